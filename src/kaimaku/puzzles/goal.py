"""What a puzzle asks for. A game says in `Manifest.puzzles` how long its puzzles last and how a position is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from kaimaku.kernel.table import Table
from kaimaku.wire.common import Words

GoalKind = Literal["win", "survive"]
GOALS: tuple[GoalKind, ...] = get_args(GoalKind)
SOLVER = 0  # the seat that solves, in every puzzle


@dataclass(frozen=True)
class Goal:
    """One kind of puzzle of a game."""

    words: Words  # what to do
    missed: Words  # what is said when its time is over and it was not reached
    over: Callable[[Any, Any], bool]  # (how it began, now): is its time over?


@dataclass(frozen=True)
class Puzzling:
    """What a game says about its puzzles."""

    goals: Mapping[GoalKind, Goal]
    begins: Callable[[Any, int, GoalKind], bool]  # may a puzzle of this goal begin at this table, for this seat?
    # A table as a position of scenarios, with this seat as its first player.
    position: Callable[[Any, int, GoalKind], dict[str, object]]
    opened: Callable[[Any, int], list[int]]  # cards of a seat that lie open in a puzzle, though not in a game
    # What else the solver is told about a table at the beginning, in sentences.
    note: Callable[[Any, GoalKind], list[Words]] = lambda t, kind: []
    won: Callable[[Any], tuple[int, ...]] = lambda t: ()  # who has won already, though the game is not over yet
    unordered: tuple[str, ...] = ()  # rows of a saved table whose order makes no difference in a puzzle


def open_hand(cards: Sequence[Words]) -> Words:
    """What the other holds, in a sentence."""
    if not cards:
        return Words("Their hand is empty.", "相手の手札はありません。")
    return Words(
        f"Their hand: {', '.join(card.en for card in cards)}.", f"相手の手札：{'、'.join(card.ja for card in cards)}。"
    )


def reached(puzzling: Puzzling, kind: GoalKind, began: Table, t: Table) -> bool | None:
    """Is it reached, or out of reach, by what lies open now? None: it goes on."""
    winners = puzzling.won(t) if t.result is None else t.result.winners
    if winners:
        return SOLVER in winners
    if t.result is not None or puzzling.goals[kind].over(began, t):
        return kind == "survive"
    return None
