"""What takes seconds to work out the first time is worked out once, step by step, while others go on."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from kaimaku.judge.scenario.shipped import shipped
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

    asking = asyncio.gather(*(made.of("vcard") for _ in range(5)))
    await somebody_else()
    assert len(worked) == len(set(worked)) == len(shipped("vcard"))
    assert all(after - before <= 1 for before, after in pairwise(turns))


async def test_who_leaves_stops_the_work_for_nobody() -> None:
    made = Warm()
    first = asyncio.ensure_future(made.of("vcard"))
    second = asyncio.ensure_future(made.of("vcard"))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert first.cancelled()
