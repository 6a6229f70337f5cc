"""Somebody is gone: a countdown for all to see, then three choices; and if all are gone, nobody loses."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kaimaku.server.rooms.core.presence import Presence
from kaimaku.wire.play import Absent, Choose, Refused, Return
from kaimaku.wire.room import RoomOptions, SeatInfo
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, house_quiet, over, step

pytestmark = pytest.mark.anyio

AWAY = RoomOptions(away=100)


def seat(client: Client, number: int) -> SeatInfo:
    assert client.info is not None
    return client.info.seats[number]


async def test_everybody_sees_the_countdown_and_its_end(house: House) -> None:
    a, b = await house.pair(AWAY)
    await b.leave()
    await house.settle()
    assert (seat(a, 1).present, seat(a, 1).away) == (False, 100.0)
    heard = len(a.got)
    await house.pass_time(99)
    assert len(a.got) == heard  # clients count themselves
    assert "still has time" in (await a.asks(Absent(1, "claim"), Refused)).why.words.en
    await house.pass_time(2)
    assert (seat(a, 1).present, seat(a, 1).away) == (False, 0.0)
    back = await Client(house, code_of(a), b.token).welcomed()
    await house.settle()
    assert seat(a, 1).present and seat(back, 1).present
    assert "is here" in (await a.asks(Absent(1, "claim"), Refused)).why.words.en


async def test_the_game_can_be_claimed(house: House) -> None:
    a, b = await house.pair(AWAY)
    await b.leave()
    await house.pass_time(101)
    a.say(Absent(1, "claim"))
    await a.until(lambda: over(a))
    assert a.info is not None and a.info.outcome is not None
    assert (a.info.outcome.winners, a.info.outcome.rule) == ([0], "room:claim")
    assert a.info.outcome.words.en and a.info.outcome.words.ja and a.info.outcome.replay
    assert seat(a, 0).wins == 1
    cold = await Client(house.again(), code_of(a), b.token).welcomed()
    assert cold.info is not None and cold.info.outcome == a.info.outcome and seat(cold, 0).wins == 1


async def test_waiting_on_begins_the_countdown_anew(house: House) -> None:
    a, b = await house.pair(AWAY)
    await b.leave()
    await house.pass_time(150)
    a.say(Absent(1, "wait"))
    await house.settle()
    assert seat(a, 1).away == 100.0
    await house.pass_time(60)
    assert "still has time" in (await a.asks(Absent(1, "bot"), Refused)).why.words.en
    await house.pass_time(60)
    a.say(Absent(1, "claim"))
    await a.until(lambda: over(a))


async def test_a_bot_plays_until_the_player_takes_the_seat_back(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair(AWAY)
    rng = Random(1)
    for _ in range(10):
        await step([a, b], rng)
    await b.leave()
    b.state = None
    await house.pass_time(101)
    a.say(Absent(1, "bot"))
    await house.settle()
    assert seat(a, 1).substitute and seat(a, 1).name == "Ben"
    for _ in range(30):
        if not over(a):
            await step([a], rng)
    assert sum(row.seat == 1 for row in memory.logs[f"{code_of(a)}-1"]) > 10
    cold = house.again()
    a = await Client(cold, code_of(a), a.token).welcomed()
    assert seat(a, 1).substitute  # a restart changes nothing
    back = await Client(cold, code_of(a), b.token).welcomed()
    assert seat(back, 1).substitute and seat(back, 1).present and back.question is None
    no = await back.asks(Choose(1, 0), Refused)
    assert "bot is playing for you" in no.why.words.en
    back.say(Return())
    await back.until(lambda: not seat(back, 1).substitute)
    assert "already" in (await back.asks(Return(), Refused)).why.words.en
    await house_quiet([a, back])
    while back.question is None and not over(a):
        await step([a, back], rng)
    assert over(a) or back.question is not None


async def test_a_bot_that_thinks_for_somebody_who_returns_does_not_decide(memory: MemoryStore) -> None:
    house = House(memory, replace(SETTINGS, bot_pause=5.0))
    a, b = await house.pair(AWAY)
    rng = Random(2)
    while b.question is None:
        await step([a, b], rng)
    await b.leave()
    await house.pass_time(101)
    before = len(memory.logs[f"{code_of(a)}-1"])
    back = await Client(house, code_of(a), b.token).welcomed()
    await back.leave()
    await house.pass_time(101)
    a.say(Absent(1, "bot"))
    await house.settle()
    back = await Client(house, code_of(a), b.token).welcomed()
    back.say(Return())
    await house.pass_time(60)
    assert [row.what for row in memory.logs[f"{code_of(a)}-1"][before:]] == ["~bot 1", "~back 1"]
    assert back.question is not None


async def test_if_all_are_gone_nobody_forfeits(house: House) -> None:
    a, b = await house.pair(AWAY)
    code = code_of(a)
    await b.leave()
    await house.pass_time(40)
    await a.leave()
    await house.pass_time(10_000)
    assert (await house.rooms.info(code)).status == "playing"
    a = await Client(house, code, a.token).welcomed()
    assert seat(a, 1).away == 60.0  # it goes on from where it stood
    assert "still has time" in (await a.asks(Absent(1, "claim"), Refused)).why.words.en


async def test_after_a_restart_everybody_has_the_full_time(house: House) -> None:
    a, b = await house.pair(AWAY)
    await b.leave()
    await house.pass_time(101)
    cold = house.again()
    a = await Client(cold, code_of(a), a.token).welcomed()
    assert seat(a, 1).away == 100.0


async def test_nothing_can_be_done_about_who_is_not_away(house: House) -> None:
    a, _ = await house.pair(AWAY)
    for number in (0, 2, 7):
        assert "another player who could be away" in (await a.asks(Absent(number, "claim"), Refused)).why.words.en
    bot = await house.solo(AWAY)
    assert "another player who could be away" in (await bot.asks(Absent(1, "claim"), Refused)).why.words.en
    assert "yourself" in (await bot.asks(Return(), Refused)).why.words.en


def test_presence_by_itself() -> None:
    p = Presence(100.0)
    p.seat(frozenset({0, 1}), 0.0)
    assert p.next(0.0) is None and p.away(0, 50.0) == 100.0
    assert p.come(0, 50.0) and not p.come(0, 51.0)
    assert p.away(1, 60.0) == 90.0 and p.next(60.0) == 90.0
    assert not p.go(0, 70.0) and p.here(0)
    assert p.go(0, 80.0) and p.away(1, 500.0) == 70.0  # nobody is here: it stands still
    assert p.come(0, 500.0) and p.away(1, 569.0) == 1.0
    assert not p.overdue(1, 569.0) and p.overdue(1, 570.0) and p.next(571.0) is None
    p.wait(1, 571.0)
    assert p.away(1, 572.0) == 99.0
    p.seat(frozenset({0}), 573.0)
    assert p.next(573.0) is None
