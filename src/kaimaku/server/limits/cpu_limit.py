"""A limit on the processor time of a piece of work, which ends with an exception.

Where rules are at work, `kernel.frames.run` ends what never asks anybody; this ends what never comes back to it. It
works in the main thread, where Python takes signals, and where the system has interval timers; elsewhere there is no
limit, and whoever starts the work must be able to end its process.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

AGAIN = 0.2  # seconds until the next attempt, should somebody have caught the exception


class TooLong(Exception):
    """The work has used up its time."""


class _Armed:
    """Whether the timer counts: its last signal may come when the work has just ended."""

    depth = 0


def _ring(number: int, frame: FrameType | None) -> None:
    if _Armed.depth:
        raise TooLong("the work used more processor time than it may")


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """At most so much processor time for what is done inside; within another limit, at most what that leaves."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    outer, _ = signal.getitimer(signal.ITIMER_PROF)
    if signal.getsignal(signal.SIGPROF) is not _ring:
        signal.signal(signal.SIGPROF, _ring)  # it stays: without a handler a late signal would end the process
    began = time.process_time()
    _Armed.depth += 1
    try:
        signal.setitimer(signal.ITIMER_PROF, min(seconds, outer or seconds), AGAIN)
        yield
    finally:
        _Armed.depth -= 1
        signal.setitimer(signal.ITIMER_PROF, 0)
        if outer:
            signal.setitimer(signal.ITIMER_PROF, max(outer - (time.process_time() - began), AGAIN), AGAIN)
