"""Items: entering play, changing hands, one Defense and one Artifact each."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import BACK, DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.picks import pick

from ..definitions import main_card
from ..table import ITEMS, DanmakuTable, items, procedure
from . import picking
from .piles import discard, lay_open, move, owner_of_item
from .stats import NO_ITEMS, lose_effect, take_effect

SINGLE: Final = ("defense", "artifact")


def put_in_play(t: DanmakuTable, seat: int, card: int) -> bool:
    """An Item comes into play face up and works at once (type.item.1), unless something has it discarded instead."""
    if NO_ITEMS in t.mods:
        discard(t, seat, card)
        return False
    lay_open(t, card, ITEMS + seat)
    take_effect(t, main_card(t, card).bearer, card, seat)
    note(t, "item", seat, card)
    push(t, EXCESS, seat)
    return True


def control(t: DanmakuTable, seat: int, card: int) -> None:
    """An Item passes to another player, who has its effect from now on (type.item.2, type.item.3)."""
    before = owner_of_item(t, card)
    if before in (seat, -1):
        return
    bearer = main_card(t, card).bearer
    lose_effect(t, bearer, card)
    move(t, card, ITEMS + seat)
    take_effect(t, bearer, card, seat)
    note(t, "control", seat, card, before)
    push(t, EXCESS, seat)


def _ask_excess(t: DanmakuTable, f: Frame) -> Signal:
    """With two of a kind one is discarded at once; either may stay (type.defense, type.artifact, D-R29)."""
    for kind in SINGLE:
        alike = [card for card in items(t, f.seat) if kind in main_card(t, card).types]
        if len(alike) > 1:
            pick(t, f.seat, alike, 1, 1, why=picking.EXCESS)
            return NEXT
    return DONE


def _drop_excess(t: DanmakuTable, f: Frame) -> Signal:
    discard(t, f.seat, t.picked[0])
    return BACK


EXCESS: Final = procedure("danmaku:type.artifact", _ask_excess, _drop_excess, slots=0)
