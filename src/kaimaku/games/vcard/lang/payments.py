"""Keywords with a price: Fuel, Greed, Invoke. The player may always leave it unpaid; then it does not trigger (C9)."""

from __future__ import annotations

from kaimaku.kernel.decisions import NO, ask
from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..events import DISCARD_HAND, LIFT, MANA, SCRAP
from ..table import HAND, VCardTable, attached, on_spot, other, vcard, vt_of, zone
from ..timing import let
from ..tokens import BLESS, FRACTURE, amount, oldest
from .apart import Repeated
from .effects import MAYS, Part, capital, set_slot, slot_set
from .gates import Gate


def _fuel(t: VCardTable, f: Frame) -> list[int]:
    vt = vt_of(t, f.source)
    return attached(t, vt) if vt >= 0 else []


class Fuel(Gate):
    """One Ally of this VT is discarded."""

    def __init__(self, do: Part) -> None:
        super().__init__("Fuel", lambda t, f: bool(_fuel(t, f)), do)

    def aim(self, code: Code) -> None:
        self.open = code.slot()
        shut = code.branch(self.holds)

        def choose(t: Table, f: Frame) -> Signal:
            pick(t, f.seat, _fuel(vcard(t), f), 0, 1, why="fuel")
            return NEXT

        def paid(t: Table, f: Frame) -> bool:
            return bool(t.picked)

        def pay(t: Table, f: Frame) -> Signal:
            let(t, f, Event(SCRAP, f.seat, t.picked[0], origin=f.source))
            return NEXT

        code.step(choose)
        unpaid = code.branch(paid)
        code.step(pay)
        self.part.aim(code)
        set_slot(code, self.open)
        code.land(unpaid)
        code.land(shut)


def price(t: VCardTable, source: int, n: int) -> tuple[int, int]:
    """What an Invoke costs now, and how many Bless tokens lower it (V-20): Fracture first, never below 1.

    Both are about what a VT itself triggers: an Ally's Invoke costs what it says (V-55).
    """
    if not on_spot(t, source):
        return max(1, n), 0
    full = n + amount(t, FRACTURE, t.where[source])
    used = min(amount(t, BLESS, source), max(0, full - 1))
    return max(1, full - used), used


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

        def offer(t: Table, f: Frame) -> Signal:
            return ask(t, t.questions.may, f.seat)

        def agreed(t: Table, f: Frame) -> bool:
            return t.answer != NO

        def unbless(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            cost, used = price(board, f.source, self.n)
            f.slots[self.open] = cost
            if used:
                tokens = oldest(board, BLESS, f.source, used)
                let(t, f, Event(LIFT, f.seat, extra=tuple(x.stamp for x in tokens)))
            return NEXT

        def pay(t: Table, f: Frame) -> Signal:
            let(t, f, Event(MANA, f.seat, amount=-f.num(self.open), origin=f.source))
            return NEXT

        MAYS[code.name, len(code.steps)] = self
        code.step(offer)
        no = code.branch(agreed)
        code.step(unbless)
        code.step(pay)
        self.part.aim(code)
        code.land(no)
        code.land(shut)


class Greed(Repeated):
    """Any number of cards of the hand are discarded; it happens once for every so many of them (V-29)."""

    def __init__(self, n: int, do: Part) -> None:
        super().__init__(do)
        self.n = n
        self.times = -1

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"Greed[{self.n}]:{do}" if lang == "ja" else f"Greed[{self.n}]: {capital(do)}"

    def chooses(self) -> bool:
        return True

    def aim(self, code: Code) -> None:
        self.times = code.slot()

        def choose(t: Table, f: Frame) -> Signal:
            hand = zone(vcard(t), f.seat, HAND)
            pick(t, f.seat, hand, 0, len(hand), why="greed")
            return NEXT

        def pay(t: Table, f: Frame) -> Signal:
            f.slots[self.times] = len(t.picked) // self.n
            if t.picked:
                let(t, f, Event(DISCARD_HAND, f.seat, amount=len(t.picked), origin=f.source, extra=t.picked))
            return NEXT

        code.step(choose)
        code.step(pay)

    def aimed(self, t: Table, f: Frame) -> bool:
        return f.num(self.times) > 0

    def lower(self, code: Code) -> None:
        self.compile(code)
        unpaid = code.branch(slot_set(self.times))

        def again(t: Table, f: Frame) -> Signal:
            self.repeat(vcard(t), f, f.num(self.times))
            return NEXT

        code.step(again)
        code.land(unpaid)


class Surge(Repeated):
    """It happens as often as the opponent has points, looked at when it happens (V-40)."""

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"Surge:{do}" if lang == "ja" else f"Surge: {capital(do)}"

    def lower(self, code: Code) -> None:
        self.compile(code)

        def again(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            self.repeat(board, f, board.points[other(f.seat)])
            return NEXT

        code.step(again)
