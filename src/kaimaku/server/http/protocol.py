"""The HTTP protocol with time limits for reading and writing, and limits on pending requests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import TYPE_CHECKING, Any, cast

import msgspec
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ..errors.api_error import api_error

if TYPE_CHECKING:
    from ..app import Application

HEADERS = 65_536  # bytes without an end of the headers
PIPELINE = 8  # requests that may wait for the answer to another on the same connection
DEBT = 2.0  # seconds an address has to wait for more of the server's time before its connections are cut off
ACCEPTED = 0.2  # milliseconds for accepting a connection and letting it go, whatever it says
LINGER = 2.0  # seconds for a client that is refused to read why
LINGERING = 64  # such clients at once; others are cut off without a word


class HttpProtocol(HttpToolsProtocol):
    """Counts from the first moment, and never waits for ever: for headers, for a body, for somebody to listen."""

    def __init__(self, config: Config, **others: Any) -> None:
        super().__init__(config, **others)
        application = cast("Application", config.app)
        self._settings = application.settings
        self._metrics = application.metrics
        self._connections = application.connections
        self._limits = application.limits
        self._address = ""  # empty behind a proxy, which speaks for many, and for other processes of this server
        self._inside = application.inside
        self._asking = Deadline(self.loop, self._late)  # until the request is here
        self._listening = Deadline(self.loop, self._late)  # until the answer is taken
        self._refused = False
        self._unread = 0  # bytes of headers that have no end yet
        self._reading = False  # is a request on its way?
        self._cycles: set[RequestResponseCycle] = set()  # requests under way; several, if they are pipelined

    # --- coming and going -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        proxy = isinstance(self.app, ProxyHeadersMiddleware) and address in self.app.trusted_hosts
        inside = self.server is not None and self.server[1] == self._inside
        self._address = "" if proxy or inside else address
        if self._address:
            self._limits.spend(self._address, ACCEPTED)
        if self._in_debt():
            return
        if self._connections.enter(transport, self._address):
            self._asking.set(self._settings.headers_time, "headers_late")
        else:
            self._refuse()

    def connection_lost(self, exc: Exception | None) -> None:
        self._abandon()
        self._connections.leave(self.transport)
        self._asking.clear()
        self._listening.clear()
        super().connection_lost(exc)

    def _cut(self) -> None:
        """Nothing more is read or written."""
        self._abandon()
        self.transport.abort()

    def _abandon(self) -> None:
        """Nobody takes the answers any more: whoever works on them is told so, and the rest is not begun."""
        self.pipeline.clear()
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        self._cycles.clear()

    def _refuse(self) -> None:
        """Say why and read on for a moment, for a closed socket would take the answer with it."""
        self._refused = True
        self._metrics.refused.labels("too_many_connections").inc()
        if self._connections.lingering >= LINGERING:
            self._cut()
            return
        self._connections.linger(self.transport)
        self.transport.write(last_answer(b"429 Too Many Requests", "too_many_connections"))
        self._asking.set(LINGER, "")

    def _in_debt(self) -> bool:
        """Is it too much for this address to be even told to wait? Then nothing of it is read."""
        if not self._address or self._limits.pause(self._address) < DEBT:
            return False
        self._refused = True
        self._metrics.refused.labels("debt").inc()
        self._cut()
        return True

    def _late(self, why: str) -> None:
        if why:
            self._metrics.refused.labels(why).inc()
        self._cut()

    # --- a request --------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refused or self._in_debt():
            return
        began = thread_time()
        self._unread += len(data)
        super().data_received(data)
        if self._address:
            self._limits.spend(self._address, (thread_time() - began) * 1000)
        if self.transport.is_closing():
            self._listening.set(self._settings.listen_time, "")
        elif self._unread > HEADERS:
            self._metrics.refused.labels("headers_too_large").inc()
            self._cut()
        elif self.transport.get_protocol() is not self:
            return  # it is a socket now
        elif not self._reading and not self._asking and (self.cycle is None or self.cycle.response_complete):
            self._asking.set(self._settings.headers_time, "headers_late")  # bytes that begin no request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading = True
        self._asking.set(self._settings.headers_time, "headers_late")

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            raise ValueError("too many requests wait on this connection")
        super().on_headers_complete()
        self._cycles = {cycle for cycle in self._cycles if not cycle.response_complete}
        if self.cycle is not None:
            self._cycles.add(self.cycle)
        self._unread = 0
        self._asking.set(self._settings.body_time, "body_late")

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._unread = 0  # the headers have ended; bodies have limits of their own

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._reading = False
        self._unread = 0
        self._asking.clear()
        self._connections.busy(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._asking.clear()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What is no request at all is told so like anything else."""
        self._metrics.refused.labels("bad_request").inc()
        self.transport.write(last_answer(b"400 Bad Request", "bad_request"))
        self.transport.close()

    # --- an answer --------------------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._listening.set(self._settings.listen_time, "")
        elif not self.pipeline:
            self._connections.idle(self.transport)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._listening.set(self._settings.listen_time, "")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._listening.set(self._settings.listen_time, "answer_late")

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._listening.clear()


def last_answer(status: bytes, code: str) -> bytes:
    """The last one of a connection, whole."""
    body = msgspec.json.encode(api_error(code).fault)
    head = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\nconnection: close\r\n" % status
    return head + b"content-length: %d\r\n\r\n" % len(body) + body


class Deadline:
    """At most one at a time; true while one runs."""

    __slots__ = ("_late", "_loop", "_timer")

    def __init__(self, loop: asyncio.AbstractEventLoop, late: Callable[[str], None]) -> None:
        self._loop = loop
        self._late = late  # called with the reason
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float, why: str) -> None:
        self.clear()
        self._timer = self._loop.call_later(seconds, self._ring, why)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, why: str) -> None:
        self._timer = None
        self._late(why)
