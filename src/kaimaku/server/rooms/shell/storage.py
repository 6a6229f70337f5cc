"""Storage: what a room saves and loads. The store is the truth; the table in memory follows it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING

import structlog

from kaimaku.wire.room import Outcome

from ...errors.api_error import ApiError
from ...outcomes import outcome as outcome_of
from ...outcomes import stored
from ...store import CheckpointRow, GameRow, LogRow, ReplayRow, StoreError
from ..core.timing import put
from ..game.game_log import TOGETHER, Header, Log, due_in, finished, pack, replay_id, unpack
from ..game.journals import Journals
from ..game.live_game import LiveGame
from ..game.playthrough import Playthrough
from ..game.stored_checkpoint import stored as stored_checkpoint
from ..seating import beginnings, records
from ..seating.matches import BY_ABSENCE, voided
from ..seating.rated import rated_game
from .broadcast import Client, encode
from .loading import load_game, play_through, resume

if TYPE_CHECKING:
    from .room import Room

BUSY = 503
ROOMS = "rooms"  # for whom the beginning of another game is worked out
RETRY = 1.0  # seconds between two looks at a store that does not answer
log = structlog.get_logger("kaimaku.rooms")


class Storage:
    """`stale`: the table may differ from what is stored. Then it is laid out again before anything else happens."""

    __slots__ = ("_looking", "_room", "stale")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._looking = False
        self.stale = False

    # --- games ------------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """A game begins. Should the store fail here, or the workers be busy, it begins when they answer again."""
        with suppress(StoreError, ApiError), self._uncertain():
            await self._begin()
        self._room.broadcast.begun()

    async def _begin(self) -> None:
        room, record = self._room, self._room.state.record
        id = f"{room.code}-{record.number}"
        async with self._or_shut(id):
            header = room.services.prepared.pop(room.code, None) or await beginnings.header(
                room.state.game, record, room.services, ROOMS
            )
            live = await self._play(id, header, ())
            row = GameRow(id, room.code, record.number, room.state.game, pack(header), room.services.time.wall())
            await room.store.add_game(row)
            await self._open(live)
            await self.save()

    async def load(self) -> None:
        """The present game from the store; if it was never begun, it begins now."""
        room, store = self._room, self._room.store
        row = await store.current_game(room.code)
        if row is not None and row.number == room.state.record.number:
            if row.result is not None:
                room.state.outcome = stored(room.state.game, row.result)
            if not room.state.record.shut:
                await self._load_stored(row)
        elif not room.state.record.shut:
            await self._begin()
        self.stale = False

    async def _load_stored(self, row: GameRow) -> None:
        """From a checkpoint on, if there is one that counts."""
        room, header = self._room, unpack(row.header)
        rows, checkpoint = await room.store.log(row.id), await room.store.checkpoint(room.code)
        former = await resume(room.state, row.id, header, rows, checkpoint)
        await self._load_game(row.id, row.header, rows, former)
        live = room.state.live
        if live is not None and (former is None or live.playthrough.checkpoints.passed(former.taken)):
            self.keep_checkpoint()

    def keep_checkpoint(self) -> None:
        """The game's last mark is stored besides: after a restart it is gone on from there."""
        room, live = self._room, self._room.state.live
        if live is None or live.header.foreign or room.closing:
            return
        try:
            row = stored_checkpoint(room.code, live.id, live.playthrough, room.state.alone)
        except Exception as fault:  # the table needs none
            room.services.monitor.incident(fault, "checkpoint", room=room.code, game=live.id)
            return
        if row is not None:
            room.services.spawn(self._keep(row))

    async def _keep(self, row: CheckpointRow) -> None:
        try:
            await self._room.store.keep_checkpoint(row)
        except StoreError as error:  # the log has everything
            log.warning("checkpoint not saved", room=row.room, error=type(error).__name__)

    async def _load_game(
        self, id: str, header: bytes, rows: Sequence[LogRow], former: Playthrough | None = None
    ) -> None:
        """Load a stored game, if that can be done at all."""
        async with self._or_shut(id):
            await self._open(await self._play(id, unpack(header), rows, former))

    @asynccontextmanager
    async def _or_shut(self, game: str) -> AsyncIterator[None]:
        """Whatever fails here fails every time, unless the store or the workers only do not answer now."""
        try:
            yield
        except Exception as error:
            if isinstance(error, StoreError) or (isinstance(error, ApiError) and error.status == BUSY):
                raise
            await self._shut(error, game)

    async def _shut(self, error: Exception, game: str) -> None:
        """The present game can't be loaded: its room stops for good, so that no start of the server tries it again.

        Whatever is stored of it stays; another game of the same people would be a new one.
        """
        room = self._room
        room.state.live = None
        room.state.record.shut = True
        if not room.state.record.incident:
            room.state.record.incident = room.services.monitor.incident(error, "loading", room=room.code, game=game)
        room.runner.disarm()
        await self.save()

    async def reload(self) -> None:
        """Rebuild the table from what is stored."""
        room, old = self._room, self._room.state.live
        assert old is not None
        with self._uncertain():
            rows = await room.store.log(old.id)
            await self._load_game(old.id, pack(old.header), rows, old.playthrough)
            if room.state.live is not None:
                room.state.live.clock.grace = old.clock.grace

    async def stop(self) -> None:
        """The table has stopped: that is stored, and the table is as it was before."""
        with self._uncertain():
            await self.save()
        await self.reload()

    async def _play(
        self, id: str, header: Header, rows: Sequence[LogRow], former: Playthrough | None = None
    ) -> LiveGame:
        room = self._room
        audience = {**(former.journals.words if former is not None else {}), **room.broadcast.audience()}
        return await load_game(room.services, room.state, audience, id, header, rows, former)

    async def _open(self, live: LiveGame) -> None:
        """Go on with a game from where it is."""
        room = self._room
        room.state.live = live
        fault = live.fault or live.journals.fault
        if fault is not None and not room.state.record.incident and room.state.outcome is None:
            room.state.record.incident = room.services.monitor.incident(
                fault, "replaying", room=room.code, game=live.id
            )
            await self.save()
        if room.state.outcome is None and live.result is not None:
            await self._finish()
        elif room.state.outcome is not None and room.state.record.counted < room.state.record.number:
            await self._count(room.state.outcome)
        if room.state.running:
            await self._await(live)
        room.runner.at_once(put(room.state))

    async def _await(self, live: LiveGame) -> None:
        """A slow game that does not say yet how long an answer is awaited."""
        days = self._room.state.record.options.slow
        if days and not live.due:
            row = live.await_answer(days, self._room.services.time.wall())
            await self._room.store.append(live.id, (row,), due_in((row,)))

    async def journals(self, client: Client) -> Journals | None:
        """The whole journal for somebody who comes in."""
        room, live = self._room, self._room.state.live
        if live is None:
            return None
        audience = {client.seat: room.broadcast.audience(client)[client.seat]}
        if not live.journals.tells(audience):
            rows = await room.store.log(live.id)
            at = [checkpoint.taken for checkpoint in live.playthrough.checkpoints.kept]
            playthrough = await play_through(room.services, Playthrough(live.desk, live.header, rows, audience, at=at))
            if playthrough.journals.fault is not None:
                room.services.monitor.incident(playthrough.journals.fault, "broadcast", room=room.code, game=live.id)
            live.playthrough.join(playthrough)
            self.keep_checkpoint()
        return live.journals

    # --- the log ----------------------------------------------------------------------------------------------------

    async def append(self, *rows: LogRow) -> None:
        """Store rows, all or none. If that fails nobody knows what is stored: the table is laid out again first."""
        live = self._room.state.live
        assert live is not None
        with self._uncertain():
            await self._room.store.append(live.id, rows, due_in(rows))

    async def moves(self, live: LiveGame) -> Log:
        return Log(await self._room.store.log(live.id), live.table.seats)

    # --- the end ----------------------------------------------------------------------------------------------------

    async def finish(self) -> None:
        """The last decision is stored and told; if the rest cannot be stored now, it will be."""
        with suppress(StoreError), self._uncertain():
            await self._finish()

    async def _finish(self) -> None:
        """The game is over: its result, its replay and its seed are there for everybody."""
        room, live = self._room, self._room.state.live
        assert live is not None and live.result is not None
        result, wall = live.result, room.services.time.wall()
        stands = await self.moves(live)
        moves = stands.moves
        data = finished(room.state.game, live.header, moves, live.table, result)
        kept = replay_id(data) if data else ""
        outcome = outcome_of(room.state.game, result.winners, result.rule, live.header.seed, kept)
        packed, row = encode(outcome), None
        if data:
            listed, turns = room.state.record.options.listed, live.table.turn
            names = [seat.name for seat in room.state.seats]
            count = sum(move.what.count(TOGETHER) + 1 for move in moves)
            row = ReplayRow(outcome.replay, room.state.game, names, count, turns, wall, listed, packed, data)
        counts = rated_game(room.state, stands, result.winners, wall, kept)
        await room.store.finish_game(live.id, wall, packed, row, counts)
        room.state.outcome = outcome
        room.state.record.incident = ""
        room.state.offers.close()
        await self._count(outcome)
        room.runner.at_once(put(room.state))
        room.broadcast.room()
        if room.state.record.match is not None:
            room.services.played(room.state.record.match.tournament)

    async def _count(self, outcome: Outcome) -> None:
        """Wins are counted once, even if the server stops right here."""
        room = self._room
        if await self._voided(outcome) and room.state.record.match is not None:
            room.state.record.match.void += 1
        elif room.state.record.start is None:
            for seat in outcome.winners:
                room.state.seats[seat].wins += 1
        room.state.record.counted = room.state.record.number
        await self.save()

    async def _voided(self, outcome: Outcome) -> bool:
        """In a match: did somebody lose who may have been away by a fault of ours?"""
        room, live = self._room, self._room.state.live
        if room.state.record.match is None or live is None or outcome.rule not in BY_ABSENCE:
            return False
        return voided(outcome.rule, outcome.winners, (await self.moves(live)).excused)

    async def save(self, status: str = "") -> None:
        row = self._room.row
        row.status = status or self._room.state.status
        row.touched = self._room.services.time.wall()
        row.due = self._room.state.due
        row.data = records.pack(self._room.state.record)
        await self._room.store.save_room(row)

    # --- when the store fails ---------------------------------------------------------------------------------------

    @contextmanager
    def _uncertain(self) -> Iterator[None]:
        """While this is done, the table may differ from what is stored; if it fails, the room has to look."""
        self.stale = True
        try:
            yield
        except BaseException:
            self.look_again()
            raise
        self.stale = False

    async def make_sure(self) -> None:
        """If it is not certain what is stored, look before anything else."""
        if not self.stale:
            return
        room = self._room
        if room.state.live is not None:
            await self.reload()
            room.broadcast.all_again()
        elif room.state.full:
            await self.load()
            room.broadcast.begun()
        else:
            self.stale = False

    def look_again(self) -> None:
        """What is stored is not certain; find out as soon as the store answers, even if nobody asks."""
        if not self._looking:
            self._looking = True
            self._room.holds += 1
            self._room.services.spawn(self._until_certain())

    async def _until_certain(self) -> None:
        try:
            while self.stale and not self._room.gone:
                async with self._room.lock:
                    try:
                        await self.make_sure()
                    except (StoreError, ApiError) as error:
                        log.warning("waiting for the store", room=self._room.code, error=type(error).__name__)
                if self.stale:
                    await self._room.services.sleep(RETRY)
        finally:
            self._looking = False
            self._room.holds -= 1
