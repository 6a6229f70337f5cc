"""Answering a pick with everything at once."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.danmaku.discard_step import DISCARDS, surplus
from kaimaku.games.danmaku.table import DanmakuTable, hand
from kaimaku.kernel.decisions import Option

from ...wire.play import Pick
from ..desk import BadHandle
from ..picked import decisions
from .eye import Eye
from .shown import pick_frame, pick_names, shown


def wire_pick(t: DanmakuTable, seat: int, cards: Sequence[int]) -> Pick | None:
    """Several things chosen together; one of several is an option like any other."""
    if t.prompt == DISCARDS.number:
        n = surplus(t, seat)
        eye = Eye(t, seat)
        return Pick(n, n, [eye.name(card) for card in hand(t, seat)])
    f = pick_frame(t)
    if f is None:
        return None
    left, taken = f.many(0), len(f.many(3))
    most = min(f.num(2) - taken, len(left))
    names = pick_names(t, seat, left, cards)
    if most < 2 or not names:
        return None
    return Pick(max(0, f.num(1) - taken), most, [names[c] for c in left], bool(f.num(4)))


def picked(t: DanmakuTable, seat: int, things: Sequence[str]) -> list[Option]:
    """The decisions that choose exactly these; without an order of their own they come as the game lists them."""
    if seat not in t.asked:
        raise ValueError("nothing is to be picked now")
    if len(set(things)) < len(things):
        raise ValueError("the same thing is picked twice")
    if t.prompt == DISCARDS.number:
        return [_discards(t, seat, things)]
    f = pick_frame(t)
    if f is None:
        raise ValueError("nothing is to be picked now")
    return decisions(f, pick_names(t, seat, f.many(0), shown(t)), things)


def _find(names: dict[str, int], thing: str) -> int:
    if thing not in names:
        raise BadHandle(f"{thing!r} is not among the things to pick")
    return names[thing]


def _discards(t: DanmakuTable, seat: int, things: Sequence[str]) -> Option:
    """The one option with these cards, which the game lists in the order of the hand."""
    eye = Eye(t, seat)
    names = {eye.name(card): card for card in hand(t, seat)}
    chosen = [_find(names, thing) for thing in things]
    if len(chosen) != surplus(t, seat):
        raise ValueError(f"{surplus(t, seat)} are to be picked, not {len(chosen)}")
    return ("discard", *sorted(chosen, key=hand(t, seat).index))
