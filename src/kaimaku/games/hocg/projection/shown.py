"""Cards that no zone of the view shows, but the open question does: a deck that is searched, cards looked at."""

from __future__ import annotations

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.rules.picking import BOTTOM, HOLOMEM, LOOK_TAKE, SEARCH, SEARCH_CHEER, TOP
from kaimaku.games.hocg.table import CHEER_DECK, DECK, HAND, LIFE, POWER, HoloTable
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.picks import picking
from kaimaku.wire.common import Face

PILES = frozenset({DECK, CHEER_DECK, LIFE, POWER})
SEARCHED = {SEARCH: DECK, SEARCH_CHEER: CHEER_DECK}
LOOKED_AT = frozenset({LOOK_TAKE, BOTTOM, TOP})


def shown(t: HoloTable, seat: int) -> list[int]:
    """The cards that are q0, q1, … in the question of a seat: what may be picked, and what it was looked for among.

    A deck that is searched comes sorted: the seat has seen all of it. Anything else comes as it lies, from the top, so
    that no place in a list tells of a card that the seat has not seen.
    """
    pick = picking(t)
    if pick is None or pick.seat != seat or pick.kind == HOLOMEM:
        return []
    searched = t.zones[SEARCHED[pick.why] + seat] if pick.why in SEARCHED else []
    if searched and all(knows(t, c, seat) for c in searched):
        return sorted(searched, key=lambda c: (DEFS[t.defs[c]].kind, DEFS[t.defs[c]].id))
    hidden = [c for c in pick.left + pick.taken if is_hidden(t, seat, c)]
    found = set(hidden)
    if pick.why in LOOKED_AT and all(t.where[c] == DECK + seat for c in hidden):
        found |= _known_top(t, seat)
    return [c for zone in sorted({t.where[c] for c in found}) for c in reversed(t.zones[zone]) if c in found]


def is_hidden(t: HoloTable, seat: int, card: int) -> bool:
    """Does it lie in a pile, or in a hand that is not the seat's?"""
    zone = t.where[card]
    return zone & ~1 in PILES or zone == HAND + 1 - seat


def _known_top(t: HoloTable, seat: int) -> set[int]:
    """The cards on top of one's deck that one has seen."""
    seen: set[int] = set()
    for card in reversed(t.zones[DECK + seat]):
        if not t.known[card] >> seat & 1:
            break
        seen.add(card)
    return seen


def faces(t: HoloTable, seat: int, cards: list[int]) -> list[Face]:
    """What the seat sees of them; a card to be picked blindly has no face."""
    return [Face(f"q{i}", DEFS[t.defs[c]].id) for i, c in enumerate(cards) if t.known[c] >> seat & 1]
