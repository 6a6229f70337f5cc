"""Pace: answers are held for a fixed time after the question, so that a quick one doesn't tell anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kaimaku.games.desk import Desk
from kaimaku.kernel.decisions import PASS, PROMPTS, Option
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.table import Table
from kaimaku.wire.room import RoomOptions

from ..settings import RoomSettings

MOMENT = 0.01  # seconds: timers may ring a little early
LATE = 0.5  # seconds after its pause at which a slow bot may answer; then twice, four times as many


class PendingAnswer(Struct, eq=False):
    """An answer that waits for its time. It does not count yet, and its seat may still take it back."""

    options: Sequence[Option]
    said: object  # as it was sent
    charged: int
    received: float
    silent: bool = False  # nobody gave it

    def first(self) -> PendingAnswer:
        """Of what was chosen for several rounds, the part for this one."""
        return replace(self, options=self.options[:1])

    def rest(self) -> PendingAnswer:
        return replace(self, options=self.options[1:], charged=0)


def silent(option: Option, now: float) -> PendingAnswer:
    """An answer that nobody gave: a bot, a standing pass, or the end of a window did."""
    return PendingAnswer([option], None, 0, now, silent=True)


class Company(NamedTuple):
    """Who is at a table, and might make something of a pause."""

    people: int  # seats of people who are still in the game, even if a bot plays for them now: they may come back
    playing: int  # of these, people who play themselves
    spectators: bool
    seats: int  # of the whole table
    hurried: bool = False  # only bots play, and whoever sits here wants the result


class Pace(Struct):
    """The open question's timing: when it was put, how long any answer to it is held, when it is over."""

    put: float = 0.0
    floor: float = 0.0
    bot: float = 0.0  # seconds a bot takes for any answer
    pause: float = 0.0  # the same, for a question that is put to people and bots together
    limit: float = 0.0  # seconds from putting to closing; 0: none
    lapsed: bool = False  # that time ran out while nobody was here
    together: bool = False
    window: bool = False  # one seat is asked in the open, and may be passed for
    alone: bool = False  # nobody but bots can make anything of a pause

    def ask(
        self, desk: Desk, t: Table, settings: RoomSettings, options: RoomOptions, company: Company, now: float
    ) -> None:
        """A new question is put at a table with that company."""
        self.put = now
        self.together = together(t)
        self.limit = self.pause = 0.0
        self.lapsed = False
        self.window = bool(t.asked) and desk.window(t)
        self.alone = company.people < 2 and not company.spectators
        self.bot = 0.0 if company.hurried else shared_pause(settings.bot_pause, company.seats)
        self.floor = settings.floor if t.asked and not self.alone and desk.veiled(t) else 0.0
        paced = company.people > 1 and not options.slow
        hurried = company.playing > 1 and not options.slow
        if self.window and paced:
            self.floor = settings.priority_floor
            self.limit = max(self.floor, float(options.window)) if options.window and hurried else 0.0
        if not self.together:
            return
        self.pause = self.bot
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

    def bot_wait(self, began: float, now: float) -> float:
        """Seconds until a bot that began to think then gives its answer. How long it thought must not show.

        Whoever needs longer than the pause answers at one of few moments, far apart: that is the load of the machine.
        """
        first = max(self.put + self.floor, began + self.bot)
        if now <= first or first == began:
            return 0.0 if self.together else first - now
        late = LATE
        while first + late < now:
            late *= 2
        return first + late - now


def shared_pause(pause: float, seats: int) -> float:
    """Of many bots each takes less time, so that nobody waits long for their own turn."""
    return pause * 2 / max(2, seats - 1)


def together(t: Table) -> bool:
    """Are several asked at once, or may nobody know who is? Then no answer counts before all are there."""
    return bool(t.asked) and (len(t.asked) > 1 or bool(t.answers) or PROMPTS[t.prompt].secret)


def passing(options: Sequence[Option]) -> Option | None:
    """The option that passes, if there is one."""
    return next((option for option in (PASS, ENOUGH) if option in options), None)
