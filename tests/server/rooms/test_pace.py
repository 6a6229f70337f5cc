"""Pace: how long an answer takes to count tells nothing about hidden cards."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kaimaku.kernel.decisions import PROMPT_BY_NAME
from kaimaku.wire.play import AskUndo, Choose, Refused, Update
from kaimaku.wire.room import ClockPlan, RoomOptions
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, over

pytestmark = pytest.mark.anyio

FLOOR = 1.5
PACED = replace(SETTINGS, floor=FLOOR)


async def until_veiled(house: House, clients: tuple[Client, Client], rng: Random) -> Client:
    """Play until a question rests on hidden cards; whoever is asked it."""
    for _ in range(500):
        await house.settle()
        assert not over(clients[0])
        asked = clients[0] if clients[0].question is not None else clients[1]
        question = asked.question
        assert question is not None
        if question.floor:
            return asked
        asked.say(Choose(question.asked, rng.randrange(len(question.options))))
    raise AssertionError("nothing was ever veiled")


async def test_a_quick_answer_is_held(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await house.pair()
    asked = await until_veiled(house, (a, b), Random(1))
    other, question = b if asked is a else a, asked.question
    assert question is not None and question.floor == FLOOR
    rows, heard = len(memory.logs[f"{code_of(a)}-1"]), len(other.got)
    asked.say(Choose(question.asked, 0))
    await house.pass_time(FLOOR - 0.01)
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows and len(other.got) == heard
    asked.say(Choose(question.asked, 0))  # an impatient second click changes nothing
    if len(question.options) > 1:
        assert "Your answer is in" in (await asked.asks(Choose(question.asked, 1), Refused)).why.words.en
    await house.pass_time(0.02)
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows + 1
    assert len(other.got) > heard


async def test_a_slow_answer_counts_at_once(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await house.pair()
    asked = await until_veiled(house, (a, b), Random(1))
    question = asked.question
    assert question is not None
    await house.pass_time(FLOOR)
    asked.say(Choose(question.asked, 0))
    await asked.until(lambda: asked.question is not question)


async def test_a_held_answer_can_be_taken_back_and_survives_a_reload(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await house.pair()
    asked = await until_veiled(house, (a, b), Random(1))
    question, rows = asked.question, len(memory.logs[f"{code_of(a)}-1"])
    assert question is not None
    asked.say(Choose(question.asked, 0))
    await house.settle()
    asked.say(AskUndo())
    await house.settle()
    assert isinstance(asked.state, Update) and asked.question == question
    await house.pass_time(5)
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows
    asked.say(AskUndo())
    await house.settle()
    asked = await until_veiled(house, (a, b), Random(1))
    question, rows = asked.question, len(memory.logs[f"{code_of(a)}-1"])
    assert question is not None
    asked.say(Choose(question.asked, 0))
    await house.settle()
    await asked.leave()
    tab = await Client(house, code_of(a), asked.token).welcomed()
    assert house.time.seconds < 1e9 and (tab.question is None or len(memory.logs[f"{code_of(a)}-1"]) > rows)
    await house.pass_time(FLOOR)
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows + 1


@pytest.mark.parametrize("clock", [ClockPlan("game", total=600), ClockPlan("move", move=30, bank=60)])
async def test_the_clock_starts_when_an_answer_may_count(memory: MemoryStore, clock: ClockPlan) -> None:
    """Until then it stands still for everybody to see, so that nobody sees it stop."""
    house = House(memory, PACED)
    a, b = await house.pair(RoomOptions(clock=clock))
    asked = await until_veiled(house, (a, b), Random(1))
    question, seat = asked.question, 0 if asked is a else 1
    assert question is not None
    info = await house.rooms.info(code_of(a))
    before = info.seats[seat].clock
    assert before is not None and info.running == []
    await house.pass_time(FLOOR)
    assert a.info is not None and b.info is not None and a.info.running == b.info.running == [seat]
    await house.pass_time(2.0)
    assert (await house.rooms.info(code_of(a))).seats[seat].clock == pytest.approx(before - 2.0)
    asked.say(Choose(question.asked, 0))
    await house.settle()
    left = (await house.rooms.info(code_of(a))).seats[seat]
    assert left.clock == pytest.approx(before - 2.0 if clock.kind == "game" else 30.0) and left.bank in (0.0, 60.0)


async def test_bots_answer_after_a_fixed_pause(memory: MemoryStore) -> None:
    """From a bot's question to what the only person hears, whether or not the question is about hidden cards."""
    house = House(memory, replace(PACED, bot_pause=0.35))
    a = await house.solo()
    waits = []
    rng = Random(7)
    for _ in range(60):
        if over(a):
            break
        await house.settle()
        if a.question is not None:
            question = a.question
            await house.pass_time(FLOOR)
            a.say(Choose(question.asked, rng.randrange(len(question.options))))
            await house.settle()
            continue
        room = house.room(code_of(a))
        assert room.state.live is not None
        began, heard = house.time.seconds, len(a.raw)
        while len(a.raw) == heard:
            wait = house.time.next
            assert wait is not None
            await house.pass_time(wait)
        waits.append(round(a.times[heard] - began, 6))
    assert set(waits) == {0.35} and len(waits) > 10


async def test_a_question_with_one_answer_is_put_all_the_same(memory: MemoryStore) -> None:
    """Were it not, the others would see that there was nothing to choose."""
    house = House(memory, PACED)
    seen = 0
    for seed in range(4):
        clients = await house.pair()
        rng = Random(seed)
        for _ in range(150):
            await house.settle()
            if over(clients[0]):
                break
            asked = clients[0] if clients[0].question is not None else clients[1]
            question = asked.question
            if question is None:
                break
            seen += bool(question.floor and len(question.options) == 1)
            await house.pass_time(FLOOR)
            asked.say(Choose(question.asked, rng.randrange(len(question.options))))
    assert seen


async def test_a_window_nobody_may_know_about_stays_open_for_a_while_but_not_for_ever(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer at once counts after the shortest time of any window; none at all is a pass after the longest."""
    monkeypatch.setattr(PROMPT_BY_NAME["hocg:main"], "secret", True)
    house = House(memory, PACED)
    a, b = await house.pair(RoomOptions(clock=ClockPlan("game", total=600)))
    rng = Random(1)
    for answers in (True, False):
        while True:
            await house.settle()
            asked = a if a.question is not None else b
            question = asked.question
            assert question is not None
            if question.prompt == "hocg:main":
                break
            await house.pass_time(FLOOR)
            asked.say(Choose(question.asked, rng.randrange(len(question.options))))
        assert (question.floor, question.window) == (3.0, 20.0)
        assert asked.info is not None and asked.info.running == []
        closes = 3.0 if answers else 20.0
        rows = len(memory.logs[f"{code_of(a)}-1"])
        if answers:
            asked.say(Choose(question.asked, 0))
        await house.pass_time(closes - 0.2)
        assert len(memory.logs[f"{code_of(a)}-1"]) == rows
        await house.pass_time(0.3)
        log = memory.logs[f"{code_of(a)}-1"]
        assert len(log) == rows + 1
        assert answers or log[-1].what == "pass"
