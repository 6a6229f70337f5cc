"""Holder: the one server that uses a database, and the lock beside an SQLite file that keeps others out.

The system releases the lock whatever way a process ends.
"""

from __future__ import annotations

import os
import socket
import sys
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from .errors import InUse, Lost, Unavailable
from .schema import holder, leases, processes

COLUMNS = (holder.c.token, holder.c.host, holder.c.process, holder.c.since)


class Holder(Struct, frozen=True):
    token: str  # no other start of a server has the same
    host: str
    process: int
    since: float  # seconds since 1970

    @classmethod
    def this(cls) -> Holder:
        """This very process, from now on."""
        return cls(token_hex(16), socket.gethostname(), os.getpid(), time.time())

    def __str__(self) -> str:
        since = datetime.fromtimestamp(self.since, UTC)
        return f"process {self.process} on {self.host}, since {since:%Y-%m-%d %H:%M:%S} UTC"


def in_use(other: Holder | None) -> str:
    """What is told to whoever comes second."""
    who = "it's just starting" if other is None else str(other)
    return f"another server is using it ({who}); stop that server first, or choose another data folder or database"


def take(connection: Connection, own: Holder) -> None:
    """The database is ours: whoever was here before is told by this that another one came."""
    connection.execute(delete(holder))
    connection.execute(insert(holder), {**msgspec.structs.asdict(own), "seen": own.since})


def end_leases(connection: Connection) -> None:
    """The database is ours alone: none of those who shared it before writes anything any more."""
    connection.execute(delete(processes))
    connection.execute(update(leases).where(leases.c.owner != "").values(owner="", epoch=leases.c.epoch + 1))


def last(connection: Connection) -> Holder | None:
    """Who took the database last."""
    found = connection.execute(select(*COLUMNS)).first()
    return None if found is None else Holder(*found)


def sign(connection: Connection, own: Holder | None, now: float) -> None:
    """Write that we are still here, or find out that another server has come; None: others may have."""
    signed = update(holder).values(seen=now)
    if connection.execute(signed if own is None else signed.where(holder.c.token == own.token)).rowcount != 1:
        raise Lost(in_use(last(connection)))


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a locked part of a file cannot be read there, so it lies behind everything that is written

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DatabaseLock:
    """The file stays when the lock is gone, empty; only the lock counts."""

    def __init__(self, database: Path, own: Holder) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        self._own = own
        self._file: int | None = None

    def take(self) -> None:
        """Ours from now on, or `InUse`."""
        self.release()
        while self._file is None:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                _lock(file)
            except OSError as error:
                os.close(file)
                if isinstance(error, BlockingIOError | PermissionError):
                    raise InUse(in_use(self._other())) from None
                raise
            self._file = file
            if not self.held:  # the file was removed in between
                self.release()
        os.ftruncate(self._file, 0)
        os.write(self._file, msgspec.json.encode(self._own))

    @property
    def held(self) -> bool:
        """Would another server find the lock taken? Not if somebody has removed the file."""
        return self._file is not None and _identity(self.path) == _identity(self._file)

    def release(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            with suppress(OSError):  # a disk that writes nothing must not keep us from letting go
                os.ftruncate(file, 0)
            os.close(file)

    def _other(self) -> Holder | None:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Holder)
        except (OSError, msgspec.DecodeError):
            return None


class OpenFile:
    """A file that others can remove or replace while it is used; then it is not the one that its name says."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._identity = _identity(path)

    def check(self) -> None:
        if _identity(self._path) != self._identity:
            raise Unavailable(f"{self._path} was removed or replaced while the server was using it")


def _identity(file: Path | int) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
