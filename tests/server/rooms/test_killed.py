"""Killed at any moment, started again: nothing that was told is lost, and nothing is applied twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from sqlalchemy import delete
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kaimaku.kernel.replay import Replay
from kaimaku.replays import verify
from kaimaku.server.rooms.game.playthrough import EVERY
from kaimaku.server.store import Store, schema
from kaimaku.wire.play import Choose, FromServer, Hello, Line, Question, Room, Update, Welcome
from kaimaku.wire.room import Join, NewRoom, Outcome, RoomOptions, Seated, SeatPlan
from tests.depth import at_depth
from tests.server.app.process import Served
from tests.server.rooms.table import Client, House, code_of, over, step

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("checkpoints", [True, False])
async def test_a_game_goes_on_from_what_is_stored(store_url: str, checkpoints: bool) -> None:
    """After every few decisions the registry is dropped and the store opened again, with checkpoints or without."""
    store = await Store.open(store_url)
    house = House(store)
    a, b = await house.pair()
    code, tokens = code_of(a), (a.token, b.token)
    rng = Random(5)
    told: list[list[Line]] = [[], []]
    rounds = 0
    while not over(a):
        for _ in range(rng.randrange(1, 60)):
            if not over(a):
                await step([a, b], rng)
        await house.settle()
        for seat, client in enumerate((a, b)):
            for m in client.got:
                told[seat] = m.lines if isinstance(m, Welcome) else told[seat] + getattr(m, "lines", [])
        before = [(c.state.view, c.question, c.info.outcome) for c in (a, b) if c.state and c.info]
        house.rooms.services.tasks.cancel()
        await store.close()
        store = await Store.open(store_url)
        if not checkpoints:
            await store._put(lambda connection: connection.execute(delete(schema.checkpoints)))
        house = House(store, seed=rounds)
        a, b = [await Client(house, code, token).welcomed() for token in tokens]
        after = [(c.state.view, c.question, c.info.outcome) for c in (a, b) if c.state and c.info]
        assert after == before
        assert [c.got[0].lines for c in (a, b) if isinstance(c.got[0], Welcome)] == told
        rounds += 1
    assert rounds > 3 and not house.monitor.noted
    await store.close()


class Seat:
    """A player on a real socket who answers at random, and comes back after whatever happens."""

    unsure = False  # what is stored may fail

    def __init__(self, code: str, token: str) -> None:
        self.left = 0  # messages until enough were heard
        self.enough = asyncio.Event()
        self.code = code
        self.token = token
        self.lines: list[Line] = []
        self.asked = 0  # the last question answered
        self.outcome: Outcome | None = None
        self.rng = Random(token)

    async def play(self, url: str) -> None:
        """Until the game is over or the server is gone."""
        try:
            async with connect(f"{url}/api/rooms/{self.code}/socket", max_size=None, open_timeout=180) as socket:
                await self._play(socket)
        except (ConnectionClosed, OSError):
            return

    async def _play(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(Hello(self.token, seen=len(self.lines))).decode())
        async for raw in socket:
            self.left -= 1
            if self.left <= 0:
                self.enough.set()
            message: FromServer = msgspec.json.decode(raw, type=FromServer)
            if isinstance(message, Welcome):
                assert message.lines[: len(self.lines)] == self.lines  # all that was told still holds
                assert message.missed == len(message.lines) - len(self.lines)
                self.lines = message.lines
            if isinstance(message, Update) and message.back:  # the server wasn't sure what is stored, and has looked
                assert self.unsure and message.lines[: len(self.lines)] == self.lines
                self.lines = message.lines
            elif isinstance(message, Update):
                self.lines += message.lines
            if isinstance(message, Welcome | Update):
                assert message.n == len(self.lines)
                await self._answer(socket, message.question)
            if isinstance(message, Welcome | Room) and message.room.outcome is not None:
                self.outcome = message.room.outcome
                return

    async def _answer(self, socket: ClientConnection, question: Question | None) -> None:
        if question is not None:
            assert question.asked >= self.asked  # an answer that counted is never asked for again
            self.asked = question.asked
            option = self.rng.randrange(len(question.options))
            await socket.send(msgspec.json.encode(Choose(question.asked, option)).decode())


async def test_kill_nine_in_mid_game(store_url: str, tmp_path: Path) -> None:
    rng = Random(11)
    settings = {"KAIMAKU_DATABASE_URL": store_url} if store_url.startswith("postgres") else {}
    seats: list[Seat] = []
    kills, wanted = 0, at_depth(2, 4)
    for round_ in range(wanted + 2):
        server = await asyncio.to_thread(Served, tmp_path / "data", **settings)
        with server:
            if not seats:
                seats = await sit_down(server.url)
            seats[0].left, seats[0].enough = rng.randrange(3, 50) if round_ < wanted else 10_000, asyncio.Event()
            playing = [asyncio.ensure_future(seat.play(server.socket_url)) for seat in seats]
            enough = asyncio.ensure_future(seats[0].enough.wait())
            await asyncio.wait([*playing, enough], timeout=120, return_when=asyncio.FIRST_COMPLETED)
            if not enough.done():
                await asyncio.wait(playing, timeout=120)
            kills += enough.done()
            enough.cancel()
            server.kill()
            await asyncio.gather(*playing)
        if all(seat.outcome is not None for seat in seats):
            break
    assert kills >= wanted - at_depth(0, 1)
    assert seats[0].outcome is not None and seats[0].outcome == seats[1].outcome
    assert "Traceback" not in server.log
    url = store_url if settings else f"sqlite+aiosqlite:///{tmp_path / 'data' / 'kaimaku.db'}"
    store = await Store.open(url)
    row = await store.replay(seats[0].outcome.replay)
    log = await store.log(f"{seats[0].code}-1")
    checkpoint = await store.checkpoint(seats[0].code)
    assert len(log) < EVERY or (checkpoint is not None and len(log) - checkpoint.taken <= 3 * EVERY)
    await store.close()
    assert row is not None
    replay = Replay.from_bytes(row.data)
    assert verify(replay).result == (tuple(seats[0].outcome.winners), seats[0].outcome.rule)
    assert [r.n for r in log] == list(range(len(log))) and len(log) == len(replay.moves)


async def sit_down(url: str) -> list[Seat]:
    async with httpx.AsyncClient(base_url=url, timeout=180) as http:
        new = NewRoom("hocg", "Aki", [SeatPlan("me"), SeatPlan("open")])
        mine = msgspec.json.decode((await http.post("/api/rooms", json=msgspec.to_builtins(new))).content, type=Seated)
        join = await http.post(f"/api/rooms/{mine.code}/seats", json=msgspec.to_builtins(Join("Ben")))
        theirs = msgspec.json.decode(join.content, type=Seated)
    return [Seat(s.code, s.token) for s in (mine, theirs)]


async def _state(socket: ClientConnection) -> Welcome | Update:
    """The next message that says how the table is."""
    async with asyncio.timeout(180):
        while True:
            message: FromServer = msgspec.json.decode(await socket.recv(), type=FromServer)
            if isinstance(message, Welcome | Update):
                return message


async def test_kill_nine_while_all_choose(store_url: str, tmp_path: Path) -> None:
    """In a slow game of Danmaku!!, two of four have chosen a character: that is still so afterwards."""
    settings = {"KAIMAKU_DATABASE_URL": store_url} if store_url.startswith("postgres") else {}
    hello = [Hello("", views=False)] * 4
    kept = None
    for killed in (False, True):
        server = await asyncio.to_thread(Served, tmp_path / "data", **settings)
        with server:
            if not killed:
                code, tokens = await _open_slow(server.url)
                hello = [Hello(token, views=False) for token in tokens]
            address = f"{server.socket_url}/api/rooms/{code}/socket"
            sockets = [await connect(address, max_size=None, open_timeout=180) for _ in hello]
            states = []
            for socket, greeting in zip(sockets, hello, strict=True):
                await socket.send(msgspec.json.encode(greeting).decode())
                states.append(await _state(socket))
            if killed:
                assert [state.question is None for state in states] == [True, True, False, False]
                assert [state.kept for state in states[:2]] == kept and all(state.kept for state in states[:2])
            else:
                kept = []
                for socket, state in zip(sockets[:2], states[:2], strict=True):
                    assert state.question is not None and state.question.by > 0
                    await socket.send(msgspec.json.encode(Choose(state.question.asked, 1)).decode())
                    kept.append((await _state(socket)).kept)
            server.kill()
            for socket in sockets:
                await socket.close()
    assert "Traceback" not in server.log


async def _open_slow(url: str) -> tuple[str, list[str]]:
    async with httpx.AsyncClient(base_url=url, timeout=180) as http:
        new = NewRoom("danmaku", "Aki", [SeatPlan("me"), *[SeatPlan("open")] * 3], RoomOptions(slow=3))
        mine = msgspec.json.decode((await http.post("/api/rooms", json=msgspec.to_builtins(new))).content, type=Seated)
        tokens = [mine.token]
        for name in ("Ben", "Chi", "Dai"):
            join = await http.post(f"/api/rooms/{mine.code}/seats", json=msgspec.to_builtins(Join(name)))
            tokens.append(msgspec.json.decode(join.content, type=Seated).token)
    return mine.code, tokens
