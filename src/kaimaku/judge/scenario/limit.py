"""The time a case may take: whatever its cards do, the other cases of a folder get their turn."""

from __future__ import annotations

import ctypes
from threading import Event, Thread, get_ident
from types import TracebackType

SECONDS = 30.0  # of one case; the longest that come with Kaimaku take a fraction of a second
ONCE_MORE = 0.5  # seconds until a case that swallowed it is interrupted again


class OverTime(BaseException):
    """A case took longer than it may. Nothing that catches faults catches this on the way."""

    def __str__(self) -> str:
        return "the case exceeded its time limit"


class Within:
    """Interrupts what runs inside it after so many seconds, wherever in Python it is.

    A second thread raises `OverTime` in the first. Unlike an alarm signal that works in any thread and on every
    system; like one, it waits for a call into C to return.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._over = Event()
        self._thread = get_ident()
        self._watch = Thread(target=self._interrupt, daemon=True)

    def __enter__(self) -> None:
        try:
            self._watch.start()
        except BaseException:
            self._over.set()
            raise

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self._over.set()
        finally:  # it may be raised here, too, but not twice in so short a time
            self._over.set()
            self._watch.join()
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), None)  # not after the end

    def _interrupt(self) -> None:
        wait = self.seconds
        while not self._over.wait(wait):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(OverTime))
            wait = ONCE_MORE
