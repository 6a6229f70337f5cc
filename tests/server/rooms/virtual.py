"""Time that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count


class VirtualTimer:
    def __init__(self, do: Callable[[], None]) -> None:
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        self.do = None


class VirtualTime:
    def __init__(self) -> None:
        self.seconds = 1000.0
        self._timers: list[tuple[float, int, VirtualTimer]] = []
        self._order = count()

    def now(self) -> float:
        return self.seconds

    def wall(self) -> float:
        return 1_700_000_000 + self.seconds

    def later(self, seconds: float, do: Callable[[], None]) -> VirtualTimer:
        timer = VirtualTimer(do)
        heappush(self._timers, (self.seconds + max(seconds, 0.0), next(self._order), timer))
        return timer

    @property
    def next(self) -> float | None:
        """Seconds until the next timer."""
        while self._timers and self._timers[0][2].do is None:
            heappop(self._timers)
        return self._timers[0][0] - self.seconds if self._timers else None

    def ring(self, until: float) -> bool:
        """Move to the next timer, if it is due by then, and do what it says."""
        wait = self.next
        if wait is None or self.seconds + wait > until:
            return False
        self.seconds += max(0.0, wait)
        do = heappop(self._timers)[2].do
        if do is not None:
            do()
        return True


async def quiet(rounds: int = 20) -> None:
    """Let everything run that can run without time passing."""
    for _ in range(rounds):
        await asyncio.sleep(0)
