"""Conditions: read when they are reached, once (G-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..rules.abilities import EVENT
from ..rules.layers import COLORS_TOO
from ..rules.stats import card_colors, colors
from ..table import CENTER, HoloTable, at
from .saying import spoken
from .words import VERBAL, unless

if TYPE_CHECKING:
    from .filters import Filter
    from .history import Happened
    from .holomem_nouns import MemNoun, PartNoun
    from .nouns import HoloNoun


class Condition:
    """Something that holds or does not; combine with & and |."""

    sees: frozenset[int] = frozenset()  # the information in layers that it looks at (10.10.1)
    expression: object = None  # what it was written as

    def holds(self, t: HoloTable, f: Frame) -> bool:
        raise NotImplementedError

    def words(self, lang: Lang) -> str:
        """A clause: "your hand has 6 or fewer cards"; Japanese without its ending なら."""
        raise NotImplementedError

    def ja_if(self) -> str:
        """The Japanese condition with its ending: 〜なら, 〜の時."""
        return f"{self.words('ja')}なら"

    def ja_when(self) -> str:
        """Before another condition, so that なら is said once: 〜の時."""
        said = self.words("ja")
        return f"{said}{'' if said.endswith(VERBAL) else 'の'}時"

    def to_use(self, lang: Lang) -> str:
        """As what must hold to use a card: "you have …" (only used if), 〜なければ."""
        return unless(self.words("ja")) if lang == "ja" else self.words("en")

    def __and__(self, other: Condition) -> Condition:
        return spoken("&", Joined(all, self, other), self, other)

    def __or__(self, other: Condition) -> Condition:
        return spoken("|", Joined(any, self, other), self, other)

    def __rand__(self, other: object) -> Any:
        """Compiled, Python would ask for the other order for ever."""
        return NotImplemented

    def __ror__(self, other: object) -> Any:
        return NotImplemented

    def __bool__(self) -> bool:
        raise TypeError("a condition isn't true or false in Python: join conditions with & and |")


class Joined(Condition):
    def __init__(self, how: Callable[[list[bool]], bool], *parts: Condition) -> None:
        self.how = how
        self.parts = parts
        self.sees = frozenset().union(*(p.sees for p in parts))

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.how([p.holds(t, f) for p in self.parts])

    def words(self, lang: Lang) -> str:
        from .counting import listed_once

        together = listed_once(self.flat(), lang) if self.how is all else ""
        if together:
            return together
        both = self._of_both(lang)
        if both:
            return both
        if lang == "ja":
            *before, last = (p.words("ja") for p in self.parts)
            return "".join([*(linked(said) if self.how is all else f"{said}か" for said in before), last])
        return (" and " if self.how is all else " or ").join(p.words("en") for p in self.parts)

    def flat(self) -> list[Condition]:
        """The parts of its parts, if they are joined as it is itself."""
        parts = [p.flat() if isinstance(p, Joined) and p.how is self.how else [p] for p in self.parts]
        return [x for part in parts for x in part]

    def _of_both(self, lang: Lang) -> str:
        """The same of yours and of the opponent's is said once: お互いのセンターホロメンが…."""
        said = [p.words(lang) for p in self.parts]
        mine, theirs, each = (
            ("自分の", "相手の", "お互いの") if lang == "ja" else ("your ", "your opponent's ", "each player's ")
        )
        alike = len(said) == 2 and said[0].startswith(mine) and said[1] == theirs + said[0].removeprefix(mine)
        return each + said[0].removeprefix(mine) if alike and self.how is all else ""


def linked(said: str) -> str:
    """A clause before another: 〜で、; a verb is joined by its own form, 〜がいて、, 〜していて、."""
    if said.endswith("ある"):
        return f"{said[:-1]}って、"
    return f"{said[:-1]}て、" if said.endswith(("いる", "ていた")) else f"{said}で、"


