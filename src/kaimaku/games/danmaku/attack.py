"""Attacks, hits and lost life."""

from __future__ import annotations

from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note

from .definitions import ENTRY
from .piles import draw
from .stack import change
from .table import DanmakuTable, procedure, ring

# ATTACK: slots 0 the entry it belongs to, 1 how many seats round the table are done


def _settle(t: DanmakuTable, f: Frame) -> Signal:
    """Clockwise from the attacker: who avoided it loses nothing, everybody else is hit (attack.2, D-R33)."""
    entry = t.stack[f.num(ENTRY)]
    circle = ring(t, entry.you)
    at = f.num(1)
    if at == len(circle):
        change(t, f.num(ENTRY), entry._replace(defenders=0, avoided=0))
        return DONE
    f.slots[1] = at + 1
    seat = circle[at]
    if entry.defenders >> seat & 1:
        if entry.avoided >> seat & 1:
            note(t, "avoid", seat, entry.card)
        else:
            push(t, HIT, seat, entry.card, 1)
    return AGAIN


def _hit(t: DanmakuTable, f: Frame) -> Signal:
    note(t, "hit", f.seat, f.source)
    push(t, LOSE, f.seat, f.source, f.num(0))
    return NEXT


def _lose(t: DanmakuTable, f: Frame) -> Signal:
    """Life never drops below 0; each life really lost is a card drawn, at once (life.floor, life.draw)."""
    lost = min(f.num(0), t.life[f.seat])
    t.life[f.seat] -= lost
    note(t, "lose", f.seat, -1, lost)
    draw(t, f.seat, lost)
    return NEXT


LOSE = procedure("danmaku:life.draw", _lose)
HIT = procedure("danmaku:attack.3", _hit)
ATTACK = procedure("danmaku:attack.1", _settle, slots=2)
