"""The store: rooms, games with their logs, and replays, on SQLite or PostgreSQL.

Everything that is written goes through one writer in groups; see `commits`. Nothing returns before it is durable.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import time
from typing import Any

import msgspec
from sqlalchemy import URL, Column, Connection, Select, and_, delete, insert, literal, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from .commits import Commits, Writer
from .errors import BadUrl, Closed, Conflict, Damaged, Lost, Missing
from .health import Health
from .holder import sign
from .manners import MannersTables
from .people import PeopleTables
from .postgres import open_postgres
from .queueing import QueueTable
from .rated import RatedGame, RatingTables, write_result
from .rows import CheckpointRow, GameRow, LogRow, ReplayRow, RoomRow
from .schema import checkpoints, games, holder, leases, log, queue, replays, reviews, rooms, seated
from .sqlite import open_sqlite
from .tournaments import TournamentTables
from .works import Append, Found, Reader, Work, append

FILE = "kaimaku.db"  # in the data folder
Place = tuple[float, str]  # a time, and the code of a room: where one is in a list of rooms by time
FIRST: Place = (float("-inf"), "")


class Store:
    """One server has a database open and a second one is refused with `InUse`, unless both say that they share it."""

    def __init__(self, writer: Writer, reader: Reader, alone: bool = True) -> None:
        self.alone = alone
        self._writer = writer
        self._commits = Commits(writer)
        self._reader = reader
        self._health = Health(self._sign)
        self.people = PeopleTables(self._commits.put, self._read)
        self.ratings = RatingTables(self._read)
        self.queue = QueueTable(self._commits.put, self._read)
        self.manners = MannersTables(self._commits.put, self._read)
        self.tournaments = TournamentTables(self._commits.put, self._read)

    @classmethod
    async def open(cls, url: str | URL, alone: bool = True) -> Store:
        """Open a database, new or of any older version; `alone`: nobody else has it open meanwhile."""
        try:
            where = make_url(url)
        except ArgumentError:
            raise BadUrl("a database URL starts with postgresql:// or sqlite:///") from None
        if where.drivername in ("postgresql", "postgres", "postgresql+asyncpg"):
            return cls(*await open_postgres(where.set(drivername="postgresql+asyncpg"), alone), alone)
        if where.drivername not in ("sqlite", "sqlite+aiosqlite"):
            raise BadUrl(f"Kaimaku supports SQLite and PostgreSQL, not {where.drivername}")
        if not alone:
            raise BadUrl("several servers can share PostgreSQL, not SQLite")
        if not where.database or where.database == ":memory:":
            raise BadUrl("SQLite needs a file, such as sqlite:////var/lib/kaimaku/kaimaku.db")
        return cls(*await open_sqlite(Path(where.database)))

    async def close(self) -> None:
        """Write all that waits, then close."""
        await self._commits.close()
        await self._reader.close()

    @property
    def commits(self) -> int:
        """How many groups have been written."""
        return self._commits.commits

    def when_ended(self, do: Callable[[Damaged | Lost], None]) -> None:
        """What to do when nothing can be written any more, ever: once, and with the reason."""
        self._commits.ended = do

    async def healthy(self) -> bool:
        """Can it be read and written? Found out by doing both."""
        return not self._commits.closed and self._commits.end is None and await self._health.good()

    async def _sign(self) -> None:
        await self._read(select(holder.c.token))
        own = self._writer.own if self.alone else None
        await self._put(lambda connection: sign(connection, own, time()))

    # --- rooms --------------------------------------------------------------------------------------------------

    async def add_room(self, row: RoomRow) -> bool:
        """False if the code is taken."""
        try:
            await self._put(lambda connection: connection.execute(insert(rooms), _values(row)))
        except Conflict:
            return False
        return True

    async def save_room(self, row: RoomRow) -> None:
        def save(connection: Connection) -> None:
            found = connection.execute(update(rooms).where(rooms.c.code == row.code), _values(row))
            if not found.rowcount:
                raise Missing(f"room {row.code} doesn't exist")

        await self._put(save)

    async def room(self, code: str) -> RoomRow | None:
        found = await self._read(select(rooms).where(rooms.c.code == code))
        return RoomRow(*found[0]) if found else None

    async def rooms(self, *, listed: bool, status: str, since: float = 0.0, limit: int = 50) -> list[RoomRow]:
        """Those touched since then, or played slowly; those touched last come first."""
        query = select(rooms).where(rooms.c.listed == listed, rooms.c.status == status)
        query = query.where(or_(rooms.c.touched >= since, rooms.c.due.is_not(None)))
        found = await self._read(query.order_by(rooms.c.touched.desc(), rooms.c.code).limit(limit))
        return [RoomRow(*row) for row in found]

    async def due(self, until: float, after: Place = FIRST, limit: int = 50) -> list[Place]:
        """Rooms in which somebody's time is over by then, in this order; `after`: those that follow this one."""
        return await self._places(
            rooms.c.due, select(rooms.c.due, rooms.c.code).where(rooms.c.due <= until), after, limit
        )

    async def untouched(
        self, before: float, statuses: Sequence[str], after: Place = FIRST, limit: int = 50
    ) -> list[Place]:
        """Rooms of these kinds that nobody has attended since then, and in which nobody's time runs."""
        query = select(rooms.c.touched, rooms.c.code).where(
            rooms.c.listed.in_([True, False]),  # so that the index serves
            rooms.c.status.in_(statuses),
            rooms.c.touched < before,
            or_(rooms.c.due.is_(None), rooms.c.due < before),
        )
        return await self._places(rooms.c.touched, query, after, limit)

    async def touch(self, codes: Sequence[str], now: float) -> None:
        """Somebody attends these rooms."""
        await self._put(
            lambda connection: connection.execute(update(rooms).where(rooms.c.code.in_(codes)).values(touched=now))
        )

    async def end_room(self, code: str, game: str, ended: float, result: bytes) -> None:
        """Its game is over without anybody having been there."""

        def end(connection: Connection) -> None:
            over = {"status": "over", "touched": ended, "due": None}
            connection.execute(update(games).where(games.c.id == game), {"ended": ended, "result": result})
            connection.execute(update(rooms).where(rooms.c.code == code), over)

        await self._put(end)

    async def remove_room(self, code: str) -> None:
        """With all its games and their logs; replays stay."""

        def remove(connection: Connection) -> None:
            own = select(games.c.id).where(games.c.room == code)
            connection.execute(delete(seated).where(seated.c.room == code))
            connection.execute(delete(queue).where(queue.c.room == code))
            connection.execute(delete(log).where(log.c.game.in_(own)))
            connection.execute(delete(checkpoints).where(checkpoints.c.room == code))
            connection.execute(delete(games).where(games.c.room == code))
            connection.execute(delete(leases).where(leases.c.room == code))
            connection.execute(delete(rooms).where(rooms.c.code == code))

        await self._put(remove)

    async def _places(self, when: Column[Any], query: Select[Any], after: Place, limit: int) -> list[Place]:
        later = or_(when > after[0], and_(when == after[0], rooms.c.code > after[1]))
        found = await self._read(query.where(later).order_by(when, rooms.c.code).limit(limit))
        return [(float(at), code) for at, code in found]

    # --- games --------------------------------------------------------------------------------------------------

    async def add_game(self, row: GameRow) -> None:
        """The very same game again is fine; another one of the same id or number is a Conflict."""

        def add(connection: Connection) -> None:
            there = connection.execute(select(games).where(games.c.id == row.id)).first()
            if there is None:
                connection.execute(insert(games), _values(row))
            elif GameRow(*there) != row:
                raise Conflict(f"another game {row.id} already exists")

        await self._put(add)

    async def current_game(self, room: str) -> GameRow | None:
        """The last one of the room."""
        query = select(games).where(games.c.room == room).order_by(games.c.number.desc()).limit(1)
        found = await self._read(query)
        return GameRow(*found[0]) if found else None

    async def append(self, game: str, rows: Sequence[LogRow], due: float | None = None) -> None:
        """Return when the rows are durable, all of them. `due`: from now on the game's room waits until then.

        A row that is there already is accepted if it says the same and is a Conflict otherwise; then none of these
        rows is kept. Cancelled or not, the rows are written: read the log to know.
        """
        if not rows:
            return
        added = Append(game, tuple(rows))
        await self._put(added if due is None else lambda connection: _append_due(connection, added, due))

    async def log(self, game: str) -> list[LogRow]:
        query = select(log.c.n, log.c.seat, log.c.what, log.c.at).where(log.c.game == game).order_by(log.c.n)
        return [LogRow(*row) for row in await self._read(query)]

    async def keep_checkpoint(self, row: CheckpointRow) -> None:
        """In the place of the room's last one. Decisions go first: it is written when none wait, or after a while."""

        def keep(connection: Connection) -> None:
            found = connection.execute(update(checkpoints).where(checkpoints.c.room == row.room), _values(row))
            if not found.rowcount:
                connection.execute(insert(checkpoints), _values(row))

        await self._put(keep, later=True)

    async def checkpoint(self, room: str) -> CheckpointRow | None:
        found = await self._read(select(checkpoints).where(checkpoints.c.room == room))
        return CheckpointRow(*found[0]) if found else None

    async def finish_game(
        self, game: str, ended: float, result: bytes, replay: ReplayRow | None, rated: RatedGame | None = None
    ) -> None:
        """The end of a game, its replay and what it changes in ratings, at once."""

        def finish(connection: Connection) -> None:
            values = {"ended": ended, "result": result, "replay": None if replay is None else replay.id}
            if not connection.execute(update(games).where(games.c.id == game), values).rowcount:
                raise Missing(f"game {game} doesn't exist")
            if replay is not None:
                _keep(connection, replay)
            if rated is not None:
                write_result(connection, rated)

        await self._put(finish)

    # --- replays ------------------------------------------------------------------------------------------------

    async def add_replay(self, row: ReplayRow) -> None:
        """One that is there already is kept as it is."""
        await self._put(lambda connection: _keep(connection, row))

    async def replay(self, id: str) -> ReplayRow | None:
        found = await self._read(select(replays).where(replays.c.id == id))
        return ReplayRow(*found[0]) if found else None

    async def keep_review(self, replay: str, version: str, data: bytes) -> None:
        """In the place of one that an earlier version made."""

        def keep(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.replay == replay))
            connection.execute(insert(reviews), {"replay": replay, "version": version, "data": data})

        await self._put(keep)

    async def review(self, replay: str, version: str) -> bytes | None:
        query = select(reviews.c.data).where(reviews.c.replay == replay, reviews.c.version == version)
        found = await self._read(query)
        return bytes(found[0][0]) if found else None

    async def replays(self, *, game: str | None = None, limit: int = 50) -> list[ReplayRow]:
        """The listed ones, newest first, without their data."""
        query = select(*(literal(b"") if c is replays.c.data else c for c in replays.c)).where(replays.c.listed)
        if game is not None:
            query = query.where(replays.c.game == game)
        found = await self._read(query.order_by(replays.c.when.desc(), replays.c.id).limit(limit))
        return [ReplayRow(*row) for row in found]

    # ------------------------------------------------------------------------------------------------------------

    async def _put(self, work: Work, later: bool = False) -> object:
        """`later`: after what others wait for."""
        return await self._commits.put(work, later)

    async def _read(self, query: Select[Any]) -> Found:
        if self._commits.closed:
            raise Closed("the store is closed")
        try:
            return await self._reader.read(query)
        except Damaged as error:
            self._commits.fail(error)
            raise


def _values(row: msgspec.Struct) -> dict[str, object]:
    return msgspec.structs.asdict(row)


def _append_due(connection: Connection, added: Append, due: float) -> None:
    append(connection, added)
    room = select(games.c.room).where(games.c.id == added.game).scalar_subquery()
    connection.execute(update(rooms).where(rooms.c.code == room).values(due=due))


def _keep(connection: Connection, row: ReplayRow) -> None:
    if connection.execute(select(replays.c.id).where(replays.c.id == row.id)).first() is None:
        connection.execute(insert(replays), _values(row))
