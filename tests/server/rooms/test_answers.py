"""Answers: nothing is applied twice, nothing out of turn, and a "no" says why and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.wire.play import (
    Because,
    Choose,
    Concede,
    Hello,
    PickAll,
    Ping,
    Pong,
    Question,
    Refused,
    Update,
    Welcome,
    WhyNot,
)
from tests.server.hocg_view import hocg_view
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over, step

pytestmark = pytest.mark.anyio


def parts(clients: tuple[Client, Client]) -> tuple[Client, Client, Question]:
    """Who is asked, who is not, and the question."""
    asked, other = clients if clients[0].question is not None else clients[::-1]
    assert asked.question is not None and other.question is None
    return asked, other, asked.question


def seat_of(client: Client) -> int:
    assert isinstance(client.got[0], Welcome) and client.got[0].seat is not None
    return client.got[0].seat


def rows(memory: MemoryStore, client: Client) -> int:
    return len(memory.logs[f"{code_of(client)}-1"])


async def test_only_the_asked_seat_decides(house: House, memory: MemoryStore) -> None:
    clients = await house.pair()
    asked, other, question = parts(clients)
    watcher = await Client(house, code_of(asked)).welcomed()
    for stranger, why in ((other, "not your decision"), (watcher, "watching")):
        for message in (Choose(question.asked, 0), PickAll(question.asked, [])):
            no = await stranger.asks(message, Refused)
            assert why in no.why.words.en and no.question is None
    assert rows(memory, asked) == 0
    assert asked.refusals() == []


async def test_an_option_that_is_not_there(house: House, memory: MemoryStore) -> None:
    asked, _, question = parts(await house.pair())
    no = await asked.asks(Choose(question.asked, len(question.options)), Refused)
    assert no.question == question
    assert rows(memory, asked) == 0


async def test_the_same_answer_twice_counts_once(house: House, memory: MemoryStore) -> None:
    asked, other, question = parts(await house.pair())
    heard = len(other.got)
    asked.say(Choose(question.asked, 0))
    asked.say(Choose(question.asked, 0))
    await asked.until(lambda: sum(isinstance(m, Update) for m in asked.got) == 2)
    first, again = [m for m in asked.got if isinstance(m, Update)]
    assert rows(memory, asked) == 1
    assert (again.lines, again.n, again.question) == ([], first.n, first.question)
    assert asked.refusals() == []
    assert len([m for m in other.got[heard:] if isinstance(m, Update)]) == 1


async def test_another_answer_to_a_closed_question_is_refused_with_the_open_one(
    house: House, memory: MemoryStore
) -> None:
    clients = await house.pair()
    rng = Random(5)
    for _ in range(30):
        await step(list(clients), rng)
    asked, _, question = parts(clients)
    before = rows(memory, asked)
    for stale in (question.asked - 1, question.asked + 1, 0, -1):
        no = await asked.asks(Choose(stale, 777), Refused)
        assert "closed" in no.why.words.en and no.question == question
    assert rows(memory, asked) == before


async def test_questions_of_a_seat_are_numbered_by_themselves(house: House) -> None:
    """A number that counted everybody's questions would tell how often others are asked."""
    clients = await house.pair()
    rng = Random(6)
    for _ in range(120):
        if not over(clients[0]):
            await step(list(clients), rng)
    for client in clients:
        numbers = [m.question.asked for m in client.got if isinstance(m, Update) and m.question is not None]
        assert sorted(set(numbers)) == list(range(min(numbers), max(numbers) + 1))


async def test_a_pick_is_answered_at_once(house: House, memory: MemoryStore) -> None:
    """The first stage is set with several cards; all of them go in one message and one row of the log."""
    clients = await house.pair()
    rng = Random(3)
    for _ in range(4000):
        if over(clients[0]):
            clients = await house.pair()
        asked, _, question = parts(clients)
        if question.pick is not None and question.pick.most >= 2:
            break
        await step(list(clients), rng)
    assert question.pick is not None
    things = question.pick.things[: max(question.pick.least, 2)]
    before = rows(memory, asked)
    no = await asked.asks(PickAll(question.asked, ["c9999"]), Refused)
    assert no.question == question
    no = await asked.asks(PickAll(question.asked, [things[0], things[0]]), Refused)
    assert no.question == question
    assert rows(memory, asked) == before
    asked.say(PickAll(question.asked, things))
    await asked.until(lambda: asked.question is not question)
    log = memory.logs[f"{code_of(asked)}-1"]
    assert len(log) == before + 1
    assert log[-1].what.count("pick") == len(things)
    asked.say(PickAll(question.asked, things))
    await house.settle()
    assert len(memory.logs[f"{code_of(asked)}-1"]) == before + 1


async def test_why_not_is_answered_to_whoever_asks(house: House) -> None:
    clients = await house.pair()
    rng = Random(2)
    for _ in range(20):
        await step(list(clients), rng)
    asked, other, _ = parts(clients)
    assert asked.state is not None
    mine = hocg_view(asked.state.view).sides[seat_of(asked)].oshi.id
    heard = len(other.got)
    because = await asked.asks(WhyNot(mine), Because)
    assert not house.monitor.noted
    assert because.thing == mine
    no = await asked.asks(WhyNot("c9999"), Refused)
    assert "can't see" in no.why.words.en
    assert len(other.got) == heard


async def test_conceding_is_possible_at_any_time(house: House) -> None:
    asked, other, _ = parts(await house.pair())
    other.say(Concede())
    await asked.until(lambda: over(asked))
    assert asked.info is not None and asked.info.outcome is not None
    assert asked.info.outcome.rule == "hocg:1.2.3" and asked.info.outcome.winners == [seat_of(asked)]
    no = await asked.asks(Concede(), Refused)
    assert "over" in no.why.words.en
    no = await asked.asks(Choose(1, 0), Refused)
    assert "over" in no.why.words.en and no.question is None


async def test_pings_are_answered_and_a_second_hello_is_not_needed(house: House) -> None:
    a, _ = await house.pair()
    assert (await a.asks(Ping(7), Pong)).n == 7
    assert "hello" in (await a.asks(Hello(a.token), Refused)).why.words.en
