"""The tables of one person, and those where anybody may sit down."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from kaimaku.wire.room import RoomInfo, Seated

from ...errors.api_error import ApiError, api_error
from ..seating.records import hashed, new_token, pack, unpack, without

if TYPE_CHECKING:
    from ...people.identity import Person
    from ...store import Store
    from .registry import Rooms

TABLES = 50  # of one person that are looked at
OPEN = 200  # tables that wait for anybody
OPEN_LIVE = 420.0  # seconds for which one that is not in memory here is shown: longer than rooms go without a mark
OPEN_SLOW = 7 * 86_400.0


async def sit_again(rooms: Rooms, code: str, person: Person) -> Seated:
    """Another key to the seat that somebody has already, for one more browser of theirs."""
    async with rooms.holding(code) as room, room.lock:
        seat = next((n for n, seat in enumerate(room.state.seats) if seat.person == person.id), None)
        if seat is None:
            raise api_error("no_seat_of_yours")
        token = new_token()
        await room.add_key(seat, hashed(token))
        return Seated(code, seat, token)


async def unfinished(rooms: Rooms, person: Person) -> list[RoomInfo]:
    """Tables at which somebody sits and the game is not over."""
    found = []
    for code in (await rooms.store.people.rooms(person.id))[:TABLES]:
        row = await rooms.store.room(code)
        room = None if row is None or row.status == "over" else rooms.glance(row)
        if row is not None and room is not None and any(seat.person == person.id for seat in room.state.seats):
            found.append(msgspec.structs.replace(room.info(), status=row.status))
    return found


async def forget(rooms: Rooms, person: Person, unnamed: str) -> None:
    """Their seats stay, without them."""
    for code in await rooms.store.people.rooms(person.id):
        await rooms.apart(code, lambda store, code: _forget_stored(store, code, person.id, unnamed))
        if rooms.here(code):
            with suppress(ApiError):  # it can't be opened, or was just removed
                async with rooms.holding(code) as room, room.lock:
                    await room.forget_person(person.id, unnamed)


async def _forget_stored(store: Store, code: str, person: str, unnamed: str) -> None:
    row = await store.room(code)
    if row is not None:
        record = unpack(row.data)
        without(record.seats, person, unnamed)
        row.data = pack(record)
        await store.save_room(row)


async def open_tables(rooms: Rooms) -> list[RoomInfo]:
    """Tables where anybody may sit down, as long as somebody waits there; for slow games nobody need be there."""
    found, now = [], rooms.time.wall()
    for row in await rooms.store.rooms(listed=True, status="waiting", since=now - OPEN_SLOW, limit=OPEN):
        room = rooms.at_hand(row.code) or rooms.glance(row)
        if room is None or room.state.full or not room.state.record.options.open:
            continue
        if rooms.at_hand(row.code) is None:
            attended = now - row.touched < OPEN_LIVE
        else:
            attended = any(map(room.state.presence.here, room.state.humans))
        if attended or room.state.record.options.slow:
            found.append(room.info())
    return found
