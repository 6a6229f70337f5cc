"""Healthy is a store that can be written to, not one that merely answers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import cast

import asyncpg
import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import create_async_engine

from kaimaku.server.store import LogRow, Store, Unavailable
from kaimaku.server.store import health as health_module
from kaimaku.server.store import postgres as postgres_module
from kaimaku.server.store.sqlite import SqliteWriter
from kaimaku.server.store.works import Work

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def tried_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "EVERY", 0.0)
    monkeypatch.setattr(postgres_module, "RETRIES", (0.0, 0.0))


async def test_it_really_writes(store: Store, store_url: str) -> None:
    engine = create_async_engine(store_url)

    async def seen() -> float:
        async with engine.connect() as connection:
            return float((await connection.execute(text("SELECT seen FROM holder"))).scalar_one())

    before = await seen()
    assert await store.healthy()
    assert await seen() > before
    await engine.dispose()


async def test_a_file_that_only_reads_is_not_healthy(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'kaimaku.db'}")
    writer = cast(SqliteWriter, store._writer)

    def read_only(driver: sqlite3.Connection, _: object) -> None:
        driver.execute("PRAGMA query_only = ON")

    event.listen(writer._engine, "connect", read_only)
    writer._drop()
    await writes_nothing(store)
    event.remove(writer._engine, "connect", read_only)
    writer._drop()
    assert await store.healthy()
    await store.close()


async def test_a_database_that_has_become_a_replica_is_not_healthy(store: Store, store_url: str) -> None:
    if store_url.startswith("sqlite"):
        return
    name = store_url.rpartition("/")[2]
    connection = await asyncpg.connect(f"{store_url.rpartition('/')[0].replace('+asyncpg', '')}/postgres")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    await writes_nothing(store)
    await connection.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await connection.close()
    assert await store.healthy()


async def writes_nothing(store: Store) -> None:
    for _ in range(2):
        assert not await store.healthy()
        with pytest.raises(Unavailable):
            await store.append("g", [LogRow(0, 0, "pass", 0)])
    assert await store.log("g") == []  # reading goes on


class Stuck:
    """A writer that takes everything and never answers, until it is let."""

    def __init__(self, write: Callable[[Sequence[Work]], Awaitable[list[object]]]) -> None:
        self.write_really = write
        self.free = asyncio.Event()
        self.asked = asyncio.Event()
        self.writes = 0

    async def write(self, works: Sequence[Work]) -> list[object]:
        self.writes += 1
        self.asked.set()
        await self.free.wait()
        return await self.write_really(works)


async def test_no_answer_is_no_good_answer_and_attempts_do_not_pile_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_module, "ANSWER", 0.02)
    stuck = Stuck(store._writer.write)
    monkeypatch.setattr(store._writer, "write", stuck.write)
    assert await asyncio.gather(*(store.healthy() for _ in range(20))) == [False] * 20
    await stuck.asked.wait()
    for _ in range(3):
        assert not await store.healthy()
    assert stuck.writes == 1 and not store._commits._waiting
    stuck.free.set()
    monkeypatch.setattr(health_module, "ANSWER", 30.0)
    assert await store.healthy()


async def test_an_answer_holds_for_a_moment(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "EVERY", 3600.0)
    assert await store.healthy()
    commits = store.commits
    assert all([await store.healthy() for _ in range(50)])
    assert store.commits == commits
