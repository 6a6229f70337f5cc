"""What players show and say to each other: stamps everywhere, words where the room has a chat."""

from __future__ import annotations

from kaimaku.wire import play as wire

from .conversation import message
from .effects import Effects, Refuse, Tell
from .guards import needs, seated
from .state import RoomState


def talking(room: RoomState, seat: int) -> str:
    return "" if room.record.options.chat else "no_chat"


@needs(seated)
def stamp(room: RoomState, seat: int, said: wire.Stamp, received: float) -> Effects:
    if room.talk.may("stamp", seat, received):
        yield Tell(wire.Stamped(seat, said.stamp))
    else:
        yield Refuse("talks_fast")


@needs(seated, talking)
def say(room: RoomState, seat: int, said: wire.Say, received: float) -> Effects:
    text = message(said.text)
    if not text:
        yield Refuse("no_words")
    elif not room.talk.may("say", seat, received):
        yield Refuse("talks_fast")
    else:
        told = wire.Said(seat, text)
        room.talk.add(told)
        yield Tell(told, players=True)
