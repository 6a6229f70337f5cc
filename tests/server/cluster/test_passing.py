"""Passing on: only other processes are believed who asks, and one that isn't there harms nothing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import MutableMapping
from typing import Any, cast

import pytest

from kaimaku.server.cluster.passing import MISDIRECTED, again, pass_on, passed_on, proof
from kaimaku.server.cluster.request import Unreachable, ask
from kaimaku.server.http.middleware import Receive
from kaimaku.server.rooms.lobby.ownership import Shared
from kaimaku.server.store import Process

pytestmark = pytest.mark.anyio

OWNER = Process("token", "host", 1, 0.0, "127.0.0.1:9000", "the key", "1.0")


def scope(**headers: str) -> dict[str, object]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": ("192.0.2.1", 5), "headers": named}


def test_whoever_knows_the_key_says_who_asks() -> None:
    asked = scope(**proof(OWNER, "198.51.100.7"))
    assert passed_on(asked, OWNER.key) and asked["client"] == ("198.51.100.7", 0)


@pytest.mark.parametrize("key", ["", "another key", "ключ"])
def test_nobody_else_does(key: str) -> None:
    for asked in (scope(x_kaimaku_client="198.51.100.7", x_kaimaku_key=key), scope(x_kaimaku_client="198.51.100.7")):
        assert not passed_on(asked, OWNER.key) and asked["client"] == ("192.0.2.1", 5)


async def test_what_is_meant_for_another_process_goes_back() -> None:
    """Whoever was at this address before had another key. Passed on from here, it would come here again and again."""
    asked = scope(**proof(OWNER, "198.51.100.7")) | {"path": "/api/rooms/abcdefgh/socket"}
    passed_on(asked, "key of whoever came after")
    answers: list[int] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        answers.append(message.get("status", 0))

    assert await pass_on(cast(Shared, None), asked, cast(Receive, None), send)
    assert answers[0] == MISDIRECTED


async def test_a_process_that_is_not_there_has_not_seen_the_request() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        nowhere = f"127.0.0.1:{probe.getsockname()[1]}"
    with pytest.raises(Unreachable):
        await ask(nowhere, "POST", b"/", [], b"{}")


@pytest.mark.parametrize(("method", "error"), [("GET", Unreachable), ("POST", ConnectionError)])
async def test_only_what_changes_nothing_is_asked_again_if_a_process_dies_over_it(
    method: str, error: type[Exception]
) -> None:
    async def die(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc")
        writer.close()

    async with await asyncio.start_server(die, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(error):
            await ask(f"127.0.0.1:{port}", method, b"/", [], b"")


async def test_an_answer_comes_back_as_it_is() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        body = await reader.readexactly(2)
        writer.write(b"HTTP/1.1 409 Conflict\r\nX-Y: z\r\ntransfer-encoding: chunked\r\n\r\n")
        writer.write(b"%x\r\n%s\r\n0\r\n\r\n" % (len(head + body), head + body))
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        found = await ask(f"127.0.0.1:{port}", "POST", b"/a?b", [(b"host", b"h")], b"{}")
    assert found.status == 409 and (b"x-y", b"z") in found.headers
    assert found.body == b"POST /a?b HTTP/1.1\r\nhost: h\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}"


async def test_a_body_that_was_read_can_be_read_again() -> None:
    async def gone() -> dict[str, object]:
        return {"type": "http.disconnect"}

    receive = again(b"body", gone)
    assert (await receive())["body"] == b"body"
    assert (await receive())["type"] == "http.disconnect"
