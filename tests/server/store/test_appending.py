"""Appending to logs: repeated rows, conflicts, company, cancellation, and faults of the database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from kaimaku.server.store import Closed, Conflict, LogRow, Missing, RoomRow, Store, StoreError, Unavailable
from kaimaku.server.store.commits import Commits
from kaimaku.server.store.holder import Holder
from kaimaku.server.store.schema import log
from kaimaku.server.store.sqlite import open_sqlite
from kaimaku.server.store.works import Append, Work

pytestmark = pytest.mark.anyio


def row(n: int, what: str = "pass") -> LogRow:
    return LogRow(n, 0, what, 1000 + n)


async def test_the_same_rows_again_are_fine(store: Store) -> None:
    await store.append("g", [row(0), row(1)])
    await store.append("g", [row(0), row(1)])
    await store.append("g", [row(1), row(2)])
    assert await store.log("g") == [row(0), row(1), row(2)]


@pytest.mark.parametrize("other", [LogRow(1, 0, "no", 1001), LogRow(1, 1, "pass", 1001), LogRow(1, 0, "pass", 7)])
async def test_other_words_in_the_same_place_are_a_conflict_and_nothing_is_kept(store: Store, other: LogRow) -> None:
    await store.append("g", [row(0), row(1)])
    with pytest.raises(Conflict, match="entry 1 of game g"):
        await store.append("g", [row(2), other, row(3)])
    assert await store.log("g") == [row(0), row(1)]


async def test_one_append_cannot_contradict_itself(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("g", [row(0), row(0, "no")])
    await store.append("g", [row(0), row(0)])
    assert await store.log("g") == [row(0)]


@pytest.mark.parametrize("bad", ["a\0b", "\ud800"])
async def test_text_that_cannot_be_stored_is_refused_alone(store: Store, bad: str) -> None:
    done = await asyncio.gather(
        store.append("a", [row(0)]),
        store.append("g", [row(0, bad)]),
        store.append("b", [row(0)]),
        return_exceptions=True,
    )
    assert done[0] is None and done[2] is None
    assert isinstance(done[1], (StoreError, ValueError)) and not isinstance(done[1], Unavailable)
    assert [await store.log(game) for game in ("a", "g", "b")] == [[row(0)], [], [row(0)]]


async def test_a_conflict_fails_nobody_else_in_the_group(store: Store) -> None:
    await store.append("g5", [row(0)])
    done = await asyncio.gather(
        *(store.append(f"g{n}", [row(0, f"choose {n}"), row(1)]) for n in range(10)), return_exceptions=True
    )
    assert [type(each) for each in done] == [type(None)] * 5 + [Conflict] + [type(None)] * 4
    assert await store.log("g5") == [row(0)]
    for n in (0, 4, 6, 9):
        assert await store.log(f"g{n}") == [row(0, f"choose {n}"), row(1)]


async def test_of_two_that_want_the_same_place_the_first_has_it(store: Store) -> None:
    done = await asyncio.gather(
        store.append("g", [row(0, "first")]), store.append("g", [row(0, "second")]), return_exceptions=True
    )
    assert done[0] is None and isinstance(done[1], Conflict)
    assert await store.log("g") == [row(0, "first")]


async def test_rows_and_other_changes_share_a_group(store: Store) -> None:
    room = RoomRow("abcdefgh", "hocg", "waiting", False, 0.0, 0.0, b"")
    done = await asyncio.gather(
        store.append("g", [row(0)]), store.add_room(room), store.add_room(room), store.append("h", [row(0)])
    )
    assert list(done) == [None, True, False, None]
    assert await store.log("g") == await store.log("h") == [row(0)]


async def test_many_tables_share_few_commits(store: Store) -> None:
    async def play(game: str) -> None:
        for n in range(10):
            await store.append(game, [row(n)])

    before = store.commits
    await asyncio.gather(*(play(f"g{n}") for n in range(50)))
    assert store.commits - before < 100  # of 500 appends
    for n in range(50):
        assert await store.log(f"g{n}") == [row(k) for k in range(10)]


async def test_a_caller_that_leaves_loses_nothing_and_disturbs_nobody(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(f"g{n}", [row(0), row(1)])) for n in range(20)]
    await asyncio.sleep(0)  # all of them wait now
    for task in tasks[::2]:
        task.cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in done] == [asyncio.CancelledError, type(None)] * 10
    await store.append("last", [row(0)])
    for n in range(20):
        assert await store.log(f"g{n}") == [row(0), row(1)]


async def test_closing_writes_all_that_waits(store_url: str) -> None:
    store = await Store.open(store_url)
    tasks = [asyncio.create_task(store.append(f"g{n}", [row(0)])) for n in range(30)]
    await asyncio.sleep(0)
    await store.close()
    assert all(task.done() and task.exception() is None for task in tasks)
    with pytest.raises(Closed):
        await store.append("g", [row(0)])
    again = await Store.open(store_url)
    for n in range(30):
        assert await again.log(f"g{n}") == [row(0)]
    await again.close()


async def test_a_healthy_store_says_so_and_a_closed_one_does_not(store_url: str) -> None:
    store = await Store.open(store_url)
    assert await store.healthy()
    await store.close()
    assert not await store.healthy()


async def test_a_full_disk_is_told_to_everybody_and_forgotten_when_there_is_room(tmp_path: Path) -> None:
    writer, reader = await open_sqlite(tmp_path / "kaimaku.db")
    commits = Commits(writer)

    async def limit(pages: str) -> None:
        await commits.put(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())

    big = [row(0, "x" * 100_000)]
    await limit("1")  # SQLite takes the present size instead
    await commits.put(Append("g", [row(0)]))
    done = await asyncio.gather(*(commits.put(Append(game, big)) for game in "ab"), return_exceptions=True)
    assert [type(each) for each in done] == [Unavailable, Unavailable]
    await commits.put(Append("g", [row(1)]))
    await limit("1000000")
    await commits.put(Append("a", big))
    await commits.close()
    await reader.close()
    store = await Store.open(f"sqlite:///{tmp_path / 'kaimaku.db'}")
    assert [await store.log(game) for game in "abg"] == [big, [], [row(0), row(1)]]
    await store.close()


async def test_a_change_that_fails_halfway_leaves_nothing_and_disturbs_nobody(tmp_path: Path) -> None:
    writer, reader = await open_sqlite(tmp_path / "kaimaku.db")
    commits = Commits(writer)

    def halfway(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO log VALUES ('half', 0, 0, 'pass', 0)")
        raise Missing("the other half")

    done = await asyncio.gather(
        commits.put(Append("a", [row(0)])),
        commits.put(halfway),
        commits.put(Append("b", [row(0)])),
        return_exceptions=True,
    )
    assert [type(each) for each in done] == [type(None), Missing, type(None)]
    assert await reader.read(select(log.c.game).order_by(log.c.game)) == [("a",), ("b",)]
    await commits.close()
    await reader.close()


async def test_a_broken_connection_is_replaced(tmp_path: Path) -> None:
    writer, reader = await open_sqlite(tmp_path / "kaimaku.db")
    commits = Commits(writer)

    def break_it(connection: Connection) -> None:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.close()

    with pytest.raises(Unavailable):
        await commits.put(break_it)
    await commits.put(Append("a", [row(0)]))
    assert await reader.read(select(log.c.game)) == [("a",)]
    await commits.close()
    await reader.close()


class Failing:
    """A writer that fails as long as it is told to."""

    own = Holder.this()

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.groups: list[int] = []
        self.middleware = asyncio.Event()

    async def write(self, works: Sequence[Work]) -> list[object]:
        self.groups.append(len(works))
        await self.middleware.wait()
        if self.error is not None:
            raise self.error
        return [None] * len(works)

    async def close(self) -> None:
        pass


async def test_what_arrives_during_a_commit_makes_the_next_group() -> None:
    writer = Failing()
    commits = Commits(writer)
    first = commits.put(lambda connection: None)
    await asyncio.sleep(0)
    more = [commits.put(lambda connection: None) for _ in range(7)]
    await asyncio.sleep(0)
    assert writer.groups == [1] and not first.done()
    writer.middleware.set()
    await asyncio.gather(first, *more)
    assert writer.groups == [1, 7]


async def test_an_unexpected_fault_reaches_all_callers_and_the_next_group_is_written() -> None:
    writer = Failing()
    writer.middleware.set()
    writer.error = RuntimeError("strange")
    commits = Commits(writer)
    done = await asyncio.gather(*(commits.put(lambda connection: None) for _ in range(3)), return_exceptions=True)
    assert [type(each) for each in done] == [Unavailable] * 3
    writer.error = None
    await commits.put(lambda connection: None)
    assert writer.groups == [3, 1]


async def test_what_nobody_waits_for_gives_way_to_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """It never shares a commit with them, and waits until none are there, but not for ever."""
    groups: list[list[str]] = []
    busy = 5  # commits during which another decision arrives

    class Recorder(Failing):
        async def write(self, works: Sequence[Work]) -> list[object]:
            groups.append([work.game if isinstance(work, Append) else "checkpoint" for work in works])
            if len(groups) < busy:
                decision()
            return [None] * len(works)

    def decision() -> asyncio.Future[object]:
        return commits.put(Append("game", [row(len(groups))]))

    def checkpoint() -> asyncio.Future[object]:
        return commits.put(lambda connection: None, later=True)

    commits = Commits(Recorder())
    await asyncio.gather(decision(), checkpoint(), decision(), checkpoint())
    assert groups == [["game"] * 2, *[["game"]] * 4, ["checkpoint"] * 2]
    monkeypatch.setattr("kaimaku.server.store.commits.PATIENT", -1.0)
    groups.clear()
    busy = 0
    await asyncio.gather(decision(), checkpoint())
    assert groups == [["checkpoint"], ["game"]]
