"""House: what all rooms of a server share."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from ..metering import metered
from ..store import Store
from ..worker_pool import Lane
from .bot_pool import Bots
from .game_log import Header
from .hooks import Hooks
from .settings import RoomSettings
from .timing import Time, alarm

PREPARED = 200  # beginnings that are kept until the seats are taken


class Prepared:
    """Beginnings that were worked out, and so checked, when a room was opened: the game may begin with them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Header] = OrderedDict()

    def keep(self, code: str, header: Header) -> None:
        self._kept[code] = header
        if len(self._kept) > PREPARED:
            self._kept.popitem(last=False)

    def take(self, code: str) -> Header | None:
        """What was kept for a room, once."""
        return self._kept.pop(code, None)


class House:
    def __init__(
        self,
        store: Store,
        settings: RoomSettings,
        hooks: Hooks,
        bots: Bots,
        time: Time,
        chance: Callable[[int], int],
        workers: Lane,
    ) -> None:
        self.store = store
        self.settings = settings
        self.hooks = hooks
        self.bots = bots
        self.time = time
        self.workers = workers  # for what takes time
        self.chance = chance  # so many random bits: where all seeds come from
        self.rng = Random(chance(256))  # steers only what bots are shown, never a game
        self.prepared = Prepared()
        self.closing = False
        self.playing_through = asyncio.Lock()  # one game at a time, however many are asked for
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something besides; what it fails with is an incident."""
        task = asyncio.get_running_loop().create_task(_paid(work))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.hooks.incident(error, "room")

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        over, timer = alarm(self.time, seconds)
        try:
            await over
        finally:
            timer.cancel()

    async def settle(self) -> None:
        """Wait for everything that was started."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()


async def _paid(work: Coroutine[Any, Any, None]) -> None:
    await metered(work)
