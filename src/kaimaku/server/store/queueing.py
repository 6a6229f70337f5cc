"""Who looks for an opponent. A row goes to one table, whichever server finds it: the change has a condition."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .errors import Conflict
from .people import Put, Read, sit
from .rows import QueueRow, RoomRow
from .schema import queue, rooms


class QueueTable:
    def __init__(self, put: Put, read: Read) -> None:
        self._put = put
        self._read = read

    async def wait(self, row: QueueRow) -> bool:
        """From now on they wait, and for nothing else; False if they just got a seat, or asked a moment earlier."""

        def wait(connection: Connection) -> bool:
            try:
                with connection.begin_nested():
                    connection.execute(delete(queue).where(queue.c.person == row.person, queue.c.room.is_(None)))
                    connection.execute(insert(queue), msgspec.structs.asdict(row))
            except IntegrityError:
                return False
            return True

        return bool(await self._put(wait))

    async def of(self, person: str) -> QueueRow | None:
        found = await self._read(select(queue).where(queue.c.person == person))
        return QueueRow(*found[0]) if found else None

    async def here(self, person: str, now: float) -> None:
        """They have just asked."""
        await self._put(
            lambda connection: connection.execute(update(queue).where(queue.c.person == person).values(seen=now))
        )

    async def leave(self, person: str) -> None:
        await self._put(lambda connection: connection.execute(delete(queue).where(queue.c.person == person)))

    async def give_up(self, person: str) -> None:
        """They wait no more, unless they have a seat already."""
        waits = (queue.c.person == person) & queue.c.room.is_(None)
        await self._put(lambda connection: connection.execute(delete(queue).where(waits)))

    async def waiting(self, game: str, pace: str, seen: float, limit: int) -> list[QueueRow]:
        """Who waits for such a game and was heard of since then; who came first is first."""
        query = select(queue).where(queue.c.game == game, queue.c.pace == pace, queue.c.room.is_(None))
        query = query.where(queue.c.seen >= seen).order_by(queue.c.since, queue.c.person).limit(limit)
        return [QueueRow(*row) for row in await self._read(query)]

    async def seat(self, found: Sequence[QueueRow], room: RoomRow) -> bool:
        """A table for exactly these, if each of them still waits as they did; otherwise nothing."""

        def seat(connection: Connection) -> None:
            for row in sorted(found, key=lambda row: row.person):
                as_it_was = (queue.c.person == row.person) & (queue.c.since == row.since) & queue.c.room.is_(None)
                if connection.execute(update(queue).where(as_it_was).values(room=room.code)).rowcount != 1:
                    raise Conflict(f"{row.person} doesn't wait any more")
            connection.execute(insert(rooms), msgspec.structs.asdict(room))
            sit(connection, [row.person for row in found], room.code, room.created)

        try:
            await self._put(seat)
        except Conflict:
            return False
        return True

    async def forget(self, live: float, slow: float) -> None:
        """Those who weren't heard of since then wait no more."""
        gone = ((queue.c.pace == "live") & (queue.c.seen < live)) | (queue.c.seen < slow)
        await self._put(lambda connection: connection.execute(delete(queue).where(gone)))
