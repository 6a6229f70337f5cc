"""Middleware: what every request and socket passes first. It checks, limits, counts, and sets our headers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import msgspec
import structlog

from ..errors.api_error import ApiError, api_error
from ..errors.incidents import Incidents
from ..limits.metering import PAUSE, PAYER, WHO, metered
from ..limits.rate_limits import Kind, Limits, network, too_many
from ..monitoring.metrics import Metrics
from ..settings import Settings
from .compression import accepting
from .security import Header, answers_to, may_write, plain, secured

# The shapes ASGI prescribes; what is in them differs by type.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

READING = ("GET", "HEAD", "OPTIONS")
PATIENCE = 1.0  # seconds a request may wait for its address to have time again
AT_LEAST = 1.0  # milliseconds that are worth counting
# Milliseconds that are paid before anything is done: what many begin at once does not cost more than there is.
REQUEST, MESSAGE = 4.0, 2.0
AHEAD: dict[Kind, float] = {"create": 8.0, "join": 8.0}  # … and for what goes on long after it has begun
OPERATOR = "/api/operator/"  # whoever runs the server can undo a block of their own address
HEADERS = 16_384  # bytes of headers in all


log = structlog.get_logger("kaimaku.requests")


@dataclass(eq=False)
class Middleware:
    pages: App
    sockets: App
    settings: Settings
    limits: Limits
    metrics: Metrics
    incidents: Incidents
    blocked: Callable[[str], ApiError | None] = lambda address: None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.pages(scope, receive, send)
        else:
            await Exchange(self, scope, receive, send).run()


class Exchange:
    """One request or socket on its way through the middleware."""

    def __init__(self, middleware: Middleware, scope: Scope, receive: Receive, send: Send) -> None:
        self.middleware = middleware
        self.scope = scope
        self.receive = receive
        self._send = send
        self.id = uuid4().hex[:16]
        self._spent = 0.0  # milliseconds
        self._reserved = 0.0  # milliseconds that are paid and not used yet
        self.status = 0  # of the answer, once it has begun
        self.limited: list[Kind] = []  # kinds of which it counts as one
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self.address: str = (scope.get("client") or ("local", 0))[0]
        self.method: str = scope.get("method", "GET")

    async def run(self) -> None:
        PAYER.set(self._pay)
        PAUSE.set(self.pause)
        WHO.set(network(self.address))
        await metered(self._run())
        self._settle()

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
            except ApiError as known:
                await self._refuse(known)
            except Exception as error:
                await self._refuse(self.middleware.incidents.api_error(error, self._route()))
            self._tell(time.perf_counter() - began)

    def _check(self) -> None:
        settings = self.middleware.settings
        if not plain(self.scope["raw_path"], self.scope["path"]):
            if not self._opens_a_page():
                raise api_error("bad_path")
            self.scope = {**self.scope, "path": "/", "raw_path": b"/"}  # the client says that there is nothing
        if sum(len(name) + len(value) for name, value in self.scope["headers"]) > HEADERS:
            raise api_error("headers_too_large")
        if not answers_to(self.headers.get("host", ""), settings.hosts):
            raise api_error("wrong_host")
        writes = self.scope["type"] == "websocket" or self.method not in READING
        if writes and not may_write(self.headers, settings.origins):
            raise api_error("wrong_origin")
        if writes and not self.scope["path"].startswith(OPERATOR) and (wrong := self.middleware.blocked(self.address)):
            raise wrong
        self.limit("request")

    def _opens_a_page(self) -> bool:
        """A person with a browser, who is told in words of the client's own."""
        asks = self.scope["type"] == "http" and self.method in ("GET", "HEAD")
        return asks and "text/html" in self.headers.get("accept", "") and not self.scope["path"].startswith("/api")

    async def _turn(self) -> None:
        """Whoever has used up their share of the server's time waits a little, one request after the other."""
        if self.scope["type"] != "websocket":
            await self._wait(PATIENCE)
            self._reserve(REQUEST)

    async def next_message(self) -> None:
        """The same for a message of a socket, which waits as long as it has to."""
        self._settle()
        await self._wait()
        self._reserve(MESSAGE)

    async def _wait(self, patience: float = float("inf")) -> None:
        if not (wait := self.pause()):
            return
        if wait > patience:
            raise too_many(wait)
        async with self.middleware.limits.turn(self.address):
            while wait := self.pause():
                if wait > patience:
                    raise too_many(wait)
                await asyncio.sleep(wait)

    def _reserve(self, milliseconds: float) -> None:
        self._reserved += milliseconds
        self.middleware.limits.spend(self.address, milliseconds)

    def _settle(self) -> None:
        """What was reserved and not used is given back."""
        self.middleware.limits.spend(self.address, -self._reserved)
        self._reserved = 0.0

    def _pay(self, milliseconds: float) -> None:
        """What was done for this address; kept together until it is worth counting."""
        reserved = min(milliseconds, self._reserved)
        self._reserved -= reserved
        self._spent += milliseconds - reserved
        if self._spent >= AT_LEAST:
            self.middleware.limits.spend(self.address, self._spent)
            self._spent = 0.0

    def pause(self) -> float:
        """Seconds until this address has some of the server's time left."""
        return self.middleware.limits.pause(self.address)

    def limit(self, kind: Kind) -> None:
        """Go on, or say how long to wait."""
        wait = self.middleware.limits.wait(kind, self.address)
        if wait:
            raise too_many(wait)
        self._reserve(AHEAD.get(kind, 0.0))

    def known(self, browser: str) -> None:
        """Whose request it is has turned out: they have the same limits wherever they come from."""
        for kind in self.limited:
            wait = self.middleware.limits.wait(kind, f"browser {browser}")
            if wait:
                raise too_many(wait)

    def attempt(self, kind: Kind, right: bool) -> None:
        """Wrong attempts are counted; after too many not even a right one is noticed."""
        wait = self.middleware.limits.left(kind, self.address)
        if wait:
            raise too_many(wait)
        if not right:
            self.limit(kind)

    async def _page(self) -> None:
        self.scope = {**self.scope, "exchange": self, "headers": accepting(self.scope["headers"])}
        if self.method == "HEAD":  # answered like GET; whoever called the middleware leaves the body out
            self.scope["method"] = "GET"
        await self.middleware.pages(self.scope, self.receive, self.send)

    async def _socket(self) -> None:
        limits = self.middleware.limits
        if not limits.connect(self.address):
            raise api_error("too_many_connections")
        self.middleware.metrics.connections.inc()
        try:
            await self.middleware.sockets({**self.scope, "exchange": self}, self.receive, self.send)
        finally:
            self.middleware.metrics.connections.dec()
            limits.disconnect(self.address)

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            message = {**message, "headers": secured(message.get("headers", ()), self.id)}
        elif kind == "websocket.accept":
            self.status = 101
        await self._send(message)

    async def _refuse(self, known: ApiError) -> None:
        """Answer with a fault, if the answer has not begun."""
        if self.status:
            return
        prefix = "websocket.http" if self.scope["type"] == "websocket" else "http"
        body = msgspec.json.encode(known.fault)
        headers: list[Header] = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        headers += [(name.encode(), value.encode()) for name, value in known.headers.items()]
        await self.send({"type": f"{prefix}.response.start", "status": known.status, "headers": headers})
        await self.send({"type": f"{prefix}.response.body", "body": body})
        self.middleware.metrics.refused.labels(known.fault.code).inc()

    def _route(self) -> str:
        """The route's pattern: an address itself may hold what is nobody else's business."""
        return "socket" if self.scope["type"] == "websocket" else str(self.scope.get("path_template", "-"))

    def _tell(self, seconds: float) -> None:
        route, metrics = self._route(), self.middleware.metrics
        if self.scope["type"] != "websocket":
            metrics.requests.labels(route, str(self.status)).inc()
            metrics.request_seconds.labels(route).observe(seconds)
        log.info("request", method=self.method, route=route, status=self.status, milliseconds=round(seconds * 1000, 1))
