"""BotPool: bots think in processes of their own and never hold the server up. A worker that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from kaimaku.kernel.decisions import Option

from .thinking import Thought, think, warm

TRIES = 3


class Bots(Protocol):
    async def think(self, asked: Thought) -> Option:
        """One of the options, sooner or later; an exception if the bot fails."""

    async def close(self) -> None: ...


class BotPool:
    """Worker processes, started when the first bot is asked, or woken before."""

    def __init__(self, workers: int, patience: float, games: tuple[str, ...] = ()) -> None:
        self._workers = workers
        self._patience = patience
        self._games = games
        self._pool: Executor | None = None

    async def think(self, asked: Thought) -> Option:
        for left in reversed(range(TRIES)):
            pool = self._running()
            try:
                async with asyncio.timeout(self._patience):
                    return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
            except BrokenProcessPool:
                self._drop(pool)
                if not left:
                    raise
            except TimeoutError:
                self._drop(pool)  # it may never come back to itself
                raise
        raise AssertionError("not reached")

    def wake(self) -> None:
        """Start the first worker before anybody needs it: its start takes longer than any thought."""
        self._running().submit(int)

    async def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _running(self) -> Executor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, warm, (self._games,))
        return self._pool

    def _drop(self, pool: Executor) -> None:
        """Let a pool go without waiting for it; the next question starts another."""
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
