"""Pace: answers are held until a fixed time after the question, so that a quick one tells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kaimaku.kernel.decisions import PASS, PROMPTS, Option
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.table import Table

from ..desks.desk import Desk
from ..wire.room import RoomOptions
from .settings import RoomSettings

MOMENT = 0.01  # seconds: timers may ring a little early
LATE = 0.5  # seconds after its pause at which a slow bot may answer; then twice, four times as many


class Held:
    """An answer that waits for its time. It does not count yet, and its seat may still take it back."""

    __slots__ = ("charged", "options", "received", "said", "silent")

    def __init__(
        self, options: Sequence[Option], said: object, charged: int, received: float, silent: bool = False
    ) -> None:
        self.options = options
        self.said = said
        self.charged = charged
        self.received = received
        self.silent = silent  # nobody gave it: a bot, a standing pass, or the end of a window did


class Company(NamedTuple):
    """Who is at a table, and might make something of a pause."""

    people: int  # seats of people who are still in the game, even if a bot plays for them now: they may come back
    playing: int  # of these, people who play themselves
    spectators: bool


class Pace:
    """The open question's timing: when it was put, how long any answer to it is held, when it is over."""

    __slots__ = ("alone", "floor", "lapsed", "limit", "pause", "put", "together", "window")

    def __init__(self) -> None:
        self.put = 0.0
        self.floor = 0.0
        self.pause = 0.0  # as a bot takes; for a question that is put to people and bots together
        self.limit = 0.0  # seconds from putting to closing; 0: none
        self.lapsed = False  # that time ran out while nobody was here
        self.together = False
        self.window = False  # one seat is asked in the open, and may be passed for
        self.alone = False  # nobody but bots can make anything of a pause

    def ask(
        self, desk: Desk, t: Table, settings: RoomSettings, options: RoomOptions, company: Company, now: float
    ) -> None:
        """A new question is put at a table with that company."""
        self.put = now
        self.together = together(t)
        self.limit = self.pause = 0.0
        self.lapsed = False
        self.floor = settings.floor if t.asked and desk.veiled(t) else 0.0
        self.window = bool(t.asked) and desk.window(t)
        self.alone = company.people < 2 and not company.spectators
        paced = company.people > 1 and not options.slow
        hurried = company.playing > 1 and not options.slow
        if self.window and paced:
            self.floor = settings.priority_floor
            self.limit = max(self.floor, float(options.window)) if options.window and hurried else 0.0
        if not self.together:
            return
        self.pause = settings.bot_pause
        timed = float(options.clock.move) if options.clock.kind != "none" else 0.0
        if PROMPTS[t.prompt].secret:
            self.floor = settings.window_floor if paced else 0.0
            reaction = passing(desk.game.options(t, t.asked[0])) is not None  # not a choice that must be made
            wanted = (float(options.window) if reaction else 0.0) or timed
            self.limit = max(self.floor, wanted) if hurried and wanted else 0.0
        elif hurried:
            self.limit = timed

    def wait(self, now: float) -> float:
        """Seconds until an answer may count."""
        wait = self.put + max(self.floor, self.pause) - now
        return wait if wait > MOMENT else 0.0

    def left(self, now: float) -> float:
        """Seconds until the question closes by itself; 0 if it does not."""
        return max(0.1, round(self.put + self.limit - now, 1)) if self.limit else 0.0

    def bot_wait(self, asked: float, pause: float, now: float) -> float:
        """Seconds until a bot, asked at some time, gives the answer it has now. How long it thought must not show.

        Whoever needs longer than the pause answers at one of few moments, far apart: that is the load of the machine.
        """
        first = max(self.put + self.floor, asked + pause)
        if now <= first or first == asked:
            return 0.0 if self.together else first - now
        late = LATE
        while first + late < now:
            late *= 2
        return first + late - now


def together(t: Table) -> bool:
    """Are several asked at once, or may nobody know who is? Then no answer counts before all are there."""
    return bool(t.asked) and (len(t.asked) > 1 or bool(t.answers) or PROMPTS[t.prompt].secret)


def passing(options: Sequence[Option]) -> Option | None:
    """The option that passes, if there is one."""
    return next((option for option in (PASS, ENOUGH) if option in options), None)
