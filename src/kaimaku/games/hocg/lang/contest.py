"""Contests between the players: rock-paper-scissors, a die each."""

from __future__ import annotations

from kaimaku.kernel import chance
from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.phrases import Code, Phrase, lower_if, lower_may
from kaimaku.kernel.table import Table

from ..defs import DEFS
from ..rules.events import ROLL
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


class RollOff(Say):
    """Each player rolls a die: what follows if your number is at least theirs, and if it is less."""

    def __init__(self, do: Phrase, less: Phrase) -> None:
        self.do = do
        self.less = less

    def lower(self, code: Code) -> None:
        mine, theirs = code.slot(), code.slot()
        for slot, other in ((mine, 0), (theirs, 1)):
            lower_throw(code, slot, other)
        lower_if(code, lambda t, f: f.num(mine) >= f.num(theirs), (self.do,), (self.less,))

    def could_change(self, t: Table, f: Frame) -> bool:
        return self.do.could_change(t, f) or self.less.could_change(t, f)

    def en(self) -> str:
        more = sentence(f"if your result is greater than or equal to your opponent's, {self.do.words('en')}")
        less = sentence(f"if your result is less than your opponent's, {self.less.words('en')}")
        return f"both players roll a die once. {more} {less}".removesuffix(".")

    def ja(self, mood: int = PLAIN) -> str:
        more = f"自分の出た目の数が相手以上なら、{self.do.words('ja')}"
        less = f"自分の出た目の数が相手より小さいなら、{self.less.words('ja')}"
        return f"お互いにサイコロを1回振る。{more}。{less}"


def lower_throw(code: Code, slot: int, other: int) -> None:
    """Steps by which one of the players rolls a die; what may answer their rolls does (5.26)."""

    @code.step
    def announce_roll(t: HoloTable, f: Frame) -> Signal:
        happen(t, Event(ROLL, f.seat ^ other, 0, 1, f.source, 0, ()))
        return NEXT

    @code.step
    def throw(t: HoloTable, f: Frame) -> Signal:
        seat = f.seat ^ other
        shown = (t.outcome[0] if t.outcome else 0) or chance.die(t)
        note(t, "roll", seat, -1, shown)
        t.history.append(("roll", seat, DEFS[t.defs[f.source]].id))
        happen(t, Event(ROLL, seat, 0, 1, f.source, 1, (shown,)))
        return NEXT

    @code.step
    def keep(t: HoloTable, f: Frame) -> Signal:
        f.slots[slot] = t.outcome[0]
        return NEXT


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
