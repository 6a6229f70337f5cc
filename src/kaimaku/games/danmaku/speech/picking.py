"""Answering a pick with everything at once."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import picking
from kaimaku.speech import picking as shared
from kaimaku.wire.play import Pick

from ..projection.eye import Eye
from ..projection.shown import pick_names, shown
from ..rules.turn import DISCARDS, surplus
from ..table import DanmakuTable, hand


def wire_pick(t: DanmakuTable, seat: int, cards: Sequence[int]) -> Pick | None:
    """Several things chosen together, also those that are discarded."""
    if t.prompt == DISCARDS.number:
        n = surplus(t, seat)
        eye = Eye(t, seat)
        return Pick(n, n, [eye.name(card) for card in hand(t, seat)])
    return shared.wire_pick(picking(t), lambda left: pick_names(t, seat, left, cards))


def picked(t: DanmakuTable, seat: int, things: Sequence[str]) -> list[Option]:
    """The decisions that choose exactly these; without an order of their own they come as the game lists them."""
    if t.prompt == DISCARDS.number and seat in t.asked:
        return [_discards(t, seat, things)]
    return shared.picked(t, seat, lambda left: pick_names(t, seat, left, shown(t)), things)


def _discards(t: DanmakuTable, seat: int, things: Sequence[str]) -> Option:
    """The one option with these cards, which the game lists in the order of the hand."""
    eye = Eye(t, seat)
    chosen = shared.numbers({card: eye.name(card) for card in hand(t, seat)}, things)
    if len(chosen) != surplus(t, seat):
        raise ValueError(f"{surplus(t, seat)} are to be picked, not {len(chosen)}")
    return ("discard", *sorted(chosen, key=hand(t, seat).index))
