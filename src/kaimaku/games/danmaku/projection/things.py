"""Things a client may ask about by handle: cards, seats, characters, what lies on the stack, piles and buttons."""

from __future__ import annotations

from typing import NamedTuple

from kaimaku.games.danmaku.table import CHARACTER, DanmakuTable

from ...desk import BadHandle
from .eye import NOWHERE, Eye
from .shown import shown

PLACES = frozenset({"deck", "discard", "incident", "incidents"})
BUTTONS = frozenset({"pass", "end", "done", "yes", "no", "reveal"})


class Thing(NamedTuple):
    """One of: a card, a seat, the character of a seat, an entry of the stack, a place ("deck"), a button ("pass")."""

    card: int = -1
    seat: int = -1
    character: bool = False  # of that seat
    entry: int = -1
    place: str = ""
    button: str = ""


def find(t: DanmakuTable, seat: int, handle: str) -> Thing:
    """What a seat means by a handle; BadHandle if it cannot see such a thing."""
    if handle in BUTTONS:
        return Thing(button=handle)
    if handle in PLACES:
        return Thing(place=handle)
    found = _numbered(t, seat, handle) if handle[1:].isascii() and handle[1:].isdecimal() else None
    if found is None and handle != NOWHERE:
        found = _card(t, seat, handle)
    if found is None:
        raise BadHandle(f"unknown handle {handle!r}")
    return found


def _numbered(t: DanmakuTable, seat: int, handle: str) -> Thing | None:
    kind, n = handle[0], int(handle[1:])
    if kind in "pk" and n < t.seats:
        if kind == "p":
            return Thing(seat=n)
        chosen = len(t.zones[CHARACTER + n]) == 1 or n == seat  # one's own is seen before the others'
        return Thing(seat=n, character=True) if chosen else None
    if kind == "e" and n < len(t.stack):
        return Thing(entry=n)
    if kind == "q":
        cards = t.zones[CHARACTER + seat] if t.step == "setup" else shown(t) if seat in t.asked else []
        return Thing(card=cards[n]) if n < len(cards) else None
    return None


def _card(t: DanmakuTable, seat: int, handle: str) -> Thing | None:
    eye = Eye(t, seat)
    if handle[:1] not in "ch":
        return None
    return next((Thing(card=card) for card in range(len(t.defs)) if eye.name(card) == handle), None)
