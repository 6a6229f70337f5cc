"""The time a case may take: whatever its cards do, the other cases of a folder get their turn."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from threading import Event, Thread, get_ident
from types import FrameType
from typing import TypeVar

T = TypeVar("T")

SECONDS = 30.0  # of one case; the longest that come with Kaimaku take a fraction of a second
ONCE_MORE = 0.5  # seconds until a case that swallowed it is interrupted again


class OverTime(BaseException):
    """A case took longer than it may. Nothing that catches faults catches this on the way."""

    def __str__(self) -> str:
        return "the case exceeded its time limit"


def within(seconds: float, work: Callable[[], T]) -> T:
    """Do it, and interrupt it after so many seconds, wherever in Python it is.

    A second thread raises `OverTime` in this one. Unlike an alarm signal that works in any thread and on every system;
    like one, it waits for a call into C to return. It may also hit the last lines here, before they tell that thread
    that all is over; so the thread looks by itself whether this call is still running.
    """
    over = Event()
    here = get_ident()
    call = sys._getframe()

    def interrupt() -> None:
        wait = seconds
        while not over.wait(wait) and _running(call, here):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(here), ctypes.py_object(OverTime))
            wait = ONCE_MORE

    watch = Thread(target=interrupt, daemon=True)
    watch.start()
    try:
        return work()
    finally:
        over.set()
        watch.join()
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(here), None)  # not after the end


def _running(call: FrameType, thread: int) -> bool:
    frame = sys._current_frames().get(thread)
    while frame is not None and frame is not call:
        frame = frame.f_back
    return frame is not None
