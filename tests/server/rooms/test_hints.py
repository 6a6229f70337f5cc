"""Hints and puzzles at a table of the server: who may ask, what is told, and that nothing hidden is in it."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.desk import desk
from kaimaku.games.hocg.table import DECK, HAND
from kaimaku.kernel.table import Table
from kaimaku.puzzles.goal import SOLVER
from kaimaku.puzzles.puzzle import puzzles
from kaimaku.server.rooms.bots.thinking import think
from kaimaku.server.rooms.game.hints import hint_thought
from kaimaku.wire.play import AskHint, AskUndo, Choose, Hinted, Refused
from kaimaku.wire.room import FromScenario, NewRoom, RoomOptions, SeatPlan
from tests.depth import at_depth
from tests.server.rooms.many import gather, go_on, play_of
from tests.server.rooms.table import Client, House, code_of

pytestmark = pytest.mark.anyio
GAME = "hocg"
PUZZLE = puzzles(GAME)[0]


async def against_bot(house: House, start: FromScenario | None = None) -> Client:
    seats = [SeatPlan("me"), SeatPlan("bot", "random")]
    mine = await house.rooms.create(NewRoom(GAME, "Aki", seats, RoomOptions(undo="free"), start))
    return await Client(house, mine.code, mine.token).welcomed()


async def test_whoever_plays_against_a_bot_is_told_an_option_of_the_open_question(house: House) -> None:
    a = await against_bot(house)
    for _ in range(6):
        while a.question is None:
            await house.settle()
        told = await a.asks(AskHint(), Hinted)
        assert told.asked == a.question.asked and told.option is not None and told.words is not None and told.why
        option = a.question.options[told.option] if told.option < len(a.question.options) else None
        assert option is None or option.words is None or option.words == told.words
        a.say(Choose(a.question.asked, told.option))
        await house.settle()
    assert not house.monitor.noted


async def test_people_have_to_switch_hints_on(house: House) -> None:
    a, b = await house.pair()
    refused = await a.asks(AskHint(), Refused)
    assert refused.why.words.en == "Hints are off at this table."
    a, b = await house.pair(options=RoomOptions(hints=True))
    asked = a if a.question is not None else b
    assert (await asked.asks(AskHint(), Hinted)).option is not None
    watcher = await Client(house, code_of(a)).welcomed()
    assert "watching" in (await watcher.asks(AskHint(), Refused)).why.words.en


@pytest.mark.parametrize(("game", "players"), [("hocg", 2), ("danmaku", 4), ("vcard", 2)])
async def test_a_table_dealt_anew_for_the_seat_gives_the_same_hint_byte_for_byte(
    house: House, game: str, players: int
) -> None:
    """A hint uses nothing that the seat can't know."""
    people = await gather(house, players, game=game)
    rng = Random(5)
    live = play_of(house, people[0])
    seen = different = 0
    for n in range(at_depth(40, 200)):
        await go_on(house, people, rng)
        if live.result is not None or not live.table.asked:
            continue
        seat = rng.choice(live.table.asked)
        real: Table = live.table
        task = hint_thought(live, seat)
        other = desk(game).game.determinize(real, seat, Random(n))
        different += other.to_data() != real.to_data()
        live.playthrough.table = other
        again = hint_thought(live, seat)
        live.playthrough.table = real
        assert again == task
        if n % 8 == 0:
            assert think(again) == think(task)
        seen += 1
    assert seen > 10 and different > seen // 2


async def test_a_puzzle_is_judged_after_every_decision(house: House) -> None:
    a = await against_bot(house, FromScenario(PUZZLE.id))
    assert a.info is not None and a.info.puzzle == PUZZLE.id
    told = await a.asks(AskHint(), Hinted)
    assert told.puzzle is not None and told.puzzle.state == "open" and told.puzzle.line
    assert a.question is not None
    while told.puzzle is not None and told.puzzle.state == "open":
        if a.question is not None and told.option is not None and told.asked == a.question.asked:
            a.say(Choose(a.question.asked, told.option))
        await house.settle()
        told = await a.asks(AskHint(), Hinted)
    assert told.puzzle is not None and told.puzzle.state == "solved"
    assert not house.monitor.noted


async def test_a_wrong_decision_is_told_and_can_be_taken_back(house: House) -> None:
    puzzle = puzzles(GAME)[-1]  # going straight on misses it
    a = await against_bot(house, FromScenario(puzzle.id))
    assert a.question is not None and a.question.passing is not None
    a.say(Choose(a.question.asked, a.question.passing))
    await house.settle()
    told = await a.asks(AskHint(), Hinted)
    assert told.puzzle is not None and told.puzzle.state == "missed" and told.option is None
    a.say(AskUndo())
    await house.settle()
    told = await a.asks(AskHint(), Hinted)
    assert told.puzzle is not None and told.puzzle.state == "open" and told.option is not None


async def test_the_hand_of_the_other_lies_open_in_a_puzzle_and_the_deck_does_not(house: House) -> None:
    hands = 0
    for puzzle in puzzles(GAME):
        t = puzzle.stage().table
        known = {card for card in range(len(t.defs)) if t.known[card] >> SOLVER & 1}
        theirs = t.zones[HAND + 1 - SOLVER]
        assert known.issuperset(theirs) and known.isdisjoint(t.zones[DECK + SOLVER][1:])
        hands += bool(theirs)
        game = desk(GAME).game
        view = game.view(t, SOLVER)
        assert view == game.view(game.determinize(t, SOLVER, Random(1)), SOLVER)
    assert hands


async def test_a_bot_can_be_asked_for_by_its_level_and_has_a_first_name(house: House) -> None:
    seats = [SeatPlan("me"), SeatPlan("bot", "beginner")]
    mine = await house.rooms.create(NewRoom(GAME, "Aki", seats))
    a = await Client(house, mine.code, mine.token).welcomed()
    assert a.info is not None and (a.info.seats[1].bot, a.info.seats[1].name) == ("beginner", "Toma")
    for _ in range(3):
        while a.question is None:
            await house.settle()
        a.say(Choose(a.question.asked, 0))
        await house.settle()
    assert not house.monitor.noted
