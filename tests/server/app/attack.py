"""One address doing its worst: what cost the server most when it was tried, again and again."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Signal
from multiprocessing.synchronize import Semaphore as Count
from threading import Event, Semaphore, Thread
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

STRANGER = "127.0.0.66"
AT_ONCE = (0, 2, 5)  # with which order each of several begins


class Target(NamedTuple):
    """A server, and a seat the stranger has there."""

    port: int
    seat: dict[str, str]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def client(port: int, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=30)


@contextmanager
def table(port: int, address: str, seat: dict[str, str], token: bool = True) -> Iterator[ClientConnection]:
    """A socket that has said hello."""
    with socket.create_connection(("127.0.0.1", port), 30, (address, 0)) as wire:
        url = f"ws://127.0.0.1:{port}/api/rooms/{seat['code']}/socket"
        with connect(url, sock=wire, max_size=None) as made:
            made.send(json.dumps({"type": "hello", "token": seat["token"] if token else ""}))
            made.recv(30)
            yield made


def room(http: httpx.Client, game: str, bots: int) -> dict[str, str]:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    found: dict[str, str] = http.post("/api/rooms", json={"game": game, "name": "Mio", "seats": seats}).json()
    return found


def worst(target: Target, http: httpx.Client) -> list[Callable[[], object]]:
    """What cost most when it was tried."""
    marks = "a" + "\u0301\u0323" * 49_999
    lines = "\n".join(["1 nobody at all"] * 1000)
    deck = {"piles": {"main": {f"S1-{n:03}": 99 for n in range(120)}}}

    def hello() -> None:
        with table(target.port, STRANGER, target.seat, token=False):
            pass

    def undo() -> None:
        with table(target.port, STRANGER, target.seat) as player:
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


class Reins(NamedTuple):
    """By which those who attack are held and let go."""

    going: Event | Signal
    stop: Event | Signal
    resting: Semaphore | Count  # one for each of them that rests


def again_and_again(target: Target, first: int, reins: Reins) -> None:
    with client(target.port, STRANGER) as http:
        orders = worst(target, http)
        for n in count(first):
            if not reins.going.is_set():
                reins.resting.release()
                reins.going.wait()
            if reins.stop.is_set():
                return
            with suppress(httpx.HTTPError, WebSocketException, OSError, KeyError):
                orders[n % len(orders)]()


def _all_at_once(target: Target, reins: Reins) -> list[Thread]:
    attackers = [Thread(target=again_and_again, args=(target, first, reins)) for first in AT_ONCE]
    for attacker in attackers:
        attacker.start()
    return attackers


@contextmanager
def attacked(target: Target) -> Iterator[None]:
    """Several at once, in this process: the server is in it as well, and its own thread is measured."""
    reins = Reins(Event(), Event(), Semaphore(0))
    reins.going.set()
    attackers = _all_at_once(target, reins)
    try:
        yield
    finally:
        reins.stop.set()
        for attacker in attackers:
            attacker.join(60)


class Stranger:
    """The same from a process of its own, so that whoever measures is not held up by it. It rests until told to go."""

    def __init__(self, target: Target) -> None:
        spawn = get_context("spawn")
        self.reins = Reins(spawn.Event(), spawn.Event(), spawn.Semaphore(0))
        self.process = spawn.Process(target=_outside, args=(target, self.reins), daemon=True)

    def go(self) -> None:
        self.reins.going.set()

    def rest(self) -> None:
        """Returns when nothing is under way any more."""
        self.reins.going.clear()
        for _ in AT_ONCE:
            assert self.reins.resting.acquire(timeout=60)

    def __enter__(self) -> Stranger:
        self.process.start()
        self.rest()
        return self

    def __exit__(self, *error: object) -> None:
        self.reins.stop.set()
        self.reins.going.set()
        self.process.join(60)
        self.process.kill()


def _outside(target: Target, reins: Reins) -> None:
    for attacker in _all_at_once(target, reins):
        attacker.join()
