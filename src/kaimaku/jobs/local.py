"""Batches in processes of this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Any

from kaimaku.jobs.batches import Done, J, PlaceError, R, do_batch
from kaimaku.server.workers.process import settle_in

AHEAD = 2  # batches handed to each process before the oldest must be back


class Processes:
    """They end with this block; what they do then is lost, if it ends early."""

    def __init__(self, workers: int) -> None:
        self._room = workers * AHEAD
        self._pool = ProcessPoolExecutor(workers, get_context("spawn"), settle_in)

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
        self._pool.shutdown(cancel_futures=True)

    def room(self) -> int:
        return self._room

    def submit(self, work: Callable[[J], R], jobs: Sequence[J]) -> Future[Done[Any]]:
        with _lost(), _deaf():
            return self._pool.submit(do_batch, work, jobs)

    def result(self, handle: Future[Done[Any]]) -> Done[Any]:
        with _lost():
            return handle.result()


@contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool:
        raise PlaceError("a worker process was killed; run the same command again to continue") from None


@contextmanager
def _deaf() -> Iterator[None]:
    """A process that starts while this lasts does not hear Ctrl+C, from its first moment on."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
