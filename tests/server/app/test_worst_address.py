"""One address may do its worst: the event loop, on which all tables are played, works for it only as much as it may.

What is measured is the processor time of the loop's own thread: a busy machine makes the share smaller, never larger.
"""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from kaimaku.server.limits import BUCKETS, Bucket
from tests.server.app.running import Running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs a clock of another thread and 127.0.0.0/8")

TIME = Bucket(100, 20)  # milliseconds; less than usual, so that a slow machine reaches it as well
STRANGER, PLAYER = "127.0.0.66", "127.0.0.2"
SECONDS = 6.0
REFUSING = 0.15  # of the loop, for turning away what is not done


def spent(server: Running) -> float:
    """Seconds for which the loop has worked."""
    assert server.thread.ident is not None
    return time.clock_gettime(time.pthread_getcpuclockid(server.thread.ident))


def client(server: Running, address: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=address), timeout=30)


@contextmanager
def table(server: Running, address: str, seat: dict[str, str], token: bool = True) -> Iterator[ClientConnection]:
    """A socket that has said hello."""
    with socket.create_connection(("127.0.0.1", server.port), 30, (address, 0)) as wire:
        url = f"{server.socket_url}/api/rooms/{seat['code']}/socket"
        with connect(url, sock=wire, max_size=None) as made:
            made.send(json.dumps({"type": "hello", "token": seat["token"] if token else ""}))
            made.recv(30)
            yield made


def room(http: httpx.Client, game: str, bots: int) -> dict[str, str]:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    found: dict[str, str] = http.post("/api/rooms", json={"game": game, "name": "Mio", "seats": seats}).json()
    return found


def again_and_again(server: Running, seat: dict[str, str], first: int, stop: Event) -> None:
    with client(server, STRANGER) as http:
        orders = worst(server, http, seat)
        for n in count(first):
            if stop.is_set():
                return
            with suppress(httpx.HTTPError, WebSocketException, OSError, KeyError):
                orders[n % len(orders)]()


def worst(server: Running, http: httpx.Client, seat: dict[str, str]) -> list[Callable[[], object]]:
    """What cost most when it was tried."""
    marks = "a" + "\u0301\u0323" * 49_999
    lines = "\n".join(["1 nobody at all"] * 1000)
    deck = {"piles": {"main": {f"S1-{n:03}": 99 for n in range(120)}}}

    def hello() -> None:
        with table(server, STRANGER, seat, token=False):
            pass

    def undo() -> None:
        with table(server, STRANGER, seat) as player:
            for _ in range(40):
                player.send('{"type":"undo"}')
                player.recv(30)

    return [
        hello,
        undo,
        lambda: http.post("/api/games/hocg/decks/read", json={"text": marks}),
        lambda: http.post("/api/games/vcard/decks/read", json={"text": lines}),
        lambda: http.post("/api/games/vcard/decks/check", json=deck),
        lambda: http.get("/api/games/hocg/rules", headers={"accept-encoding": "identity"}),
        lambda: http.get("/schema"),
        lambda: http.get("/metrics"),
        lambda: room(http, "danmaku", 7),
        lambda: http.get("/api/games/hocg/rules/no/such/rule"),
    ]


def test_the_loop_works_for_one_address_only_as_much_as_it_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUCKETS, "time", TIME)
    with Running(tmp_path, rate=1.0, connections=40, bot_pause=0.35) as server:
        with client(server, PLAYER) as player, client(server, STRANGER) as stranger:
            mine, theirs = room(player, "hocg", 1), room(stranger, "hocg", 1)
            player.get("/api/games/hocg/rules")
        with table(server, PLAYER, mine) as seat:
            stop = Event()
            attackers = [Thread(target=again_and_again, args=(server, theirs, first, stop)) for first in (0, 2, 5)]
            before, began = spent(server), time.monotonic()
            for attacker in attackers:
                attacker.start()
            while time.monotonic() - began < SECONDS:
                seat.send('{"type":"ping","n":1}')
                while json.loads(seat.recv(30))["type"] != "pong":
                    pass
                time.sleep(0.05)
            used, passed = spent(server) - before, time.monotonic() - began
            stop.set()
            for attacker in attackers:
                attacker.join(60)
        refused = server.refused("too_many_requests") + server.refused("debt")
    allowed = (TIME.size + TIME.refill * passed) / 1000 + REFUSING * passed
    assert used < allowed and refused > 0, f"{used:.1f} of {passed:.1f} seconds, {refused} refused"
