"""Presence: who is here, how long the others wait for whoever is not, and that nobody loses when all are gone."""

from __future__ import annotations


class Presence:
    """Counts down for each person who is away, as long as another one is here to wait for them."""

    __slots__ = ("_left", "_people", "_settled", "_sockets", "patience")

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._people: frozenset[int] = frozenset()
        self._sockets: dict[int, int] = {}
        self._left: dict[int, float] = {}  # seconds, of those away
        self._settled = 0.0

    def seat(self, people: frozenset[int], now: float) -> None:
        """These seats belong to people who play."""
        self._settle(now)
        self._people = people
        self._left = {s: self._left.get(s, self.patience) for s in people if not self._sockets.get(s)}

    def come(self, seat: int, now: float) -> bool:
        """One more connection of a seat; True if it was away."""
        self._settle(now)
        self._sockets[seat] = self._sockets.get(seat, 0) + 1
        self._left.pop(seat, None)
        return self._sockets[seat] == 1

    def go(self, seat: int, now: float) -> bool:
        """One connection less; True if that was the last."""
        self._settle(now)
        self._sockets[seat] -= 1
        if self._sockets[seat]:
            return False
        del self._sockets[seat]
        if seat in self._people:
            self._left[seat] = self.patience
        return True

    def here(self, seat: int) -> bool:
        return seat in self._sockets

    @property
    def anybody(self) -> bool:
        """Is any person here who plays?"""
        return any(s in self._sockets for s in self._people)

    def away(self, seat: int, now: float) -> float:
        """Seconds until the others may choose; 0 for whoever is here, and when that time is over."""
        left = self._left.get(seat, 0.0)
        return max(0.0, left - (now - self._settled)) if self.anybody else left

    def overdue(self, seat: int, now: float) -> bool:
        return seat in self._left and self.away(seat, now) <= 0

    def wait(self, seat: int, now: float) -> None:
        """The others wait as long again."""
        self._settle(now)
        self._left[seat] = self.patience

    def next(self, now: float) -> float | None:
        """Seconds until somebody's time is over; None while nothing counts down."""
        if not self.anybody:
            return None
        waits = [self.away(s, now) for s in self._left]
        return min((w for w in waits if w > 0), default=None)

    def _settle(self, now: float) -> None:
        if self.anybody:
            passed = now - self._settled
            self._left = {s: max(0.0, left - passed) for s, left in self._left.items()}
        self._settled = now
