"""Damage that several holomem take together: one replacement may cover them all, and each of them once (10.11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kaimaku.kernel.events import Event, event_of, replaced
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import Ability, Live, enter, expire
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Table

from ..rules import picking
from ..rules.abilities import TOGETHER, VOLLEY, volley_of
from ..rules.events import DAMAGE
from ..table import HoloTable

if TYPE_CHECKING:
    from .replacements import Takes


def hit_now(e: Event) -> tuple[int, ...]:
    """Whoever takes this damage, and whoever is still to take damage of the same instruction."""
    rest = e.extra[2] if len(e.extra) > 2 else ()
    return (e.subject, *(i for i in cast("tuple[int, ...]", rest) if i != e.subject))


class Covered(Ability):
    """What one use of a replacement has done for the others that are hit together."""

    inline = True

    def __init__(self, name: str, do: Takes, rank: int, sums: bool) -> None:
        self.register(name)
        self.do = do
        self.rank = rank
        self.sums = sums

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        return e.subject == live.anchor and volley_of(e) == live.until and self.do.concerns(e)

    def adds(self, t: Table, live: Live, e: Event) -> int:
        trial = Event(e.kind, e.seat, e.subject, e.amount, e.origin, e.cause, e.extra)
        self.do.alter(trial, live.amount)
        return trial.amount - e.amount

    def edit(self, t: Table, live: Live, e: Event) -> None:
        self.do.alter(e, live.amount)


def lower_cover(code: Code, do: Takes, rank: int, sums: bool) -> None:
    """Steps that change the damage about to be taken, and that of all others it speaks of that are hit together."""
    covered = Covered(f"{code.name}{TOGETHER}{len(code.steps)}", do, rank, sums)

    @code.step
    def ask_whom(t: HoloTable, f: Frame) -> Signal:
        e = event_of(replaced(t))
        found, least, most = do.whom(t, f, e, hit_now(e))
        pick(t, f.seat, found, min(least, len(found)), min(most, len(found)), why=picking.TARGET)
        return NEXT

    @code.step
    def change(t: HoloTable, f: Frame) -> Signal:
        frame = replaced(t)
        e = event_of(frame)
        amount = do.amount(t, f)
        for i in t.picked:
            if i != e.subject:
                enter(t.live, ~DAMAGE, Live(covered.number, f.source, f.seat, i, t.tick(), volley_of(e), amount))
            elif do.concerns(e):
                do.alter(e, amount)
                frame.slots[0] = e.pack()
        return NEXT


def lower_end(code: Code, slot: int) -> None:
    """The damage of an instruction is dealt: what covered it is over."""

    @code.step
    def end(t: HoloTable, f: Frame) -> Signal:
        if len(f.many(slot)) > 1:
            expire(t.live, VOLLEY - len(t.frames))
        return NEXT
