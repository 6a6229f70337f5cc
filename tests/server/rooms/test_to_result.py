"""Only bots still play: whoever sits here may let them play to the result without pauses, and times tell nothing."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest
from msgspec.structs import replace

from kaimaku.kernel.decisions import Option
from kaimaku.server.rooms.bots.thinking import Thought
from kaimaku.wire.play import Answer, Concede, Leave, Refused, Return, ToResult, Update, Welcome
from tests.server.rooms import many
from tests.server.rooms.many import choose_characters, gather, play_of
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, over

pytestmark = pytest.mark.anyio

PACED = replace(SETTINGS, bot_pause=0.35)


@pytest.fixture(autouse=True)
def _small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    many.install(monkeypatch)


async def defeated(house: House, people: int, machines: int = 5) -> list[Client]:
    """All people have given up, the bots play on."""
    clients = await gather(house, people, machines)
    await choose_characters(house, clients)
    for client in clients:
        client.say(Concede())
    await house.settle()
    assert not over(clients[0])
    return clients


async def test_not_while_anybody_plays(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await gather(house, 2, 3)
    await choose_characters(house, [a, b])
    assert "still in the game" in (await a.asks(ToResult(), Refused)).why.words.en
    a.say(Concede())
    await house.settle()
    assert "Other people are still playing" in (await a.asks(ToResult(), Refused)).why.words.en
    assert a.info is not None and a.info.offer is None


async def test_without_it_every_bot_takes_its_time(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    (a,) = await defeated(house, 1)
    before = play_of(house, a).moves
    await house.pass_time(0.05)
    assert play_of(house, a).moves == before and not over(a)


async def test_all_who_sit_here_must_agree_and_then_nothing_is_waited_for(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await defeated(house, 2)
    watcher = await Client(house, code_of(a)).welcomed()
    a.say(ToResult())
    await house.settle()
    assert b.info is not None and b.info.offer is not None and b.info.offer.kind == "to_result" and not b.info.hurried
    heard = {client: len(client.got) for client in (a, b, watcher)}
    b.say(Answer(True))
    await house.settle()
    assert b.info.hurried or over(b)
    began = house.time.now()
    await house.pass_time(PACED.bot_pause)
    assert over(a) and over(b) and house.time.now() - began < 1
    for client, n in heard.items():
        told = [m for m in client.got[n:] if isinstance(m, Update | Welcome)]
        assert len(told) <= 2 and isinstance(told[-1], Welcome), "times between decisions are not seen"
        assert told[-1].verdict is not None and told[-1].n == len(told[-1].lines) == play_of(house, a).n
    assert not house.monitor.noted


async def test_somebody_who_comes_back_has_not_asked_for_it(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await defeated(house, 2)
    await b.leave()
    a.say(ToResult())
    await house.settle()
    state = house.room(code_of(a)).state
    assert state.hurried
    await Client(house, code_of(a), b.token).welcomed()
    assert not state.hurried


async def test_whoever_takes_the_seat_back_reads_what_the_bots_did(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(memory, PACED)
    (a,) = await gather(house, 1, 5)
    await choose_characters(house, [a])
    await a.asks(Leave(), Update)
    bots = house.rooms.services.bots
    real, thoughts, back = bots.think, count(), asyncio.Event()

    async def think(task: Thought) -> Option:
        if next(thoughts) > 5:
            await back.wait()
        return await real(task)

    monkeypatch.setattr(bots, "think", think)
    before = play_of(house, a).n
    a.say(ToResult())
    await house.settle()
    await house.pass_time(PACED.bot_pause)
    assert play_of(house, a).n > before
    heard = len(a.got)
    a.say(Return())
    await house.settle()
    (told,) = [m for m in a.got[heard:] if isinstance(m, Welcome)]
    assert told.n == len(told.lines) == play_of(house, a).n
    back.set()
