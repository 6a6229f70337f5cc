"""Worker pool: work on a whole game, such as playing a replay through, is done beside the server and not for ever.

It runs in processes of its own: the tables never wait for it, a hostile file can use up neither time nor memory, and
a process that breaks is replaced. Lanes keep apart what strangers send and what has been checked and is stored; in
each lane every address takes its turn, and none ever holds all processes.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

from .cpu_limit import TooLong, cpu_limit
from .trouble import Trouble
from .worker import limit_memory, settle_in

P = ParamSpec("P")
R = TypeVar("R")

SECONDS = 8.0  # of processor time for one piece of work; the longest games take two
PATIENCE = 30.0  # seconds after which the process is ended, whatever it does
WAITING = 64  # pieces of a lane that may wait
EACH = 8  # … for one address
MEMORY = 1 << 30  # bytes of address space of a process
PIECES = 200  # done before a fresh process takes over


class WorkerPool:
    """The lanes of a server. A process is started when it is first needed."""

    def __init__(self) -> None:
        self.uploads = Lane(2)  # files that nobody has looked at yet
        self.replays = Lane(2)  # stored replays: shown, checked again, played on

    def close(self) -> None:
        for lane in (self.uploads, self.replays):
            lane.close()


class Lane:
    """Some processes, and whoever waits for one."""

    def __init__(
        self,
        workers: int,
        seconds: float = SECONDS,
        patience: float = PATIENCE,
        waiting: int = WAITING,
        each: int = EACH,
    ) -> None:
        self.seconds = seconds
        self.patience = patience
        self.waiting = waiting
        self.each = each
        self.at_once = max(1, workers - 1)  # for one address
        self._idle = [Worker() for _ in range(workers)]
        self._all = list(self._idle)
        self._running: Counter[str] = Counter()
        self._queues: dict[str, deque[asyncio.Future[Worker]]] = {}
        self._served: dict[str, int] = {}  # when an address that waits, or has work under way, last had its turn
        self._turns = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def do(self, who: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of a piece of work for an address; Trouble if there is too much of it, or it takes too long.

        Whoever goes away before it is done does not end it: the process is busy until then.
        """
        worker = await self._turn(who)
        task = asyncio.ensure_future(self._work(who, worker, work, *args, **kwargs))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[R]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, even if whoever asked has gone away

    async def _work(self, who: str, worker: Worker, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return await worker.do(self.seconds, self.patience, work, *args, **kwargs)
        finally:
            self._leave(who, worker)

    async def _turn(self, who: str) -> Worker:
        queue = self._queues.setdefault(who, deque())
        if len(queue) >= self.each or sum(map(len, self._queues.values())) >= self.waiting:
            self._tidy(who)
            raise Trouble(
                503, "busy", "The server is busy. Please try again.", "混み合っています。もう一度お試しください。"
            )
        mine: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue.append(mine)
        self._call()
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave(who, mine.result())
            elif mine in queue:
                queue.remove(mine)
                self._tidy(who)
            raise

    def _call(self) -> None:
        """Give idle processes to those who wait: first to whoever has not had a turn for longest."""
        for who in sorted(self._queues, key=lambda who: self._served.get(who, 0)):
            queue = self._queues[who]
            while queue and queue[0].done():
                queue.popleft()  # gone in the meantime
            if queue and self._idle and self._running[who] < self.at_once:
                self._running[who] += 1
                self._turns += 1
                self._served[who] = self._turns
                queue.popleft().set_result(self._idle.pop())
            self._tidy(who)

    def _leave(self, who: str, worker: Worker) -> None:
        self._running[who] -= 1
        self._idle.append(worker)
        self._call()
        self._tidy(who)

    def _tidy(self, who: str) -> None:
        """Remember nobody who waits for nothing."""
        if not self._queues.get(who, True):
            del self._queues[who]
        if not self._running[who]:
            del self._running[who]
            if who not in self._queues:
                self._served.pop(who, None)

    def close(self) -> None:
        for waiting in [mine for queue in self._queues.values() for mine in queue]:
            waiting.cancel()
        for task in self._tasks:
            task.cancel()
        for worker in self._all:
            worker.close()


class Worker:
    """One process, started when there is something to do, and again after it broke."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, seconds: float, patience: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_confine, max_tasks_per_child=PIECES)
        try:
            future = self._pool.submit(_limited, seconds, partial(work, *args, **kwargs))
            return await asyncio.wait_for(asyncio.wrap_future(future), patience)
        except TooLong:
            raise too_much() from None
        except (TimeoutError, MemoryError, BrokenProcessPool):
            self.close()
            raise too_much() from None
        except asyncio.CancelledError:
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


def too_much() -> Trouble:
    return Trouble(
        400,
        "too_much_work",
        "This takes more time or memory than the server gives to one request.",
        "処理に時間またはメモリーがかかりすぎるため、中止しました。",
    )


def _limited(seconds: float, work: Callable[[], R]) -> R:
    with cpu_limit(seconds):
        return work()


def _confine() -> None:
    settle_in()
    limit_memory(MEMORY)
