"""Passing on: requests and sockets about a room that another process has go to that process.

It is told who asks, and believes that because the request names its key, which only processes that share the database
know. While an owner does not answer, the room is asked for again and again: it comes back, or the room is taken over.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from time import monotonic
from typing import TypeVar

from ..errors.api_error import api_error
from ..http.middleware import Receive, Scope, Send
from ..rooms.lobby.ownership import Shared
from ..store import Process
from .request import Answer, Unreachable, ask

R = TypeVar("R")

ROOM = re.compile(r"/api/rooms/([a-z0-9]{8})(?:/.*)?")
KEY, CLIENT = b"x-kaimaku-key", b"x-kaimaku-client"
PATIENCE = 10.0  # seconds in which a room finds a process that has it
AGAIN = 0.1  # seconds between two attempts
BODY = 128 * 1024  # bytes of a request
MISDIRECTED = 421
DROPPED = (b"connection", b"content-length", b"transfer-encoding", b"keep-alive", KEY, CLIENT)
OWN = (b"x-request-id", b"date", b"server", b"connection", b"transfer-encoding", b"content-length", b"keep-alive")


def passed_on(scope: Scope, key: str) -> bool:
    """Does another process pass this on? Then it knows who asks. With another's key, it is meant for somebody who was
    at our address before us."""
    found = dict(scope["headers"])
    named = found.get(KEY)
    if named is None or not compare_digest(named, key.encode()):
        scope["astray"] = named is not None
        return False
    scope["client"] = (found.get(CLIENT, b"").decode("latin-1"), 0)
    return True


def proof(owner: Process, client: str) -> dict[str, str]:
    """What an owner believes."""
    return {KEY.decode(): owner.key, CLIENT.decode(): client}


async def found(ownership: Shared, code: str, attempt: Callable[[Process], Awaitable[R]]) -> R | None:
    """What the owner of the room makes of it; None: we have the room ourselves."""
    end = monotonic() + PATIENCE
    while True:
        owner = await ownership.elsewhere(code)
        if owner is None:
            return None
        try:
            return await attempt(owner)
        except Unreachable:
            if monotonic() > end:
                raise api_error("restart") from None
            await ownership.unreachable(owner)
        await asyncio.sleep(AGAIN)


async def pass_on(ownership: Shared, scope: Scope, receive: Receive, send: Send) -> bool:
    """A request about a room; False if it is to be answered here."""
    match = ROOM.fullmatch(scope["path"])
    if match is None:
        return False
    if scope.get("astray"):
        await _send(send, Answer(MISDIRECTED, [], b""))
        return True
    owner = await ownership.elsewhere(match[1])
    if owner is None:
        return False
    if scope.get("passed"):  # by somebody who knows less than we do
        await _send(send, Answer(MISDIRECTED, [], b""))
        return True
    scope["path_template"] = "passed on"
    body = await _body(receive)
    answer = await found(ownership, match[1], lambda owner: _ask(owner, scope, body))
    if answer is None:  # meanwhile we have it
        scope["again"] = again(body, receive)
        return False
    await _send(send, answer)
    return True


async def _ask(owner: Process, scope: Scope, body: bytes) -> Answer:
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    headers = [(name, value) for name, value in scope["headers"] if name not in DROPPED]
    client = (scope.get("client") or ("local", 0))[0]
    headers += [(name.encode(), value.encode()) for name, value in proof(owner, client).items()]
    answer = await ask(owner.address, scope["method"], target, headers, body)
    if answer.status == MISDIRECTED:
        raise Unreachable
    return answer


async def _body(receive: Receive) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False) and message["type"] == "http.request"
        if len(body) > BODY:
            raise api_error("too_large")
    return body


async def _send(send: Send, answer: Answer) -> None:
    headers = [(name, value) for name, value in answer.headers if name.lower() not in OWN]
    headers.append((b"content-length", b"%d" % len(answer.body)))
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


def again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, to be read once more."""
    left = [body]

    async def received() -> dict[str, object]:
        if left:
            return {"type": "http.request", "body": left.pop(), "more_body": False}
        return dict(await receive())

    return received
