"""Options that come to the same thing: copies of a card, spots that nothing tells apart, hosts of the second rank."""

from __future__ import annotations

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.rules.tokens import SPOT_STATUS
from kaimaku.games.vcard.table import BACKSTAGE, SIDE, VCardTable
from kaimaku.kernel.decisions import Option


def distinct(t: VCardTable, options: list[Option]) -> list[Option]:
    """One of each kind."""
    found: dict[tuple[object, ...], Option] = {}
    for option in options:
        found.setdefault(kind(t, option), option)
    return list(found.values())


def kind(t: VCardTable, option: Option) -> tuple[object, ...]:
    if len(option) < 2 or option[0] == "lock":
        return option
    verb, card = option[0], option[1]
    assert isinstance(card, int)
    if len(option) < 3 or verb == "evolve":
        return (verb, t.defs[card], *option[2:])
    at = option[2]
    assert isinstance(at, int)
    return (verb, t.defs[card], *(place(t, at) if verb == "play" else host(t, at)))


def host(t: VCardTable, vt: int) -> tuple[object, ...]:
    """An Ally is for the Active VT; Backstage, one VT that could burn it and one that could not will do."""
    at = t.where[vt] % SIDE
    return (at in BACKSTAGE, at in BACKSTAGE and "Fuel" in CARDS[t.defs[vt]].keywords)


def place(t: VCardTable, spot: int) -> tuple[object, ...]:
    """What may matter of an empty spot: Active or not, at an end or not, its neighbours' elements, its tokens."""
    at = spot % SIDE
    if at not in BACKSTAGE:
        return ("active",)
    near = [t.zones[s][-1] for s in (spot - 1, spot + 1) if beside(t, spot, s)]
    tokens = [x.kind for x in t.tokens if x.at == spot and x.kind in SPOT_STATUS]
    return (at in (BACKSTAGE[0], BACKSTAGE[-1]), *sorted(CARDS[t.defs[c]].facts.element or "" for c in near), *tokens)


def beside(t: VCardTable, spot: int, near: int) -> bool:
    return near // SIDE == spot // SIDE and near % SIDE in BACKSTAGE and bool(t.zones[near])
