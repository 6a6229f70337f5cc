"""The table: seats in a circle, hands, roles, and the stack of cards being resolved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias, cast

from kaimaku.kernel import frames
from kaimaku.kernel.decisions import Explainer, Lister, Option, Prompt
from kaimaku.kernel.frames import Frame, Signal, Step
from kaimaku.kernel.questions import Questions
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Data, Table

from .registry import DEFINITIONS, number_of

MOST_SEATS = 8

# Zones. ASIDE holds the roles that take no part (any more); HAND and ROLE have one zone for each seat.
DECK, DISCARD, RESOLVING, ASIDE, HAND = range(5)
ROLE = HAND + MOST_SEATS
ZONES = ROLE + MOST_SEATS

# What becomes of a card on the stack. It can be cancelled while it is OPEN (term.cancel.1).
OPEN, BEGUN, RESOLVED, CANCELLED = range(4)
STATES = ("open", "begun", "resolved", "cancelled")


class Entry(NamedTuple):
    """A card on the stack; its number is its place there. The stack lasts until the card at its bottom is over."""

    card: int
    half: int
    you: int  # whose card it counts as (term.behalf.1)
    payer: int  # who played it and holds the cards; differs from `you` only on another's behalf
    target: int  # the announced seat, -1 for none
    answers: int  # the entry it reacts to, -1 for none
    state: int = OPEN
    defenders: int = 0  # seats under its present attack
    avoided: int = 0  # those who avoid it, for now: a cancelled attack was never avoided (faq.remilia.1)


class DanmakuTable(Table):
    """A table of Danmaku!!."""

    __slots__ = ("down", "fired", "life", "stack", "step")
    questions = Questions(
        "danmaku",
        pick="danmaku:term.discard.2",
        few="danmaku:range.1",
        may="danmaku:ability.1",
        number="danmaku:faq.suika.2",
        span="danmaku:faq.suika.1",
        order="danmaku:ability.1",
        over="danmaku:victory.3",
        turn="danmaku:type.reaction.5",
    )

    def __init__(self, seats: int, seed: int, rulings: Mapping[str, str]) -> None:
        super().__init__(seats, ZONES, seed, rulings)
        self.life = [0] * seats
        self.fired = [0] * seats  # Danmaku cards played in this seat's round (turn.main.9)
        self.down = 0  # mask of the defeated seats
        self.stack: list[Entry] = []
        self.step = "setup"

    def clone(self) -> DanmakuTable:
        new = super().clone()
        new.life = self.life[:]
        new.fired = self.fired[:]
        new.down = self.down
        new.stack = self.stack[:]
        new.step = self.step
        return new

    def to_data(self) -> Data:
        data = super().to_data()
        data["defs"] = [DEFINITIONS[number].id for number in self.defs]
        data["life"] = self.life[:]
        data["fired"] = self.fired[:]
        data["down"] = self.down
        data["stack"] = [list(e) for e in self.stack]
        data["step"] = self.step
        return data

    def load_data(self, data: Data) -> None:
        ids = cast("list[str]", data["defs"])
        super().load_data({**data, "defs": [number_of(id) for id in ids]})
        self.life = list(cast("list[int]", data["life"]))
        self.fired = list(cast("list[int]", data["fired"]))
        self.down = cast(int, data["down"])
        self.stack = [Entry(*row) for row in cast("list[list[int]]", data["stack"])]
        self.step = str(data["step"])


# --- asking the table -----------------------------------------------------------------------------------------------


def active(t: DanmakuTable, seat: int) -> bool:
    """Still in the game (defeat.2); a player at 0 life is until the defeats are settled (defeat.4)."""
    return 0 <= seat < t.seats and not t.down >> seat & 1


def ring(t: DanmakuTable, seat: int) -> list[int]:
    """The active seats clockwise from the left of a seat; the seat itself comes last."""
    return [s % t.seats for s in range(seat + 1, seat + 1 + t.seats) if not t.down >> s % t.seats & 1]


def from_current(t: DanmakuTable) -> list[int]:
    """The active seats clockwise, the current player first."""
    return ring(t, t.active - 1)


def hand(t: DanmakuTable, seat: int) -> list[int]:
    return t.zones[HAND + seat]


# --- the kernel's makers, for steps and lists that take this game's table -------------------------------------------

Rule: TypeAlias = "Callable[[DanmakuTable, Frame], Signal]"
Listing: TypeAlias = "Callable[[DanmakuTable, Frame, int], list[Option]]"
Reason: TypeAlias = "Callable[[DanmakuTable, Frame, int, Option], Refusal | None]"


def step(rule: Rule) -> Step:
    return cast(Step, rule)


def procedure(name: str, *rules: Rule, slots: int = 1) -> int:
    return frames.procedure(name, *map(step, rules), slots=slots)


def prompt(
    name: str, rule: str, en: str, ja: str, options: Listing, why: Reason | None = None, secret: bool = False
) -> Prompt:
    explain = cast("Explainer | None", why)
    return Prompt(f"danmaku:{name}", f"danmaku:{rule}", en, ja, cast(Lister, options), explain, secret=secret)


def numbers(option: Option, verb: str, count: int) -> tuple[int, ...] | None:
    """The numbers of an option of this verb; None for anything else, however odd."""
    if len(option) != count + 1 or option[0] != verb:
        return None
    found = tuple(n for n in option[1:] if isinstance(n, int))
    return found if len(found) == count else None
