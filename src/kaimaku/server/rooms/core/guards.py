"""Guards: conditions a request must meet, declared at its handler.

A handler is a transition for one kind of message: `@needs(seated, running)` says who may ask for it and when. The
first guard that does not hold is told as the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeAlias, TypeVar

from ..words import not_now
from .effects import Effects, Refuse
from .state import RoomState

M = TypeVar("M")
Guard: TypeAlias = Callable[[RoomState, Any], str]  # for a seat the code of the reason why not; empty: go on
Handler: TypeAlias = Callable[[RoomState, "int | None", Any, float], Effects]  # seat, message, when it was received


def needs(
    *guards: Guard,
) -> Callable[[Callable[[RoomState, int, M, float], Effects]], Callable[[RoomState, int | None, M, float], Effects]]:
    """Follow a request only if all of these hold. The first is always that somebody who plays asks for it."""

    def declared(
        handler: Callable[[RoomState, int, M, float], Effects],
    ) -> Callable[[RoomState, int | None, M, float], Effects]:
        @wraps(handler)
        def guarded(room: RoomState, seat: int | None, message: M, received: float) -> Effects:
            why = next((why for guard in guards if (why := guard(room, seat))), "")
            if why or seat is None:
                yield Refuse(why)
            else:
                yield from handler(room, seat, message, received)

        return guarded

    return declared


def seated(room: RoomState, seat: int | None) -> str:
    return "watching" if seat is None else ""


def running(room: RoomState, seat: int) -> str:
    return "" if room.running else not_now(room.status)


def unfinished(room: RoomState, seat: int) -> str:
    """A game of two can be given up even while its table is stopped."""
    going = room.live is not None and room.outcome is None and (room.running or not room.many)
    return "" if going else not_now(room.status)


def stopped(room: RoomState, seat: int) -> str:
    return "" if room.status == "stopped" else "not_stopped"


def finished(room: RoomState, seat: int) -> str:
    if room.outcome is not None:
        return ""
    return "not_over" if room.live is not None else not_now(room.status)


def openable(room: RoomState, seat: int) -> str:
    """The present game could be laid out."""
    return "shut" if room.record.shut else ""


def free(room: RoomState, seat: int) -> str:
    """What follows is up to those who play, not to a tournament."""
    return "match" if room.record.match is not None else ""


def in_a_match(room: RoomState, seat: int) -> str:
    return "" if room.record.match is not None else "no_match"


def in_the_game(room: RoomState, seat: int) -> str:
    return "out" if room.out(seat) else ""


def bots_only(room: RoomState, seat: int) -> str:
    """No person plays any more."""
    if not room.out(seat) and seat not in room.playing.substitutes:
        return "still_in"
    return "others_play" if room.people else ""


def by_hand(room: RoomState, seat: int) -> str:
    """No bot plays for them."""
    return "substitute" if seat in room.playing.substitutes else ""


def takeover(room: RoomState, seat: int) -> str:
    return "" if room.takeover else "no_takeover"
