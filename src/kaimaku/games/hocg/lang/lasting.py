"""Changes of damage for a time: on whom they find now, by what they come to now (10.10.2, G-45)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import Live, enter
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.table import Table

from ..abilities import Replacing
from ..table import HoloTable
from .choosing import choose, for_each, remember
from .holomem_nouns import MemNoun
from .modifiers import until_code
from .quantities import Quantity, value_of
from .triggers import Pattern

Change = Callable[[Event, int], None]


class Lasting(Replacing):
    """It belongs to no card any more, but to one holomem, with the amount it was made with."""

    def __init__(self, pattern: Pattern, by: Change, rank: int, sums: bool) -> None:
        super().__init__(pattern, None, rank)
        self.by = by
        self.inline = True
        self.sums = sums

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        return True

    def adds(self, t: Table, live: Live, e: Event) -> int:
        trial = Event(e.kind, e.seat, e.subject, e.amount, e.origin, e.cause, e.extra)
        self.by(trial, live.amount)
        return trial.amount - e.amount

    def edit(self, t: Table, live: Live, e: Event) -> None:
        self.by(e, live.amount)


def lower_lasting(code: Code, x: MemNoun, q: int | Quantity, ability: Lasting, until: int) -> None:
    """Leave it with every chosen holomem until its time is over."""
    ability.register(f"{code.name}/lasting{len(code.steps)}")
    slot = choose(code, x, "target")
    amount = code.slot()

    def freeze(t: Table, f: Frame) -> Signal:
        f.slots[amount] = value_of(q, cast(HoloTable, t), f)
        return NEXT

    def stay(t: HoloTable, f: Frame, i: int) -> None:
        end = until_code(t, f.seat, until)
        enter(t.live, ~ability.pattern.kind, Live(ability.number, f.source, f.seat, i, t.tick(), end, f.num(amount)))

    code.step(freeze)
    for_each(code, slot, stay)
    remember(code, slot)
