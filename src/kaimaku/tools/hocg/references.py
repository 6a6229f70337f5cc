"""References: what somebody at the table means by "b", "center", "back 2", "sora" or "hSD01-004"."""

from __future__ import annotations

import re

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.picking import picks_holomem
from kaimaku.games.hocg.table import (
    ARCHIVE,
    CENTER,
    COLLAB,
    HAND,
    RESOLUTION,
    HoloTable,
    Mem,
    at,
    back,
    oshi,
    stage,
)
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.knowledge import knows

from ..things import Thing
from .board import hand_rows

THEIR = re.compile(r"(?:their|opp\w*(?:'s)?|相手の?)\s*")
PLACES = {"center": CENTER, "センター": CENTER, "collab": COLLAB, "コラボ": COLLAB}
BACK_PLACE = re.compile(r"(?:back|バック)\s*(\d+)")


def find(t: HoloTable, seat: int, text: str) -> list[Thing]:
    """What a text may mean, nearest first: hand letters, places, names and numbers in sight, then any card."""
    said = text.strip().casefold()
    if not said:
        return []
    for letter, card, _ in hand_rows(t, seat):
        if said == letter:
            return [_card(t, card)]
    if len(said) == 1 and said.isascii():
        return []
    side = seat
    if their := THEIR.match(said):
        side, said = 1 - seat, said[their.end() :]
    if said in ("oshi", "推し"):
        return [_card(t, oshi(t, side))]
    mem = _at_place(t, side, said)
    if mem is not None:
        return [_mem(t, mem)] if knows(t, mem.stack[-1], seat) else []
    return _named(in_sight(t, seat), said) or _named([Thing(d.number) for d in DEFS], said)


def _at_place(t: HoloTable, side: int, said: str) -> Mem | None:
    if said in PLACES:
        return at(t, side, PLACES[said])
    if nth := BACK_PLACE.fullmatch(said):
        mems = back(t, side)
        n = int(nth[1])
        return mems[n - 1] if 1 <= n <= len(mems) else None
    return None


def _named(things: list[Thing], said: str) -> list[Thing]:
    """Exact number or name before a part of either; one of each printed card."""
    exact = [x for x in things if said in [part.casefold() for part in _parts(x)]]
    near = [x for x in things if any(said in part.casefold() for part in _parts(x))]
    found: dict[tuple[int, int], Thing] = {}
    for thing in exact or near:
        found.setdefault((thing.number, thing.mem), thing)
    return list(found.values())


def _parts(thing: Thing) -> tuple[str, str, str]:
    d = DEFS[thing.number]
    return d.id, d.name("en"), d.name("ja")


def in_sight(t: HoloTable, seat: int) -> list[Thing]:
    """Everything whose face this seat can see: hand, both stages, Oshi, archives, what is being resolved."""
    found = [_card(t, card) for _, card, _ in hand_rows(t, seat)]
    for side in (seat, 1 - seat):
        found += [_mem(t, mem) for mem in stage(t, side) if knows(t, mem.stack[-1], seat)]
        found.append(_card(t, oshi(t, side)))
    for side in (seat, 1 - seat):
        for mem in stage(t, side):
            found += [_card(t, card) for card in mem.cards() if knows(t, card, seat) and card != mem.stack[-1]]
        found += [_card(t, card) for card in t.zones[ARCHIVE + side]]
    return found + [_card(t, card) for card in t.zones[RESOLUTION]]


def of_option(t: HoloTable, seat: int, option: Option) -> list[Thing]:
    """The cards and holomem an option speaks of."""
    numbers = [n for n in option[1:] if isinstance(n, int)]
    match option[0]:
        case "pick" if picks_holomem(t):
            return [_mem(t, t.mems[numbers[0]])]
        case "pick" | "place" | "center":
            return [_card(t, numbers[0])] if knows(t, numbers[0], seat) else []
        case "bloom" | "play":
            return [_card(t, numbers[0]), *(_mem(t, t.mems[n]) for n in numbers[1:])]
        case "collab" | "baton":
            return [_mem(t, t.mems[numbers[0]])]
        case "ability":
            return [_mem(t, t.mems[numbers[1]])]
        case "art":
            return [_mem(t, t.mems[n]) for n in (numbers[0], numbers[2]) if n in t.mems]
        case "skill":
            return [_card(t, oshi(t, seat))]
    return []


def is_mine(t: HoloTable, seat: int, thing: Thing) -> bool:
    """May this seat hope to do anything with it: its hand, its holomem, its Oshi, or what it is asked to pick?"""
    if thing.mem:
        return t.mems[thing.mem].seat == seat or picks_holomem(t)
    return thing.card >= 0 and (t.where[thing.card] == HAND + seat or thing.card == oshi(t, seat))


def _card(t: HoloTable, card: int) -> Thing:
    return Thing(t.defs[card], card)


def _mem(t: HoloTable, mem: Mem) -> Thing:
    return Thing(t.defs[mem.stack[-1]], mem.stack[-1], mem.id)
