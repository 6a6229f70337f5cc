"""Rooms: all rooms of a server. A room is loaded when somebody asks for it and unloaded when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from secrets import randbits
from typing import TYPE_CHECKING, Any

import msgspec

from kaimaku import games
from kaimaku.wire.common import DeckChoice
from kaimaku.wire.rest import CardInfo
from kaimaku.wire.room import FromReplay, Join, NewRoom, OwnSeat, RoomInfo, Seated, SeatPlan

from ...content.games import check_region
from ...content.own import OwnShelf, own_cards
from ...errors.api_error import ApiError, api_error
from ...limits.metering import paid
from ...monitoring.monitor import Monitor
from ...sockets.outbox import Connection
from ...sockets.session import say_goodbye, serve
from ...store import Lease, RoomRow, Store, StoreError
from ...store.leases import Leases
from ...workers.pool import Lane, foresight_lane
from ..bots.lineup import best_bot, bot_name, may_sit, seatable
from ..bots.pool import BotPool, Bots
from ..game.foresights import Foresights
from ..game.rehearsal import Rehearsals
from ..seating import beginnings
from ..seating.rated import check_rated, check_sitting, taken_seat
from ..seating.records import RoomRecord, SeatRecord, new_code, new_token, pack, seat_by
from ..settings import RoomSettings
from ..shell.room import Room
from ..timing import LoopTime, Time
from .housekeeping import Housekeeping
from .ownership import Alone, Ownership, Shared
from .services import RoomServices, Unreadable

if TYPE_CHECKING:
    from ...people.identity import Person


class Rooms:
    def __init__(
        self,
        store: Store,
        settings: RoomSettings | None = None,
        monitor: Monitor | None = None,
        *,
        bots: Bots | None = None,
        time: Time | None = None,
        chance: Callable[[int], int] = randbits,
        workers: Lane | None = None,
        rehearsals: Lane | None = None,
        foresights: Lane | None = None,
    ) -> None:
        self.settings = settings or RoomSettings()
        self.monitor = monitor or Monitor()
        self.time = time or LoopTime()
        pool = bots or BotPool(
            self.settings.bot_workers,
            self.settings.bot_patience,
            games.names(),
            limit=self.settings.bot_limit,
            replaced=self.monitor.worker_replaced,
        )
        rehearsing = Rehearsals(rehearsals or Lane(1))
        foreseeing = Foresights(foresights or foresight_lane())
        lane = workers or Lane(1)
        own = OwnShelf(lane)
        self.services = RoomServices(
            store, self.settings, self.monitor, pool, self.time, chance, lane, rehearsing, foreseeing, own
        )
        self.store = store
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Future[Any]] = {}  # rooms on their way into the memory, or changed outside it
        self.ownership: Ownership = Alone(store)
        self.others: Callable[[list[str]], Awaitable[dict[str, RoomInfo]]] = nothing_known
        self._unreadable = Unreadable(self.time, self.monitor)
        self.housekeeping = Housekeeping(self)

    # --- for the routes --------------------------------------------------------------------------------------------

    async def create(self, new: NewRoom, who: str = "", person: Person | None = None) -> Seated:
        """Open a room with one's own seat taken. `person`: who sits there under their own name."""
        me = self._check(new)
        check_rated(new, person)
        for plan in new.seats:
            await self.services.own.learn(new.game, beginnings.written(plan.deck), who)
        token = new_token()
        seats = [self._seat(new, plan, n, token, person) for n, plan in enumerate(new.seats)]
        record = RoomRecord(new.options, seats, str(self.services.chance(128)), start=new.start)
        header = None
        if new.start is not None:  # a position one can play from, before anybody is invited to it
            header = await beginnings.header(new.game, record, self.services, who)
        now = self.time.wall()
        shown = new.options.open or (new.options.listed and new.options.spectators)
        row = RoomRow(new_code(), new.game, "waiting", shown, now, now, pack(record))
        while not await self.store.add_room(row):
            row.code = new_code()
        if person is not None:
            await self.store.people.seat([person.id], row.code, now)
        if header is not None:
            self.services.prepared[row.code] = header
        elif not self.ownership.alone:  # whoever is asked for it first has it: a proxy sends all about it to one of us
            return Seated(row.code, me, token)
        async with self.holding(row.code):
            return Seated(row.code, me, token)

    async def join(self, code: str, join: Join, who: str = "", person: Person | None = None) -> Seated:
        """Take an open seat; those who come at the same time get one each, as long as there are any."""
        async with self.holding(code) as room:
            await self.services.own.learn(room.state.game, beginnings.written(join.deck), who)
        async with self.holding(code) as room, room.lock:
            free = [n for n, seat in enumerate(room.state.seats) if seat.kind == "open"]
            if join.seat is not None and join.seat >= len(room.state.seats):
                raise api_error("no_seat", seat=join.seat)
            if not free:
                raise api_error("full")
            seat = free[0] if join.seat is None else join.seat
            if seat not in free:
                raise api_error("taken")
            if room.state.record.options.rated:
                await check_sitting(self.store, room.state.seats, join.deck, person)
            token = new_token()
            taken = taken_seat(join.name, token, person)
            if room.state.record.start is None:
                region = room.state.record.options.restricted
                taken.deck = beginnings.chosen(room.state.game, len(room.state.seats), seat, join.deck, region)
                taken.deck_name = beginnings.name_of(taken.deck)
            if person is not None:
                await self.store.people.seat([person.id], code, self.time.wall())
            await room.sit(seat, taken)
            return Seated(code, seat, token)

    async def info(self, code: str) -> RoomInfo:
        async with self.holding(code) as room:
            return await room.certain_info()

    async def own_cards(self, code: str) -> list[CardInfo]:
        """The cards that its players wrote: everybody who comes may read them."""
        async with self.holding(code) as room:
            return own_cards(room.state.game, room.info().own)

    async def listed(self) -> list[RoomInfo]:
        """Games under way that anybody may watch, as long as somebody attends them."""
        found = []
        since = self.time.wall() - self.settings.unattended
        rows = await self.store.rooms(listed=True, status="playing", since=since)
        others = await self.others([row.code for row in rows if row.code not in self._rooms])
        for row in rows:
            if row.code in others:
                found.append(msgspec.structs.replace(others[row.code], status="playing"))
                continue
            room = self._rooms.get(row.code)
            if room is None or room.storage.stale:
                room = self.glance(row)
            options = None if room is None else room.state.record.options
            if room is not None and options is not None and options.listed and options.spectators:
                found.append(msgspec.structs.replace(room.info(), status="playing"))
        return found

    def shown(self) -> list[RoomInfo]:
        """Those of them that are in the memory of this process."""
        rooms = [room for room in self.in_memory() if room.row.listed and room.row.status == "playing"]
        return [room.info() for room in rooms if not room.storage.stale and room.state.record.options.spectators]

    async def own_seat(self, code: str, token: str) -> OwnSeat:
        """A room for somebody who plays there: does it wait for them?"""
        async with self.holding(code) as room:
            seat = seat_by(token, room.state.seats)
            if seat is None:
                raise api_error("token")
            info = await room.certain_info()
            return OwnSeat(info, seat, room.state.asks(seat))

    async def seat_of(self, code: str, token: str) -> int | None:
        async with self.holding(code) as room:
            return seat_by(token, room.state.seats)

    async def own_frames(self, code: str, token: str, who: str = "") -> bytes:
        """A game so far, as one player saw it: gzipped JSON."""
        async with self.holding(code) as room:
            seat = seat_by(token, room.state.seats)
            if seat is None:
                raise api_error("token")
            return await room.frames(seat, who)

    async def serve(self, code: str, connection: Connection) -> None:
        """The whole life of one socket."""
        if self.services.closing:
            await say_goodbye(connection, api_error("restart"))
            return
        await serve(self, code, connection)

    def wake(self) -> None:
        """The server is ready: let bots be ready, too, and look after the rooms that nobody asks for."""
        if isinstance(self.services.bots, BotPool):
            self.services.bots.wake()
        self.services.spawn(self.housekeeping.run())

    async def share(self, leases: Leases) -> Shared:
        """From now on others may have rooms of the same database."""
        self.ownership = shared = Shared(self.store, leases, self._gone)
        await shared.open()
        self.services.spawn(shared.stay_alive())
        return shared

    def turn_out(self) -> None:
        """Whoever is blocked since they came leaves."""
        for room in self.in_memory():
            for client in list(room.broadcast.clients):
                if (wrong := room.blocked(client.seat, client.address)) is not None:
                    self.services.spawn(say_goodbye(client.direct.connection, wrong))

    async def dismiss(self, room: Room, wrong: ApiError) -> None:
        """It leaves the memory and the store, and whoever is there is told why."""
        self._rooms.pop(room.code, None)
        clients = await room.goodbye()
        await room.store.remove_room(room.code)
        self.monitor.rooms(len(self._rooms))
        await asyncio.gather(*(say_goodbye(client.direct.connection, wrong) for client in clients))
        await self.ownership.release(room.code)

    async def close(self) -> None:
        """Finish what is under way, and tell everybody. All of it is stored."""
        self.services.closing = True
        await asyncio.gather(*map(self._farewell, self.in_memory()))
        self.services.tasks.cancel()
        await self.services.tasks.settle()
        await self.services.bots.close()
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        await self.ownership.close()

    async def _farewell(self, room: Room) -> None:
        """Each room by itself, so that one which is held up keeps nobody else waiting. Then it can go on elsewhere."""
        wrong, clients = api_error("restart"), await room.goodbye()
        if self.ownership.valid(room.store):
            await self.ownership.release(room.code)
        await asyncio.gather(*(say_goodbye(client.direct.connection, wrong) for client in clients))

    def _gone(self, lease: Lease) -> None:
        """Another process has the room: it leaves the memory, and everybody comes back to where it is."""
        room = self._rooms.get(lease.room)
        if room is not None and not self.ownership.valid(room.store):
            del self._rooms[lease.room]
            room.gone = True
            self.monitor.room_lost()
            self.monitor.rooms(len(self._rooms))
            self.services.spawn(self._farewell(room))

    async def _release(self, code: str) -> None:
        """Others may have it, unless somebody has come in the meantime."""
        if not self.here(code):
            await self.ownership.release(code)

    # --- memory ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def holding(self, code: str) -> AsyncIterator[Room]:
        """The room, kept in memory meanwhile. There is never a second one of the same code."""
        while (room := self._rooms.get(code)) is None:
            coming = self._coming.get(code) or self._come(code, paid(self._adopt(code)))
            await asyncio.shield(coming)
        room.holds += 1
        try:
            yield room
        finally:
            room.holds -= 1

    async def apart(self, code: str, work: Callable[[Store, str], Coroutine[Any, Any, None]]) -> None:
        """Change a stored room that is not in memory; whoever asks for it meanwhile waits."""
        if not self.here(code):
            await asyncio.shield(self._come(code, self._apart(code, work)))

    async def _apart(self, code: str, work: Callable[[Store, str], Coroutine[Any, Any, None]]) -> None:
        await work(await self.ownership.store_of(code), code)
        await self.ownership.release(code)

    def here(self, code: str) -> bool:
        """Is it in memory, or about to be?"""
        return code in self._rooms or code in self._coming

    def at_hand(self, code: str) -> Room | None:
        return self._rooms.get(code)

    def in_memory(self) -> list[Room]:
        return list(self._rooms.values())

    def _come(self, code: str, work: Coroutine[Any, Any, Any]) -> asyncio.Future[Any]:
        coming = self._coming[code] = asyncio.ensure_future(work)
        coming.add_done_callback(lambda _: self._coming.pop(code, None))
        return coming

    async def _adopt(self, code: str) -> Room:
        if incident := self._unreadable.incident(code):
            raise api_error("internal", incident=incident)
        store = await self.ownership.store_of(code)
        row = await store.room(code)
        if row is None:
            raise api_error("no_room")
        try:
            room = await Room.adopt(self.services, row, store)
        except (StoreError, ApiError):
            raise
        except Exception as error:
            raise api_error("internal", incident=self._unreadable.note(code, error)) from None
        if not self.ownership.valid(store):
            raise api_error("busy")
        self._rooms[code] = room
        self.monitor.rooms(len(self._rooms))
        self._let_go_later(room)
        return room

    def glance(self, row: RoomRow) -> Room | None:
        """A room as it is stored; None if that cannot be read."""
        try:
            return Room(self.services, row)
        except Exception as error:
            self._unreadable.note(row.code, error)
            return None

    def _let_go_later(self, room: Room) -> None:
        if room.leaving is None and not self.services.closing:
            room.leaving = self.time.later(self.settings.idle, lambda: self._let_go(room))

    def _let_go(self, room: Room) -> None:
        """Nothing is lost: whatever counts is stored."""
        room.leaving = None
        if room.busy:
            self._let_go_later(room)
        elif self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            room.runner.disarm()
            if room.state.presence.visited:
                self.services.spawn(self.housekeeping.visited(room))
            self.services.spawn(self._release(room.code))
            self.monitor.rooms(len(self._rooms))

    # --- new rooms -------------------------------------------------------------------------------------------------

    def _check(self, new: NewRoom) -> int:
        """The own seat of a room that can be opened."""
        if new.game not in games.names():
            raise api_error("no_game:table", game=new.game)
        allowed = games.game(new.game).seats
        if len(new.seats) not in allowed:
            raise api_error("seats", count=len(new.seats), known=", ".join(map(str, allowed)))
        mine = [n for n, plan in enumerate(new.seats) if plan.kind == "me"]
        if len(mine) != 1:
            raise api_error("one_me")
        for plan in new.seats:
            if plan.kind == "bot" and plan.bot and not may_sit(plan.bot, new.game):
                raise api_error("no_bot", bot=plan.bot, known=", ".join(seatable(new.game)))
        if new.options.slow and new.options.clock.kind != "none":
            raise api_error("slow_clock")
        if new.options.chat and (new.options.listed or new.options.open):
            raise api_error("listed_chat")
        beginnings.check_rulings(new.game, len(new.seats), new.options.rulings)
        check_region(new.game, new.options.restricted)
        if isinstance(new.start, FromReplay) and new.start.seat != mine[0]:
            raise api_error("other_seat", seat=new.start.seat)
        return mine[0]

    def _seat(self, new: NewRoom, plan: SeatPlan, seat: int, token: str, person: Person | None) -> SeatRecord:
        if plan.kind == "open":
            return SeatRecord("open")
        deck = None
        if new.start is None:
            deck = beginnings.chosen(new.game, len(new.seats), seat, plan.deck or DeckChoice(), new.options.restricted)
        name = beginnings.name_of(deck)
        if plan.kind == "bot":
            bot = plan.bot or best_bot(new.game)
            asked = plan.bot if new.start is None else ""  # a lesson asks for a bot by how it plays
            return SeatRecord("bot", bot_name(asked, seat, len(new.seats)), bot, deck=deck, deck_name=name)
        return msgspec.structs.replace(taken_seat(new.name, token, person), deck=deck, deck_name=name)


async def nothing_known(codes: list[str]) -> dict[str, RoomInfo]:
    """What other processes tell of their rooms, where there are none."""
    return {}
