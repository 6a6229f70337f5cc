"""Names and colors given by effect: what a card is also regarded as."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.listeners import Ability
from kaimaku.kernel.marks import mypyc_attr

from ..defs import ANY_COLOR, COLORS
from ..facts import names
from ..rules import layers, stats
from ..rules.abilities import Grants, HoloAbility
from .filters import Colored
from .holomem_nouns import MemNoun, PartNoun
from .modifiers import THIS_TURN, given_mark
from .nouns import WHOSE_EN, WHOSE_JA
from .permits import Permits
from .words import COLOR_JA, PLAIN, Speaker, article, listed, many


@mypyc_attr(allow_interpreted_subclasses=True)
class _Given(Permits):
    """Gives a name or colors: the mark says which."""

    def __init__(self, given: str, x: MemNoun, until: int = THIS_TURN) -> None:
        super().__init__(x, until)
        self.given = given
        self.mask = sum(COLORS[c] for c in given.split("+") if c in COLORS)

    def frozen(self) -> Ability:
        return given_mark(self.stat, self.given, self.mask)

    def mark(self) -> Ability:
        return self.frozen()

    def _is(self) -> str:
        return "are" if self.x.several else "is"

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        ability = self.bind(Grants(self._scope(), lambda t, f: 1), 1)
        ability.name_given, ability.mask = self.given, self.mask
        return [(True, self.stat, self._layered(ability))]


@mypyc_attr(allow_interpreted_subclasses=True)
class AlsoNamed(_Given):
    """Also regarded as a name, by effect."""

    stat = layers.NAMES

    def __init__(self, given: str, x: MemNoun, until: int = THIS_TURN) -> None:
        super().__init__(given, x, until)
        self.called = names(given)  # a name that no card has is told at once

    def en(self) -> str:
        return f"{self._when('en')}{self.x.words('en')} {self._is()} also regarded as 〈{self.called.en}〉"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self._when('ja')}{self.x.words('ja')}は〈{self.called.ja}〉としても扱う"


@mypyc_attr(allow_interpreted_subclasses=True)
class AlsoColors(_Given):
    """Also of these colors ("blue", "red+blue"); "all" for the six."""

    stat = layers.COLORS_TOO

    def en(self) -> str:
        if self.given == "all":
            every = "holomem of all colors" if self.x.several else "a holomem of all colors"
            return f"{self._when('en')}{self.x.words('en')} {self._is()} regarded as {every}"
        return f"{self._when('en')}{self.x.words('en')} {self._is()} also {listed(self.given.split('+'), 'en')}"

    def ja(self, mood: int = PLAIN) -> str:
        if self.given == "all":
            return f"{self._when('ja')}{self.x.words('ja')}はすべての色を持つホロメンとして扱う"
        colors = "と".join(COLOR_JA[c] for c in self.given.split("+"))
        return f"{self._when('ja')}{self.x.words('ja')}の色は{colors}としても扱う"


@mypyc_attr(allow_interpreted_subclasses=True)
class AlsoCheers(_Given):
    """Cheers of a color that certain holomem have are regarded as another color too, for whatever asks (Q640)."""

    stat = stats.CHEER_COLOR

    def __init__(self, given: str, cheers: PartNoun) -> None:
        super().__init__(given, cheers.owner)
        self.cheers = cheers
        self.of = sum(x.mask for x in cheers.filters if isinstance(x, Colored)) or ANY_COLOR

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        found = super().make_standing()
        for _, _, ability in found:
            cast(Grants, ability).of = self.of
        return found

    def en(self) -> str:
        given, what = listed(self.given.split("+"), "en"), many(self.cheers.thing("en"))
        whose = f"{WHOSE_EN[self.x.side]} {self.x.thing('en')}"
        return f"all {what} attached to {whose} are also regarded as {given} cheers"

    def ja(self, mood: int = PLAIN) -> str:
        colors = "と".join(COLOR_JA[c] for c in self.given.split("+"))
        whose = f"{WHOSE_JA[self.x.side]}{self.x.thing('ja')}"
        return f"{whose}に付いている{self.cheers.thing('ja')}すべては、{colors}エールとしても扱う"


@mypyc_attr(allow_interpreted_subclasses=True)
class AsCheer(_Given):
    """Counts as a cheer for the cost of Arts only (G-15)."""

    stat = stats.AS_CHEER

    def en(self) -> str:
        moment = f"if {self.x.words('en')} would use Arts"
        if self.given == "all":
            return f"{moment}, {Speaker.this('en')} is also regarded as a cheer of all colors"
        color = listed(self.given.split("+"), "en")
        return f"{moment}, {Speaker.this('en')} is also regarded as {article(color)} cheer"

    def ja(self, mood: int = PLAIN) -> str:
        every = self.given == "all"
        color = "すべての色を持つ" if every else "と".join(COLOR_JA[c] for c in self.given.split("+"))
        return f"{self.x.words('ja')}がアーツを使う時、{Speaker.this('ja')}を{color}エールとしても扱う"
