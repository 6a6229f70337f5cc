"""Pace: answers are held until a fixed time after the question, so that a quick one tells nothing."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.table import Table

from ..desks.desk import Desk
from .settings import RoomSettings


class Held:
    """An answer that waits for its time. It is not stored yet, and its seat may still take it back."""

    __slots__ = ("charged", "options", "received", "said")

    def __init__(self, options: Sequence[Option], said: object, charged: int, received: float) -> None:
        self.options = options
        self.said = said
        self.charged = charged
        self.received = received


class Pace:
    """The open question's timing: when it was put, and how long any answer to it is held."""

    __slots__ = ("floor", "put", "window")

    def __init__(self) -> None:
        self.put = 0.0
        self.floor = 0.0
        self.window = 0.0

    def ask(self, desk: Desk, t: Table, settings: RoomSettings, now: float) -> None:
        """A new question is put."""
        self.put = now
        self.window = settings.window if t.asked and PROMPTS[t.prompt].secret else 0.0
        self.floor = self.window or (settings.floor if t.asked and desk.veiled(t) else 0.0)

    def wait(self, now: float) -> float:
        """Seconds until an answer may count."""
        return self.put + self.floor - now if self.floor else 0.0

    def bot_wait(self, asked: float, pause: float, now: float) -> float:
        """The same for a bot asked at some time, whose thinking must not show either."""
        return max(self.put + self.floor, asked + pause) - now
