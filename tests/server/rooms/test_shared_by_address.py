"""Whoever has much to do for the server, bots that think or games to load, delays nobody but themselves."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from kaimaku.games.desk import desk
from kaimaku.games.hocg.game import GAME
from kaimaku.server.limits.metering import WHO
from kaimaku.server.rooms import BotPool
from kaimaku.server.rooms.bots.thinking import thought
from kaimaku.server.rooms.game.playthrough import Playthrough
from kaimaku.server.rooms.shell.loading import play_through
from kaimaku.speech.spoken import BOTH
from kaimaku.usual import decks_for
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import House
from tests.server.rooms.test_checkpoints import header_of, rows_of

pytestmark = pytest.mark.anyio
GREEDY, QUIET = "192.0.2.1", "192.0.2.2"
MANY = 12


async def test_many_bots_of_one_address_do_not_delay_those_of_others() -> None:
    """As many rooms as one address may open, each with bots: nobody else waits for more than the thought under way."""
    pool, t = BotPool(1, 60.0, ("hocg",)), GAME.new(decks_for("hocg", 2), 5)
    asked, done = thought(GAME, t, t.asked[0], "greedy", Random(1)), list[str]()

    async def think(who: str) -> None:
        WHO.set(who)
        await pool.think(asked)
        done.append(who)

    try:
        async with asyncio.TaskGroup() as group:
            for who in (*[GREEDY] * MANY, QUIET):
                group.create_task(think(who))
        assert done.index(QUIET) <= 1, done
    finally:
        await pool.close()


async def test_long_games_of_one_address_do_not_delay_those_of_others(memory: MemoryStore) -> None:
    """A short game is there before the first of many long ones, though it was asked for last."""
    services, header, done = House(memory).rooms.services, header_of("hocg", 2, 3), list[str]()
    rows = rows_of("hocg", header, Random(3))
    assert len(rows) > 100

    async def load(who: str, most: int) -> None:
        WHO.set(who)
        await play_through(services, Playthrough(desk("hocg"), header, rows[:most], {0: BOTH, None: BOTH}))
        done.append(who)

    async with asyncio.TaskGroup() as group:
        for _ in range(3):
            group.create_task(load(GREEDY, len(rows)))
        await asyncio.sleep(0)
        group.create_task(load(QUIET, 10))
    assert done[0] == QUIET
