"""A room under test: clients without a network, bots that think at once, and time that a test moves."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec

from kaimaku.server.monitoring.monitor import Monitor
from kaimaku.server.rooms import Bots, Rooms, RoomSettings
from kaimaku.server.rooms.shell.room import Room
from kaimaku.server.store import Store
from kaimaku.server.workers.pool import Lane
from kaimaku.wire.play import Choose, FromClient, FromServer, Hello, Problem, Question, Refused, Update, Welcome
from kaimaku.wire.play import Room as RoomMessage
from kaimaku.wire.replays import ReplayFrames
from kaimaku.wire.room import Join, NewRoom, RoomInfo, RoomOptions, Seated, SeatPlan
from tests.server.rooms.inline import InlineBots, InlineLane
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.virtual import VirtualTime, quiet

M = TypeVar("M")
PATIENCE = 180.0  # seconds of real time after which a test gives up
# Time stands still here, so no rate could ever recover.
SETTINGS = RoomSettings(bot_pause=0.0, floor=0.0, idle=1e9, burst=1e9)

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Incidents(Monitor):
    """Remembers what went wrong, so that a test can ask."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[str, BaseException]] = []
        self.decisions = 0

    def incident(self, error: BaseException, where: str, **facts: str | int) -> str:
        self.noted.append((where, error))
        return f"incident{len(self.noted)}"

    def decided(self, game: str, seconds: float) -> None:
        self.decisions += 1


