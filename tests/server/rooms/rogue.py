"""Worker processes that do not do what they should. Each is what `worker.work` is to a sound one."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from kaimaku.kernel.decisions import Option
from kaimaku.server.rooms.bots import worker
from kaimaku.server.rooms.bots.thinking import Thought, think
from kaimaku.server.workers.process import settle_in


def _ready(pipe: Connection) -> None:
    settle_in()
    pipe.send_bytes(b"ready")


def silent(pipe: Connection, games: tuple[str, ...]) -> None:
    """Takes everything and never answers."""
    _ready(pipe)
    while True:
        pipe.recv_bytes()


def deaf(pipe: Connection, games: tuple[str, ...]) -> None:
    """Never even reads."""
    _ready(pipe)
    time.sleep(1e6)


def stillborn(pipe: Connection, games: tuple[str, ...]) -> None:
    """Ends before it is ready."""
    os._exit(3)


def mortal(pipe: Connection, games: tuple[str, ...]) -> None:
    """Dies of every thought."""
    _ready(pipe)
    pipe.recv_bytes()
    os.kill(os.getpid(), signal.SIGKILL)


def babbling(pipe: Connection, games: tuple[str, ...]) -> None:
    """Answers with bytes that mean nothing."""
    _ready(pipe)
    while True:
        pipe.recv_bytes()
        pipe.send_bytes(b"\xc1 what?")


def pickled(pipe: Connection, games: tuple[str, ...]) -> None:
    """Answers with a pickle, which would run code where it is read."""
    _ready(pipe)
    while True:
        pipe.recv_bytes()
        pipe.send_bytes(pickle.dumps(("pass",)))


def flooding(pipe: Connection, games: tuple[str, ...]) -> None:
    """Answers with more than anybody wants to read."""
    _ready(pipe)
    while True:
        pipe.recv_bytes()
        pipe.send_bytes(b"x" * 50_000_000)


def repeating(pipe: Connection, games: tuple[str, ...]) -> None:
    """Answers every thought twice, so that an old answer is there when the next thought comes."""
    _ready(pipe)
    while True:
        number, asked = pickle.loads(pipe.recv_bytes())
        reply = msgspec.msgpack.encode((number, list(think(asked)), ""))
        pipe.send_bytes(reply)
        pipe.send_bytes(reply)


def outside(pipe: Connection, games: tuple[str, ...]) -> None:
    """Answers with something that is no option."""
    _ready(pipe)
    while True:
        number, _ = pickle.loads(pipe.recv_bytes())
        pipe.send_bytes(msgspec.msgpack.encode((number, ["resign", 1], "")))


def _with(bot: Callable[[Thought], object]) -> None:
    vars(worker)["think"] = bot


def number(pipe: Connection, games: tuple[str, ...]) -> None:
    """A bot that answers with a number."""
    _with(lambda asked: 7)
    worker.work(pipe, games)


def unpicklable(pipe: Connection, games: tuple[str, ...]) -> None:
    """A bot whose answer holds what no pickle takes."""
    _with(lambda asked: ("pass", lambda: 0))
    worker.work(pipe, games)


def raising(pipe: Connection, games: tuple[str, ...]) -> None:
    """A bot that fails."""

    def fail(asked: Thought) -> Option:
        raise RuntimeError("no idea")

    _with(fail)
    worker.work(pipe, games)


def leaving(pipe: Connection, games: tuple[str, ...]) -> None:
    """A bot that wants to end the program."""

    def leave(asked: Thought) -> Option:
        raise SystemExit

    _with(leave)
    worker.work(pipe, games)


def hungry(pipe: Connection, games: tuple[str, ...]) -> None:
    """A bot that takes all memory there is."""

    def eat(asked: Thought) -> Option:
        return ("pass", len(bytearray(1 << 40)))

    _with(eat)
    worker.work(pipe, games)