class Fails(Condition):
    """The other is not so: what a standing text says without its "instead" works only then (G-51)."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return not self.part.holds(t, f)


class Exists(Condition):
    """There is such a thing (or there is none)."""

    def __init__(self, noun: HoloNoun, none: bool = False, quality: bool = False) -> None:
        self.noun = noun
        self.sees = noun.sees
        self.none = none
        self.quality = quality  # "your Oshi is 〈AZKi〉" and not "there is …"

    def holds(self, t: HoloTable, f: Frame) -> bool:
        if self.quality and self.noun.remembered(t, f):
            return True  # it has left the stage: what it was there counts (10.12.1)
        return self.noun.some(t, f) != self.none

    def words(self, lang: Lang) -> str:
        from .counting import quality, there_en, there_ja

        if not self.quality:
            return there_ja(self.noun, self.none) if lang == "ja" else there_en(self.noun, self.none)
        bare = self.noun.copy()
        bare.filters = ()
        return quality(bare, self.noun.filters, lang)


class Counted(Condition):
    """As many as this; both ends count (G-16)."""

    def __init__(self, noun: HoloNoun, low: int, high: int) -> None:
        self.noun = noun
        self.sees = noun.sees
        self.low = low
        self.high = high

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.low <= self.noun.count(t, f) <= self.high

    def words(self, lang: Lang) -> str:
        from .counting import counted_en, counted_ja

        return (counted_ja if lang == "ja" else counted_en)(self.noun, self.low, self.high)

    def to_use(self, lang: Lang) -> str:
        """The card being used is in the hand but not counted with it (10.7.2.4.1)."""
        said = super().to_use(lang)
        if self.noun.place("en") != "in your hand":
            return said
        if lang == "ja":
            return said.replace("手札が", "手札がこのカードを含まずに")
        return f"{said.replace('your hand has', 'you have')} in hand excluding this card"


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


class Compared(Condition):
    """Fewer than the opponent; a tie is not fewer, unless the text takes it in (G-16)."""

    def __init__(self, mine: HoloNoun, theirs: HoloNoun, or_equal: bool = False) -> None:
        self.mine = mine
        self.theirs = theirs
        self.sees = mine.sees | theirs.sees
        self.or_equal = or_equal

    def holds(self, t: HoloTable, f: Frame) -> bool:
        mine, theirs = self.mine.count(t, f), self.theirs.count(t, f)
        return mine < theirs or (self.or_equal and mine == theirs)

    def words(self, lang: Lang) -> str:
        from .counting import compared

        return compared(self.mine, self.or_equal, lang)


class partner(Condition):
    """Collabed with a name: the center has it (Q13)."""

    def __init__(self, name: str) -> None:
        from .filters import Named

        self.named = Named(name)
        self.sees = self.named.sees

    def holds(self, t: HoloTable, f: Frame) -> bool:
        center = at(t, f.seat, CENTER)
        return center is not None and self.named.mem(t, center)

    def words(self, lang: Lang) -> str:
        return f"{self.named.words('ja')}とコラボした" if lang == "ja" else f"you collab with {self.named.words('en')}"

    def ja_if(self) -> str:
        return f"{self.words('ja')}時"


class share_color(Condition):
    """At least one color is common to both; neutral is none (2.4.4, 2.4.2.2)."""

    def __init__(self, one: MemNoun, other: MemNoun) -> None:
        self.nouns = (one, other)
        self.sees = one.sees | other.sees | {COLORS_TOO}

    def holds(self, t: HoloTable, f: Frame) -> bool:
        one, other = ([colors(t, t.mems[i]) for i in noun.find(t, f)] for noun in self.nouns)
        return any(a & b for a in one for b in other)

    def words(self, lang: Lang) -> str:
        one, other = (noun.receiver(lang) for noun in self.nouns)
        return f"{one}と{other}が同色" if lang == "ja" else f"{one} and {other} have the same color"


class different_cheers(Condition):
    """A cheer of the one has another color than a cheer of the other (G-76)."""

    def __init__(self, one: MemNoun, other: MemNoun) -> None:
        self.nouns = (one, other)
        self.sees = one.sees | other.sees

    def holds(self, t: HoloTable, f: Frame) -> bool:
        one, other = ({card_colors(t, c) for c in noun.cheer.find(t, f)} for noun in self.nouns)
        return any(a != b for a in one for b in other)

    def words(self, lang: Lang) -> str:
        from .counting import pair

        if lang == "ja":
            return f"{pair(*self.nouns, 'ja')}に異なる色のエールが付いている"
        return f"{pair(*self.nouns, 'en')} each have cheers of different colors attached"


class all_are(Condition):
    """Each and every one of them is so."""

    def __init__(self, noun: MemNoun | PartNoun, *adjectives: Filter | str | tuple[str, ...]) -> None:
        from .filters import adjective

        self.noun = noun
        self.filters = tuple(adjective(a) for a in adjectives)
        self.sees = noun.sees.union(*(x.sees for x in self.filters))

    def holds(self, t: HoloTable, f: Frame) -> bool:
        from .joined_nouns import Pair

        found = self.noun.find(t, f)
        if isinstance(self.noun, Pair) and not self.noun.complete(t, f):
            return False  # of two that are named both are there
        if not self.noun.person:
            return all(x.card(t, card, f) for card in found for x in self.filters)
        return all(x.mem(t, t.mems[i], f) for i in found for x in self.filters)

    def words(self, lang: Lang) -> str:
        from .describing import describe
        from .joined_nouns import Pair

        if not self.noun.person:
            what = describe(self.filters, lang, "cheer", "エール")
            place = self.noun.place(lang)
            return f"{place}のエールすべてが{what}" if lang == "ja" else f"all cheers {place} are {what}s"
        what = describe(self.filters, lang, "holomem", "ホロメン")
        if isinstance(self.noun, Pair):
            return f"{self.noun.words('ja')}が{what}" if lang == "ja" else f"{self.noun.words('en')} are {what}"
        if lang == "ja":
            return f"{self.noun.place('ja')}の{self.noun.thing('ja')}全員が{what}"
        return f"all {self.noun.thing('en')} {self.noun.place('en')} are {what}"


class bloomed(Condition):
    """The bloom this effect answers was from a card of that level (G-79)."""

    def __init__(self, level: Filter) -> None:
        self.level = level

    def holds(self, t: HoloTable, f: Frame) -> bool:
        event = f.slots[EVENT]
        return isinstance(event, tuple) and bool(event) and event[5] in self.level.levels  # type: ignore[attr-defined]

    def words(self, lang: Lang) -> str:
        return f"{self.level.words('ja')}からBloomした" if lang == "ja" else f"bloomed from {self.level.words('en')}"

    def ja_if(self) -> str:
        return f"{self.words('ja')}時"


def exactly(noun: HoloNoun | Happened, k: int) -> Condition:
    from .history import Happened

    return noun.times(k) if isinstance(noun, Happened) else Counted(noun, k, k)


def has(noun: HoloNoun) -> Condition:
    return Exists(noun)


GOING_SECOND_TURN_1: Final = Fact(
    "you went second and it is your first turn",
    "自分が後攻で最初のターン",
    lambda t, f: t.first != f.seat and t.active == f.seat and t.own_turns[f.seat] == 1,
)
