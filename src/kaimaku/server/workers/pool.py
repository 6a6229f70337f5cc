"""Worker pool: work on whole games, such as replaying one, runs in processes with limits.

It runs in processes of its own: the tables never wait for it, a hostile file can use up neither time nor memory, and
a process that breaks is replaced. Lanes keep apart what strangers send and what has been checked and is stored; in
each lane addresses take turns by the time they have used, and none ever holds all processes.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.process import BaseProcess
from time import process_time
from typing import ParamSpec, TypeVar

from ..errors.api_error import api_error
from ..limits.cpu_limit import TooLong, cpu_limit
from ..limits.turns import Full, Turns
from ..tasks import Tasks
from .process import limit_memory, limit_time, settle_in
from .starting import context

P = ParamSpec("P")
R = TypeVar("R")

SECONDS = 8.0  # of processor time for one piece of work; the longest games take two
STUBBORN = 1.0  # seconds of processor time more, after which its process is ended
PATIENCE = 30.0  # seconds on the clock after which a process counts as standing still
WAITING = 64  # pieces of a lane that may wait
EACH = 8  # … for one address
MEMORY = 1 << 30  # bytes of address space of a process
PIECES = 200  # done before a fresh process takes over
FROM_OUTSIDE = (-signal.SIGTERM, -getattr(signal, "SIGKILL", 0))  # how a process ends that somebody else has ended


class Ended(Exception):
    """Its process was ended by somebody else, such as a system short of memory: that says nothing about the work."""


class WorkerPool:
    """The lanes of a server. A process is started when it is first needed."""

    def __init__(self) -> None:
        self.uploads = Lane(2)  # files that nobody has looked at yet
        self.replays = Lane(2)  # stored replays: shown, checked again, played on
        self.rehearsals = rehearsal_lane()  # tables that began at a position from outside: what they do next
        self.foresights = foresight_lane()  # what the options of a question would do
        self.reviews = review_lane()  # finished games, what was luck in them and what a decision

    def close(self) -> None:
        for lane in (self.uploads, self.replays, self.rehearsals, self.foresights, self.reviews):
            lane.close()


@dataclass(eq=False)
class Lane:
    """Some processes, and whoever waits for one."""

    workers: int
    seconds: float = SECONDS
    patience: float = PATIENCE
    waiting: int = WAITING
    each: int = EACH
    memory: int = MEMORY
    pieces: int = PIECES

    def __post_init__(self) -> None:
        self._all = [Worker(self.memory, self.pieces) for _ in range(self.workers)]
        self._turns = Turns(self._all, self.waiting, self.each)
        self._tasks = Tasks()

    async def do(self, who: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of a piece of work for an address; an ApiError if there is too much of it, or it takes too long.

        Whoever goes away before it is done does not end it: the process is busy until then.
        """
        try:
            worker = await self._turns.take(who)
        except Full:
            raise api_error("busy") from None
        return await asyncio.shield(self._tasks.spawn(self._work(who, worker, work, *args, **kwargs)))

    async def _work(self, who: str, worker: Worker, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return await worker.do(self.seconds, self.patience, work, *args, **kwargs)
        finally:
            self._turns.give_back(who, worker)

    def close(self) -> None:
        self._turns.close()
        self._tasks.cancel()
        for worker in self._all:
            worker.close()


class Worker:
    """One process, started when there is something to do, and again after it broke."""

    def __init__(self, memory: int, pieces: int) -> None:
        self._memory = memory
        self._pieces = pieces
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, seconds: float, patience: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """A process that dies or stands still may not do so because of this work, so another one tries it once more."""
        with suppress(BrokenProcessPool, Ended, TimeoutError):
            return await self._do(seconds, patience, work, *args, **kwargs)
        try:
            return await self._do(seconds, patience, work, *args, **kwargs)
        except BrokenProcessPool:
            raise api_error("too_much_work") from None
        except (Ended, TimeoutError):  # it did not work for long, but was kept from working
            raise api_error("busy") from None

    async def _do(self, seconds: float, patience: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._pool is None:
            self._pool = await asyncio.to_thread(_started, self._memory, self._pieces)
        processes: list[BaseProcess] = []
        try:
            future = self._pool.submit(_limited, seconds, partial(work, *args, **kwargs))
            processes += (self._pool._processes or {}).values()
            return await asyncio.wait_for(asyncio.wrap_future(future), patience)
        except TooLong:
            raise api_error("too_much_work") from None
        except MemoryError:
            self.close()
            raise api_error("too_much_work") from None
        except BrokenProcessPool:
            self.close()
            if await _ended_from_outside(processes):
                raise Ended from None
            raise
        except (TimeoutError, asyncio.CancelledError):
            self.close()
            raise

    def close(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


async def _ended_from_outside(processes: Sequence[BaseProcess]) -> bool:
    """How they ended is known a moment later than that they did."""
    with suppress(TimeoutError):
        async with asyncio.timeout(STUBBORN):
            while any(process.exitcode is None for process in processes):
                await asyncio.sleep(0.01)
    return any(process.exitcode in FROM_OUTSIDE for process in processes)


def rehearsal_lane() -> Lane:
    """Nobody is turned away: a table has one rehearsal at a time, and waits for it."""
    return Lane(2, 30.0, 90.0, waiting=100_000, each=100_000, memory=768 << 20, pieces=5_000)


def foresight_lane() -> Lane:
    """Nobody needs it to play: little waits, and the rest is told nothing. The time is for what is loaded once."""
    return Lane(2, 20.0, 120.0, each=4, memory=768 << 20, pieces=5_000)


def review_lane() -> Lane:
    """One process for all: whoever asks for the second look waits for the pieces of the first."""
    return Lane(1, 60.0, 600.0, memory=768 << 20)


def _started(memory: int, pieces: int) -> ProcessPoolExecutor:
    """With its process: starting that may take a while."""
    pool = ProcessPoolExecutor(1, context(), initializer=_confine, initargs=(memory,), max_tasks_per_child=pieces)
    pool.submit(process_time)
    return pool


def _limited(seconds: float, work: Callable[[], R]) -> R:
    """The work, ended by an exception when it has used up its time, and with its process if it does not listen."""
    limit_time(seconds + STUBBORN)
    with cpu_limit(seconds):
        return work()


def _confine(memory: int) -> None:
    settle_in()
    limit_memory(memory)
