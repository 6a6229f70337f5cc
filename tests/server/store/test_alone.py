"""One server at a time has a database: a second one is told who has it, and one that lost it writes nothing more."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import asyncpg
import pytest

from kaimaku.server.store import Damaged, InUse, LogRow, Lost, Store, Unavailable
from kaimaku.server.store.postgres import SESSION
from tests.depth import at_depth

pytestmark = pytest.mark.anyio

SELF = f"process {os.getpid()} on {socket.gethostname()}, since 2"
END_WRITERS = """SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""


def row(n: int) -> LogRow:
    return LogRow(n, 0, f"choose {n}", 0)


async def test_a_second_store_is_refused_and_told_who_has_it(store: Store, store_url: str) -> None:
    with pytest.raises(InUse) as told:
        await Store.open(store_url)
    assert SELF in str(told.value)
    await store.append("g", [row(0)])
    assert await store.healthy()


async def test_once_closed_it_is_free(store_url: str) -> None:
    for n in range(3):
        store = await Store.open(store_url)
        await store.append("g", [row(n)])
        await store.close()


async def test_other_databases_are_not_concerned(store: Store, store_url: str, tmp_path: Path) -> None:
    other = await Store.open(f"sqlite:///{tmp_path / 'other.db'}")
    await other.append("g", [row(0)])
    await other.close()


async def test_another_name_of_the_same_file_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    store = await Store.open(f"sqlite:///{tmp_path / 'real' / 'kaimaku.db'}")
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "kaimaku.db")
    for name in ("folder/kaimaku.db", "link.db", "real/../folder/kaimaku.db"):
        with pytest.raises(InUse):
            await Store.open(f"sqlite:///{tmp_path / name}")
    await store.close()


async def test_a_start_that_fails_lets_go_of_the_lock(tmp_path: Path) -> None:
    file = tmp_path / "kaimaku.db"
    file.write_text("a letter to a friend " * 500)
    for _ in range(2):
        with pytest.raises(Damaged):
            await Store.open(f"sqlite:///{file}")


async def test_a_lock_file_that_somebody_removed_is_made_again(tmp_path: Path) -> None:
    url, lock = f"sqlite:///{tmp_path / 'kaimaku.db'}", tmp_path / "kaimaku.db.lock"
    store = await Store.open(url)
    lock.unlink()
    await store.append("g", [row(0)])
    with pytest.raises(InUse, match=SELF):
        await Store.open(url)
    await store.close()


async def test_whoever_lost_the_lock_to_another_writes_nothing_more(tmp_path: Path) -> None:
    """Somebody removes the lock, and another server starts: the first one must not write beside it."""
    url, lock = f"sqlite:///{tmp_path / 'kaimaku.db'}", tmp_path / "kaimaku.db.lock"
    store = await Store.open(url)
    await store.append("g", [row(0)])
    ended: list[Exception] = []
    store.when_ended(ended.append)
    lock.unlink()
    other = await Store.open(url)
    for _ in range(2):
        with pytest.raises(Lost, match=SELF):
            await store.append("g", [row(1)])
    assert not await store.healthy() and [type(error) for error in ended] == [Lost]
    await other.append("g", [LogRow(1, 1, "another", 0)])
    await other.close()
    with pytest.raises(Lost):  # not even when the other one is gone: what it has stored is not known here
        await store.append("g", [row(2)])
    assert await store.log("g") == [row(0), LogRow(1, 1, "another", 0)]
    await store.close()


async def test_the_other_may_be_gone_already_when_the_loss_is_noticed(tmp_path: Path) -> None:
    url, lock = f"sqlite:///{tmp_path / 'kaimaku.db'}", tmp_path / "kaimaku.db.lock"
    store = await Store.open(url)
    lock.unlink()
    other = await Store.open(url)
    await other.close()
    with pytest.raises(Lost):
        await store.append("g", [row(0)])
    await store.close()


