"""Marks: moments of a game that it can be gone on from, so that nobody has to play all of it through again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import NamedTuple

from kaimaku.kernel.table import Table

from ..desks.desk import Narrator, Viewer
from .game_log import Move
from .undo import TakeBacks

EVERY = 25  # decisions from one mark to the next
MOST = 40  # marks of one game; of a longer one, every other is let go


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
        self._every = EVERY

    @property
    def due(self) -> bool:
        taken = len(self.moves)
        if self._at is not None:
            return taken in self._at
        return taken - (self.kept[-1].taken if self.kept else 0) >= self._every

    def add(self, mark: Mark) -> None:
        self.kept.append(mark)
        if len(self.kept) > MOST:
            self.kept = self.kept[1::2]
            self._every *= 2

    def before(self, moves: Sequence[Move]) -> Marks | None:
        """As they were at the last mark before the end of these moves; None if none led there."""
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.moves, moves, strict=False)))
        kept = [mark for mark in self.kept if mark.taken <= same and mark.taken < len(moves)]
        if not kept:
            return None
        found = Marks()
        found.moves = self.moves[: kept[-1].taken]
        found.kept = kept
        found._every = self._every
        return found
