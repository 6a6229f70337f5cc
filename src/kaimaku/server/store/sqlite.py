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
from threading import Timer
from time import monotonic, sleep
from typing import Any, cast

import msgspec
import structlog
from sqlalchemy import URL, ColumnClause, Connection, Engine, Select, column, create_engine, event, func, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from .errors import Damaged, InUse, Lost, StoreError
from .holder import DatabaseLock, Holder, OpenFile, end_leases, in_use, last, take
from .migrate import upgrade
from .schema import log
from .works import Found, Values, Work, appended, failure, perform

PATIENCE = 30.0  # seconds to wait for another process
CHECKING = 10.0  # seconds for looking through the file before it is used
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
store_log = structlog.get_logger("kaimaku.store")


class SqliteWriter:
    """Before every commit it looks whether the file and the lock beside it are still there: both can be removed."""

    def __init__(self, path: Path, lock: DatabaseLock, own: Holder) -> None:
        self.own = own
        self._file = OpenFile(path)
        self._lock = lock
        self._engine = writing_engine(path)
        self._thread = ThreadPoolExecutor(1, "kaimaku-store")
        self._connection: Connection | None = None

    async def write(self, works: Sequence[Work]) -> list[object]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, works)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()
        self._engine.dispose()
        self._lock.release()

    def _write(self, works: Sequence[Work]) -> list[object]:
        try:
            self._file.check()
            if self._connection is None:
                self._connection = self._engine.connect()
            if not self._lock.held:
                self._take_again(self._connection)
            values = appended(works)
            if values is not None and self._insert(values):
                return [None] * len(works)
            return perform(self._connection, works)
        except (OSError, SQLAlchemyError, sqlite3.Error) as error:
            self._drop()
            raise failure(error) from error

    def _take_again(self, connection: Connection) -> None:
        """Somebody removed the lock. It is ours again unless another server has come meanwhile."""
        try:
            self._lock.take()
        except InUse as error:
            raise Lost(str(error)) from None
        with connection.begin():
            other = last(connection)
        if other is None or other.token != self.own.token:
            self._lock.release()
            raise Lost(in_use(other))

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
    engine = _engine(path, "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON", poolclass=NullPool)
    event.listen(engine, "connect", _write_ahead)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _engine(path: Path, *pragmas: str, **options: Any) -> Engine:
    arguments = {"timeout": PATIENCE, "isolation_level": None, "check_same_thread": False}
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, hide_parameters=True, connect_args=arguments, **options)

    @event.listens_for(engine, "connect")
    def connected(driver: sqlite3.Connection, _: object) -> None:
        for pragma in pragmas:
            driver.execute(pragma)

    return engine


def _write_ahead(driver: sqlite3.Connection, _: object) -> None:
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
        self._file = OpenFile(path)
        self._engine = reading_engine(path)
        self._threads = ThreadPoolExecutor(READERS, "kaimaku-reader")

    async def read(self, query: Select[Any]) -> Found:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, query)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise failure(error) from error
        except ValueError as error:  # text that cannot be what was stored
            raise Damaged(str(error)) from error

    def _read(self, query: Select[Any]) -> Found:
        self._file.check()
        with self._engine.connect() as connection:
            return cast(Found, connection.execute(query).all())

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


def reading_engine(path: Path) -> Engine:
    """Without transactions: every query sees what is committed when it begins."""
    return _engine(path, "PRAGMA query_only=ON", pool_size=READERS, max_overflow=0, pool_reset_on_return=None)


async def open_sqlite(path: Path) -> tuple[SqliteWriter, SqliteReader]:
    """The file and its folder are made if they are missing."""
    own, path = Holder.this(), path.resolve()
    lock = DatabaseLock(path, own)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.take()
        await asyncio.to_thread(_prepare, path, own)
        return SqliteWriter(path, lock, own), SqliteReader(path)
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        lock.release()
        raise failure(error, f"can't open {path}: ") from error
    except StoreError:
        lock.release()
        raise


def _prepare(path: Path, own: Holder) -> None:
    if path.exists():
        _check(path)
    engine = writing_engine(path)
    try:
        with engine.begin() as connection:
            upgrade(connection)
            take(connection, own)
            end_leases(connection)
    finally:
        engine.dispose()


def _check(path: Path) -> None:
    """Look through the whole file, as far as there is time, before anything is written to it."""
    end = monotonic() + CHECKING
    database = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=PATIENCE, check_same_thread=False)
    enough = Timer(CHECKING, database.interrupt)
    enough.start()
    try:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        found = "interrupted"
    finally:
        enough.cancel()
        enough.join()
        database.close()
    if found == "ok":
        return
    if monotonic() >= end:  # what it says when it is interrupted means nothing
        store_log.warning("database too large to check at startup", seconds=CHECKING)
        return
    raise Damaged(f"{path} is damaged ({' '.join(found.split())}); restore a backup")
