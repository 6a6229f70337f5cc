"""Replay files that are made to harm: each is refused with a reason, nobody else waits, and no table stops."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest

from kaimaku import games
from kaimaku.server.app import Application
from kaimaku.server.rooms.game.game_log import replay_id
from kaimaku.server.store import ReplayRow
from kaimaku.wire.replays import ReplayFrames
from tests.hostile import own, position, replay, spoiled
from tests.server.app.games import finished

pytestmark = pytest.mark.anyio
BINARY = {"content-type": "application/octet-stream"}
SEATS = {"hocg": 2, "vcard": 2, "danmaku": 4}


@pytest.fixture
async def stranger(application: Application) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at another address."""
    transport = httpx.ASGITransport(application, client=("192.0.2.66", 4711))
    async with httpx.AsyncClient(transport=transport, base_url="http://kaimaku.test") as made:
        yield made


def files(game: str) -> dict[str, bytes]:
    """Hostile files as bytes, as far as JSON can write them."""
    found = {}
    for what, data, _ in (*spoiled(game), *own(game)):
        made = replay(game, data).to_bytes()
        if len(made) < 200_000:
            found[what] = made
    return found


async def upload(client: httpx.AsyncClient, data: bytes) -> httpx.Response:
    return await client.post("/api/replays", content=data, headers=BINARY)


def room(game: str, id: str, how: str = "as_known") -> dict[str, object]:
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 1)
    start = {"type": "replay", "replay": id, "at": 0, "seat": 0, "how": how}
    return {"game": game, "name": "Aki", "seats": seats, "start": start}


@pytest.mark.parametrize("game", games.names())
async def test_every_one_is_refused(client: httpx.AsyncClient, application: Application, game: str) -> None:
    tried = files(game)
    assert len(tried) > 40
    for what, data in tried.items():
        answer = await upload(client, data)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_replay"), (what, answer.text)
        assert len(answer.content) < 2_000 and "incident" not in answer.json(), what
    assert application.metrics.incidents._value.get() == 0


@pytest.mark.parametrize("game", games.names())
async def test_what_was_kept_all_the_same_is_neither_shown_nor_played_on(
    client: httpx.AsyncClient, application: Application, game: str
) -> None:
    """As if an older server had taken it."""
    for what, data in list(files(game).items())[::9]:
        names = [f"Player {n}" for n in range(SEATS[game])]
        row = ReplayRow(replay_id(data), game, names, 0, 0, time.time(), False, None, data)
        await application.state.store.add_replay(row)
        shown = await client.get(f"/api/replays/{row.id}/frames")
        assert (shown.status_code, shown.json()["code"]) == (422, "no_view"), what
        checked = await client.get(f"/api/replays/{row.id}/verify")
        assert checked.status_code == 200 and checked.json()["ok"] is False, what
        for how in ("as_known", "as_was"):
            played = await client.post("/api/rooms", json=room(game, row.id, how))
            assert (played.status_code, played.json()["code"]) == (422, "not_playable"), (what, played.text)
    assert application.metrics.incidents._value.get() == 0


@pytest.mark.parametrize("game", games.names())
async def test_a_sound_position_is_kept_shown_and_played_on(client: httpx.AsyncClient, game: str) -> None:
    answer = await upload(client, replay(game, position(game)).to_bytes())
    assert answer.status_code == 201, answer.text
    id = answer.json()["id"]
    shown = await client.get(f"/api/replays/{id}/frames")
    assert shown.status_code == 200 and len(msgspec.json.decode(shown.content, type=ReplayFrames).steps) == 1
    played = await client.post("/api/rooms", json=room(game, id))
    assert played.status_code == 201, played.text
    about = await client.get(f"/api/rooms/{played.json()['code']}")
    assert about.json()["status"] == "playing" and about.json()["practice"]


def wait_for(path: Path) -> None:
    """Work that goes on until a test ends it."""
    while not path.exists():
        time.sleep(0.01)


async def test_whoever_keeps_the_workers_busy_keeps_nobody_else_waiting(
    client: httpx.AsyncClient, stranger: httpx.AsyncClient, application: Application, tmp_path: Path
) -> None:
    """Frames, checks and uploads of another address are done meanwhile, and tables go on."""
    kept = (await upload(client, finished().to_bytes())).json()["id"]
    go, lanes = tmp_path / "go", (application.workers.uploads, application.workers.replays)
    for lane in lanes:
        lane.patience = 600
    stuck = [asyncio.create_task(lane.do("192.0.2.66", wait_for, go)) for lane in lanes for _ in range(1 + lane.each)]
    await asyncio.sleep(0)
    busy = await upload(stranger, finished("vcard").to_bytes())
    assert (busy.status_code, busy.json()["code"]) == (503, "busy")
    assert (await stranger.get(f"/api/replays/{kept}/frames")).status_code == 503

    assert (await client.get(f"/api/replays/{kept}/frames?seat=1")).status_code == 200
    assert (await client.get(f"/api/replays/{kept}/verify")).json()["ok"] is True
    assert (await upload(client, finished("vcard").to_bytes())).status_code == 201
    made = await client.post("/api/rooms", json=room("hocg", kept))
    assert made.status_code == 201, made.text
    assert (await client.get(f"/api/rooms/{made.json()['code']}")).json()["status"] == "playing"
    assert not any(task.done() for task in stuck)
    go.touch()
    await asyncio.gather(*stuck)
    assert (await stranger.get(f"/api/replays/{kept}/frames")).status_code == 200
