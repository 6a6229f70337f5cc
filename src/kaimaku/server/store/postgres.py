"""PostgreSQL: one connection writes, a pool reads. A lost connection is made again and the group written once more."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import asyncpg
from sqlalchemy import ARRAY, Select, bindparam, func, insert, select
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from .errors import Unavailable
from .migrate import upgrade
from .reader import Found
from .schema import log
from .works import Values, Work, appended, perform, reason

READERS = 8
PATIENCE = 30.0  # seconds for one statement
RETRIES = (0.0, 0.0, 0.2, 1.0, 3.0)  # seconds before each attempt to write
MIGRATION_LOCK = 0x6B61696D616B75  # "kaimaku"
# A connection that ends in the middle of something fails in many ways.
LOST = (
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


class PostgresWriter:
    def __init__(self, url: URL) -> None:
        self._engine = engine(url, writes=True)
        self._connection: AsyncConnection | None = None
        self._statement: asyncpg.prepared_stmt.PreparedStatement[asyncpg.Record] | None = None

    async def write(self, works: Sequence[Work]) -> list[object]:
        lost = Exception()
        for pause in RETRIES:
            if pause:
                await asyncio.sleep(pause)
            try:
                return await self._write(works)
            except LOST as error:
                lost = error
                await self._drop()
        raise Unavailable(reason(lost)) from lost

    async def close(self) -> None:
        await self._drop()
        await self._engine.dispose()

    async def _write(self, works: Sequence[Work]) -> list[object]:
        if self._connection is None or self._statement is None:
            self._connection = await self._engine.connect()
            raw = await self._connection.get_raw_connection()
            driver = cast("asyncpg.Connection[asyncpg.Record]", raw.driver_connection)
            if await driver.fetchval("SHOW synchronous_commit") == "off":
                await driver.execute("SET synchronous_commit = on")
            self._statement = await driver.prepare(INSERT)
        values = appended(works)
        if values and await self._insert(self._statement, values):
            return [None] * len(works)
        return await self._connection.run_sync(perform, works)

    async def _insert(
        self, statement: asyncpg.prepared_stmt.PreparedStatement[asyncpg.Record], values: list[Values]
    ) -> bool:
        """All or nothing; False if somebody's rows do not go in just like that."""
        try:
            await statement.fetch(*zip(*values, strict=True), timeout=PATIENCE)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
            return False
        return True

    async def _drop(self) -> None:
        if self._connection is not None:
            connection, self._connection, self._statement = self._connection, None, None
            try:
                await connection.invalidate()
                await connection.close()
            except LOST:
                pass  # it was lost already


def engine(url: URL, *, writes: bool) -> AsyncEngine:
    """A reader asks a pooled connection for a sign of life first: the server may have been restarted."""
    arguments = {"command_timeout": PATIENCE, "timeout": PATIENCE}
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
        except LOST as error:
            raise Unavailable(reason(error)) from error

    async def close(self) -> None:
        await self._engine.dispose()


async def open_postgres(url: URL) -> tuple[PostgresWriter, PostgresReader]:
    shown = url.render_as_string(hide_password=True)
    once = engine(url, writes=True)
    try:
        async with once.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(upgrade)
    except LOST as error:
        raise Unavailable(f"cannot open {shown}: {reason(error)}") from error
    finally:
        await once.dispose()
    return PostgresWriter(url), PostgresReader(url)
