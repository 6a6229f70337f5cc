"""Requests about players who are away, leave, come back, or never came."""

from __future__ import annotations

from kaimaku.kernel.decisions import CONCEDE
from kaimaku.wire.common import DeckChoice
from kaimaku.wire.play import Absent, Leave, Return

from ...errors.api_error import api_error
from ..bots.lineup import best_bot, bot_name, may_sit, seatable
from ..game.game_log import LEAVES
from ..seating.beginnings import chosen, name_of
from ..seating.records import SeatRecord
from . import decisions, timing
from .effects import Begin, Effects, Refuse, Save, TellQuestions, TellRoom
from .guards import by_hand, in_the_game, needs, running, seated, takeover
from .state import RoomState


@needs(seated)
def absent(room: RoomState, by: int, message: Absent, received: float) -> Effects:
    seat = message.seat
    if message.what == "bot" and room.record.options.rated and not room.full:
        yield Refuse("rated_seat")
    elif message.what == "bot" and room.record.match is not None:
        yield Refuse("match")
    elif message.what == "bot" and seat < len(room.seats) and room.seats[seat].kind == "open":
        if message.bot and not may_sit(message.bot, room.game):
            raise api_error("no_bot", bot=message.bot, known=", ".join(seatable(room.game)))
        yield from _seat_bot(room, seat, message.bot)
    elif why := running(room, by) or _not_absent(room, by, seat):
        yield Refuse(why)
    elif message.what == "wait":
        room.presence.wait(seat, room.now)
        yield from timing.sync(room)
        yield TellRoom()
    elif message.what == "claim" and room.many:
        yield from decisions.excuse(room, seat)
        charged = room.playing.clock.stop(seat, room.now)
        yield from decisions.decide(room, seat, CONCEDE, charged, room.now, aside=True)
    elif message.what == "claim":
        yield from decisions.excuse(room, seat)
        yield from decisions.end(room, by, f"claim {seat}")
    else:
        yield from decisions.take_over(room, seat)


def _not_absent(room: RoomState, by: int, seat: int) -> str:
    """Why nothing may be done about a seat."""
    if seat == by or seat >= len(room.seats) or seat not in room.people:
        return "nobody"
    if room.presence.here(seat):
        return "present"
    return "" if room.presence.overdue(seat, room.now) else "countdown"


def _seat_bot(room: RoomState, seat: int, asked: str) -> Effects:
    """Nobody has come yet: a bot sits down instead, with the game's usual deck for that seat."""
    deck = chosen(room.game, len(room.seats), seat, DeckChoice()) if room.record.start is None else None
    name = bot_name(asked, seat, len(room.seats))
    yield from sit(
        room, seat, SeatRecord("bot", name, asked or best_bot(room.game), deck=deck, deck_name=name_of(deck))
    )


def sit(room: RoomState, seat: int, taken: SeatRecord) -> Effects:
    """An open seat is taken; once all are, the game begins."""
    if room.seats[seat].kind != "open":
        raise api_error("taken")
    before = room.seats[seat]
    room.seats[seat] = taken
    try:
        yield Save()
    except BaseException:
        room.seats[seat] = before
        raise
    yield Begin() if room.full else TellRoom()


@needs(seated, running, takeover, in_the_game, by_hand)
def leave(room: RoomState, seat: int, message: Leave, received: float) -> Effects:
    if room.playing.leaves[seat] >= LEAVES:
        yield Refuse("left_often")
    else:
        yield from decisions.take_over(room, seat)


@needs(seated, running)
def come_back(room: RoomState, seat: int, message: Return, received: float) -> Effects:
    live = room.playing
    if seat not in live.substitutes:
        yield Refuse("no_substitute")
    elif live.leaves[seat] > LEAVES:
        yield Refuse("away_often")
    else:
        yield from decisions.control(room, seat, f"~back {seat}")
        live.substitutes.discard(seat)
        pending = live.pending.get(seat)
        if pending is not None and pending.silent:
            del live.pending[seat]
        yield from timing.sync(room)
        yield TellQuestions([seat])
        yield TellRoom()
