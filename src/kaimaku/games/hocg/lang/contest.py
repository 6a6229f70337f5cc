"""Contests between the players: rock-paper-scissors."""

from __future__ import annotations

from kaimaku.kernel.frames import Frame, Signal
from kaimaku.kernel.phrases import Code, Phrase, lower_if, lower_may
from kaimaku.kernel.table import Table

from ..rules.hands import ask_hands, compare
from ..table import HoloTable
from .control import Say, any_change, clauses
from .uses import AGREED, agree
from .words import PLAIN, sentence


class RockPaperScissors(Say):
    """With the opponent, until somebody has won; if that is you, what follows."""

    def __init__(self, *do: Phrase, may: bool = False) -> None:
        self.do = do
        self.may = self.offers = may

    def lower(self, code: Code) -> None:
        if self.may:
            lower_may(code, lambda t, f: True, (AGREED, _Played(self.do)))
        else:
            _Played(self.do).lower(code)

    def lower_used(self, code: Code) -> None:
        agree(code)
        _Played(self.do).lower(code)

    def could_change(self, t: Table, f: Frame) -> bool:
        """Like a roll it changes nothing by itself (R-39)."""
        return any_change(self.do, t, f)

    def en(self) -> str:
        play = "play rock-paper-scissors with your opponent until there's a winner"
        won = sentence(f"if you won, {clauses(self.do, 'en')}").removesuffix(".")
        return f"you may {play}: {won}" if self.may else f"{play}. {won}"

    def ja(self, mood: int = PLAIN) -> str:
        play = "相手と勝敗が決まるまでじゃんけん" + ("できる:" if self.may else "する。")
        return f"{play}自分が勝った時、{clauses(self.do, 'ja')}"


class _Played(Phrase):
    def __init__(self, do: tuple[Phrase, ...]) -> None:
        self.do = do

    def lower(self, code: Code) -> None:
        won = code.slot()
        code.step(ask_hands)

        @code.step
        def show(t: HoloTable, f: Frame) -> Signal:
            return compare(t, f, won)

        lower_if(code, lambda t, f: bool(f.slots[won]), self.do)
