"""What the operator of a server does with rooms, and what is known of a player whom another one reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ...errors.api_error import ApiError, api_error
from ..seating.records import hashed, seat_by

if TYPE_CHECKING:
    from ...store import RoomRow
    from .registry import Rooms

SHOWN = 200  # rooms
UNREADABLE = 500


class Suspect(Struct, frozen=True):
    """Two players of one table: who is reported, and who reports."""

    name: str
    person: str
    browser: str
    address: str  # empty: not here now
    reporter: str
    by: str  # the reporter's id, or a hash of their token
    number: int  # of the game


async def suspect(rooms: Rooms, code: str, token: str, seat: int) -> Suspect:
    async with rooms.holding(code) as room, room.lock:
        own, seats = seat_by(token, room.state.seats), room.state.seats
        if own is None:
            raise api_error("token")
        if seat >= len(seats):
            raise api_error("no_seat", seat=seat)
        about, me = seats[seat], seats[own]
        if about.kind != "human" or seat == own:
            raise api_error("no_report")
        address = next((client.address for client in room.broadcast.of(seat)), "")
        by = me.person or hashed(token)
        return Suspect(about.name, about.person, about.browser, address, me.name, by, room.state.record.number)


async def rooms_now(rooms: Rooms) -> list[RoomRow]:
    """All that aren't over, listed or not; those attended last first."""
    found = [
        row
        for status in ("playing", "stopped", "waiting")
        for listed in (True, False)
        for row in await rooms.store.rooms(listed=listed, status=status, limit=SHOWN)
    ]
    return sorted(found, key=lambda row: -row.touched)[:SHOWN]


async def close_room(rooms: Rooms, code: str) -> None:
    """Its game is over without a winner; a table at which none began is gone."""
    try:
        async with rooms.holding(code) as room, room.lock:
            if room.state.outcome is not None:
                raise api_error("game_over")
            if room.state.live is not None:
                await room.close()
                return
    except ApiError as error:
        if error.status != UNREADABLE:
            raise
        await rooms.apart(code, rooms.housekeeping.end_stored)  # it can't be laid out
        return
    await rooms.dismiss(room, api_error("closed"))
