"""BotWorker: one process in which bots think, one thought at a time, and what runs in it.

Its answers are read as data, never unpickled. Whatever does not answer as it should is killed, and it alone.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from kaimaku.kernel.decisions import Option

from ...workers.process import limit_memory, settle_in
from ...workers.starting import context
from .thinking import Thought, think, warm

R = TypeVar("R")
Work: TypeAlias = "Callable[[Connection, tuple[str, ...]], None]"

START = 60.0  # seconds until a new process has loaded the games; alone on a machine it takes two
ANSWER = 65_536  # bytes of an answer
STORY = 4_000  # letters of what is told about a bot that failed
MEMORY = 1 << 30  # bytes of address space


class WorkerFault(Exception):
    """The process is of no use any more: "stalled", "lost" or "rubbish"."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class BotFailed(Exception):
    """The bot itself raised an exception, told as it was written down; its process is sound."""


class Reply(Struct, frozen=True, array_like=True):
    number: int  # of the thought it answers
    option: list[str | int] = []
    fault: str = ""


class BotWorker:
    """A thread does all waiting for the process, so the event loop never does."""

    def __init__(self, games: tuple[str, ...], work: Work) -> None:
        self._games = games
        self._work = work
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self._killed = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Return when it is ready to think; at once if it has been started before."""
        if self._pipe is None:
            await self._wait(self._start, START)

    async def think(self, task: Thought, patience: float) -> Option:
        """The bot's answer; WorkerFault if none comes in time, or what comes is none."""
        self._number += 1
        number, data = self._number, (self._number, task)
        raw = await self._wait(lambda: self._exchange(data), patience)
        try:
            reply = _decode(raw)
        except msgspec.DecodeError:
            raise WorkerFault("rubbish") from None
        if reply.number != number:
            raise WorkerFault("rubbish")
        if reply.fault:
            raise BotFailed(reply.fault)
        return tuple(reply.option)

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._killed = True
        process = self._process
        if process is not None:
            process.kill()
            Thread(target=process.join, daemon=True).start()

    async def _wait(self, do: Callable[[], R], seconds: float) -> R:
        try:
            async with asyncio.timeout(seconds):
                return await _in_thread(do)
        except TimeoutError:
            raise WorkerFault("stalled") from None
        except (EOFError, OSError):
            raise WorkerFault("lost") from None

    def _start(self) -> None:
        made = context()
        pipe, end = made.Pipe()
        process = made.Process(target=self._work, args=(end, self._games), daemon=True)
        process.start()
        self._process = process
        end.close()
        if self._killed:
            process.kill()
        pipe.recv_bytes(ANSWER)
        self._pipe = pipe

    def _exchange(self, data: tuple[int, Thought]) -> bytes:
        assert self._pipe is not None
        self._pipe.send_bytes(pickle.dumps(data))
        return self._pipe.recv_bytes(ANSWER)


async def _in_thread(do: Callable[[], R]) -> R:
    """What comes of something that blocks, in a thread that nobody has to wait for."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[R] = loop.create_future()

    def settle(result: R | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, error = None, None
        try:
            result = do()
        except BaseException as raised:
            error = raised
        try:
            loop.call_soon_threadsafe(settle, result, error)
        except RuntimeError:
            return  # the loop is closed: nobody waits any more

    Thread(target=run, daemon=True).start()
    return await done


# --- in the process ---------------------------------------------------------------------------------------------------


def work(pipe: Connection, games: tuple[str, ...]) -> None:
    """Answer one thought after the other, until the server is gone."""
    settle_in()
    limit_memory(MEMORY)
    warm(games)
    pipe.send_bytes(b"ready")
    while True:
        try:
            number, task = pickle.loads(pipe.recv_bytes())
        except EOFError:
            return
        pipe.send_bytes(_encode(_reply(number, task)))


def _reply(number: int, task: Thought) -> Reply:
    try:
        option = think(task)
        if type(option) is not tuple or not all(type(part) in (str, int) for part in option):
            raise TypeError(f"a bot answered with {type(option).__name__}, and not with an option")
        return Reply(number, list(option))
    except MemoryError:
        os._exit(1)  # what is left of it may be in any state
    except BaseException as error:
        return Reply(number, fault="".join(traceback.format_exception(error))[-STORY:])


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Reply).decode
