"""Relay: a socket that arrived at one process and belongs to a room of another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..errors.api_error import api_error
from ..http.middleware import Scope
from ..rooms.lobby.ownership import Shared
from ..sockets.outbox import Connection
from ..sockets.session import say_goodbye
from ..store import Process
from .passing import found, proof
from .request import CONNECTING, Unreachable

MISSING = 1005, 1006  # codes that no side ever sent


class Relays:
    """All that go through this process."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()

    async def serve(
        self, ownership: Shared, code: str, scope: Scope, connection: Connection, count: Callable[[], None]
    ) -> bool:
        """The whole life of a socket; False if the room is ours. `count`: called if it is not."""
        remote = await found(ownership, code, lambda owner: _connect(owner, scope))
        if remote is None:
            return False
        count()
        self._open.add(connection)
        there = asyncio.ensure_future(_there(connection, remote))
        back = asyncio.ensure_future(_back(remote, connection))
        try:
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._open.discard(connection)
            there.cancel()
            back.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
            await remote.close()
        if back.cancelled() or back.exception() is not None:
            return True
        closed = back.result()
        if closed in MISSING:  # it is gone: the client comes back, and finds the room elsewhere
            await say_goodbye(connection, api_error("restart"))
        else:
            with suppress(Exception):
                await connection.close(closed, remote.close_reason or "")
        return True

    async def close(self) -> None:
        wrong = api_error("restart")
        await asyncio.gather(*(say_goodbye(connection, wrong) for connection in list(self._open)))


async def _connect(owner: Process, scope: Scope) -> ClientConnection:
    host, _, port = owner.address.rpartition(":")
    asked = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), owner.address)
    client = (scope.get("client") or ("local", 0))[0]
    try:
        return await connect(
            f"ws://{asked}{scope['path']}",
            host=host.strip("[]"),
            port=int(port),
            additional_headers=proof(owner, client),
            compression=None,
            max_size=None,
            open_timeout=CONNECTING,
            ping_interval=None,
            close_timeout=CONNECTING,
            proxy=None,
        )
    except (OSError, TimeoutError, InvalidHandshake) as error:
        raise Unreachable from error


async def _there(connection: Connection, remote: ClientConnection) -> None:
    while (data := await connection.receive()) is not None:
        try:
            await remote.send(data.decode("utf-8", "replace"))
        except ConnectionClosed:
            await remote.wait_closed()
            await asyncio.sleep(CONNECTING)  # the other direction says how it ended
            return


async def _back(remote: ClientConnection, connection: Connection) -> int:
    """Everything the owner says; how it closed."""
    with suppress(ConnectionClosed):
        while True:
            data = await remote.recv(decode=False)
            await connection.send(data)
    return remote.close_code or MISSING[1]
