"""What docs/protocol.md promises about a connection and about the numbers of questions."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from kaimaku.wire.play import AutoPass, Choose, Problem, Update
from kaimaku.wire.room import NewRoom, RoomOptions, SeatPlan
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, over

pytestmark = pytest.mark.anyio


async def test_storage_leaves_the_socket_open_and_the_table_is_told(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair()
    asked = a if a.question is not None else b
    question = asked.question
    assert question is not None
    memory.failing = {"append", "log"}
    asked.say(Choose(question.asked, 0))
    problem = await asked.hears(Problem)
    assert problem.fault.code == "storage" and asked.closed is None
    memory.failing = set()
    at = len(asked.got)
    await house.pass_time(5)
    told = [message for message in asked.got[at:] if isinstance(message, Update)]
    assert told[0].back and told[0].question is not None and told[0].question.asked == question.asked
    asked.say(Choose(question.asked, 0))
    await asked.until(lambda: asked.question is None or asked.question.asked != question.asked)
    assert asked.closed is None and asked.problems() == ["storage"]


async def test_asked_only_grows_and_counts_what_was_passed_without_a_word(house: House) -> None:
    plans = [SeatPlan("me"), *[SeatPlan("bot", "random")] * 3]
    mine = await house.rooms.create(NewRoom("danmaku", "Aki", plans, RoomOptions(window=0)))
    client = await Client(house, mine.code, mine.token).welcomed()
    client.say(AutoPass("always"))
    rng, numbers = Random(2), [0]
    for _ in range(60):
        await house.pass_time(5)
        if over(client):
            break
        if client.question is not None:
            numbers.append(client.question.asked)
            client.say(Choose(client.question.asked, rng.randrange(len(client.question.options))))
    steps = [after - before for before, after in pairwise(numbers)]
    assert len(steps) > 10 and min(steps) >= 1 and max(steps) > 1
    assert not client.refusals() and not house.monitor.noted
