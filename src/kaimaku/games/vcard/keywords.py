"""Keywords (8.1): gates that are tested when an effect triggers, and acts with a name of their own."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.chance import flip
from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .effects import Part, set_slot, slot_set
from .events import COINS, FEED
from .nouns import Who
from .table import ACTIVE, SIDE, VCardTable, turn_number, vcard, vt_of
from .timing import ORDER, settle
from .verbs import OnVTs


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Gate(Part):
    """A keyword that decides whether the rest triggers."""

    def __init__(self, keyword: str, test: Callable[[VCardTable, Frame], bool], do: Part) -> None:
        self.keyword = keyword
        self.test = test
        self.do = do
        self.open = -1

    def words(self, lang: Lang) -> str:
        text = self.do.words(lang)
        return f"{self.keyword}:{text}" if lang == "ja" else f"{self.keyword}: {capital(text)}"

    def holds(self, t: Table, f: Frame) -> bool:
        return self.test(vcard(t), f)

    def aim(self, code: Code) -> None:
        self.open = code.slot()
        shut = code.branch(self.holds)
        self.do.aim(code)
        set_slot(code, self.open)
        code.land(shut)

    def aimed(self, t: Table, f: Frame) -> bool:
        return f.slots[self.open] == 1 and self.do.aimed(t, f)

    def possible(self, t: Table, f: Frame) -> bool:
        return f.slots[self.open] == 1 and self.do.possible(t, f)

    def lower(self, code: Code) -> None:
        shut = code.branch(slot_set(self.open))
        self.do.lower(code)
        code.land(shut)


def _low(t: VCardTable, f: Frame) -> bool:
    return turn_number(t) <= 3


def _high(t: VCardTable, f: Frame) -> bool:
    return turn_number(t) >= 4


def _first_card(t: VCardTable, f: Frame) -> bool:
    return f.slots[ORDER] == 0


def _at_front(t: VCardTable, f: Frame) -> bool:
    vt = vt_of(t, f.source)
    return vt >= 0 and t.where[vt] % SIDE == ACTIVE


def _at_back(t: VCardTable, f: Frame) -> bool:
    vt = vt_of(t, f.source)
    return vt >= 0 and t.where[vt] % SIDE > ACTIVE


def LowTide(do: Part) -> Part:
    return Gate("Low Tide", _low, do)


def HighTide(do: Part) -> Part:
    return Gate("High Tide", _high, do)


def Jolt(do: Part) -> Part:
    return Gate("Jolt", _first_card, do)


def Positive(do: Part) -> Part:
    return Gate("Positive", _at_front, do)


def Negative(do: Part) -> Part:
    return Gate("Negative", _at_back, do)


class Crit(Part):
    """A coin decides: heads is a success, tails a fail."""

    def __init__(self, win: Part, lose: Part) -> None:
        self.win = win
        self.lose = lose
        self.heads = -1

    def words(self, lang: Lang) -> str:
        win, lose = self.win.words(lang), self.lose.words(lang)
        if lang == "ja":
            return f"Crit:成功:{win}。失敗:{lose}"
        return f"Crit: Success: {capital(win)}. Fail: {capital(lose)}"

    def aim(self, code: Code) -> None:
        self.heads = code.slot()
        self.win.aim(code)
        self.lose.aim(code)

    def lower(self, code: Code) -> None:
        def toss(t: Table, f: Frame) -> Signal:
            f.slots[self.heads] = int(flip(t))
            return NEXT

        code.step(toss)
        tails = code.branch(slot_set(self.heads))
        self.win.lower(code)
        end = code.jump()
        code.land(tails)
        self.lose.lower(code)
        code.land(end)


def times(n: int, lang: Lang) -> str:
    if n == 1:
        return ""
    return f"{n}回" if lang == "ja" else " twice" if n == 2 else f" {n} times"


class Feed(OnVTs):
    """Food is a Buff: +1 PL each until after combat."""

    def __init__(self, who: Who, n: int = 1) -> None:
        super().__init__(who)
        self.n = n

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"{self.who.words(lang)}を{times(self.n, lang)}Feedする"
        return f"Feed {self.who.words(lang)}{times(self.n, lang)}"

    def event(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> Event:
        return Event(FEED, f.seat, amount=self.n, origin=f.source, extra=chosen)


class CoinPile(Part):
    """Coins are a player's own and go after combat."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"{times(self.n, lang)}Coin Pile" if lang == "ja" else f"Coin Pile{times(self.n, lang)}"

    def lower(self, code: Code) -> None:
        def gain(t: Table, f: Frame) -> Signal:
            happen(t, Event(COINS, f.seat, amount=self.n, origin=f.source))
            return NEXT

        code.step(gain)
        code.step(settle)