@pytest.mark.parametrize("what", ["removed", "replaced"])
async def test_a_file_that_is_no_longer_there_is_not_written_to(tmp_path: Path, what: str) -> None:
    """Otherwise everything would go into a file that nobody can open any more."""
    file, aside = tmp_path / "kaimaku.db", tmp_path / "aside.db"
    store = await Store.open(f"sqlite:///{file}")
    file.rename(aside)
    if what == "replaced":
        file.write_bytes(aside.read_bytes())
    with pytest.raises(Unavailable, match="removed or replaced"):
        await store.append("g", [row(0)])
    assert not await store.healthy()
    aside.replace(file)
    await store.append("g", [row(0)])
    assert await store.log("g") == [row(0)]
    await store.close()


# --- PostgreSQL: the lock goes with the connection that writes --------------------------------------------------------


@pytest.fixture
async def postgres_url(postgres: str, request: pytest.FixtureRequest) -> str:
    name = f"alone_{abs(hash(request.node.name))}"
    connection = await asyncpg.connect(f"{postgres.replace('+asyncpg', '')}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{postgres}/{name}"


async def ended_writers(url: str) -> int:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    found = await connection.fetch(END_WRITERS)
    await connection.close()
    return len(found)


async def test_a_connection_that_broke_gets_the_lock_again(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    for n in range(at_depth(1, 3)):
        assert await ended_writers(postgres_url) == 1
        await store.append("g", [row(n)])
        with pytest.raises(InUse, match=SELF):
            await Store.open(postgres_url)
    assert await store.healthy()
    await store.close()


async def test_whoever_lost_the_connection_to_another_writes_nothing_more(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.append("g", [row(0)])
    ended: list[Exception] = []
    store.when_ended(ended.append)
    assert await ended_writers(postgres_url) == 1
    other = await Store.open(postgres_url)  # while the first one has nothing to write
    for _ in range(2):
        with pytest.raises(Lost, match=SELF):
            await store.append("g", [row(1)])
    assert not await store.healthy() and [type(error) for error in ended] == [Lost]
    await other.append("g", [LogRow(1, 1, "another", 0)])
    await other.close()
    with pytest.raises(Lost):
        await store.append("g", [row(2)])
    assert await store.log("g") == [row(0), LogRow(1, 1, "another", 0)]
    await store.close()


async def test_health_notices_a_loss_by_itself(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    assert await ended_writers(postgres_url) == 1
    other = await Store.open(postgres_url)
    await other.close()
    assert not await store.healthy()
    with pytest.raises(Lost):
        await store.append("g", [row(0)])
    await store.close()


async def test_a_session_that_did_not_notice_that_we_are_gone_is_ended(postgres_url: str) -> None:
    """As after a broken network: the database still believes in the old connection, which holds the lock."""
    store = await Store.open(postgres_url)
    await store.append("g", [row(0)])
    stuck = await asyncpg.connect(postgres_url.replace("+asyncpg", ""))
    writer = store._writer
    await writer._drop()  # type: ignore[attr-defined]
    while not await stuck.fetchval("SELECT pg_try_advisory_lock(1801546093, hashtext(current_schema()))"):
        await asyncio.sleep(0.01)  # the session ends in its own time
    writer._session = tuple(await stuck.fetchrow(SESSION))  # type: ignore[attr-defined, arg-type]
    await store.append("g", [row(1)])
    assert await store.log("g") == [row(0), row(1)]
    await store.close()


async def test_two_schemas_of_one_database_are_two_databases(postgres_url: str) -> None:
    connection = await asyncpg.connect(postgres_url.replace("+asyncpg", ""))
    await connection.execute("CREATE SCHEMA second")
    store = await Store.open(postgres_url)
    assert await store.log("g") == []  # its connections are made
    await connection.execute(f"ALTER DATABASE {postgres_url.rpartition('/')[2]} SET search_path = second")
    other = await Store.open(postgres_url)
    await other.append("g", [row(0)])
    assert await store.log("g") == []
    await connection.close()
    await other.close()
    await store.close()
