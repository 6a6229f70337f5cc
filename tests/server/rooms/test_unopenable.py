"""A game that cannot be laid out again stops its room once and for all; the server starts, and other tables go on."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.kernel.decisions import Decision, Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.table import Result
from kaimaku.server.limits.cpu_limit import TooLong
from kaimaku.server.rooms.core import decisions
from kaimaku.server.rooms.game.game_log import pack, unpack
from kaimaku.server.rooms.game.rehearsal import Unplayable
from kaimaku.server.rooms.seating import records
from kaimaku.server.rooms.shell import loading
from kaimaku.wire.play import Choose, Refused, Rematch, StepBack
from kaimaku.wire.room import RoomOptions
from tests.endless import plant
from tests.hostile import position
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, step

pytestmark = pytest.mark.anyio
SLOW = RoomOptions(slow=3)


async def begun(house: House, options: RoomOptions | None = None) -> Client:
    a, b = await house.pair(options)
    for _ in range(12):
        await step([a, b], Random(3))
    return a


async def opened_stopped(house: House, a: Client, fault: type[Exception] | None) -> House:
    """The room after a restart, opened by the server itself or by whoever comes; `fault`: what is noted about it."""
    cold = house.again()
    cold.rooms.wake()
    await cold.settle()
    back = await Client(cold, code_of(a), a.token).welcomed()
    assert back.info is not None and back.info.status == "stopped" and back.info.incident
    assert [type(error) for _, error in cold.monitor.noted] == ([] if fault is None else [fault])
    assert "can't be opened" in (await back.asks(StepBack(), Refused)).why.words.en
    assert "stopped" in (await back.asks(Rematch(), Refused)).why.words.en
    assert "stopped" in (await back.asks(Choose(1, 0), Refused)).why.words.en
    other = await cold.solo()
    await step([other], Random(1))
    return cold


@pytest.mark.parametrize("options", [None, SLOW])
async def test_a_beginning_that_cannot_be_laid_out(
    house: House, memory: MemoryStore, options: RoomOptions | None
) -> None:
    a = await begun(house, options)
    id = f"{code_of(a)}-1"
    header = unpack(memory.game_rows[id].header)
    broken = msgspec.structs.replace(header, setup={"position": {**position("hocg"), "known": 20_000_000}})
    memory.game_rows[id] = msgspec.structs.replace(memory.game_rows[id], header=pack(broken))
    cold = await opened_stopped(house, a, Unplayable)
    await opened_stopped(cold, a, None)  # it is not tried again


async def test_a_table_with_more_seats_than_its_room(house: House, memory: MemoryStore) -> None:
    """It can be laid out, and not be played: whose turn it is nobody knows."""
    a = await begun(house)
    row = memory.room_rows[code_of(a)]
    record = records.unpack(row.data)
    row.data = records.pack(msgspec.structs.replace(record, seats=record.seats[:1]))
    await opened_stopped(house, a, IndexError)


async def test_a_log_of_rubbish(house: House, memory: MemoryStore) -> None:
    a = await begun(house)
    log = memory.logs[f"{code_of(a)}-1"]
    log[3] = msgspec.structs.replace(log[3], what="~undo everything")
    await opened_stopped(house, a, ValueError)


@pytest.mark.parametrize("options", [None, SLOW])
async def test_a_decision_that_never_comes_back(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch, options: RoomOptions | None
) -> None:
    """Stored by a build that could carry it out: playing it again ends, and is not tried at the next start."""
    a = await begun(house, options)
    real, calls = type(GAME).decide, []

    def turn(self: object, t: object, seat: int, option: Option) -> Decision | Result:
        calls.append(option)
        while len(calls) == 5:
            pass
        return real(GAME, t, seat, option)  # type: ignore[arg-type, return-value]

    with monkeypatch.context() as slow:
        slow.setattr(loading, "STEP", 0.2)
        slow.setattr(type(GAME), "decide", turn)
        cold = house.again()
        cold.rooms.wake()
        back = await Client(cold, code_of(a), a.token).welcomed()
        assert back.info is not None and back.info.status == "stopped"
        ((where, fault),) = cold.monitor.noted
        assert where == "loading" and isinstance(fault, TooLong)
    await opened_stopped(cold, a, None)


async def test_a_game_that_takes_too_long_in_all(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    a = await begun(house)
    with monkeypatch.context() as slow:
        slow.setattr(loading, "OPENING", 0.0)
        cold = house.again()
        back = await Client(cold, code_of(a), a.token).welcomed()
    assert back.info is not None and back.info.status == "stopped"
    assert [type(error) for _, error in cold.monitor.noted] == [TooLong]
    await opened_stopped(cold, a, None)


@pytest.mark.parametrize("options", [None, SLOW])
async def test_an_endless_decision_is_never_stored(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch, options: RoomOptions | None
) -> None:
    """By the kernel's own bound, or by the clock where it never comes back to the kernel."""
    a, b = await house.pair(options)
    rng = Random(4)
    while True:
        play = house.room(code_of(a)).state.live
        assert play is not None
        (seat,) = play.table.asked
        mine = play.desk.game.options(play.table, seat)
        places = [n for n, option in enumerate(mine) if option[0] == "place"]
        if places:
            break
        await step([a, b], rng)
    who = (a, b)[seat]
    rows = len(memory.logs[f"{code_of(a)}-1"])
    with monkeypatch.context() as loop:
        plant(loop)
        assert who.question is not None
        who.say(Choose(who.question.asked, places[0]))
        await who.until(lambda: who.info is not None and who.info.status == "stopped")
        await house.settle()
        assert [type(error) for _, error in house.monitor.noted] == [Endless]
        assert len(memory.logs[f"{code_of(a)}-1"]) == rows
        cold = house.again()
        cold.rooms.wake()
        await cold.settle()
        back = await Client(cold, code_of(a), a.token).welcomed()
        assert back.info is not None and back.info.status == "stopped" and not cold.monitor.noted


async def test_a_decision_outside_the_kernels_bound_is_ended_by_the_clock(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = await house.pair()
    for _ in range(6):
        await step([a, b], Random(3))
    rows = len(memory.logs[f"{code_of(a)}-1"])
    who = a if a.question is not None else b

    def turn(*_: object) -> None:
        while True:
            pass

    assert who.question is not None
    with monkeypatch.context() as slow:
        slow.setattr(decisions, "DECIDING", 0.2)
        slow.setattr(type(GAME), "decide", turn)
        slow.setattr(loading, "STEP", 0.2)
        who.say(Choose(who.question.asked, 0))
        await who.until(lambda: who.info is not None and who.info.status == "stopped")
        await house.settle()
    assert isinstance(house.monitor.noted[0][1], TooLong)
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows
