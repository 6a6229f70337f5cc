"""The processes of a measurement, and what they use."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import msgspec
import psutil

from .players import BenchAnswer, Order

# Nothing is delayed and nobody is limited: the server itself is measured.
PLAIN = {
    "KAIMAKU_PORT": "0",
    "KAIMAKU_BOT_PAUSE": "0",
    "KAIMAKU_FLOOR": "0",
    "KAIMAKU_WINDOW_FLOOR": "0",
    "KAIMAKU_PRIORITY_FLOOR": "0",
    "KAIMAKU_RATE": "0",
    "KAIMAKU_CONNECTIONS": "0",
    "KAIMAKU_LOG": "warning",
}


class Process:
    """One Python process with a line to talk to it."""

    def __init__(self, *command: str, environment: dict[str, str] | None = None) -> None:
        own = {name: value for name, value in os.environ.items() if not name.startswith("KAIMAKU_")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", *command],
            env={**own, **(environment or {}), "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._watch = psutil.Process(self._process.pid)

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its threads."""
        used = self._watch.cpu_times()
        return float(used.user + used.system)

    @property
    def pid(self) -> int:
        return self._process.pid

    def memory(self) -> int:
        """Bytes of main memory."""
        return int(self._watch.memory_info().rss)

    def line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self._process.args!r} ended with {self._process.wait()}")
        return line.decode()

    def write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()


class GameServer(Process):
    """`kaimaku serve` on a data folder, once it answers."""

    def __init__(self, data: Path, *settings: str) -> None:
        super().__init__("kaimaku", "serve", "--data", str(data), *settings, environment=PLAIN)
        found = None
        while found is None:
            found = re.search(r"http://[^/]*:(\d+)/", self.line())
        self.port = int(found[1])


class EchoServer(Process):
    def __init__(self) -> None:
        super().__init__("kaimaku.server_bench.echo")
        self.port = int(self.line())


class PlayerProcess(Process):
    def __init__(self) -> None:
        super().__init__("kaimaku.server_bench.players")

    def order(self, order: Order) -> BenchAnswer:
        self.write(msgspec.json.encode(order))
        return msgspec.json.decode(self.line(), type=BenchAnswer)

    def orders(self, *orders: Order) -> Sequence[BenchAnswer]:
        return [self.order(order) for order in orders]
