"""One HTTP request to another process, on a connection of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import httptools

Header = tuple[bytes, bytes]

CONNECTING = 2.0  # seconds
ANSWERING = 20.0  # seconds
SAFE = ("GET", "HEAD", "OPTIONS")


class Unreachable(Exception):
    """The other process has not seen the request, or seeing it again does no harm."""


class Answer(NamedTuple):
    status: int
    headers: list[Header]
    body: bytes


async def ask(address: str, method: str, target: bytes, headers: Sequence[Header], body: bytes) -> Answer:
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECTING):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError) as error:
        raise Unreachable from error
    try:
        lines = [b"%s %s HTTP/1.1" % (method.encode(), target), *(b"%s: %s" % header for header in headers)]
        lines += [b"content-length: %d" % len(body), b"connection: close", b"", body]
        async with asyncio.timeout(ANSWERING):
            writer.write(b"\r\n".join(lines))
            return await _Reading().all(reader)
    except (OSError, TimeoutError, httptools.HttpParserError) as error:
        if method in SAFE:
            raise Unreachable from error
        raise
    finally:
        writer.close()


class _Reading:
    """An answer as it comes in."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._headers: list[Header] = []
        self._body: list[bytes] = []
        self._done = False

    async def all(self, reader: asyncio.StreamReader) -> Answer:
        while not self._done:
            data = await reader.read(65_536)
            if not data:
                raise ConnectionError("the answer ended early")
            self._parser.feed_data(data)
        return Answer(self._parser.get_status_code(), self._headers, b"".join(self._body))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self._body.append(body)

    def on_message_complete(self) -> None:
        self._done = True
