"""Lessons at a table of the server: the coach speaks to one player alone, and is the same after everything."""

from __future__ import annotations

import pytest

from kaimaku.lessons.lesson import LEARNER
from kaimaku.lessons.shipped import lessons
from kaimaku.server.errors.api_error import ApiError
from kaimaku.wire.play import AskUndo, Choose, Coaching
from kaimaku.wire.room import FromScenario, NewRoom, SeatPlan
from tests.server.rooms.table import Client, House, code_of, over

pytestmark = pytest.mark.anyio
GAME = "hocg"
FIRST = lessons(GAME)[0]
START = FromScenario(FIRST.id)


async def learner(house: House) -> Client:
    seats = [SeatPlan("me"), SeatPlan("bot", "random")]
    mine = await house.rooms.create(NewRoom(GAME, "Aki", seats, start=START))
    return await Client(house, mine.code, mine.token).welcomed()


def coaching(client: Client) -> Coaching:
    assert client.state is not None and client.state.coach is not None
    return client.state.coach


async def do_as_told(client: Client) -> None:
    assert client.state is not None and client.state.question is not None
    client.say(Choose(client.state.question.asked, coaching(client).options[0]))
    await client.house.settle()


async def test_doing_what_the_coach_says_wins_the_game(house: House) -> None:
    a = await learner(house)
    said = {coaching(a).pages[-1].words.en}
    while not over(a):
        await do_as_told(a)
        said.add(coaching(a).pages[-1].words.en)
    assert a.info is not None and a.info.outcome is not None and a.info.outcome.winners == [LEARNER]
    assert (coaching(a).done, coaching(a).over) == (len(FIRST.steps), True)
    assert {step.pages[-1].words.en for step in FIRST.steps if step.acts} <= said


async def test_the_bots_of_a_lesson_have_first_names(house: House) -> None:
    a = await learner(house)
    assert a.info is not None and (a.info.seats[1].name, a.info.seats[1].name_ja) == ("Emi", "エミ")
    assert a.info.seats[1].bot == "random"


async def test_coming_back_and_taking_back_lead_to_the_same_words(house: House) -> None:
    a = await learner(house)
    told = []
    for _ in range(4):
        told.append(coaching(a))
        await do_as_told(a)
    a.say(AskUndo())
    await house.settle()
    assert coaching(a).topic == told[3].topic and coaching(a).done == told[3].done
    again = await Client(house, code_of(a), a.token).welcomed()
    assert coaching(again) == coaching(a)


async def test_only_the_player_hears_the_coach(house: House) -> None:
    a = await learner(house)
    watcher = await Client(house, code_of(a)).welcomed()
    assert watcher.state is not None and watcher.state.coach is None
    silent = await Client(house, code_of(a), a.token, words=False).welcomed()
    assert silent.state is not None and silent.state.coach is None


async def test_there_is_no_such_lesson(house: House) -> None:
    seats = [SeatPlan("me"), SeatPlan("bot", "random")]
    with pytest.raises(ApiError) as wrong:
        await house.rooms.create(NewRoom(GAME, "Aki", seats, start=FromScenario("lesson:none")))
    assert wrong.value.fault.code == "no_scenario"
