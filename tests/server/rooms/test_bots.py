"""Bots: they get what their seat knows and nothing else, think elsewhere, and may die without harm."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Callable
from random import Random

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.kernel.decisions import Option
from kaimaku.server.limits.metering import PAUSE
from kaimaku.server.rooms import BotPool
from kaimaku.server.rooms.bots.thinking import Thought, think, thought
from kaimaku.server.rooms.shell.bot_seats import LATE
from kaimaku.wire.play import Choose
from kaimaku.wire.room import NewRoom, SeatPlan
from tests.properties.hocg_play import exchange, hidden, walk
from tests.server.rooms.inline import InlineBots
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over, play_out, step

pytestmark = pytest.mark.anyio


class Listening(InlineBots):
    """Remembers what it was sent."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.look: Callable[[Thought], None] = lambda asked: None

    async def think(self, asked: Thought) -> Option:
        self.asked.append(asked)
        self.look(asked)
        return await super().think(asked)


async def test_a_bot_is_sent_only_what_its_seat_knows(memory: MemoryStore) -> None:
    bots = Listening()
    house = House(memory, bots=bots)
    a = await house.solo()
    differs = 0

    def look(asked: Thought) -> None:
        nonlocal differs
        play = house.room(code_of(a)).state.live
        assert play is not None
        truth = play.table
        sent = GAME.load(asked.table)
        assert sent.seed != truth.seed and str(truth.seed) not in repr(asked)
        known = [c for c in range(len(truth.defs)) if truth.known[c] >> asked.seat & 1]
        assert [sent.defs[c] for c in known] == [truth.defs[c] for c in known]
        differs += sent.defs != truth.defs
        assert play.header.seed not in repr(asked)

    bots.look = look
    rng = Random(1)
    for _ in range(60):
        if not over(a):
            await step([a], rng)
    assert len(bots.asked) > 20
    assert differs > len(bots.asked) * 0.8


def test_what_a_bot_is_sent_does_not_depend_on_what_it_may_not_know() -> None:
    """Two tables that differ only in hidden faces give the very same bytes."""
    compared = 0
    for seed in (3, 4, 5):
        for t in walk(seed, every=7):
            (seat,) = t.asked
            other = exchange(t, hidden(t, seat), Random(seed))
            if t.phase == "setup":
                continue  # dealing anew obeys the rules of the set-up there, and takes more or fewer numbers
            one, two = (pickle.dumps(thought(GAME, x, seat, "greedy", Random(9))) for x in (t, other))
            compared += other.defs != t.defs
            assert one == two
    assert compared > 50


def test_a_bot_answers_with_one_of_its_options() -> None:
    for t in walk(8, every=9):
        (seat,) = t.asked
        asked = thought(GAME, t, seat, "greedy", Random(1))
        assert think(asked) in GAME.options(t, seat)


async def test_workers_think_and_a_killed_one_is_replaced(memory: MemoryStore) -> None:
    pool = BotPool(1, 60.0, ("hocg",))
    t = GAME.new(_decks(), 5)
    asked = thought(GAME, t, t.asked[0], "greedy", Random(1))
    try:
        assert await pool.think(asked) in asked.options
        (worker,) = pool.workers
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert await pool.think(asked) in asked.options
        assert worker not in pool.workers
    finally:
        await pool.close()


async def test_a_game_with_bots_in_a_process_of_their_own(memory: MemoryStore) -> None:
    pool = BotPool(1, 60.0, ("hocg",))
    house = House(memory, bots=pool)
    try:
        a = await house.solo()
        rng = Random(3)
        for n in range(12):
            if n == 6:
                for worker in pool.workers:
                    assert worker.pid is not None
                    os.kill(worker.pid, signal.SIGKILL)
            await step([a], rng)
        assert not house.monitor.noted
    finally:
        await pool.close()


class Broken(InlineBots):
    async def think(self, asked: Thought) -> Option:
        raise RuntimeError("no idea")


class Lying(InlineBots):
    async def think(self, asked: Thought) -> Option:
        return ("resign", 1)


@pytest.mark.parametrize("bots", [Broken(), Lying()])
async def test_a_bot_that_fails_takes_the_last_option_and_is_noted(memory: MemoryStore, bots: InlineBots) -> None:
    house = House(memory, bots=bots)
    a = await house.solo()
    for _ in range(10):
        await step([a], Random(1))
    assert house.monitor.noted and {where for where, _ in house.monitor.noted} == {"bot"}
    assert a.info is not None and a.info.status == "playing"


async def test_a_bot_may_sit_first(house: House) -> None:
    seats = [SeatPlan("bot", "random"), SeatPlan("me")]
    mine = await house.rooms.create(NewRoom("hocg", "Aki", seats))
    assert mine.seat == 1
    a = await Client(house, mine.code, mine.token).welcomed()
    await play_out([a], Random(1))


def _decks() -> list[object]:
    from kaimaku.usual import decks_for

    return decks_for("hocg", 2)


async def test_a_bot_answers_later_for_who_has_used_up_their_time(house: House) -> None:
    """Nobody makes the server work by letting bots play among themselves."""
    token = PAUSE.set(lambda: 60.0)
    try:
        a = await house.solo()
    finally:
        PAUSE.reset(token)
    for _ in range(20):
        question = a.question
        if question is None:
            break
        a.say(Choose(question.asked, 0))
        await a.until(lambda asked=question: a.question is not asked)  # type: ignore[misc]
    live = house.room(code_of(a)).state.playing
    assert a.question is None and live.result is None
    decided = live.moves
    await house.pass_time(LATE - 0.1)
    assert live.moves == decided
    await house.pass_time(0.2)
    assert live.moves > decided
