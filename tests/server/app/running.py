"""A real server in a thread of this process, with any settings, at a free port of the loopback."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from types import TracebackType

import httpx
import msgspec

from kaimaku.cli.serve import listen
from kaimaku.server.app import Application
from kaimaku.server.http.graceful_server import GracefulServer, config
from kaimaku.server.settings import Settings

PATIENCE = 180.0


class Running:
    """From its first answer to its end."""

    def __init__(self, data: Path, **settings: object) -> None:
        bound = listen("127.0.0.1", 0, 0)
        self.port: int = bound.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        usual = Settings(data=data, rate=0, connections=0, bot_pause=0, floor=0, window_floor=0, priority_floor=0)
        self.application = Application(msgspec.structs.replace(usual, **settings))
        self._wires: list[Wire] = []
        ready = Event()
        self.server = GracefulServer(self.application, config(self.application), ready.set)
        self.thread = Thread(target=self.server.run, args=([bound],), daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE)

    def refused(self, code: str) -> float:
        """How often something was refused for a reason."""
        return sum(
            sample.value
            for family in self.application.metrics.refused.collect()
            for sample in family.samples
            if sample.name.endswith("_total") and sample.labels["code"] == code
        )

    def told(self, metric: str) -> float:
        """What a metric counts, with whatever labels."""
        families = self.application.metrics.registry.collect()
        return sum(sample.value for family in families for sample in family.samples if sample.name == metric)

    def healthy(self) -> bool:
        return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200

    def wire(self, first: bytes = b"") -> Wire:
        made = Wire(self.port, first)
        self._wires.append(made)
        return made

    def __enter__(self) -> Running:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for wire in self._wires:
            wire.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)


class Wire:
    """One connection, byte by byte."""

    def __init__(self, port: int, first: bytes = b"") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.socket.sendall(first)

    def send(self, data: bytes) -> bool:
        """False once nobody is there."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def ended(self) -> bytes:
        """Everything until the server closes; an error of the test if it does not."""
        heard = b""
        with suppress(ConnectionError):
            while part := self.socket.recv(65536):
                heard += part
        return heard

    @property
    def open(self) -> bool:
        self.socket.setblocking(False)
        try:
            return self.socket.recv(1, socket.MSG_PEEK) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False
        finally:
            self.socket.settimeout(PATIENCE)

    def close(self) -> None:
        self.socket.close()


def until(state: Callable[[], bool]) -> None:
    """Wait for a state that has to come."""
    limit = time.monotonic() + PATIENCE
    while not state():
        assert time.monotonic() < limit, "it never came to that"
        time.sleep(0.01)
