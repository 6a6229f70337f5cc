"""A real server: the command in a process of its own, at a free port, with a folder of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

from tests.server.app.forked import Forked

NONE = ("BOT_PAUSE", "FLOOR", "WINDOW_FLOOR", "RATE", "CONNECTIONS")
ROOT = Path(__file__).parents[3]
QUICK = {f"KAIMAKU_{name}": "0" for name in NONE}


class Served:
    """`kaimaku serve`, from its greeting to its end. Settings by environment; limits are off unless they are set."""

    def __init__(self, data: Path, *args: str, module: str = "kaimaku.cli", **settings: str) -> None:
        self.errors = data / "stderr.log"
        data.mkdir(parents=True, exist_ok=True)
        own = {name: value for name, value in os.environ.items() if not name.startswith("KAIMAKU_")}
        self.stderr = self.errors.open("ab")
        command = ["serve", "--data", str(data.absolute()), "--log", "info", *args]
        self.process = self._start(module, command, {**own, "KAIMAKU_PORT": "0", **QUICK, **settings})
        assert self.process.stdout is not None
        self.greeting = []
        for line in self.process.stdout:
            self.greeting.append(line)
            if "Ctrl+C" in line:
                break
        found = re.search(r"http://\S+", "".join(self.greeting))
        assert found, self.errors.read_text(encoding="utf-8")
        self.url = found[0].rstrip("/")
        self.port = int(urlsplit(self.url).port or 0)

    def _start(self, module: str, command: list[str], env: dict[str, str]) -> Forked | subprocess.Popen[str]:
        return Forked(module, command, env, self.stderr.fileno())

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    @property
    def log(self) -> str:
        return self.errors.read_text(encoding="utf-8")

    def raw(self, request: bytes) -> bytes:
        """The answer to exactly these bytes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=180) as wire:
            wire.sendall(request)
            answer = b""
            while part := wire.recv(65536):
                answer += part
            return answer

    def raw_until_quiet(self, request: bytes) -> bytes:
        """The same for a request that may be left hanging: our side ends it."""
        answer = b""
        with socket.create_connection(("127.0.0.1", self.port), timeout=180) as wire:
            try:
                wire.sendall(request)
                wire.shutdown(socket.SHUT_WR)
                while part := wire.recv(65536):
                    answer += part
            except ConnectionError:
                pass
            return answer

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.ended(180)

    def ended(self, patience: float) -> int:
        """Wait until it ends by itself; how it did."""
        code = self.process.wait(patience)
        self._close()
        return code

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(180)
        self._close()

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.stderr.close()

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()


class FreshServed(Served):
    """With all that a start takes; others are forked where everything is loaded already."""

    def _start(self, module: str, command: list[str], env: dict[str, str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", module.replace("kaimaku.cli", "kaimaku"), *command],
            env={**env, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
            cwd=ROOT,
        )


def refused(data: Path, **settings: str) -> str:
    """What a server says that does not start at all, in one line."""
    code, out, error = ended(data, "--port", "0", **settings)
    assert (code, out) == (1, "")
    assert "Traceback" not in error
    return " ".join(error.split())


def ended(data: Path, *args: str, **settings: str) -> tuple[int, str, str]:
    """How a server ends by itself, and what it has written on the standard output and the standard error."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("KAIMAKU_")}
    with tempfile.TemporaryFile() as errors:
        process = Forked("kaimaku.cli", ["serve", "--data", str(data), *args], {**own, **settings}, errors.fileno())
        assert process.stdout is not None
        with process.stdout as told:
            code = process.wait(180)
            out = told.read()
        errors.seek(0)
        return code, out, errors.read().decode()
