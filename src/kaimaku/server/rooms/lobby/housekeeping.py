"""Housekeeping: wakes, ends and removes rooms that nobody visits, a few at a time.

Slow games whose time has come are taken up, rooms that people attend are marked as such, abandoned games end, and old
rooms are removed. Everything is read by time, from an index, so it costs what it finds and not what is stored.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from ...errors.api_error import ApiError
from ...outcomes import outcome
from ...store import StoreError
from ..game.game_log import unpack
from ..shell.broadcast import encode
from .ownership import Elsewhere

if TYPE_CHECKING:
    from ...store import Store
    from ...store.store import Place
    from ..shell.room import Room
    from .registry import Rooms

PAUSE = 0.05  # seconds between two rooms, in which everybody else has a turn
TOGETHER = 50  # rooms that are read, or marked, at once
BUSY = 503  # it may work in the next round
LONGEST = 3600.0  # seconds until a room is tried again that could not be opened for want of workers
MARK = 300.0  # seconds after which a room that is attended is marked again
UNFINISHED = ("waiting", "playing", "stopped")
log = structlog.get_logger("kaimaku.rooms")


class Housekeeping:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._hopeless: set[str] = set()  # rooms with which something is wrong: not tried again
        self._postponed: dict[str, tuple[float, float]] = {}  # until when, and for how long

    async def run(self) -> None:
        """Round after round, until the server stops. Whatever fails is tried again in the next one."""
        while True:
            for work in (self._sign, self._mark, self._wake, self._end, self._remove):
                try:
                    await work()
                except StoreError as error:
                    log.warning("housekeeping postponed", error=type(error).__name__)
                except Exception as error:
                    self._rooms.monitor.incident(error, "housekeeping")
            await self._rooms.services.sleep(self._rooms.settings.round)

    async def _sign(self) -> None:
        """Even if nobody plays or asks, a database that is gone or another's is noticed."""
        await self._rooms.store.healthy()

    async def visited(self, room: Room) -> None:
        """A room leaves the memory right after somebody was there."""
        try:
            await self._rooms.store.touch([room.code], self._rooms.time.wall())
        except StoreError as error:
            log.warning("visit not saved", room=room.code, error=type(error).__name__)

    async def _mark(self) -> None:
        """Rooms with people in them are not abandoned, however long nobody decides anything."""
        now = self._rooms.time.wall()
        rooms = [
            room
            for room in self._rooms.in_memory()
            if now - room.row.touched >= MARK and room.state.presence.attended()
        ]
        for first in range(0, len(rooms), TOGETHER):
            some = rooms[first : first + TOGETHER]
            await self._rooms.store.touch([room.code for room in some], now)
            for room in some:
                room.row.touched = max(room.row.touched, now)
            await self._rooms.services.sleep(PAUSE)

    async def _wake(self) -> None:
        """Slow games go on when somebody's time is over, even if nobody comes to see it."""
        until = self._rooms.time.wall() + self._rooms.settings.round
        await self._each(lambda after: self._rooms.ownership.due(until, after, TOGETHER), self._take_up)

    async def _take_up(self, code: str) -> None:
        async with self._rooms.holding(code):
            pass

    async def _end(self) -> None:
        """Nobody has come for so long that nobody will."""
        await self._untouched(self._rooms.settings.abandoned, UNFINISHED, self.end_stored)

    async def _remove(self) -> None:
        await self._untouched(self._rooms.settings.keep, ("over",), self._drop)

    async def _untouched(
        self, seconds: float, statuses: Sequence[str], do: Callable[[Store, str], Coroutine[Any, Any, None]]
    ) -> None:
        """Do something with each room that nobody has attended for so long; 0: never."""
        before = self._rooms.time.wall() - seconds
        if seconds:
            await self._each(
                lambda after: self._rooms.store.untouched(before, statuses, after, TOGETHER),
                lambda code: self._rooms.apart(code, do),
            )

    async def _drop(self, store: Store, code: str) -> None:
        await store.remove_room(code)

    async def end_stored(self, store: Store, code: str) -> None:
        """A game that began is over without a winner; a room in which none did is of no use to anybody."""
        now = self._rooms.time.wall()
        game = await store.current_game(code)
        if game is None:
            await store.remove_room(code)
            return
        try:
            seed = unpack(game.header).seed
        except (msgspec.DecodeError, UnicodeDecodeError):  # it cannot be opened anyway
            seed = ""
        await store.end_room(code, game.id, now, encode(outcome(game.game, (), "room:abandoned", seed)))

    async def _each(
        self, read: Callable[[Place], Awaitable[list[Place]]], do: Callable[[str], Awaitable[None]]
    ) -> None:
        """One room after the other, each once, with time for everything else in between."""
        after: Place = (float("-inf"), "")
        while found := await read(after):
            after = found[-1]
            for _, code in found:
                if not self._rooms.here(code) and code not in self._hopeless and not self._later(code):
                    await self._try(code, do)
                    await self._rooms.services.sleep(PAUSE)

    def _later(self, code: str) -> bool:
        """Has it just kept workers busy for nothing? Others have their turn first, for longer and longer."""
        return self._postponed.get(code, (0.0, 0.0))[0] > self._rooms.time.now()

    async def _try(self, code: str, do: Callable[[str], Awaitable[None]]) -> None:
        """Whatever is wrong with one room, the others have their turn."""
        try:
            await do(code)
            self._postponed.pop(code, None)
        except StoreError as error:
            log.warning("room postponed", room=code, error=type(error).__name__)
        except Elsewhere:
            return  # there it is looked after
        except ApiError as error:
            if error.status != BUSY:
                self._hopeless.add(code)
                log.warning("room given up", room=code, error=error.fault.code)
                return
            wait = min(LONGEST, 2 * self._postponed.get(code, (0.0, self._rooms.settings.round))[1])
            self._postponed[code] = (self._rooms.time.now() + wait, wait)
            log.warning("room postponed", room=code, error=error.fault.code)
        except Exception as error:
            self._hopeless.add(code)
            self._rooms.monitor.incident(error, "housekeeping", room=code)
