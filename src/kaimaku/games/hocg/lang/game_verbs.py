"""Verbs on the game itself: another turn (5.27), its end (1.2.4)."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.table import Table

from ..events import LOSS
from ..resolution import end
from ..table import HoloTable
from .control import Say
from .words import PLAIN, inflect


class ExtraTurn(Say):
    """5.27."""

    def lower(self, code: Code) -> None:
        def add(t: Table, f: Frame) -> Signal:
            cast(HoloTable, t).extra_turns.append(f.seat)
            return NEXT

        code.step(add)

    def en(self) -> str:
        return "start another turn after this one"

    def ja(self, mood: int = PLAIN) -> str:
        return f"このターンの後に、もう1回自分のターンを{inflect('開始する', mood)}"


class WinGame(Say):
    """An effect that ends the game does so at once (1.2.4)."""

    def __init__(self, win: bool = True) -> None:
        self.win = win

    def lower(self, code: Code) -> None:
        def decide(t: Table, f: Frame) -> Signal:
            loser = 1 - f.seat if self.win else f.seat
            happen(t, Event(LOSS, f.seat, loser))
            return NEXT

        def over(t: Table, f: Frame) -> Signal:
            if t.outcome:
                end(cast(HoloTable, t), [t.outcome[0]], "hocg:1.2.4")
            return NEXT

        code.step(decide)
        code.step(over)

    def en(self) -> str:
        return "you win the game" if self.win else "you lose the game"

    def ja(self, mood: int = PLAIN) -> str:
        return "自分はゲームに勝利する" if self.win else "自分はゲームに敗北する"
