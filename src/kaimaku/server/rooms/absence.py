"""What clients ask of a room about somebody who is away, or goes, or comes back. All run under the room's lock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.kernel.decisions import CONCEDE

from ..wire.common import DeckChoice
from ..wire.play import Absent, Leave, Return
from .bots import best_bot, bot_name
from .game_log import LEAVES
from .record import SeatRecord
from .start import chosen, name_of
from .viewers import Viewer
from .words import not_now

if TYPE_CHECKING:
    from .room import Room


async def absent(room: Room, viewer: Viewer, message: Absent, received: float) -> None:
    play, seat = room.play, message.seat
    if viewer.seat is not None and message.what == "bot" and _open(room, seat):
        await _seat_bot(room, seat)
        return
    no = _not_absent(room, viewer.seat, seat)
    if no or play is None or viewer.seat is None:
        room.telling.refuse(viewer, no or "waiting")
    elif message.what == "wait":
        room.presence.wait(seat, room.house.time.now())
        room.waits.sync()
        room.telling.room()
    elif message.what == "claim" and room.many:
        now = room.house.time.now()
        await room.decide(seat, (CONCEDE,), None, play.clock.stop(seat, now), now, aside=True)
    elif message.what == "claim":
        await room.end(viewer.seat, f"claim {seat}")
    else:
        await room.take_over(seat)


def _open(room: Room, seat: int) -> bool:
    return seat < len(room.seats) and room.seats[seat].kind == "open"


async def _seat_bot(room: Room, seat: int) -> None:
    """Nobody has come yet: a bot sits down instead, with the game's usual deck for that seat."""
    deck = chosen(room.game, len(room.seats), seat, DeckChoice()) if room.record.start is None else None
    bot = best_bot(room.game)
    name = bot_name(bot, seat, len(room.seats))
    await room.seat(seat, SeatRecord("bot", name, bot, deck=deck, deck_name=name_of(deck)))


def _not_absent(room: Room, by: int | None, seat: int) -> str:
    """Why nothing may be done about a seat."""
    if by is None:
        return "watching"
    if not room.running:
        return not_now(room.status)
    if seat == by or seat >= len(room.seats) or seat not in room.people:
        return "nobody"
    if room.presence.here(seat):
        return "present"
    return "" if room.presence.overdue(seat, room.house.time.now()) else "countdown"


async def leave(room: Room, viewer: Viewer, message: Leave, received: float) -> None:
    play, seat = room.play, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
    elif play is None or not room.running:
        room.telling.refuse(viewer, not_now(room.status))
    elif not room.takeover:
        room.telling.refuse(viewer, "no_takeover")
    elif room.out(seat):
        room.telling.refuse(viewer, "out")
    elif seat in play.substitutes:
        room.telling.refuse(viewer, "substitute")
    elif play.leaves[seat] >= LEAVES:
        room.telling.refuse(viewer, "left_often")
    else:
        await room.take_over(seat)


async def come_back(room: Room, viewer: Viewer, message: Return, received: float) -> None:
    play, seat = room.play, viewer.seat
    if seat is None:
        room.telling.refuse(viewer, "watching")
    elif play is None or not room.running:
        room.telling.refuse(viewer, not_now(room.status))
    elif seat not in play.substitutes:
        room.telling.refuse(viewer, "no_substitute")
    elif play.leaves[seat] > LEAVES:
        room.telling.refuse(viewer, "away_often")
    else:
        await room.keeper.control(seat, f"~back {seat}")
        play.substitutes.discard(seat)
        held = play.held.get(seat)
        if held is not None and held.silent:
            del play.held[seat]
        room.waits.sync()
        room.telling.asked(play, [seat])
        room.telling.room()
