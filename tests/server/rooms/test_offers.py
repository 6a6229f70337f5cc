"""Draws and rematches: what all people agree to, and only that."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.kernel.knowledge import commitment
from kaimaku.kernel.replay import Replay
from kaimaku.replays import verify
from kaimaku.wire.common import DeckChoice
from kaimaku.wire.play import Answer, Concede, OfferDraw, Refused, Rematch, Welcome
from kaimaku.wire.room import FromScenario, NewRoom, SeatPlan
from tests.server.hocg_view import hocg_view
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over, play_out, step

pytestmark = pytest.mark.anyio


async def test_an_agreed_draw_ends_the_game(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair()
    for _ in range(12):
        await step([a, b], Random(1))
    a.say(OfferDraw())
    await b.until(lambda: b.info is not None and b.info.offer is not None)
    assert b.info is not None and b.info.offer is not None
    assert (b.info.offer.kind, b.info.offer.seat, b.info.offer.agreed) == ("draw", 0, [0])
    b.say(Answer(True))
    await a.until(lambda: over(a))
    assert a.info is not None and a.info.outcome is not None
    assert (a.info.outcome.winners, a.info.outcome.rule) == ([], "room:draw")
    assert [s.wins for s in a.info.seats] == [0, 0]
    assert verify(Replay.from_bytes(memory.replay_rows[a.info.outcome.replay].data)).result == ((), "room:draw")


async def test_a_draw_can_be_declined_and_withdrawn(house: House) -> None:
    a, b = await house.pair()
    a.say(OfferDraw())
    await house.settle()
    assert "already asked" in (await a.asks(Answer(True), Refused)).why.words.en
    b.say(Answer(False))
    await house.settle()
    assert a.info is not None and a.info.offer is None and a.info.status == "playing"
    assert "declined" in (await a.asks(OfferDraw(), Refused)).why.words.en
    b.say(OfferDraw())
    await house.settle()
    b.say(Answer(False))
    await house.settle()
    assert a.info.offer is None
    b.say(OfferDraw())  # withdrawn is not declined
    await house.settle()
    assert a.info is not None and a.info.offer is not None


async def test_both_offering_agree(house: House) -> None:
    a, b = await house.pair()
    a.say(OfferDraw())
    await house.settle()
    b.say(OfferDraw())
    await a.until(lambda: over(a))


async def test_bots_agree_to_a_draw(house: House) -> None:
    a = await house.solo()
    a.say(OfferDraw())
    await a.until(lambda: over(a))
    assert a.info is not None and a.info.outcome is not None and a.info.outcome.rule == "room:draw"


async def test_there_is_no_rematch_before_the_end_and_no_draw_after_it(house: House) -> None:
    a, _ = await house.pair()
    assert "still going on" in (await a.asks(Rematch(), Refused)).why.words.en
    a.say(Concede())
    await a.until(lambda: over(a))
    assert "over" in (await a.asks(OfferDraw(), Refused)).why.words.en
    assert "no offer" in (await a.asks(Answer(True), Refused)).why.words.en


async def test_a_rematch_is_a_new_game_in_the_same_room(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair()
    await play_out([a, b], Random(1))
    first = a.info
    assert first is not None and first.outcome is not None
    a.say(Rematch())
    await b.until(lambda: b.info is not None and b.info.offer is not None)
    b.say(Answer(True))
    await a.until(lambda: a.info is not None and a.info.number == 2)
    await b.until(lambda: b.info is not None and b.info.number == 2)
    assert a.info is not None and a.info.status == "playing" and a.info.outcome is None
    assert a.info.commitment != first.commitment and a.info.offer is None
    assert [s.wins for s in a.info.seats] == [s.wins for s in first.seats] and sum(s.wins for s in a.info.seats) == 1
    assert isinstance(a.state, Welcome) and a.state.missed == a.state.n and a.state.view is not None
    headers = [memory.game_rows[f"{code_of(a)}-{n}"].header for n in (1, 2)]
    assert headers[0] != headers[1]
    await play_out([a, b], Random(2))
    assert a.info is not None and a.info.outcome is not None
    assert commitment(int(a.info.outcome.seed)) == a.info.commitment
    assert sum(s.wins for s in a.info.seats) == 2


async def test_whoever_went_second_may_start(house: House) -> None:
    a, b = await house.pair()
    rng = Random(3)
    for _ in range(30):
        await step([a, b], rng)
    assert a.state is not None
    first = hocg_view(a.state.view).first
    a.say(Concede())
    await a.until(lambda: over(a))
    for _ in range(2):
        b.say(Rematch(swap=True))
        await a.until(lambda: a.info is not None and a.info.offer is not None and a.info.offer.swap)
        a.say(Answer(True))
        await a.until(lambda: a.info is not None and a.info.status == "playing")
        await house.settle()
        assert hocg_view(a.state.view).first == 1 - first
        first = 1 - first
        a.say(Concede())
        await a.until(lambda: over(a))


async def test_a_rematch_with_another_deck(house: House) -> None:
    a, b = await house.pair()
    a.say(Concede())
    await b.until(lambda: over(b))
    assert b.info is not None
    before = [s.deck for s in b.info.seats]
    no = await a.asks(Rematch(deck=DeckChoice("nobody")), Refused)
    assert "built-in deck" in no.why.words.en
    a.say(Rematch(deck=DeckChoice("azki")))
    await b.until(lambda: b.info is not None and b.info.offer is not None)
    b.say(Answer(True, DeckChoice("sora")))
    await b.until(lambda: b.info is not None and b.info.number == 2)
    assert b.info is not None and [s.deck for s in b.info.seats] == before[::-1] and before[0] != before[1]


async def test_a_deck_changes_only_with_the_rematch(house: House) -> None:
    """Neither an offer that is refused nor one that cannot be made leaves anything behind."""
    a, b = await house.pair()
    a.say(Concede())
    await b.until(lambda: over(b))
    assert b.info is not None
    before = [s.deck for s in b.info.seats]
    a.say(Rematch(deck=DeckChoice("azki")))
    await b.until(lambda: b.info is not None and b.info.offer is not None)
    await a.asks(Rematch(deck=DeckChoice("azki")), Refused)
    assert [s.deck for s in b.info.seats] == before
    b.say(Answer(False))
    await a.until(lambda: a.info is not None and a.info.offer is None)
    b.say(Rematch())
    await a.until(lambda: a.info is not None and a.info.offer is not None)
    a.say(Answer(True))
    await a.until(lambda: a.info is not None and a.info.number == 2)
    assert a.info is not None and [s.deck for s in a.info.seats] == before


async def test_a_bot_is_ready_for_a_rematch(house: House) -> None:
    a = await house.solo()
    a.say(Concede())
    await a.until(lambda: over(a))
    a.say(Rematch())
    await a.until(lambda: a.info is not None and a.info.number == 2)
    await step([a], Random(1))


async def test_a_rematch_begins_even_if_the_server_dies_before_it_does(house: House, memory: MemoryStore) -> None:
    a = await house.solo()
    a.say(Concede())
    await a.until(lambda: over(a))
    memory.failing = {"add_game"}
    a.say(Rematch())
    await house.settle()
    assert not a.problems()  # it is agreed and stored: nobody is told that it does not count
    assert a.info is not None and (a.info.number, a.info.status) == (2, "waiting")
    memory.failing = set()
    cold = await Client(house.again(), code_of(a), a.token).welcomed()
    assert cold.info is not None and (cold.info.number, cold.info.status) == (2, "playing")


async def test_or_as_soon_as_the_store_answers_again(house: House, memory: MemoryStore) -> None:
    a = await house.solo()
    a.say(Concede())
    await a.until(lambda: over(a))
    memory.failing = {"add_game"}
    a.say(Rematch())
    await house.settle()
    memory.failing = set()
    await house.pass_time(2)
    assert a.info is not None and (a.info.number, a.info.status) == (2, "playing")


async def test_a_scenario_is_tried_again_from_its_beginning(house: House) -> None:
    from kaimaku.judge.scenario.shipped import shipped

    name = next(iter(shipped("hocg")))
    new = NewRoom("hocg", "Aki", [SeatPlan("me"), SeatPlan("bot", "random")], start=FromScenario(name))
    mine = await house.rooms.create(new)
    a = await Client(house, mine.code, mine.token).welcomed()
    first = a.state
    assert isinstance(first, Welcome) and first.view is not None and first.room.practice
    a.say(Concede())
    await a.until(lambda: over(a))
    assert a.info is not None and [s.wins for s in a.info.seats] == [0, 0]  # nothing is at stake
    a.say(Rematch(swap=True))
    await a.until(lambda: a.info is not None and a.info.number == 2)
    assert isinstance(a.state, Welcome) and a.state.view == first.view
