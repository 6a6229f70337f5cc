"""Gate: every request and socket passes here first. It checks, limits, counts, and puts our headers on every answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from uuid import uuid4

import msgspec
import structlog

from .incidents import Incidents
from .limits import Kind, Limits, TooMany, too_many_connections
from .metering import PAYER, metered
from .metrics import Metrics
from .security.headers import Header, secured
from .security.origins import answers_to, may_write
from .security.paths import plain
from .settings import Settings
from .trouble import Trouble

# The shapes ASGI prescribes; what is in them differs by type.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

READING = ("GET", "HEAD", "OPTIONS")
PATIENCE = 1.0  # seconds a request may wait for its address to have time again
AT_LEAST = 1.0  # milliseconds that are worth counting
HEADERS = 16_384  # bytes of headers in all


class Gate:
    def __init__(
        self, pages: App, sockets: App, settings: Settings, limits: Limits, metrics: Metrics, incidents: Incidents
    ) -> None:
        self.pages = pages
        self.sockets = sockets
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.incidents = incidents
        self.log = structlog.get_logger("kaimaku.requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.pages(scope, receive, send)
        else:
            await Passage(self, scope, receive, send).run()


class Passage:
    """One request or socket on its way through the gate."""

    def __init__(self, gate: Gate, scope: Scope, receive: Receive, send: Send) -> None:
        self.gate = gate
        self.scope = scope
        self.receive = receive
        self._send = send
        self.id = uuid4().hex[:16]
        self._spent = 0.0  # milliseconds
        self.status = 0  # of the answer, once it has begun
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self.address: str = (scope.get("client") or ("local", 0))[0]
        self.method: str = scope.get("method", "GET")

    async def run(self) -> None:
        PAYER.set(self._pay)
        await metered(self._run())

    async def _run(self) -> None:
        began = time.perf_counter()
        with structlog.contextvars.bound_contextvars(request=self.id):
            try:
                self._check()
                await self._turn()
                if self.scope["type"] == "websocket":
                    await self._socket()
                else:
                    await self._page()
            except Trouble as known:
                await self._refuse(known)
            except Exception as error:
                await self._refuse(self.gate.incidents.trouble(error, self._route()))
            self._tell(time.perf_counter() - began)

    def _check(self) -> None:
        settings = self.gate.settings
        if not plain(self.scope["raw_path"], self.scope["path"]):
            raise Trouble(400, "bad_path", "This address cannot be read.", "このアドレスは読み取れません。")
        if sum(len(name) + len(value) for name, value in self.scope["headers"]) > HEADERS:
            raise Trouble(431, "headers_too_large", "The request's headers are too long.", "ヘッダーが長すぎます。")
        if not answers_to(self.headers.get("host", ""), settings.hosts):
            raise Trouble(
                421, "wrong_host", "This server does not go by that name.", "このサーバーはその名前では応答しません。"
            )
        writes = self.scope["type"] == "websocket" or self.method not in READING
        if writes and not may_write(self.headers, settings.origins):
            raise Trouble(
                403,
                "wrong_origin",
                "Pages of another site may not use this server.",
                "ほかのサイトのページからは利用できません。",
            )
        self.limit("request")

    async def _turn(self) -> None:
        """Whoever has used up their share of the server's time waits a little, one request after the other."""
        limits = self.gate.limits
        if self.scope["type"] == "websocket" or not (wait := self.pause()):
            return
        if wait > PATIENCE:
            raise TooMany(wait)
        async with limits.turn(self.address):
            while wait := self.pause():
                if wait > PATIENCE:
                    raise TooMany(wait)
                await asyncio.sleep(wait)

    def _pay(self, milliseconds: float) -> None:
        """What was done for this address; kept together until it is worth counting."""
        self._spent += milliseconds
        if self._spent >= AT_LEAST:
            self.gate.limits.spend(self.address, self._spent)
            self._spent = 0.0

    def pause(self) -> float:
        """Seconds until this address has some of the server's time left."""
        return self.gate.limits.pause(self.address)

    def limit(self, kind: Kind) -> None:
        """Go on, or say how long to wait."""
        wait = self.gate.limits.wait(kind, self.address)
        if wait:
            raise TooMany(wait)

    async def _page(self) -> None:
        self.scope = {**self.scope, "passage": self}
        if self.method == "HEAD":  # answered like GET; whoever called the gate leaves the body out
            self.scope["method"] = "GET"
        await self.gate.pages(self.scope, self.receive, self.send)

    async def _socket(self) -> None:
        limits = self.gate.limits
        if not limits.connect(self.address):
            raise too_many_connections()
        self.gate.metrics.connections.inc()
        try:
            await self.gate.sockets({**self.scope, "passage": self}, self.receive, self.send)
        finally:
            self.gate.metrics.connections.dec()
            limits.disconnect(self.address)

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            message = {**message, "headers": secured(message.get("headers", ()), self.id)}
        elif kind == "websocket.accept":
            self.status = 101
        await self._send(message)

    async def _refuse(self, known: Trouble) -> None:
        """Answer with a fault, if the answer has not begun."""
        if self.status:
            return
        prefix = "websocket.http" if self.scope["type"] == "websocket" else "http"
        body = msgspec.json.encode(known.fault)
        headers: list[Header] = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        headers += [(name.encode(), value.encode()) for name, value in getattr(known, "headers", {}).items()]
        await self.send({"type": f"{prefix}.response.start", "status": known.status, "headers": headers})
        await self.send({"type": f"{prefix}.response.body", "body": body})
        self.gate.metrics.refused.labels(known.fault.code).inc()

    def _route(self) -> str:
        """The route's pattern: an address itself may hold what is nobody else's business."""
        return "socket" if self.scope["type"] == "websocket" else str(self.scope.get("path_template", "-"))

    def _tell(self, seconds: float) -> None:
        route, metrics = self._route(), self.gate.metrics
        if self.scope["type"] != "websocket":
            metrics.requests.labels(route, str(self.status)).inc()
            metrics.request_seconds.labels(route).observe(seconds)
        self.gate.log.info(
            "request", method=self.method, route=route, status=self.status, milliseconds=round(seconds * 1000, 1)
        )
