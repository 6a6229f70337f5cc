"""Life lost, paid and gained."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note

from ..phrases import DAMAGES, LOSES_LIFE
from ..table import DanmakuTable, active, procedure
from .piles import draw
from .stats import NO_GAIN, max_life
from .triggers import fire
from .window import ZERO_WINDOW

# LOSE: slots 0 how much, 1 whose doing it is (-1: nobody's), 2 paid?, 3 the entry that does it


def lose(t: DanmakuTable, seat: int, n: int, by: int = -1, paid: bool = False, number: int = -1) -> None:
    push(t, LOSE, seat, -1, n, by, int(paid), number)


def _lose(t: DanmakuTable, f: Frame) -> Signal:
    """Life never drops below 0; each life really lost is a card drawn, at once (life.floor, life.draw)."""
    lost = min(f.num(0), t.life[f.seat])
    t.calm = False  # even with nothing left to lose: whoever waited for this may save herself now
    if not lost:
        return DONE
    t.life[f.seat] -= lost
    note(t, "pay" if f.num(2) else "lose", f.seat, -1, lost, t.life[f.seat])
    draw(t, f.seat, lost)
    concerned = [(LOSES_LIFE, f.seat)]
    by = f.num(1)
    if by >= 0 and by != f.seat and not f.num(2):
        concerned.append((DAMAGES, by))
    fire(t, by if by >= 0 else f.seat, concerned, f.num(3), f.seat)
    return NEXT


def _last_chance(t: DanmakuTable, f: Frame) -> Signal:
    """At 0 life a player is not defeated yet (defeat.1, defeat.3)."""
    if not t.life[f.seat] and not f.num(2):
        push(t, ZERO_WINDOW, f.seat)
    return NEXT


LOSE: Final = procedure("danmaku:life.draw", _lose, _last_chance, slots=4)


def gain(t: DanmakuTable, seat: int, n: int) -> None:
    """Never above max life, never for the defeated (D-R12, defeat.7), and not while an Incident forbids it."""
    if not active(t, seat) or NO_GAIN in t.mods or t.left >> seat & 1:
        return
    gained = min(n, max_life(t, seat) - t.life[seat])
    if gained > 0:
        t.life[seat] += gained
        note(t, "gain", seat, -1, gained, t.life[seat])


def set_life(t: DanmakuTable, seat: int, n: int) -> None:
    if t.life[seat] < n:
        gain(t, seat, n - t.life[seat])
