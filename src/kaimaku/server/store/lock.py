"""The lock beside an SQLite file: one server at a time. The system lets go of it whatever way a process ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from .errors import InUse, Unavailable
from .holder import Holder, in_use

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
            raise Unavailable(f"{self._path} was removed or replaced while the server used it")


def _identity(file: Path | int) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
