"""Tasks: background tasks, referenced until they are done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

R = TypeVar("R")


class Tasks:
    """What a task fails with is looked at even if nobody waits for it any more: `failed` is told."""

    def __init__(self, failed: Callable[[BaseException], object] = lambda error: None) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)

    def cancel(self) -> None:
        for task in self._running:
            task.cancel()

    async def settle(self) -> None:
        """Wait for everything that was started."""
        while self._running:
            await asyncio.wait(list(self._running))
