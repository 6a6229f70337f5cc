"""What happens at the same moment: somebody comes in while the places change, and a store that fails half-way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from kaimaku.games.hocg.game import GAME
from kaimaku.server.store import LogRow, Unavailable
from kaimaku.wire.play import Answer, AutoPass, Choose, Concede, Problem, Rematch, StepBack, Welcome
from kaimaku.wire.play import Room as RoomMessage
from kaimaku.wire.room import Join, NewRoom, RoomOptions, SeatPlan
from tests.server.rooms import many
from tests.server.rooms.many import gather
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, over, step
from tests.server.rooms.virtual import quiet

pytestmark = pytest.mark.anyio


async def test_who_comes_in_while_the_places_are_drawn_gets_the_new_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token says whose seat it is, at the moment the door opens and not when somebody knocked."""
    many.install(monkeypatch)
    clients = await gather(house, 4)
    for client in clients[:3]:
        client.say(Concede())
    await house.settle()
    assert over(clients[0])
    for n, client in enumerate(clients[:3]):
        client.say(Rematch(swap=True) if n == 0 else Answer(True))
        await house.settle()
    room = house.room(code_of(clients[0]))
    async with room.lock:  # somebody else is just being heard
        clients[3].say(Answer(True))
        await quiet()
        late = [Client(house, room.code, client.token) for client in clients]
        await quiet()
    await house.settle()
    names = [seat.name for seat in room.state.seats]
    assert names != list(many.NAMES[:4]), "the places are the same by chance: take another seed"
    for client, name in zip(late, many.NAMES, strict=False):
        (welcome,) = [message for message in client.got if isinstance(message, Welcome)]
        assert welcome.seat is not None and names[welcome.seat] == name


async def test_standing_wishes_set_no_timers(house: House) -> None:
    """However often somebody changes their mind, a window closes by one timer."""
    house = House(house.store, replace(SETTINGS, priority_floor=1.0))
    seats = [SeatPlan("me"), SeatPlan("open")]
    mine = await house.rooms.create(NewRoom("vcard", "Aki", seats, RoomOptions(window=600)))
    theirs = await house.rooms.join(mine.code, Join("Ben"))
    a, b = [await Client(house, mine.code, s.token).welcomed() for s in (mine, theirs)]
    await house.settle()
    room, rng = house.room(mine.code), Random(1)
    while not (room.state.live is not None and room.state.live.pace.window):
        await step([a, b], rng)
    asked = a if a.question is not None else b
    await house.settle()
    before = room.holds
    for _ in range(50):
        asked.say(AutoPass())
    await house.settle()
    assert room.holds == before


async def test_a_seat_that_is_taken_is_told_though_the_game_cannot_begin_yet(house: House, memory: MemoryStore) -> None:
    """The seat is stored, so its token is given out; the game begins when the store answers again."""
    mine = await house.rooms.create(NewRoom("hocg", "Aki", [SeatPlan("me"), SeatPlan("open")]))
    a = await Client(house, mine.code, mine.token).welcomed()
    memory.failing = {"add_game"}
    theirs = await house.rooms.join(mine.code, Join("Ben"))
    memory.failing = set()
    await house.pass_time(2)
    b = await Client(house, mine.code, theirs.token).welcomed()
    assert a.info is not None and a.info.status == "playing"
    assert a.question is not None or b.question is not None


async def test_a_decision_that_counts_is_never_called_void(house: House, memory: MemoryStore) -> None:
    """A standing wish ends with the decision that brings its owner's turn; only that could not be stored."""
    a, b = await house.pair()
    rng = Random(5)
    room = house.room(code_of(a))
    for client in (a, b):
        client.say(AutoPass(until="turn"))
    await house.settle()
    memory.failing = {"save_room"}
    for _ in range(60):
        await step([a, b], rng)
        await house.settle()
    assert all(seat.standing is None for seat in room.state.seats)  # both turns have come
    assert not [m for c in (a, b) for m in c.got if isinstance(m, Problem)]


async def test_a_step_back_that_cannot_be_stored_changes_nothing(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    a = await house.solo()
    for _ in range(10):
        await step([a], Random(2))
    question = a.question
    assert question is not None
    with monkeypatch.context() as broken:
        broken.setattr(type(GAME), "decide", lambda *_: 1 / 0)
        a.say(Choose(question.asked, 0))
        await a.until(lambda: a.info is not None and a.info.status == "stopped")
        await house.settle()
    for method in ("append", "save_room"):
        memory.failing = {method}
        a.say(StepBack())
        await house.settle()
        memory.failing = set()
        await house.pass_time(2)
        cold = await Client(house.again(), code_of(a), a.token).welcomed()
        assert a.info is not None and cold.info is not None
        assert (a.info.status, a.info.incident) == (cold.info.status, cold.info.incident), method


async def test_nobody_learns_of_a_decision_that_is_not_stored_yet(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody goes, and somebody asks about the room, while a turn that has just ended may still not be stored."""
    a, b = await house.pair()
    watchers = [await Client(house, code_of(a)).welcomed() for _ in range(2)]
    room, rng = house.room(code_of(a)), Random(3)
    storing, stored, real = asyncio.Event(), asyncio.Event(), memory.append

    async def slowly(game: str, rows: Sequence[LogRow], due: float | None = None) -> None:
        if room.state.playing.table.turn != turn:  # in memory the next turn has begun
            storing.set()
            await stored.wait()
            raise Unavailable("the disk is full")
        await real(game, rows, due)

    monkeypatch.setattr(memory, "append", slowly)
    turn = room.state.playing.table.turn
    while not storing.is_set():
        asked = a if a.question is not None else b
        question = asked.question
        if question is not None:
            asked.say(Choose(question.asked, rng.randrange(len(question.options))))
        while asked.question is question and not storing.is_set():
            await quiet()
    heard = len(watchers[1].got)
    await watchers[0].leave()
    asking = asyncio.ensure_future(house.rooms.info(room.code))
    await quiet()
    assert watchers[1].got[heard:] == [] and not asking.done()
    stored.set()
    assert (await asking).turn == turn
    await watchers[1].until(lambda: watchers[1].info is not None and watchers[1].info.watching == 1)
    assert {message.room.turn for message in watchers[1].got[heard:] if isinstance(message, RoomMessage)} == {turn}


async def test_a_room_that_is_held_up_keeps_nobody_from_the_farewell(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaimaku.server.rooms.shell.room.UNDER_WAY", 0.05)
    held_up, other = await house.solo(), await house.solo()
    async with house.room(code_of(held_up)).lock:
        await house.rooms.close()
    assert held_up.problems() == other.problems() == ["restart"]
