"""Two servers on one folder or database: the second is refused, in words, and the first goes on."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import asyncpg
import httpx
import psutil
import pytest

from tests.server.app.process import Served, refused
from tests.server.app.seats import Sitting, new_room

NEW = {"game": "hocg", "name": "Mio", "seats": [{"kind": "me"}, {"kind": "bot"}]}
END_WRITERS = """SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""


def where(store_url: str) -> dict[str, str]:
    """Settings of a server on the file in the folder, or on PostgreSQL."""
    return {} if store_url.startswith("sqlite") else {"KAIMAKU_DATABASE_URL": store_url}


def test_the_second_is_refused_and_told_who_was_first(tmp_path: Path, store_url: str) -> None:
    settings = where(store_url)
    with Served(tmp_path, **settings) as server:
        seated = new_room(server)
        said = refused(tmp_path, **settings)
        assert "can't use the database: another server is using it" in said
        assert f"process {server.process.pid} on {socket.gethostname()}, since 20" in said
        mine = Sitting(server, seated.code, seated.token)
        assert mine.asked() is not None
        mine.decide()
        assert mine.asked() is not None
        assert httpx.get(f"{server.url}/health").status_code == 200
        mine.close()
        assert server.stop() == 0
    with Served(tmp_path, **settings) as server:  # and then it is free
        assert httpx.get(f"{server.url}/api/rooms/{seated.code}").status_code == 200


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path, store_url: str) -> None:
    """Its bots and workers may live a moment longer; they hold no lock either."""
    settings = where(store_url)
    for _ in range(2):
        with Served(tmp_path, **settings) as server:
            seated = new_room(server)
            mine = Sitting(server, seated.code, seated.token)
            assert mine.asked() is not None
            server.kill()


def test_a_stopped_process_still_counts(tmp_path: Path) -> None:
    """One that does not run just now may go on at any moment."""
    with Served(tmp_path) as server:
        frozen = psutil.Process(server.process.pid)
        frozen.suspend()
        try:
            assert f"process {server.process.pid} on" in refused(tmp_path)
        finally:
            frozen.resume()


def test_a_back_up_can_be_made_meanwhile(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        new_room(server)
        copy = tmp_path / "copy.db"
        done = subprocess.run(
            [sys.executable, "-m", "kaimaku", "backup", "--data", str(tmp_path), str(copy)],
            capture_output=True,
            timeout=100,
            check=False,
        )
        assert done.returncode == 0 and copy.stat().st_size > 0


@pytest.mark.parametrize("how", ["file", pytest.param("connection", marks=pytest.mark.deep)])
def test_a_server_that_lost_its_database_to_another_stops(
    tmp_path: Path, how: str, request: pytest.FixtureRequest
) -> None:
    """However that could come about, there are never two that write: the first one leaves, and says why."""
    settings = {}
    if how == "connection":
        address = request.getfixturevalue("postgres")
        asyncio.run(_execute(f"{address}/postgres", "CREATE DATABASE taken_over"))
        settings["KAIMAKU_DATABASE_URL"] = f"{address}/taken_over"
    with Served(tmp_path, **settings) as first:
        frozen = psutil.Process(first.process.pid)
        frozen.suspend()  # awake, it would take the lock again at once
        if how == "file":
            (tmp_path / "kaimaku.db.lock").unlink()
        else:
            asyncio.run(_execute(settings["KAIMAKU_DATABASE_URL"], END_WRITERS))
        with Served(tmp_path / "second", "--data", str(tmp_path), **settings) as second:
            frozen.resume()
            with suppress(httpx.HTTPError):  # it may have noticed by itself, and be gone
                assert httpx.post(f"{first.url}/api/rooms", json=NEW).status_code == 503
            assert first.ended(60) == 1
            said = " ".join(re.sub(r"^\{.*", "", first.log, flags=re.MULTILINE).split())
            assert "another server took over the database" in said and f"process {second.process.pid} on" in said
            assert "Traceback" not in said
            new_room(second)
            assert httpx.get(f"{second.url}/health").status_code == 200


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute(statement)
    await connection.close()
