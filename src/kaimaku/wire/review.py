"""Review of a finished game: win chances over time, what luck and decisions did, the decisions that cost most."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .common import GameName, Seat, Words
from .play import Fact

ChanceKind = Literal["draw", "die", "shuffle"]
# What a change is put down to, if not to a decision: chance, cards that lay hidden from whoever decided, or an end that
# the rules did not bring about (time, agreement, leaving).
LuckKind = Literal["draw", "die", "shuffle", "hidden", "outside"]


class Points(Struct, frozen=True):
    """A change of a win chance, in percentage points, with its 95 % interval."""

    value: float
    low: float
    high: float


class TruthPoint(Struct, frozen=True):
    """How likely each seat is to win after `step` decisions, with all hands open, in percent (95 % interval)."""

    step: int
    chances: list[float]
    low: list[float]
    high: list[float]


class OwnPoint(Struct, frozen=True):
    """The same for one seat, from what it knew at `step`: over its decisions of a turn."""

    step: int
    seat: Seat
    chance: float
    low: float
    high: float


class ReviewChange(Struct, frozen=True):
    """What changed the truth after decision `step`, by seat, in percentage points."""

    step: int
    seat: Seat  # who decided
    kind: LuckKind | Literal["decision"]
    effects: list[float]


class SeatSum(Struct, frozen=True):
    """A seat's game: `start` and all changes add up to its result, 100 or 0."""

    seat: Seat
    start: float  # its chance at the beginning
    result: float
    luck: Points
    by_kind: dict[LuckKind, float]  # of what the luck consists
    decisions: list[Points]  # by seat: what that seat's decisions did to this seat's chance
    choices: int  # its decisions that could have been others


class RoleBelief(Struct, frozen=True):
    """What the seat that decided could believe of another: how likely each kind of role is."""

    seat: Seat
    of: list[float]


class Mistake(Struct, frozen=True, omit_defaults=True):
    """A decision that cost much, in percentage points of the decider's own chance."""

    step: int  # the replay shows the position after so many decisions
    seat: Seat
    turn: int
    cost: Points
    chance: float  # with the better option, in percent, by what the seat knew
    played: Words
    better: Words
    question: Words
    played_facts: list[Fact] = []  # what certainly came of it,
    better_facts: list[Fact] = []  # and what the better option would have done
    line: list[Words] = []  # how the game would go on, as far as neither chance nor hidden cards decide
    # Life or points by seat at the end of the playouts, on average.
    played_scores: list[float] = []
    better_scores: list[float] = []
    beliefs: list[RoleBelief] = []


class Review(Struct, frozen=True, omit_defaults=True):
    """As far as it has been worked out: the line comes first, the decisions last."""

    format: Literal["kaimaku-review-1"]
    game: GameName
    names: list[str]
    steps: int
    done: float  # 0 to 1
    truth: list[TruthPoint]
    own: list[OwnPoint]
    changes: list[ReviewChange] = []
    sums: list[SeatSum] = []  # once everything is measured
    mistakes: list[Mistake] = []  # at most five for each seat, the costliest first
    kinds: list[str] = []  # of roles, in the order of beliefs
    scored: Words | None = None  # what the scores count
    names_ja: list[str] = []
