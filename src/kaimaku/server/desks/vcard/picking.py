"""Answering a pick with everything at once."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import Option

from ...wire.play import Pick
from ..picked import decisions
from .shown import pick_frame, pick_names, shown


def wire_pick(t: VCardTable, seat: int, cards: Sequence[int]) -> Pick | None:
    """Several things chosen together; one of several is an option like any other."""
    f = pick_frame(t)
    if f is None:
        return None
    left, taken = f.many(0), len(f.many(3))
    most = min(f.num(2) - taken, len(left))
    if most < 2:
        return None
    names = pick_names(t, seat, left, cards)
    return Pick(max(0, f.num(1) - taken), most, [names[c] for c in left], bool(f.num(4)))


def picked(t: VCardTable, seat: int, things: Sequence[str]) -> list[Option]:
    """The decisions that choose exactly these."""
    f = pick_frame(t)
    if f is None or seat not in t.asked:
        raise ValueError("nothing is to be picked now")
    return decisions(f, pick_names(t, seat, f.many(0), shown(t, seat)), things)
