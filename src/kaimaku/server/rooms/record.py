"""What is kept about a room besides its games: who sits where, under which options, what comes next."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ..wire.common import Deck
from ..wire.play import Standing
from ..wire.room import FromReplay, FromScenario, RoomOptions


class SeatRecord(Struct, omit_defaults=True):
    kind: Literal["human", "open", "bot"]
    name: str = ""
    bot: str = ""
    token: str = ""  # its SHA-256; the token itself is nowhere
    deck: Deck | None = None  # None: this game brings none
    deck_name: str = ""
    wins: int = 0
    standing: Standing | None = None  # windows this seat lets go by
    standing_turn: int = 0  # the turn in which it said so


class RoomRecord(Struct, omit_defaults=True):
    options: RoomOptions
    seats: list[SeatRecord]
    seed: str  # of the present game; secret until it is over
    number: int = 1  # of the present game
    first: int | None = None  # who starts it, where that was agreed
    start: FromReplay | FromScenario | None = None
    counted: int = 0  # the last game whose win is counted
    incident: str = ""  # the table stopped under this number
    shut: bool = False  # its present game cannot be laid out: nobody tries again by itself


def pack(record: RoomRecord) -> bytes:
    return _encoder.encode(record)


def unpack(data: bytes) -> RoomRecord:
    return _decoder.decode(data)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(RoomRecord)
