"""Leases: which of the servers that share a database has which room.

Each server says every moment that it is alive, until a time by the clock of the database. A room belongs to the one
that took it last, for as long as that one is alive; each taking has a higher epoch. What is written to a room names
the epoch and locks the lease, so a server that has lost a room without noticing writes nothing to it any more, and one
that takes a room sees all that was written before. One write a second keeps all rooms of a server, however many.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Double, Select, String, and_, delete, exists, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from .errors import Moved
from .rows import Lease, Process
from .schema import leases, processes, rooms
from .store import FIRST, Place, Store
from .works import Append, Work, hold

LASTS = 3.0  # seconds for which a server counts as alive
FORGOTTEN = 86_400.0  # seconds after which nobody wants to know of a server that is gone


class now(FunctionElement[float]):  # named like the function of SQL
    """Seconds since 1970 by the clock of the database."""

    type = Double()
    name = "now"
    inherit_cache = True


@compiles(now, "postgresql")
def _postgresql_now(element: now, compiler: Any, **options: Any) -> str:
    return "extract(epoch FROM clock_timestamp())::double precision"


@compiles(now, "sqlite")
def _sqlite_now(element: now, compiler: Any, **options: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


class Leases:
    """The leases of one server."""

    def __init__(self, store: Store, own: Process) -> None:
        self.own = own
        self._store = store

    async def renew(self) -> None:
        """Alive for another moment."""

        def sign(connection: Connection) -> None:
            known = processes.c.token == self.own.token
            if not connection.execute(update(processes).where(known).values(until=now() + LASTS)).rowcount:
                connection.execute(insert(processes).values(**msgspec.structs.asdict(self.own), until=now() + LASTS))
                connection.execute(delete(processes).where(processes.c.until < now() - FORGOTTEN))

        await self._store._put(sign)

    async def leave(self) -> None:
        """All rooms are free at once."""
        await self.end(self.own)

    async def end(self, process: Process) -> None:
        """It is gone: whoever wants one of its rooms doesn't have to wait until its time is over."""
        await self._store._put(lambda c: c.execute(delete(processes).where(processes.c.token == process.token)))

    async def take(self, room: str) -> Lease | Process | None:
        """The lease of a room; the server that has it, if another does; None if there is no such room."""

        def take(connection: Connection) -> Lease | Process | None:
            query = select(rooms.c.code).where(rooms.c.code == room)
            for _ in range(2):  # between the two questions its owner may go
                taken = _take(connection, query, self.own.token)
                if taken:
                    return taken[0]
                owner = connection.execute(_owner(room)).first()
                if owner is not None:
                    return Process(*owner)
            return None

        found = await self._store._put(take)
        assert found is None or isinstance(found, Lease | Process)
        return found

    async def owner(self, room: str) -> Process | None:
        """Another server that is alive and has the room."""
        found = await self._store._read(_owner(room).where(processes.c.token != self.own.token))
        return Process(*found[0]) if found else None

    async def take_due(self, until: float, after: Place = FIRST, limit: int = 50) -> list[tuple[Place, Lease]]:
        """Rooms in which somebody's time is over by then and that nobody has: no two servers get the same."""
        later = or_(rooms.c.due > after[0], and_(rooms.c.due == after[0], rooms.c.code > after[1]))
        query = (
            select(rooms.c.code)
            .where(rooms.c.due <= until, later, ~_kept_by(rooms.c.code))
            .order_by(rooms.c.due, rooms.c.code)
            .limit(limit)
            .with_for_update(of=rooms, skip_locked=True)
        )

        def take(connection: Connection) -> list[tuple[Place, Lease]]:
            taken = {lease.room: lease for lease in _take(connection, query, self.own.token)}
            due = select(rooms.c.due, rooms.c.code).where(rooms.c.code.in_(taken), rooms.c.due.is_not(None))
            places = [(float(at), code) for at, code in connection.execute(due)]
            return [(place, taken[place[1]]) for place in sorted(places)]

        found = await self._store._put(take)
        assert isinstance(found, list)
        return found

    async def release(self, lease: Lease) -> None:
        """Somebody else can have the room at once; what was under way is refused."""
        mine = and_(leases.c.room == lease.room, leases.c.epoch == lease.epoch)
        await self._store._put(lambda c: c.execute(update(leases).where(mine).values(owner="")))

    async def kept(self) -> set[Lease]:
        """What nobody has taken from us."""
        query = select(leases.c.room, leases.c.epoch).where(leases.c.owner == self.own.token)
        return {Lease(*row) for row in await self._store._read(query)}

    async def alive(self) -> list[Process]:
        """All servers."""
        query = select(*_COLUMNS).where(processes.c.until > now()).order_by(processes.c.since)
        return [Process(*row) for row in await self._store._read(query)]


class FencedStore(Store):
    """The store as the owner of one room writes to it: `Moved`, and nothing written, once somebody else has it."""

    def __init__(self, store: Store, lease: Lease, moved: Callable[[Lease], None] = lambda lease: None) -> None:
        """`moved`: told that somebody else has it."""
        self.__dict__.update(store.__dict__)
        self.lease = lease
        self._moved = moved

    async def _put(self, work: Work, later: bool = False) -> object:
        def fenced(connection: Connection) -> object:
            hold(connection, self.lease)
            return work(connection)  # type: ignore[operator]

        try:
            held = work._replace(lease=self.lease) if isinstance(work, Append) else fenced
            return await super()._put(held, later)
        except Moved:
            self._moved(self.lease)
            raise


_COLUMNS = tuple(processes.c[name] for name in Process.__struct_fields__)


def _owner(room: str) -> Select[Any]:
    alive = and_(processes.c.token == leases.c.owner, processes.c.until > now())
    return select(*_COLUMNS).select_from(leases.join(processes, alive)).where(leases.c.room == room)


def _kept_by(room: Any) -> Any:
    """Does a server that is alive have it?"""
    alive = exists().where(processes.c.token == leases.c.owner, processes.c.until > now())
    return exists().where(leases.c.room == room, alive).correlate(rooms)


def _take(connection: Connection, codes: Select[Any], token: str) -> list[Lease]:
    """These rooms, without those that others have."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    found = codes.subquery()
    new = dialect.insert(leases).from_select(
        ["room", "owner", "epoch"],
        select(found.c.code, literal(token, String), literal(1)).where(literal(True)),
    )
    gone = leases.c.owner.not_in(select(processes.c.token).where(processes.c.until > now()))
    taking = new.on_conflict_do_update(
        index_elements=["room"],
        set_={"owner": token, "epoch": leases.c.epoch + 1},
        where=or_(leases.c.owner == token, gone),
    )
    return [Lease(*row) for row in connection.execute(taking.returning(leases.c.room, leases.c.epoch))]
