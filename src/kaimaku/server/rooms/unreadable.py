"""Rooms that could not be opened: one incident each, however often somebody asks for them."""

from __future__ import annotations

from .hooks import Hooks
from .timing import Time

AGAIN = 600.0  # seconds after which one is tried again
MOST = 1000


class Unreadable:
    def __init__(self, time: Time, hooks: Hooks) -> None:
        self._time = time
        self._hooks = hooks
        self._known: dict[str, tuple[float, str]] = {}  # when, and its incident

    def incident(self, code: str) -> str:
        """Its number, if this room could not be opened a moment ago."""
        then, number = self._known.get(code, (0.0, ""))
        return number if number and self._time.now() - then < AGAIN else ""

    def note(self, code: str, error: Exception) -> str:
        """The number to tell about it."""
        number = self.incident(code)
        if not number:
            number = self._hooks.incident(error, "opening", room=code)
            self._known.pop(code, None)
            self._known[code] = (self._time.now(), number)
            if len(self._known) > MOST:
                del self._known[next(iter(self._known))]
        return number
