"""Keywords with a price: Fuel, Greed, Invoke. The player may always leave it unpaid; then it does not trigger (C9)."""

from __future__ import annotations

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules import picking
from ..rules.events import LIFT, MANA, SCRAP
from ..rules.timing import let
from ..rules.tokens import BLESS, FRACTURE, amount, oldest
from ..table import HAND, VCardTable, attached, on_spot, other, vt_of, zone
from .apart import Repeated
from .effects import Part, ask_may, behind, set_slot, slot_set
from .gates import Gate
from .hands import discard_picked


def _fuel(t: VCardTable, f: Frame) -> list[int]:
    vt = vt_of(t, f.source)
    return attached(t, vt) if vt >= 0 else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Fuel(Gate):
    """One Ally of this VT is discarded."""

    def __init__(self, do: Part) -> None:
        super().__init__("Fuel", lambda t, f: bool(_fuel(t, f)), do)

    def aim(self, code: Code) -> None:
        self.open = code.slot()
        shut = code.branch(self.holds)
        code.step(self.choose)
        unpaid = code.branch(_picked)
        code.step(self.pay)
        self.part.aim(code)
        set_slot(code, self.open)
        code.land(unpaid)
        code.land(shut)

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        pick(t, f.seat, _fuel(t, f), 0, 1, why=picking.FUEL)
        return NEXT

    def pay(self, t: VCardTable, f: Frame) -> Signal:
        let(t, f, Event(SCRAP, f.seat, t.picked[0], origin=f.source))
        return NEXT


def _picked(t: VCardTable, f: Frame) -> bool:
    return bool(t.picked)


def price(t: VCardTable, source: int, n: int) -> tuple[int, int]:
    """What an Invoke costs now, and how many Bless tokens lower it (V-20): Fracture first, never below 1.

    Both are about what a VT itself triggers: an Ally's Invoke costs what it says (V-55).
    """
    if not on_spot(t, source):
        return max(1, n), 0
    full = n + amount(t, FRACTURE, t.where[source])
    used = min(amount(t, BLESS, source), max(0, full - 1))
    return max(1, full - used), used


@mypyc_attr(allow_interpreted_subclasses=True)
class Invoke(Gate):
    """Mana is spent; Bless makes it cheaper and Fracture dearer."""

    def __init__(self, n: int, do: Part) -> None:
        self.n = n
        super().__init__("Invoke", self.affordable, do, f"Invoke[{n}]")

    def affordable(self, t: VCardTable, f: Frame) -> bool:
        return t.mana[f.seat] >= price(t, f.source, self.n)[0]

    def aim(self, code: Code) -> None:
        self.open = code.slot()
        shut = code.branch(self.holds)
        no = ask_may(code, self)
        code.step(self.unbless)
        code.step(self.pay)
        self.part.aim(code)
        code.land(no)
        code.land(shut)

    def unbless(self, t: VCardTable, f: Frame) -> Signal:
        cost, used = price(t, f.source, self.n)
        f.slots[self.open] = cost
        if used:
            let(t, f, Event(LIFT, f.seat, extra=tuple(x.stamp for x in oldest(t, BLESS, f.source, used))))
        return NEXT

    def pay(self, t: VCardTable, f: Frame) -> Signal:
        let(t, f, Event(MANA, f.seat, amount=-f.num(self.open), origin=f.source))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Greed(Repeated):
    """Any number of cards of the hand are discarded; it happens once for every so many of them (V-29)."""

    def __init__(self, n: int, do: Part) -> None:
        super().__init__(do)
        self.n = n
        self.times = -1

    def words(self, lang: Lang) -> str:
        return behind(f"Greed[{self.n}]", self.do.words(lang), lang)

    def chooses(self) -> bool:
        return True

    def aim(self, code: Code) -> None:
        self.times = code.slot()
        code.step(self.choose)
        code.step(self.pay)

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        hand = zone(t, f.seat, HAND)
        pick(t, f.seat, hand, 0, len(hand), why=picking.GREED)
        return NEXT

    def pay(self, t: VCardTable, f: Frame) -> Signal:
        f.slots[self.times] = len(t.picked) // self.n
        discard_picked(t, f, f.seat)
        return NEXT

    def aimed(self, t: Table, f: Frame) -> bool:
        return f.num(self.times) > 0

    def lower(self, code: Code) -> None:
        self.compile(code)
        unpaid = code.branch(slot_set(self.times))
        code.step(self.act)
        code.land(unpaid)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        return self.repeat(t, f, f.num(self.times))


@mypyc_attr(allow_interpreted_subclasses=True)
class Surge(Repeated):
    """It happens as often as the opponent has points, looked at when it happens (V-40)."""

    def words(self, lang: Lang) -> str:
        return behind("Surge", self.do.words(lang), lang)

    def lower(self, code: Code) -> None:
        self.compile(code)
        code.step(self.act)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        return self.repeat(t, f, t.points[other(f.seat)])
