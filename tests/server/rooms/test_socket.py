"""The limits of one connection, and clients that are slow, silent, loud or strange."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from kaimaku.server.sockets import session
from kaimaku.server.sockets.outbox import Outbox
from kaimaku.wire.play import PROTOCOL, Choose, Concede, Ping, Pong, Problem, Welcome
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, over, step

pytestmark = pytest.mark.anyio


class Silent(Client):
    """Connects and says nothing."""

    def say(self, message: object) -> None:
        pass


async def test_hello_comes_first_and_in_time(house: House) -> None:
    a, _ = await house.pair()
    silent = Silent(house, code_of(a))
    await house.pass_time(9.9)
    assert silent.closed is None
    await house.pass_time(0.2)
    await silent.ended()
    assert silent.problems() == ["late"] and silent.closed == (4408, "late")
    for first in (b'{"type":"concede"}', b'{"type":"ping"}'):
        rude = Silent(house, code_of(a))
        rude.raw_say(first)
        await rude.ended()
        assert rude.problems() == ["hello"] and rude.closed == (4400, "hello")
    gone = Silent(house, code_of(a))
    await gone.leave()
    assert gone.raw == []


@pytest.mark.parametrize(
    "hello",
    [
        b'{"type":"hello","protocol":2}',
        b'{"type":"hello","protocol":0}',
        b'{"type":"hello","protocol":-1,"token":7}',
        b'{"type":"hello","protocol":99,"what":{"nobody":["knows","yet"]},"words":"perhaps"}',
    ],
)
async def test_a_client_of_another_version_is_told_which_are_spoken(house: House, hello: bytes) -> None:
    a, _ = await house.pair()
    stranger = Silent(house, code_of(a))
    stranger.raw_say(hello)
    await stranger.ended()
    assert stranger.closed == (4400, "protocol")
    (problem,) = stranger.got
    assert isinstance(problem, Problem) and problem.fault.protocols == [PROTOCOL]
    assert f"version {PROTOCOL} " in problem.fault.words.en and f"{PROTOCOL}です" in problem.fault.words.ja


async def test_a_client_that_says_no_version_speaks_the_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    a, _ = await house.pair()
    assert isinstance(a.got[0], Welcome) and a.got[0].protocol == PROTOCOL
    monkeypatch.setattr(session, "SPOKEN", (2, 3))
    old = Silent(house, code_of(a))
    old.raw_say(b'{"type":"hello"}')
    await old.ended()
    assert isinstance(old.got[0], Problem) and old.got[0].fault.protocols == [2, 3]
    assert "version 2, 3 of the protocol, not 1" in old.got[0].fault.words.en


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[]",
        b'{"type":"hello"',
        b'{"type":"teleport"}',
        b'{"type":"choose","asked":1}',
        b'{"type":"choose","asked":1,"option":-1}',
        b'{"type":"choose","asked":1,"option":1e999}',
        b'{"type":"choose","asked":1,"option":0,"seat":1}',
        b'{"type":"absent","seat":99,"what":"claim"}',
        b"[" * 10_000,
        b'{"type":"choose","asked":"1","option":0}',
    ],
)
async def test_what_cannot_be_read_ends_the_connection_and_nothing_else(
    house: House, memory: MemoryStore, raw: bytes
) -> None:
    a, b = await house.pair()
    a.raw_say(raw)
    await a.ended()
    assert a.problems() == ["message"] and a.closed == (4400, "message")
    assert not memory.logs[f"{code_of(a)}-1"] and not house.monitor.noted
    await house.settle()
    assert b.info is not None and not b.info.seats[0].present and b.closed is None
    back = await Client(house, code_of(a), a.token).welcomed()
    assert back.state is not None


async def test_long_messages(house: House) -> None:
    a, _ = await house.pair()
    a.raw_say(b'{"type":"ping","n":1' + b" " * 16_384 + b"}")
    await a.ended()
    assert a.problems() == ["size"] and a.closed == (1009, "size")


async def test_forty_messages_a_second_and_eighty_at_once(memory: MemoryStore) -> None:
    house = House(memory, replace(SETTINGS, burst=80.0))
    a, _ = await house.pair()
    for n in range(80):
        a.say(Ping(n))
    await house.settle()
    assert sum(isinstance(m, Pong) for m in a.got) == 80 and a.closed is None
    await house.pass_time(1.0)
    for n in range(40):
        a.say(Ping(n))
    await house.settle()
    assert sum(isinstance(m, Pong) for m in a.got) == 120 and a.closed is None
    a.say(Ping())
    await a.ended()
    assert a.problems() == ["rate"] and a.closed == (4429, "rate")


async def test_a_stuck_client_holds_nobody_up(memory: MemoryStore) -> None:
    house = House(memory, replace(SETTINGS, buffer=200_000))
    a, b = await house.pair()
    stuck = await Client(house, code_of(a)).welcomed()
    stuck.blocked = asyncio.Event()
    rng = Random(1)
    for _ in range(120):
        if not over(a):
            await step([a, b], rng)
    await house.settle()
    assert house.room(code_of(a)).state.watchers == 0  # it was let go
    heard = len(stuck.got)
    stuck.blocked.set()
    stuck.blocked = None
    await stuck.until(lambda: stuck.closed is not None)
    assert "slow" in stuck.problems() and len(stuck.got) <= heard + 2
    await stuck.ended()


async def test_a_slow_client_gets_everything_in_order(house: House) -> None:
    a, b = await house.pair()
    slow = await Client(house, code_of(a), words=False, views=False).welcomed()
    slow.blocked = asyncio.Event()
    rng = Random(1)
    for n in range(60):
        if over(a):
            break
        await step([a, b], rng)
        if n % 20 == 19:
            event, slow.blocked = slow.blocked, None
            assert event is not None
            event.set()
            await house.settle()
            slow.blocked = asyncio.Event()
    event, slow.blocked = slow.blocked, None
    assert event is not None
    event.set()
    await house.settle()
    numbers = [line.n for m in slow.got for line in getattr(m, "lines", [])]
    assert numbers == list(range(1, len(numbers) + 1))
    assert slow.state is not None and a.state is not None and slow.state.n == a.state.n


async def test_a_client_that_takes_nothing_for_long_is_let_go() -> None:
    blocked = asyncio.Event()
    failed = asyncio.Event()

    class Dead:
        async def receive(self) -> bytes | None:
            return None

        def at_once(self, data: bytes) -> bool:
            return False

        async def send(self, data: bytes) -> None:
            await blocked.wait()

        async def close(self, code: int, reason: str) -> None:
            pass

    outbox = Outbox(Dead(), 1000, 0.01, failed.set)
    outbox.put(b"x")
    await asyncio.wait_for(failed.wait(), 180)
    assert outbox.closed
    await outbox.settled()


async def test_a_connection_that_breaks_while_sending_is_left_alone() -> None:
    class Broken:
        async def receive(self) -> bytes | None:
            return None

        def at_once(self, data: bytes) -> bool:
            return False

        async def send(self, data: bytes) -> None:
            raise ConnectionError

        async def close(self, code: int, reason: str) -> None:
            pass

    outbox = Outbox(Broken(), 1000, 1.0, lambda: None)
    outbox.put(b"x")
    outbox.put(b"y")
    assert outbox.closed


async def test_closing_the_server_tells_everybody_and_loses_nothing(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair()
    for _ in range(10):
        await step([a, b], Random(1))
    asked = a if a.question is not None else b
    question = asked.question
    assert question is not None
    asked.say(Choose(question.asked, 0))
    await house.rooms.close()
    await asyncio.wait_for(asyncio.gather(a.task, b.task), 180)
    assert a.problems() == b.problems() == ["restart"] and a.closed == (1012, "restart")
    late = Client(house, code_of(a), a.token)
    await late.ended()
    assert late.problems() == ["restart"]
    stored = [row.what for row in memory.logs[f"{code_of(a)}-1"]]
    back = await Client(house.again(), code_of(a), a.token).welcomed()
    assert back.state is not None and len(stored) in (10, 11)
    assert not house.monitor.noted


async def test_a_message_after_the_end_is_harmless(house: House) -> None:
    a, b = await house.pair()
    a.say(Concede())
    a.say(Choose(1, 0))
    b.say(Choose(1, 0))
    await b.until(lambda: over(b))
    await house.settle()
    assert not house.monitor.noted
