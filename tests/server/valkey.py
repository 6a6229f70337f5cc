"""A real Valkey or Redis for the tests: started on a free port from the system's package, and restarted if asked."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator

import pytest

from tests.debian import need

PATIENCE = 180.0  # seconds until it answers


class ValkeyServer:
    def __init__(self, program: str) -> None:
        self._program = program
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port: int = probe.getsockname()[1]
        self.start()

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Without a file: what it knew is gone."""
        quiet = ("--save", "", "--appendonly", "no", "--bind", "127.0.0.1")
        self._process = subprocess.Popen(
            [self._program, "--port", str(self._port), *quiet], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < end:
            try:
                with socket.create_connection(("127.0.0.1", self._port), timeout=1) as wire:
                    wire.sendall(b"PING\r\n")
                    if wire.recv(16).startswith(b"+PONG"):
                        return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("it did not start")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="session")
def valkey() -> Iterator[ValkeyServer]:
    server = ValkeyServer(need("redis-server", _installed, "several processes"))
    yield server
    server.kill()


def _installed() -> str | None:
    return shutil.which("valkey-server") or shutil.which("redis-server")
