"""A seat that nobody has taken yet can be given to a bot."""

from __future__ import annotations

import pytest

from kaimaku.server.store import Store
from kaimaku.wire.play import Absent, Refused, Welcome
from kaimaku.wire.room import Join, NewRoom, SeatPlan
from tests.server.rooms.table import Client, House

pytestmark = pytest.mark.anyio


async def _waiting(house: House) -> Client:
    mine = await house.rooms.create(NewRoom("hocg", "Aki", [SeatPlan("me"), SeatPlan("open")]))
    return await Client(house, mine.code, mine.token).welcomed()


async def test_a_bot_takes_an_open_seat_and_the_game_begins(store: Store) -> None:
    me = await _waiting(House(store))
    told = await me.asks(Absent(1, "bot"), Welcome)
    assert told.room.status == "playing"
    assert (told.room.seats[1].kind, told.room.seats[1].bot) == ("bot", "greedy")
    assert told.room.seats[1].deck
    await me.leave()


async def test_such_a_bot_has_a_first_name_in_both_languages_and_plays_as_well_as_was_asked(store: Store) -> None:
    for asked, bot, name in (("", "greedy", ("Emi", "エミ")), ("beginner", "beginner", ("Toma", "トウマ"))):
        me = await _waiting(House(store))
        told = await me.asks(Absent(1, "bot", asked), Welcome)
        seat = told.room.seats[1]
        assert (seat.bot, (seat.name, seat.name_ja)) == (bot, name)
        assert told.room.seats[0].name_ja == ""
        await me.leave()


async def test_a_bot_that_nobody_knows_is_refused(store: Store) -> None:
    me = await _waiting(House(store))
    no = await me.asks(Absent(1, "bot", "hal"), Refused)
    assert no.why.words.en.startswith("hal isn't a bot of this game.")
    assert me.info is not None and me.info.seats[1].kind == "open"
    await me.leave()


async def test_a_person_keeps_the_name_they_gave_even_if_a_bot_has_it(store: Store) -> None:
    house = House(store)
    me = await _waiting(house)
    assert me.info is not None
    await house.rooms.join(me.info.code, Join("Hana"))
    seat = (await house.rooms.info(me.info.code)).seats[1]
    assert (seat.name, seat.name_ja) == ("Hana", "")
    await me.leave()


@pytest.mark.parametrize("what", ["wait", "claim"])
async def test_nothing_else_can_be_done_about_an_open_seat(store: Store, what: str) -> None:
    me = await _waiting(House(store))
    no = await me.asks(Absent(1, what), Refused)  # type: ignore[arg-type]
    assert "hasn't started" in no.why.words.en
    assert me.info is not None and me.info.seats[1].kind == "open"
    await me.leave()


async def test_a_watcher_cannot_fill_a_seat(store: Store) -> None:
    house = House(store)
    me = await _waiting(house)
    assert me.info is not None
    watcher = await Client(house, me.info.code).welcomed()
    await watcher.asks(Absent(1, "bot"), Refused)
    assert (await house.rooms.info(me.info.code)).seats[1].kind == "open"
    await watcher.leave()
    await me.leave()


async def test_a_friend_who_was_quicker_keeps_the_seat(store: Store) -> None:
    house = House(store)
    me = await _waiting(house)
    assert me.info is not None
    await house.rooms.join(me.info.code, Join("Ben"))
    await me.asks(Absent(1, "bot"), Refused)
    assert (await house.rooms.info(me.info.code)).seats[1].name == "Ben"
    await me.leave()
