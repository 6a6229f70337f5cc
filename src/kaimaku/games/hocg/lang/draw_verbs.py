"""Drawing cards (5.7)."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import BACK, NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number
from kaimaku.kernel.table import Table

from ..rules.abilities import DID, in_use
from ..table import (
    DECK,
    HAND,
    HoloTable,
    draw,
)
from .control import OneStep, Say
from .quantities import Quantity, figure, per_en, per_ja, value_of
from .uses import AbilityCode
from .words import PLAIN, inflect, plural


class Draw(Say):
    """5.7; more than the deck holds draws what is there (R-37)."""

    done = ("cards", "カード", "drawn", "引いた")

    def __init__(self, k: int | Quantity, bottom: bool = False, up_to: bool = False) -> None:
        self.k = k
        self.bottom = bottom
        self.up_to = up_to

    def lower(self, code: Code) -> None:
        count = code.slot()

        def draw_all(t: HoloTable, f: Frame) -> Signal:
            for _ in range(f.num(count)):
                f.slots[DID] = f.num(DID) + draw(t, f.seat, self.bottom)
            return NEXT

        @code.step
        def begin(t: HoloTable, f: Frame) -> Signal:
            f.slots[count] = value_of(self.k, t, f)
            return NEXT

        if self.up_to:
            self._lower_up_to(code, count)
        else:
            code.step(draw_all)

    def _lower_up_to(self, code: Code, count: int) -> None:
        """Asked before each card (5.7.3)."""

        @code.step
        def ask_more(t: HoloTable, f: Frame) -> Signal:
            left = min(f.num(count), len(t.zones[DECK + f.seat]))
            if left <= 0:
                t.picked = (0,)
            else:
                choose_number(t, f.seat, 0, 1, "draw-more")
            return NEXT

        @code.step
        def draw_more(t: HoloTable, f: Frame) -> Signal:
            if not t.picked[0]:
                return NEXT
            f.slots[count] = f.num(count) - 1
            f.slots[DID] = f.num(DID) + draw(t, f.seat, self.bottom)
            return BACK

        if isinstance(code, AbilityCode):
            code.use_if(lambda t, f: f.num(DID) > 0)

    @property
    def optional(self) -> bool:
        return self.up_to

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return bool(h.zones[DECK + f.seat]) and value_of(self.k, h, f) > 0

    def possible(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return len(h.zones[DECK + f.seat]) >= value_of(self.k, h, f)

    def en(self) -> str:
        deck = f"{'the bottom of ' if self.bottom else ''}your deck"
        most = "up to " if self.up_to else ""
        if isinstance(self.k, int) or self.k.multiplies:
            return f"draw {most}{plural(figure(self.k), 'card')} from {deck}{per_en(self.k)}"
        return f"draw {most}as many cards from {deck} {self.k.as_many_en()}"

    def ja(self, mood: int = PLAIN) -> str:
        deck, most = f"自分のデッキを{'下から' if self.bottom else ''}", "まで" if self.up_to else ""
        if isinstance(self.k, int) or self.k.multiplies:
            return f"{per_ja(self.k)}{deck}{figure(self.k)}枚{most}{inflect('引く', mood)}"
        return f"{deck}、{self.k.as_many_ja('枚')}{most}{inflect('引く', mood)}"


class DrawTo(OneStep):
    """Until the hand has so many (G-08), but no more than some at once."""

    def __init__(self, k: int | Quantity, cap: int = 0) -> None:
        self.k = k
        self.cap = cap

    def step(self, t: HoloTable, f: Frame) -> Signal:
        wanted = value_of(self.k, t, f)  # once: what is drawn does not change how many are drawn (G-45)
        if self.cap:
            wanted = min(wanted, len(t.zones[HAND + f.seat]) + self.cap)
        while len(t.zones[HAND + f.seat]) < wanted and draw(t, f.seat):
            f.slots[DID] = f.num(DID) + 1
        return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        hand = [c for c in h.zones[HAND + f.seat] if c != in_use(f)]
        return len(hand) < value_of(self.k, h, f) and bool(h.zones[DECK + f.seat])

    def en(self) -> str:
        if isinstance(self.k, int) or self.k.multiplies:
            many = f"{plural(figure(self.k), 'card')}{per_en(self.k)}"
        else:
            many = f"as many cards {self.k.as_many_en()}"
        most = f". However, only up to {self.cap} cards can be drawn" if self.cap else ""
        return f"draw cards from your deck until your hand has {many}{most}"

    def ja(self, mood: int = PLAIN) -> str:
        if isinstance(self.k, int):
            hand = f"手札が{self.k}枚"
        elif self.k.multiplies:
            hand = f"自分の手札が、{self.k.words('ja')}{self.k.figure()}枚"
        else:
            hand = f"自分の手札が{self.k.as_many_ja('枚')}"
        most = f"。ただし、引ける枚数は{self.cap}枚まで" if self.cap else ""
        return f"{hand}になるまで、自分のデッキを{inflect('引く', mood)}{most}"
