"""The life of one socket: hello in time, then messages of a reasonable size at a reasonable rate."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from .rooms.outbox import Connection, Outbox
from .rooms.settings import RoomSettings
from .rooms.timing import Time, alarm
from .rooms.viewers import Viewer, encode
from .rooms.words import other_protocol, trouble
from .trouble import Trouble
from .wire.play import PROTOCOL, AskUndo, FromClient, Hello, Ping, Pong, Problem, Standing, WhyNot

if TYPE_CHECKING:
    from .rooms.registry import Rooms
    from .rooms.room import Room

# Close codes: our own are the status of HTTP plus 4000.
GOING_AWAY = 1012
TOO_BIG = 1009
OWN = 4000
# Messages that cost more than others, in messages.
DEAR: dict[type[FromClient], int] = {AskUndo: 7, Standing: 3, WhyNot: 1}
GOODBYE = 5.0  # seconds the closing of a socket may take

SPOKEN = (PROTOCOL,)  # versions of the protocol


class Greeting(msgspec.Struct, tag="hello"):
    """What a hello of any version has in common."""

    protocol: int = 1


_greetings: msgspec.json.Decoder[Greeting] = msgspec.json.Decoder(Greeting)
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


async def serve(rooms: Rooms, code: str, connection: Connection) -> None:
    """From the first message to the last. Whatever goes wrong is said in a `problem`, and the socket is closed."""
    try:
        hello = await _hello(connection, rooms.settings, rooms.time)
        if hello is None:
            return
        room = await rooms.hold(code)
        try:
            await _stay(rooms, room, hello, connection)
        finally:
            rooms.release(room)
    except Trouble as wrong:
        rooms.hooks.refused(wrong.fault.code)
        await say_goodbye(connection, wrong)


async def say_goodbye(connection: Connection, wrong: Trouble) -> None:
    """Tell why, and close; a client that takes nothing is not waited for."""
    close = {413: TOO_BIG, 503: GOING_AWAY}.get(wrong.status, OWN + wrong.status)
    try:
        async with asyncio.timeout(GOODBYE):
            await connection.send(encode(Problem(wrong.fault)))
            await connection.close(close, wrong.fault.code)
    except Exception:
        return


async def _hello(connection: Connection, settings: RoomSettings, time: Time) -> Hello | None:
    """The first message; None if the client left without one."""
    first: asyncio.Future[bytes | None] = asyncio.ensure_future(connection.receive())
    late, timer = alarm(time, settings.hello)
    try:
        waiting: list[asyncio.Future[bytes | None] | asyncio.Future[None]] = [first, late]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if not first.done():
            raise trouble("late")
        raw = first.result()
    finally:
        timer.cancel()
        late.cancel()
        first.cancel()
    if raw is None:
        return None
    _understood(raw, settings)
    message = _read(raw, settings)
    if not isinstance(message, Hello):
        raise trouble("hello")
    return message


def _understood(raw: bytes, settings: RoomSettings) -> None:
    """A hello of a version that is not spoken here is told so, whatever else is in it."""
    try:
        version = _greetings.decode(raw[: settings.message]).protocol
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return  # what is wrong with it is found when it is read in full
    if version not in SPOKEN:
        raise other_protocol(version, SPOKEN)


async def _stay(rooms: Rooms, room: Room, hello: Hello, connection: Connection) -> None:
    settings, now = rooms.settings, rooms.time.now
    wrongs: list[Trouble] = []

    def let_go() -> None:
        rooms.spawn(_leave_stuck(room, viewer, connection))

    outbox = Outbox(connection, settings.buffer, settings.stuck, let_go)
    viewer = await room.enter(hello, outbox)
    rooms.hooks.connected()
    level, then = settings.burst, now()
    try:
        while (raw := await connection.receive()) is not None and not outbox.closed:
            moment = now()
            level = min(settings.burst, level + (moment - then) * settings.rate) - 1
            then = moment
            if level < 0:
                raise trouble("rate")
            message = _read(raw, settings)
            level -= DEAR.get(type(message), 0)
            if type(message) is Ping:
                viewer.tell(Pong(message.n))
            else:
                await room.hear(viewer, message, moment)
    except Trouble as wrong:
        wrongs.append(wrong)
    finally:
        rooms.hooks.disconnected()
        room.leave(viewer)
    if wrongs and not outbox.closed:
        await outbox.settled()
        raise wrongs[0]


async def _leave_stuck(room: Room, viewer: Viewer, connection: Connection) -> None:
    """A client that takes nothing any more: its seat is free to come back at once, then the socket is closed."""
    room.leave(viewer)
    await say_goodbye(connection, trouble("slow"))


def _read(raw: bytes, settings: RoomSettings) -> FromClient:
    if len(raw) > settings.message:
        raise trouble("size")
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
        raise trouble("message") from None
