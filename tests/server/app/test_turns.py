"""Addresses share what there is little of: whoever has had least of it is next."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from kaimaku.server.limits import turns as module
from kaimaku.server.limits.turns import Full, Turns

pytestmark = pytest.mark.anyio
GREEDY, QUIET, LATE = "192.0.2.1", "192.0.2.2", "192.0.2.3"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Queue:
    """Pieces of work that each hold a thing for some time; who had it, in order."""

    def __init__(self, things: int = 1, **limits: int) -> None:
        self.clock = Clock()
        self.turns = Turns(range(things), clock=self.clock, **limits)
        self.had: list[str] = []
        self._holding: list[tuple[float, str, int]] = []

    def want(self, who: str, seconds: float = 1.0, pieces: int = 1) -> list[asyncio.Task[None]]:
        return [asyncio.get_running_loop().create_task(self._want(who, seconds)) for _ in range(pieces)]

    async def _want(self, who: str, seconds: float) -> None:
        thing = await self.turns.take(who)
        self.had.append(who)
        self._holding.append((self.clock.now + seconds, who, thing))

    async def run(self, pieces: int) -> None:
        """Until so many more are done."""
        for _ in range(pieces):
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            done = min(self._holding)
            self._holding.remove(done)
            self.clock.now = done[0]
            self.turns.give_back(done[1], done[2])
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def test_many_pieces_of_one_address_delay_nobody_else() -> None:
    queue = Queue()
    queue.want(GREEDY, pieces=50)
    await queue.run(3)
    queue.want(QUIET)
    await queue.run(2)
    assert queue.had.index(QUIET) <= 4


async def test_what_counts_is_time_and_not_pieces() -> None:
    """Whoever asks for long pieces has fewer of them."""
    queue = Queue()
    queue.want(GREEDY, seconds=10.0, pieces=20)
    queue.want(QUIET, seconds=1.0, pieces=100)
    await queue.run(60)
    assert queue.had.count(QUIET) >= 45 and queue.had.count(GREEDY) <= 8


async def test_waiting_saves_nothing_up() -> None:
    """Whoever comes late is next, and then has no more than the others."""
    queue = Queue()
    queue.want(GREEDY, pieces=60)
    await queue.run(30)
    queue.want(LATE, pieces=30)
    await queue.run(20)
    assert 8 <= queue.had[30:].count(LATE) <= 12


async def test_nobody_gets_rid_of_what_they_have_used_by_going_away() -> None:
    queue = Queue()
    queue.want(QUIET, seconds=1.0)
    await queue.run(1)
    queue.want(GREEDY, seconds=50.0)
    await queue.run(1)
    queue.want(QUIET, pieces=10)
    queue.want(GREEDY, pieces=10)
    await queue.run(10)
    assert queue.had[2:12].count(QUIET) == 10


async def test_one_address_never_holds_everything() -> None:
    queue = Queue(3)
    queue.want(GREEDY, seconds=100.0, pieces=10)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert queue.had == [GREEDY, GREEDY]
    queue.want(QUIET)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert queue.had == [GREEDY, GREEDY, QUIET]


async def test_only_so_many_wait() -> None:
    queue = Queue(waiting=5, each=3)
    queue.want(GREEDY, pieces=4)  # one of them has its turn
    await asyncio.sleep(0)
    with pytest.raises(Full):
        await queue.turns.take(GREEDY)
    queue.want(QUIET, pieces=2)
    await asyncio.sleep(0)
    with pytest.raises(Full):
        await queue.turns.take(LATE)
    assert LATE not in queue.turns._accounts


async def test_whoever_goes_away_holds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """At any moment, in any order: in the end everything is free, and hardly anybody is remembered."""
    monkeypatch.setattr(module, "REMEMBERED", 20)
    for seed in range(20):
        rng, things = Random(seed), 1 + seed % 3
        queue = Queue(things)
        tasks = []
        for n in range(200):
            tasks += queue.want(f"{rng.randrange(100)}", rng.random())
            if rng.random() < 0.4:
                await asyncio.sleep(0)
            if rng.random() < 0.4:
                rng.choice(tasks).cancel()
            if n % 3 == 0 and queue._holding:
                await queue.run(1)
        while queue._holding or not all(task.done() for task in tasks):
            await queue.run(1) if queue._holding else await asyncio.sleep(0)
        assert sorted(queue.turns._free) == list(range(things))
        assert len(queue.turns._accounts) <= 20
        assert not any(account.held or account.queue for account in queue.turns._accounts.values())
