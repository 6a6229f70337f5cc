"""SQLite: a file in the data folder, with one thread that writes.

The whole group goes in with one statement, which is a transaction by itself: one call into the database, in which
Python's lock is free, instead of one for each row.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep
from typing import Any, cast

import msgspec
from sqlalchemy import URL, ColumnClause, Connection, Engine, Select, column, create_engine, event, func, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from .errors import Unavailable
from .migrate import upgrade
from .reader import Found
from .schema import log
from .works import Values, Work, appended, perform, reason

PATIENCE = 30.0  # seconds to wait for another process
READERS = 4
ROW: ColumnClause[str] = column("value")
INSERT = str(
    insert(log)
    .from_select(
        [c.name for c in log.columns],
        select(*(func.json_extract(ROW, f"$[{n}]") for n in range(len(log.columns)))).select_from(
            func.json_each(column("?", is_literal=True))
        ),
    )
    .compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
)
encode = msgspec.json.Encoder().encode


class SqliteWriter:
    def __init__(self, path: Path) -> None:
        self._engine = writing_engine(path)
        self._thread = ThreadPoolExecutor(1, "kaimaku-store")
        self._connection: Connection | None = None

    async def write(self, works: Sequence[Work]) -> list[object]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, works)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()
        self._engine.dispose()

    def _write(self, works: Sequence[Work]) -> list[object]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            values = appended(works)
            if values is not None and self._insert(values):
                return [None] * len(works)
            return perform(self._connection, works)
        except (SQLAlchemyError, sqlite3.Error) as error:
            self._drop()
            raise Unavailable(reason(error)) from error

    def _insert(self, values: list[Values]) -> bool:
        """All or nothing; False if somebody's rows do not go in just like that."""
        assert self._connection is not None
        driver = cast(sqlite3.Connection, self._connection.connection.driver_connection)
        try:
            encoded = encode(values)
            if b"\\u0000" in encoded:
                return False
            driver.execute(INSERT, (encoded,))
        except (sqlite3.Error, ValueError, TypeError):
            return False
        return True

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def writing_engine(path: Path) -> Engine:
    """Every transaction takes the write lock at once; a commit returns when the data is on the disk."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=NullPool,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE, "isolation_level": None, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def connected(driver: sqlite3.Connection, _: object) -> None:
        _write_ahead(driver)
        driver.execute("PRAGMA synchronous=FULL")
        driver.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _write_ahead(driver: sqlite3.Connection) -> None:
    """Changing over to the write-ahead log is refused, not delayed, while another process is about to do the same."""
    end = monotonic() + PATIENCE
    while True:
        try:
            driver.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if monotonic() > end:
                raise
            sleep(0.02)


class SqliteReader:
    """A few threads, so that a whole query is one step to another thread and back; each has a connection."""

    def __init__(self, path: Path) -> None:
        self._engine = reading_engine(path)
        self._threads = ThreadPoolExecutor(READERS, "kaimaku-reader")

    async def read(self, query: Select[Any]) -> Found:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, query)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise Unavailable(reason(error)) from error

    def _read(self, query: Select[Any]) -> Found:
        with self._engine.connect() as connection:
            return cast(Found, connection.execute(query).all())

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


def reading_engine(path: Path) -> Engine:
    """Without transactions: every query sees what is committed when it begins."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        pool_size=READERS,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE, "isolation_level": None, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def connected(driver: sqlite3.Connection, _: object) -> None:
        driver.execute("PRAGMA query_only=ON")

    return engine


async def open_sqlite(path: Path) -> tuple[SqliteWriter, SqliteReader]:
    """The file and its folder are made if they are missing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(_migrate, path)
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise Unavailable(f"cannot open {path}: {reason(error)}") from error
    return SqliteWriter(path), SqliteReader(path)


def _migrate(path: Path) -> None:
    """The write lock that every transaction takes at once keeps two processes from doing this side by side."""
    engine = writing_engine(path)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()
