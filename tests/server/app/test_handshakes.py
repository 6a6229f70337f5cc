"""Handshakes of sockets that are refused or can't be read: an answer, an end, and no alarm for the operator."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kaimaku.wire.common import Fault
from kaimaku.wire.play import FromServer, Problem
from tests.server.app.running import Running, until

UPGRADE = (
    b"GET /api/rooms/abcdefgh/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data: Path = tmp_path_factory.mktemp("handshakes")
    with Running(data) as running:
        yield running


@pytest.mark.parametrize(
    "more",
    [
        b"cookie: " + b"a" * 9000 + b"\r\n\r\n",
        b"".join(b"x-%d: y\r\n" % n for n in range(200)) + b"\r\n",
        b"content-length: 5\r\n\r\nhello",
        b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ids=["a long line", "many lines", "a body", "a chunked body"],
)
def test_one_that_cannot_be_read_is_told_so_and_ended(server: Running, more: bytes) -> None:
    """Nothing else would ever end it: it is no request any more and no socket yet."""
    head, _, body = server.wire(UPGRADE + more).ended().partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400") and msgspec.json.decode(body, type=Fault).code == "bad_request"
    until(lambda: len(server.application.connections) == 0)


def test_one_that_is_refused_is_no_error_in_the_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    for refused in (UPGRADE.replace(b"abcdefgh", b"ABCDEFGH"), UPGRADE + b"origin: http://evil.example\r\n"):
        answer = server.wire(refused + b"\r\n").ended()
        assert b" 40" in answer.partition(b"\r\n")[0] and b'"words"' in answer
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_text_that_is_no_text_is_a_message_that_cannot_be_read(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with connect(f"{server.socket_url}/api/rooms/abcdefgh/socket") as socket:
        socket.send(b'{"type":"hello","token":"\xff"}', text=True)
        problem = msgspec.json.decode(socket.recv(180), type=FromServer)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(180)
    assert isinstance(problem, Problem) and problem.fault.code == "message"
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
