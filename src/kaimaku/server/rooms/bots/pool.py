"""BotPool: bots think in their own processes, so the server never waits for them.

Each process has one thought at a time; what waits, waits here. So a process that dies or never answers is replaced
alone, and only the thought it had is asked again. Every thought ends, with an answer or with an exception. Addresses
share the processes: whoever has many bots thinking delays their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from kaimaku.kernel.decisions import Option

from ...limits.metering import WHO
from ...limits.turns import Turns
from ...tasks import Tasks
from .thinking import Thought
from .worker import BotFailed, BotWorker, Work, WorkerFault, work

R = TypeVar("R")

TRIES = 3  # processes one thought may use up; only one, once nothing but faults has come for a while
LIMIT = 60.0  # seconds from being asked, with all waiting, after which a thought is given up


class Bots(Protocol):
    async def think(self, task: Thought) -> Option:
        """One of the options, sooner or later; an exception if the bot fails."""

    async def close(self) -> None: ...


class BotPool:
    """Worker processes, started when the first bot is asked, or woken before."""

    def __init__(
        self,
        workers: int,
        patience: float,
        games: tuple[str, ...] = (),
        *,
        limit: float = LIMIT,
        replaced: Callable[[str], None] = lambda why: None,
        work: Work = work,
    ) -> None:
        """`patience`: seconds a process has for one thought, from when it begins with it. `replaced`: is told why."""
        self._patience = patience
        self._games = games
        self._limit = limit
        self._replaced = replaced
        self._work = work
        self._turns = Turns(range(workers))
        self._idle: list[BotWorker] = []
        self.workers: set[BotWorker] = set()
        self._tasks = Tasks()
        self._faults = 0  # in a row
        self._closed = False

    async def think(self, task: Thought) -> Option:
        async with asyncio.timeout(self._limit):
            for left in reversed(range(1 if self._faults > TRIES else TRIES)):
                try:
                    return await self._turn(lambda worker: worker.think(task, self._patience))
                except WorkerFault:
                    if not left:
                        raise
        raise AssertionError("not reached")

    def wake(self) -> None:
        """Start the first worker before anybody needs it: its start takes longer than any thought."""
        self._tasks.spawn(self._wake())

    async def close(self) -> None:
        self._closed = True
        for worker in list(self.workers):
            self._drop(worker)
        await self._tasks.settle()

    async def _wake(self) -> None:
        with suppress(WorkerFault):  # whoever asks first tries again
            await self._turn(BotWorker.start)

    async def _turn(self, use: Callable[[BotWorker], Coroutine[Any, Any, R]]) -> R:
        """Use a worker as soon as one is free. If nobody waits for that any more, it still is not free before."""
        who = WHO.get()
        place = await self._turns.take(who)
        return await asyncio.shield(self._tasks.spawn(self._use(who, place, use)))

    async def _use(self, who: str, place: int, use: Callable[[BotWorker], Coroutine[Any, Any, R]]) -> R:
        worker = None
        try:
            if self._closed:
                raise WorkerFault("lost")
            worker = self._idle.pop() if self._idle else BotWorker(self._games, self._work)
            self.workers.add(worker)
            await worker.start()
            result = await use(worker)
        except BotFailed:
            self._rest(worker)
            raise
        except BaseException as error:
            if worker is not None:
                self._faults += 1
                self._drop(worker)
                self._replaced(error.why if isinstance(error, WorkerFault) else "lost")
            raise
        else:
            self._faults = 0
            self._rest(worker)
            return result
        finally:
            self._turns.give_back(who, place)

    def _rest(self, worker: BotWorker | None) -> None:
        if worker in self.workers:
            self._idle.append(worker)

    def _drop(self, worker: BotWorker) -> None:
        self.workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.kill()
