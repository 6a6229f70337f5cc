"""Control: conditions, options, costs, dice and other joints of a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from kaimaku.kernel.attributes import copied
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code, Phrase, lower_if, lower_may, lower_modes
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules.abilities import DID, IT
from ..table import HoloTable
from .conditions import Condition, Exists
from .nouns import HoloNoun
from .paying import lower_payment
from .uses import AGREED, CountedUse, UseCode, agree
from .words import CAN, PLAIN, inflect, sentence
from .words import DID as DID_MOOD

DURATIONS: Final = ("during this turn", "このターンの間")


@mypyc_attr(allow_interpreted_subclasses=True)
class Say(Phrase):
    """A phrase of this game: English imperative, Japanese in a mood."""

    then = ("then, ", "そして")  # how it follows on the sentence before it
    standing = False  # set by the host: it changes something as long as its card is there
    done = ("", "", "", "")  # as it is counted: "cards", カード, "archived", アーカイブした
    picky = False  # does `serves` say no to anybody?

    def en(self) -> str:
        raise NotImplementedError

    def ja(self, mood: int = PLAIN) -> str:
        raise NotImplementedError

    def could_seem(self, t: Table, f: Frame) -> bool:
        """Could it change anything as far as everybody can tell? Questions may depend on nothing else."""
        return self.could_change(t, f)

    @property
    def veiled(self) -> bool:
        """Does it depend on hidden faces whether it can be done?"""
        return False

    strict = False  # is it a cost?
    entangled = False  # may one of its choices leave too little for the next?

    def make_cost(self) -> None:
        """From now on it is paid whole (10.4.2.2)."""
        self.strict = True

    def lower_cost(self, code: Code) -> None:
        """… and nobody may choose so that it cannot be."""
        if self.entangled:
            lower_payment(code, self)
        else:
            self.lower(code)

    def unveiled(self) -> Say | None:
        """The same about cards of any face, where the others do not see the faces; None: the faces are all it asks."""
        return self

    offers = False  # do its words already say that it is a choice?

    @property
    def optional(self) -> bool:
        """May its player get through it without agreeing to anything? Then the text was not used (G-02)."""
        return self.offers

    def lower_used(self, code: Code) -> None:
        """… where using the ability was the choice: it is not asked for again."""
        self.lower(code)

    def spoken_of(self, t: HoloTable, f: Frame) -> list[tuple[int, int]]:
        """Of whom the next sentences may speak, and in which register: of whoever is chosen here."""
        return []

    def serves(self, t: HoloTable, f: Frame, mem: int) -> bool:
        """Would it do anything to this holomem, if it is the chosen one? A support is not used for nothing (Q285)."""
        return True

    def did(self, n: int, lang: Lang) -> str:
        """A clause: as many as this were done."""
        if n == 1 and lang == "ja":  # several sentences are not said again
            return "そうした" if "。" in self.ja() else self.ja(DID_MOOD)
        if n == 1:
            return "you did"
        if lang == "ja":
            return f"{self.done[1]}を{n}枚以上{self.done[3]}" if self.done[1] else f"それを{n}回以上行った"
        return f"{n} or more {self.done[0]} were {self.done[2]}" if self.done[0] else f"that was done {n} or more times"

    def words(self, lang: Lang) -> str:
        return self.ja() if lang == "ja" else self.en()


class OneStep(Say):
    """A verb that is carried out in one step."""

    def lower(self, code: Code) -> None:
        code.step(self.step)

    def step(self, t: HoloTable, f: Frame) -> Signal:
        raise NotImplementedError


N = TypeVar("N", bound=HoloNoun)


@mypyc_attr(allow_interpreted_subclasses=True)
class About(Say, Generic[N]):
    """A verb about one noun; most of them are one line of each language."""

    said = ("", "")  # "return {x} to hand{per}", {x}を手札に戻す: the Japanese ends in the verb

    def __class_getitem__(cls, noun: object) -> type:
        """Compiled by mypyc, a generic class is not subscriptable by itself."""
        return cls

    def __init__(self, x: N) -> None:
        self.x = x

    @property
    def optional(self) -> bool:
        return self.x.least == 0

    def unveiled(self) -> Say | None:
        if not self.x.veiled:
            return self
        new = copied(self)
        new.x = self.x.bare()
        return new

    def en(self) -> str:
        return self.said[0].format(x=self.x.words("en"), per=self.x.per())

    def ja(self, mood: int = PLAIN) -> str:
        return inflect(self.said[1].format(x=self.x.words("ja")), mood)


def say(parts: Sequence[Phrase], lang: Lang) -> str:
    """Several phrases as sentences."""
    said = clauses(parts, lang)
    return said + "。" if lang == "ja" else sentence(said)


def clauses(parts: Sequence[Phrase], lang: Lang) -> str:
    """The same, to stand behind a condition: no capital at the start, no full stop at the end."""
    said = [p.words(lang) for p in parts]
    if len(said) > 1:
        last = cast(Say, parts[-1])
        said[-1] = ("" if last.standing else last.then[lang == "ja"]) + said[-1]  # what stands comes after nothing
    if lang == "ja":
        return "".join(x.removesuffix("。") + "。" for x in said).removesuffix("。")
    first, *rest = said
    return ". ".join([first.removesuffix("."), *(sentence(x).removesuffix(".") for x in rest)])


def any_change(parts: Sequence[Phrase], t: Table, f: Frame) -> bool:
    """Would any of these sentences change anything, of whomever the ones before it may make it speak?"""
    for part in parts:
        if part.could_change(t, f):
            return True
    if len(parts) < 2:
        return False
    h = cast(HoloTable, t)
    seen = [f]
    for part in parts:
        if any(part.could_change(t, g) for g in seen[1:]):
            return True
        spoken = [pair for g in seen for pair in cast(Say, part).spoken_of(h, g)]
        seen += [speaking_of(f, slot, i) for slot, i in dict.fromkeys(spoken)]
    return False


def speaking_of(f: Frame, slot: int, i: int) -> Frame:
    g = f.clone()
    g.slots[slot] = g.slots[IT] = (i,)
    return g


def condition(said: Condition | HoloNoun) -> Condition:
    return Exists(said) if isinstance(said, HoloNoun) else said


class If(Say):
    """If it is so, this; otherwise nothing, or the smaller thing it is done instead of (G-51)."""

    def __init__(self, test: Condition | HoloNoun, *do: Phrase, instead_of: Phrase | None = None) -> None:
        self.test = condition(test)
        self.do = do
        self.base = () if instead_of is None else (instead_of,)

    def lower(self, code: Code) -> None:
        base = (CountedUse(*self.base),) if self.base else ()
        lower_if(code, cast("object", self.test.holds), (CountedUse(*self.do),), base)  # type: ignore[arg-type]

    @property
    def optional(self) -> bool:
        return any(cast(Say, parts[0]).optional for parts in (self.do, self.base) if parts)

    def could_change(self, t: Table, f: Frame) -> bool:
        do = self.do if self.test.holds(cast(HoloTable, t), f) else self.base
        return any_change(do, t, f)

    def en(self) -> str:
        inner = self.do[0]
        if len(self.do) == 1 and isinstance(inner, If) and not (self.base or inner.base):
            return f"if {self.test.words('en')} and {inner.en().removeprefix('if ')}"
        do = clauses(self.do, "en")
        if not self.base:
            return f"if {self.test.words('en')}, {do}"
        base = self.base[0].words("en")
        said = sentence(f"if {self.test.words('en')}, {_once_said(do, base, ', ')}").removesuffix(".")
        return f"{base}. {said} instead"

    def ja(self, mood: int = PLAIN) -> str:
        do = clauses(self.do, "ja")
        if not self.base:
            nested = len(self.do) == 1 and isinstance(self.do[0], If)
            return f"{self.test.ja_when() if nested else self.test.ja_if()}、{do}"
        base = self.base[0].words("ja")
        return f"{base}。{self.test.ja_if()}、かわりに、{_once_said(do, base, '、')}"


def _once_said(do: str, base: str, comma: str) -> str:
    """How long it lasts is said with what it is done instead of."""
    time, found, rest = do.partition(comma)
    return rest if found and base.startswith(time + found) and time in DURATIONS else do


class May(Say):
    """You may do it: asked only if it can be done."""

    offers = True

    def __init__(self, *do: Phrase) -> None:
        self.do = do

    def lower(self, code: Code) -> None:
        def doable(t: Table, f: Frame) -> bool:
            return any(cast(Say, p).could_seem(t, f) for p in self.do)

        if not isinstance(code, UseCode) or code.first is not self:
            lower_may(code, doable, (AGREED, *self.do))
            return
        rest = code.after
        free = code.branch(
            lambda t, f: doable(t, f) and not any_change(rest, t, f)
        )  # else it is all that is done (Q429)
        for part in self.do:
            part.lower(code)
        end = code.jump()
        code.land(free)
        lower_may(code, doable, self.do)
        code.land(end)

    def lower_used(self, code: Code) -> None:
        agree(code)
        for part in self.do:
            part.lower(code)

    def could_change(self, t: Table, f: Frame) -> bool:
        return any_change(self.do, t, f)

    def en(self) -> str:
        return "you may " + clauses(self.do, "en")

    def ja(self, mood: int = PLAIN) -> str:
        last = cast(Say, self.do[-1])
        free = "(しなくてもよい)" if last.ja(CAN) == last.ja() else ""  # a verb that has no form for it
        return "".join(cast(Say, p).ja() + "。" for p in self.do[:-1]) + last.ja(CAN) + free


class IfDid(Say):
    """Do it as far as possible; if anything was done, the rest."""

    def __init__(self, do: Phrase, *rest: Phrase, n: int = 1) -> None:
        self.do = do
        self.rest = rest
        self.n = n

    def lower(self, code: Code) -> None:
        @code.step
        def clear(t: HoloTable, f: Frame) -> Signal:
            f.slots[DID] = 0
            return NEXT

        self.do.lower(code)
        lower_if(code, lambda t, f: f.num(DID) >= self.n, self.rest)

    @property
    def optional(self) -> bool:
        return cast(Say, self.do).optional

    def could_change(self, t: Table, f: Frame) -> bool:
        return self.do.could_change(t, f)

    @property
    def _deed(self) -> Say:
        return cast(Say, self.do.do[-1] if isinstance(self.do, May) else self.do)

    def en(self) -> str:
        return f"{cast(Say, self.do).en()}. If {self._deed.did(self.n, 'en')}, " + clauses(self.rest, "en")

    def ja(self, mood: int = PLAIN) -> str:
        return f"{cast(Say, self.do).ja()}。{self._deed.did(self.n, 'ja')}なら、" + clauses(self.rest, "ja")


class Modes(Say):
    """Choose one of these."""

    def __init__(self, *modes: Phrase) -> None:
        self.modes = modes

    def lower(self, code: Code) -> None:
        lower_modes(code, [CountedUse(mode) for mode in self.modes])

    @property
    def optional(self) -> bool:
        return any(cast(Say, mode).optional for mode in self.modes)

    def could_change(self, t: Table, f: Frame) -> bool:
        return any(p.could_change(t, f) for p in self.modes)

    def en(self) -> str:
        return "choose one: " + "; or ".join(cast(Say, p).en() for p in self.modes)

    def ja(self, mood: int = PLAIN) -> str:
        head = f"以下の能力から1つを選んで{inflect('使う', mood)}"
        return "。".join([head, *(f"・{cast(Say, p).ja()}" for p in self.modes)])
