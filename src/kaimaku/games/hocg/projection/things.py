"""Things a client may ask about by handle: cards, holomem, piles, places and buttons."""

from __future__ import annotations

from typing import NamedTuple

from kaimaku.games.hocg.rules.hands import HANDS
from kaimaku.games.hocg.table import ZONE_NAMES, HoloTable, Mem

from ...desk import BadHandle
from .eye import NOWHERE, Eye
from .shown import shown

PLACES = frozenset({*ZONE_NAMES, "center", "collab", "back"})
BUTTONS = frozenset({"pass", "baton", "collab", "keep", "redraw", "first", "second", "yes", "no", "done", *HANDS})


class Thing(NamedTuple):
    """One of: a card, a holomem, a place of a side ("deck:0"), a button ("pass", "skill:1")."""

    card: int = -1
    mem: Mem | None = None
    place: str = ""
    side: int = -1
    button: str = ""
    n: int = 0


def find(t: HoloTable, seat: int, handle: str) -> Thing:
    """What a seat means by a handle; BadHandle if it cannot see such a thing."""
    if handle in BUTTONS:
        return Thing(button=handle)
    word, colon, number = handle.partition(":")
    if colon:
        return _numbered(handle, word, number)
    if handle[:1] == "m" and _is_number(handle[1:]):
        mem = t.mems.get(int(handle[1:]))
        if mem is not None:
            return Thing(mem=mem)
    elif handle[:1] == "q" and _is_number(handle[1:]):
        cards = shown(t, seat)
        if int(handle[1:]) < len(cards):
            return Thing(card=cards[int(handle[1:])])
    elif handle != NOWHERE:
        eye = Eye(t, seat)
        for card in range(len(t.defs)):
            if eye.name(card) == handle:
                return Thing(card=card)
    raise BadHandle(f"unknown handle {handle!r}")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _numbered(handle: str, word: str, number: str) -> Thing:
    if number in ("0", "1") and word in PLACES:
        return Thing(place=word, side=int(number))
    if word == "skill" and _is_number(number):
        return Thing(button="skill", n=int(number))
    raise BadHandle(f"unknown handle {handle!r}")
