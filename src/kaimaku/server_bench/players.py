"""Players of the bench: tables of people who answer at once, or at one pace for each table, all in one process.

`python -m kaimaku.server_bench.players` takes one order a line on standard input and answers each with one line.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from http.client import HTTPConnection
from random import Random
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import Raw, Struct

from kaimaku import games

from .socket_client import SocketClient

clock = time.perf_counter
TOGETHER = 50  # tables that come back at once
ECHOED = b'{"type":"choose","asked":123,"option":4}'

# --- orders and reports ---------------------------------------------------------------------------------------------


class Sit(Struct, frozen=True, tag="sit"):
    """New rooms, and all seats of each taken."""

    port: int
    tables: int
    full: bool  # words and views as a browser wants them
    games: list[str] = []  # by turns; empty: the first one


class Echo(Struct, frozen=True, tag="echo"):
    """Sockets at the yardstick."""

    port: int
    sockets: int


class Go(Struct, frozen=True, tag="go"):
    """Play for so long, or until every table has taken so many decisions."""

    seconds: float = 0.0
    decisions: int = 0
    every: float = 0.0  # seconds between two decisions of a table; 0: everybody answers at once


class Leave(Struct, frozen=True, tag="leave"):
    """Close all sockets and forget the tables."""


class Back(Struct, frozen=True, tag="back"):
    """The server was started again: everybody comes back to the same seat."""

    port: int


Order = Sit | Echo | Go | Leave | Back


class BenchAnswer(Struct, frozen=True):
    seconds: float = 0.0
    decisions: int = 0  # or round trips
    messages: int = 0  # in and out
    received: int = 0  # bytes
    latencies: list[float] = []  # seconds from a decision to the screens of the other players
    codes: list[str] = []  # of the rooms


# --- what a player reads --------------------------------------------------------------------------------------------


class BenchQuestion(Struct, frozen=True):
    asked: int
    options: list[Raw]


class Offered(Struct, frozen=True):
    seat: int
    agreed: list[int] = []


class RoomState(Struct, frozen=True):
    outcome: dict[str, object] | None = None
    offer: Offered | None = None


class Update(Struct, frozen=True, tag="update"):
    n: int
    question: BenchQuestion | None = None


class Welcome(Struct, frozen=True, tag="welcome"):
    room: RoomState
    question: BenchQuestion | None = None


class RoomNow(Struct, frozen=True, tag="room"):
    room: RoomState


class Wrong(Struct, frozen=True, tag="problem"):
    fault: Raw


class Refused(Struct, frozen=True, tag="refused"):
    why: Raw
    question: BenchQuestion | None = None


_hear = msgspec.json.Decoder(Update | Welcome | RoomNow | Wrong | Refused).decode
_order = msgspec.json.Decoder(Order).decode


class Course:
    """What is counted while orders are followed."""

    def __init__(self) -> None:
        self.playing = False
        self.every = 0.0
        self.goal = 0  # decisions of each table; 0: no end
        self.unfinished = 0  # tables that have not reached it
        self.done = asyncio.Event()
        self.decisions = 0
        self.messages = 0
        self.received = 0
        self.latencies: list[float] = []

    def start(self, order: Go, tables: int) -> None:
        self.playing = True
        self.every = order.every
        self.goal, self.unfinished = order.decisions, tables
        self.done.clear()
        self.decisions = self.messages = self.received = 0
        self.latencies = []


class Telling(NamedTuple):
    """What the players hear of with the same line of the journal: who decided last before it, and when."""

    n: int
    by: int
    sent: float
    heard: set[int]


class BenchTable:
    """Its players. A finished game is followed by the next one at the same table."""

    def __init__(self, course: Course, order: Sit, code: str, tokens: Sequence[str], seed: int) -> None:
        self.course = course
        self.full = order.full
        self.code = code
        self.tokens = tokens
        self.random = Random(seed).random
        self.seats: list[SocketClient] = []
        self.questions: list[BenchQuestion | None] = [None] * len(tokens)
        self.last = (-1, 0.0)  # who decided, and when
        self.told = Telling(-1, -1, 0.0, set())
        self.taken = 0
        self.ticking: asyncio.TimerHandle | None = None
        self.welcome: asyncio.Queue[None] = asyncio.Queue()

    def hear(self, seat: int, data: bytes) -> None:
        moment = clock()
        course = self.course
        course.messages += 1
        course.received += len(data)
        message = _hear(data)
        if type(message) is Update:
            if message.n != self.told.n or seat in self.told.heard:
                self.told = Telling(message.n, *self.last, set())
            self.told.heard.add(seat)
            if self.told.by not in (seat, -1):
                course.latencies.append(moment - self.told.sent)
            self.questions[seat] = message.question
        elif type(message) is Welcome:
            self.last = (-1, 0.0)
            self.questions[seat] = message.question
            self.welcome.put_nowait(None)
        elif type(message) is RoomNow:
            self._next_game(seat, message.room)
        elif type(message) is Refused:  # somebody else was faster, in a window
            self.questions[seat] = message.question
        else:
            raise RuntimeError(data.decode())
        if course.playing and not course.every:
            self.answer(seat)

    def answer(self, seat: int) -> None:
        """Answer what is asked, with anything."""
        question, course = self.questions[seat], self.course
        if question is None or (course.goal and self.taken >= course.goal):
            return
        self.questions[seat] = None
        option = int(self.random() * len(question.options))
        self.last = (seat, clock())
        self.seats[seat].say(b'{"type":"choose","asked":%d,"option":%d}' % (question.asked, option))
        course.messages += 1
        course.decisions += 1
        self.taken += 1
        if self.taken == course.goal:
            course.unfinished -= 1
            if not course.unfinished:
                course.done.set()

    def tick(self, due: float) -> None:
        """At a steady pace: one of those who are asked answers."""
        if not self.course.playing:
            return
        asked = [seat for seat, question in enumerate(self.questions) if question is not None]
        if asked:
            self.answer(asked[int(self.random() * len(asked))])
        due = max(due + self.course.every, clock())
        self.ticking = asyncio.get_running_loop().call_later(due - clock(), self.tick, due)

    async def connect(self, port: int) -> None:
        """All players come in; returns when they have been welcomed."""
        self.seats, self.welcome = [], asyncio.Queue()
        for seat, token in enumerate(self.tokens):
            hear = partial(self.hear, seat)
            self.seats.append(await SocketClient.connect("127.0.0.1", port, f"/api/rooms/{self.code}/socket", hear))
            hello = {"type": "hello", "token": token, "words": self.full, "views": self.full, "lang": "en"}
            self.seats[seat].say(msgspec.json.encode(hello))
        for _ in self.tokens:
            await self.welcome.get()

    def begin(self) -> None:
        self.taken = 0
        if self.course.every:
            wait = self.random() * self.course.every
            self.ticking = asyncio.get_running_loop().call_later(wait, self.tick, clock() + wait)
            return
        for seat in range(len(self.seats)):
            self.answer(seat)

    def _next_game(self, seat: int, room: RoomState) -> None:
        if room.outcome is not None and room.offer is None and seat == 0:
            self.seats[0].say(b'{"type":"rematch"}')
        elif room.outcome is not None and room.offer is not None and seat not in room.offer.agreed:
            self.seats[seat].say(b'{"type":"answer","yes":true}')


class Echoing:
    """A socket at the yardstick: the next message when the last one is back."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.socket: SocketClient | None = None
        self.sent = 0.0

    def hear(self, data: bytes) -> None:
        course = self.course
        course.latencies.append(clock() - self.sent)
        course.messages += 1
        course.received += len(data)
        if course.playing:
            self.begin()

    def begin(self) -> None:
        assert self.socket is not None
        self.sent = clock()
        self.socket.say(ECHOED)
        self.course.messages += 1
        self.course.decisions += 1


