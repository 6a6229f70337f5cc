"""Table: all mutable state of a game as plain data. Nothing callable inside; clone, save and hash at any decision."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import ClassVar, NamedTuple, TypeVar

from .cycles import Rounds, Streak
from .decisions import PROMPT_BY_NAME, PROMPTS, Option
from .events import kind_name, kind_number
from .frames import BY_NAME, PROGRAMS, Frame, frozen
from .journal import Entry
from .listeners import Live, Pending
from .marks import mypyc_attr
from .questions import Questions

Data = dict[str, object]
T = TypeVar("T", bound="Table")


class Result(NamedTuple):
    """How a game ended: the winners (nobody: a draw) and the rule that ended it."""

    winners: tuple[int, ...]
    rule: str


class GoneProgram(LookupError):
    """A saved table names a program, prompt or ability that this build does not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game in progress. A card is an int that indexes `defs`, `known`, `where` and `owner`."""

    __slots__ = (
        "active",
        "answer",
        "answers",
        "asked",
        "defs",
        "draws",
        "forced",
        "frames",
        "handle",
        "handles",
        "happened",
        "journal",
        "known",
        "listed",
        "live",
        "mods",
        "options",
        "outcome",
        "owner",
        "pending",
        "picked",
        "prompt",
        "result",
        "rulings",
        "seats",
        "seed",
        "stamp",
        "streak",
        "thorough",
        "turn",
        "used",
        "where",
        "zones",
    )

    questions: ClassVar[Questions]  # each game's own, a class attribute
    rounds: ClassVar[Rounds] = Rounds()  # likewise, of games that look for perpetual cycles

    def __init__(self, seats: int, zones: int, seed: int, rulings: Mapping[str, str]) -> None:
        self.seats = seats
        self.defs: list[int] = []  # card → definition number (determinize permutes this)
        self.known = bytearray()  # card → bitmask of the seats that may see its face
        self.where = bytearray()  # card → zone
        self.owner = bytearray()  # card → seat that brought it
        self.handles: list[int] = []  # card → public handle, new each time it comes out of a hidden zone
        self.handle = 0
        self.zones: list[list[int]] = [[] for _ in range(zones)]
        self.frames: list[Frame] = []
        self.pending: list[Pending] = []
        self.live: dict[int, tuple[Live, ...]] = {}
        self.mods: dict[int, tuple[Live, ...]] = {}
        self.used: dict[tuple[int, ...], int] = {}
        self.seed = seed
        self.draws = 0
        self.forced: tuple[int | tuple[int, ...], ...] = ()  # faces of dice, top cards of shuffles
        self.turn = 0
        self.active = 0
        self.stamp = 0
        self.prompt = 0
        self.asked: tuple[int, ...] = ()
        self.answer: Option = ()
        self.answers: dict[int, Option] = {}
        self.picked: tuple[int, ...] = ()  # what the last pick chose, for the step after it
        self.outcome: tuple[int, ...] = ()  # what the last event really did, for the step after it
        self.options: list[Option] | None = None
        self.listed = -1  # whose options these are
        self.result: Result | None = None
        self.rulings = rulings
        self.thorough = False  # put even questions with a single answer (scenarios and lessons)
        self.journal: list[Entry] | None = None
        self.happened = 0  # what began by itself since somebody last acted freely
        self.streak: Streak | None = None  # … looked at more closely, once it is much

    @property
    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def add_card(self, definition: int, owner: int, zone: int, known: int = 0) -> int:
        """Bring a card into the game, on top of a zone."""
        card = len(self.defs)
        self.defs.append(definition)
        self.known.append(known)
        self.where.append(zone)
        self.owner.append(owner)
        self.handles.append(0)
        self.zones[zone].append(card)
        return card

    def add_cards(self, definitions: list[int], owner: int, zone: int) -> None:
        """Bring face-down cards into the game, in order, on top of a zone."""
        first, count = len(self.defs), len(definitions)
        self.defs += definitions
        self.known += bytes(count)
        self.where += bytes([zone]) * count
        self.owner += bytes([owner]) * count
        self.handles += [0] * count
        self.zones[zone] += range(first, first + count)

    def tick(self) -> int:
        self.stamp += 1
        return self.stamp

    def clone(self: T) -> T:
        """An independent table at the same decision, without the journal."""
        new = type(self).__new__(type(self))
        new.seats = self.seats
        new.defs = self.defs[:]
        new.known = self.known[:]
        new.where = self.where[:]
        new.owner = self.owner
        new.handles = self.handles[:]
        new.handle = self.handle
        new.zones = [zone[:] for zone in self.zones]
        new.frames = [f.clone() for f in self.frames]
        new.pending = self.pending[:]
        new.live = self.live.copy()
        new.mods = self.mods.copy()
        new.used = self.used.copy()
        new.seed = self.seed
        new.draws = self.draws
        new.forced = self.forced
        new.turn = self.turn
        new.active = self.active
        new.stamp = self.stamp
        new.prompt = self.prompt
        new.asked = self.asked
        new.answer = self.answer
        new.answers = self.answers.copy()
        new.picked = self.picked
        new.outcome = self.outcome
        new.options = self.options
        new.listed = self.listed
        new.result = self.result
        new.rulings = self.rulings
        new.thorough = self.thorough
        new.journal = None
        new.happened = self.happened
        new.streak = None if self.streak is None else self.streak.clone()
        return new

    def to_data(self) -> Data:
        """Everything that matters as JSON-able data; programs, prompts and abilities by stable name."""
        data: Data = {
            "seats": self.seats,
            "defs": self.defs[:],
            "known": list(self.known),
            "where": list(self.where),
            "owner": list(self.owner),
            "handles": self.handles[:],
            "handle": self.handle,
            "zones": [zone[:] for zone in self.zones],
            "frames": [[PROGRAMS[f.prog].name, f.pc, f.seat, f.source, f.slots[:]] for f in self.frames],
            "pending": [p.to_data() for p in self.pending],
            "live": sorted(
                [kind_name(kind), [x.to_data() for x in found]] for kind, found in self.live.items() if found
            ),
            "mods": [[stat, [x.to_data() for x in found]] for stat, found in sorted(self.mods.items()) if found],
            "used": [[list(key), n] for key, n in sorted(self.used.items())],
            "seed": str(self.seed),
            "draws": self.draws,
            "forced": list(self.forced),
            "turn": self.turn,
            "active": self.active,
            "stamp": self.stamp,
            "prompt": PROMPTS[self.prompt].name if PROMPTS else "",
            "asked": list(self.asked),
            "answers": [[seat, list(option)] for seat, option in sorted(self.answers.items())],
            "picked": list(self.picked),
            "outcome": list(self.outcome),
            "result": None if self.result is None else [list(self.result.winners), self.result.rule],
            "rulings": dict(self.rulings),
            "thorough": self.thorough,
        }
        if self.streak is not None:
            data["happened"], data["streak"] = self.happened, self.streak.to_data()
        return data

    def load_data(self, data: Data) -> None:
        """Fill an empty table with saved data; the counterpart of `to_data`."""
        d: dict[str, list] = data  # type: ignore[type-arg, assignment]
        self.seats = int(str(data["seats"]))
        self.defs = list(d["defs"])
        self.known = bytearray(d["known"])
        self.where = bytearray(d["where"])
        self.owner = bytearray(d["owner"])
        self.handles = list(d["handles"])
        self.handle = int(str(data["handle"]))
        self.zones = [list(zone) for zone in d["zones"]]
        self.frames = [
            Frame(program(name), pc, seat, source, [frozen(v) for v in slots])
            for name, pc, seat, source, slots in d["frames"]
        ]
        self.pending = [Pending.from_data(row) for row in d["pending"]]
        self.live = {kind_number(kind): tuple(Live.from_data(row) for row in rows) for kind, rows in d["live"]}
        self.mods = {stat: tuple(Live.from_data(row) for row in rows) for stat, rows in d["mods"]}
        self.used = {tuple(key): n for key, n in d["used"]}
        self.seed = int(str(data["seed"]))
        self.draws = int(str(data["draws"]))
        self.forced = tuple(x if isinstance(x, int) else tuple(x) for x in d["forced"])
        self.turn = int(str(data["turn"]))
        self.active = int(str(data["active"]))
        self.stamp = int(str(data["stamp"]))
        name = str(data["prompt"])
        if name and name not in PROMPT_BY_NAME:
            raise GoneProgram(f"this build has no prompt called {name!r}")
        self.prompt = PROMPT_BY_NAME[name].number if name else 0
        self.asked = tuple(d["asked"])
        self.answers = {seat: tuple(option) for seat, option in d["answers"]}
        self.picked = tuple(d["picked"])
        self.outcome = tuple(d["outcome"])
        self.options = None
        self.listed = -1
        self.result = None if data["result"] is None else Result(tuple(d["result"][0]), str(d["result"][1]))
        rulings = data["rulings"]
        assert isinstance(rulings, dict)
        self.rulings = dict(rulings)
        self.thorough = bool(data["thorough"])
        self.happened = int(str(data.get("happened", 0)))
        self.streak = Streak.from_data(d["streak"]) if "streak" in data else None

    def earlier_data(self) -> Data:
        """… as earlier versions saved it, if they kept less; replays of theirs hold its digests."""
        return self.to_data()

    def digest(self, *, earlier: bool = False) -> str:
        """blake2b-128 of the canonical data."""
        data = self.earlier_data() if earlier else self.to_data()
        canonical = json.dumps(data, separators=(",", ":"), sort_keys=True)
        return blake2b(canonical.encode(), digest_size=16).hexdigest()


def program(name: str) -> int:
    found = BY_NAME.get(name)
    if found is None:
        raise GoneProgram(f"this build has no program called {name!r}")
    return found.number
