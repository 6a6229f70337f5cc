"""Rooms: all rooms of a server. One is adopted when somebody asks for it and leaves the memory when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from secrets import randbits
from typing import Any

import msgspec

from kaimaku import replays

from ..desks import PLAYABLE
from ..metering import metered
from ..socket import say_goodbye, serve
from ..store import RoomRow, Store, StoreError
from ..trouble import Trouble
from ..wire.common import DeckChoice
from ..wire.room import FromReplay, Join, NewRoom, RoomInfo, Seated, SeatPlan
from ..worker_pool import Lane
from . import start
from .bot_pool import BotPool, Bots
from .bots import best_bot, bot_name, bots_of
from .game_log import Header
from .hooks import Hooks, Quiet
from .house import House
from .housekeeping import Housekeeping
from .outbox import Connection
from .record import RoomRecord, SeatRecord, pack
from .room import Room
from .seats import hashed, new_code, new_token, player_name, seat_by
from .settings import RoomSettings
from .timing import LoopTime, Time
from .unreadable import Unreadable
from .words import internal, trouble


class Rooms:
    def __init__(
        self,
        store: Store,
        settings: RoomSettings | None = None,
        metrics: Hooks | None = None,
        *,
        bots: Bots | None = None,
        time: Time | None = None,
        chance: Callable[[int], int] = randbits,
        workers: Lane | None = None,
    ) -> None:
        self.settings = settings or RoomSettings()
        self.hooks = metrics or Quiet()
        self.time = time or LoopTime()
        pool = bots or BotPool(
            self.settings.bot_workers,
            self.settings.bot_patience,
            PLAYABLE,
            limit=self.settings.bot_limit,
            replaced=self.hooks.worker_replaced,
        )
        self.house = House(store, self.settings, self.hooks, pool, self.time, chance, workers or Lane(1))
        self.store = store
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Future[Any]] = {}  # rooms on their way into the memory, or changed outside it
        self._unreadable = Unreadable(self.time, self.hooks)
        self.housekeeping = Housekeeping(self)

    # --- for the routes --------------------------------------------------------------------------------------------

    async def create(self, new: NewRoom, who: str = "") -> Seated:
        """Open a room with one's own seat taken."""
        me = self._check(new)
        token = new_token()
        seats = [self._seat(new, plan, n, token) for n, plan in enumerate(new.seats)]
        record = RoomRecord(new.options, seats, str(self.house.chance(128)), start=new.start)
        header = await self._check_start(new, record, who)
        now = self.time.wall()
        shown = new.options.listed and new.options.spectators
        row = RoomRow("", new.game, "waiting", shown, now, now, pack(record))
        row.code = new_code()
        while not await self.store.add_room(row):
            row.code = new_code()
        if header is not None:
            self.house.prepared.keep(row.code, header)
        room = await self.hold(row.code)
        self.release(room)
        return Seated(row.code, me, token)

    async def join(self, code: str, join: Join) -> Seated:
        """Take an open seat."""
        room = await self.hold(code)
        try:
            free = [n for n, seat in enumerate(room.seats) if seat.kind == "open"]
            if join.seat is not None and join.seat >= len(room.seats):
                raise trouble("no_seat")
            if not free:
                raise trouble("full")
            seat = free[0] if join.seat is None else join.seat
            if seat not in free:
                raise trouble("taken")
            token = new_token()
            taken = SeatRecord("human", player_name(join.name), token=hashed(token))
            if room.record.start is None:
                taken.deck = start.chosen(room.game, len(room.seats), seat, join.deck)
                taken.deck_name = start.name_of(taken.deck)
            await room.sit(seat, taken)
            return Seated(code, seat, token)
        finally:
            self.release(room)

    async def info(self, code: str) -> RoomInfo:
        room = await self.hold(code)
        try:
            return room.info()
        finally:
            self.release(room)

    async def listed(self) -> list[RoomInfo]:
        """Games under way that anybody may watch, as long as somebody attends them."""
        found = []
        since = self.time.wall() - self.settings.unattended
        for row in await self.store.rooms(listed=True, status="playing", since=since):
            room = self._rooms.get(row.code) or self._glance(row)
            if room is not None and room.record.options.spectators:
                found.append(msgspec.structs.replace(room.info(), status="playing"))
        return found

    async def seat_of(self, code: str, token: str) -> int | None:
        room = await self.hold(code)
        try:
            return seat_by(token, room.seats)
        finally:
            self.release(room)

    async def own_frames(self, code: str, token: str, who: str = "") -> bytes:
        """A game so far, as one player saw it: gzipped JSON."""
        room = await self.hold(code)
        try:
            seat = seat_by(token, room.seats)
            if seat is None:
                raise trouble("token")
            return await room.frames(seat, who)
        finally:
            self.release(room)

    async def serve(self, code: str, connection: Connection) -> None:
        """The whole life of one socket."""
        if self.house.closing:
            await say_goodbye(connection, trouble("restart"))
            return
        await serve(self, code, connection)

    def wake(self) -> None:
        """The server is ready: let bots be ready, too, and look after the rooms that nobody asks for."""
        if isinstance(self.house.bots, BotPool):
            self.house.bots.wake()
        self.spawn(self.housekeeping.run())

    async def close(self) -> None:
        """Finish what is under way, and tell everybody. All of it is stored."""
        self.house.closing = True
        viewers = []
        for room in list(self._rooms.values()):
            viewers += await room.goodbye()
        farewell = trouble("restart")
        await asyncio.gather(*(say_goodbye(viewer.outbox.connection, farewell) for viewer in viewers))
        self.house.cancel()
        await self.house.settle()
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        await self.house.bots.close()

    # --- memory ----------------------------------------------------------------------------------------------------

    async def hold(self, code: str) -> Room:
        """The room, kept in memory until it is released. There is never a second one of the same code."""
        while (room := self._rooms.get(code)) is None:
            coming = self._coming.get(code) or self._come(code, self._paid_adopt(code))
            await asyncio.shield(coming)
        room.holds += 1
        return room

    async def apart(self, code: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Change a stored room that is not in memory; whoever asks for it meanwhile waits."""
        if not self.here(code):
            await asyncio.shield(self._come(code, work()))

    def here(self, code: str) -> bool:
        """Is it in memory, or about to be?"""
        return code in self._rooms or code in self._coming

    def in_memory(self) -> list[Room]:
        return list(self._rooms.values())

    def _come(self, code: str, work: Coroutine[Any, Any, Any]) -> asyncio.Future[Any]:
        coming = self._coming[code] = asyncio.ensure_future(work)
        coming.add_done_callback(lambda _: self._coming.pop(code, None))
        return coming

    def release(self, room: Room) -> None:
        room.holds -= 1

    async def _paid_adopt(self, code: str) -> Room:
        """Whoever asks for it first pays for it."""
        return await metered(self._adopt(code))

    async def _adopt(self, code: str) -> Room:
        if incident := self._unreadable.incident(code):
            raise internal(incident)
        row = await self.store.room(code)
        if row is None:
            raise trouble("no_room")
        try:
            room = await Room.adopt(self.house, row)
        except (StoreError, Trouble):
            raise
        except Exception as error:
            raise internal(self._unreadable.note(code, error)) from None
        self._rooms[code] = room
        self.hooks.rooms(len(self._rooms))
        self._let_go_later(room)
        return room

    def _glance(self, row: RoomRow) -> Room | None:
        """A room as it is stored; None if that cannot be read."""
        try:
            return Room(self.house, row)
        except Exception as error:
            self._unreadable.note(row.code, error)
            return None

    def _let_go_later(self, room: Room) -> None:
        if room.leaving is None and not self.house.closing:
            room.leaving = self.time.later(self.settings.idle, lambda: self._let_go(room))

    def _let_go(self, room: Room) -> None:
        """Nothing is lost: whatever counts is stored."""
        room.leaving = None
        if room.busy:
            self._let_go_later(room)
        elif self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            room.waits.disarm()
            if room.presence.visited:
                self.spawn(self.housekeeping.visited(room))
            self.hooks.rooms(len(self._rooms))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.house.spawn(work)

    # --- new rooms -------------------------------------------------------------------------------------------------

    def _check(self, new: NewRoom) -> int:
        """The own seat of a room that can be opened."""
        if new.game not in PLAYABLE:
            raise trouble("no_game")
        if len(new.seats) not in replays.game(new.game).seats:
            raise trouble("seats")
        mine = [n for n, plan in enumerate(new.seats) if plan.kind == "me"]
        if len(mine) != 1:
            raise trouble("one_me")
        known = ["", *bots_of(new.game)]
        if any(plan.kind == "bot" and plan.bot not in known for plan in new.seats):
            raise trouble("no_bot")
        if new.options.slow and new.options.clock.kind != "none":
            raise trouble("slow_clock")
        start.check_rulings(new.game, len(new.seats), new.options.rulings)
        if isinstance(new.start, FromReplay) and new.start.seat != mine[0]:
            raise trouble("other_seat")
        return mine[0]

    def _seat(self, new: NewRoom, plan: SeatPlan, seat: int, token: str) -> SeatRecord:
        if plan.kind == "open":
            return SeatRecord("open")
        deck = None
        if new.start is None:
            deck = start.chosen(new.game, len(new.seats), seat, plan.deck or DeckChoice())
        name = start.name_of(deck)
        if plan.kind == "bot":
            bot = plan.bot or best_bot(new.game)
            return SeatRecord("bot", bot_name(bot, seat, len(new.seats)), bot, deck=deck, deck_name=name)
        return SeatRecord("human", player_name(new.name), token=hashed(token), deck=deck, deck_name=name)

    async def _check_start(self, new: NewRoom, record: RoomRecord, who: str) -> Header | None:
        """A position one can play on from, before anybody is invited to it."""
        if new.start is None:
            return None
        return await start.header(new.game, record, self.house, who)
