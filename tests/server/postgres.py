"""A real PostgreSQL for the tests: started on a free port from the system's package, thrown away afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.debian import missing, need

PATIENCE = 180.0  # seconds until it answers


class NoPostgres(Exception):
    pass


class PostgresServer:
    """A server with a folder of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = need("postgresql", _installed, "PostgreSQL")
        self._owner = _owner(folder)
        self._port = _free_port()
        data = folder / "data"
        _run([self._programs / "initdb", "-D", data, "-U", "kaimaku", "-A", "trust", "-E", "UTF8"], self._owner)
        self.start()

    @property
    def address(self) -> str:
        """Without the name of a database."""
        return f"postgresql+asyncpg://kaimaku@127.0.0.1:{self._port}"

    def start(self) -> None:
        log = self._folder / "log"
        with log.open("ab") as written:
            self._process = subprocess.Popen(
                [
                    *(self._programs / "postgres", "-D", self._folder / "data", "-k", self._folder),
                    *("-h", "127.0.0.1", "-p", str(self._port)),
                ],
                stdout=written,
                stderr=written,
                user=self._owner,
            )
        _wait(self._programs, self._process, self._port, log)

    def crash(self) -> None:
        """At once: it recovers from its log when it starts again."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)


@contextmanager
def running() -> Iterator[PostgresServer]:
    folder = Path(tempfile.mkdtemp(prefix="kaimaku-postgres-"))
    try:
        server = PostgresServer(folder)
        try:
            yield server
        finally:
            server.crash()  # nobody needs the data any more
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server. Where there can be none, CI fails and anybody else is told."""
    try:
        with running() as server:
            yield server.address
    except NoPostgres as error:
        missing("PostgreSQL", str(error))


def _installed() -> Path | None:
    """Debian keeps the programs of each version in a folder of their own, away from the usual path."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def _owner(folder: Path) -> int:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return os.geteuid()
    try:
        owner = pwd.getpwnam("postgres").pw_uid
    except KeyError:
        owner = pwd.getpwnam("nobody").pw_uid
    os.chown(folder, owner, -1)
    return owner


def _run(command: list[str | Path], owner: int) -> None:
    done = subprocess.run(command, user=owner, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoPostgres(f"{command[0]} failed: {done.stderr.strip()}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait(programs: Path, server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < end:
        ready = subprocess.run([programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)], check=False)
        if ready.returncode == 0:
            return
        time.sleep(0.05)
    raise NoPostgres(f"it did not start: {log.read_text(errors='replace').strip()}")
