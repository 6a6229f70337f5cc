"""Programs of ours without their starting time: forked from a process in which everything is loaded already.

A server needs seconds of processor time to load the games and the libraries, and the tests start hundreds. One process
for each process of the tests loads them once and forks a program whenever it is asked for one, with the arguments, the
environment and the files that `subprocess` would give it.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import forkserver
from pathlib import Path
from typing import IO, NoReturn

from kaimaku.server.workers.starting import context
from tests.server.app.prepared import share

ROOT = Path(__file__).parents[3]
LENGTH = 4  # bytes in front of a message, which say how long it is


class Forked:
    """A program that runs, as far as tests use it like a `subprocess.Popen`. Without a file to read it finds none."""

    def __init__(
        self, module: str, args: Sequence[str], env: Mapping[str, str], stderr: int, stdin: int | None = None
    ) -> None:
        out, their_out = os.pipe()
        self._told, their_end = os.pipe()
        nothing = os.open(os.devnull, os.O_RDONLY)
        task = json.dumps([module, list(args), dict(env)]).encode()
        origin = _origin()
        files = [nothing if stdin is None else stdin, their_out, stderr, their_end]
        socket.send_fds(origin, [len(task).to_bytes(LENGTH)], files)
        origin.sendall(task)
        for file in (nothing, their_out, their_end):
            os.close(file)
        self.stdout: IO[str] | None = os.fdopen(out, encoding="utf-8")
        self.pid = int(self._line())
        self.returncode: int | None = None

    def _line(self) -> str:
        line = b""
        while not line.endswith(b"\n"):
            part = os.read(self._told, 1)
            assert part, "the process that forks programs is gone"
            line += part
        return line.decode()

    def poll(self) -> int | None:
        if self.returncode is None and select.select([self._told], [], [], 0)[0]:
            self._end()
        return self.returncode

    def wait(self, timeout: float) -> int:
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("kaimaku", timeout)
            self._end()
        assert self.returncode is not None
        return self.returncode

    def _end(self) -> None:
        self.returncode = int(self._line())
        os.close(self._told)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def _origin() -> socket.socket:
    """The process that forks, started with the first program. It ends with this one."""
    ours, theirs = socket.socketpair()
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tests.server.app.forked", str(theirs.fileno())]
    process = subprocess.Popen(command, env=env, cwd=ROOT, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


# --- in the process that forks ----------------------------------------------------------------------------------------


def serve(end: socket.socket) -> None:
    """One program after the other, until nobody asks any more."""
    importlib.import_module("kaimaku.cli.app")
    importlib.import_module("kaimaku.server.app")
    importlib.import_module("kaimaku.server.content.games").load_games()
    context()
    forkserver.ensure_running()
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait
    while True:
        head, files, _, _ = socket.recv_fds(end, LENGTH, 4)
        if not head:
            return
        size, task = int.from_bytes(head), b""
        while len(task) < size:
            task += end.recv(size - len(task))
        if not os.fork():
            end.close()
            _wait_for(task, files)
        for file in files:
            os.close(file)


def _wait_for(task: bytes, files: list[int]) -> NoReturn:
    """Run a program in a process of its own, and tell its number and how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    *standard, told = files
    if not (pid := os.fork()):
        os.close(told)
        _run(task, standard)
    for file in standard:
        os.close(file)
    os.write(told, f"{pid}\n".encode())
    _, status = os.waitpid(pid, 0)
    os.write(told, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _run(task: bytes, standard: list[int]) -> NoReturn:
    for number, file in enumerate(standard):
        os.dup2(file, number)
        os.close(file)
    sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115
    sys.stdout = open(1, "w", buffering=1, encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8")  # noqa: SIM115
    module, args, env = json.loads(task)
    os.environ.clear()
    os.environ.update(env)
    random.seed()
    # Its workers come from the same process as everybody's, and have nothing to look for in the main program.
    vars(forkserver._forkserver)["ensure_running"] = lambda: None
    main = sys.modules["__main__"]
    main.__spec__ = None
    del main.__file__
    sys.argv = ["kaimaku", *args]
    share()
    importlib.import_module(module).main()
    sys.exit(0)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
