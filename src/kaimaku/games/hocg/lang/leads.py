"""By how many yours are more than the opponent's: cheers or holomem on the two stages."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..rules.abilities import IT, context
from ..table import HoloTable
from .conditions import Condition
from .holomem_nouns import MemNoun, PartNoun
from .nouns import THEIRS, HoloNoun
from .quantities import Quantity, Slot
from .saying import spoken
from .words import many


class surplus(Slot):
    """By how many there are more on this stage than on the other; no fewer than none."""

    def __init__(self, noun: MemNoun | PartNoun) -> None:
        more = f"{noun.thing('en')} that you have more than your opponent"
        super().__init__(IT, more, f"多い{noun.unit}数", more, noun.unit)
        self.noun = noun
        self.sees = noun.sees

    def value(self, t: HoloTable, f: Frame) -> int:
        other = context(1 - f.seat, f.source, 0)
        return max(0, self.noun.count(t, f) - self.noun.count(t, other))

    def __hash__(self) -> int:
        return id(self)

    def __ge__(self, k: int | HoloNoun | Quantity) -> Condition:
        return spoken(">=", Lead(self, cast(int, k), 999), self, k)

    def __le__(self, k: int | HoloNoun | Quantity) -> Condition:
        return spoken("<=", Lead(self, 0, cast(int, k)), self, k)


class Lead(Condition):
    """There are so many more of them than on the other stage."""

    def __init__(self, by: surplus, low: int, high: int) -> None:
        self.by = by
        self.low = low
        self.high = high
        self.sees = by.sees

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.low <= self.by.value(t, f) <= self.high

    def words(self, lang: Lang) -> str:
        noun = self.by.noun
        theirs = (noun.owner if isinstance(noun, PartNoun) else noun).side == THEIRS
        return self._ja(noun, theirs) if lang == "ja" else self._en(noun, theirs)

    def _ja(self, noun: MemNoun | PartNoun, theirs: bool) -> str:
        what = f"自分のステージの{noun.thing('ja')}{'' if isinstance(noun, MemNoun) else 'の枚数'}が相手"
        if not self.low and self.high:
            return f"{what}より{self.high + 1}{self.by.unit}以上{'少なく' if theirs else '多く'}ない"
        if not self.low:
            return f"{what}{'以上' if theirs else '以下'}"
        number = f"{self.low}{self.by.unit}以上" if self.low > 1 else ""
        return f"{what}より{number}{'少ない' if theirs else '多い'}"

    def _en(self, noun: MemNoun | PartNoun, theirs: bool) -> str:
        what = f"{many(noun.thing('en'))} on your stage"
        if not self.low and self.high:
            return f"you have at most {self.high} {'fewer' if theirs else 'more'} {what} than your opponent"
        if not self.low:
            return f"you have at {'least' if theirs else 'most'} as many {what} as your opponent"
        number = f"at least {self.low} " if self.low > 1 else ""
        return f"you have {number}{'fewer' if theirs else 'more'} {what} than your opponent"
