"""Seats: taken by a secret token, never by the room's code. Only the token's hash is kept."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

from kaimaku import names

from .record import SeatRecord
from .words import trouble

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no i, l, o, 0, 1
CODE_LENGTH = 8
NAME = 24  # characters of a name


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def player_name(given: str) -> str:
    """A name as others will read it."""
    name = names.clean(given)
    if not 1 <= names.length(name) <= NAME:
        raise trouble("name")
    return name


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def seat_by(token: str, seats: Sequence[SeatRecord]) -> int | None:
    """The seat this token opens. Every seat is compared, in constant time."""
    found = None
    given = hashed(token)
    for seat, record in enumerate(seats):
        if record.token and hmac.compare_digest(record.token, given):
            found = seat
    return found
