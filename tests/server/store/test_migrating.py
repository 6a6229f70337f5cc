"""Databases of older versions are brought up to date. Those in `old/` were recorded with these versions."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from kaimaku.server.store import Store
from tests.server.store.test_opening import differences

pytestmark = pytest.mark.anyio

OLD = Path(__file__).with_name("old")
# The rooms of the recorded databases: a slow game under way, a usual one, and a slow one that is over.
ROOMS = {"sqlite": ("j9qxqbpc", "3adryvb9", "kwyr9p43"), "postgresql": ("bpsbxw6p", "hmccz2kh", "rs73cs5p")}
DUE = 1700174300.0


async def recorded(url: str, version: str) -> None:
    if url.startswith("sqlite"):
        database = sqlite3.connect(url.partition(":///")[2])
        database.executescript((OLD / f"{version}.sqlite.sql").read_text(encoding="utf-8"))
        database.close()
        return
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute((OLD / f"{version}.postgres.sql").read_text(encoding="utf-8"))
    await connection.close()


async def test_a_database_of_version_1(store_url: str) -> None:
    await recorded(store_url, "v0001")
    for _ in range(2):
        store = await Store.open(store_url)
        slow, usual, over = [await store.room(code) for code in ROOMS[store_url.partition("+")[0]]]
        assert slow is not None and (slow.status, slow.due) == ("playing", DUE)
        assert usual is not None and (usual.status, usual.due) == ("playing", None)
        assert over is not None and (over.status, over.due) == ("over", None)
        game = await store.current_game(slow.code)
        assert game is not None
        assert (await store.log(game.id))[-1].what == f"~due {int(DUE)}"
        assert len(await store.log(game.id)) == 11
        assert await store.healthy()
        await store.close()
    engine = create_async_engine(store_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()
