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

    __slots__ = ("_alone", "_together", "clean", "last", "latest")

    def __init__(self, seats: int, alone: bool = False) -> None:
        """`alone`: nobody plays but one person and bots."""
        self._alone = alone
        self.last = [-1] * seats  # how many decisions stood before it
        self.clean = -1  # the seat that decided last, if nothing was shown by it and no chance used
        self._together = False
        self.latest = 0  # how many stood before the very last decision, or before all that were taken with it

    def decided(
        self, seat: int, before: int, clean: bool, together: bool = False, first: bool = True, idle: bool = False
    ) -> None:
        """A seat has taken a decision; `before` others stood then. `first`: nobody had answered the question yet.

        `idle`: it passed where it could do nothing else. Whoever plays alone was not even asked then, and has nothing
        to take back; among people it is a decision like any, for how far an undo leads must not tell that it was none.
        """
        if first or not together or not self._together:
            self.latest = before
        self._together = together
        if not (idle and self._alone):
            self.last[seat] = self.latest
        self.clean = seat if clean and not together else -1

    def may(self, seat: int, agreed: bool, policy: str) -> Undo:
        """`agreed`: nobody but bots would be asked, or all agreed on it beforehand."""
        if policy == "never" or self.last[seat] < 0:
            return "no"
        return "free" if agreed or self.clean == seat else "ask"
