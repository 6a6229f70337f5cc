"""Batches: several jobs handed over at once, so that small ones are worth their way; results in order."""

from __future__ import annotations

import pickle
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from kaimaku.jobs.files import keep, kept_files

J = TypeVar("J")
R = TypeVar("R")

LONG = 1.0  # seconds a batch is to take: much longer than its way, much shorter than anyone likes to wait
MOST = 1000  # jobs of a batch
GROWTH = 4  # a batch has at most so many times the jobs of the one before


class PlaceError(Exception):
    """What happened to the place where jobs are done, in one sentence."""


@dataclass(frozen=True, slots=True)
class Done(Generic[R]):
    """A batch that came back: the results, and the error of the job after them if there was one."""

    results: list[R]
    seconds: float
    files: dict[str, bytes] = field(default_factory=dict)  # that the jobs keep, by path
    error: Exception | None = None


class Pool(Protocol):
    """Somewhere batches are done."""

    def room(self) -> int:
        """How many batches are handed over before the oldest must be back."""

    def submit(self, work: Callable[[J], R], jobs: Sequence[J]) -> Any: ...

    def result(self, handle: Any) -> Done[Any]: ...


def do_batch(work: Callable[[J], R], jobs: Sequence[J]) -> Done[R]:
    """In the worker."""
    began = time.perf_counter()
    results: list[R] = []
    failed: Exception | None = None
    with kept_files() as files:
        for job in jobs:
            try:
                results.append(work(job))
            except Exception as error:
                failed = _that_travels(error)
                break
    return Done(results, time.perf_counter() - began, files, failed)


def _that_travels(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def in_order(pool: Pool, work: Callable[[J], R], jobs: Iterable[J], size: int | None) -> Iterator[R]:
    """All results. Without a size, batches grow until they take about as long as they should."""
    source = iter(jobs)
    waiting: deque[Any] = deque()
    count = size or 1
    while True:
        while len(waiting) < pool.room() and (batch := list(islice(source, count))):
            waiting.append(pool.submit(work, batch))
        if not waiting:
            return
        done: Done[R] = pool.result(waiting.popleft())
        for path, data in done.files.items():
            keep(Path(path), data)
        yield from done.results
        if done.error is not None:
            raise done.error
        if size is None:
            count = _grown(count, len(done.results), done.seconds)


def _grown(count: int, jobs: int, seconds: float) -> int:
    fitting = int(LONG * jobs / max(seconds, 1e-6))
    return max(1, min(fitting, count * GROWTH, MOST))
