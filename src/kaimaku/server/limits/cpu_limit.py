"""A limit on the processor time of a piece of work, which ends with an exception.

Where rules are at work, `kernel.frames.run` ends what never asks anybody; this ends what never comes back to it. It
works in the main thread, where Python takes signals, and where the system has interval timers; elsewhere there is no
limit, and whoever starts the work must be able to end its process.
"""

from __future__ import annotations

import signal
import threading
import time
from types import FrameType

TIMERS = hasattr(signal, "setitimer")
AGAIN = 0.2  # seconds until the next attempt, should somebody have caught the exception


class TooLong(Exception):
    """The work has used up its time."""


class _Armed:
    """Whether the timer counts: its last signal may come when the work has just ended."""

    depth = 0
    handled = False


def _ring(number: int, frame: FrameType | None) -> None:
    if _Armed.depth:
        raise TooLong("the work used more processor time than it may")


class cpu_limit:
    """At most so much processor time for what is done inside; within another limit, at most what that leaves."""

    __slots__ = ("_began", "_outer", "_seconds")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._outer = -1.0  # seconds that an outer limit leaves; below 0: nothing is limited here
        self._began = 0.0

    def __enter__(self) -> None:
        if not TIMERS or threading.current_thread() is not threading.main_thread():
            return
        if not _Armed.handled:  # the handler stays: without one a late signal would end the process
            signal.signal(signal.SIGPROF, _ring)
            _Armed.handled = True
        self._outer, _ = signal.getitimer(signal.ITIMER_PROF)
        if self._outer:
            self._began = time.process_time()
        _Armed.depth += 1
        signal.setitimer(signal.ITIMER_PROF, min(self._seconds, self._outer or self._seconds), AGAIN)

    def __exit__(self, *_: object) -> None:
        if self._outer < 0:
            return
        _Armed.depth -= 1
        signal.setitimer(signal.ITIMER_PROF, 0)
        if self._outer:
            left = self._outer - (time.process_time() - self._began)
            signal.setitimer(signal.ITIMER_PROF, max(left, AGAIN), AGAIN)
