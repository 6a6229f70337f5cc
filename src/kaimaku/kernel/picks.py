"""Picks: choosing some of several things, one question at a time.

An unordered choice is asked in a canonical order (each pick comes after the one before it in the list), so that a
set has one way to be chosen; an ordered one may take the rest in any order. What must be taken is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .decisions import ask
from .frames import BACK, DONE, NEXT, Frame, Signal, procedure, push
from .questions import ENOUGH

if TYPE_CHECKING:
    from .table import Table

# slots: 0 candidates, 1 at least, 2 at most, 3 picked so far, 4 ordered?, 5 what for (a game's own word), 6 veiled?,
# 7 the cards that something is chosen for


def pick(
    t: Table,
    seat: int,
    candidates: Sequence[int],
    least: int,
    most: int,
    ordered: bool = False,
    why: str = "",
    veiled: bool = False,
    about: tuple[int, ...] = (),
) -> None:
    """Let a seat choose; the next step of the caller finds the choice in `t.picked`. What is no choice is not asked.

    Veiled: the candidates depend on faces the others cannot see. Then whether there is a choice is nobody's business,
    and the question is put even if the only answer is that nothing (more) is taken.
    """
    count = len(candidates)
    if most > 0 and (veiled or (t.thorough and count)):
        push(t, PICK, seat, -1, tuple(candidates), min(least, count), most, (), int(ordered), why, 1, about)
        return
    if most > count:
        most = count
    if least >= count and (not ordered or count < 2):
        t.picked = tuple(candidates)
    elif most <= 0:
        t.picked = ()
    else:
        push(t, PICK, seat, -1, tuple(candidates), min(least, count), most, (), int(ordered), why, 0, about)


def _ask_pick(t: Table, f: Frame) -> Signal:
    return ask(t, t.questions.pick, f.seat)


def _take_pick(t: Table, f: Frame) -> Signal:
    """Take one; ask again unless that was the last there is to choose."""
    slots = f.slots
    picked: tuple[int, ...] = slots[3] or ()  # type: ignore[assignment]
    if t.answer == ENOUGH:
        t.picked = picked
        return DONE
    chosen = t.answer[1]
    assert isinstance(chosen, int)
    picked = (*picked, chosen)
    if len(picked) == slots[2]:
        t.picked = picked
        return DONE
    left, ordered = f.many(0), f.num(4)
    at = left.index(chosen)
    left = left[:at] + left[at + 1 :] if ordered else left[at + 1 :]
    if not f.num(6) and f.num(1) - len(picked) >= len(left) and (not ordered or len(left) <= 1):
        t.picked = picked + left  # nothing is left, or all of it must be taken
        return DONE
    slots[3] = picked
    slots[0] = left
    return BACK


PICK = procedure("kernel:pick", _ask_pick, _take_pick, slots=8)


def choose_number(t: Table, seat: int, low: int, high: int, why: str = "") -> None:
    """Let a seat name a whole number of a range, ends included; found in `t.picked`."""
    if high <= low:
        t.picked = (high,)
    else:
        push(t, NUMBER, seat, -1, low, high, why)


def _ask_number(t: Table, f: Frame) -> Signal:
    return ask(t, t.questions.number, f.seat)


def _take_number(t: Table, f: Frame) -> Signal:
    n = t.answer[1]
    assert isinstance(n, int)
    t.picked = (n,)
    return NEXT


NUMBER = procedure("kernel:number", _ask_number, _take_number, slots=3)
