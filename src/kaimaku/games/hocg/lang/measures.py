"""What is measured on the stage: the damage on holomem, the colors among cheers."""

from __future__ import annotations

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..rules.abilities import IT
from ..rules.stats import card_colors
from ..table import HoloTable
from .conditions import Condition, Fact
from .holomem_nouns import MemNoun, PartNoun, Spoken
from .nouns import HoloNoun
from .quantities import Quantity, Slot
from .saying import Number, spoken


class damage_on(Slot):
    """The damage on a holomem; that on several in all."""

    def __init__(self, x: MemNoun) -> None:
        super().__init__(IT, "", "", "", "")
        self.x = x
        self.sees = x.sees

    def value(self, t: HoloTable, f: Frame) -> int:
        found = sum(t.mems[i].damage for i in self.x.find(t, f))
        return found + sum(gone.damage for gone in self.x.remembered(t, f))

    def words(self, lang: Lang) -> str:
        several = self.x.several or (self.x.all and not isinstance(self.x, Spoken))
        if lang == "ja":
            return f"{self.x.words('ja')}が受けているダメージ{'の合計数' if several else ''}"
        amount, have = ("total amount", "have") if several else ("amount", "has")
        return f"the {amount} of damage {self.x.words('en')} {have} taken"

    def __hash__(self) -> int:
        return id(self)

    def __ge__(self, k: int | HoloNoun | Quantity) -> Condition:
        if not isinstance(k, int):
            return super().__ge__(k)
        number: object = k  # itself, whatever kind of number
        several = self.x.several or self.x.all
        en = f"the HP of {self.x.words('en')} is reduced by{' a total of' if several else ''} {k} or more"
        ja = f"{self.x.words('ja')}のHPが{'合計' if several else ''}{k}以上減っている"
        return spoken(">=", Fact(en, ja, lambda t, f: self.value(t, f) >= k), self, number)


class colors:
    """How many colors there are among the cheers of somebody."""

    expression: object = None  # what it was written as

    def __init__(self, cheers: PartNoun) -> None:
        self.cheers = cheers

    def __hash__(self) -> int:
        return id(self)

    def __ge__(self, k: Number) -> Condition:
        return spoken(">=", Colorful(self.cheers, k), self, k)


class Colorful(Condition):
    """Cheers of so many colors; neutral is none (2.4.2.2)."""

    def __init__(self, cheers: PartNoun, k: int) -> None:
        self.cheers = cheers
        self.k = k
        self.sees = cheers.sees

    def holds(self, t: HoloTable, f: Frame) -> bool:
        mask = 0
        for card in self.cheers.find(t, f):
            mask |= card_colors(t, card)
        return mask.bit_count() >= self.k

    def words(self, lang: Lang) -> str:
        what, place = self.cheers.thing(lang), self.cheers.place(lang)
        if lang == "ja":
            return f"{place}に{what}が{self.k}色以上{'ある' if self.cheers.whole else '付いている'}"
        if self.cheers.whole:
            return f"{place.removeprefix('on ')} has {self.k} or more {what} colors"
        return f"there are {self.k} or more {what} colors {place}"
