"""Verbs on dice: what a roll shows (5.26)."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel import chance
from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITY_BY_NAME, Live, enter
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number
from kaimaku.kernel.table import Table

from ..abilities import Replacing
from ..events import ROLL
from ..table import HoloTable
from .control import Say
from .editing import lower_edit
from .modifiers import THIS_TURN, UNTIL_EN, UNTIL_JA
from .triggers import Pattern
from .words import PLAIN, inflect


class SetFace(Say):
    """The next face counts as a declared number (a replacement, 10.2.1.3.3)."""

    def __init__(self, k: int = 0) -> None:
        self.k = k  # 0: declared

    def lower(self, code: Code) -> None:
        def declare(t: Table, f: Frame) -> Signal:
            choose_number(t, f.seat, self.k or 1, self.k or 6, "face")
            return NEXT

        def fix(t: HoloTable, f: Frame, e: Event) -> None:
            e.extra = (t.picked[0],)
            note(t, "face", f.seat, -1, t.picked[0])

        code.step(declare)
        lower_edit(code, fix)

    def en(self) -> str:
        number = f"use {self.k}" if self.k else "choose a number from 1 to 6, and use it"
        return f"{number} as the next result"

    def ja(self, mood: int = PLAIN) -> str:
        number = f"{self.k}" if self.k else "1から6までの数字1つを選び、それ"
        return f"{number}を次の結果に{inflect('する', mood)}"


class DiceShow(Say):
    """For this turn every face of your dice counts as k (compulsory, G-72)."""

    then = ("", "その後、")

    def __init__(self, k: int) -> None:
        self.k = k

    def _show(self, t: HoloTable, f: Frame, e: Event) -> None:
        e.extra = tuple(self.k for _ in e.extra)

    def lower(self, code: Code) -> None:
        own_roll = Pattern(ROLL, lambda t, f, e: e.seat == f.seat and e.cause == 1, "", "", would=True, rank=2)
        ability = Replacing(own_roll, self._show, 2)
        name = f"{code.name}/dice"
        ability.register(name if name not in ABILITY_BY_NAME else f"{name}{len(code.steps)}")

        def fix(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            enter(h.live, ~ROLL, Live(ability.number, f.source, f.seat, 0, h.tick(), h.turn, 0))
            return NEXT

        code.step(fix)

    def en(self) -> str:
        return f"{UNTIL_EN[THIS_TURN]}every die you roll shows {self.k}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{UNTIL_JA[THIS_TURN]}自分が振るサイコロの目はすべて{self.k}{inflect('になる', mood)}"


class Reroll(Say):
    """Ignore the roll and roll again, all dice of it (5.26.1, G-73)."""

    def lower(self, code: Code) -> None:
        def again(t: HoloTable, f: Frame, e: Event) -> None:
            e.extra = tuple(chance.die(t) for _ in e.extra)
            note(t, "roll", f.seat, -1, *(x for x in e.extra if isinstance(x, int)))

        lower_edit(code, again)

    def en(self) -> str:
        return "reroll"

    def ja(self, mood: int = PLAIN) -> str:
        return inflect("振り直す", mood)
