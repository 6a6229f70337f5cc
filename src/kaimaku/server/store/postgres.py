"""PostgreSQL: one connection writes, a pool reads. A lost connection is made again and the group written once more.

The connection that writes holds the lock that keeps other servers out, so nothing is ever written without it. It ends
with the connection; on a new one the lock is taken again, unless another server has come meanwhile. Servers that share
the database hold the same lock together, which keeps out one that wants it alone; leases keep them apart from each
other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any, TypeAlias, cast

import asyncpg
from sqlalchemy import ARRAY, Select, bindparam, func, insert, select
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.engine import URL
from sqlalchemy.exc import ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from .errors import InUse, Lost, StoreError
from .holder import Holder, end_leases, in_use, last, take
from .migrate import upgrade
from .schema import log
from .works import Found, LeasedValues, Values, Work, appended, appended_with_leases, failure, perform

READERS = 8
PATIENCE = 30.0  # seconds for one statement
RETRIES = (0.0, 0.0, 0.2, 1.0, 3.0)  # seconds before each attempt to write
MIGRATION_LOCK = 0x6B61696D616B75  # "kaimaku"
# One server for each schema of a database. What a session was ended for needs a moment to be free.
LOCK = "SELECT pg_advisory_lock(1801546093, hashtext(coalesce(current_schema(), '')))"
LOCK_TOGETHER = LOCK.replace("pg_advisory_lock", "pg_advisory_lock_shared")
WAITING = 3000  # milliseconds for that
SESSION = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END_SESSION = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
# A machine that is gone without a word is noticed within a minute.
KEEP_ALIVE = "SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3"
# A connection that ends in the middle of something fails in many ways.
BROKEN = (
    OSError,
    TimeoutError,
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
INSERT = str(
    insert(log)
    .from_select(
        [c.name for c in log.columns],
        select(*(func.unnest(bindparam(c.name, type_=ARRAY(c.type))) for c in log.columns)),
    )
    .compile(dialect=asyncpg_dialect())  # type: ignore[no-untyped-call]
)
# A lease that somebody has taken over gives no row; one that somebody is about to take waits until this is committed.
INSERT_LEASED = """
WITH held AS (
    SELECT room, epoch FROM leases
    WHERE (room, epoch) IN (SELECT * FROM unnest($6::text[], $7::bigint[])) FOR SHARE
)
INSERT INTO log (game, n, seat, what, at)
SELECT new.game, new.n, new.seat, new.what, new.at
FROM unnest($1::text[], $2::int[], $3::smallint[], $4::text[], $5::bigint[], $6::text[], $7::bigint[])
    AS new (game, n, seat, what, at, room, epoch)
