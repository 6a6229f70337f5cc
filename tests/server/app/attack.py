"""One address doing its worst: what costs the server most, from many connections at once, without reading the answers.

`python -m tests.server.app.attack PORT CODE TOKEN` says "ready" once everything is on its way, and goes on until its
input ends. It is a process of its own so that whoever measures is not held up by it.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

STRANGER = "127.0.0.66"
CONNECTIONS = 150  # far more than an address may have
SOCKETS = 4
PIPELINED = 4  # requests sent at once on a connection


def client(port: int, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=600)


def room(http: httpx.Client, game: str, bots: int) -> dict[str, str]:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    found: dict[str, str] = http.post("/api/rooms", json={"game": game, "name": "Mio", "seats": seats}).json()
    return found


def _request(path: str, body: object = None) -> bytes:
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    if body is None:
        return (head + "\r\n").encode()
    data = json.dumps(body).encode()
    return (head + f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n").encode() + data


def worst() -> list[bytes]:
    """What cost most when it was tried."""
    cards = {f"hSD01-{n:03}": 4 for n in range(1, 20)} | {f"hBP01-{n:03}": 4 for n in range(1, 40)}
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 7]
    orders = [
        _request("/api/games/vcard/decks/read", {"text": "1 そらそらそ\n" * 220}),
        _request("/api/games/hocg/decks/read", {"text": "1 そらそらそ\n" * 220}),
        _request("/api/games/hocg/decks/check", {"piles": {"main": cards}}),
        _request("/api/games/hocg/decks/read", {"text": "1 そ\n" * 20_000}),  # much to read, before a worker does
        _request("/api/rooms", {"game": "danmaku", "name": "Mio", "seats": seats}),
        _request("/api/games/hocg/rules/no/such/rule"),
        _request("/metrics"),
        _request("/api/games/hocg/rules"),
        _request("/schema"),
    ]
    return [order * PIPELINED for order in orders]


@contextmanager
def attacked(port: int, seat: dict[str, str]) -> Iterator[None]:
    """`seat`: one that the stranger has at this server."""
    words = [sys.executable, "-m", __name__, str(port), seat["code"], seat["token"]]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None and process.stdout is not None
    try:
        assert process.stdout.readline().strip() == b"ready"
        yield
    finally:
        process.stdin.close()
        process.wait(180)
        process.stdout.close()


# --- in the process of its own --------------------------------------------------------------------------------------


async def _requests(port: int, first: int) -> None:
    """One connection after the other, each with as many orders as it takes."""
    orders = worst()
    for n in count(first):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
            try:
                writer.write(orders[n % len(orders)])
                await reader.read(1 << 20)
            finally:
                writer.transport.abort()


async def _undoes(port: int, code: str, token: str) -> None:
    """Comes in, as a player or to watch, and takes back what can be taken back."""
    url = f"ws://127.0.0.1:{port}/api/rooms/{code}/socket"
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(url, max_size=None, local_addr=(STRANGER, 0)) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                for _ in range(20):
                    await socket.send('{"type":"undo"}')
                    await socket.recv()


async def _attack(port: int, code: str, token: str) -> None:
    works: list[Coroutine[Any, Any, None]] = [_requests(port, n) for n in range(CONNECTIONS)]
    works += [_undoes(port, code, token if n % 2 else "") for n in range(SOCKETS)]
    tasks = [asyncio.ensure_future(work) for work in works]
    await asyncio.sleep(0)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(_attack(int(sys.argv[1]), sys.argv[2], sys.argv[3]))
