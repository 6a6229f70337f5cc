"""The set-up: who goes to the Active Spot, and then everybody else, beside VTs of the same element."""

from __future__ import annotations

from typing import Final

from kaimaku.games.vcard.card import MASCOT, CardDef
from kaimaku.games.vcard.table import BACKSTAGE, HAND, SIDE, VCardTable, face, zone
from kaimaku.kernel.decisions import PASS, Option

from .sameness import beside

BEHIND: Final = ("Coastline", "Negative")  # what wants to stand Backstage
ENDS: Final = (BACKSTAGE[0], BACKSTAGE[-1])


def place(t: VCardTable, seat: int, options: list[Option]) -> Option:
    """The best card for the best spot; a full board is better than a hand full of PL8s."""
    return max((option for option in options if option != PASS), key=lambda option: fit(t, seat, option), default=PASS)


def fit(t: VCardTable, seat: int, option: Option) -> float:
    _, card, spot = option
    assert isinstance(card, int) and isinstance(spot, int)
    definition = face(t, card)
    if spot % SIDE not in BACKSTAGE:
        return in_front(t, seat, definition)
    element = definition.facts.element
    found = 0.0
    for near in (spot - 1, spot + 1):
        if beside(t, spot, near) and face(t, t.zones[near][-1]).facts.element == element:
            found += 1.5 if near < spot else 0.5  # they are turned up from the left (6.1.1.6)
    if "Chain" in definition.keywords and not found:
        found -= 1.0
    return found + (0.7 if element == "chaos" and spot % SIDE in ENDS else 0.0)


def in_front(t: VCardTable, seat: int, definition: CardDef) -> float:
    """Whoever can be made strong soon: with evolutions and the Mascot at hand."""
    facts = definition.facts
    found = -2.0 if any(word in definition.keywords for word in BEHIND) else 0.0
    if "Positive" in definition.keywords:
        found += 2.5
    for card in zone(t, seat, HAND):
        held = face(t, card).facts
        if held.set == facts.set and held.line == facts.line and held.pl > 8:
            found += 3.0
        elif held.type == MASCOT and (held.set, held.pairs) == (facts.set, facts.line):
            found += 1.5
    return found
