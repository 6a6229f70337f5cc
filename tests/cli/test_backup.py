"""`kaimaku backup`: a whole copy, also in the middle of games."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kaimaku.server.store import LogRow, Store
from kaimaku.server.store.backup import copy
from tests.cli.command import complaint, kaimaku

TABLES = 5


async def play(folder: Path, target: Path) -> list[int]:
    """Copy while tables are played; gives how many entries of each were durable before the copy began."""
    store = await Store.open(f"sqlite:///{folder / 'kaimaku.db'}")
    counts = [0] * TABLES
    playing = True

    async def table(number: int) -> None:
        while playing:
            await store.append(f"table{number}", [LogRow(counts[number], 0, "x" * 200, 0)])
            counts[number] += 1

    async with asyncio.TaskGroup() as group:
        for number in range(TABLES):
            group.create_task(table(number))
        while min(counts) < 20:
            await asyncio.sleep(0.001)
        before = list(counts)
        await asyncio.to_thread(copy, folder / "kaimaku.db", target)
        after = list(counts)
        while min(counts) <= max(after):
            await asyncio.sleep(0.001)
        playing = False
    await store.close()
    return before


async def entries(file: Path) -> list[list[int]]:
    store = await Store.open(f"sqlite:///{file}")
    found = [[row.n for row in await store.log(f"table{number}")] for number in range(TABLES)]
    await store.close()
    return found


def test_a_copy_in_the_middle_of_games_is_whole(tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    before = asyncio.run(play(tmp_path, target))
    for count, found in zip(before, asyncio.run(entries(target)), strict=True):
        assert len(found) >= count
        assert found == list(range(len(found)))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    async def make() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'data' / 'kaimaku.db'}")
        await store.append("table0", [LogRow(0, 0, "pass", 0)])
        await store.close()

    asyncio.run(make())
    return tmp_path / "data"


def test_into_a_folder_under_a_name_by_time(capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    ran = kaimaku(capsys, "backup", "--data", data, folder)
    assert ran.code == 0, ran.err
    (file,) = folder.iterdir()
    assert file.name.startswith("kaimaku-") and file.suffix == ".db"
    assert str(file) in ran.out and "bytes" in ran.out
    assert asyncio.run(entries(file))[0] == [0]


def test_nothing_is_overwritten(capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path) -> None:
    target = tmp_path / "letter"
    target.write_text("dear friend")
    assert "already exists" in complaint(kaimaku(capsys, "backup", "--data", data, target))
    assert target.read_text() == "dear friend"


def test_where_there_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "pg_dump" in complaint(kaimaku(capsys, "backup", "--data", tmp_path, tmp_path / "copy.db"))
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_copied_leaves_nothing_behind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "kaimaku.db").write_text("no database " * 100)
    assert "cannot copy" in complaint(kaimaku(capsys, "backup", "--data", tmp_path, tmp_path / "copy.db"))
    assert [file.name for file in tmp_path.iterdir()] == ["kaimaku.db"]


def test_where_nothing_can_be_written(capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path) -> None:
    said = complaint(kaimaku(capsys, "backup", "--data", data, tmp_path / "nowhere" / "copy.db"))
    assert "cannot" in said and not (tmp_path / "nowhere").exists()


def test_the_copy_is_a_plain_database(data: Path, tmp_path: Path) -> None:
    copy(data / "kaimaku.db", tmp_path / "copy.db")
    database = sqlite3.connect(tmp_path / "copy.db")
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert database.execute("SELECT count(*) FROM log").fetchone() == (1,)
    database.close()
