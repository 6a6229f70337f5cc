"""Connections: counted before they say anything, and none may be held open by saying nothing, little or too much."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from kaimaku.server.limits.rate_limits import BUCKETS, Bucket
from tests.server.app.running import Running, Wire, until

GET = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n"
NEVER = 3600.0


def room(server: Running) -> dict[str, str]:
    body = {"game": "hocg", "name": "Mio", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    answer = httpx.post(f"{server.url}/api/rooms", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


def socket_of(server: Running, code: str) -> ClientConnection:
    return connect(f"{server.socket_url}/api/rooms/{code}/socket", max_size=None, ping_interval=None)


def hello(client: ClientConnection, token: str = "") -> None:
    client.send(json.dumps({"type": "hello", "token": token}))
    assert json.loads(client.recv(180))["type"] == "welcome"


def pong(client: ClientConnection) -> None:
    """The player is heard and answered."""
    client.send('{"type":"ping","n":7}')
    while json.loads(client.recv(180)).get("type") != "pong":
        pass


# --- who pays ---------------------------------------------------------------------------------------------------------


def test_whoever_only_connects_pays_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until an address that opens one connection after the other is cut off before anything of it is read."""
    monkeypatch.setitem(BUCKETS, "time", Bucket(20.0, 1.0))
    with Running(tmp_path, rate=1.0) as server:
        for _ in range(2000):
            server.wire().close()
            if server.refused("debt"):
                break
        until(lambda: server.refused("debt") > 0)


def test_frames_that_never_become_a_message_are_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUCKETS, "time", Bucket(1000.0, 0.001))
    with Running(tmp_path, rate=1.0) as server:
        seat = room(server)
        with socket_of(server, seat["code"]) as player:
            hello(player, seat["token"])
            pong(player)

            def left() -> float:
                return server.application.limits._level("time", "127.0.0.1")._left

            before = left()
            player.socket.sendall(b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 100)  # a message without an end
            until(lambda: left() < before)


# --- how many ---------------------------------------------------------------------------------------------------------


def test_connections_that_say_nothing_make_room_for_whoever_asks(tmp_path: Path) -> None:
    with Running(tmp_path, connections=10, headers_time=NEVER) as server:
        seat = room(server)
        with socket_of(server, seat["code"]) as player:
            hello(player, seat["token"])
            silent = [server.wire() for _ in range(200)]
            until(lambda: sum(wire.open for wire in silent) <= 9)
            assert server.healthy()
            pong(player)
            assert len(server.application.connections) <= 10
            for wire in silent:
                wire.close()
        until(lambda: len(server.application.connections) == 0)


def test_the_whole_server_has_a_limit_too(tmp_path: Path) -> None:
    """Many addresses together; a proxy's connections count here and nowhere else."""
    with Running(
        tmp_path, connections=3, all_connections=30, proxies=("127.0.0.1",), headers_time=NEVER, body_time=NEVER
    ) as server:
        seat = room(server)
        with socket_of(server, seat["code"]) as player:
            hello(player, seat["token"])
            half = [server.wire(POST if n % 2 else GET[:-2]) for n in range(300)]
            until(lambda: sum(wire.open for wire in half) <= 29)
            assert server.healthy()
            pong(player)
            assert len(server.application.connections) <= 30
            for wire in half:
                wire.close()


def test_sockets_that_play_are_not_cut_off_and_who_comes_too_many_is_told(tmp_path: Path) -> None:
    with Running(tmp_path, connections=4) as server, ExitStack() as sockets:
        seat = room(server)
        players = [sockets.enter_context(socket_of(server, seat["code"])) for _ in range(4)]
        for player in players:
            hello(player)
        answer = httpx.get(f"{server.url}/health")
        assert answer.status_code == 429 and answer.json()["code"] == "too_many_connections"
        assert server.refused("too_many_connections") == 1
        for player in players:
            pong(player)
        players[0].close()
        until(lambda: len(server.application.connections) < 4)
        assert server.healthy()


def test_behind_a_proxy_the_players_sockets_are_counted(tmp_path: Path) -> None:
    with Running(tmp_path, connections=2, proxies=("127.0.0.1",)) as server, ExitStack() as sockets:
        code = room(server)["code"]

        def of(address: str) -> ClientConnection:
            url = f"{server.socket_url}/api/rooms/{code}/socket"
            return sockets.enter_context(connect(url, additional_headers={"x-forwarded-for": address}))

        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            hello(of(address))
        with pytest.raises(InvalidStatus) as refused:
            of("192.0.2.1")
        assert refused.value.response.status_code == 429
        hello(of("192.0.2.2"))


# --- how long ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "more", "why"),
    [
        (b"", b"", "headers_late"),
        (b"GET / HT", b"", "headers_late"),
        (b"\r\n", b"\r\n", "headers_late"),
        (b"GET / HTTP/1.1\r\n", b"x-y: z\r\n", "headers_late"),
        (GET + b"GET /", b"", "headers_late"),
        (POST, b"", "body_late"),
        (POST, b"   ", "body_late"),
        (POST.replace(b"content-length: 2000", b"transfer-encoding: chunked"), b"1\r\n \r\n", "body_late"),
        (POST.replace(b"/api/rooms", b"/nowhere"), b"   ", "body_late"),
    ],
)
def test_a_request_has_to_arrive_in_time(tmp_path: Path, first: bytes, more: bytes, why: str) -> None:
    with Running(tmp_path, headers_time=0.4, body_time=0.6) as server:
        wire = server.wire(first)
        if more:
            trickle(wire, more)
        wire.ended()
        assert server.refused(why) == 1
        assert server.healthy()


