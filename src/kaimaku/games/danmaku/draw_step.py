"""The draw step: what replaces a draw, the draw itself, what follows on it."""

from __future__ import annotations

from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.picks import pick
from kaimaku.kernel.values import by_age, value

from .defeat import FINISH
from .items import control
from .piles import draw
from .stats import DRAW_LESS, has
from .stats import DRAW_STEP as STEP
from .table import DanmakuTable, items, procedure

DRAWN = 2  # turn.draw
# DRAW_STEP: slot 0 how many cards fewer


def _ask_less(t: DanmakuTable, f: Frame) -> Signal:
    """One card fewer for control of an Item: choosing the Item is choosing to do it."""
    t.picked = ()
    if DRAW_LESS in t.mods and has(t, DRAW_LESS, f.seat):
        there = [card for seat in range(t.seats) if seat != f.seat for card in items(t, seat)]
        pick(t, f.seat, there, 0, 1, why="card:control")
    return NEXT


def _take_less(t: DanmakuTable, f: Frame) -> Signal:
    f.slots[0] = len(t.picked)
    for card in t.picked:
        control(t, f.seat, card)
    return NEXT


def _draw(t: DanmakuTable, f: Frame) -> Signal:
    draw(t, f.seat, value(t, STEP, f.seat, DRAWN) - f.num(0))
    return NEXT


def _then(t: DanmakuTable, f: Frame) -> Signal:
    for live in reversed(by_age(t.mods.get(STEP, ()))):  # the last one pushed runs first
        ability = ABILITIES[live.ability]
        if live.seat == f.seat and ability.prog >= 0:
            push(t, ability.prog, f.seat, live.source, -1)
    return NEXT


def _finish(t: DanmakuTable, f: Frame) -> Signal:
    push(t, FINISH, f.seat)
    return NEXT


DRAW_STEP = procedure("danmaku:turn.draw", _ask_less, _take_less, _draw, _then, _finish, slots=1)
