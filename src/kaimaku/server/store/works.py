"""What is read and written: pieces of work that wait, and one transaction in which each succeeds or fails alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Select, insert, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from .errors import Conflict, Damaged, Moved, StoreError, Unavailable
from .rows import Lease, LogRow
from .schema import leases, log

BROKEN_SQLITE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
BROKEN_POSTGRES = ("XX001", "XX002")  # data_corrupted, index_corrupted

Values = tuple[str, int, int, str, int]  # the columns of the log
LeasedValues = tuple[str, int, int, str, int, str, int]  # and of the lease they are written with
Change = Callable[[Connection], object]


class Append(NamedTuple):
    game: str
    rows: Sequence[LogRow]
    lease: Lease | None = None  # where several servers share the database


Work = Append | Change


def appended(works: Sequence[Work]) -> list[Values] | None:
    """The rows of all of these, if nothing but rows of the log waits."""
    values: list[Values] = []
    for work in works:
        if not isinstance(work, Append) or work.lease is not None:
            return None
        game = work.game
        values += [(game, row.n, row.seat, row.what, row.at) for row in work.rows]
    return values


def appended_with_leases(works: Sequence[Work]) -> list[LeasedValues] | None:
    """The same where each is written with a lease."""
    values: list[LeasedValues] = []
    for work in works:
        if not isinstance(work, Append) or work.lease is None:
            return None
        game, (room, epoch) = work.game, (work.lease.room, work.lease.epoch)
        values += [(game, row.n, row.seat, row.what, row.at, room, epoch) for row in work.rows]
    return values


def hold(connection: Connection, lease: Lease) -> None:
    """Until the transaction ends nobody else can take the room; if somebody has, nothing of it is done."""
    mine = select(leases.c.epoch).where(leases.c.room == lease.room, leases.c.epoch == lease.epoch)
    if connection.execute(mine.with_for_update(read=True)).first() is None:
        raise Moved(f"another process has room {lease.room}")


def perform(connection: Connection, works: Sequence[Work]) -> list[object]:
    """One transaction; what each piece gives, or the error that kept only this piece out."""
    with connection.begin():
        return [_alone(connection, work) for work in works]


def _alone(connection: Connection, work: Work) -> object:
    try:
        with connection.begin_nested():
            if not isinstance(work, Append):
                return work(connection)
            append(connection, work)
            return None
    except IntegrityError as error:
        return Conflict(reason(error))
    except DataError as error:
        return StoreError(reason(error))
    except SQLAlchemyError as error:
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise
        return failure(error)
    except Exception as error:
        return error


def append(connection: Connection, work: Append) -> None:
    """Rows that are there already are fine as long as they say the same."""
    if work.lease is not None:
        hold(connection, work.lease)
    numbers = [row.n for row in work.rows]
    stored = {
        n: LogRow(n, seat, what, at)
        for n, seat, what, at in connection.execute(
            select(log.c.n, log.c.seat, log.c.what, log.c.at)
            .where(log.c.game == work.game)
            .where(log.c.n.between(min(numbers), max(numbers)))
        )
    }
    fresh = []
    for row in work.rows:
        if not _plain(row.what):
            raise StoreError(f"entry {row.n} of game {work.game} isn't plain text")
        if stored.setdefault(row.n, row) != row:
            raise Conflict(f"entry {row.n} of game {work.game} already exists with other contents")
        if stored[row.n] is row:
            fresh.append({"game": work.game, "n": row.n, "seat": row.seat, "what": row.what, "at": row.at})
    if fresh:
        connection.execute(insert(log), fresh)


def _plain(what: str) -> bool:
    """Text that both databases can hold."""
    try:
        return b"\0" not in what.encode()
    except UnicodeEncodeError:
        return False


def failure(error: Exception, what: str = "") -> Unavailable:
    """An error of the database as ours: it is damaged, or cannot do it now."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    broken = getattr(cause, "sqlite_errorcode", 0) & 0xFF in BROKEN_SQLITE
    broken = broken or getattr(cause, "sqlstate", None) in BROKEN_POSTGRES
    return (Damaged if broken else Unavailable)(what + reason(error))


def reason(error: Exception) -> str:
    """What the database says, without the statement and its values: they may be secret."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


Found = list[tuple[Any, ...]]  # the columns of each row, as the query names them


class Reader(Protocol):
    async def read(self, query: Select[Any]) -> Found: ...

    async def close(self) -> None: ...
