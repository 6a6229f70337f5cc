"""Strange requests to a real server: never a file from elsewhere, never a fault of ours, never a traceback."""

from __future__ import annotations

import msgspec
import pytest

from kaimaku.wire.common import Fault
from tests.server.app.process import Served

HEAD = b"Host: localhost\r\nConnection: close\r\n"
SOCKET = b" HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEYS = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
ROOM = b"GET /api/rooms/abcdefgh/socket"


@pytest.mark.parametrize(
    "target",
    [
        b"/../../../../etc/passwd",
        b"/..%2f..%2f..%2fetc/passwd",
        b"/%2e%2e/%2e%2e/etc/passwd",
        b"/assets/..%5c..%5cwin.ini",
        b"/assets/%2e%2e/%2e%2e/app.py",
        b"//etc/passwd",
        b"/assets//etc/passwd",
        b"/%00",
        b"/a%0d%0aSet-Cookie:%20a=b",
        b"/static/index.html",
        b"/static.py",
        b"/api/rooms/%2e%2e/rooms",
        b"/api/rooms/..",
        b"/api/replays/../../etc/passwd",
        b"/api/games/..%2f..%2f/cards",
        b"/api/games/hocg/images/..%2f..%2f..%2fetc%2fpasswd",
        b"/api/games/hocg/images/%2e%2e",
        b"/api/rooms/abcdefgh%00/seats",
        b"/%ff%fe",
        b"/" + b"a" * 5000,
        b"/?" + b"a" * 5000,
        b"http://evil.example/health",
        b"http://localhost/../etc/passwd",
        b"*",
        b"evil.example:443",
        b"/;/../etc/passwd",
        b"/health\x0b",
    ],
)
def test_paths(served: Served, target: bytes) -> None:
    answer = served.raw(b"GET " + target + b" HTTP/1.1\r\n" + HEAD + b"\r\n")
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    assert status in (200, 400, 404), answer
    assert b"root:" not in body and b"import annotations" not in body and b"Traceback" not in body
    assert b"set-cookie" not in head.lower()
    assert status != 200 or target in (b"/?" + b"a" * 5000, b"http://evil.example/health"), answer


@pytest.mark.parametrize(
    "method", [b"TRACE", b"CONNECT", b"PROPFIND", b"DELETE", b"PATCH", b"OPTIONS", b"get", b"G\x00T", b""]
)
@pytest.mark.parametrize("target", [b"/", b"/health", b"/api/rooms", b"/metrics", b"/schema"])
def test_methods(served: Served, method: bytes, target: bytes) -> None:
    answer = served.raw(method + b" " + target + b" HTTP/1.1\r\n" + HEAD + b"\r\n")
    assert int(answer.split(b" ", 2)[1]) in (204, 400, 404, 405), answer


@pytest.mark.parametrize(
    "request_",
    [
        b"\x00\x01\x02\x03\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET /health HTTP/1.1\r\nConnection: close\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(3000)) + b"\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: a\r\n b\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 99999999999\r\n"
        b"Content-Type: application/json\r\n\r\n{}",
        b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n"
        b"Content-Type: application/json\r\n\r\n" + b"8000\r\n" + b"x" * 0x8000 + b"\r\n" * 1,
        b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n"
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        ROOM + SOCKET + b"\r\n",
        ROOM + SOCKET + b"Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: x\r\n\r\n",
        b"GET /api/rooms/../socket" + SOCKET + KEYS,
        ROOM + SOCKET + b"Origin: http://evil.example\r\n" + KEYS,
    ],
)
def test_requests(served: Served, request_: bytes) -> None:
    answer = served.raw_until_quiet(request_)
    assert b"Traceback" not in answer and b"/kaimaku/" not in answer
    if answer:
        assert int(answer.split(b" ", 2)[1]) < 500 or answer.startswith(b"HTTP/1.1 501"), answer
    assert b"200 OK" in served.raw(b"GET /health HTTP/1.1\r\n" + HEAD + b"\r\n")


@pytest.mark.parametrize("request_", [b"\x00\x01\r\n\r\n", b"ZZZ /health HTTP/1.1\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"])
def test_what_is_no_request_is_told_so_like_anything_else(served: Served, request_: bytes) -> None:
    head, _, body = served.raw(request_).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400") and b"application/json" in head
    assert msgspec.json.decode(body, type=Fault).code == "bad_request"


def test_nothing_of_this_was_an_incident(served: Served) -> None:
    """After all the others: a fault of ours would have been written down."""
    assert [line for line in served.log.splitlines() if "incident" in line or "Traceback" in line] == []


@pytest.mark.parametrize("target", [b"/table/%E0%A4", b"/decks/a%2Fb", b"/..%2f..%2fetc/passwd"])
def test_a_browser_gets_the_client_which_says_that_there_is_nothing(served: Served, target: bytes) -> None:
    start = served.raw(b"GET / HTTP/1.1\r\nAccept: text/html\r\n" + HEAD + b"\r\n")
    answer = served.raw(b"GET " + target + b" HTTP/1.1\r\nAccept: text/html\r\n" + HEAD + b"\r\n")
    assert answer.split(b"\r\n\r\n", 1)[1] == start.split(b"\r\n\r\n", 1)[1]
