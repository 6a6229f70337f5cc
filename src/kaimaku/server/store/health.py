"""Health: whether the store can write, tested by writing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from .errors import StoreError

EVERY = 1.0  # seconds for which an answer holds
ANSWER = 5.0  # seconds within which a healthy database answers
log = structlog.get_logger("kaimaku.store")


class Health:
    """However often it is asked for, one attempt at a time is made."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt = attempt
        self._task: asyncio.Task[None] | None = None
        self._good = True
        self._at = -EVERY

    async def good(self) -> bool:
        if self._task is None:
            if monotonic() - self._at < EVERY:
                return self._good
            self._task = asyncio.get_running_loop().create_task(self._try(), name="kaimaku health")
        done, _ = await asyncio.wait([self._task], timeout=ANSWER)
        return bool(done) and self._good

    async def _try(self) -> None:
        before, why = self._good, ""
        try:
            await self._attempt()
            self._good = True
        except StoreError as error:
            self._good, why = False, str(error)
        finally:
            self._at, self._task = monotonic(), None
        if before != self._good:
            log.warning("store recovered" if self._good else "store unavailable", why=why)