JOIN held ON held.room = new.room AND held.epoch = new.epoch
"""
Statement: TypeAlias = "asyncpg.prepared_stmt.PreparedStatement[asyncpg.Record]"


class PostgresWriter:
    def __init__(self, url: URL, alone: bool = True) -> None:
        self.own = Holder.this()
        self._alone = alone
        self._engine = engine(url, writes=True)
        self._connection: AsyncConnection | None = None
        self._statements: tuple[Statement, Statement] | None = None  # without leases, and with them
        self._session: tuple[object, ...] | None = None  # the one that held the lock last

    async def begin(self) -> None:
        """Take the lock, or say who has it."""
        connection = await self._engine.connect()
        try:
            await self._lock(connection)
        except BaseException:
            await _close(connection)
            raise
        self._connection = connection

    async def write(self, works: Sequence[Work]) -> list[object]:
        broken = Exception()
        end = monotonic() + PATIENCE
        for pause in RETRIES:
            if monotonic() > end:
                break
            await asyncio.sleep(pause)
            try:
                return await self._write(works)
            except BROKEN as error:
                broken = error
                await self._drop()
            except InUse as error:
                await self._drop()
                raise Lost(str(error)) from None
        raise failure(broken) from broken

    async def close(self) -> None:
        await self._drop()
        await self._engine.dispose()

    async def _write(self, works: Sequence[Work]) -> list[object]:
        if self._connection is None:
            await self.begin()
            assert self._connection is not None
        if self._statements is None:
            self._statements = await self._prepare(self._connection)
        for statement, values in zip(self._statements, (appended(works), appended_with_leases(works)), strict=True):
            if values and await self._insert(statement, values):
                return [None] * len(works)
        return await self._connection.run_sync(perform, works)

    async def _lock(self, connection: AsyncConnection) -> None:
        driver = await _driver(connection)
        await driver.execute(KEEP_ALIVE)
        if self._session is not None:  # it may not have noticed that we are gone
            await driver.execute(END_SESSION, *self._session)
        await driver.execute(f"SET lock_timeout = {WAITING}")
        try:
            await driver.execute(LOCK if self._alone else LOCK_TOGETHER)
        except asyncpg.LockNotAvailableError:
            raise InUse(in_use(await _last(connection))) from None
        await driver.execute("RESET lock_timeout")
        self._session = tuple(await driver.fetchrow(SESSION) or ())

    async def _prepare(self, connection: AsyncConnection) -> tuple[Statement, Statement]:
        """On a new connection the lock is new, too: another server may have come and gone before."""
        if self._alone:
            other = await _last(connection)
            if other is None or other.token != self.own.token:
                raise InUse(in_use(other))
        driver = await _driver(connection)
        if await driver.fetchval("SHOW synchronous_commit") == "off":
            await driver.execute("SET synchronous_commit = on")
        return await driver.prepare(INSERT), await driver.prepare(INSERT_LEASED)

    async def _insert(self, statement: Statement, values: Sequence[Values] | Sequence[LeasedValues]) -> bool:
        """False if somebody's rows do not go in just like that; those of others may be there all the same."""
        try:
            await statement.fetch(*zip(*values, strict=True), timeout=PATIENCE)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
            return False
        return statement.get_statusmsg() == f"INSERT 0 {len(values)}"

    async def _drop(self) -> None:
        if self._connection is not None:
            connection, self._connection, self._statements = self._connection, None, None
            await _close(connection)


async def _driver(connection: AsyncConnection) -> asyncpg.Connection[asyncpg.Record]:
    raw = await connection.get_raw_connection()
    return cast("asyncpg.Connection[asyncpg.Record]", raw.driver_connection)


async def _last(connection: AsyncConnection) -> Holder | None:
    try:
        async with connection.begin():
            return await connection.run_sync(last)
    except ProgrammingError:  # there are no tables yet
        return None


async def _close(connection: AsyncConnection) -> None:
    try:
        await connection.invalidate()
        await connection.close()
    except BROKEN:
        pass  # it was lost already


def engine(url: URL, *, writes: bool, patience: float | None = PATIENCE) -> AsyncEngine:
    """A reader asks a pooled connection for a sign of life first: the server may have been restarted."""
    arguments = {"command_timeout": patience, "timeout": PATIENCE}
    if writes:
        return create_async_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=arguments)
    return create_async_engine(
        url, pool_size=READERS, max_overflow=0, pool_pre_ping=True, hide_parameters=True, connect_args=arguments
    )


class PostgresReader:
    def __init__(self, url: URL) -> None:
        self._engine = engine(url, writes=False)

    async def read(self, query: Select[Any]) -> Found:
        try:
            async with self._engine.connect() as connection:
                found = await connection.execute(query)
                return cast(Found, found.all())
        except BROKEN as error:
            raise failure(error) from error

    async def close(self) -> None:
        await self._engine.dispose()


async def open_postgres(url: URL, alone: bool = True) -> tuple[PostgresWriter, PostgresReader]:
    """With the lock in hand, bring the database up to date, however long that takes."""
    writer, once = PostgresWriter(url, alone), engine(url, writes=True, patience=None)
    try:
        await writer.begin()
        async with once.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(upgrade)
            await connection.run_sync(take, writer.own)
            if alone:
                await connection.run_sync(end_leases)
    except BROKEN as error:
        await writer.close()
        raise failure(error, f"can't open {url.render_as_string(hide_password=True)}: ") from error
    except StoreError:
        await writer.close()
        raise
    finally:
        await once.dispose()
    return writer, PostgresReader(url)
