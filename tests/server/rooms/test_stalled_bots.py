"""Bots that stall, die or answer rubbish: every thought ends, and no other table notices."""

from __future__ import annotations

import asyncio
import os
import signal
from random import Random
from typing import Any

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.kernel.decisions import NO, PASS, Option
from kaimaku.kernel.questions import ENOUGH
from kaimaku.server.rooms import BotPool
from kaimaku.server.rooms.bots.thinking import Thought, thought
from kaimaku.server.rooms.bots.worker import Work, WorkerFault, work
from kaimaku.server.rooms.core.decisions import bot_answered
from kaimaku.server.rooms.core.effects import Effects
from kaimaku.server.rooms.shell import bot_seats
from kaimaku.server.rooms.shell.bot_seats import least
from kaimaku.usual import decks_for
from kaimaku.wire.play import Choose
from tests.depth import at_depth
from tests.server.rooms import rogue
from tests.server.rooms.inline import InlineBots
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over

pytestmark = pytest.mark.anyio

TABLES = at_depth(4, 8)
PATIENCE = 6.0  # seconds for a thought of a worker that is ready
BUSY = 90.0  # seconds of real time, on the busiest machine
HANGING = [rogue.silent, rogue.deaf]
DYING = [rogue.stillborn, rogue.mortal]
RUBBISH = [rogue.babbling, rogue.pickled, rogue.flooding, rogue.outside, rogue.number, rogue.unpicklable]
FAILING = [rogue.raising, rogue.leaving, rogue.hungry]
SOUND = [rogue.outside, rogue.number, rogue.unpicklable, rogue.raising, rogue.leaving]  # processes that can go on


