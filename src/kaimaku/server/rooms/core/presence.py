"""Presence: who is connected, and how long the others wait for those who are not."""

from __future__ import annotations

TOGETHER = 40.0  # seconds within which connections end that a fault of the network ends


class Presence:
    """Counts down for each person who is away, as long as another one is here to wait for them."""

    __slots__ = (
        "_came",
        "_company",
        "_gone",
        "_left",
        "_people",
        "_settled",
        "_sockets",
        "_swept",
        "grace",
        "patience",
        "visited",
    )

    def __init__(self, patience: float, grace: float | None = None) -> None:
        """`grace`: seconds after that until a bot takes the seat by itself; None: none ever does."""
        self.patience = patience
        self.grace = grace
        self._people: frozenset[int] = frozenset()
        self._company: frozenset[int] = frozenset()
        self._sockets: dict[int, int] = {}
        self._left: dict[int, float] = {}  # seconds, of those away; below 0 once that time is over
        self._settled = 0.0
        self._came: set[int] = set()  # seats that were here, or taken, since this process knows the room
        self._gone: dict[int, float] = {}  # when they left
        self._swept: set[int] = set()  # seats that left together with all others
        self.visited = False  # somebody of the room has been here, since this was last set to False

    def seat(self, people: frozenset[int], now: float, company: frozenset[int] = frozenset()) -> None:
        """These seats belong to people who play; `company`: people who do not, but would wait for them."""
        self._settle(now)
        self._people = people
        self._company = company
        self._left = {s: self._left.get(s, self.patience) for s in people if not self._sockets.get(s)}

    def taken(self, seat: int) -> None:
        """Whoever has this seat took it just now, and knows the way."""
        self._came.add(seat)

    def come(self, seat: int, now: float) -> bool:
        """One more connection of a seat; True if it was away."""
        self._settle(now)
        self.visited = True
        self._came.add(seat)
        self._swept.discard(seat)
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
        self._gone[seat] = now
        if not self._sockets:
            swept = {s for s in self._people if now - self._gone.get(s, -TOGETHER) < TOGETHER}
            self._swept = swept if len(swept) > 1 and len(swept) == len(self._people) else set()
        return True

    def move(self, places: dict[int, int]) -> None:
        """Everybody sits elsewhere: old seat → new seat."""
        self._sockets = {places[s]: count for s, count in self._sockets.items()}
        self._people, self._company, self._left = frozenset(), frozenset(), {}
        self._gone = {places[s]: when for s, when in self._gone.items()}
        self._came, self._swept = {places[s] for s in self._came}, {places[s] for s in self._swept}

    def attended(self) -> bool:
        """Is any person of the room here, or was since this was last asked?"""
        found, self.visited = self.visited, bool(self._sockets)
        return found

    def here(self, seat: int) -> bool:
        return seat in self._sockets

    def swept(self, seat: int) -> bool:
        """Is somebody away whom perhaps only a fault of ours keeps away? All left at once, or before a restart."""
        return not self.here(seat) and (seat in self._swept or seat not in self._came)

    @property
    def anybody(self) -> bool:
        """Is any person here who plays, or would wait for who plays?"""
        return any(s in self._sockets for s in self._people | self._company)

    def away(self, seat: int, now: float) -> float:
        """Seconds until the others may choose; 0 for whoever is here, and when that time is over."""
        return max(0.0, self._remains(seat, now))

    def overdue(self, seat: int, now: float) -> bool:
        return seat in self._left and self._remains(seat, now) <= 0

    def takeover(self, seat: int, now: float) -> float:
        """Seconds until a bot takes the seat; 0 if none is about to."""
        if self.grace is None or not self.overdue(seat, now):
            return 0.0
        return max(0.0, self._remains(seat, now) + self.grace)

    def lost(self, now: float) -> list[int]:
        """Seats for whom nobody has chosen anything in time."""
        if self.grace is None or not self.anybody:
            return []
        return sorted(s for s in self._left if self._remains(s, now) + self.grace <= 0)

    def wait(self, seat: int, now: float) -> None:
        """The others wait as long again."""
        self._settle(now)
        self._left[seat] = self.patience

    def next(self, now: float) -> float | None:
        """Seconds until somebody's time is over; None while nothing counts down."""
        if not self.anybody:
            return None
        waits = [self._remains(s, now) for s in self._left]
        if self.grace is not None:
            waits += [wait + self.grace for wait in waits]
        return min((w for w in waits if w > 0), default=None)

    def _remains(self, seat: int, now: float) -> float:
        left = self._left.get(seat, 0.0)
        return left - (now - self._settled) if self.anybody and seat in self._left else left

    def _settle(self, now: float) -> None:
        if self.anybody:
            passed = now - self._settled
            self._left = {s: left - passed for s, left in self._left.items()}
        self._settled = now
