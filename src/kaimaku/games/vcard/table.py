"""Spots, evolution stacks, attachments and the queue as data (ch. 3, 4.6.4), and the ways a card may move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, NamedTuple, cast

from kaimaku.kernel.decisions import Explainer, Lister, Option, Prompt
from kaimaku.kernel.frames import Frame, Signal, Step, Value, frozen, procedure
from kaimaku.kernel.knowledge import public_handle
from kaimaku.kernel.listeners import Live
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.questions import Questions
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Data, Table

from .card import BY_ID, CARDS, CardDef
from .rules.picking import REASONS

# Zones of a seat: seat * SIDE + kind. The five VT spots come last, Active first, Backstage from the left (3.1.0.2).
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
MASCOT_SPOT: Final = 3
ALLIES: Final = 4
ACTIVE: Final = 5
BACKSTAGE: Final = range(6, 10)
SIDE: Final = 10
WORLD_SPOT: Final = 20
QUEUE_ZONE: Final = 21
ZONES: Final = 22
BOTH: Final = 0b11  # seats that know a face

# Phases of a game; those of a turn lie together.
SETUP: Final = 0
REVEAL_PHASE: Final = 1
START: Final = 2
DRAW_PHASE: Final = 3
MAIN_PHASE: Final = 4
END: Final = 5
COMBAT: Final = 6
AFTER_COMBAT: Final = 7
TURN_PHASES: Final = frozenset({REVEAL_PHASE, START, DRAW_PHASE, MAIN_PHASE, END})
PHASES: Final = ("setup", "reveal", "start", "draw", "main", "end", "combat", "after")

# What `mods` changes: Power Levels, and what the rules allow a seat or a VT.
PL: Final = 0
SUPPORTS_MORE: Final = 1
SUPPORTS_CAP: Final = 2
NO_SEARCH: Final = 3
NO_ADVANTAGE: Final = 4
COINS_KEPT: Final = 5
EXTRA_DRAWS: Final = 6
BARRED: Final = 7

# What `used` counts, for each seat and turn.
SUPPORTS_PLAYED: Final = 0
MASCOTS_PLAYED: Final = 1
WORLDS_PLAYED: Final = 2
CARDS_PLAYED: Final = 3
ALLIES_PLAYED: Final = 4
REPLIES_PLAYED: Final = 5
ACTIONS: Final = 6
CHAINS: Final = 7
MOVES: Final = 8
# The same for each card: its place, from 0, among its player's when it was played; how often it was made to trigger.
PLAYED_AS: Final = 9
TRIGGERED: Final = 10
MOST_USES: Final = 100  # as many cards as both decks have: whatever uses up cards has ended before

# How long a one-shot effect may last.
UNTIL_TURN_ENDS: Final = 1
UNTIL_AFTER_COMBAT: Final = 2
UNTIL_COINS_GO: Final = 3


class Token(NamedTuple):
    """A token: which kind, on which VT or spot, who laid it there, and what happens when it is discarded."""

    kind: int
    at: int  # the VT, or for Burn and Fracture the spot
    seat: int
    source: int
    stamp: int
    lost: str = ""  # a program's name


class Due(NamedTuple):
    """An effect that waits for a turn (Grow, Havoc, Aftershock; V-31)."""

    when: int  # START or END
    whose: int  # in whose turn
    first: int  # 0: before other effects of that phase (Aftershock), else 1
    prog: str
    seat: int  # who is "you"
    source: int
    born: int  # the turn in which it was set up: it waits for a later one
    stamp: int


class Item(NamedTuple):
    """A card or an action on the queue (4.6.4.1)."""

    verb: str
    seat: int
    card: int
    place: int = -1  # the spot or VT it goes to
    about: tuple[Value, ...] = ()  # the event a Reinforcement answers
    aimed: tuple[Value, ...] = ()  # slots of its effect after its targets were chosen
    canceled: int = 0


Calm = tuple[tuple[Token, ...], tuple[Live, ...], tuple[Live, ...] | None]


@mypyc_attr(allow_interpreted_subclasses=True)  # so that a clone is made without `__init__`
class VCardTable(Table):
    """A table of VCard. A VT is named by the lowest card of its stack: that card keeps the effect (4.1.1.3g)."""

    __slots__ = (
        "before",
        "borne",
        "calm",
        "coins",
        "copied",
        "due",
        "evolved",
        "evolved_before",
        "first",
        "fought",
        "hosts",
        "kinds",
        "laid",
        "locked",
        "mana",
        "moved",
        "phase",
        "points",
        "queue",
        "round",
        "sets",
        "spared",
        "taken",
        "tokens",
    )
    questions: ClassVar[Questions] = Questions(
        "vcard",
        pick="vcard:4.5.1.2",
        few="vcard:1.1.0.3",
        may="vcard:4.5.2.7",
        number="vcard:8.1.0.1/greed",
        span="vcard:8.1.0.1/greed",
        order="vcard:4.6.1.1",
        over="vcard:7.4.3.2",
        turn="vcard:4.6.5.1",
        reasons=REASONS,
    )

    def __init__(self, seed: int, rulings: Mapping[str, str]) -> None:
        super().__init__(2, ZONES, seed, rulings)
        self.sets = ""  # those that are played with, in order: a public fact
        self.queue: tuple[Item, ...] = ()
        self.tokens: tuple[Token, ...] = ()
        self.laid: dict[tuple[int, int], int] = {}  # how many of a kind lie where; replaced, never changed
        self.kinds = 0  # a bit for each kind of token that lies anywhere
        self.due: tuple[Due, ...] = ()
        self.moved: tuple[int, ...] = ()  # VTs that changed their spot this turn
        self.evolved: tuple[int, ...] = ()  # evolution cards played this turn
        self.evolved_before: tuple[int, ...] = ()  # and in the last one
        self.before: dict[tuple[int, ...], int] = {}  # what `used` was when the last turn ended
        self.copied: dict[int, int] = {}  # a card played as a copy → its own definition
        self.fought: tuple[Value, ...] = ()  # how the last combat was counted
        self.borne: tuple[tuple[int, int], ...] = ()  # ongoing effects that were on a VT when Bolster came: stamp, VT
        self.spared: tuple[tuple[int, int], ...] = ()  # and those that Bolster has canceled
        self.calm: Calm = ((), (), None)  # see `bolster.is_calm`
        self.mana = [0, 0]
        self.hosts: dict[int, int] = {}  # Ally → the VT it is attached to
        self.locked: set[int] = set()
        self.coins = [0, 0]
        self.points = [0, 0]
        self.taken = [0, 0]  # turns taken in this round
        self.first = 0  # who began this round
        self.round = 1
        self.phase = SETUP

    def clone(self) -> VCardTable:
        new = super().clone()
        new.sets = self.sets
        new.queue = self.queue
        new.tokens = self.tokens
        new.laid = self.laid
        new.kinds = self.kinds
        new.due = self.due
        new.moved = self.moved
        new.evolved = self.evolved
        new.evolved_before = self.evolved_before
        new.before = self.before
        new.copied = self.copied.copy()
        new.fought = self.fought
        new.borne = self.borne
        new.spared = self.spared
        new.calm = self.calm
        new.mana = self.mana[:]
        new.hosts = self.hosts.copy()
        new.locked = self.locked.copy()
        new.coins = self.coins[:]
        new.points = self.points[:]
        new.taken = self.taken[:]
        new.first = self.first
        new.round = self.round
        new.phase = self.phase
        return new

    def count_tokens(self) -> None:
        """After every change of the tokens."""
        self.laid = {}
        self.kinds = 0
        for token in self.tokens:
            kind, at = token.kind, token.at
            self.laid[kind, at] = self.laid.get((kind, at), 0) + 1
            self.kinds |= 1 << kind

    def to_data(self) -> Data:
        data = super().to_data()
        data["defs"] = [CARDS[d].facts.id for d in self.defs]
        data["copied"] = [[card, CARDS[d].facts.id] for card, d in sorted(self.copied.items())]
        for name in ROWS:
            data[name] = [list(row) for row in getattr(self, name)]
        data["before"] = [[list(key), n] for key, n in sorted(self.before.items())]
        data["hosts"] = [list(pair) for pair in sorted(self.hosts.items())]
        data["locked"] = sorted(self.locked)
        for name in LISTS:
            data[name] = list(getattr(self, name))
        for name in PLAIN:
            data[name] = getattr(self, name)
        return data

    def load_data(self, data: Data) -> None:
        ids = cast("list[str]", data["defs"])
        super().load_data({**data, "defs": [BY_ID[i].number for i in ids]})
        self.copied = {card: BY_ID[name].number for card, name in cast("list[list[Any]]", data["copied"])}
        for name, kind in ROWS.items():
            rows = cast("list[list[object]]", data[name])
            setattr(self, name, tuple(kind(*(frozen(v) for v in row)) for row in rows))
        self.count_tokens()
        self.before = {tuple(key): n for key, n in cast("list[list[Any]]", data["before"])}
        self.hosts = {ally: vt for ally, vt in cast("list[list[int]]", data["hosts"])}
        self.locked = set(cast("list[int]", data["locked"]))
        for name in LISTS:
            values = cast("list[object]", data[name])
            setattr(self, name, values[:] if name in CHANGING else tuple(frozen(v) for v in values))
        for name in PLAIN:
            setattr(self, name, data[name])


ROWS: Final[dict[str, Callable[..., tuple[object, ...]]]] = {"queue": Item, "tokens": Token, "due": Due}
CHANGING: Final = ("coins", "mana", "points", "taken")
LISTS: Final = (*CHANGING, "moved", "evolved", "evolved_before", "fought", "borne", "spared")
PLAIN: Final = ("first", "round", "phase", "sets")


# --- this game's steps and prompts know their table -----------------------------------------------------------------

Rule = Callable[[VCardTable, Frame], Signal]


def vcard(t: Table) -> VCardTable:
    """What the kernel calls a table is one of ours here; asked too often to be tested each time."""
    return t  # type: ignore[return-value]


def rules(name: str, *steps: Rule, slots: int = 4) -> int:
    return procedure(name, *cast("tuple[Step, ...]", steps), slots=slots)


def prompt(
    name: str,
    rule: str,
    en: str,
    ja: str,
    options: Callable[[VCardTable, Frame, int], list[Option]],
    explain: Callable[[VCardTable, Frame, int, Option], Refusal | None],
) -> Prompt:
    return Prompt(name, rule, en, ja, cast("Lister", options), cast("Explainer", explain))


# --- asking the table -----------------------------------------------------------------------------------------------


def other(seat: int) -> int:
    return 1 - seat


def zone(t: VCardTable, seat: int, kind: int) -> list[int]:
    return t.zones[seat * SIDE + kind]


def spots(seat: int) -> range:
    return range(seat * SIDE + ACTIVE, seat * SIDE + SIDE)


def face(t: VCardTable, card: int) -> CardDef:
    return CARDS[t.defs[card]]


def face_up(t: VCardTable, card: int) -> bool:
    return t.known[card] == BOTH


def vts(t: VCardTable, seat: int) -> list[int]:
    """The VTs of a side, the Active one first, then Backstage from the left; face-down ones too (V-45)."""
    return [t.zones[s][0] for s in spots(seat) if t.zones[s]]


def active(t: VCardTable, seat: int) -> int:
    """The Active VT, or -1."""
    stack = zone(t, seat, ACTIVE)
    return stack[0] if stack else -1


def backstage(t: VCardTable, seat: int) -> list[int]:
    return [stack[0] for kind in BACKSTAGE if (stack := zone(t, seat, kind))]


def on_spot(t: VCardTable, vt: int) -> bool:
    """Is this card the VT of some spot (and not gone from the board, or beneath another)?"""
    where = t.where[vt]
    return where < WORLD_SPOT and where % SIDE >= ACTIVE and t.zones[where][0] == vt


def beside(t: VCardTable, vt: int) -> list[int]:
    """The Adjacent VTs: next to it Backstage; the Active VT is Adjacent to none (8.3.5)."""
    here = t.where[vt]
    if here % SIDE not in BACKSTAGE:
        return []
    near = [s for s in (here - 1, here + 1) if s % SIDE in BACKSTAGE and s // SIDE == here // SIDE]
    return [t.zones[s][0] for s in near if t.zones[s]]


def in_play(t: VCardTable, card: int) -> bool:
    """Is the card on a board: a Mascot, an Ally, or a card of a VT's stack?"""
    return t.where[card] < WORLD_SPOT and t.where[card] % SIDE >= MASCOT_SPOT


