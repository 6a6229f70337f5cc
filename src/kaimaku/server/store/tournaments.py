"""Tournaments in the store. A change is kept if nobody has changed the same one meanwhile: all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from .errors import Conflict
from .people import Put, Read, sit
from .rows import EntrantRow, LogRow, RoomRow, TournamentRow
from .schema import entrants, games, log, rooms, tournaments

OPEN = ("signup", "running")


class TournamentTables:
    def __init__(self, put: Put, read: Read) -> None:
        self._put = put
        self._read = read

    async def add(self, row: TournamentRow, most: int, all_of_them: int) -> str:
        """ "": done. "full": there are so many already. "many": whoever organises it has so many under way."""

        def add(connection: Connection) -> str:
            count = select(func.count()).select_from(tournaments).where(tournaments.c.status.in_(OPEN))
            if connection.execute(count).scalar_one() >= all_of_them:
                return "full"
            own = (tournaments.c.owner == row.owner) | (tournaments.c.browser == row.browser)
            if connection.execute(count.where(own)).scalar_one() >= most:
                return "many"
            connection.execute(insert(tournaments), msgspec.structs.asdict(row))
            return ""

        return str(await self._put(add))

    async def get(self, id: str) -> TournamentRow | None:
        found = await self._read(select(tournaments).where(tournaments.c.id == id))
        return TournamentRow(*found[0]) if found else None

    async def epoch(self, id: str) -> int | None:
        """How often it has changed; None: there is none."""
        found = await self._read(select(tournaments.c.epoch).where(tournaments.c.id == id))
        return int(found[0][0]) if found else None

    async def deck(self, id: str, number: int) -> bytes | None:
        one = (entrants.c.tournament == id) & (entrants.c.number == number)
        found = await self._read(select(entrants.c.deck).where(one))
        return found[0][0] if found else None

    async def save(
        self,
        row: TournamentRow,
        decks: Sequence[EntrantRow] = (),
        tables: Sequence[RoomRow] = (),
        seats: Sequence[tuple[str, str]] = (),
    ) -> bool:
        """In the place of the one before this epoch, with new tables and who sits there; False if it has changed."""

        def save(connection: Connection) -> bool:
            before = (tournaments.c.id == row.id) & (tournaments.c.epoch == row.epoch - 1)
            if connection.execute(update(tournaments).where(before), msgspec.structs.asdict(row)).rowcount != 1:
                raise Conflict(f"tournament {row.id} has changed")
            for deck in decks:
                same = (entrants.c.tournament == row.id) & (entrants.c.number == deck.number)
                connection.execute(delete(entrants).where(same))
                connection.execute(insert(entrants), msgspec.structs.asdict(deck))
            for table in tables:
                connection.execute(insert(rooms), msgspec.structs.asdict(table))
            for person, room in seats:
                sit(connection, [person], room, row.touched)
            return True

        try:
            return bool(await self._put(save))
        except Conflict:
            return False

    async def of_status(self, statuses: Sequence[str], limit: int, listed: bool = False) -> list[TournamentRow]:
        """Those changed last come first."""
        query = select(tournaments).where(tournaments.c.status.in_(statuses))
        if listed:
            query = query.where(tournaments.c.listed)
        found = await self._read(query.order_by(tournaments.c.touched.desc(), tournaments.c.id).limit(limit))
        return [TournamentRow(*row) for row in found]

    async def of_person(self, person: str, limit: int | None = None) -> list[TournamentRow]:
        """Those somebody organises or plays in."""
        own = select(entrants.c.tournament).where(entrants.c.person == person)
        query = select(tournaments).where((tournaments.c.owner == person) | tournaments.c.id.in_(own))
        found = await self._read(query.order_by(tournaments.c.touched.desc(), tournaments.c.id).limit(limit))
        return [TournamentRow(*row) for row in found]

    async def decks(self, id: str) -> list[EntrantRow]:
        found = await self._read(select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number))
        return [EntrantRow(*row) for row in found]

    async def played(self, codes: Sequence[str]) -> list[tuple[str, int, bytes, str]]:
        """Games at these tables that are over: (room, number, result, replay), in order."""
        query = select(games.c.room, games.c.number, games.c.result, games.c.replay)
        query = query.where(games.c.room.in_(codes), games.c.result.is_not(None)).order_by(games.c.room, games.c.number)
        return [(room, int(n), bytes(result), replay or "") for room, n, result, replay in await self._read(query)]

    async def stopped(self, codes: Sequence[str]) -> set[str]:
        """Those of these tables that a fault has stopped."""
        query = select(rooms.c.code).where(rooms.c.code.in_(codes), rooms.c.status == "stopped")
        return {code for (code,) in await self._read(query)}

    async def log_of(self, room: str, number: int) -> list[LogRow]:
        game = select(games.c.id).where(games.c.room == room, games.c.number == number).scalar_subquery()
        query = select(log.c.n, log.c.seat, log.c.what, log.c.at).where(log.c.game == game).order_by(log.c.n)
        return [LogRow(*row) for row in await self._read(query)]
