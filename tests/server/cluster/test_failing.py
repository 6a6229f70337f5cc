"""Several processes, one database: whichever is killed, every game goes on at another, and nothing counts twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic

import httpx
import msgspec
import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kaimaku.kernel.replay import Replay
from kaimaku.replays import verify
from kaimaku.server.store import Store
from kaimaku.wire.play import FromServer, Problem
from tests.depth import at_depth
from tests.server.app.process import Served
from tests.server.rooms.test_killed import Seat, sit_down
from tests.server.valkey import ValkeyServer

pytestmark = pytest.mark.anyio

GAMES, KILLS = at_depth(2, 200), at_depth(1, 10)
AT_ONCE = at_depth(2, 25)  # games under way
WORKERS = 2
PATIENCE = 180.0
AGAIN = 0.3  # seconds after which a client comes back


class Player(Seat):
    """Comes back whenever the line breaks, as the browser does, and for no other reason."""

    def __init__(self, code: str, token: str) -> None:
        super().__init__(code, token)
        self.gone: float | None = None  # when the line broke
        self.longest = 0.0  # seconds until the game went on
        self.heard = 0

    async def game(self, url: Callable[[], str]) -> None:
        """`url`: where the server is now."""
        async with asyncio.timeout(PATIENCE * 10):
            while self.outcome is None:
                try:
                    async with connect(
                        f"{url()}/api/rooms/{self.code}/socket", max_size=None, open_timeout=PATIENCE
                    ) as socket:
                        await self._play(socket)
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd is not None else 1006
                    assert code in (1006, 1011, 1012), f"the client would give up: {closed}"
                except (OSError, InvalidHandshake, EOFError, TimeoutError):
                    pass
                if self.outcome is None:
                    self.gone = self.gone or monotonic()
                    await asyncio.sleep(AGAIN)

    async def _play(self, socket: ClientConnection) -> None:
        await super()._play(_Watched(socket, self))  # type: ignore[arg-type]


class _Watched:
    """A socket whose messages are counted; a problem is one that makes the client come back."""

    def __init__(self, socket: ClientConnection, player: Player) -> None:
        self._socket = socket
        self._player = player
        self.send = socket.send

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        async for raw in self._socket:
            message: FromServer = msgspec.json.decode(raw, type=FromServer)
            if isinstance(message, Problem):
                assert message.fault.code in ("restart", "busy", "storage"), message
                continue
            player = self._player
            player.heard += 1
            if player.gone is not None:
                player.longest, player.gone = max(player.longest, monotonic() - player.gone), None
            yield raw


@contextmanager
def cluster(tmp_path: Path, store_url: str, valkey: ValkeyServer, *args: str) -> Iterator[Served]:
    more = ("--workers", str(WORKERS), "--database-url", store_url, "--valkey-url", valkey.url, *args)
    with Served(tmp_path / "data", *more) as server:
        try:
            yield server
        finally:
            server.stop()


def workers(server: Served) -> list[psutil.Process]:
    return psutil.Process(server.process.pid).children()


async def open_games(server: Served) -> list[tuple[Player, Player]]:
    tables = []
    for _ in range(AT_ONCE):
        first, second = await sit_down(server.url)
        tables.append((Player(first.code, first.token), Player(second.code, second.token)))
    return tables


async def check(store: Store, players: tuple[Player, Player]) -> None:
    """Every decision that was told is stored once, in order, and makes the game that was told."""
    outcome = players[0].outcome
    assert outcome is not None and outcome == players[1].outcome
    log = await store.log(f"{players[0].code}-1")
    row = await store.replay(outcome.replay)
    assert row is not None
    replay = Replay.from_bytes(row.data)
    assert [entry.n for entry in log] == list(range(len(log))) and len(log) == len(replay.moves)
    assert verify(replay).result == (tuple(outcome.winners), outcome.rule)


async def test_games_go_on_whichever_process_is_killed(
    tmp_path: Path, shared_url: str, valkey: ValkeyServer, record_property: Callable[[str, object], None]
) -> None:
    rng, played, killed = Random(7), 0, 0
    with cluster(tmp_path, shared_url, valkey) as server:
        longest = 0.0
        while played < GAMES:
            tables = await open_games(server)
            players = [player for table in tables for player in table]
            playing = [asyncio.ensure_future(player.game(lambda: server.socket_url)) for player in players]
            wanted = [rng.randrange(30, 200) for _ in range(-(-KILLS * AT_ONCE // GAMES))]
            for much in sorted(wanted)[: KILLS - killed]:
                while sum(player.heard for player in players) < much * len(tables) and not all(map(_done, playing)):
                    await asyncio.sleep(0.02)
                rng.choice(workers(server)).kill()
                killed += 1
            await asyncio.gather(*playing)
            played += len(tables)
            longest = max(longest, *(player.longest for player in players))
            store = await Store.open(shared_url, alone=False)
            for table in tables:
                await check(store, table)
            await store.close()
        record_property("longest", longest)
        print(f"\n{played} games, {killed} kills; a player waited {longest:.1f} s at most")
        assert killed == KILLS
    assert "Traceback" not in server.log


def _done(task: asyncio.Future[None]) -> bool:
    return task.done()


async def test_any_process_answers_about_any_room(tmp_path: Path, shared_url: str, valkey: ValkeyServer) -> None:
    """Each request on a connection of its own reaches one of them by chance."""
    with cluster(tmp_path, shared_url, valkey) as server:
        seats = [(await sit_down(server.url))[0] for _ in range(4)]
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            for seat in seats * 3:
                header = {"authorization": f"Bearer {seat.token}", "connection": "close"}
                answer = await http.get(f"/api/rooms/{seat.code}/seat", headers=header)
                assert (answer.status_code, answer.json()["seat"]) == (200, 0)
                full = await http.post(
                    f"/api/rooms/{seat.code}/seats", json={"name": "Chi"}, headers={"connection": "close"}
                )
                assert (full.status_code, full.json()["code"]) == (409, "full")
            nowhere = await http.get("/api/rooms/zzzzzzzz")
            assert nowhere.status_code == 404
