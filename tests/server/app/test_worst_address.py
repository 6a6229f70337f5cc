"""One address may do its worst: the event loop, on which all tables are played, works for it only as much as it may."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kaimaku.server.limits import BUCKETS, Bucket
from tests.server.app.attack import STRANGER, Target, attacked, attacked_from_outside, client, room, table, worst
from tests.server.app.process import Served
from tests.server.app.running import Running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs a clock of another thread and 127.0.0.0/8")

TIME = Bucket(100, 20)  # milliseconds; less than usual, so that a slow machine reaches it as well
PLAYER = "127.0.0.2"
SECONDS = 6.0
REFUSING = 0.15  # of the loop, for turning away what is not done

TABLES = 100
WARM = 3.0  # seconds of play that are not counted
PACE = 1.0  # seconds from one decision of a table to the next
PROMISED = 0.1  # seconds in which 99 of 100 decisions are on the other player's screen
TIMES = 8  # … or as many times what the same tables take with the stranger elsewhere, on a machine that is busy anyway


def spent(server: Running) -> float:
    """Seconds for which the loop has worked."""
    assert server.thread.ident is not None
    return time.clock_gettime(time.pthread_getcpuclockid(server.thread.ident))


def test_the_loop_works_for_one_address_only_as_much_as_it_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured by the processor time of the loop's own thread: a busy machine makes the share smaller, never larger."""
    monkeypatch.setitem(BUCKETS, "time", TIME)
    with Running(tmp_path, rate=1.0, connections=40, bot_pause=0.35) as server:
        with client(server.port, PLAYER) as player, client(server.port, STRANGER) as stranger:
            mine, theirs = room(player, "hocg", 1), room(stranger, "hocg", 1)
            player.get("/api/games/hocg/rules")
        with table(server.port, PLAYER, mine) as seat, attacked(Target(server.port, theirs)):
            before, began = spent(server), time.monotonic()
            while time.monotonic() - began < SECONDS:
                seat.send('{"type":"ping","n":1}')
                while json.loads(seat.recv(30))["type"] != "pong":
                    pass
                time.sleep(0.05)
            used, passed = spent(server) - before, time.monotonic() - began
        refused = server.refused("too_many_requests") + server.refused("debt")
    allowed = (TIME.size + TIME.refill * passed) / 1000 + REFUSING * passed
    assert used < allowed and refused > 0, f"{used:.1f} of {passed:.1f} seconds, {refused} refused"


class Pair:
    """Two players at a table, from an address of their own, who decide at a steady pace."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self.random = Random(number)
        self.seats: list[ClientConnection] = []
        self.questions: list[dict[str, object] | None] = [None, None]

    async def sit(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=60) as http:
            seats = [{"kind": "me"}, {"kind": "open"}]
            mine = (await http.post("/api/rooms", json={"game": "hocg", "name": "A", "seats": seats})).json()
            other = (await http.post(f"/api/rooms/{mine['code']}/seats", json={"name": "B"})).json()
        url = f"ws://127.0.0.1:{self.port}/api/rooms/{mine['code']}/socket"
        for seat, token in enumerate((mine["token"], other["token"])):
            made = await connect(url, max_size=None, open_timeout=60, local_addr=(self.address, 0))
            self.seats.append(made)
            await made.send(json.dumps({"type": "hello", "token": token, "words": False, "views": False}))
            await self._hear(seat, "welcome")

    async def _hear(self, seat: int, kind: str) -> None:
        """Read on to the next message of a kind, with what it asks."""
        while True:
            message = json.loads(await self.seats[seat].recv())
            if message["type"] in ("welcome", "update"):
                self.questions[seat] = message.get("question")
            if message["type"] == kind:
                return

    async def play(self, seconds: float) -> list[float]:
        """Seconds from each decision to the other player's screen."""
        taken: list[float] = []
        await asyncio.sleep(self.random.random() * PACE)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seat = 0 if self.questions[0] is not None else 1
            question = self.questions[seat]
            if question is None:  # the game is over
                break
            options = question["options"]
            assert isinstance(options, list)
            answer = {"type": "choose", "asked": question["asked"], "option": self.random.randrange(len(options))}
            began = time.perf_counter()
            await self.seats[seat].send(json.dumps(answer))
            await self._hear(1 - seat, "update")
            taken.append(time.perf_counter() - began)
            await self._hear(seat, "update")
            await asyncio.sleep(PACE)
        return taken

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.close()


async def measure(port: int, targets: Sequence[Target]) -> list[float]:
    """The p99 of a hundred tables while a stranger is busy at each of these in turn."""
    pairs = [Pair(port, number) for number in range(TABLES)]
    for pair in pairs:
        await pair.sit()
    await asyncio.gather(*(pair.play(WARM) for pair in pairs))  # the first decisions of a hundred tables are slower
    found = []
    for target in targets:
        outside = attacked_from_outside(target)
        await asyncio.to_thread(outside.__enter__)
        try:
            taken = [one for each in await asyncio.gather(*(pair.play(SECONDS) for pair in pairs)) for one in each]
        finally:
            await asyncio.to_thread(outside.__exit__, None, None, None)
        assert len(taken) > TABLES * SECONDS / 4
        found.append(sorted(taken)[len(taken) * 99 // 100])
    await asyncio.gather(*(pair.leave() for pair in pairs))
    return found


def test_a_hundred_tables_are_told_in_time_while_one_address_does_its_worst(tmp_path: Path) -> None:
    """In the same run the stranger does the same at another server: that takes the machine as much, but no table."""

    def target(served: Served) -> Target:
        with client(served.port, STRANGER) as stranger:
            found = Target(served.port, room(stranger, "hocg", 1))
        with client(served.port, PLAYER) as player:  # what the server works out once and keeps is there already
            for order in worst(found, player)[2:]:
                order()
        return found

    limits = {"KAIMAKU_RATE": "1", "KAIMAKU_CONNECTIONS": "40"}
    with Served(tmp_path / "tables", **limits) as served, Served(tmp_path / "elsewhere", **limits) as elsewhere:
        spared, attacked = asyncio.run(measure(served.port, [target(elsewhere), target(served)]))
    told = f"p99 {spared * 1000:.0f} ms with the stranger elsewhere, {attacked * 1000:.0f} ms with the stranger here"
    print(told)
    assert attacked < max(PROMISED, TIMES * spared), told
