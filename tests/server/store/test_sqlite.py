"""How SQLite is set up."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from kaimaku.server.store import Store
from kaimaku.server.store.sqlite import writing_engine


def test_a_commit_is_on_the_disk_and_readers_do_not_wait(tmp_path: Path) -> None:
    engine = writing_engine(tmp_path / "kaimaku.db")
    with engine.connect() as connection:
        pragmas = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
    engine.dispose()
    assert pragmas == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30000}


@pytest.mark.anyio
async def test_housekeeping_reads_by_time_from_an_index(tmp_path: Path) -> None:
    """A room whose time has come is found behind any number of others, at no cost for those."""
    file = tmp_path / "kaimaku.db"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    asked: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, values: Any, *_: object) -> None:
        asked.append((statement, values))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await store.due(1.0)
        await store.untouched(1.0, ("playing", "waiting"))
    finally:
        event.remove(Engine, "before_cursor_execute", note)
        await store.close()
    (due, untouched) = [one for one in asked if one[0].startswith("SELECT")]
    with closing(sqlite3.connect(file)) as database:
        for (statement, values), index in ((due, "ix_rooms_due"), (untouched, "ix_rooms_listed_status_touched")):
            plan = " ".join(row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", values))
            assert "SCAN" not in plan and index in plan
