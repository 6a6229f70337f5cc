"""A minimal WebSocket client, so that the bench measures the server and not its clients."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Hear = Callable[[bytes], None]


class SocketClient(asyncio.Protocol):
    """Whole text messages in and out. Its masks are all zero: legal to read, and no work."""

    def __init__(self, host: str, path: str, hear: Hear) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, host: str, port: int, path: str, hear: Hear) -> SocketClient:
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(lambda: cls(f"{host}:{port}", path, hear), host, port)
        await client.open
        return client

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    async def close(self) -> None:
        if not self.gone.done():
            self._send(CLOSE, b"\x03\xe8")
            await self.gone

    def _send(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        size = len(data)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + data)

    # --- asyncio ----------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server closed the connection"))
        self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.open.set_result(None)
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        """Hear every whole frame; gives the rest."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                if end < start + wide:
                    break
                size = int.from_bytes(buffer[start : start + wide], "big")
                start += wide
            if end < start + size:
                break
            self._frame(buffer[at] & 15, buffer[start : start + size])
            at = start + size
        return buffer[at:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self._hear(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            assert self._transport is not None
            self._transport.close()
