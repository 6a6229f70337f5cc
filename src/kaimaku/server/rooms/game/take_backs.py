"""When a decision may be undone: freely, with the others' consent, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from kaimaku.kernel.journal import Entry

Undo = Literal["free", "ask", "no"]
UNDOS = 500  # in one game: a log does not grow for ever because somebody tries everything


def revealed(before: bytes, after: bytearray, entries: Sequence[Entry]) -> bool:
    """Did anybody come to know a face between two moments?

    The journal is asked as well: a face may have been shown and hidden again within one decision.
    """
    if before != after and int.from_bytes(after) & ~int.from_bytes(before):
        return True
    return any(card >= 0 and audience & ~before[card] for _, _, card, audience, _, _ in entries)


class TakeBacks:
    """For each seat, which decision was its last; and whose can be unseen, if that is so of the very last one.

    What several decide together is taken back together, and never without asking.
    """

    __slots__ = ("_alone", "_line", "_lines", "_together", "clean", "last", "latest", "lines")

    def __init__(self, seats: int, alone: bool = False, told: int = 0) -> None:
        """`alone`: nobody plays but one person and bots. `told`: lines of the journal before the first decision."""
        self._alone = alone
        self.last = [-1] * seats  # how many decisions stood before it
        self.clean = -1  # the seat that decided last, if nothing was shown by it and no chance used
        self.lines = [told] * seats  # how many lines the journal had before it
        self._together = False
        self.latest = 0  # how many stood before the very last decision, or before all that were taken with it
        self._line = told  # how many lines the journal has,
        self._lines = told  # and had before the very last decision

    @property
    def seats(self) -> int:
        return len(self.last)

    def to_data(self) -> list[object]:
        """Everything in it as plain data."""
        return [getattr(self, name) for name in self.__slots__]

    @classmethod
    def from_data(cls, data: Sequence[object]) -> TakeBacks:
        found = cls(0)
        for name, value in zip(cls.__slots__, data, strict=True):
            setattr(found, name, value)
        return found

    def decided(
        self,
        seat: int,
        before: int,
        clean: bool,
        together: bool = False,
        first: bool = True,
        idle: bool = False,
        told: int = 0,
    ) -> None:
        """A seat has taken a decision; `before` others stood then. `first`: nobody had answered the question yet.

        `idle`: it passed where it could do nothing else. Whoever plays alone was not even asked then, and has nothing
        to take back; among people it is a decision like any, for how far an undo leads must not tell that it was none.
        `told`: lines of the journal about it.
        """
        if first or not together or not self._together:
            self.latest, self._lines = before, self._line
        self._together = together
        self._line += told
        if not (idle and self._alone):
            self.last[seat], self.lines[seat] = self.latest, self._lines
        self.clean = seat if clean and not together else -1

    def may(self, seat: int, agreed: bool, policy: str) -> Undo:
        """`agreed`: nobody but bots would be asked, or all agreed on it beforehand."""
        if policy == "never" or self.last[seat] < 0:
            return "no"
        return "free" if agreed or self.clean == seat else "ask"
