"""Verbs on the game itself: another turn (5.27), its end (1.2.4)."""

from __future__ import annotations

from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code

from ..rules.events import LOSS
from ..rules.resolution import end
from ..table import HoloTable
from .control import OneStep, Say
from .words import PLAIN, inflect


class ExtraTurn(OneStep):
    """5.27."""

    def step(self, t: HoloTable, f: Frame) -> Signal:
        t.extra_turns.append(f.seat)
        return NEXT

    def en(self) -> str:
        return "start another turn after this one"

    def ja(self, mood: int = PLAIN) -> str:
        return f"このターンの後に、もう1回自分のターンを{inflect('開始する', mood)}"


class WinGame(Say):
    """An effect that ends the game does so at once (1.2.4)."""

    def __init__(self, win: bool = True) -> None:
        self.win = win

    def lower(self, code: Code) -> None:
        @code.step
        def decide(t: HoloTable, f: Frame) -> Signal:
            loser = 1 - f.seat if self.win else f.seat
            happen(t, Event(LOSS, f.seat, loser))
            return NEXT

        @code.step
        def over(t: HoloTable, f: Frame) -> Signal:
            if t.outcome:
                end(t, [t.outcome[0]], "hocg:1.2.4")
            return NEXT

    def en(self) -> str:
        return "you win the game" if self.win else "you lose the game"

    def ja(self, mood: int = PLAIN) -> str:
        return "自分はゲームに勝利する" if self.win else "自分はゲームに敗北する"
