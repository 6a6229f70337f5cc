"""A socket session: hello in time, then messages within limits of size and rate."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from kaimaku.wire.play import (
    PROTOCOL,
    AskHint,
    AskUndo,
    AutoPass,
    Foresee,
    FromClient,
    Hello,
    Ping,
    Pong,
    Problem,
    Say,
    Speak,
    Stamp,
    WhyNot,
)

from ..errors.api_error import ApiError, api_error
from ..limits.rate_limits import Bucket, Level
from ..rooms.settings import RoomSettings
from ..rooms.shell.broadcast import Client, encode
from .outbox import Connection, Outbox

if TYPE_CHECKING:
    from ..rooms.lobby.registry import Rooms
    from ..rooms.shell.room import Room

# Close codes: our own are the status of HTTP plus 4000.
GOING_AWAY = 1012
TOO_BIG = 1009
OWN = 4000
# Messages that cost more than one: how much more.
COSTS: dict[type[FromClient], int] = {
    AskUndo: 7,
    AutoPass: 3,
    WhyNot: 1,
    Foresee: 1,
    AskHint: 3,
    Stamp: 3,
    Say: 3,
    Speak: 7,
}
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
        hello = await _hello(rooms, connection)
        if hello is None:
            return
        async with rooms.holding(code) as room:
            await _stay(rooms, room, hello, connection)
    except ApiError as wrong:
        rooms.monitor.refused(wrong.fault.code)
        await say_goodbye(connection, wrong)


async def say_goodbye(connection: Connection, wrong: ApiError) -> None:
    """Tell why, and close; a client that takes nothing is not waited for."""
    close = {413: TOO_BIG, 503: GOING_AWAY}.get(wrong.status, OWN + wrong.status)
    try:
        async with asyncio.timeout(GOODBYE):
            await connection.send(encode(Problem(wrong.fault)))
            await connection.close(close, wrong.fault.code)
    except Exception:
        return


async def _hello(rooms: Rooms, connection: Connection) -> Hello | None:
    """The first message; None if the client left without one."""
    settings = rooms.settings
    first: asyncio.Future[bytes | None] = asyncio.ensure_future(connection.receive())
    late = asyncio.ensure_future(rooms.services.sleep(settings.hello))
    try:
        await asyncio.wait((first, late), return_when=asyncio.FIRST_COMPLETED)
        if not first.done():
            raise api_error("late", seconds=settings.hello)
        raw = first.result()
    finally:
        late.cancel()
        first.cancel()
    if raw is None:
        return None
    _understood(raw, settings)
    message = _read(raw, settings)
    if not isinstance(message, Hello):
        raise api_error("hello")
    return message


def _understood(raw: bytes, settings: RoomSettings) -> None:
    """A hello of a version that is not spoken here is told so, whatever else is in it."""
    try:
        version = _greetings.decode(raw[: settings.message]).protocol
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return  # what is wrong with it is found when it is read in full
    if version not in SPOKEN:
        spoken = ", ".join(map(str, SPOKEN))
        raise api_error("protocol", protocols=SPOKEN, spoken=spoken, version=version)


async def _stay(rooms: Rooms, room: Room, hello: Hello, connection: Connection) -> None:
    settings, now = rooms.settings, rooms.time.now
    wrongs: list[ApiError] = []

    def let_go() -> None:
        rooms.services.spawn(_leave_stuck(room, client, connection))

    outbox = Outbox(connection, settings.buffer, settings.stuck, let_go)
    client = await room.enter(hello, outbox)
    rooms.monitor.connected()
    level = Level(Bucket(settings.burst, settings.rate), now())
    try:
        while (raw := await connection.receive()) is not None and not outbox.closed:
            moment = now()
            if level.take(1, moment):
                raise api_error("rate")
            message = _read(raw, settings)
            level.charge(COSTS.get(type(message), 0), moment)
            if type(message) is Ping:
                client.answer(Pong(message.n))
            else:
                await room.hear(client, message, moment)
    except ApiError as wrong:
        wrongs.append(wrong)
    finally:
        rooms.monitor.disconnected()
        room.leave(client)
    if wrongs and not outbox.closed:
        await outbox.settled()
        raise wrongs[0]


async def _leave_stuck(room: Room, client: Client, connection: Connection) -> None:
    """A client that takes nothing any more: its seat is free to come back at once, then the socket is closed."""
    room.leave(client)
    await say_goodbye(connection, api_error("slow"))


def _read(raw: bytes, settings: RoomSettings) -> FromClient:
    if len(raw) > settings.message:
        raise api_error("size", size=len(raw), limit=settings.message)
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
        raise api_error("message") from None