def trickle(wire: Wire, data: bytes) -> None:
    """Byte by byte, as long as somebody takes it."""
    for n in range(2000):
        if not wire.send(data[n % len(data) : n % len(data) + 1]):
            return
        time.sleep(0.02)
    raise AssertionError("it was never cut")


def test_headers_without_an_end(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        wire = server.wire(b"GET / HTTP/1.1\r\nx: ")
        while wire.send(b"y" * 10_000):
            pass
        assert server.refused("headers_too_large") == 1


def test_requests_by_the_thousand_in_one_packet(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        wire = server.wire(GET * 5000)
        answers = wire.ended()
        assert answers.count(b"HTTP/1.1 200") <= 10
        assert server.healthy()


def test_who_leaves_before_the_answers_is_no_incident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several requests are under way on one connection, and nobody is there any more when the first is done."""
    asked: list[asyncio.AbstractEventLoop] = []
    with Running(tmp_path) as server:
        held = asyncio.Event()

        async def replays(**_: object) -> list[object]:
            asked.append(asyncio.get_running_loop())
            await held.wait()
            return []

        monkeypatch.setattr(server.application.api.state.store, "replays", replays)
        server.wire(GET.replace(b"/health", b"/api/replays") * 3)
        until(lambda: len(asked) == 1)
        (connection,) = server.server.server_state.connections
        asked[0].call_soon_threadsafe(connection.transport.abort)  # as if the system had noticed it
        until(lambda: len(server.application.connections) == 0)
        asked[0].call_soon_threadsafe(held.set)
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert server.told("kaimaku_incidents_total") == 0


def test_an_answer_that_nobody_takes(tmp_path: Path) -> None:
    with Running(tmp_path, listen_time=0.5) as server:
        wire, answered = server.wire(), server.server.server_state

        def go_on(asked: int) -> bool:
            return answered.total_requests == asked or server.refused("answer_late") > 0

        for asked in range(4, 400, 4):  # until no buffer on the way takes any more
            wire.send(b"GET /api/games/hocg/cards HTTP/1.1\r\nhost: x\r\n\r\n" * 4)
            until(partial(go_on, asked))
        assert server.refused("answer_late") == 1
        until(lambda: len(server.application.connections) == 0)


# --- sockets ----------------------------------------------------------------------------------------------------------


def test_a_socket_says_hello_in_time(tmp_path: Path) -> None:
    with Running(tmp_path, hello_time=0.3) as server, socket_of(server, room(server)["code"]) as client:
        client.ping()
        assert json.loads(client.recv(180))["fault"]["code"] == "late"
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(180)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408


def test_a_socket_outlives_the_time_for_headers(tmp_path: Path) -> None:
    """The connection that asked for it is a socket now: nothing of a request is waited for any more."""
    with Running(tmp_path, headers_time=0.3, body_time=0.3) as server:
        seated = room(server)
        with socket_of(server, seated["code"]) as client:
            hello(client, seated["token"])
            began = time.monotonic()
            while time.monotonic() - began < 1.5:
                pong(client)
                time.sleep(0.05)
        assert server.refused("headers_late") == 0


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame; the mask is nothing."""
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(payload)]) + b"\0\0\0\0" + payload


@pytest.mark.parametrize(
    "flood",
    [frame(0x9), frame(0xA), frame(0x9, b"x" * 100), frame(0x0, fin=False), frame(0x1, b'{"type":"ping"}')],
    ids=["pings", "pongs", "long pings", "fragments of nothing", "messages"],
)
def test_every_frame_counts(tmp_path: Path, flood: bytes) -> None:
    with Running(tmp_path, rate=1.0) as server:
        seat = room(server)
        with socket_of(server, seat["code"]) as player:
            hello(player, seat["token"])
            wire = upgraded(server, seat["code"])
            if flood == frame(0x0, fin=False):
                wire.send(frame(0x1, b"{", fin=False))
            while wire.send(flood * 10_000):
                pass
            wire.close()
            until(lambda: server.refused("frames") + server.refused("rate") == 1)
            pong(player)


def upgraded(server: Running, code: str) -> Wire:
    key = b"dGhlIHNhbXBsZSBub25jZQ=="
    wire = server.wire(
        b"GET /api/rooms/%s/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: %s\r\n\r\n" % (code.encode(), key)
    )
    until(lambda: b"\r\n\r\n" in wire.socket.recv(65536, socket.MSG_PEEK))
    wire.send(frame(0x1, b'{"type":"hello"}'))
    return wire


def test_a_few_pings_are_welcome(tmp_path: Path) -> None:
    with Running(tmp_path, rate=1.0) as server:
        seat = room(server)
        with socket_of(server, seat["code"]) as player:
            hello(player, seat["token"])
            for _ in range(30):
                assert player.ping().wait(180)
            pong(player)


def test_files_are_kept_for_the_rest() -> None:
    resource = pytest.importorskip("resource")
    from kaimaku.server.limits.connections import FILES, descriptors

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        _, hard = before
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES + 100, hard))
        assert descriptors(50) == 50
        assert descriptors(0) == 100
        assert descriptors(200) == 200 if hard == resource.RLIM_INFINITY or hard >= FILES + 200 else 100
        assert os.sysconf("SC_OPEN_MAX") == FILES + 200
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
