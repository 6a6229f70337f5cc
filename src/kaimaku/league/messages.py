"""What a program in a league reads and writes: one JSON object a line. The words are those of the server's protocol."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from kaimaku.wire.common import Seat, Words
from kaimaku.wire.play import Line, Option, Question
from kaimaku.wire.views import View

PROTOCOL = 1


class Begin(Struct, frozen=True, tag="game"):
    """The first line: which game, and where the program sits."""

    game: str
    seat: Seat
    seats: int
    protocol: int = PROTOCOL
    seconds: float = 0  # for an answer


class Ask(Struct, frozen=True, tag="ask", omit_defaults=True):
    """A question to be answered. `lines`: what has happened since the last one, without words."""

    question: Question
    view: View
    lines: list[Line] = []
    asides: list[Option] = []


class Over(Struct, frozen=True, tag="over"):
    """The last line: who won, and why."""

    winners: list[Seat]
    why: Words


class Answer(Struct, frozen=True, tag="choose"):
    """An option of the question `asked`, by its index; or an aside."""

    asked: int
    option: Annotated[int, Meta(ge=0)] = 0
    aside: Annotated[int, Meta(ge=0)] | None = None


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Answer)
