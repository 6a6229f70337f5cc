"""The WebSocket protocol: limits every kind of frame, and cuts off closed sockets that linger."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress
from time import thread_time
from typing import TYPE_CHECKING, Any, cast

from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from kaimaku.wire.play import Problem

from ..errors.api_error import api_error
from ..http.protocol import Deadline, last_answer
from ..limits.rate_limits import Bucket, Level
from ..rooms.shell.broadcast import encode
from .session import OWN

if TYPE_CHECKING:
    from ..app import Application

FRAMES = 2  # frames for each message that a connection may send
SLICE = 1024  # bytes read at once: the smallest frames take 6
TEXT = 0x81  # the only frame of a text message
CLOSING = 15.0  # seconds until a socket that is closed is cut off


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, config: Config, **others: Any) -> None:
        super().__init__(config, **others)
        self._application = cast("Application", config.app)
        settings = self._application.room_settings
        bucket = Bucket(settings.burst * FRAMES, settings.rate * FRAMES)
        self._level = Level(bucket, self.loop.time())
        self._closing = Deadline(self.loop, lambda _: self.transport.abort())
        self._request = b""  # as it came, until it is answered

    def connection_lost(self, exc: Exception | None) -> None:
        self._application.connections.leave(self.transport)
        super().connection_lost(exc)
        self._closing.clear()

    def data_received(self, data: bytes) -> None:
        """Little by little, so that a flood is noticed before it is read; its address pays for the reading."""
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        began = thread_time()
        self._read(data)
        client = self.scope.get("client")  # behind a proxy, who is behind it
        if client is not None:
            self._application.limits.spend(client[0], (thread_time() - began) * 1000)

    def _shake_hands(self, request: bytes) -> None:
        """The whole request, as HTTP has read it; what the socket's own reader makes nothing of would wait for ever."""
        self._request = request
        super().data_received(request)
        if not self.handshake_initiated:
            self._application.metrics.refused.labels("bad_request").inc()
            self.transport.write(last_answer(b"400 Bad Request", "bad_request"))
            self.transport.close()

    def _read(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if self._level.take(len(self.conn.events), self.loop.time()) and self.handshake_complete:
            self._refuse()
        else:
            super().handle_events()

    def handle_text(self, event: Frame) -> None:
        """Whether it is text is found when it is read, as a message."""
        self.handle_bytes(event)

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope)["held"] = self
        await super().run_asgi()

    def offer(self) -> tuple[int, bytes]:
        if self.transport.is_closing():
            raise ConnectionAbortedError
        self.transport.pause_reading()
        return self.transport.get_extra_info("socket").fileno(), self._request

    def keep(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def let_go(self, taken: bool) -> None:
        if not taken and not self.transport.is_closing():
            descriptor = os.dup(self.transport.get_extra_info("socket").fileno())
            with socket.socket(fileno=descriptor) as same, suppress(OSError):
                same.shutdown(socket.SHUT_RDWR)
        self.handshake_complete = True  # by whoever has it now
        self.transport.abort()

    def at_once(self, data: bytes) -> bool:
        """A text message, past everything in between; False if it has to go the usual way, because it waits or fails.

        `data` is text already, and there are no extensions: a frame is its head and the data (RFC 6455, 5.2).
        """
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(text_head(len(data)) + data)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # it was refused, which is not worth an error in the log

    def _refuse(self) -> None:
        """Too many frames. What a room tells whoever sends too many messages."""
        self._application.metrics.refused.labels("frames").inc()
        if self.conn.state is not State.OPEN or self.close_sent:
            self.transport.abort()
            return
        wrong = api_error("rate")
        self.conn.send_text(encode(Problem(wrong.fault)))
        self.conn.fail(OWN + wrong.status, wrong.fault.code)
        self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """Nobody is there, so nobody takes what is still to be sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._closing.set(CLOSING, "")


def text_head(size: int) -> bytes:
    """What stands before so many bytes of text."""
    if size < 126:
        return bytes((TEXT, size))
    wide = 2 if size < 1 << 16 else 8
    return bytes((TEXT, 126 if wide == 2 else 127)) + size.to_bytes(wide)
