"""Time for rooms: a clock and timers, which tests can replace."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    def now(self) -> float:
        """Seconds that only ever grow."""

    def wall(self) -> float:
        """Seconds since 1970."""

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something after so many seconds."""


class LoopTime:
    """The time of the running event loop."""

    now = staticmethod(time.monotonic)
    wall = staticmethod(time.time)

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(seconds, 0.0), do)
