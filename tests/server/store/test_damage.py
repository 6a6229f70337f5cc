"""A damaged file is found at the start, or told once when it is met; nothing is written to it afterwards."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from kaimaku.server.store import Damaged, LogRow, ReplayRow, Store, Unavailable
from kaimaku.server.store import sqlite as sqlite_module

pytestmark = pytest.mark.anyio

PAGE = 4096


async def filled(file: Path) -> None:
    store = await Store.open(f"sqlite:///{file}")
    for n in range(60):
        await store.append(f"g{n}", [LogRow(k, 0, f"choose {k} {'x' * 100}", 0) for k in range(30)])
        data = Random(n).randbytes(9000)
        await store.add_replay(ReplayRow(f"{n:032x}", "hocg", ["A", "B"], 1, 1, float(n), True, None, data))
    await store.close()


def trees(file: Path) -> list[int]:
    """The pages that say where something is. The others are full of data, in which only its reader sees damage."""
    data = file.read_bytes()
    return [page for page in range(1, len(data) // PAGE) if data[page * PAGE] in (2, 5, 10, 13)]


def overwrite(file: Path, page: int, what: bytes) -> None:
    with file.open("rb+") as opened:
        opened.seek(page * PAGE)
        opened.write(what)


@pytest.mark.parametrize("what", ["zeros", "noise"])
@pytest.mark.parametrize("where", [0.1, 0.4, 0.7, 0.9])
async def test_damage_in_the_middle_is_found_at_the_start(tmp_path: Path, where: float, what: str) -> None:
    file = tmp_path / "kaimaku.db"
    await filled(file)
    found = trees(file)
    page = found[int(len(found) * where)]
    overwrite(file, page, bytes(PAGE) if what == "zeros" else Random(page).randbytes(PAGE))
    before = file.read_bytes()
    with pytest.raises(Damaged, match=r"damaged|malformed"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_bytes() == before


async def test_half_a_file_is_found_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "kaimaku.db"
    await filled(file)
    with file.open("rb+") as opened:
        opened.truncate(file.stat().st_size // PAGE // 2 * PAGE)
    with pytest.raises(Damaged):
        await Store.open(f"sqlite:///{file}")


async def test_looking_takes_only_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file too large to be looked through in time is opened all the same."""
    file = tmp_path / "kaimaku.db"
    await filled(file)
    monkeypatch.setattr(sqlite_module, "CHECKING", 0.0)
    overwrite(file, trees(file)[-1], bytes(PAGE))  # what is found when the time is over is not relied on
    store = await Store.open(f"sqlite:///{file}")
    assert await store.healthy()
    await store.close()


async def test_damage_that_is_met_later_ends_all_writing_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kaimaku.db"
    await filled(file)
    with sqlite3.connect(file) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'replays'").fetchone()
    database.close()
    monkeypatch.setattr(sqlite_module, "_check", lambda path: None)
    overwrite(file, root - 1, bytes(PAGE))
    store = await Store.open(f"sqlite:///{file}")
    ended: list[Exception] = []
    store.when_ended(ended.append)
    assert await store.healthy()
    for _ in range(3):
        with pytest.raises(Damaged):
            await store.replay("0" * 32)
    assert [type(error) for error in ended] == [Damaged]
    with pytest.raises(Damaged):
        await store.append("g", [LogRow(0, 0, "pass", 0)])
    assert not await store.healthy()
    assert len(await store.log("g1")) == 30  # what can be read is
    await store.close()


async def test_text_that_cannot_be_what_was_stored_is_damage(tmp_path: Path) -> None:
    file = tmp_path / "kaimaku.db"
    await filled(file)
    store = await Store.open(f"sqlite:///{file}")
    database = sqlite3.connect(file, isolation_level=None)
    database.execute('UPDATE replays SET names = \'["A\' WHERE "when" = 59')
    database.close()
    with pytest.raises(Unavailable):
        await store.replays()
    await store.close()
