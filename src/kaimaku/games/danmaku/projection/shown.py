"""Picks: what the things to choose between are called, and the faces that only the question shows."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.danmaku.table import DECK, INCIDENTS, RESOLVING, DanmakuTable
from kaimaku.kernel.picks import picking
from kaimaku.kernel.reasons import CARD
from kaimaku.wire.common import Face

from ..rules.picking import SEARCH, SEAT
from ..speech.names import NUMBERS
from .eye import Eye

PILES = frozenset({DECK, INCIDENTS})


def shown(t: DanmakuTable) -> list[int]:
    """The cards of a pile that are q0, q1, … in the open question: as they lie, from the top, or sorted in a search."""
    pick = picking(t)
    if pick is None or pick.kind != CARD:
        return []
    cards = [card for card in pick.taken + pick.left if t.where[card] in PILES]
    if pick.why == SEARCH:
        return sorted(cards, key=lambda card: (t.defs[card], card))
    return [card for zone in sorted({t.where[c] for c in cards}) for card in reversed(t.zones[zone]) if card in cards]


def faces(t: DanmakuTable, seat: int, cards: Sequence[int]) -> list[Face]:
    """Faces no zone of the view shows, and cards that lie open in between."""
    pick = picking(t)
    if pick is None or pick.kind != CARD:
        return []
    open_ones = [card for card in pick.left if t.where[card] == RESOLVING]
    bit = 1 << seat
    return [
        *(Face(f"q{i}", NUMBERS[t.defs[card]]) for i, card in enumerate(cards) if t.known[card] & bit),
        *Eye(t, seat).public(open_ones),
    ]


def pick_names(t: DanmakuTable, seat: int, candidates: Sequence[int], cards: Sequence[int]) -> dict[int, str]:
    """What each candidate is called in the question; nothing where it is told in words."""
    pick = picking(t)
    if pick is not None and pick.kind == SEAT:
        return {s: f"p{s}" for s in candidates}
    if pick is None or pick.kind != CARD:
        return {}
    places = {card: i for i, card in enumerate(cards)}
    eye = Eye(t, seat)
    return {c: f"q{places[c]}" if c in places else eye.name(c) for c in candidates}
