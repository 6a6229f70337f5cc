"""How SQLite is set up."""

from __future__ import annotations

from pathlib import Path

from kaimaku.server.store.sqlite import writing_engine


def test_a_commit_is_on_the_disk_and_readers_do_not_wait(tmp_path: Path) -> None:
    engine = writing_engine(tmp_path / "kaimaku.db")
    with engine.connect() as connection:
        pragmas = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
    engine.dispose()
    assert pragmas == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30000}