class Players:
    def __init__(self) -> None:
        self.course = Course()
        self.tables: list[BenchTable] = []
        self.echoing: list[Echoing] = []

    async def follow(self, order: Order) -> BenchAnswer:
        match order:
            case Sit():
                return await self.sit(order)
            case Echo():
                await self.echo(order)
            case Go():
                return await self.go(order)
            case Back():
                return await self.back(order)
            case Leave():
                await self.leave()
        return BenchAnswer()

    async def sit(self, order: Sit) -> BenchAnswer:
        played = order.games or games.names()[:1]
        for number in range(order.tables):
            rest = HTTPConnection("127.0.0.1", order.port)  # a new one may reach another process
            game = played[number % len(played)]
            seats = usual_seats(game)
            plans = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
            mine = _post(rest, "/api/rooms", {"game": game, "name": "A", "seats": plans})
            code, tokens = str(mine["code"]), [""] * seats
            for taken in [mine, *(_post(rest, f"/api/rooms/{code}/seats", {"name": "B"}) for _ in range(seats - 1))]:
                tokens[cast(int, taken["seat"])] = str(taken["token"])
            rest.close()
            table = BenchTable(self.course, order, code, tokens, number)
            await table.connect(order.port)
            self.tables.append(table)
        return BenchAnswer(codes=[table.code for table in self.tables])

    async def back(self, order: Back) -> BenchAnswer:
        began = clock()
        for start in range(0, len(self.tables), TOGETHER):
            await asyncio.gather(*(table.connect(order.port) for table in self.tables[start : start + TOGETHER]))
        return BenchAnswer(clock() - began)

    async def echo(self, order: Echo) -> None:
        for _ in range(order.sockets):
            one = Echoing(self.course)
            one.socket = await SocketClient.connect("127.0.0.1", order.port, "/", one.hear)
            self.echoing.append(one)

    async def go(self, order: Go) -> BenchAnswer:
        course = self.course
        actors: list[BenchTable | Echoing] = [*self.tables, *self.echoing]
        course.start(order, len(actors))
        began = clock()
        for actor in actors:
            actor.begin()
        if order.decisions:
            await course.done.wait()
        else:
            await asyncio.sleep(order.seconds)
        took = clock() - began
        course.playing = False
        for table in self.tables:
            if table.ticking is not None:
                table.ticking.cancel()
        played = BenchAnswer(took, course.decisions, course.messages, course.received, course.latencies)
        await asyncio.sleep(0.3)  # what is still under way arrives
        return played

    async def leave(self) -> None:
        sockets = [socket for table in self.tables for socket in table.seats]
        sockets += [one.socket for one in self.echoing if one.socket is not None]
        self.tables, self.echoing = [], []
        await asyncio.gather(*(socket.close() for socket in sockets))


def usual_seats(game: str) -> int:
    return games.find(game).sizes[0]


def _post(rest: HTTPConnection, path: str, body: object) -> dict[str, object]:
    rest.request("POST", path, msgspec.json.encode(body), {"Content-Type": "application/json"})
    answer = rest.getresponse()
    data = answer.read()
    if answer.status != 201:
        raise RuntimeError(f"{path}: {answer.status} {data.decode()}")
    return msgspec.json.decode(data, type=dict[str, object])


def _give_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A measurement in which a player failed is none."""
    print(f"a player failed: {context.get('exception') or context['message']}", file=sys.stderr)
    os._exit(1)


async def main() -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(_give_up)
    players = Players()
    while line := await loop.run_in_executor(None, sys.stdin.buffer.readline):
        report = await players.follow(_order(line))
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    if sys.platform != "win32":
        import uvloop

        uvloop.run(main())
    else:
        asyncio.run(main())
