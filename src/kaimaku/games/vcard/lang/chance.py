"""Crit: a coin decides. Heads is a success, tails a fail."""

from __future__ import annotations

from kaimaku.kernel.chance import flip
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .effects import Part, capital, slot_set
from .hands import YOURS, seat_of


class Crit(Part):
    """What happens on a success, and on a fail if that is named; whoever resolves it flips, unless another is named."""

    def __init__(self, win: Part | None = None, lose: Part | None = None, flips: int = YOURS) -> None:
        self.win = win
        self.lose = lose
        self.flips = flips
        self.heads = -1

    def words(self, lang: Lang) -> str:
        who = "" if self.flips == YOURS else "相手がコインを投げる。" if lang == "ja" else "Your Opp. flips. "
        if self.lose is None:
            assert self.win is not None
            said = self.win.words(lang)
            return f"Crit:{who}{said}" if lang == "ja" else f"Crit: {who}{capital(said)}"
        fail = self.lose.words(lang)
        if lang == "ja":
            win = f"成功:{self.win.words(lang)}。" if self.win else ""
            return f"Crit:{who}{win}失敗:{fail}"
        win = f"Success: {capital(self.win.words(lang))}. " if self.win else ""
        return f"Crit: {who}{win}Fail: {capital(fail)}"

    def chooses(self) -> bool:
        return any(part is not None and part.chooses() for part in (self.win, self.lose))

    def aim(self, code: Code) -> None:
        self.heads = code.slot()
        for part in (self.win, self.lose):
            if part is not None:
                part.aim(code)

    def lower(self, code: Code) -> None:
        def toss(t: Table, f: Frame) -> Signal:
            f.slots[self.heads] = int(flip(t))
            note(t, "flip coin", seat_of(f, self.flips), f.source, "heads" if f.slots[self.heads] else "tails")
            return NEXT

        code.step(toss)
        tails = code.branch(slot_set(self.heads))
        if self.win is not None:
            self.win.lower(code)
        end = code.jump()
        code.land(tails)
        if self.lose is not None:
            self.lose.lower(code)
        code.land(end)
