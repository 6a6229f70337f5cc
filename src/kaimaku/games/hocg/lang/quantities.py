"""Quantities: numbers, and numbers that depend on the table (K7)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..defs import DEFS
from ..rules.abilities import EVENT
from ..rules.abilities import FACE as FACE_SLOT
from ..rules.abilities import PAID as PAID_SLOT
from ..rules.layers import COLORS_TOO
from ..rules.stats import card_colors, colors
from ..table import LIFE as LIFE_ZONE
from ..table import HoloTable, oshi
from .card_nouns import CardNoun, Moved
from .conditions import Condition, Fact
from .counting import among, of
from .history import Happened
from .holomem_nouns import MemNoun, Spoken
from .nouns import HoloNoun
from .saying import Number, spoken


class Quantity:
    multiplies = False  # is it so much for each of something, and not a number as a whole?
    sees: frozenset[int] = frozenset()  # the information in layers that it looks at (10.10.1)
    expression: object = None  # what it was written as

    def value(self, t: HoloTable, f: Frame) -> int:
        raise NotImplementedError

    def words(self, lang: Lang) -> str:
        """What the number depends on: "for each of your back holomem"."""
        raise NotImplementedError

    def figure(self) -> int | str:
        """The number that is written: the 20 of "20 for each"."""
        return "X"

    def as_many_en(self) -> str:
        """Behind "as many cards": "as there are cheers on your stage"."""
        raise NotImplementedError

    def as_many_ja(self, unit: str) -> str:
        """… と同じ枚数."""
        raise NotImplementedError


COLOR: Final = "color"


class Each(Quantity):
    """So much for each of them, counted up to a cap; by color, for each color among them."""

    multiplies = True

    def __init__(
        self, noun: HoloNoun | Slot | Happened, times: int = 1, cap: int = 0, per: int = 1, by: str = ""
    ) -> None:
        self.noun = noun
        self.sees = noun.sees | {COLORS_TOO} if by else noun.sees
        self.times = times
        self.cap = cap
        self.per = per
        self.by = by

    def __rmul__(self, times: Number) -> Each:
        return spoken("*", Each(self.noun, times, self.cap, self.per, self.by), self, times)

    def value(self, t: HoloTable, f: Frame) -> int:
        if isinstance(self.noun, Slot):
            found = self.noun.value(t, f)
        elif self.by and isinstance(self.noun, HoloNoun):
            found = self._colors(t, f).bit_count()
        else:
            found = self.noun.count(t, f)
        return self.times * ((min(found, self.cap) if self.cap else found) // self.per)

    def _colors(self, t: HoloTable, f: Frame) -> int:
        """All colors among them: those a holomem has now, those printed on cards."""
        mask = 0
        for i in self.noun.find(t, f) if isinstance(self.noun, HoloNoun) else ():
            mask |= colors(t, t.mems[i]) if isinstance(self.noun, MemNoun) else card_colors(t, i)
        return mask

    def figure(self) -> int | str:
        return self.times

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            unit = self._unit()
            cap = f"(数えるのは{self.cap}{unit}まで)" if self.cap else ""
            return f"{self._what('ja')}{self.per}{unit}につき{cap}"
        cap = f" (counting up to {self.cap})" if self.cap else ""
        if self.by:
            way = " this way" if isinstance(self.noun, Moved) else ""
            colors = "each color" if self.per == 1 else f"every {self.per} colors"
            return f"for {colors} among {self._what('en')}{way}{cap}"
        return f"{'for each' if self.per == 1 else f'for every {self.per}'} {self._what('en')}{cap}"

    def _unit(self) -> str:
        if self.by:
            return "色"
        return self.noun.unit

    def _what(self, lang: Lang) -> str:
        if isinstance(self.noun, Happened):
            return self.noun.among(lang, self.per)
        if isinstance(self.noun, Slot):
            return self.noun.words("ja") if lang == "ja" else self.noun.one
        return of(self.noun) if lang == "ja" else among(self.noun, 2 if self.by else self.per)


class count(Quantity):
    """As many as there are of something."""

    def __init__(self, noun: HoloNoun) -> None:
        self.noun = noun
        self.sees = noun.sees

    def value(self, t: HoloTable, f: Frame) -> int:
        return self.noun.count(t, f)

    def words(self, lang: Lang) -> str:
        """As the value of an X: "the number of cheers on your stage"; life is a number itself."""
        if isinstance(self.noun, CardNoun) and self.noun.zone == LIFE_ZONE:
            return of(self.noun) if lang == "ja" else self.noun.en
        if lang == "ja":
            return f"{of(self.noun)}の{_number_ja(self.noun.unit)}"
        return f"the number of {among(self.noun, 2).removeprefix('of ')}"

    def as_many_en(self) -> str:
        return f"as there are {_there_are(self.noun)}"

    def as_many_ja(self, unit: str) -> str:
        own = self.noun.unit
        return f"{of(self.noun)}{'' if own == unit else f'の{_number_ja(own)}'}と同じ{_number_ja(unit)}"


def _there_are(noun: HoloNoun) -> str:
    """ "cheers on your stage", "back holomem on your stage"."""
    if isinstance(noun, MemNoun) and not isinstance(noun, Spoken):
        return f"{'other ' if noun.other else ''}{noun.thing('en')} {noun.place('en')}"
    return among(noun, 2).removeprefix("of ")


def _number_ja(unit: str) -> str:
    """人数, 枚数; what is counted without a unit is a number."""
    return f"{unit}数" if unit else "数"


class Slot(Quantity):
    """A number this ability has come to: the face rolled, the holo Power paid."""

    def __init__(self, slot: int, en: str, ja: str, one: str, unit: str) -> None:
        self.slot = slot
        self.en = en
        self.ja = ja
        self.one = one  # one of it: "for each point rolled"
        self.unit = unit

    def value(self, t: HoloTable, f: Frame) -> int:
        return f.num(self.slot)

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en

    def __hash__(self) -> int:
        return id(self)

    def __ge__(self, k: int | HoloNoun | Quantity) -> Condition:
        return spoken(">=", Measured(self, k, True), self, k)

    def __le__(self, k: int | HoloNoun | Quantity) -> Condition:
        return spoken("<=", Measured(self, k, False), self, k)

    def as_many_en(self) -> str:
        return f"as {self.words('en')}"

    def as_many_ja(self, unit: str) -> str:
        return f"{self.words('ja')}と同じ{_number_ja(unit)}"


class EventAmount(Slot):
    """A number of the event this ability answers: the damage dealt, the damage beyond the HP that was left."""

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(EVENT, en, ja, en, "")

    def value(self, t: HoloTable, f: Frame) -> int:
        event = f.slots[EVENT]
        return event[3] if isinstance(event, tuple) and event and isinstance(event[3], int) else 0


class Excess(EventAmount):
    """… which cards compare with the HP that was left."""

    def __hash__(self) -> int:
        return id(self)

    def __ge__(self, k: int | HoloNoun | Quantity) -> Condition:
        if not isinstance(k, int):
            return super().__ge__(k)
        number: object = k  # itself, whatever kind of number
        en = f"the damage exceeded the remaining HP{f' by {k} or more' if k > 1 else ''}"
        ja = f"与えたダメージが残りHPを{f'{k}以上' if k > 1 else ''}オーバーしていた"
        return spoken(">=", Fact(en, ja, lambda t, f: self.value(t, f) >= k), self, number)


class Measured(Condition):
    """A number this ability has come to, against another: "the number rolled is your life or more"."""

    def __init__(self, amount: Slot, bound: int | HoloNoun | Quantity, least: bool) -> None:
        self.amount = amount
        self.bound = count(bound) if isinstance(bound, HoloNoun) else bound
        self.least = least
        self.sees = frozenset() if isinstance(self.bound, int) else self.bound.sees

    def holds(self, t: HoloTable, f: Frame) -> bool:
        own, bound = self.amount.value(t, f), value_of(self.bound, t, f)
        return own >= bound if self.least else own <= bound

    def words(self, lang: Lang) -> str:
        bound = str(self.bound) if isinstance(self.bound, int) else self.bound.words(lang)
        if lang == "ja":
            return f"{self.amount.words('ja')}が{bound}{'以上' if self.least else '以下'}"
        said = self.amount.words("en")
        amount = said if said.startswith("the ") else f"the {said}"
        if isinstance(self.bound, int):
            return f"{amount} is {bound} or {'more' if self.least else 'less'}"
        return f"{amount} is {'greater' if self.least else 'less'} than or equal to {bound}"


class LostLife(Slot):
    """Your life against that of your Oshi (6.2.1.11, Q326)."""

    def __init__(self) -> None:
        super().__init__(
            0, "the life reduced from your initial life", LOST_JA, "life reduced from your initial life", ""
        )

    def value(self, t: HoloTable, f: Frame) -> int:
        return max(0, DEFS[t.defs[oshi(t, f.seat)]].life - len(t.zones[LIFE_ZONE + f.seat]))


LOST_JA: Final = "自分の初期ライフから減っているライフ"
LOST_LIFE: Final = LostLife()
DEALT: Final = EventAmount("damage dealt", "与えたダメージ")
OVERKILL: Final = Excess("damage in excess", "オーバーしたダメージ")
FACE: Final = Slot(FACE_SLOT, "the number rolled", "出た目の数", "point rolled", "")
PAID: Final = Slot(PAID_SLOT, "the holo Power paid", "使ったホロパワー", "holo Power paid", "枚")
RESTORED: Final = Slot(PAID_SLOT, "the HP restored", "回復したダメージ", "HP restored", "")  # as a cost


def each(noun: HoloNoun | Slot | Happened, cap: int = 0, per: int = 1, by: str = "") -> Each:
    return Each(noun, 1, cap, per, by)


def least(q: int | Quantity) -> int:
    """A number it is never below, for all that can be known without a table; -1 stands for any below 0."""
    if isinstance(q, int):
        return q
    return 0 if isinstance(q, count) or (isinstance(q, Each) and q.times >= 0) else -1


def value_of(amount: int | Quantity, t: HoloTable, f: Frame) -> int:
    return amount if isinstance(amount, int) else amount.value(t, f)


def figure(amount: int | Quantity) -> int | str:
    """The number that is written: 20, and the 20 of "20 for each"."""
    return amount if isinstance(amount, int) else amount.figure()


def signed(amount: int | Quantity) -> str:
    """+20, -10."""
    n = figure(amount)
    return f"+{n}" if isinstance(n, str) else f"{n:+d}"


def per_en(amount: int | Quantity) -> str:
    """ "for each …", behind what it multiplies."""
    if isinstance(amount, int):
        return ""
    return f" {amount.words('en')}" if isinstance(amount, Each) else f" (X is {amount.words('en')})"


def per_ja(amount: int | Quantity) -> str:
    """〜につき, before what it multiplies."""
    if isinstance(amount, int):
        return ""
    return f"{amount.words('ja')}、" if isinstance(amount, Each) else f"Xは{amount.words('ja')}とし、"
