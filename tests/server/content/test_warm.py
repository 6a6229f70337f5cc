"""What takes seconds to work out the first time is worked out once, step by step, while others go on."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from kaimaku.server.content import scenarios, warm
from kaimaku.server.content.warm import Warm
from kaimaku.server.wire.common import GameName

pytestmark = pytest.mark.anyio


async def test_others_have_a_turn_after_every_scenario_and_nobody_works_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[str] = []
    turns: list[int] = []

    def info(game: GameName, id: str) -> object:
        worked.append(id)
        return scenarios.scenario_info(game, id)

    monkeypatch.setattr(warm, "scenario_info", info)
    made = Warm()

    async def somebody_else() -> None:
        while not asking.done():
            turns.append(len(worked))
            await asyncio.sleep(0)

    asking = asyncio.ensure_future(asyncio.gather(*(made.of("vcard") for _ in range(5))))
    await somebody_else()
    assert len(worked) == len(set(worked)) == len(scenarios.shipped("vcard"))
    assert all(after - before <= 1 for before, after in zip(turns, turns[1:], strict=False))


async def test_who_leaves_stops_the_work_for_nobody() -> None:
    made = Warm()
    first = asyncio.ensure_future(made.of("vcard"))
    second = asyncio.ensure_future(made.of("vcard"))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert first.cancelled()


async def test_long_lists_are_packed_once_and_unpacked_for_who_cannot(client: httpx.AsyncClient) -> None:
    for address in ("/api/games", "/api/games/vcard/cards", "/schema"):
        packed = await client.get(address, headers={"accept-encoding": "gzip"})
        bare = await client.get(address, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in bare.headers
        assert packed.json() == bare.json() and packed.headers["vary"] == bare.headers["vary"] == "accept-encoding"
        again = await client.get(address, headers={"if-none-match": packed.headers["etag"]})
        assert again.status_code == 304 and not again.content
