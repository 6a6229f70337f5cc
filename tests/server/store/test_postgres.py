"""PostgreSQL across a network: connections that break, and a server set to be careless."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest
from sqlalchemy import make_url

from kaimaku.server.store import LogRow, Store
from kaimaku.server.store.postgres import open_postgres

pytestmark = pytest.mark.anyio

END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"


@pytest.fixture
async def postgres_url(postgres: str, request: pytest.FixtureRequest) -> str:
    name = f"postgres_{request.node.name[5:40]}"
    connection = await asyncpg.connect(f"{postgres.replace('+asyncpg', '')}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{postgres}/{name}"


async def test_connections_that_break_lose_nothing(postgres_url: str) -> None:
    """Every connection is ended again and again while tables are played; nobody notices."""
    store = await Store.open(postgres_url)
    address, _, name = postgres_url.replace("+asyncpg", "").rpartition("/")
    playing = True
    stored = asyncio.Event()

    async def play(game: str) -> int:
        n = 0
        while playing:
            await store.append(game, [LogRow(n, 0, f"choose {n}", n)])
            n += 1
            stored.set()
        return n

    enemy = await asyncpg.connect(f"{address}/postgres")
    async with asyncio.TaskGroup() as group:
        tables = [group.create_task(play(f"g{k}")) for k in range(8)]
        ended = 0
        while ended < 10:
            stored.clear()
            await stored.wait()
            ended += len(await enemy.fetch(END_ALL, name))
        playing = False
    counts = [table.result() for table in tables]
    await enemy.close()
    for k, count in enumerate(counts):
        assert await store.log(f"g{k}") == [LogRow(n, 0, f"choose {n}", n) for n in range(count)]
    assert min(counts) >= 5
    assert await store.healthy()
    await store.close()


async def test_durable_even_where_the_server_is_set_not_to_be(postgres_url: str) -> None:
    address, _, name = postgres_url.replace("+asyncpg", "").rpartition("/")
    admin = await asyncpg.connect(f"{address}/postgres")
    await admin.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await admin.close()
    writer, reader = await open_postgres(make_url(postgres_url))
    found = await writer.write([lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar()])
    assert found == ["on"]
    await writer.close()
    await reader.close()
