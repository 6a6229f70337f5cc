"""Graceful shutdown: on SIGTERM or SIGINT tell everybody, save everything, exit with 0."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from socket import socket
from types import FrameType

from uvicorn import Config, Server

from ..app import Application
from ..cluster.neighbours import HANDED
from ..garbage import Garbage
from ..limits.connections import descriptors
from ..sockets.protocol import SocketProtocol
from .protocol import HttpProtocol

MESSAGE = 64 * 1024  # bytes of a socket's message before anything reads it
PATIENCE = 5.0  # seconds for farewells, and again for requests under way


class GracefulServer(Server):
    """Runs an application until it is asked to stop."""

    def __init__(self, application: Application, config: Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.application = application
        self.application.leave = self.leave
        self.ready = ready
        self.garbage: Garbage | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        connections = self.application.connections
        connections.total = descriptors(connections.total)
        await self.application.open()
        await super().startup(sockets)
        rooms = self.application.api.state.rooms
        if self.application.cluster is not None:
            self.application.cluster.meet(self.application.settings.neighbours, self.adopt)
        rooms.wake()
        rooms.services.spawn(self.application.api.state.tournaments.run())
        self.garbage = Garbage(lambda: not rooms.in_memory(), self.application.metrics.collected)
        self.garbage.start()
        self.ready()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.application.farewell(), PATIENCE)
        await super().shutdown(sockets)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.application.close(), PATIENCE)
        if self.garbage is not None:
            await self.garbage.stop()

    def adopt(self, connection: socket, request: bytes) -> None:
        """A connection that a neighbour accepted, with what it has asked."""
        self.application.api.state.rooms.services.spawn(self._adopt(connection, request))

    async def _adopt(self, connection: socket, request: bytes) -> None:
        state = {**self.lifespan.state, HANDED: True}

        def protocol() -> HttpProtocol:
            return HttpProtocol(config=self.config, server_state=self.server_state, app_state=state)

        try:
            _, made = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # its client is gone
            connection.close()
        else:
            made.data_received(request)

    def leave(self) -> None:
        """Stop as if asked to."""
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Being asked to stop is nothing unusual, so the signal is not raised again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True


def config(application: Application) -> Config:
    """How uvicorn serves an application: fast parsers, limits on what may come in and when, and our own logs."""
    proxies = application.settings.proxies
    return Config(
        application,
        http=HttpProtocol,
        ws=SocketProtocol,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MESSAGE,
        ws_ping_interval=15,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=int(PATIENCE),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )
