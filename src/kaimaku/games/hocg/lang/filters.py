"""Adjectives: what a card or a holomem must be. They combine with |, ~ and by standing side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.nouns import Noun
from kaimaku.kernel.refusals import Lang

from .. import facts
from ..defs import CHEER, COLORS, DEBUT, DEFS, FIRST, HOLOMEM, SECOND, SPOT, SUPPORT, CardDef
from ..rules.last_known import Gone
from ..rules.layers import COLORS_TOO, NAMES
from ..rules.stats import card_colors, colors, names
from ..table import HoloTable, Mem, top_def
from .saying import spoken
from .words import COLOR_JA, LEVEL_EN, SUPPORT_JA, listed


class Filter:
    """A test with words. `rank` orders adjectives before the noun; a filter may name its own noun (cheer, tool)."""

    rank = 5
    printed = True  # a question about the printed card alone, whatever happens on the table
    sees: frozenset[int] = frozenset()  # the information in layers that it looks at (10.10.1)
    en = ""
    ja = ""
    noun_en = ""  # replaces the noun: "cheer", "support card"
    noun_ja = ""
    after = False  # English puts it behind the noun: "holomem with a tool attached"
    of_holomem = False  # said without a kind, it means a holomem card
    expression: object = None  # what it was written as
    related = False  # does it ask for a likeness to something the text speaks of?
    denied: tuple[str, str] = ("", "")  # words of their own for its contrary

    # f is the text that asks, if one does: only a likeness needs it.
    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        return self.definition(DEFS[t.defs[card]])

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return self.definition(top_def(t, mem))

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        """… of a holomem that left the stage, by what it was there (10.12.1)."""
        return self.definition(gone.definition)

    def definition(self, d: CardDef) -> bool:
        raise NotImplementedError

    @property
    def kinded(self) -> bool:
        """Does it say itself which kind of card is meant?"""
        return bool(self.noun_en)

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en

    def __or__(self, other: Filter) -> Filter:
        return spoken("|adj", Either(self, other), self, other)

    def __ror__(self, other: object) -> Any:
        """Compiled, Python would ask for the other order for ever."""
        return NotImplemented

    def __invert__(self) -> Filter:
        return spoken("~adj", Not(self), self)

    def __bool__(self) -> bool:
        raise TypeError("an adjective isn't true or false in Python: join adjectives with | and ~")


class Is(Filter):
    """A printed property."""

    def __init__(
        self,
        en: str,
        ja: str,
        test: Callable[[CardDef], bool],
        rank: int = 5,
        noun: tuple[str, str] | None = None,
        kind_said: bool = False,
    ):
        self.en = en
        self.ja = ja
        self.test = test
        self.rank = rank
        self.kind_said = kind_said
        if noun is not None:
            self.noun_en, self.noun_ja = noun

    def definition(self, d: CardDef) -> bool:
        return self.test(d)

    @property
    def kinded(self) -> bool:
        return self.kind_said or bool(self.noun_en)


class Named(Filter):
    """One of these card names, extra names included (2.1.2, R-22)."""

    rank = 8

    sees = frozenset({NAMES})

    def __init__(self, *wanted: str) -> None:
        self.wanted = frozenset(wanted)
        self.order = wanted
        for name in wanted:
            facts.names(name)

    def definition(self, d: CardDef) -> bool:
        return not self.wanted.isdisjoint(d.names)

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return not self.wanted.isdisjoint(names(t, mem))

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        return not self.wanted.isdisjoint(gone.names)

    def words(self, lang: Lang, joint: str = "or") -> str:
        if lang == "ja":
            said = listed([f"〈{facts.names(n).ja}〉" for n in self.order], "ja", joint)
            return f"[{said}]" if len(self.order) > 1 and joint == "or" else said
        return listed([f"〈{n}〉" for n in self.order], "en", joint)

    def together(self, lang: Lang) -> str:
        """All of them at once: [〈A〉 and 〈B〉]."""
        said = self.words(lang, "and")
        return f"[{said}]" if len(self.order) > 1 else said


class Tagged(Filter):
    """One of these tags."""

    rank = 3
    after = True
    of_holomem = True

    def __init__(self, *wanted: str) -> None:
        self.wanted = frozenset(wanted)
        self.order = wanted
        for tag in wanted:
            facts.tag(tag)

    def definition(self, d: CardDef) -> bool:
        return not self.wanted.isdisjoint(d.tags)

    def tags(self, lang: Lang) -> str:
        """#JP, [#JP or #ID]."""
        said = listed([f"#{facts.tag(tag).ja if lang == 'ja' else tag}" for tag in self.order], lang, "or")
        return f"[{said}]" if len(self.order) > 1 else said

    def words(self, lang: Lang) -> str:
        return f"{self.tags('ja')}を持つ" if lang == "ja" else f"with {self.tags('en')}"


def no_tag(tag: str) -> Filter:
    """Every tag but this one, or none."""
    has = Tagged(tag.removeprefix("#"))
    has.denied = (f"without {has.tags('en')}", f"{has.tags('ja')}を持たない")
    return Not(has)


class Colored(Filter):
    rank = 4
    of_holomem = True

    sees = frozenset({COLORS_TOO})

    def __init__(self, color: str) -> None:
        self.color = color
        self.mask = COLORS[color]
        self.en = color
        self.ja = COLOR_JA[color]

    def definition(self, d: CardDef) -> bool:
        return bool(d.colors & self.mask)

    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        return bool(card_colors(t, card) & self.mask)

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return bool(colors(t, mem) & self.mask)

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        return bool(gone.colors & self.mask)


class Level(Filter):
    rank = 6
    of_holomem = True

    def __init__(self, *levels: int, or_higher: bool = False) -> None:
        self.levels = levels
        self.en = f"{LEVEL_EN[levels[0]]} or greater" if or_higher else " or ".join(LEVEL_EN[x] for x in levels)
        self.ja = f"{LEVEL_EN[levels[0]]}以上の" if or_higher else "か".join(LEVEL_EN[x] for x in levels)

    def definition(self, d: CardDef) -> bool:
        return d.level in self.levels


class _Several(Filter):
    """Filters joined: every one of them must fit, or any."""

    every = False

    def __init__(self, *parts: Filter) -> None:
        self.parts = parts
        self.printed = all(p.printed for p in parts)
        self.sees = frozenset().union(*(p.sees for p in parts))
        self.related = any(p.related for p in parts)

    @property
    def kinded(self) -> bool:
        return any(p.kinded for p in self.parts)

    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        for p in self.parts:
            if p.card(t, card, f) != self.every:
                return not self.every
        return self.every

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        for p in self.parts:
            if p.mem(t, mem, f) != self.every:
                return not self.every
        return self.every

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        for p in self.parts:
            if p.was(t, gone, f) != self.every:
                return not self.every
        return self.every

    def definition(self, d: CardDef) -> bool:
        for p in self.parts:
            if p.definition(d) != self.every:
                return not self.every
        return self.every


class Either(_Several):
    """One of them, said as one adjective: white or green."""

    def __init__(self, *parts: Filter) -> None:
        super().__init__(*(p for part in parts for p in (part.parts if isinstance(part, Either) else (part,))))
        self.rank = self.parts[0].rank
        self.of_holomem = all(p.of_holomem for p in self.parts)


class Not(Filter):
    def __init__(self, part: Filter) -> None:
        self.part = part
        self.rank = 0 if part.related else 2 if isinstance(part, Named) else 5  # #Promiseを持つBuzz以外の1stホロメン
        self.of_holomem = part.of_holomem
        self.printed = part.printed
        self.sees = part.sees
        self.related = part.related
        self.after = True

    def words(self, lang: Lang) -> str:
        if self.part.denied[0]:
            return self.part.denied[lang == "ja"]
        said = self.part.words(lang)
        if lang == "ja":
            return f"{(said or self.part.noun_ja).removesuffix('の')}以外の"
        return f"other than {said or self.part.noun_en}"

    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        return not self.part.card(t, card, f)

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return not self.part.mem(t, mem, f)

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        return not self.part.was(t, gone, f)

    def definition(self, d: CardDef) -> bool:
        return not self.part.definition(d)


