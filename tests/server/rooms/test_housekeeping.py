"""Housekeeping: rooms that nobody asks for. On both databases where it depends on what they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from kaimaku.server.errors.api_error import ApiError, api_error
from kaimaku.server.rooms.seating.records import RoomRecord, SeatRecord, pack
from kaimaku.server.store import RoomRow, Store
from kaimaku.server.store.store import Place
from kaimaku.wire.play import Choose, Concede
from kaimaku.wire.room import Join, NewRoom, RoomOptions, SeatPlan
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of

pytestmark = pytest.mark.anyio

DAY = 86_400.0
SLOW = RoomOptions(slow=2)
# Rounds are rare here: each costs real time, however fast the clock runs.
QUICK = replace(SETTINGS, idle=0.2 * DAY, round=0.5 * DAY, abandoned=3 * DAY, keep=8 * DAY)
RECORD = pack(RoomRecord(RoomOptions(), [SeatRecord("human", "Aki"), SeatRecord("open")], "1"))


async def until(house: House, true: Callable[[], Awaitable[bool]], seconds: float = 1.0) -> None:
    """Let time go by until something holds."""
    for _ in range(200):
        if await true():
            return
        await house.pass_time(seconds)
    raise AssertionError(f"it never came; noted: {house.monitor.noted}")


async def leave(*clients: Client) -> None:
    for client in clients:
        await client.leave()


async def row_of(house: House, code: str) -> RoomRow:
    row = await house.store.room(code)
    assert row is not None
    return row


# --- slow games -------------------------------------------------------------------------------------------------------


async def test_a_slow_game_is_found_behind_a_thousand_younger_rooms(store: Store) -> None:
    house = House(store, QUICK)
    a, _ = await house.pair(SLOW)
    code = code_of(a)
    now = house.time.wall()
    await asyncio.gather(
        *(
            store.add_room(RoomRow(f"young{n:03}", "hocg", "playing", n % 2 == 0, now, now + 10, RECORD))
            for n in range(1000)
        )
    )
    rows = len(await store.log(f"{code}-1"))
    cold = house.again()
    cold.time.seconds += 3 * DAY
    cold.rooms.wake()

    async def decided() -> bool:
        return len(await store.log(f"{code}-1")) > rows

    await until(cold, decided)
    assert not any(code.startswith("young") for code in cold.rooms._rooms)
    await cold.rooms.close()


async def test_the_deadline_is_stored_with_what_sets_it(store: Store) -> None:
    house = House(store, QUICK)
    a, b = await house.pair(SLOW)
    code, wall = code_of(a), house.time.wall()
    assert (await row_of(house, code)).due == wall + 2 * DAY
    assert await store.due(wall + 2 * DAY - 1) == []
    assert await store.due(wall + 2 * DAY) == [(wall + 2 * DAY, code)]
    await house.pass_time(1000)
    asked = a if a.question is not None else b
    assert asked.question is not None
    asked.say(Choose(asked.question.asked, 0))
    await house.settle()
    assert (await row_of(house, code)).due == wall + 1000 + 2 * DAY
    a.say(Concede())
    await a.until(lambda: a.info is not None and a.info.status == "over")
    await house.settle()
    assert (await row_of(house, code)).due is None
    await house.rooms.close()


async def test_a_slow_game_needs_no_memory_while_it_waits(memory: MemoryStore) -> None:
    house = House(memory, QUICK)
    house.rooms.wake()
    a, b = await house.pair(SLOW)
    code, rows = code_of(a), len(memory.logs[f"{code_of(a)}-1"])
    await leave(a, b)
    await house.pass_time(DAY)
    assert code not in house.rooms._rooms and len(memory.logs[f"{code}-1"]) == rows
    await house.pass_time(1.6 * DAY)
    assert len(memory.logs[f"{code}-1"]) > rows
    await house.rooms.close()


async def test_rooms_that_cannot_be_opened_hold_nobody_up(memory: MemoryStore) -> None:
    """Damaged in any way, as many as one likes, and due before all others: each is one incident."""
    house = House(memory, QUICK)
    a, _ = await house.pair(SLOW)
    code, rows = code_of(a), len(memory.logs[f"{code_of(a)}-1"])
    record = pack(RoomRecord(SLOW, [SeatRecord("human", "Aki"), SeatRecord("human", "Ben")], "1"))
    for n, data in enumerate([b"", b"\xff", b"{}", b"[" * 5000, record, record] * 20):
        game = "hocg" if n % 6 < 5 else "chess"
        memory.room_rows[f"bad{n:05}"] = RoomRow(f"bad{n:05}", game, "playing", True, 0.0, 0.0, data, 1.0)
    memory.room_rows["bad00004"].data = record[:-3] + b"x}}"
    cold = house.again()
    cold.time.seconds += 3 * DAY
    cold.rooms.wake()

    async def decided() -> bool:
        return len(memory.logs[f"{code}-1"]) > rows

    await until(cold, decided)
    noted = len(cold.monitor.noted)
    assert noted > 20
    await cold.pass_time(DAY)
    assert len(cold.monitor.noted) == noted
    listed = await cold.rooms.listed()
    assert isinstance(listed, list)
    await cold.rooms.close()


async def test_a_store_that_fails_for_a_while_is_asked_again(memory: MemoryStore) -> None:
    house = House(memory, QUICK)
    a, _ = await house.pair(SLOW)
    code, rows = code_of(a), len(memory.logs[f"{code_of(a)}-1"])
    cold = house.again()
    cold.time.seconds += 3 * DAY
    memory.failing = {"due", "untouched", "touch", "room"}
    cold.rooms.wake()
    await cold.pass_time(10)
    memory.failing = {"room"}
    await cold.pass_time(DAY)
    assert len(memory.logs[f"{code}-1"]) == rows
    memory.failing = set()
    await cold.pass_time(DAY)
    assert len(memory.logs[f"{code}-1"]) > rows
    assert not cold.monitor.noted
    await cold.rooms.close()


# --- rooms that nobody attends ----------------------------------------------------------------------------------------


async def test_what_is_abandoned_ends_and_is_removed_later(store: Store) -> None:
    house = House(store, QUICK)
    house.rooms.wake()
    a, b = await house.pair(RoomOptions(listed=True))
    token = a.token
    waiting = (await house.rooms.create(NewRoom("hocg", "Aki", [SeatPlan("me"), SeatPlan("open")]))).code
    code = code_of(a)
    await leave(a, b)
    await house.pass_time(2 * DAY)
    assert (await row_of(house, code)).status == "playing" and await store.room(waiting) is not None

    async def ended() -> bool:
        return (await row_of(house, code)).status == "over" and await store.room(waiting) is None

    await until(house, ended, 0.25 * DAY)
    back = await Client(house, code, token).welcomed()
    assert back.info is not None and back.info.outcome is not None
    assert (back.info.status, back.info.outcome.winners, back.info.outcome.rule) == ("over", [], "room:abandoned")
    assert back.info.outcome.words.en == "It's a draw. Nobody came back."
    assert back.info.outcome.seed
    await leave(back)
    await house.pass_time(6 * DAY)
    assert await store.room(code) is not None

    async def removed() -> bool:
        return await store.room(code) is None

    await until(house, removed, 0.25 * DAY)
    assert await store.log(f"{code}-1") == [] and await store.current_game(code) is None
    assert not house.monitor.noted
    with pytest.raises(ApiError, match="no_room"):
        await house.rooms.info(code)
    await house.rooms.close()


async def test_a_room_that_people_attend_is_never_abandoned(memory: MemoryStore) -> None:
    """Be it that they only look in now and then, or sit there all the time and decide nothing."""
    house = House(memory, QUICK)
    house.rooms.wake()
    a, b = await house.pair()
    c, _ = await house.pair()
    looked_at, sat_in = code_of(a), code_of(c)
    token = a.token
    await leave(a, b)
    for _ in range(3):
        await house.pass_time(2 * DAY)
        back = await Client(house, looked_at, token).welcomed()
        await leave(back)
    for code in (looked_at, sat_in):
        assert memory.room_rows[code].status == "playing"
    await house.rooms.close()


async def test_slow_games_end_by_themselves_and_not_by_the_calendar(memory: MemoryStore) -> None:
    house = House(memory, replace(QUICK, abandoned=DAY))
    a, b = await house.pair(RoomOptions(slow=14))
    code = code_of(a)
    await leave(a, b)
    house.rooms.wake()
    await house.pass_time(5 * DAY)
    assert memory.room_rows[code].status == "playing"
    await house.rooms.close()


async def test_nothing_ends_where_that_is_the_setting(memory: MemoryStore) -> None:
    house = House(memory, replace(QUICK, abandoned=0.0, keep=0.0, round=100 * DAY))
    for n, status in enumerate(("waiting", "playing", "stopped", "over")):
        memory.room_rows[f"old{n:05}"] = RoomRow(f"old{n:05}", "hocg", status, False, 0.0, 0.0, RECORD)
    house.rooms.wake()
    await house.pass_time(1000 * DAY)
    assert len(memory.room_rows) == 4
    await house.rooms.close()


async def test_who_comes_while_a_room_is_ended_waits_for_it(memory: MemoryStore) -> None:
    house = House(memory, QUICK)
    a, _ = await house.pair()
    code, token = code_of(a), a.token
    cold = house.again()
    cold.time.seconds += 4 * DAY
    started, go_on = asyncio.Event(), asyncio.Event()
    current = memory.current_game

    async def slowly(room: str) -> object:
        started.set()
        await go_on.wait()
        return await current(room)

    memory.current_game = slowly  # type: ignore[method-assign, assignment]
    cold.rooms.wake()
    await started.wait()
    memory.current_game = current  # type: ignore[method-assign]
    back = Client(cold, code, token)
    await cold.settle()
    assert back.state is None
    go_on.set()
    await back.welcomed()
    assert back.info is not None and back.info.status == "over"
    await cold.rooms.close()


# --- the lobby --------------------------------------------------------------------------------------------------------


async def test_games_nobody_attends_leave_the_lobby_and_come_back(store: Store) -> None:
    house = House(store, replace(QUICK, round=300.0))
    house.rooms.wake()
    a, b = await house.pair(RoomOptions(listed=True))
    c, _ = await house.pair(RoomOptions(listed=True))
    left, stayed = code_of(a), code_of(c)
    token = a.token
    watching = await Client(house, left).welcomed()  # does not count: spectators are no players
    await leave(a, b)

    async def shown() -> set[str]:
        return {info.code for info in await house.rooms.listed()}

    async def marked() -> bool:
        return (await row_of(house, stayed)).touched > house.time.wall() - 600

    assert await shown() == {left, stayed}
    for _ in range(6):
        await house.pass_time(300)
        await until(house, marked, 10.0)
    assert await shown() == {stayed}
    await leave(watching)
    back = await Client(house, left, token).welcomed()

    async def both() -> bool:
        return await shown() == {left, stayed}

    await until(house, both, 50.0)
    await leave(back)
    await house.rooms.close()


async def test_rooms_that_nobody_may_watch_hide_no_others(store: Store) -> None:
    house = House(store, QUICK)
    seats = [SeatPlan("me"), SeatPlan("bot", "random")]
    seen = await house.rooms.create(NewRoom("hocg", "Aki", seats, RoomOptions(listed=True)))
    for _ in range(51):
        await house.rooms.create(NewRoom("hocg", "Aki", seats, RoomOptions(listed=True, spectators=False)))
    assert [info.code for info in await house.rooms.listed()] == [seen.code]
    await house.rooms.close()


async def test_one_unreadable_room_does_not_close_the_lobby(memory: MemoryStore) -> None:
    house = House(memory, QUICK)
    a, _ = await house.pair(RoomOptions(listed=True))
    now = house.time.wall()
    memory.room_rows["unread00"] = RoomRow("unread00", "hocg", "playing", True, now, now, b"\xffnot what was stored")
    for _ in range(3):
        assert [info.code for info in await house.rooms.listed()] == [code_of(a)]
    assert len(house.monitor.noted) == 1
    numbers = set()
    for _ in range(3):
        with pytest.raises(ApiError) as told:
            await house.rooms.info("unread00")
        numbers.add(told.value.fault.incident)
    assert len(numbers) == 1 and len(house.monitor.noted) == 1


async def test_every_unfinished_room_is_looked_through_in_small_steps(store: Store) -> None:
    """Many at once: all of them are removed, and somebody who plays meanwhile is answered."""
    house = House(store, QUICK)
    await asyncio.gather(
        *(store.add_room(RoomRow(f"gone{n:04}", "hocg", "waiting", n % 2 == 0, 0.0, 0.0, RECORD)) for n in range(120))
    )
    house.rooms.wake()
    seated = await house.rooms.create(NewRoom("hocg", "Aki", [SeatPlan("me"), SeatPlan("open")]))

    async def empty() -> bool:
        return await store.untouched(house.time.wall() - DAY, ["waiting"]) == []

    await until(house, empty, 1.0)
    assert (await house.rooms.join(seated.code, Join("Ben"))).seat == 1
    assert msgspec.json.encode(await house.rooms.info(seated.code))
    await house.rooms.close()


async def test_a_room_that_keeps_workers_busy_is_tried_less_and_less_often(house: House) -> None:
    """It is not given up, for that may be no fault of its own; but others have their turn."""
    keeping, tried = house.rooms.housekeeping, list[float]()

    async def do(code: str) -> None:
        tried.append(house.time.now())
        if len(tried) < 5:
            raise api_error("busy")

    async def read(after: Place) -> list[Place]:
        return [(1.0, "aaaaaaaa")] if after[0] < 1.0 else []

    while len(tried) < 6:
        rounds = asyncio.ensure_future(keeping._each(read, do))
        while not rounds.done():
            await house.pass_time(1.0)
        await house.pass_time(house.settings.round)
    waits = [later - earlier for earlier, later in pairwise(tried)]
    assert all(1.5 * first < second for first, second in pairwise(waits[:4]))
    assert waits[4] < 2 * house.settings.round  # once it could be opened, it is as any other