def top(t: VCardTable, vt: int) -> int:
    """The highest card of the stack: its PL and element count (4.1.1.2b, V-10)."""
    return t.zones[t.where[vt]][-1]


def attached(t: VCardTable, vt: int) -> list[int]:
    """The Allies of a VT in the order in which they were attached (7.4.2.3)."""
    return [ally for ally in zone(t, t.owner[vt], ALLIES) if t.hosts[ally] == vt]


def vt_of(t: VCardTable, card: int) -> int:
    """The VT a card belongs to: its stack's, or an Ally's host; -1 for any other."""
    if card < 0:
        return -1
    where = t.where[card]
    if where < WORLD_SPOT and where % SIDE >= ACTIVE:
        return t.zones[where][0]
    return t.hosts.get(card, -1)


def turn_number(t: VCardTable) -> int:
    """Which of six turns of the round it is for whoever's turn it is; 6 in combat too (V-14, C10)."""
    return t.taken[t.active]


def count(t: VCardTable, what: int, seat: int) -> int:
    return t.used.get((what, seat), 0)


def tally(t: VCardTable, what: int, seat: int) -> None:
    t.used[what, seat] = t.used.get((what, seat), 0) + 1


def endless(t: VCardTable, what: int, card: int) -> bool:
    """Has this effect of a card triggered so often in this turn that it would never end (V-56)? Counts this time."""
    tally(t, what, card)
    return t.used[what, card] > MOST_USES


