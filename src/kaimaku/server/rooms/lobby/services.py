"""RoomServices: what all rooms of a server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from ...bounded import Bounded
from ...content.own import OwnShelf
from ...errors.api_error import ApiError
from ...limits.metering import paid
from ...limits.turns import Turns
from ...monitoring.monitor import Monitor
from ...store import Store
from ...tasks import Tasks
from ...workers.pool import Lane
from ..bots.pool import Bots
from ..game.foresights import Foresights
from ..game.game_log import Header
from ..game.hints import Hints
from ..game.rehearsal import Rehearsals
from ..settings import RoomSettings
from ..timing import Time


class Blocked(Protocol):
    """Why somebody may not play for a time; None: they may."""

    def __call__(self, *, address: str = "", person: str = "", browser: str = "") -> ApiError | None: ...


def nobody_is(*, address: str = "", person: str = "", browser: str = "") -> ApiError | None:
    return None


AGAIN = 600.0  # seconds after which a room that could not be opened is tried again
MOST = 1000  # such rooms that are remembered
PREPARED = 200  # beginnings that are kept until the seats are taken


@dataclass(eq=False)
class RoomServices:
    store: Store
    settings: RoomSettings
    monitor: Monitor
    bots: Bots
    time: Time
    chance: Callable[[int], int]  # so many random bits: where all seeds come from
    workers: Lane  # for what takes time
    rehearsals: Rehearsals
    foresights: Foresights
    own: OwnShelf

    def __post_init__(self) -> None:
        self.hints = Hints(self.bots, self.foresights, self.workers)
        self.rng = Random(self.chance(256))  # steers only what bots are shown, never a game
        # Beginnings that were worked out, and so checked, when a room was opened: its first game begins with them.
        self.prepared: Bounded[str, Header] = Bounded(PREPARED)
        self.played: Callable[[str], None] = lambda tournament: None  # told when a game of a match is over
        self.closing = False
        self.blocked: Blocked = nobody_is
        self.playing_through = Turns(("loop",))  # one game at a time, however many are asked for
        self.tasks = Tasks(lambda error: self.monitor.incident(error, "room"))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something besides; what it fails with is an incident."""
        task = self.tasks.spawn(paid(work))
        task.add_done_callback(lambda _: work.close())  # where it was cancelled before its first step

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        over = asyncio.Event()
        timer = self.time.later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()


class Unreadable:
    """Rooms that could not be opened: one incident each, however often somebody asks for them."""

    def __init__(self, time: Time, monitor: Monitor) -> None:
        self._time = time
        self._monitor = monitor
        self._known: Bounded[str, tuple[float, str]] = Bounded(MOST)  # when, and its incident

    def incident(self, code: str) -> str:
        """Its number, if this room could not be opened a moment ago."""
        then, number = self._known.get(code, (0.0, ""))
        return number if number and self._time.now() - then < AGAIN else ""

    def note(self, code: str, error: Exception) -> str:
        """The number to tell about it."""
        number = self.incident(code)
        if not number:
            number = self._monitor.incident(error, "opening", room=code)
            self._known[code] = (self._time.now(), number)
        return number
