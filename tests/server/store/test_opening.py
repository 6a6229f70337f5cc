"""Opening: addresses, migrations, and two processes at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from kaimaku.server.store import BadUrl, LogRow, Store, TooNew, Unavailable
from kaimaku.server.store.schema import metadata

pytestmark = pytest.mark.anyio

OPEN = """
import asyncio, sys
from kaimaku.server.store import InUse, LogRow, Store

async def opened(url):
    while True:
        try:
            return await Store.open(url)
        except InUse:
            await asyncio.sleep(0.01)

async def main(url, who):
    print("ready", flush=True)
    sys.stdin.readline()
    store = await opened(url)
    await store.append(who, [LogRow(0, 0, who, 1)])
    await store.close()

asyncio.run(main(*sys.argv[1:]))
"""


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


async def test_the_migrations_lead_to_the_tables_of_the_schema(store: Store, store_url: str) -> None:
    engine = create_async_engine(store_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        names = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
    await engine.dispose()
    assert names == {*metadata.tables, "alembic_version"}


async def test_opening_again_changes_nothing(store_url: str) -> None:
    for n in range(3):
        store = await Store.open(store_url)
        await store.append("g", [LogRow(n, 0, "pass", 0)])
        await store.close()
    store = await Store.open(store_url)
    assert len(await store.log("g")) == 3
    await store.close()


def test_processes_that_open_a_new_database_at_once_have_it_one_after_the_other(store_url: str) -> None:
    children = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, store_url, f"child{n}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for n in range(3)
    ]
    for child in children:
        assert child.stdout is not None and child.stdout.readline() == "ready\n"
    for child in children:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    for child in children:
        _, errors = child.communicate(timeout=180)
        assert (child.returncode, errors) == (0, "")

    async def written() -> list[int]:
        store = await Store.open(store_url)
        found = [len(await store.log(f"child{n}")) for n in range(3)]
        await store.close()
        return found

    assert asyncio.run(written()) == [1, 1, 1]


async def test_data_of_a_newer_version_is_left_alone(store_url: str) -> None:
    store = await Store.open(store_url)
    await store.append("g", [LogRow(0, 0, "pass", 0)])
    await store.close()
    engine = create_async_engine(store_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(TooNew, match="newer version of Kaimaku"):
        await Store.open(store_url)
    async with engine.begin() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "9999"
        assert (await connection.execute(text("SELECT count(*) FROM log"))).scalar() == 1
    await engine.dispose()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "starts with"),
        ("kaimaku.db", "starts with"),
        ("mysql://localhost/x", "SQLite and PostgreSQL"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
    ],
)
async def test_an_address_that_cannot_be_used_is_told(url: str, why: str) -> None:
    with pytest.raises(BadUrl, match=why):
        await Store.open(url)


async def test_the_folder_is_made(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'new' / 'folder' / 'kaimaku.db'}")
    assert await store.healthy()
    await store.close()


async def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kaimaku.db"
    file.write_text("a letter to a friend " * 500)
    with pytest.raises(Unavailable, match="can't open"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_text() == "a letter to a friend " * 500


async def test_a_server_that_does_not_answer_is_told_without_its_password() -> None:
    with pytest.raises(Unavailable, match="can't open") as told:
        await Store.open("postgres://kaimaku:hunter2@127.0.0.1:1/kaimaku")
    assert "hunter2" not in str(told.value)


async def test_postgres_addresses_of_any_form_are_taken(postgres: str) -> None:
    plain = postgres.removeprefix("postgresql+asyncpg")
    for scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
        store = await Store.open(f"{scheme}{plain}/postgres")
        assert await store.healthy()
        await store.close()
