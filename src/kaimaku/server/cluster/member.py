"""Cluster: this process as one of several that share a database."""

from __future__ import annotations

import socket
from collections.abc import Callable
from secrets import token_hex

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from kaimaku import __version__

from ..errors.api_error import ERRORS, ApiError, api_error
from ..http.middleware import Receive, Scope, Send
from ..monitoring.metrics import Metrics
from ..rooms import Rooms
from ..rooms.lobby.ownership import Shared
from ..settings import Settings
from ..sockets.outbox import Connection
from ..store import BadUrl, Process
from ..store.holder import Holder
from ..store.leases import Leases
from .board import Board, NoBoard
from .neighbours import HANDED, POSSIBLE, Neighbours
from .passing import MISDIRECTED, pass_on, passed_on
from .relay import Relays


class Cluster:
    def __init__(self, own: Process, board: Board, metrics: Metrics) -> None:
        self.own = own
        self.board = board
        self.relays = Relays()
        self._neighbours: Neighbours | None = None
        self._metrics = metrics
        self._shared: Shared | None = None
        metrics.board_up.set_function(lambda: float(board.up))

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics) -> Cluster:
        """With Valkey at hand; the database is opened after that."""
        try:
            name = make_url(settings.database_url).database if settings.database_url else None
        except ArgumentError:
            name = None
        if name is None:
            raise BadUrl("several processes need PostgreSQL: give its URL with --database-url")
        here = Holder.this()
        own = Process(here.token, here.host, here.process, here.since, settings.internal, token_hex(16), __version__)
        try:
            board = Board(settings.valkey_url, f"kaimaku:{name}")
            await board.open()
        except NoBoard as error:
            raise BadUrl(f"several processes need Valkey or Redis, and --valkey-url can't be used: {error}") from None
        return cls(own, board, metrics)

    async def join(self, rooms: Rooms) -> None:
        """From now on rooms can be ours, and requests can be passed on to us."""
        self._shared = shared = await rooms.share(Leases(rooms.store, self.own))
        shared.told = self.board.tell
        rooms.others = self.board.infos
        spawn = rooms.services.spawn
        spawn(self.board.send())
        spawn(self.board.listen(shared.taken))
        spawn(self.board.report(rooms.shown))

    def meet(self, folder: str, receive: Callable[[socket.socket, bytes], None]) -> None:
        """From now on neighbours can give us connections."""
        if folder and POSSIBLE:
            self._neighbours = Neighbours(folder, self.own, receive)
            self.shared.gone = self._neighbours.gone

    async def farewell(self) -> None:
        if self._neighbours is not None:
            self._neighbours.close()
        await self.relays.close()

    async def close(self) -> None:
        await self.board.close()

    # --- what comes in -----------------------------------------------------------------------------------------------

    @property
    def shared(self) -> Shared:
        if self._shared is None:
            raise api_error("restart")
        return self._shared

    def recognise(self, scope: Scope) -> None:
        """Whoever passes something on says for whom."""
        if scope["type"] != "lifespan" and passed_on(scope, self.own.key):
            scope["passed"] = True

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> bool:
        passed = await pass_on(self.shared, scope, receive, send)
        if passed:
            self._metrics.passed_on.labels("request").inc()
        return passed

    async def check(self, scope: Scope, code: str) -> None:
        """What was passed on to the wrong process is refused: whoever did that looks again."""
        if scope.get("astray") or (scope.get("passed") and await self.shared.elsewhere(code) is not None):
            raise ApiError(MISDIRECTED, "busy", *ERRORS["busy"][1:])

    async def hand_over(self, code: str, scope: Scope) -> bool:
        """A socket of a room that a neighbour has goes there as it is; False if it is still here."""
        if self._neighbours is None or HANDED in scope["state"]:  # it doesn't go around
            return False
        owner = await self.shared.elsewhere(code)
        if owner is None or not await self._neighbours.give(owner, scope["held"]):
            return False
        self._metrics.passed_on.labels("connection").inc()
        return True

    async def relay(self, code: str, scope: Scope, connection: Connection) -> bool:
        """A socket of a room that another process has; False if it is ours."""
        count = self._metrics.passed_on.labels("socket").inc
        return await self.relays.serve(self.shared, code, scope, connection, count)
