"""What the tests of the server have in common: what is stored is stored on SQLite, and deep on PostgreSQL, too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from kaimaku.server.store import Store
from tests.server.app.prepared import share
from tests.server.postgres import postgres
from tests.server.valkey import valkey

__all__ = ["postgres", "valkey"]

share()

NAMES = count(1)
# The others on PostgreSQL are deep.
ALWAYS_ON_BOTH = ("test_rows.py", "test_postgres.py", "test_leases.py")
ALSO_ON_BOTH = ("test_a_game_goes_on_from_its_log_alone", "test_kill_nine_while_all_choose")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        values = getattr(item, "callspec", None)
        if values and "postgres" in values.params.values() and not _always(item):
            item.add_marker(pytest.mark.deep)


def _always(item: pytest.Item) -> bool:
    return item.path.name in ALWAYS_ON_BOTH or item.name.partition("[")[0] in ALSO_ON_BOTH


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'kaimaku.db'}"
    return empty_postgres(request.getfixturevalue("postgres"))


def empty_postgres(address: str) -> str:
    """The address of a new database of a PostgreSQL server."""
    name = f"test{next(NAMES)}"
    asyncio.run(_create(address, name))
    return f"{address}/{name}"


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    """An open store on an empty database."""
    opened = await Store.open(store_url)
    yield opened
    await opened.close()


async def _create(address: str, name: str) -> None:
    connection = await asyncpg.connect(f"{address.replace('+asyncpg', '')}/postgres")
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
