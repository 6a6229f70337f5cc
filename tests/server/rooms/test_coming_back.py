"""Reload, lose the network, come back: the same seat, the same state, and what was missed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.rooms import RoomSettings
from kaimaku.server.store import RoomRow
from kaimaku.wire.play import Choose, Line, Update, Welcome
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, over, step

pytestmark = pytest.mark.anyio


def told(client: Client) -> list[Line]:
    return [line for m in client.got if isinstance(m, Welcome | Update) for line in m.lines]


async def test_a_reload_in_mid_choice_shows_the_same_question(house: House) -> None:
    clients = list(await house.pair())
    rng = Random(1)
    for _ in range(60):
        await step(clients, rng)
        at = next(i for i, c in enumerate(clients) if c.question is not None)
        before = clients[at].state
        await clients[at].leave()
        clients[at] = await Client(house, code_of(clients[at]), clients[at].token).welcomed()
        after = clients[at].state
        assert isinstance(after, Welcome) and before is not None
        assert (after.question, after.view, after.n, after.undo) == (
            before.question,
            before.view,
            before.n,
            before.undo,
        )


async def test_what_was_missed_is_told(house: House) -> None:
    a, b = await house.pair()
    rng = Random(2)
    for _ in range(20):
        await step([a, b], rng)
    while a.question is not None:
        await step([a, b], rng)
    seen = a.state.n if a.state else 0
    await a.leave()
    while b.question is not None:
        question = b.question
        b.say(Choose(question.asked, 0))
        await b.until(lambda q=question: b.question is not q)  # type: ignore[misc]
    back = await Client(house, code_of(a), a.token, seen=seen).welcomed()
    assert isinstance(back.state, Welcome)
    assert back.state.missed == back.state.n - seen > 0
    assert back.state.lines[:seen] == told(a)


async def test_two_tabs_show_the_same(house: House) -> None:
    a, b = await house.pair()
    tab = await Client(house, code_of(a), a.token).welcomed()
    rng = Random(3)
    for _ in range(40):
        if not over(a):
            await step([a, b], rng)
    await tab.until(lambda: tab.state is not None and a.state is not None and tab.state.n == a.state.n)
    assert told(tab) == told(a) and tab.question == a.question
    assert a.info is not None and a.info.seats[0].present
    await tab.leave()
    await house.settle()
    assert a.info.seats[0].present


async def test_programs_are_spared_what_they_do_not_read(house: House) -> None:
    a, b = await house.pair()
    program = await Client(house, code_of(a), a.token, words=False, views=False).welcomed()
    rng = Random(4)
    for _ in range(40):
        await step([a, b], rng)
    await program.until(lambda: program.state is not None and a.state is not None and program.state.n == a.state.n)
    assert [(x.n, x.kind, x.card, x.more) for x in told(program)] == [(x.n, x.kind, x.card, x.more) for x in told(a)]
    assert all(line.words is None for line in told(program)) and any(line.words for line in told(a))
    for m in program.got:
        if isinstance(m, Welcome | Update):
            assert m.view is None
            assert m.question is None or (m.question.words is None and m.question.options[0].words is None)


async def test_a_seat_is_not_opened_everywhere(memory: MemoryStore) -> None:
    house = House(memory, RoomSettings(bot_pause=0, floor=0, idle=1e9, tabs=2, watchers=2))
    a, _ = await house.pair()
    await Client(house, code_of(a), a.token).welcomed()
    third = Client(house, code_of(a), a.token)
    await third.ended()
    assert third.problems() == ["tabs"]
    for _ in range(2):
        await Client(house, code_of(a)).welcomed()
    third = Client(house, code_of(a))
    await third.ended()
    assert third.problems() == ["crowded"]


async def test_a_room_leaves_the_memory_and_comes_back(memory: MemoryStore) -> None:
    from msgspec.structs import replace

    house = House(memory, replace(SETTINGS, idle=60.0))
    a, b = await house.pair()
    rng = Random(5)
    for _ in range(25):
        await step([a, b], rng)
    code, before = code_of(a), a.state
    await house.pass_time(600)
    assert code in house.rooms._rooms
    await a.leave()
    await b.leave()
    await house.pass_time(59)
    assert code in house.rooms._rooms
    await house.pass_time(120)
    assert code not in house.rooms._rooms
    again = await Client(house, code, a.token).welcomed()
    assert before is not None and again.state is not None
    assert (again.state.view, again.state.question) == (before.view, before.question)


async def test_a_room_whose_people_are_gone_finishes_its_bots_turn(memory: MemoryStore) -> None:
    from msgspec.structs import replace

    house = House(memory, replace(SETTINGS, idle=60.0))
    a = await house.solo()
    await a.leave()
    await house.pass_time(600)
    assert not house.rooms._rooms
    again = await Client(house, code_of(a), a.token).welcomed()
    assert again.question is not None


async def test_a_room_is_never_in_memory_twice(memory: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for it at once: two writers of one table would be the end of it."""
    house = House(memory)
    a, _ = await house.pair()
    slow = memory.room

    async def room(code: str) -> RoomRow | None:
        await asyncio.sleep(0.01)
        return await slow(code)

    monkeypatch.setattr(memory, "room", room)
    cold = house.again()
    async with AsyncExitStack() as stack:
        holding = [stack.enter_async_context(cold.rooms.holding(code_of(a))) for _ in range(8)]
        held = await asyncio.gather(*holding)
        assert len({id(room) for room in held}) == 1 and held[0].holds == 8
        with pytest.raises(ApiError):
            await asyncio.gather(*(stack.enter_async_context(cold.rooms.holding("zzzzzzzz")) for _ in range(3)))
    assert held[0].holds == 0
