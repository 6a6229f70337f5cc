"""The Power Levels of all VTs at once, as `power` finds them one by one: a bot looks at thousands of boards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.lang.standing import Has, Lasts
from kaimaku.games.vcard.rules.moments import glance, reader
from kaimaku.games.vcard.rules.pairing import paired
from kaimaku.games.vcard.rules.power import BY_RULE, COUNTER
from kaimaku.games.vcard.rules.tokens import BURN, FOOD
from kaimaku.games.vcard.table import ACTIVE, PL, SIDE, VCardTable
from kaimaku.kernel.listeners import ABILITIES, Live

RULES: Final = frozenset(ability.number for ability in BY_RULE.values())
IN_FRONT: Final = frozenset(BY_RULE[name].number for name in ("advantage", "element"))  # for Active VTs alone


def levels(t: VCardTable) -> dict[int, int]:
    """VT → its Power Level now."""
    zones, defs = t.zones, t.defs
    found: dict[int, int] = {}
    fronts = []
    for base in (0, SIDE):
        for spot in range(base + ACTIVE, base + SIDE):
            stack = zones[spot]
            if stack:
                found[stack[0]] = CARDS[defs[stack[-1]]].facts.pl
                if spot == base + ACTIVE:
                    fronts.append(stack[0])
    for x in t.mods[PL]:
        number = x.ability
        if number == COUNTER.number:
            found[x.anchor] += x.amount
        elif number not in RULES:
            for vt, n in lasting(t, x, found):
                found[vt] += n
        elif number in IN_FRONT:
            for vt in fronts:
                found[vt] += ABILITIES[number].amount(t, x, vt)
    for seat in range(t.seats):
        vt = paired(t, seat)
        if vt >= 0:
            found[vt] += 1
    for token in t.tokens:
        if token.kind == FOOD:
            found[token.at] += 1
        elif token.kind == BURN and zones[token.at]:
            found[zones[token.at][0]] -= 2
    return found


def lasting(t: VCardTable, x: Live, vts: Iterable[int]) -> list[tuple[int, int]]:
    """What a card's lasting text adds to which VTs; whom it means is found out once, not for each of them."""
    ability = ABILITIES[x.ability]
    if isinstance(ability, Lasts) and isinstance(ability.what, Has):
        f = glance(reader(t, x.source, x.seat), x.source)
        if any(not gate(t, f) for gate in ability.gates):
            return []
        return [(vt, ability.what.n) for vt in ability.what.who.find(t, f)]
    return [(vt, ability.amount(t, x, vt)) for vt in vts]
