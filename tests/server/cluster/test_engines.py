"""What the processes share fails for a while, or they are replaced by a newer version: nobody's game is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kaimaku.server.store import QueueRow, RoomRow, Store
from tests.depth import at_depth
from tests.server.app.process import Served
from tests.server.cluster.test_failing import Player, check, cluster
from tests.server.conftest import empty_postgres
from tests.server.postgres import PostgresServer, running
from tests.server.rooms.test_killed import sit_down
from tests.server.valkey import ValkeyServer

pytestmark = pytest.mark.anyio

GAMES = at_depth(2, 25)
HEARD = 30  # messages of each player between two events
NEWER = "tests.server.cluster.newer"


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PostgresServer]:
    """One that may be crashed."""
    with running() as server:
        yield server


@pytest.fixture
def own_url(own_postgres: PostgresServer) -> str:
    return empty_postgres(own_postgres.address)


class Unsure(Player):
    unsure = True


async def play(server: Served, own_url: str, where: Callable[[], str], *events: Callable[[], object]) -> None:
    """Some games to their end, while one thing after the other happens."""
    players: list[Player] = []
    for _ in range(GAMES):
        players += [Unsure(seat.code, seat.token) for seat in await sit_down(server.url)]
    playing = [asyncio.ensure_future(player.game(where)) for player in players]
    for n, event in enumerate(events):
        while sum(player.heard for player in players) < HEARD * (n + 1) * len(players):
            assert not all(task.done() for task in playing), "the games were over before it could happen"
            await asyncio.sleep(0.02)
        await asyncio.to_thread(event)
    await asyncio.gather(*playing)
    store = await Store.open(own_url, alone=False)
    for first in range(0, len(players), 2):
        await check(store, (players[first], players[first + 1]))
    await store.close()


async def test_games_go_on_when_valkey_and_postgresql_come_back(
    tmp_path: Path, own_postgres: PostgresServer, own_url: str, valkey: ValkeyServer
) -> None:
    def restart() -> None:
        """At once: while nothing can be stored, nobody is told anything, so there is nothing to wait for."""
        own_postgres.crash()
        own_postgres.start()

    with cluster(tmp_path, own_url, valkey) as server:
        await play(server, own_url, lambda: server.socket_url, valkey.kill, valkey.start, restart)
    assert "Traceback" not in server.log


async def test_one_person_presses_at_several_processes_at_once(shared_url: str) -> None:
    """They wait once, whoever is faster; and a seat that was found meanwhile is not forgotten."""
    stores = [await Store.open(shared_url, alone=False) for _ in range(3)]
    for n in range(20):
        row = QueueRow(f"mio-{n}", "hocg", "live", "b", "Mio", b"{}", 25.0, float(n), float(n))
        assert any(await asyncio.gather(*(store.queue.wait(row) for store in stores)))
        room = RoomRow(f"room{n:04}", "hocg", "waiting", False, 1.0, 1.0, b"{}")
        assert await stores[0].queue.seat([row], room)
        assert not await stores[1].queue.wait(row)
        found = await stores[2].queue.of(row.person)
        assert found is not None and found.room == room.code
    for store in stores:
        await store.close()


async def test_a_newer_version_takes_over_from_an_older_one(tmp_path: Path, own_url: str, valkey: ValkeyServer) -> None:
    """Both run for a while, as in a rolling upgrade; behind the proxy, each connection goes to the one it points to."""
    more = ("--database-url", own_url, "--valkey-url", valkey.url)
    with Served(tmp_path / "old", *more) as old, Served(tmp_path / "new", *more, module=NEWER) as new:
        proxy = [old]

        def upgrade() -> None:
            proxy[0] = new
            assert old.stop() == 0

        await play(old, own_url, lambda: proxy[0].socket_url, upgrade)
        new.stop()
        assert "Traceback" not in old.log + new.log
