"""What is stored about a room besides its games: who sits where, under which options, what comes next.

A seat is taken by a secret token, never by the room's code. Only the token's hash is stored.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct

from kaimaku import names
from kaimaku.wire.common import Deck
from kaimaku.wire.play import AutoPass
from kaimaku.wire.room import FromCard, FromReplay, FromScenario, RoomOptions

from ...errors.api_error import api_error
from .matches import MatchRecord

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no i, l, o, 0, 1
CODE_LENGTH = 8
NAME = 24  # characters of a name


class SeatRecord(Struct, omit_defaults=True):
    kind: Literal["human", "open", "bot"]
    name: str = ""
    bot: str = ""
    token: str = ""  # its SHA-256; the token itself is nowhere
    deck: Deck | None = None  # None: this game brings none
    deck_name: str = ""
    wins: int = 0
    standing: AutoPass | None = None  # windows this seat lets go by
    standing_turn: int = 0  # the turn in which it said so
    person: str = ""  # who sits here under their own name
    browser: str = ""  # of which browser, hashed
    more: list[str] = []  # hashes of tokens that the same person got for other browsers


class RoomRecord(Struct, omit_defaults=True):
    options: RoomOptions
    seats: list[SeatRecord]
    seed: str  # of the present game; secret until it is over
    number: int = 1  # of the present game
    first: int | None = None  # who starts it, where that was agreed
    start: FromReplay | FromScenario | FromCard | None = None
    counted: int = 0  # the last game whose win is counted
    incident: str = ""  # the table stopped under this number
    match: MatchRecord | None = None  # of a tournament
    shut: bool = False  # its present game cannot be laid out: nobody tries again by itself


pack = msgspec.json.Encoder().encode
unpack = msgspec.json.Decoder(RoomRecord).decode


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def player_name(given: str) -> str:
    """A name as others will read it."""
    name = names.clean(given)
    if not 1 <= names.length(name) <= NAME:
        raise api_error("name")
    return name


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def seat_by(token: str, seats: Sequence[SeatRecord]) -> int | None:
    """The seat this token opens. Every seat is compared, in constant time."""
    found = None
    given = hashed(token)
    for seat, record in enumerate(seats):
        for kept in (record.token, *record.more):
            if kept and hmac.compare_digest(kept, given):
                found = seat
    return found


def without(seats: list[SeatRecord], person: str, unnamed: str) -> None:
    """Nothing in these seats tells of a person any more; whoever has a seat's token can still play."""
    for n, seat in enumerate(seats):
        if seat.person == person:
            seats[n] = msgspec.structs.replace(seat, name=unnamed, person="", browser="")
