"""One player's part of a position: the strength for the coming combat, and what is there after it."""

from __future__ import annotations

from typing import Final

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.rules.tokens import BLESS, BOLSTER, BURN, CORRUPT, DECAY, EXALT, FOOD, FRACTURE, SUBMERGE
from kaimaku.games.vcard.table import ACTIVE, ALLIES, DECK, MASCOT_SPOT, SIDE, VCardTable

from .weights import Weights

NOBODY: Final = -20.0  # no Active VT loses to any (V-07)
THIN_DECK: Final = 8  # an empty one costs every VT a PL (8.2.10)
HIGH_TIDE: Final = 4

# Tokens on VTs: what each is worth after combat, for the Active VT (which falls) and Backstage, in Power Levels.
ON_VTS: Final = {
    FOOD: (0.0, -0.5),  # its PL is counted, but goes after combat
    DECAY: (-0.1, -0.8),
    EXALT: (-0.15, -0.55),
    SUBMERGE: (-0.45, -0.2),
    BOLSTER: (0.45, 0.3),
    BLESS: (0.15, 0.15),
    CORRUPT: (0.2, 0.2),
}
BURNED_FRONT: Final = -1.1  # awaits every Active VT to come
BURNED_BACK: Final = -0.1
FRACTURED: Final = -0.1


class Side:
    __slots__ = ("back", "later", "strength")

    def __init__(self, t: VCardTable, seat: int, power: dict[int, int], last: bool, weights: Weights) -> None:
        zones = t.zones
        base = seat * SIDE
        front = zones[base + ACTIVE]
        self.strength = float(power[front[0]]) if front else NOBODY
        self.back = [power[zones[s][0]] for s in range(base + ACTIVE + 1, base + SIDE) if zones[s]]
        later = 0.0
        for rank, level in zip(weights.ranks, sorted(self.back, reverse=True), strict=False):
            later += rank * (weights.body + weights.level * (level - 8))
        if t.tokens:
            later += weights.level * tokens(t, seat)
        later += ready(t, seat, last, weights)
        if t.coins[seat]:
            later += weights.coin * min(t.coins[seat], 4) * (0.3 if last else 1.0)
        if zones[base + MASCOT_SPOT]:
            later += weights.mascot
        deck = len(zones[base + DECK])
        self.later = later + weights.card * (deck - (8 * (THIN_DECK - deck) if deck < THIN_DECK else 0))


def tokens(t: VCardTable, seat: int) -> float:
    """What lies on a side's VTs and spots, in Power Levels."""
    found = 0.0
    front = seat * SIDE + ACTIVE
    for x in t.tokens:
        if x.kind == BURN or x.kind == FRACTURE:
            if x.at // SIDE == seat:
                found += FRACTURED if x.kind == FRACTURE else BURNED_FRONT if x.at == front else BURNED_BACK
        elif t.owner[x.at] == seat:
            found += ON_VTS[x.kind][t.where[x.at] != front]
    return found


def ready(t: VCardTable, seat: int, last: bool, weights: Weights) -> float:
    """Lock effects that may still be used before the next combat; High Tide is worth waiting for."""
    zones, defs, locked = t.zones, t.defs, t.locked
    base = seat * SIDE
    count, tide = 0, False
    for spot in range(base + ACTIVE, base + SIDE):
        stack = zones[spot]
        if stack and stack[0] not in locked and CARDS[defs[stack[0]]].lock >= 0:
            count += 1
            if spot == base + ACTIVE and t.taken[seat] < HIGH_TIDE and "High Tide" in CARDS[defs[stack[0]]].keywords:
                tide = True
    for kind in (ALLIES, MASCOT_SPOT):
        for card in zones[base + kind]:
            if CARDS[defs[card]].lock >= 0 and card not in locked:
                count += 1
    return count * (weights.late_lock if last else weights.lock) + (weights.tide if tide else 0.0)
