"""The making of verbs: whom they are aimed at, and what happens to each of them."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel import reasons
from kaimaku.kernel.frames import AGAIN, NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick

from ..phrases import WHO, Aim, Verb, Who
from ..rules import picking
from ..table import DanmakuTable
from .nouns import YOU, chosen


def aim(code: Code, who: Who, why: str, least: int = 1) -> None:
    """Write the choice of a player or an Item, unless it is the one announced with the text."""
    if not isinstance(who, Aim):
        return
    if code.aim is who:
        code.aim = None
        return
    reason = picking.reason(reasons.CARD if who.cards else picking.SEAT, why)

    def choose(t: DanmakuTable, f: Frame) -> Signal:
        pick(t, f.seat, who.choices(t, f.seat, 0, f), least, 1, why=reason)
        return NEXT

    def take(t: DanmakuTable, f: Frame) -> Signal:
        f.slots[WHO] = t.picked[0] if t.picked else -1
        return NEXT

    code.step(choose)
    code.step(take)


def in_turn(code: Code, who: Who, do: Callable[[DanmakuTable, Frame, int], None]) -> None:
    """Write what happens to several players: to one after the other, clockwise, each to its end (D-R33, ruling S5)."""
    slot = code.slot()

    def begin(t: DanmakuTable, f: Frame) -> Signal:
        f.slots[slot] = tuple(who.seats(t, f))
        return NEXT

    def one(t: DanmakuTable, f: Frame) -> Signal:
        left = f.many(slot)
        if not left:
            return NEXT
        f.slots[slot] = left[1:]
        do(t, f, left[0])
        return AGAIN

    code.step(begin)
    code.step(one)


def somebody(t: DanmakuTable, f: Frame) -> bool:
    """Was somebody chosen?"""
    return chosen(f) >= 0


class PlayerVerb(Verb):
    """What is done to or by some players, chosen first if they have to be."""

    why = ""  # the reason of that choice
    declinable = False  # choosing nobody is declining

    def __init__(self, who: Who = YOU) -> None:
        self.who = who

    def aims(self) -> Aim | None:
        return self.who if isinstance(self.who, Aim) else None

    def lower(self, code: Code) -> None:
        aim(code, self.who, self.why)
        self.lower_act(code)

    def lower_may(self, code: Code) -> bool:
        if not self.declinable or not isinstance(self.who, Aim) or code.aim is self.who:
            return False
        aim(code, self.who, self.why, least=0)
        nobody = code.branch(somebody)
        self.lower_act(code)
        code.land(nobody)
        return True

    def lower_act(self, code: Code) -> None:
        code.step(self.act)

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        for seat in self.who.seats(t, f):
            self.each(t, f, seat)
        return NEXT

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        raise NotImplementedError


class InTurn(PlayerVerb):
    """One player after the other, each to the end."""

    def lower_act(self, code: Code) -> None:
        in_turn(code, self.who, self.each)
