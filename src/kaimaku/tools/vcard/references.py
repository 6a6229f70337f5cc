"""References: what somebody at the table means by "b", "active", "back 2", "their mascot", "ampere" or "CCD-049"."""

from __future__ import annotations

import re

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.table import (
    ACTIVE,
    ALLIES,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    QUEUE_ZONE,
    SIDE,
    WORLD_SPOT,
    VCardTable,
    on_spot,
    top,
    vts,
    zone,
)
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.knowledge import knows

from ..things import Thing
from .board import hand_rows
from .names import card_name

THEIR = re.compile(r"(?:their|opp\w*(?:'s)?|相手の?)\s*")
MINE = re.compile(r"(?:my|mine|自分の?)\s*")
BACKSTAGE = re.compile(r"(?:backstage|back|バックステージ|バック)\s*([1-4])")
FRONT = ("active", "アクティブ")
NOT_CARDS = frozenset({"spot", "burn", "fracture", "status"})  # what a choice may be of besides


def find(t: VCardTable, seat: int, text: str) -> list[Thing]:
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
    elif mine := MINE.match(said):
        said = said[mine.end() :]
    found = _at_place(t, side, said)
    if found is not None:
        return [_thing(t, card) for card in found if knows(t, card, seat)]
    return _named(in_sight(t, seat), said) or _named([Thing(d.number) for d in CARDS if d.facts.id[:2] != "X-"], said)


def _at_place(t: VCardTable, side: int, said: str) -> list[int] | None:
    if said in FRONT:
        return zone(t, side, ACTIVE)[:1]
    if nth := BACKSTAGE.fullmatch(said):
        return zone(t, side, ACTIVE + int(nth[1]))[:1]
    if said in ("mascot", "マスコット"):
        return zone(t, side, MASCOT_SPOT)
    return t.zones[WORLD_SPOT] if said in ("world", "ワールド") else None


def _named(things: list[Thing], said: str) -> list[Thing]:
    """Exact number or name before a part of either; one of each printed card."""
    exact = [x for x in things if said in _parts(x)]
    near = [x for x in things if any(said in part for part in _parts(x))]
    found: dict[tuple[int, int], Thing] = {}
    for thing in exact or near:
        found.setdefault((thing.number, thing.mem), thing)
    return list(found.values())


def _parts(thing: Thing) -> tuple[str, ...]:
    d = CARDS[thing.number]
    return d.facts.id.casefold(), d.facts.name.casefold(), card_name(d).casefold()


def in_sight(t: VCardTable, seat: int) -> list[Thing]:
    """Everything whose face this seat can see: hand, both boards with all their cards, discards, World and Queue."""
    found = [_card(t, card) for _, card, _ in hand_rows(t, seat)]
    for side in (seat, 1 - seat):
        found += [_thing(t, vt) for vt in vts(t, side) if knows(t, vt, seat)]
        found += [_card(t, card) for kind in (MASCOT_SPOT, ALLIES) for card in zone(t, side, kind)]
    found += [_card(t, card) for card in (*t.zones[WORLD_SPOT], *t.zones[QUEUE_ZONE])]
    for side in (seat, 1 - seat):
        for vt in vts(t, side):
            found += [_card(t, card) for card in t.zones[t.where[vt]][:-1] if knows(t, card, seat)]
        found += [_card(t, card) for card in zone(t, side, DISCARD)]
    return found


def of_option(t: VCardTable, seat: int, option: Option) -> list[Thing]:
    """The cards and VTubers an option speaks of."""
    numbers = [n for n in option[1:] if isinstance(n, int)]
    match option[0]:
        case "play" | "place" | "mascot" | "world" | "boost" | "reply":
            return [_card(t, numbers[0])]
        case "evolve" | "ally":
            return [_card(t, numbers[0]), _thing(t, numbers[1])]
        case "lock":
            return [_thing(t, numbers[0])]
        case "pick" if PROMPTS[t.prompt].name == "vcard:pick":
            return _picked(t, seat, str(t.frames[-1].slots[5]), numbers[0])
    return []


def _picked(t: VCardTable, seat: int, why: str, chosen: int) -> list[Thing]:
    """A card, or whoever stands on a spot."""
    if why == "status":
        return []
    if why in NOT_CARDS:
        return [_thing(t, vt) for vt in t.zones[chosen][:1] if knows(t, vt, seat)]
    return [_thing(t, chosen)] if knows(t, chosen, seat) else []


def is_mine(t: VCardTable, seat: int, thing: Thing) -> bool:
    """May this seat hope to do anything with it: its hand, its side of the table, or what it is asked to choose?"""
    if thing.card < 0:
        return False
    where = t.where[thing.card]
    choosing = seat in t.asked and PROMPTS[t.prompt].name == "vcard:pick"
    if where >= WORLD_SPOT or where // SIDE != seat:
        return choosing and bool(thing.mem)
    return where % SIDE == HAND or where % SIDE >= MASCOT_SPOT


def _card(t: VCardTable, card: int) -> Thing:
    return Thing(t.defs[card], card)


def _thing(t: VCardTable, card: int) -> Thing:
    """A VTuber shows its highest card; its lowest one says which it is."""
    return Thing(t.defs[top(t, card)], card, card + 1) if on_spot(t, card) else _card(t, card)
