"""Attacks and hits."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.picks import pick

from ..definitions import main_card
from ..phrases import AVOIDS, ENTRY, IS_AVOIDED
from ..table import CANCELLED, DanmakuTable, active, items, procedure, ring
from . import picking
from .life import lose
from .piles import discard
from .stats import KEEP_POWERUPS, has
from .triggers import fire
from .window import open_window

# ATTACK: slots 0 the entry it belongs to, 1 damage, 2 how many seats round the table are done


def begin_attack(t: DanmakuTable, number: int, defenders: int, sure: bool) -> None:
    """Whom an entry attacks now; nobody can attack themselves in any way (attack.4)."""
    entry = t.stack[number]
    defenders &= ~(1 << entry.you | t.down)
    if not defenders:
        return
    t.attacks += 1
    t.stack[number] = entry.but(
        attack=t.attacks, defenders=defenders, avoided=0, aimed=entry.aimed | defenders, sure=int(sure)
    )
    note(t, "attack", entry.you, entry.source, number, *(s for s in ring(t, entry.you) if defenders >> s & 1))


def _answer(t: DanmakuTable, f: Frame) -> Signal:
    """Everybody may answer the attack, unless they already could when the card was played (ruling S4)."""
    number = f.num(ENTRY)
    entry = t.stack[number]
    if entry.held:
        t.stack[number] = entry.but(held=0)
    elif entry.defenders:
        open_window(t, number, entry.you)
    return NEXT


def _settle(t: DanmakuTable, f: Frame) -> Signal:
    """Clockwise from the attacker: who avoided it loses nothing, everybody else is hit (attack.2, D-R33)."""
    entry = t.stack[f.num(ENTRY)]
    if entry.state == CANCELLED or not entry.defenders:
        return DONE
    circle = ring(t, entry.you)
    at = f.num(2)
    if at == len(circle):
        return NEXT
    f.slots[2] = at + 1
    seat = circle[at]
    if entry.defenders >> seat & 1:
        if entry.avoided >> seat & 1:
            note(t, "avoid", seat, entry.source)
        else:
            push(t, HIT, seat, entry.source, f.num(ENTRY), f.num(1))
    return AGAIN


def _aftermath(t: DanmakuTable, f: Frame) -> Signal:
    number = f.num(ENTRY)
    entry = t.stack[number]
    t.stack[number] = entry.but(defenders=0)
    if entry.avoided:
        concerned = [(IS_AVOIDED, entry.you)]
        concerned += [(AVOIDS, seat) for seat in range(t.seats) if entry.avoided >> seat & 1]
        fire(t, entry.you, concerned, number, entry.you)
    return NEXT


ATTACK: Final = procedure("danmaku:attack.1", _answer, _settle, _aftermath, slots=3)

# HIT: slots 0 the entry, 1 damage


def _ask_powerup(t: DanmakuTable, f: Frame) -> Signal:
    """One Powerup is lost with every hit (type.powerup.1, D-R11)."""
    note(t, "hit", f.seat, f.source)
    mine = [card for card in items(t, f.seat) if "powerup" in main_card(t, card).types]
    keeps = not mine or has(t, KEEP_POWERUPS, f.seat)
    t.picked = ()
    if not keeps:
        pick(t, f.seat, mine, 1, 1, why=picking.POWERUP)
    return NEXT


def _suffer(t: DanmakuTable, f: Frame) -> Signal:
    for card in t.picked:
        discard(t, f.seat, card)
    entry = t.stack[f.num(0)]
    if active(t, f.seat):
        lose(t, f.seat, f.num(1), entry.you, number=f.num(0))
    return NEXT


HIT: Final = procedure("danmaku:attack.3", _ask_powerup, _suffer, slots=2)
