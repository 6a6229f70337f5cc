"""What cannot be stored or read is told as such: 503 everywhere, health is bad, and nothing breaks for good."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from kaimaku.server.app import Application
from kaimaku.server.store import Damaged, ReplayRow, StoreError, Unavailable
from kaimaku.wire.play import Problem
from tests.server.app.games import finished
from tests.server.app.process import Served, refused
from tests.server.app.seats import Sitting, new_room

NEW: dict[str, Any] = {"game": "hocg", "name": "Mio", "seats": [{"kind": "me"}, {"kind": "open"}]}
ID = "0" * 32
# Every route that stores something or reads what is stored.
ROUTES = [
    ("POST", "/api/rooms", {"json": NEW}),
    ("GET", "/api/rooms", {}),
    ("GET", "/api/rooms/abcdefgh", {}),
    ("POST", "/api/rooms/abcdefgh/seats", {"json": {"name": "Mio"}}),
    ("GET", "/api/rooms/abcdefgh/frames", {"headers": {"authorization": "Bearer x"}}),
    ("GET", "/api/replays", {}),
    ("POST", "/api/replays", {"headers": {"content-type": "application/octet-stream"}}),
    ("GET", f"/api/replays/{ID}", {}),
    ("GET", f"/api/replays/{ID}/frames", {}),
    ("GET", f"/api/replays/{ID}/beliefs", {}),
    ("GET", f"/api/replays/{ID}/story", {}),
    ("GET", f"/api/replays/{ID}/file", {}),
    ("GET", f"/api/replays/{ID}/verify", {}),
]


def broken(error: Callable[[], StoreError]) -> Any:
    """A reader and writer of which every use fails."""

    async def fail(_: object) -> Any:
        raise error()

    return fail


@pytest.mark.anyio
@pytest.mark.parametrize(("method", "path", "more"), ROUTES, ids=lambda part: str(part)[:40])
async def test_every_route_says_that_storage_fails(
    application: Application,
    client: httpx.AsyncClient,
    monkeypatch: pytest.MonkeyPatch,
    method: str,
    path: str,
    more: dict[str, Any],
) -> None:
    store = application.api.state.store
    monkeypatch.setattr(store._writer, "write", broken(lambda: Unavailable("disk full")))
    monkeypatch.setattr(store._reader, "read", broken(lambda: Unavailable("no answer")))
    if path == "/api/replays" and method == "POST":
        more = {**more, "content": finished().to_bytes()}
    answer = await client.request(method, path, **more)
    assert (answer.status_code, answer.json()["code"]) == (503, "storage"), answer.text
    assert answer.json()["words"].keys() == {"en", "ja"} and "incident" not in answer.json()
    health = await client.get("/health")
    assert (health.status_code, health.json()["ok"], health.json()["database"]) == (503, False, False)
    assert "kaimaku_incidents_total 0.0" in (await client.get("/metrics")).text


@pytest.mark.anyio
async def test_a_damaged_database_is_one_incident(
    application: Application, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application.api.state.store._reader, "read", broken(lambda: Damaged("malformed")))
    answers = [await client.get(path) for path in ("/api/rooms/abcdefgh", "/api/rooms", "/api/rooms/abcdefgh")]
    answers.append(await client.post("/api/rooms", json=NEW))
    assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(503, "storage")}
    (number,) = {answer.json()["incident"] for answer in answers}
    assert number in answers[0].json()["words"]["en"]
    assert (await client.get("/health")).status_code == 503
    assert "kaimaku_incidents_total 1.0" in (await client.get("/metrics")).text


def until(true: Callable[[], bool]) -> None:
    end = monotonic() + 180
    while not true():
        assert monotonic() < end, "it never came"
        sleep(0.05)


def health(server: Served) -> int:
    return httpx.get(f"{server.url}/health").status_code


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """Nothing counts that is not stored; with room again, everything goes on."""
    with Served(tmp_path) as server:
        seated = new_room(server)
        mine = Sitting(server, seated.code, seated.token)
        question = mine.asked()
        assert question is not None
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        until(lambda: health(server) == 503)
        answer = httpx.post(f"{server.url}/api/rooms", json=NEW)
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        mine.decide()
        while not isinstance(told := mine.hear(), Problem):
            pass
        assert told.fault.code == "storage"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        until(lambda: health(server) == 200)
        again = Sitting(server, seated.code, seated.token)
        assert again.asked() == question
        again.decide()
        assert again.asked() is not None
        assert "Traceback" not in server.log


def test_a_socket_that_cannot_be_served_is_told(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        seated = new_room(server, "open")
        (tmp_path / "kaimaku.db").rename(tmp_path / "aside.db")
        until(lambda: health(server) == 503)
        with connect(f"{server.socket_url}/api/rooms/zzzzzzzz/socket") as wire:
            wire.send('{"type":"hello"}')
            told = msgspec.json.decode(wire.recv(180), type=Problem)
        assert told.fault.code == "storage"
        (tmp_path / "aside.db").rename(tmp_path / "kaimaku.db")
        until(lambda: health(server) == 200)
        assert Sitting(server, seated.code, seated.token).welcome.seat == 0
        assert '"event": "incident"' not in server.log


def test_a_damaged_file_is_told_at_the_start(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        for _ in range(3):
            new_room(server)
        assert server.stop() == 0
    file = tmp_path / "kaimaku.db"
    with sqlite3.connect(file) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'rooms'").fetchone()
    database.close()
    with file.open("rb+") as opened:
        opened.seek((root - 1) * 4096)
        opened.write(b"\xa5" * 4096)
    said = refused(tmp_path)
    assert "is damaged" in said and "restore a backup" in said


@pytest.mark.anyio
async def test_a_replay_whose_row_is_damaged_hides_no_others(
    application: Application, client: httpx.AsyncClient
) -> None:
    for n, outcome in enumerate([b"\xffnot what was stored", None, b"{}"]):
        row = ReplayRow(f"{n:032x}", "hocg", ["A", "B"], 1, 1, float(n), True, outcome, b"")
        await application.api.state.store.add_replay(row)
    for _ in range(3):
        answer = await client.get("/api/replays")
        assert answer.status_code == 200
        assert [each["id"] for each in answer.json()["replays"]] == [f"{1:032x}"]
    assert "kaimaku_incidents_total 2.0" in (await client.get("/metrics")).text