class Client:
    """One end of a socket that is no socket: what the server sends is decoded and remembered."""

    def __init__(self, house: House, code: str, token: str = "", **hello: bool | int | str) -> None:
        self.house = house
        self.token = token
        self.raw: list[bytes] = []
        self.times: list[float] = []
        self.got: list[FromServer] = []
        self.closed: tuple[int, str] | None = None
        self.blocked: asyncio.Event | None = None
        self._in: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._news = asyncio.Event()
        self.bell = asyncio.Event()
        self.info: RoomInfo | None = None
        self.state: Welcome | Update | None = None
        self.task = asyncio.get_running_loop().create_task(house.rooms.serve(code, self))
        self.say(Hello(token, **hello))  # type: ignore[arg-type]

    # --- what the server calls ----------------------------------------------------------------------------------------

    async def receive(self) -> bytes | None:
        return await self._in.get()

    def at_once(self, data: bytes) -> bool:
        return False

    async def send(self, data: bytes) -> None:
        if self.blocked is not None:
            await self.blocked.wait()
        if self.closed is not None:
            raise ConnectionError("closed")
        self.raw.append(data)
        self.times.append(self.house.time.now())
        message = decoder.decode(data)
        self.got.append(message)
        if isinstance(message, Welcome | Update):
            self.state = message
        if isinstance(message, Welcome | RoomMessage):
            self.info = message.room
        self.bell.set()
        self._news.set()

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self._in.put_nowait(None)
        self._news.set()

    # --- what a test calls --------------------------------------------------------------------------------------------

    def say(self, message: FromClient) -> None:
        self._in.put_nowait(encode(message))

    def raw_say(self, data: bytes) -> None:
        self._in.put_nowait(data)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds that a message brings about."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not true():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            last = self.got[-1] if self.got else None
            raise AssertionError(f"it never came; noted: {self.house.monitor.noted}; last: {last}") from None

    async def hears(self, kind: type[M], true: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind."""
        at = len(self.got)
        found: list[M] = []

        def there() -> bool:
            found.extend(m for m in self.got[at:] if isinstance(m, kind) and true(m))
            return bool(found)

        await self.until(there)
        return found[0]

    async def asks(self, message: FromClient, kind: type[M]) -> M:
        """Say something and hear the answer."""
        at = len(self.got)
        self.say(message)
        await self.until(lambda: any(isinstance(m, kind) for m in self.got[at:]))
        return next(m for m in self.got[at:] if isinstance(m, kind))

    async def welcomed(self) -> Client:
        await self.until(lambda: self.state is not None or self.closed is not None)
        return self

    async def leave(self) -> None:
        self._in.put_nowait(None)
        await self.ended()

    async def ended(self) -> None:
        """The server is done with this connection."""
        await asyncio.wait_for(self.task, PATIENCE)

    @property
    def question(self) -> Question | None:
        return None if self.state is None else self.state.question

    def refusals(self) -> list[str]:
        return [m.why.words.en for m in self.got if isinstance(m, Refused)]

    def problems(self) -> list[str]:
        return [m.fault.code for m in self.got if isinstance(m, Problem)]


class House:
    """A server's rooms over a store. `again` is what remains after the process was killed."""

    def __init__(
        self,
        store: Store,
        settings: RoomSettings | None = None,
        bots: Bots | None = None,
        seed: int = 1,
        rehearsals: Lane | None = None,
        foresights: Lane | None = None,
    ) -> None:
        """`seed`: all chance of this server, so that a test plays the same games every time."""
        self.store = store
        self.time = VirtualTime()
        self.monitor = Incidents()
        self.settings = settings or SETTINGS
        chance = Random(seed).getrandbits
        # Where nothing is done elsewhere, nothing takes real time.
        here = type(store) is MemoryStore and not (bots or rehearsals or foresights)
        self.look = 0.0 if here else 0.002
        self.work = InlineLane()
        self.rooms = Rooms(
            store,
            self.settings,
            self.monitor,
            bots=bots or InlineBots(),
            time=self.time,
            chance=chance,
            workers=self.work,
            rehearsals=rehearsals or InlineLane(),
            foresights=foresights or InlineLane(),
        )

    def again(self) -> House:
        """As if the process had been killed: nothing of it is left but what is stored."""
        self.rooms.services.closing = True
        self.rooms.services.tasks.cancel()
        new = House(self.store, self.settings)
        new.time.seconds = self.time.seconds + 3600
        return new

    async def pass_time(self, seconds: float) -> None:
        """Let time go by, with everything that happens in it."""
        until = self.time.seconds + seconds
        await self.settle()
        while self.time.ring(until):
            await self.settle()
        self.time.seconds = until
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing more happens without time passing. If storing takes real time, a few looks are needed."""
        still = 0
        while still < 3:
            before = self._activity()
            await quiet()
            await asyncio.sleep(self.look)
            busy = any(room.lock.locked() for room in self.rooms._rooms.values())
            still = still + 1 if self._activity() == before and not busy else 0

    def _activity(self) -> tuple[object, ...]:
        rooms = list(self.rooms._rooms.values())
        return (
            [
                (r.state.live and r.state.live.rows, r.lock.locked(), len(r.broadcast.clients), r.state.status)
                for r in rooms
            ],
            self.time.next,
        )

    async def own_frames(self, client: Client) -> ReplayFrames:
        """The game so far, as the player of a seat gets it."""
        packed = await self.rooms.own_frames(code_of(client), client.token)
        return msgspec.json.decode(gzip.decompress(packed), type=ReplayFrames)

    def room(self, code: str) -> Room:
        return self.rooms._rooms[code]

    async def pair(self, options: RoomOptions | None = None, **hello: bool | int | str) -> tuple[Client, Client]:
        """Two people at a new table."""
        seats = [SeatPlan("me"), SeatPlan("open")]
        mine = await self.rooms.create(NewRoom("hocg", "Aki", seats, options or RoomOptions()))
        theirs = await self.rooms.join(mine.code, Join("Ben"))
        a, b = (Client(self, mine.code, s.token, **hello) for s in (mine, theirs))
        await a.welcomed()
        await b.welcomed()
        return a, b

    async def solo(self, options: RoomOptions | None = None, **hello: bool | int | str) -> Client:
        """One person against a bot."""
        seats = [SeatPlan("me"), SeatPlan("bot", "random")]
        mine = await self.rooms.create(NewRoom("hocg", "Aki", seats, options or RoomOptions()))
        return await Client(self, mine.code, mine.token, **hello).welcomed()


def code_of(client: Client) -> str:
    assert client.info is not None
    return client.info.code


def over(client: Client) -> bool:
    return client.info is not None and client.info.status == "over"


async def step(clients: list[Client], rng: Random) -> None:
    """Whoever is asked answers at random; return when somebody is asked again or the game is over."""
    await house_quiet(clients)
    asked = next(c for c in clients if c.question is not None)
    question = asked.question
    assert question is not None
    asked.say(Choose(question.asked, rng.randrange(len(question.options))))
    await asked.until(lambda: asked.question is not question)
    await house_quiet(clients)


async def house_quiet(clients: list[Client]) -> None:
    """Until somebody is asked or the game is over."""
    async with asyncio.timeout(PATIENCE):
        while not over(clients[0]) and all(c.question is None for c in clients):
            news = asyncio.Event()
            for client in clients:
                client.bell = news
            await news.wait()


async def play_out(clients: list[Client], rng: Random, most: int = 3000) -> int:
    """To the end of the game; how many answers that took."""
    for n in range(most):
        if over(clients[0]):
            return n
        await step(clients, rng)
    raise AssertionError("the game does not end")


__all__ = ["Client", "House", "Seated", "code_of", "over", "play_out", "step"]