def count_played(t: VCardTable, seat: int, card: int) -> None:
    """One more card of this turn, and which it is: Jolt looks for the first (V-26, V-37)."""
    before = t.used.get((CARDS_PLAYED, seat), 0)
    t.used[PLAYED_AS, card] = before
    t.used[CARDS_PLAYED, seat] = before + 1


# --- moving cards ---------------------------------------------------------------------------------------------------


def put(t: VCardTable, card: int, to: int) -> None:
    """Move a card face up to a zone everybody sees, on top."""
    t.zones[t.where[card]].remove(card)
    t.zones[to].append(card)
    t.where[card] = to
    if t.known[card] != BOTH:
        t.known[card] = BOTH
        public_handle(t, card)


def take(t: VCardTable, card: int, seat: int) -> None:
    """Move a card to its owner's hand; whoever saw it before still knows it."""
    pile = t.zones[t.where[card]]
    if pile[-1] == card:  # as a rule it is drawn
        pile.pop()
    else:
        pile.remove(card)
    to = seat * SIDE + HAND
    t.zones[to].append(card)
    t.where[card] = to
    if not t.known[card] & 1 << seat:
        t.known[card] |= 1 << seat
        public_handle(t, card)


def bin_card(t: VCardTable, card: int) -> None:
    """To the top of its owner's discard pile (3.1.5.3, V-41)."""
    put(t, card, t.owner[card] * SIDE + DISCARD)


def hide(t: VCardTable, card: int, at: int, seats: int) -> None:
    """Move a card into its owner's deck, at a place counted from the bottom; `seats` still know it."""
    t.zones[t.where[card]].remove(card)
    home = t.owner[card] * SIDE + DECK
    t.zones[home].insert(at, card)
    t.where[card] = home
    t.known[card] = seats


def in_turn(t: VCardTable) -> bool:
    return t.phase in TURN_PHASES
