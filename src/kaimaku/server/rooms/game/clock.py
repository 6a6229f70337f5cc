"""Clocks: they run only while the table waits for a person's answer and nothing else."""

from __future__ import annotations

from kaimaku.wire.room import ClockPlan


class Clock:
    """What each seat has left. Time is charged when a question is answered; the log keeps every charge.

    While a seat is away its clock stands still, for as long in a whole game as the room lets anybody be away; after
    that it runs, so that leaving wins no time.
    """

    __slots__ = ("_away", "_since", "_spent", "bank", "grace", "plan", "total")

    def __init__(self, plan: ClockPlan, seats: int, grace: float) -> None:
        self.plan = plan
        self.total = [float(plan.total)] * seats
        self.bank = [float(plan.bank)] * seats
        self.grace = [grace] * seats
        self._spent = [0.0] * seats  # on the open question
        self._since: dict[int, float] = {}  # seats whose question is open, and since when that is not yet spent
        self._away: set[int] = set()

    @property
    def ticks(self) -> bool:
        return self.plan.kind != "none"

    def charge(self, seat: int, milliseconds: int) -> None:
        """A question is answered: what it took is gone."""
        seconds = milliseconds / 1000
        if self.plan.kind == "game":
            self.total[seat] -= seconds
        elif self.plan.kind == "move":
            self.bank[seat] -= max(0.0, seconds - self.plan.move)

    def start(self, seat: int, now: float, away: bool) -> None:
        """A question is put to a person."""
        if self.ticks:
            self._since[seat] = now
            if away:
                self._away.add(seat)

    def stop(self, seat: int, now: float) -> int:
        """It is answered or gone; the milliseconds it took, now charged."""
        if seat in self._since:
            self._settle(now)
            del self._since[seat]
            self._away.discard(seat)
        took = round(self._spent[seat] * 1000)
        self._spent[seat] = 0.0
        self.charge(seat, took)
        return took

    def pause(self, now: float) -> None:
        """Nobody is here, or the table has stopped: everything stands still until questions are put again."""
        self._settle(now)
        self._since.clear()
        self._away.clear()

    def left(self, seat: int, now: float) -> tuple[float, float]:
        """Seconds on the clock and in the bank."""
        spent = self._spent[seat] + self._running(seat, now)[1]
        if self.plan.kind == "game":
            return max(0.0, self.total[seat] - spent), 0.0
        over = max(0.0, spent - self.plan.move)
        return max(0.0, self.plan.move - spent), max(0.0, self.bank[seat] - over)

    def running(self, now: float) -> list[int]:
        """Whose clock runs."""
        return sorted(s for s in self._since if s not in self._away or self._running(s, now)[0] >= self.grace[s])

    def next(self, now: float) -> float | None:
        """Seconds until somebody runs out of time or of grace; None while no clock runs."""
        waits = []
        for seat in self._since:
            grace = max(0.0, self.grace[seat] - self._running(seat, now)[0]) if seat in self._away else 0.0
            waits.append(grace if grace > 0 else sum(self.left(seat, now)))
        return min(waits) if waits else None

    def out(self, now: float) -> int | None:
        """A seat whose time is over."""
        for seat in sorted(self._since):
            if seat in self._away and self._running(seat, now)[0] < self.grace[seat]:
                continue
            if sum(self.left(seat, now)) <= 0:
                return seat
        return None

    def _running(self, seat: int, now: float) -> tuple[float, float]:
        """Seconds of grace and of the clock since the last settling."""
        since = self._since.get(seat)
        if since is None:
            return 0.0, 0.0
        passed = now - since
        spared = min(passed, self.grace[seat]) if seat in self._away else 0.0
        return spared, passed - spared

    def _settle(self, now: float) -> None:
        for seat in self._since:
            spared, spent = self._running(seat, now)
            self.grace[seat] -= spared
            self._spent[seat] += spent
            self._since[seat] = now
