"""Clocks of all kinds: they run for people only, stand still for everything else, and survive a restart."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.server.rooms.game.clock import Clock
from kaimaku.wire.play import AskUndo, Choose
from kaimaku.wire.room import ClockPlan, RoomInfo, RoomOptions
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over, step

pytestmark = pytest.mark.anyio

GAME = RoomOptions(clock=ClockPlan("game", total=600), away=120)
MOVE = RoomOptions(clock=ClockPlan("move", move=30, bank=60), away=120)


def clocks(info: RoomInfo | None) -> list[tuple[float | None, float]]:
    assert info is not None
    return [(seat.clock, seat.bank) for seat in info.seats]


def who(a: Client, b: Client) -> tuple[Client, Client, int]:
    """Who is asked, the other one, and the seat that is asked."""
    return (a, b, 0) if a.question is not None else (b, a, 1)


async def test_a_clock_runs_only_for_whoever_is_asked(house: House) -> None:
    a, b = await house.pair(GAME)
    asked, _, seat = who(a, b)
    assert asked.info is not None and asked.info.running == [seat]
    await house.pass_time(40)
    question = asked.question
    assert question is not None
    asked.say(Choose(question.asked, 0))
    await house.settle()
    left = [600.0, 600.0]
    left[seat] -= 40
    assert clocks(a.info) == clocks(b.info) == [(left[0], 0.0), (left[1], 0.0)]


async def test_running_out_of_time_loses(house: House) -> None:
    a, b = await house.pair(GAME)
    _, _, seat = who(a, b)
    await house.pass_time(599)
    assert not over(a)
    await house.pass_time(2)
    assert a.info is not None and a.info.outcome is not None
    assert (a.info.outcome.winners, a.info.outcome.rule) == ([1 - seat], "room:time")
    assert a.info.seats[seat].clock == 0.0
    assert a.question is None and b.question is None
    cold = await Client(house.again(), code_of(a), a.token).welcomed()
    assert cold.info is not None and cold.info.outcome == a.info.outcome


async def test_a_move_has_its_own_time_and_then_the_bank(house: House) -> None:
    a, b = await house.pair(MOVE)
    asked, _, seat = who(a, b)
    await house.pass_time(29)
    question = asked.question
    assert question is not None
    asked.say(Choose(question.asked, 0))
    await house.settle()
    assert clocks(a.info)[seat] == (30.0, 60.0)  # within its own time
    asked, _, seat = who(a, b)
    await house.pass_time(50)
    info = await house.rooms.info(code_of(a))
    assert clocks(info)[seat] == (0.0, 40.0)
    question = asked.question
    assert question is not None
    asked.say(Choose(question.asked, 0))
    await house.settle()
    assert clocks(a.info)[seat] == (30.0, 40.0)


async def test_move_and_bank_together_end_the_game(house: House) -> None:
    a, _ = await house.pair(MOVE)
    await house.pass_time(89)
    assert not over(a)
    await house.pass_time(1.5)
    assert a.info is not None and a.info.outcome is not None and a.info.outcome.rule == "room:time"


async def test_clocks_do_not_run_for_bots(house: House) -> None:
    a = await house.solo(GAME)
    rng = Random(1)
    for _ in range(10):
        await step([a], rng)
    assert a.info is not None
    assert [seat.clock for seat in a.info.seats] == [600.0, None]
    assert a.info.running == [0]


async def test_time_off_is_not_charged(house: House, memory: MemoryStore) -> None:
    """A restart costs nobody anything but what was charged for answers before."""
    a, b = await house.pair(GAME)
    rng = Random(2)
    for _ in range(6):
        await house.pass_time(10)
        await step([a, b], rng)
    await house.settle()
    before = clocks(a.info)
    assert sum(600 - (left or 0) for left, _ in before) == pytest.approx(60)
    await house.pass_time(25)  # not yet charged when the server dies
    cold = house.again()
    again = await Client(cold, code_of(a), a.token).welcomed()
    assert clocks(again.info) == before


async def test_taking_back_gives_no_time_back(house: House) -> None:
    a = await house.solo(GAME)
    await house.pass_time(50)
    await step([a], Random(1))
    await house.pass_time(20)
    a.say(AskUndo())
    await house.settle()
    assert clocks(a.info)[0] == (530.0, 0.0)


async def test_nobody_loses_time_while_nobody_is_here(house: House) -> None:
    a, b = await house.pair(GAME)
    code = code_of(a)
    await a.leave()
    await b.leave()
    await house.pass_time(5000)
    info = await house.rooms.info(code)
    assert clocks(info) == [(600.0, 0.0), (600.0, 0.0)] and info.status == "playing" and info.running == []


async def test_a_lost_connection_stops_the_clock_for_a_while(house: House) -> None:
    """As long as anybody may be away, in a whole game; leaving again and again wins nothing more."""
    a, b = await house.pair(GAME)
    asked, other, seat = who(a, b)
    code, token = code_of(a), asked.token
    await house.pass_time(10)
    await asked.leave()
    await house.pass_time(100)
    info = await house.rooms.info(code)
    assert clocks(info)[seat][0] == 590.0 and info.running == []
    back = await Client(house, code, token).welcomed()
    await house.pass_time(10)
    info = await house.rooms.info(code)
    assert clocks(info)[seat][0] == 580.0 and info.running == [seat]
    await back.leave()
    await house.pass_time(60)  # 20 of grace are left
    await house.settle()
    assert clocks(other.info)[seat][0] is not None and other.info is not None
    assert other.info.running == [seat]
    info = await house.rooms.info(code)
    assert clocks(info)[seat][0] == 540.0


def test_a_clock_by_itself() -> None:
    clock = Clock(ClockPlan("game", total=100), 2, grace=0)
    assert clock.next(0.0) is None and clock.out(0.0) is None
    clock.start(0, 10.0, away=False)
    assert clock.next(30.0) == 80.0 and clock.running(30.0) == [0]
    clock.pause(30.0)
    assert clock.running(500.0) == [] and clock.left(0, 500.0) == (80.0, 0.0)
    clock.start(0, 500.0, away=False)
    assert clock.out(579.0) is None and clock.out(580.0) == 0
    assert clock.stop(0, 560.0) == 80_000
    assert clock.left(0, 900.0) == (20.0, 0.0)
    assert clock.stop(1, 900.0) == 0


def test_no_clock_never_ticks() -> None:
    clock = Clock(ClockPlan(), 2, grace=10)
    clock.start(0, 0.0, away=False)
    assert not clock.ticks and clock.next(1e9) is None and clock.stop(0, 1e9) == 0
