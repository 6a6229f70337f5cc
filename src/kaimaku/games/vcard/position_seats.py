"""The two players and their spots by the words a position uses."""

from __future__ import annotations

import re

from kaimaku.games.plain import PositionError

from .table import ACTIVE, SIDE

SEATS = ("A", "B")
PLACES = ("active", "backstage 1", "backstage 2", "backstage 3", "backstage 4")
SPOT = re.compile(
    r"(?:(?P<seat>[ab])(?:'s)? )?(?:the )?"
    r"(?:(?P<active>active)|(?:backstage spot|backstage|back|spot)? ?(?P<n>[1-4]))(?: (?:vt )?spot)?",
    re.IGNORECASE,
)


def seat_of(value: object, where: str) -> int:
    word = str(value).strip().upper()
    if word not in SEATS:
        raise PositionError(where, f"a player is A or B, not {value!r}")
    return SEATS.index(word)


def spot_of_words(text: str, me: int) -> int:
    """`A active`, `B backstage 2`, `spot 3` (one's own): the spot's zone; -1 if it is none."""
    said = " ".join(text.replace("’", "'").split())
    found = SPOT.fullmatch(said) or SPOT.fullmatch(said.lower().replace("active spot", "active"))
    if found is None:
        return -1
    seat = SEATS.index(found["seat"].upper()) if found["seat"] else me
    return seat * SIDE + ACTIVE + (0 if found["active"] else int(found["n"])) if seat >= 0 else -1


def spot_name(zone: int) -> str:
    """A active, B backstage 2."""
    return f"{SEATS[zone // SIDE]} {PLACES[zone % SIDE - ACTIVE]}"
