"""Conditions: read when they are reached, once (G-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..stats import colors
from ..table import CENTER, HoloTable, at
from .words import many, unless

if TYPE_CHECKING:
    from .filters import Filter
    from .holomem_nouns import MemNoun
    from .nouns import HoloNoun


class Condition:
    """Something that holds or does not; combine with & and |."""

    def holds(self, t: HoloTable, f: Frame) -> bool:
        raise NotImplementedError

    def words(self, lang: Lang) -> str:
        """A clause: "your hand has 6 or fewer cards"; Japanese without its ending なら."""
        raise NotImplementedError

    def ja_if(self) -> str:
        """The Japanese condition with its ending: 〜なら, 〜の時."""
        return f"{self.words('ja')}なら"

    def to_use(self, lang: Lang) -> str:
        """As what must hold to use a card: "you have …" (only used if), 〜なければ."""
        return unless(self.words("ja")) if lang == "ja" else self.words("en")

    def __and__(self, other: Condition) -> Condition:
        return Joined(all, self, other)

    def __or__(self, other: Condition) -> Condition:
        return Joined(any, self, other)

    def __bool__(self) -> bool:
        raise TypeError("a condition is no truth value: use & and |")


class Joined(Condition):
    def __init__(self, how: Callable[[list[bool]], bool], *parts: Condition) -> None:
        self.how = how
        self.parts = parts

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.how([p.holds(t, f) for p in self.parts])

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return ("で、" if self.how is all else "か").join(p.words("ja") for p in self.parts)
        return (" and " if self.how is all else " or ").join(p.words("en") for p in self.parts)


class Exists(Condition):
    """There is such a thing (or there is none)."""

    def __init__(self, noun: HoloNoun, none: bool = False, quality: bool = False) -> None:
        self.noun = noun
        self.none = none
        self.quality = quality  # "your Oshi is 〈AZKi〉" and not "there is …"

    def holds(self, t: HoloTable, f: Frame) -> bool:
        if self.quality and self.noun.remembered(t, f):
            return True  # it has left the stage: what it was there counts (10.12.1)
        return self.noun.some(t, f) != self.none

    def words(self, lang: Lang) -> str:
        from .counting import quality, there

        if not self.quality:
            return there(self.noun, lang, self.none)
        bare = self.noun.copy()
        bare.filters = ()
        return quality(bare, self.noun.filters, lang)


class Counted(Condition):
    """As many as this; both ends count (G-16)."""

    def __init__(self, noun: HoloNoun, low: int, high: int) -> None:
        self.noun = noun
        self.low = low
        self.high = high

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.low <= self.noun.count(t, f) <= self.high

    def words(self, lang: Lang) -> str:
        from .counting import counted

        return counted(self.noun, self.low, self.high, lang)

    def to_use(self, lang: Lang) -> str:
        """The card being used is in the hand but not counted with it (10.7.2.4.1)."""
        said = super().to_use(lang)
        if self.noun.place("en") != "in your hand":
            return said
        return said.replace("手札が", "手札がこのカードを含まずに") if lang == "ja" else f"{said} excluding this card"


class Exactly(Counted):
    def __init__(self, noun: HoloNoun, k: int) -> None:
        super().__init__(noun, k, k)


class Fact(Condition):
    """A condition of its own kind."""

    def __init__(self, en: str, ja: str, test: Callable[[HoloTable, Frame], bool]) -> None:
        self.en = en
        self.ja = ja
        self.test = test

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.test(t, f)

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


class Fewer(Condition):
    """Fewer than the opponent; a tie is not fewer (G-16)."""

    def __init__(self, mine: HoloNoun, theirs: HoloNoun) -> None:
        self.mine = mine
        self.theirs = theirs

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.mine.count(t, f) < self.theirs.count(t, f)

    def words(self, lang: Lang) -> str:
        from .counting import of

        if lang == "ja":
            return f"{of(self.mine)}が相手より少ない"
        return f"you have fewer {many(self.mine.thing('en'))} {self.mine.place('en')} than your opponent"


class Partner(Condition):
    """Collabed with a name: the center has it (Q13)."""

    def __init__(self, name: str) -> None:
        from .filters import Named

        self.named = Named(name)

    def holds(self, t: HoloTable, f: Frame) -> bool:
        center = at(t, f.seat, CENTER)
        return center is not None and self.named.mem(t, center)

    def words(self, lang: Lang) -> str:
        return f"{self.named.words('ja')}とコラボした" if lang == "ja" else f"you collab with {self.named.words('en')}"

    def ja_if(self) -> str:
        return f"{self.words('ja')}時"


class Happened(Condition):
    """History of this turn: true to its end however the board changed (G-44)."""

    def __init__(self, kind: str, what: Filter | None, en: str, ja: str, last_turn: bool = False) -> None:
        self.kind = kind
        self.what = what
        self.en = en
        self.ja = ja
        self.last_turn = last_turn

    def holds(self, t: HoloTable, f: Frame) -> bool:
        from ..defs import BY_ID

        rows = t.past if self.last_turn else t.history
        return any(
            row[0] == self.kind and row[1] == f.seat and (self.what is None or self.what.definition(BY_ID[str(row[2])]))
            for row in rows
        )

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


class SharedColor(Condition):
    """At least one color is common to both; neutral is none (2.4.4, 2.4.2.2)."""

    def __init__(self, one: MemNoun, other: MemNoun) -> None:
        self.nouns = (one, other)

    def holds(self, t: HoloTable, f: Frame) -> bool:
        one, other = ([colors(t, t.mems[i]) for i in noun.find(t, f)] for noun in self.nouns)
        return any(a & b for a in one for b in other)

    def words(self, lang: Lang) -> str:
        one, other = (noun.receiver(lang) for noun in self.nouns)
        return f"{one}と{other}が同色" if lang == "ja" else f"{one} and {other} have the same color"


def share_color(one: MemNoun, other: MemNoun) -> Condition:
    return SharedColor(one, other)


def partner(name: str) -> Condition:
    return Partner(name)


def exactly(noun: HoloNoun, k: int) -> Condition:
    return Exactly(noun, k)


def has(noun: HoloNoun) -> Condition:
    return Exists(noun)


GOING_SECOND_TURN_1 = Fact(
    "you are going second and it is your first turn",
    "自分が後攻で最初のターン",
    lambda t, f: t.first != f.seat and t.active == f.seat and t.own_turns[f.seat] == 1,
)
