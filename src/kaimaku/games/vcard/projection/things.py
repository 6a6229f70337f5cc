"""Things a client may ask about by handle: cards, VTubers, spots, what lies on the Queue, piles and buttons."""

from __future__ import annotations

import re
from typing import NamedTuple

from kaimaku.games.vcard.table import ACTIVE, SIDE, VCardTable, vts

from ...desk import BadHandle
from .eye import NOWHERE, Eye
from .options import shown

PLACES = frozenset({"deck", "discard", "hand", "mascot"})  # of a side: "deck:0"
BUTTONS = frozenset({"pass", "trade", "done", "yes", "no"})
SPOT = re.compile(r"s([01])\.([0-4])")
NUMBERED = re.compile(r"([emq])([0-9]{1,9})")
OF_SIDE = re.compile(r"([a-z]+):([01])")


class Thing(NamedTuple):
    """One of: a card, a VTuber, a spot, a place on the Queue, a place of a side ("deck:0", "world"), a button."""

    card: int = -1
    vt: int = -1
    spot: int = -1
    item: int = -1
    place: str = ""
    side: int = -1
    button: str = ""


def find(t: VCardTable, seat: int, handle: str) -> Thing:
    """What a seat means by a handle; BadHandle if it cannot see such a thing."""
    if handle in BUTTONS:
        return Thing(button=handle)
    found = _place(handle) or _numbered(t, seat, handle)
    if found is None and handle[:1] in ("c", "h"):
        found = _card(t, seat, handle)
    if found is None:
        raise BadHandle(f"unknown handle {handle!r}")
    return found


def _place(handle: str) -> Thing | None:
    if handle == "world":
        return Thing(place="world")
    spot = SPOT.fullmatch(handle)
    if spot is not None:
        return Thing(spot=int(spot[1]) * SIDE + ACTIVE + int(spot[2]))
    side = OF_SIDE.fullmatch(handle)
    if side is not None and side[1] in PLACES:
        return Thing(place=side[1], side=int(side[2]))
    return None


def _numbered(t: VCardTable, seat: int, handle: str) -> Thing | None:
    found = NUMBERED.fullmatch(handle)
    if found is None:
        return None
    kind, n = found[1], int(found[2])
    if kind == "e":
        return Thing(item=n) if n < len(t.queue) else None
    if kind == "q":
        cards = shown(t, seat) if seat in t.asked else []
        return Thing(card=cards[n]) if n < len(cards) else None
    eye = Eye(t, seat)
    return next((Thing(vt=vt) for side in (0, 1) for vt in vts(t, side) if eye.vt(vt) == handle), None)


def _card(t: VCardTable, seat: int, handle: str) -> Thing | None:
    eye = Eye(t, seat)
    if handle == NOWHERE:
        return None
    return next((Thing(card=card) for card in range(len(t.defs)) if eye.name(card) == handle), None)
