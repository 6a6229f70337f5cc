"""Quantities: numbers, and numbers that depend on the table (K7)."""

from __future__ import annotations

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..abilities import FACE as FACE_SLOT
from ..abilities import PAID as PAID_SLOT
from ..table import HoloTable
from .counting import among, counter, of
from .nouns import HoloNoun


class Quantity:
    def value(self, t: HoloTable, f: Frame) -> int:
        raise NotImplementedError

    def words(self, lang: Lang) -> str:
        """What the number depends on: "for each of your back holomem"."""
        raise NotImplementedError


class Each(Quantity):
    """So much for each of them, counted up to a cap."""

    def __init__(self, noun: HoloNoun | Slot, times: int = 1, cap: int = 0, per: int = 1) -> None:
        self.noun = noun
        self.times = times
        self.cap = cap
        self.per = per

    def __rmul__(self, times: int) -> Each:
        return Each(self.noun, times, self.cap, self.per)

    def value(self, t: HoloTable, f: Frame) -> int:
        count = self.noun.value(t, f) if isinstance(self.noun, Slot) else self.noun.count(t, f)
        count //= self.per
        return self.times * (min(count, self.cap) if self.cap else count)

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            unit = self.noun.unit if isinstance(self.noun, Slot) else counter(self.noun)
            cap = f"(数えるのは{self.cap}{unit}まで)" if self.cap else ""
            said = self.noun.words("ja") if isinstance(self.noun, Slot) else of(self.noun)
            return f"{said}{self.per}{unit}につき{cap}"
        said = self.noun.one if isinstance(self.noun, Slot) else among(self.noun, self.per)
        cap = f" (counting up to {self.cap})" if self.cap else ""
        return f"{'for each' if self.per == 1 else f'for every {self.per}'} {said}{cap}"


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


FACE = Slot(FACE_SLOT, "the number rolled", "出た目の数", "point rolled", "")
PAID = Slot(PAID_SLOT, "the holo Power paid", "使ったホロパワー", "holo Power paid", "枚")


def each(noun: HoloNoun | Slot, cap: int = 0, per: int = 1) -> Each:
    return Each(noun, 1, cap, per)


def value_of(amount: int | Quantity, t: HoloTable, f: Frame) -> int:
    return amount if isinstance(amount, int) else amount.value(t, f)


def figure(amount: int | Quantity) -> int | str:
    """The number that is written: 20, and the 20 of "20 for each"."""
    return amount.times if isinstance(amount, Each) else amount if isinstance(amount, int) else "X"


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
