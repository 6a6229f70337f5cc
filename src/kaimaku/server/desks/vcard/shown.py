"""Picks: what the things to choose between are called, and the faces that only the question shows."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.lang.looking import looked
from kaimaku.games.vcard.table import DECK, VCardTable, zone
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.picks import PICK

from ...wire.common import Face
from .eye import Eye, hidden, spot_name
from .queue import token_place

SPOTS = frozenset({"spot", "burn", "fracture"})  # what is picked is a spot
LOOKED_AT = frozenset({"keep", "bin", "bottom", "top"})


def pick_frame(t: VCardTable) -> Frame | None:
    """The open pick, if that is what is asked."""
    f = t.frames[-1] if t.asked else None
    return f if f is not None and f.prog == PICK else None


def reason(f: Frame) -> str:
    return str(f.slots[5])


def picks_cards(f: Frame) -> bool:
    return reason(f) != "status" and reason(f) not in SPOTS


def shown(t: VCardTable, seat: int) -> list[int]:
    """The cards that are q0, q1, … in the question of a seat: what may be picked, and what it was looked for among.

    A deck that is searched comes sorted; cards that are looked at as they lie, from the top.
    """
    f = pick_frame(t)
    if f is None or f.seat != seat or not picks_cards(f):
        return []
    why = reason(f)
    if why == "search":
        return sorted(zone(t, seat, DECK), key=lambda c: (CARDS[t.defs[c]].kind, CARDS[t.defs[c]].facts.id))
    found = {card for card in f.many(0) + f.many(3) if hidden(t, card, seat)}
    if why in LOOKED_AT:
        found |= set(looked(t, t.frames[-2]))
    return [c for place in sorted({t.where[c] for c in found}) for c in reversed(t.zones[place]) if c in found]


def faces(t: VCardTable, seat: int, cards: Sequence[int]) -> list[Face]:
    """What the seat sees of them; a card to be picked blindly has no face."""
    return [Face(f"q{i}", CARDS[t.defs[c]].facts.id) for i, c in enumerate(cards) if t.known[c] >> seat & 1]


def pick_names(t: VCardTable, seat: int, candidates: Sequence[int], cards: Sequence[int]) -> dict[int, str]:
    """What the things to pick are called in the question."""
    f = pick_frame(t)
    assert f is not None
    eye = Eye(t, seat)
    if reason(f) in SPOTS:
        return {c: spot_name(c) for c in candidates}
    if reason(f) == "status":
        return {c: token_place(eye, c) for c in candidates}
    places = {card: i for i, card in enumerate(cards)}
    return {c: f"q{places[c]}" if c in places else eye.thing(c) for c in candidates}
