"""While a table from outside does its worst, the server answers everybody else, stops it and starts again well."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace

import httpx
import pytest

from kaimaku.server.app import Application
from kaimaku.server.rooms.game.game_log import replay_id
from kaimaku.server.settings import Settings
from kaimaku.server.store import ReplayRow
from kaimaku.wire.play import Choose
from tests.server.app.test_hostile_replays import room
from tests.server.rooms.late_harm import HarmedLane, Trap, late
from tests.server.rooms.table import Client, code_of, step

pytestmark = pytest.mark.anyio
PATIENCE = 180.0


class Server:
    """An application whose workers meet the harm for real."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.application = Application(settings)
        self.begun, self.go = folder / "begun", folder / "go"
        workers = self.application.workers
        workers.replays = HarmedLane("vcard", "hangs", self.begun, self.go)
        workers.rehearsals = HarmedLane("vcard", "hangs", self.begun, self.go)
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(self.application), base_url="http://kaimaku.test")

    async def __aenter__(self) -> Server:
        await self.application.open()
        self.rooms = self.application.api.state.rooms
        return self

    async def __aexit__(self, *_: object) -> None:
        self.go.touch()
        await self.client.aclose()
        await self.application.farewell()
        await self.application.close()

    async def create(self, new: dict[str, object]) -> Client:
        answer = await self.client.post("/api/rooms", json=new)
        assert answer.status_code == 201, answer.text
        return await self.sit(answer.json()["code"], answer.json()["token"])

    async def sit(self, code: str, token: str) -> Client:
        house = SimpleNamespace(rooms=self.rooms, time=self.rooms.time, hooks=SimpleNamespace(noted=[]))
        return await Client(house, code, token).welcomed()  # type: ignore[arg-type]

    async def until_it_begins(self, a: Client) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.begun.exists():
                if a.question is not None:
                    a.say(Choose(a.question.asked, 0))
                await asyncio.sleep(0.01)


async def test_everybody_else_is_answered_meanwhile(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Trap, "ran", 0)
    data = late("vcard", 20).to_bytes()
    async with Server(settings, tmp_path) as server:
        row = ReplayRow(replay_id(data), "vcard", ["?", "?"], 0, 0, time.time(), False, None, data)
        await server.application.api.state.store.add_replay(row)
        other = await server.create({"game": "hocg", "name": "Ben", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        a = await server.create(room("vcard", row.id, "as_was"))
        await server.until_it_begins(a)
        assert (await server.client.get("/health")).status_code == 200
        assert (await server.client.get(f"/api/rooms/{code_of(a)}")).json()["status"] == "playing"
        for _ in range(3):
            await step([other], Random(1))
        server.go.touch()
        await a.until(lambda: a.info is not None and a.info.status == "stopped")
        assert a.info is not None and a.info.incident and not Trap.ran
    async with Server(settings, tmp_path) as again:
        back = await again.sit(code_of(a), a.token)
        assert back.info is not None and back.info.status == "stopped" and not Trap.ran
        assert (await again.client.get("/health")).status_code == 200