class Pool(BotPool):
    """Remembers why workers were replaced."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE, work: Work = work, limit: float = BUSY) -> None:
        self.why: list[str] = []
        super().__init__(workers, patience, ("hocg",), limit=limit, replaced=self.why.append, work=work)

    def signal(self, number: signal.Signals, most: int = 99) -> None:
        for worker in list(self.workers)[:most]:
            assert worker.pid is not None
            os.kill(worker.pid, number)


async def decide(client: Client, rng: Random) -> None:
    """Answer, and wait until one is asked again or the game is over; bots have decided in between."""
    question = client.question
    assert question is not None
    at = len(client.got)
    client.say(Choose(question.asked, rng.randrange(len(question.options))))
    async with asyncio.timeout(BUSY):
        while not over(client) and (client.question is None or client.question is question or len(client.got) == at):
            client.bell.clear()
            await client.bell.wait()


async def round_of(clients: list[Client], decisions: int = 4) -> int:
    """So many decisions at each table, all tables at once; how often a bot decided meanwhile."""

    async def play(n: int, client: Client) -> int:
        rng, moved = Random(n), 0
        room = client.house.room(code_of(client))
        for _ in range(decisions):
            if over(client):
                break
            assert room.state.live is not None
            before = room.state.live.moves
            await decide(client, rng)
            moved += room.state.live.moves > before + 1
        return moved

    return sum(await asyncio.gather(*(play(n, client) for n, client in enumerate(clients))))


async def tables(house: House, count: int = TABLES) -> list[Client]:
    """So many tables with a bot, at each of which the person is asked."""
    clients = [await house.solo() for _ in range(count)]
    for client in clients:
        async with asyncio.timeout(BUSY):
            while client.question is None:
                client.bell.clear()
                await client.bell.wait()
    return clients


@pytest.mark.parametrize(
    ("number", "workers"),
    [
        (signal.SIGSTOP, 2),
        (signal.SIGKILL, 1),
        pytest.param(signal.SIGSTOP, 1, marks=pytest.mark.deep),
        pytest.param(signal.SIGKILL, 2, marks=pytest.mark.deep),
    ],
)
async def test_a_worker_that_is_stopped_or_killed_strands_nobody(
    memory: MemoryStore, number: signal.Signals, workers: int
) -> None:
    pool = Pool(workers)
    house = House(memory, bots=pool)
    try:
        clients = await tables(house)
        pool.signal(number, most=1)
        assert await round_of(clients, 8) >= TABLES
        assert ("stalled" if number == signal.SIGSTOP else "lost") in pool.why
        assert not house.monitor.noted  # bots have decided everything themselves
    finally:
        await pool.close()


@pytest.mark.parametrize("rogue", [*HANGING, *DYING, *RUBBISH, *FAILING], ids=lambda work: work.__name__)
async def test_every_game_goes_on_whatever_comes_from_the_workers(memory: MemoryStore, rogue: Work) -> None:
    """Nothing sensible ever comes: the simplest legal move is taken, and written down."""
    pool = Pool(1, 0.1, rogue, limit=0.5)
    house = House(memory, bots=pool)
    await pool._wake()
    try:
        clients = await tables(house, at_depth(2, TABLES))
        assert await round_of(clients, 2) > 0
        assert {where for where, _ in house.monitor.noted} == {"bot"}
        if rogue not in SOUND:
            assert pool.why
    finally:
        await pool.close()


@pytest.mark.parametrize(("rogue", "why"), [(rogue.silent, "stalled"), (rogue.mortal, "lost")])
async def test_a_thought_uses_up_only_so_many_workers(rogue: Work, why: str) -> None:
    pool, t = Pool(1, 0.1 if why == "stalled" else BUSY, rogue), GAME.new(decks_for("hocg", 2), 5)
    asked = thought(GAME, t, t.asked[0], "greedy", Random(1))
    try:
        with pytest.raises(WorkerFault, match=why):
            await pool.think(asked)
        assert pool.why == [why] * 3 and not pool.workers
    finally:
        await pool.close()


async def test_an_answer_to_another_thought_does_not_count(memory: MemoryStore) -> None:
    pool = Pool(1, BUSY, rogue.repeating)
    house = House(memory, bots=pool)
    try:
        (client,) = await tables(house, 1)
        assert await round_of([client], 2)
        assert set(pool.why) == {"rubbish"} and not house.monitor.noted
    finally:
        await pool.close()


async def test_waiting_for_a_worker_is_not_thinking(memory: MemoryStore) -> None:
    """Many thoughts wait far longer than any one may take, and all of them are answered."""
    pool = Pool(1, BUSY)
    house = House(memory, bots=pool)
    try:
        clients = await tables(house)
        pool._patience = 0.3
        (worker,) = pool.workers
        assert worker.pid is not None
        place = await pool._turns.take("")  # as if the only worker had much to do
        playing = asyncio.ensure_future(round_of(clients, 4))
        await asyncio.sleep(3 * pool._patience)
        assert not playing.done()
        pool._patience = BUSY
        pool._turns.give_back("", place)
        assert await playing >= 1
        assert not house.monitor.noted and not pool.why
    finally:
        await pool.close()


async def test_what_waits_too_long_is_answered_simply(memory: MemoryStore) -> None:
    pool = Pool(1, 60.0, rogue.silent, limit=0.3)
    house = House(memory, bots=pool)
    try:
        clients = await tables(house, 3)
        assert await round_of(clients, 2)
        assert {type(error) for _, error in house.monitor.noted} == {TimeoutError}
    finally:
        await pool.close()


# --- on this side of the pipe -----------------------------------------------------------------------------------------


class Cancelled(InlineBots):
    async def think(self, asked: Thought) -> Option:
        raise asyncio.CancelledError


class NotAnOption(InlineBots):
    async def think(self, asked: Thought) -> Option:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize("bots", [Cancelled(), NotAnOption()])
async def test_a_thought_that_is_cancelled_or_nothing_strands_nobody(memory: MemoryStore, bots: InlineBots) -> None:
    house = House(memory, bots=bots)
    (client,) = await tables(house, 1)
    assert await round_of([client], 6)
    assert {where for where, _ in house.monitor.noted} == {"bot"}


async def test_what_cannot_be_sent_to_a_bot_strands_nobody(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object, **more: object) -> Thought:
        raise RuntimeError("cannot be dealt anew")

    monkeypatch.setattr("kaimaku.server.rooms.shell.bot_seats.thought", fail)
    house = House(memory)
    (client,) = await tables(house, 1)
    assert await round_of([client], 6)
    assert {where for where, _ in house.monitor.noted} == {"bot"}


def failing(monkeypatch: pytest.MonkeyPatch, times: int, error: BaseException) -> None:
    """The first so many decisions of bots fail under the lock."""
    real = bot_answered
    left = [times]

    def fail(*args: Any, **more: Any) -> Effects:
        left[0] -= 1
        if left[0] >= 0:
            raise error
        return real(*args, **more)

    monkeypatch.setattr(bot_seats, "bot_answered", fail)


@pytest.mark.parametrize("error", [RuntimeError("in the middle of it"), asyncio.CancelledError()])
async def test_a_decision_that_fails_is_asked_for_again(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    failing(monkeypatch, 2, error)
    house = House(memory)
    (client,) = await tables(house, 1)
    assert await round_of([client], 6)
    assert len(house.monitor.noted) == 2 and client.info is not None and client.info.status == "playing"


async def test_one_that_always_fails_stops_the_table(memory: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, 1000, RuntimeError("in the middle of it"))
    house = House(memory)
    client = await house.solo()
    for n in range(20):
        await house.settle()
        assert client.info is not None
        if client.info.status == "stopped":
            break
        if client.question is not None:
            client.say(Choose(client.question.asked, n % len(client.question.options)))
    assert client.info is not None and client.info.status == "stopped" and client.info.incident
    assert len(house.monitor.noted) == 3


def test_what_does_least() -> None:
    play: Option = ("play", 3)
    assert least([PASS, play]) == PASS and least([play, ENOUGH]) == ENOUGH
    assert least([NO, play]) == NO and least([play, ("end",)]) == ("end",)
