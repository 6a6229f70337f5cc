"""Stamps and chat: limited, cleaned, told to those at the table, and stored nowhere."""

from __future__ import annotations

import pytest

from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.rooms.core.conversation import KEPT, LONGEST, MESSAGES, STAMPS
from kaimaku.wire.play import Refused, Said, Say, Stamp, Stamped
from kaimaku.wire.room import NewRoom, RoomOptions, SeatPlan
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of

pytestmark = pytest.mark.anyio

TALKING = RoomOptions(chat=True)
SECRET = "over the rainbow"


def stamps(client: Client) -> list[tuple[int, str]]:
    return [(m.seat, m.stamp) for m in client.got if isinstance(m, Stamped)]


def heard(client: Client) -> list[tuple[int, str]]:
    return [(m.seat, m.text) for m in client.got if isinstance(m, Said)]


async def test_everybody_at_the_table_sees_a_stamp(house: House) -> None:
    a, b = await house.pair()
    watcher = await Client(house, code_of(a)).welcomed()
    a.say(Stamp("nice"))
    b.say(Stamp("thanks"))
    await house.settle()
    for client in (a, b, watcher):
        assert stamps(client) == [(0, "nice"), (1, "thanks")]


async def test_spectators_only_look_on(house: House) -> None:
    a, _ = await house.pair(TALKING)
    watcher = await Client(house, code_of(a)).welcomed()
    for message in (Stamp("nice"), Say("hello")):
        assert "watching" in (await watcher.asks(message, Refused)).why.words.en
    a.say(Say(SECRET))
    await house.settle()
    assert heard(a) == [(0, SECRET)] and not heard(watcher) and not stamps(a)
    late = await Client(house, code_of(a)).welcomed()
    assert SECRET.encode() not in b"".join(watcher.raw + late.raw)


async def test_stamps_are_limited_for_each_seat(house: House) -> None:
    a, b = await house.pair()
    for _ in range(int(STAMPS.size) + 3):
        a.say(Stamp("hello"))
    b.say(Stamp("hello"))
    await house.settle()
    assert len(stamps(b)) == STAMPS.size + 1, "only the first few of one seat, and those of the other"
    assert a.refusals() == ["That was a lot at once. Wait a few seconds."] * 3 and not b.refusals()
    await house.pass_time(1 / STAMPS.refill)
    a.say(Stamp("hello"))
    await house.settle()
    assert len(stamps(b)) == STAMPS.size + 2


async def test_messages_are_limited_by_another_measure(house: House) -> None:
    a, b = await house.pair(TALKING)
    for n in range(int(MESSAGES.size) + 2):
        a.say(Say(f"message {n}"))
    a.say(Stamp("hello"))
    await house.settle()
    assert [text for _, text in heard(b)] == [f"message {n}" for n in range(int(MESSAGES.size))]
    assert stamps(b) == [(0, "hello")] and len(a.refusals()) == 2


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("  good\tgame\n", "good game"),
        ("\u202ereversed\u202c", "reversed"),
        ("z\u0300" + "\u0301" * 40, "z\u0300\u0301\u0301\u0301"),
        ("[hSD01-001] {0} <b>", "[hSD01-001] {0} <b>"),
        ("よ" * LONGEST, "よ" * LONGEST),
    ],
)
async def test_a_message_is_cleaned_like_a_name(house: House, said: str, read: str) -> None:
    a, b = await house.pair(TALKING)
    a.say(Say(said))
    await house.settle()
    assert heard(b) == [(0, read)]


@pytest.mark.parametrize("said", ["", "   ", "\u200b\u2060", "x" * (LONGEST + 1)])
async def test_nothing_and_too_much_are_refused_and_cost_nothing(house: House, said: str) -> None:
    a, b = await house.pair(TALKING)
    for _ in range(int(MESSAGES.size) + 1):
        no = await a.asks(Say(said), Refused)
        assert no.why.words.en == f"A message needs 1 to {LONGEST} visible characters."
    a.say(Say("hello"))
    await house.settle()
    assert heard(b) == [(0, "hello")]


async def test_chat_is_off_unless_it_is_asked_for(house: House) -> None:
    a, b = await house.pair()
    assert (await a.asks(Say("hello"), Refused)).why.words.en == "Chat is off at this table."
    assert not heard(b)


async def test_a_listed_room_has_no_chat(house: House) -> None:
    seats = [SeatPlan("me"), SeatPlan("open")]
    with pytest.raises(ApiError) as wrong:
        await house.rooms.create(NewRoom("hocg", "Mio", seats, RoomOptions(chat=True, listed=True)))
    assert wrong.value.fault.code == "listed_chat"


async def test_whoever_comes_back_reads_the_last_messages(house: House) -> None:
    a, b = await house.pair(TALKING)
    for n in range(KEPT + 10):
        a.say(Say(f"message {n}"))
        await house.pass_time(1 / MESSAGES.refill)
    again = await Client(house, code_of(a), b.token).welcomed()
    assert again.state is not None
    told = [said.text for said in again.state.chat]  # type: ignore[union-attr]
    assert told == [f"message {n}" for n in range(10, KEPT + 10)]


async def test_nothing_of_it_is_stored(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair(TALKING)
    before = (memory.logs, memory.game_rows, memory.replay_rows, memory.room_rows)
    kept = repr(before)
    a.say(Say(SECRET))
    b.say(Stamp("bravo"))
    await house.settle()
    assert heard(b) and stamps(a)
    assert repr(before) == kept and SECRET not in kept
    cold = house.again()
    back = await Client(cold, code_of(a), a.token).welcomed()
    assert back.state is not None and not back.state.chat  # type: ignore[union-attr]


async def test_who_sits_elsewhere_takes_it_along(house: House) -> None:
    a, _ = await house.pair(TALKING)
    a.say(Say("hello"))
    await house.settle()
    (room,) = house.rooms.in_memory()
    room.state.talk.reseat({0: 1, 1: 0})
    assert room.state.talk.told() == [Said(1, "hello")]
    for _ in range(int(MESSAGES.size) - 1):
        assert room.state.talk.may("say", 1, house.time.now())
    assert not room.state.talk.may("say", 1, house.time.now())
