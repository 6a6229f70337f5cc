"""What options would do: told to the seat that asks and nobody else, beside the table, within limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import ParamSpec, TypeVar

import pytest

from kaimaku.server.errors.api_error import api_error
from kaimaku.server.rooms.game.foresights import foresights
from kaimaku.wire.play import Choose, Foresee, Foreseen, Refused, WhyNot
from tests.server.rooms.inline import InlineLane
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, step

pytestmark = pytest.mark.anyio
P = ParamSpec("P")
R = TypeVar("R")


async def at_work(house: House) -> tuple[Client, Client]:
    """Two people at a moment when one of them can collab, which is certain to give holo Power; that one first."""
    pair = list(await house.pair())
    rng = Random(2)
    while not any(can_collab(client) for client in pair):
        await step(pair, rng)
    pair.sort(key=can_collab, reverse=True)
    return pair[0], pair[1]


def can_collab(client: Client) -> bool:
    return client.question is not None and any(option.verb == "collab" for option in client.question.options)


async def test_only_whoever_asks_is_told(house: House) -> None:
    asked, other = await at_work(house)
    question = asked.question
    assert question is not None
    heard = len(other.got)
    told = await asked.asks(Foresee(question.asked, list(range(min(40, len(question.options))))), Foreseen)
    assert told.asked == question.asked and told.options
    assert all(found.option is not None and found.facts for found in told.options)
    assert len(other.got) == heard and not house.monitor.noted


async def test_what_is_not_asked_is_not_foreseen(house: House) -> None:
    asked, other = await at_work(house)
    question = asked.question
    assert question is not None
    for message in (Foresee(question.asked + 1, [0]), Foresee(question.asked, [9999]), Foresee(question.asked)):
        assert (await asked.asks(message, Foreseen)).options == []
    assert (await asked.asks(Foresee(question.asked, things=["c9999"]), Foreseen)).options == []
    assert (await other.asks(Foresee(1, [0]), Foreseen)).options == []
    watcher = await Client(house, code_of(asked)).welcomed()
    assert "watching" in (await watcher.asks(Foresee(question.asked, [0]), Refused)).why.words.en


class Slow(InlineLane):
    """A worker that takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def do(self, who: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        await self.go.wait()
        return await super().do(who, work, *args, **kwargs)


async def test_the_table_does_not_wait_for_it(memory: MemoryStore) -> None:
    """Others are answered at once, and the game goes on; the answer is about the question it was asked for."""
    lane = Slow()
    asked, other = await at_work(House(memory, foresights=lane))
    question = asked.question
    assert question is not None and question.passing is not None
    asked.say(Foresee(question.asked, list(range(len(question.options)))))
    await asked.asks(WhyNot("o0"), object)
    asked.say(Choose(question.asked, question.passing))
    await other.until(lambda: other.question is not None or asked.question is not question)
    assert not [message for message in asked.got if isinstance(message, Foreseen)]
    lane.go.set()
    await asked.until(lambda: any(isinstance(message, Foreseen) for message in asked.got))
    told = next(message for message in asked.got if isinstance(message, Foreseen))
    assert told.asked == question.asked and told.options


class Busy(InlineLane):
    async def do(self, who: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        raise api_error("busy")


async def test_too_much_of_it_is_answered_with_nothing(memory: MemoryStore) -> None:
    asked, _ = await at_work(House(memory, foresights=Busy()))
    assert asked.question is not None
    assert (await asked.asks(Foresee(asked.question.asked, [0, 1]), Foreseen)).options == []
    assert not asked.house.monitor.noted


async def test_a_worker_that_fails_is_an_incident_and_an_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, _ = await at_work(house)
    assert asked.question is not None

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    room = house.room(code_of(asked))
    monkeypatch.setattr(type(room.state.playing.desk), "foresight", fail)
    assert (await asked.asks(Foresee(asked.question.asked, [0, 1]), Foreseen)).options == []
    await house.settle()
    assert [where for where, _ in house.monitor.noted] == ["room"]


async def test_work_that_takes_too_long_tells_what_it_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An option that never ends costs half a second of a worker, once."""
    asked, _ = await at_work(house)
    live = house.room(code_of(asked)).state.playing
    seat = live.table.asked[0]
    options = live.desk.game.options(live.table, seat)
    everything = [(n, [option]) for n, option in enumerate(options)]
    whole = foresights(live.desk.game.name, "", live.table.to_data(), seat, everything)
    assert whole
    first, told = whole[0].option, type(live.desk).foresight
    assert first is not None

    def endless(desk, t, seat, answer):  # type: ignore[no-untyped-def]
        while list(answer) != [options[first]]:
            pass
        return told(desk, t, seat, answer)

    monkeypatch.setattr("kaimaku.server.rooms.game.foresights.ALL", 0.05)
    monkeypatch.setattr(type(live.desk), "foresight", endless)
    some = foresights(live.desk.game.name, "", live.table.to_data(), seat, [(first, [options[first]]), *everything])
    assert some == whole[:1]
