"""Playing duels: in order, over as many processes as asked for, with the same outcome for any number."""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread

from kaimaku.lab.duel import Duel, Record, play_duel
from kaimaku.lab.ledger import Ledger
from kaimaku.server.workers.process import settle_in

AHEAD = 4  # duels handed to each process before the oldest must be back
Progress = Callable[[int], None]  # how many duels are finished


def play_all(
    duels: Sequence[Duel],
    ledger: Ledger,
    workers: int = 1,
    minutes: float | None = None,
    progress: Progress | None = None,
) -> Sequence[Record]:
    """All duels, those of the ledger and the others. After the given time only those that have begun are finished."""
    ends = None if minutes is None else time.monotonic() + minutes * 60
    for record in _played(ledger.left(duels), workers, ends):
        ledger.append(record)
        if progress is not None:
            progress(len(ledger.records))
    return ledger.records[: len(duels)]


def _played(duels: Sequence[Duel], workers: int, ends: float | None) -> Iterator[Record]:
    if workers <= 1 or len(duels) < 2:
        yield from map(play_duel, _in_time(duels, ends))
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), settle_in)
    waiting: deque[Future[Record]] = deque()
    try:
        for duel in _in_time(duels, ends):
            with _deaf():
                waiting.append(pool.submit(play_duel, duel))
            if len(waiting) >= workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.kill()  # what they play now is played again next time
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _in_time(duels: Sequence[Duel], ends: float | None) -> Iterator[Duel]:
    for duel in duels:
        if ends is not None and time.monotonic() >= ends:
            return
        yield duel


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
