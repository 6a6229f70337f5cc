"""Matches of a tournament: the next game at the same table, and the end of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kaimaku.wire.play import NextGame

from ..seating.matches import CHOICE, chooser, match_over
from . import agreements, decisions
from . import effects as fx
from .effects import Effects
from .guards import finished, in_a_match, needs, openable, seated

if TYPE_CHECKING:
    from .state import RoomState

BETWEEN = 10.0  # seconds for people to see how a game ended


def wait(room: RoomState) -> Effects:
    """A game is over, the match isn't: the next one begins by itself, sooner or later."""
    if match_over(room):
        return
    number, seat = room.record.number, chooser(room)
    seconds = CHOICE if seat in room.humans else BETWEEN if room.humans else 0.0
    room.next_game = room.wall + seconds
    yield fx.Later(seconds, lambda: _follow(room, number))


def _follow(room: RoomState, number: int) -> Effects:
    """Nobody has chosen: whoever lost goes first."""
    if room.record.number == number and room.outcome is not None and not match_over(room):
        yield from _begin(room, chooser(room))


@needs(seated, in_a_match, finished, openable)
def next_game(room: RoomState, seat: int, message: NextGame, received: float) -> Effects:
    if match_over(room):
        yield fx.Refuse("over")
    elif seat != chooser(room):
        yield fx.Refuse("not_chooser")
    else:
        yield from _begin(room, seat if message.first else 1 - seat)


def _begin(room: RoomState, first: int | None) -> Effects:
    """The same decks, whoever brought which."""
    seats = [msgspec.structs.replace(seat, standing=None, standing_turn=0) for seat in room.seats]
    seed = str((yield fx.Chance(128)))
    record = msgspec.structs.replace(
        room.record, seats=seats, first=first, number=room.record.number + 1, seed=seed, incident=""
    )
    yield from agreements.begin_again(room, record, None)


def close(room: RoomState) -> Effects:
    match = room.record.match
    if match is None or match.closed:
        return
    match.closed = True
    try:
        yield fx.Save()
    except BaseException:
        match.closed = False
        raise
    if room.running:
        yield from decisions.end(room, 0, "round")
    else:
        yield fx.TellRoom()
