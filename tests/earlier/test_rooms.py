"""Rooms that an earlier version stored open as they were left: the same view, the same question, the same story."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaimaku.server.store import Store
from tests.server.rooms.table import Client, House

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
RECORDED_AT = 1_794_930_000.0  # the rooms were left a little later
TOLD_SINCE = ("no-effect",)  # kinds of lines that were not in the journal then
ROOMS: list[dict[str, Any]] = json.loads(gzip.decompress((HERE / "rooms.json.gz").read_bytes()))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def bare(part: object) -> object:
    """Without its words: those may be put better."""
    if isinstance(part, dict):
        if part.keys() == {"en", "ja"}:
            return "…"
        return {key: bare(value) for key, value in part.items() if key not in ("words", "label")}
    return [bare(each) for each in part] if isinstance(part, list) else part


def known(now: object, then: object) -> bool:
    """Is everything there as it was? A view may say more than it did."""
    if isinstance(now, dict) and isinstance(then, dict):
        return all(key in now and known(now[key], then[key]) for key in then)
    if isinstance(now, list) and isinstance(then, list):
        return len(now) == len(then) and all(map(known, now, then))
    return now == then


def old_lines(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was told then; its numbers grow by what is told besides."""
    return [{**line, "n": 0} for line in lines if line["kind"] not in TOLD_SINCE]


async def test_stored_rooms_open_as_they_were_left(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "kaimaku.db")
    database.executescript(gzip.decompress((HERE / "rooms.sql.gz").read_bytes()).decode())
    database.close()
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'kaimaku.db'}")
    house = House(store)
    house.time.seconds += RECORDED_AT - house.time.wall()
    assert len(ROOMS) == 9
    for kept in ROOMS:
        client = await Client(house, kept["code"], kept["token"]).welcomed()
        if kept["question"] is not None:
            await client.until(lambda client=client: client.question is not None)  # type: ignore[misc]
        told = json.loads(msgspec.json.encode(client.state))
        told["lines"], kept["lines"] = old_lines(told["lines"]), old_lines(kept["lines"])
        for part in ("view", "lines", "question"):
            assert known(bare(told.get(part)), bare(kept[part])), (kept["game"], kept["kind"], part)
    assert house.monitor.noted == []
    house.rooms.services.closing = True
    house.rooms.services.tasks.cancel()
    await store.close()
