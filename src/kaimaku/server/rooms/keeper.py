"""Keeper: everything a room stores and reads back. What is stored is the truth; the table in memory follows it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import thread_time
from typing import TYPE_CHECKING

import structlog

from ..cpu_limit import TooLong, cpu_limit
from ..desks import desk as desk_of
from ..outcomes import outcome as outcome_of
from ..outcomes import stored
from ..store import GameRow, LogRow, ReplayRow, StoreError
from ..trouble import Trouble
from ..wire.room import Outcome
from . import record as records
from . import start
from .bots import remember
from .course import Course
from .game_log import TOGETHER, Header, Log, pack, unpack
from .play import Play
from .replay_file import finished, replay_id
from .slow import await_answer, due_in
from .stories import Stories
from .viewers import Viewer, encode

if TYPE_CHECKING:
    from .room import Room

AT_ONCE = 0.004  # seconds of playing a game through before others have a turn
STEP = 5.0  # seconds of work on one of its decisions: those take a few thousandths
OPENING = 20.0  # seconds of work on all of them
BUSY = 503
ROOMS = "rooms"  # for whom the beginning of another game is worked out
RETRY = 1.0  # seconds between two looks at a store that does not answer
log = structlog.get_logger("kaimaku.rooms")


class Keeper:
    """`stale`: the table may differ from what is stored. Then it is laid out again before anything else happens."""

    __slots__ = ("_looking", "_room", "stale")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._looking = False
        self.stale = False

    # --- games ------------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """A game begins. Should the store fail here, it begins when the store answers again."""
        self.stale = True
        try:
            await self._begin()
        except BaseException:
            self.look_again()
            raise
        self.stale = False
        self._room.telling.welcome_all()

    async def _begin(self) -> None:
        room, record = self._room, self._room.record
        id = f"{room.code}-{record.number}"
        try:
            header = room.house.prepared.take(room.code) or await start.header(room.game, record, room.house, ROOMS)
            play = await self._play(id, header, ())
        except Trouble as wrong:
            if wrong.status == BUSY:
                raise
            await self._shut(wrong, id)
            return
        except StoreError:
            raise
        except Exception as error:
            await self._shut(error, id)
            return
        row = GameRow(id, room.code, record.number, room.game, pack(header), room.house.time.wall())
        await room.house.store.add_game(row)
        await self._open(play)
        await self.save()

    async def load(self) -> None:
        """The present game from the store; if it was never begun, it begins now."""
        room, store = self._room, self._room.house.store
        row = await store.current_game(room.code)
        if row is not None and row.number == room.record.number:
            if row.result is not None:
                room.outcome = stored(room.game, row.result)
            if not room.record.shut:
                await self._lay(row.id, row.header, await store.log(row.id))
        elif not room.record.shut:
            await self._begin()
        self.stale = False

    async def _lay(self, id: str, header: bytes, rows: Sequence[LogRow], former: Course | None = None) -> None:
        """Lay out a game as it is stored, if that can be done at all."""
        try:
            play = await self._play(id, unpack(header), rows, former)
        except Exception as error:
            await self._shut(error, id)
        else:
            await self._open(play)

    async def _shut(self, error: Exception, game: str) -> None:
        """The present game cannot be laid out: its room stops for good, so that no start of the server meets it again.

        Whatever is stored of it stays; another game of the same people would be a new one.
        """
        room = self._room
        room.play = None
        room.record.shut = True
        if not room.record.incident:
            room.record.incident = room.house.hooks.incident(error, "laying out", room=room.code, game=game)
        room.waits.disarm()
        await self.save()

    async def reload(self) -> None:
        """Lay the table out again from what is stored."""
        room, old = self._room, self._room.play
        assert old is not None
        self.stale = True
        try:
            rows = await room.house.store.log(old.id)
            await self._lay(old.id, pack(old.header), rows, old.course)
            if room.play is not None:
                room.play.clock.grace = old.clock.grace
        except BaseException:
            self.look_again()
            raise
        self.stale = False

    async def _play(self, id: str, header: Header, rows: Sequence[LogRow], former: Course | None = None) -> Play:
        room, desk = self._room, desk_of(self._room.game)
        audience = {**(former.stories.words if former is not None else {}), **room.telling.audience()}
        with cpu_limit(STEP):
            course = Course(desk, header, rows, audience, remember(room.game), alone=room.alone, former=former)
        return Play(id, header, desk, await self._played(course), room.record.options)

    async def _played(self, course: Course) -> Course:
        """Play it through without holding other tables up, and not for ever."""
        async with self._room.house.playing_through:
            steps, going, spent = course.steps(), True, 0.0
            while going:
                began = thread_time()
                while going and thread_time() - began < AT_ONCE:
                    with cpu_limit(STEP):
                        going = next(steps, True) is None
                spent += thread_time() - began
                if spent > OPENING:
                    raise TooLong("it takes too long to be laid out again")
                if going:
                    await asyncio.sleep(0)
        return course

    async def _open(self, play: Play) -> None:
        """Go on with a game from where it is."""
        room = self._room
        room.play = play
        fault = play.fault or play.stories.fault
        if fault is not None and not room.record.incident and room.outcome is None:
            room.record.incident = room.house.hooks.incident(fault, "replaying", room=room.code, game=play.id)
            await self.save()
        if room.outcome is None and play.result is not None:
            await self._finish()
        elif room.outcome is not None and room.record.counted < room.record.number:
            await self._count(room.outcome)
        if room.running:
            await self._await(play)
        room.waits.put()

    async def _await(self, play: Play) -> None:
        """A slow game that does not say yet how long an answer is awaited."""
        days = self._room.record.options.slow
        if days and not play.due:
            row = await_answer(play, days, self._room.house.time.wall())
            await self._room.house.store.append(play.id, (row,), due_in((row,)))

    async def stories(self, viewer: Viewer) -> Stories | None:
        """The whole journal for somebody who comes in."""
        room, play = self._room, self._room.play
        if play is None:
            return None
        audience = {viewer.seat: room.telling.audience(viewer)[viewer.seat]}
        if not play.stories.tells(audience):
            rows = await room.house.store.log(play.id)
            at = [mark.taken for mark in play.course.marks.kept]
            course = await self._played(Course(play.desk, play.header, rows, audience, at=at))
            if course.stories.fault is not None:
                room.house.hooks.incident(course.stories.fault, "telling", room=room.code, game=play.id)
            play.course.join(course)
        return play.stories

    # --- the log ----------------------------------------------------------------------------------------------------

    async def append(self, *rows: LogRow) -> None:
        """Store rows, all or none. If that fails nobody knows what is stored: the table is laid out again first."""
        play = self._room.play
        assert play is not None
        self.stale = True
        try:
            await self._room.house.store.append(play.id, rows, due_in(rows))
        except BaseException:
            self.look_again()
            raise
        self.stale = False

    async def control(self, seat: int, what: str, charged: int = 0) -> None:
        """Store an entry of the room's own."""
        play = self._room.play
        assert play is not None
        await self.append(LogRow(play.rows, seat, what, charged))
        play.rows += 1

    async def moves(self, play: Play) -> Log:
        return Log(await self._room.house.store.log(play.id), play.table.seats)

    # --- the end ----------------------------------------------------------------------------------------------------

    async def finish(self) -> None:
        """The last decision is stored and told; if the rest cannot be stored now, it will be."""
        self.stale = True
        try:
            await self._finish()
        except StoreError:
            self.look_again()
        except BaseException:
            self.look_again()
            raise
        else:
            self.stale = False

    async def _finish(self) -> None:
        """The game is over: its result, its replay and its seed are there for everybody."""
        room, play = self._room, self._room.play
        assert play is not None and play.result is not None
        result, wall = play.result, room.house.time.wall()
        moves = (await self.moves(play)).moves
        data = finished(room.game, play.header, moves, play.table, result)
        kept = replay_id(data) if data else ""
        outcome = outcome_of(room.game, result.winners, result.rule, play.header.seed, kept)
        packed, row = encode(outcome), None
        if data:
            listed, turns = room.record.options.listed, play.table.turn
            names = [seat.name for seat in room.seats]
            count = sum(move.what.count(TOGETHER) + 1 for move in moves)
            row = ReplayRow(outcome.replay, room.game, names, count, turns, wall, listed, packed, data)
        await room.house.store.finish_game(play.id, wall, packed, row)
        room.outcome = outcome
        room.record.incident = ""
        room.offers.close()
        await self._count(outcome)
        room.waits.put()
        room.telling.room()

    async def _count(self, outcome: Outcome) -> None:
        """Wins are counted once, even if the server stops right here."""
        room = self._room
        if room.record.start is None:
            for seat in outcome.winners:
                room.seats[seat].wins += 1
        room.record.counted = room.record.number
        await self.save()

    async def save(self, status: str = "") -> None:
        row = self._room.row
        row.status = status or self._room.status
        row.touched = self._room.house.time.wall()
        row.due = self._room.due
        row.data = records.pack(self._room.record)
        await self._room.house.store.save_room(row)

    # --- when the store fails ---------------------------------------------------------------------------------------

    async def make_sure(self) -> None:
        """If it is not certain what is stored, look before anything else."""
        if not self.stale:
            return
        room = self._room
        if room.play is not None:
            await self.reload()
            room.telling.all_again()
        elif room.full:
            await self.load()
            room.telling.welcome_all()
        else:
            self.stale = False

    def look_again(self) -> None:
        """What is stored is not certain; find out as soon as the store answers, even if nobody asks."""
        if not self._looking:
            self._looking = True
            self._room.holds += 1
            self._room.house.spawn(self._until_certain())

    async def _until_certain(self) -> None:
        try:
            while self.stale:
                async with self._room.lock:
                    try:
                        await self.make_sure()
                    except (StoreError, Trouble) as error:
                        log.warning("not certain", room=self._room.code, error=type(error).__name__)
                if self.stale:
                    await self._room.house.sleep(RETRY)
        finally:
            self._looking = False
            self._room.holds -= 1
