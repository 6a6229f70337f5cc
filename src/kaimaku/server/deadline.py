"""Deadline: what has to happen by then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Deadline:
    """At most one at a time; true while one runs."""

    __slots__ = ("_late", "_loop", "_timer")

    def __init__(self, loop: asyncio.AbstractEventLoop, late: Callable[[str], None]) -> None:
        self._loop = loop
        self._late = late  # called with the reason
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float, why: str) -> None:
        self.clear()
        self._timer = self._loop.call_later(seconds, self._ring, why)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, why: str) -> None:
        self._timer = None
        self._late(why)
