"""Outbox: messages on their way to one client. A slow client delays nobody; a stuck one is disconnected."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Protocol


class Connection(Protocol):
    """One socket, as the transport gives it."""

    async def receive(self) -> bytes | None:
        """The next message; None once the other side is gone."""

    def at_once(self, data: bytes) -> bool:
        """Send it, if the transport takes it now; False: nothing was sent."""

    async def send(self, data: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Outbox:
    """Sends at once where the transport takes it, without a task or a queue; else in order, as it can."""

    __slots__ = ("_buffer", "_drain", "_fail", "_size", "_stuck", "_waiting", "closed", "connection")

    def __init__(self, connection: Connection, buffer: int, stuck: float, fail: Callable[[], None]) -> None:
        self.connection = connection
        self._buffer = buffer
        self._stuck = stuck
        self._fail = fail  # called once when the client takes nothing any more
        self._waiting: deque[bytes] | None = None
        self._size = 0
        self._drain: asyncio.Task[None] | None = None
        self.closed = False

    def put(self, data: bytes) -> None:
        if self.closed:
            return
        if self._waiting is None:
            if self.connection.at_once(data):
                return
            sending: Coroutine[Any, Any, None] = self.connection.send(data)
            try:
                future = sending.send(None)
            except StopIteration:
                return
            except Exception:
                self.closed = True  # the receiving side learns of it by itself
                return
            self._waiting = deque()
            self._drain = asyncio.get_running_loop().create_task(self._go_on(_resumed(sending, future)))
            return
        self._size += len(data)
        self._waiting.append(data)
        if self._size > self._buffer:
            self._give_up()

    async def settled(self) -> None:
        """Return when everything is sent, or never will be."""
        if self._drain is not None:
            await asyncio.wait([self._drain])

    async def _go_on(self, sending: Coroutine[Any, Any, None]) -> None:
        """Finish the message that was held up, then send what came after it."""
        try:
            async with asyncio.timeout(self._stuck):
                await sending
            while self._waiting:
                data = self._waiting.popleft()
                self._size -= len(data)
                async with asyncio.timeout(self._stuck):
                    await self.connection.send(data)
        except TimeoutError:
            self._give_up()
        except Exception:
            self.closed = True
        finally:
            self._waiting = None
            self._drain = None
            self._size = 0

    def _give_up(self) -> None:
        if not self.closed:
            self.closed = True
            if self._drain is not None:
                self._drain.cancel()
            self._fail()


@coroutine
def _resumed(sending: Coroutine[Any, Any, None], future: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine whose first step was run outside a task and waits for this future."""
    while True:
        try:
            sent = yield future
        except BaseException as error:
            try:
                future = sending.throw(error)
            except StopIteration:
                return
        else:
            try:
                future = sending.send(sent)
            except StopIteration:
                return
