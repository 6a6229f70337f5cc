"""Bots of the last level think for long, in processes of their own: the tables of everybody else go on meanwhile."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.kernel.table import Table
from kaimaku.server.rooms import BotPool
from kaimaku.server.rooms.bots.thinking import Thought, thought
from kaimaku.usual import decks_for
from tests.depth import at_depth

pytestmark = pytest.mark.anyio

BOTS = 8
GAME = "vcard"
OWN = 0.1  # seconds of the event loop's processor time for each thought: sending it, waiting, reading the answer


def asked(seed: int) -> Thought:
    """A question with much to choose from."""
    game, usual, rng = games.game(GAME), bot("greedy", GAME), Random(seed)
    t: Table = game.new(decks_for(GAME, 2), seed)
    while t.turn < 3 or len(game.options(t, t.asked[0])) < 6:
        game.decide(t, t.asked[0], usual.choose(game, t, t.asked[0], rng))
    return thought(game, t, t.asked[0], "master", rng)


async def test_tables_go_on_while_eight_bots_think() -> None:
    game, rng = games.game(GAME), Random(1)
    thoughts = [asked(seed) for seed in range(BOTS)]
    tables = [game.new(decks_for(GAME, 2), seed) for seed in range(at_depth(10, 100))]
    pool = BotPool(2, 600.0, (GAME,), limit=600.0)
    answers = [asyncio.create_task(pool.think(each)) for each in thoughts]
    decisions, played = 0, 0.0
    before = time.thread_time()
    try:
        while not all(answer.done() for answer in answers):
            at = time.thread_time()
            for n, t in enumerate(tables):
                if t.result is None:
                    game.decide(t, t.asked[0], rng.choice(game.options(t, t.asked[0])))
                    decisions += 1
                else:
                    tables[n] = game.new(decks_for(GAME, 2), rng.getrandbits(30))
            played += time.thread_time() - at
            await asyncio.wait(answers, timeout=0.02)
        spent = time.thread_time() - before - played
        for each, answer in zip(thoughts, answers, strict=True):
            assert answer.result() in each.options
    finally:
        await pool.close()
    assert decisions > len(tables)
    assert spent < OWN * BOTS + 0.0002 * decisions, f"the event loop spent {spent:.2f} s on {BOTS} thoughts"