class Both(_Several):
    """All of them."""

    every = True


class AnyOf(_Several):
    """One or the other kind of card, each with its own adjectives; they are counted together (G-31)."""

    def __init__(self, *kinds: tuple[Filter, ...]) -> None:
        super().__init__(*(Both(*kind, *([holomem] if implies_holomem(kind) else [])) for kind in kinds))
        self.kinds = kinds

    @property
    def kinded(self) -> bool:
        return all(p.kinded for p in self.parts)


def implies_holomem(filters: tuple[Filter, ...]) -> bool:
    """A color, level or tag without a kind means a holomem card, a bare name any card."""
    parts = [p for x in filters for p in (x.parts if isinstance(x, Either) else (x,))]
    parts = [p.part if isinstance(p, Not) else p for p in parts]
    return any(isinstance(p, (Colored, Tagged, Level)) for p in parts) and not any(p.kinded for p in parts)


class Related(Filter):
    """A likeness to something this text speaks of: the question needs to know whose text it is."""

    rank = 0
    printed = False
    after = True
    related = True

    def __init__(self, to: Noun, en: str, ja: str) -> None:
        self.to = to
        self.en = en
        self.ja = ja


def adjective(said: Filter | str | tuple[str, ...]) -> Filter:
    """A filter from what a card file writes: "AZKi", "#Singing", ("A", "B"), ("#JP", "#ID"), or an adjective."""
    if isinstance(said, tuple):
        tags = [name[1:] for name in said if name.startswith("#")]
        return Tagged(*tags) if tags else Named(*said)
    if isinstance(said, str):
        return Tagged(said[1:]) if said.startswith("#") else Named(said)
    return said


white, green, red, blue, purple, yellow = (Colored(c) for c in COLORS)
debut, first, second, spot = (Level(x) for x in (DEBUT, FIRST, SECOND, SPOT))
buzz = Is("Buzz", "Buzz", lambda d: d.buzz, 5)
buzz.of_holomem = True
limited = Is("LIMITED", "LIMITEDの", lambda d: d.limited, 2, kind_said=True)  # only supports are (2.12)
holomem = Is("", "", lambda d: d.kind == HOLOMEM, noun=("holomem", "ホロメン"))
cheer = Is("", "", lambda d: d.kind == CHEER, noun=("cheer", "エール"))
support = Is("", "", lambda d: d.kind == SUPPORT, noun=("support card", "サポートカード"))
anycard = Is("", "", lambda d: True, noun=("card", "カード"))


def _support(kind: str) -> Filter:
    return Is("", "", lambda d: d.support == kind, noun=(kind, SUPPORT_JA[kind]))


staff, item, event, tool, mascot, fan = (_support(k) for k in ("staff", "item", "event", "tool", "mascot", "fan"))


def at_least(level: Filter) -> Filter:
    assert isinstance(level, Level)
    return Level(*range(level.levels[0], SPOT), or_higher=True)


def any_of(*kinds: Filter | str | tuple[Filter | str, ...]) -> Filter:
    return AnyOf(*(tuple(adjective(a) for a in (kind if isinstance(kind, tuple) else (kind,))) for kind in kinds))


def not_named(*wanted: str) -> Filter:
    return Not(Named(*wanted))


def name_has(en: str, ja: str) -> Filter:
    """Part of the card name (2.1.2); the Japanese name decides, names are translated freely."""
    found = Is(f'with "{en}" in its card name', f"カード名に「{ja}」を含む", lambda d: ja in d.printed.name.ja, 1)
    found.after = True
    return found
