"""Picks: what the things to choose between are called, and the faces that only the question shows."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.danmaku.table import DECK, INCIDENTS, RESOLVING, DanmakuTable
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.picks import PICK

from ...wire.common import Face
from .eye import Eye
from .naming import NUMBERS

PILES = frozenset({DECK, INCIDENTS})
CARDS, SEATS = "card", "seat"


def pick_frame(t: DanmakuTable) -> Frame | None:
    """The open pick, if that is what is asked."""
    f = t.frames[-1]
    return f if t.asked and f.prog == PICK else None


def reason(f: Frame) -> str:
    """What a pick is for: "card:cost"."""
    return str(f.slots[5])


def picks_what(f: Frame) -> str:
    """Cards, seats, or something that is told in words: "mode", "type", "end", "pile"."""
    return reason(f).partition(":")[0]


def shown(t: DanmakuTable) -> list[int]:
    """The cards of a pile that are q0, q1, … in the open question: as they lie, from the top, or sorted in a search."""
    f = pick_frame(t)
    if f is None or picks_what(f) != CARDS:
        return []
    cards = [card for card in f.many(3) + f.many(0) if t.where[card] in PILES]
    if reason(f) == "card:search":
        return sorted(cards, key=lambda card: (t.defs[card], card))
    return [card for zone in sorted({t.where[c] for c in cards}) for card in reversed(t.zones[zone]) if card in cards]


def faces(t: DanmakuTable, seat: int, cards: Sequence[int]) -> list[Face]:
    """Faces no zone of the view shows, and cards that lie open in between."""
    f = pick_frame(t)
    if f is None or picks_what(f) != CARDS:
        return []
    open_ones = [card for card in f.many(0) if t.where[card] == RESOLVING]
    bit = 1 << seat
    return [
        *(Face(f"q{i}", NUMBERS[t.defs[card]]) for i, card in enumerate(cards) if t.known[card] & bit),
        *Eye(t, seat).public(open_ones),
    ]


def pick_names(t: DanmakuTable, seat: int, candidates: Sequence[int], cards: Sequence[int]) -> dict[int, str]:
    """What each candidate is called in the question; nothing where it is told in words."""
    f = pick_frame(t)
    what = picks_what(f) if f is not None else ""
    if what == SEATS:
        return {s: f"p{s}" for s in candidates}
    if what != CARDS:
        return {}
    places = {card: i for i, card in enumerate(cards)}
    eye = Eye(t, seat)
    return {c: f"q{places[c]}" if c in places else eye.name(c) for c in candidates}
