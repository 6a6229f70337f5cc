"""The sockets of rooms as ASGI connections."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from ..errors.api_error import api_error
from ..errors.incidents import Incidents
from ..http.middleware import Receive, Scope, Send
from ..rooms import Rooms
from .session import say_goodbye

if TYPE_CHECKING:
    from ..cluster.member import Cluster

ADDRESS = re.compile(r"/api/rooms/([a-z0-9]{8})/socket")


class AsgiConnection:
    """One socket as rooms know it."""

    def __init__(
        self, receive: Receive, send: Send, turn: Callable[[], Awaitable[None]], at_once: Callable[[bytes], bool]
    ) -> None:
        """`turn`: returns when the address of this client has some of the server's time for another message."""
        self.at_once = at_once
        self._receive = receive
        self._send = send
        self._turn = turn

    async def receive(self) -> bytes | None:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        await self._turn()
        data: bytes = message["bytes"]
        return data

    async def send(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int, reason: str) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def serve(
    rooms: Rooms, incidents: Incidents, scope: Scope, receive: Receive, send: Send, cluster: Cluster | None
) -> None:
    """Every socket is accepted, so that a browser can read what is wrong; then the room has the word."""
    found = ADDRESS.fullmatch(scope["path"])
    if found is None:
        raise api_error("not_found")
    if cluster is not None:
        await cluster.check(scope, found[1])
        if await cluster.hand_over(found[1], scope):
            return
    await receive()
    await send({"type": "websocket.accept"})
    connection = AsgiConnection(receive, send, scope["exchange"].next_message, scope["held"].at_once)
    try:
        if cluster is None or not await cluster.relay(found[1], scope, connection):
            await rooms.serve(found[1], connection)
    except Exception as error:
        await say_goodbye(connection, incidents.api_error(error, "socket", room=found[1]))
