"""Room: the only writer of a table. It handles one message after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
import structlog

from kaimaku.wire.common import Lang
from kaimaku.wire.play import FromClient, Hello, Speak
from kaimaku.wire.room import RoomInfo

from ...errors.api_error import ApiError, api_error
from ...limits.metering import WHO
from ...playback.replay_jobs import own_frames
from ...sockets.outbox import Outbox
from ...store import Moved, RoomRow, Store, StoreError
from ..core import absence, decisions, matches, requests, timing
from ..core.info import room_info
from ..core.state import RoomState
from ..game.game_log import replay_of
from ..lobby.services import RoomServices
from ..seating import records
from ..seating.records import SeatRecord, seat_by
from ..timing import Timer
from ..words import refusal_of
from .bot_seats import BotSeats
from .broadcast import Broadcast, Client
from .delayed import Delayed, soon
from .runner import Runner
from .spectators import Spectators
from .storage import Storage

KEYS = 8  # tokens of one seat
UNDER_WAY = 2.0  # seconds in which a room that is told to stop should have finished
log = structlog.get_logger("kaimaku.rooms")


class Room:
    """Everything that changes its state happens under its lock."""

    def __init__(self, services: RoomServices, row: RoomRow, store: Store | None = None) -> None:
        """`store`: what to write to it with."""
        self.services = services
        self.store = store or services.store
        self.row = row
        self.gone = False  # another process has it
        self.state = RoomState(row.code, row.game, records.unpack(row.data), services.settings)
        self.lock = asyncio.Lock()
        self.holds = 0  # sockets, requests and thoughts that need it in memory
        self.leaving: Timer | None = None
        self.runner = Runner(self)
        self.storage = Storage(self)
        self.broadcast = Broadcast(self)
        self.bot_seats = BotSeats(self)
        self.spectators = Spectators(self)

    @classmethod
    async def adopt(cls, services: RoomServices, row: RoomRow, store: Store) -> Room:
        """A room as it was left, whatever happened in between."""
        room = cls(services, row, store)
        if room.state.full:
            async with room.lock:
                await room.storage.load()
        return room

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def closing(self) -> bool:
        """Does nothing begin any more?"""
        return self.gone or self.services.closing

    @property
    def busy(self) -> bool:
        """Must it stay in memory?"""
        return self.holds > 0 or bool(self.broadcast.clients) or self.lock.locked()

    def look_at_time(self) -> None:
        """What follows happens now."""
        self.state.now, self.state.wall = self.services.time.now(), self.services.time.wall()

    def info(self) -> RoomInfo:
        self.look_at_time()
        return room_info(self.state)

    async def certain_info(self) -> RoomInfo:
        """The same for whoever asks from outside: nothing in it is just being stored, and may still fail."""
        if self.storage.stale:
            async with self.lock:
                await self.storage.make_sure()
        return self.info()

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def enter(self, hello: Hello, outbox: Outbox) -> Client:
        """A client says hello: it gets everything it may know, and from now on all that happens."""
        state, settings = self.state, self.services.settings
        async with self.lock:  # before, the places may still be drawn anew, and a token opens another seat then
            seat = seat_by(hello.token, state.seats) if hello.token else None
            if hello.token and seat is None:
                raise api_error("token")
            if seat is None and not state.record.options.spectators:
                raise api_error("no_watching")
            if self.gone:
                raise api_error("restart")
            if (wrong := self.blocked(seat, WHO.get())) is not None:
                raise wrong
            await self.storage.make_sure()
            others = self.broadcast.of(seat)
            if seat is None and len(others) >= settings.watchers:
                raise api_error("crowded", watchers=settings.watchers)
            if seat is not None and len(others) >= settings.tabs:
                raise api_error("tabs", tabs=settings.tabs)
            late = seat is None and state.record.options.delay
            client = Client(seat, hello, outbox, Delayed(outbox, self.services.time, late) if late else None)
            journals = await self.storage.journals(client)
            self.broadcast.add(client)
            if late:
                client.answer(soon(self.info()))
            if seat is not None:
                self.runner.at_once(timing.arrived(state, seat))
            self.broadcast.welcome(client, journals)
            if seat is not None:
                self.broadcast.room(but=client)
            else:
                self.spectators.changed()
        return client

    def leave(self, client: Client) -> None:
        """A client is gone. What is just being decided may still fail, so the others are told after that."""
        if not self.broadcast.remove(client):
            return
        if client.seat is None:
            self.spectators.changed()
            return
        self.look_at_time()
        self.state.presence.go(client.seat, self.state.now)
        if self.lock.locked():
            self.runner.later(0, lambda: timing.departed(self.state))
        else:
            self.runner.at_once(timing.departed(self.state))

    async def hear(self, client: Client, message: FromClient, received: float) -> None:
        """Follow a message, or say why not."""
        async with self.lock:
            if self.closing:
                return
            try:
                if self.storage.stale:
                    await self.storage.make_sure()
                if type(message) is Speak:
                    await self._speak(client, message.lang)
                    return
                handler = requests.HANDLERS[type(message)]
                await self.runner.run(handler(self.state, client.seat, message, received), client)
            except Moved:  # everybody is told to come back, to whoever has it now
                return
            except StoreError as error:
                log.warning("decision not saved", room=self.code, error=type(error).__name__)
                self.broadcast.problem([client], api_error("storage:decision"))
            except ApiError as wrong:
                self.broadcast.refuse(client, refusal_of(wrong))
            except Exception as error:
                number = self.services.monitor.incident(error, "message", room=self.code, kind=type(message).__name__)
                self.storage.stale = True
                self.storage.look_again()
                self.broadcast.problem([client], api_error("internal", incident=number))

    async def _speak(self, client: Client, lang: Lang) -> None:
        """A client shows another language from now on: it gets everything anew."""
        live = self.state.live
        client.speak(lang)
        client.seen = 0 if live is None else live.n
        self.broadcast.welcome(client, await self.storage.journals(client))

    async def sit(self, seat: int, taken: SeatRecord) -> None:
        """Somebody takes a seat that is open, under the lock under which it was found."""
        await self.runner.run(absence.sit(self.state, seat, taken))
        self.state.presence.taken(seat)

    def blocked(self, seat: int | None, address: str) -> ApiError | None:
        """Why whoever is here may not be, if so."""
        sitting = SeatRecord("open") if seat is None else self.state.seats[seat]
        return self.services.blocked(address=address, person=sitting.person, browser=sitting.browser)

    async def add_key(self, seat: int, token: str) -> None:
        """One more token for a seat, under the lock; those of earlier browsers go in time."""
        await self.storage.make_sure()
        before = self.state.seats[seat]
        keys = [*([before.token] if before.token else ()), *before.more, token][-KEYS:]
        self.state.seats[seat] = msgspec.structs.replace(before, token=keys[0], more=keys[1:])
        try:
            await self.storage.save()
        except BaseException:
            self.state.seats[seat] = before
            raise
        self.state.presence.taken(seat)

    async def forget_person(self, person: str, unnamed: str) -> None:
        """A person is deleted, under the lock."""
        await self.storage.make_sure()
        records.without(self.state.seats, person, unnamed)
        await self.storage.save()
        self.broadcast.room()

    async def close_match(self) -> None:
        """The tournament wants no more games here: what is under way ends and counts for nobody."""
        async with self.lock:
            await self.storage.make_sure()
            await self.runner.run(matches.close(self.state))

    async def close(self) -> None:
        """The operator of the server ends the game, under the lock."""
        await self.storage.make_sure()
        await self.runner.run(decisions.end(self.state, 0, "closed"))

    async def goodbye(self) -> list[Client]:
        """The server stops: what is under way is finished, unless that takes long; whoever must be told."""
        with suppress(TimeoutError):
            async with asyncio.timeout(UNDER_WAY), self.lock:
                pass
        self.gone = True
        self.runner.disarm()
        return list(self.broadcast.clients)

    async def frames(self, seat: int, who: str) -> bytes:
        """The game so far as one seat saw it: gzipped JSON."""
        live, outcome = self.state.live, self.state.outcome
        if live is None:
            raise api_error("no_frames")
        replay = replay_of(self.state.game, live.header, (await self.storage.moves(live)).moves)
        if outcome is not None:
            replay.result = [outcome.winners, outcome.rule]
        names = [s.name for s in self.state.seats]
        return await self.services.workers.do(who, own_frames, replay, live.header.scenario, names, seat)
