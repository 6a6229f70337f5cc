"""The sockets of rooms as ASGI connections."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from ..errors.api_error import api_error
from ..errors.incidents import Incidents
from ..http.middleware import Receive, Scope, Send
from ..rooms import Rooms
from .session import say_goodbye

ADDRESS = re.compile(r"/api/rooms/([a-z0-9]{8})/socket")


class AsgiConnection:
    """One socket as rooms know it."""

    def __init__(self, receive: Receive, send: Send, pause: Callable[[], float]) -> None:
        """`pause`: seconds for which this client has to wait because the server has done much for its address."""
        self._receive = receive
        self._send = send
        self._pause = pause

    async def receive(self) -> bytes | None:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        while wait := self._pause():
            await asyncio.sleep(wait)
        text: str | None = message.get("text")
        data: bytes = message["bytes"] if text is None else text.encode()
        return data

    async def send(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int, reason: str) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def serve(rooms: Rooms, incidents: Incidents, scope: Scope, receive: Receive, send: Send) -> None:
    """Every socket is accepted, so that a browser can read what is wrong; then the room has the word."""
    found = ADDRESS.fullmatch(scope["path"])
    if found is None:
        raise api_error("not_found")
    await receive()
    await send({"type": "websocket.accept"})
    connection = AsgiConnection(receive, send, scope["exchange"].pause)
    try:
        await rooms.serve(found[1], connection)
    except Exception as error:
        await say_goodbye(connection, incidents.api_error(error, "socket", room=found[1]))
