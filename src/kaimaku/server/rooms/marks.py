"""Marks: moments of a game that it can be gone on from, so that nobody has to play all of it through again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import NamedTuple

from kaimaku.kernel.table import Table

from ..desks.desk import Narrator, Viewer
from .game_log import Move
from .undo import TakeBacks

EVERY = 30  # decisions from one mark to the next


class Mark(NamedTuple):
    taken: int  # decisions before it
    table: Table
    take_backs: TakeBacks
    narrators: dict[Viewer, Narrator]
    lines: int  # of the journal
    history: int  # entries of it


class Marks:
    """`moves`: all decisions that stand, in order."""

    def __init__(self, at: Collection[int] | None = None) -> None:
        """`at`: set them exactly there."""
        self.moves: list[Move] = []
        self.kept: list[Mark] = []
        self._at = at

    @property
    def due(self) -> bool:
        taken = len(self.moves)
        if self._at is not None:
            return taken in self._at
        return taken - (self.kept[-1].taken if self.kept else 0) >= EVERY

    def add(self, mark: Mark) -> None:
        """The newest are close together, older ones ever further apart: seldom does anybody go back far."""
        self.kept.append(mark)
        if self._at is not None:
            return
        self.kept = [old for old in self.kept if _near(old.taken // EVERY, mark.taken // EVERY)]

    def before(self, moves: Sequence[Move]) -> Marks | None:
        """As they were at the last mark before the end of these moves; None if none led there."""
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.moves, moves, strict=False)))
        kept = [mark for mark in self.kept if mark.taken <= same and mark.taken < len(moves)]
        if not kept:
            return None
        found = Marks()
        found.moves = self.moves[: kept[-1].taken]
        found.kept = kept
        return found


def _near(number: int, newest: int) -> bool:
    """Is it one of the last two marks, or not further back than twice the power of two that divides its number?"""
    age = newest - number
    return age < 2 or age <= 2 * (number & -number)
