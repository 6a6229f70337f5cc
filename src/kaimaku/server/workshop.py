"""Workshop: work on a whole game, such as playing a replay through, is done beside the server and not for ever.

It runs in one process of its own: the tables never wait for it, a hostile file can use up neither time nor memory,
and a process that breaks is replaced.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from .trouble import Trouble
from .worker import limit_memory, settle_in

P = ParamSpec("P")
R = TypeVar("R")

SECONDS = 20.0  # for one piece of work
WAITING = 16  # pieces that may wait
MEMORY = 1 << 30  # bytes of address space beyond what the process needs to start
PIECES = 200  # done before a fresh process takes over


class Workshop:
    def __init__(self, seconds: float = SECONDS, waiting: int = WAITING) -> None:
        self.seconds = seconds
        self.waiting = waiting
        self._pending = 0
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of a piece of work; Trouble if there is too much of it, or it takes too long."""
        if self._pending >= self.waiting:
            raise Trouble(
                503, "busy", "The server is busy. Please try again.", "混み合っています。もう一度お試しください。"
            )
        self._pending += 1
        try:
            async with self._turn:
                return await self._do(work, *args, **kwargs)
        finally:
            self._pending -= 1

    async def _do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_confine, max_tasks_per_child=PIECES)
        future = self._pool.submit(work, *args, **kwargs)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self.seconds)
        except (TimeoutError, MemoryError, BrokenProcessPool):
            self.close()
            raise Trouble(
                400,
                "too_much_work",
                "This takes more time or memory than the server gives to one request.",
                "処理に時間またはメモリーがかかりすぎるため、中止しました。",
            ) from None
        except asyncio.CancelledError:
            self.close()
            raise

    def close(self) -> None:
        """End the process, whatever it does; the next piece of work gets a new one."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def _confine() -> None:
    settle_in()
    limit_memory(MEMORY)
