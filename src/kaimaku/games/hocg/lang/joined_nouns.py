"""Two nouns as one: one of each, or one or the other."""

from __future__ import annotations

from typing import Final, overload

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.language import BadDeclaration

from ..table import HoloTable
from .card_nouns import CardNoun, OshiNoun
from .holomem_nouns import MemNoun, PartNoun, Spoken
from .nouns import WHOSE_EN, WHOSE_JA, HoloNoun
from .words import Speaker, listed

WHOSE_AGAIN: Final = ("your", "their", "each player's")


@mypyc_attr(allow_interpreted_subclasses=True)
class Pair(MemNoun):
    """One of each: "your center holomem and 1 of your back holomem", "this holomem and your collab …"."""

    several = True

    def __init__(self, one: MemNoun, other: MemNoun) -> None:
        super().__init__(one.side, other.where if isinstance(one, Spoken) else one.where | other.where)
        self.parts = (one, other)
        self.least = self.most = 2

    def find(self, t: Table, f: Frame) -> list[int]:
        return list(dict.fromkeys(i for part in self.parts for i in part.find(t, f)))

    def recalls(self, t: HoloTable, f: Frame, i: int) -> bool:
        return any(part.recalls(t, f, i) for part in self.parts)

    def complete(self, t: HoloTable, f: Frame) -> bool:
        """Is there one of each, and not the same for both?"""
        one, other = (part.find(t, f) for part in self.parts)
        return bool(one and other) and len({*one, *other}) > 1

    @property
    def plain(self) -> bool:
        return False

    @property
    def sees(self) -> frozenset[int]:
        return self.parts[0].sees | self.parts[1].sees

    def words(self, lang: Lang) -> str:
        return Speaker.fill(self.raw(lang), lang)

    def raw(self, lang: Lang) -> str:
        one, other = (part.raw(lang) if isinstance(part, Spoken) else part.words(lang) for part in self.parts)
        if isinstance(self.parts[0], Spoken):
            return f"{one}と{other}" if lang == "ja" else f"{one} and {other}"
        if lang == "ja":
            return f"{one}と{other.removeprefix(WHOSE_JA[self.side])}"
        return f"{one} and {other.replace(WHOSE_EN[self.side], WHOSE_AGAIN[self.side])}"

    def receiver(self, lang: Lang) -> str:
        return self.words(lang)

    def thing(self, lang: Lang) -> str:
        return self.words(lang)


def both(one: MemNoun, other: MemNoun) -> Pair:
    return Pair(one, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class OrOshi(MemNoun):
    """Holomem or the Oshi, as who deals damage: the Oshi by a skill, itself being no holomem (10.13.3)."""

    def __init__(self, oshi: OshiNoun, mems: MemNoun) -> None:
        super().__init__(mems.side, mems.where)
        self.oshi = oshi
        self.mems = mems
        self.filters, self.other, self.related = mems.filters, mems.other, mems.related
        self.printed, self.memo, self.faces = mems.printed, [], []
        self.least, self.most = mems.least, mems.most

    def words(self, lang: Lang) -> str:
        joint = ("と" if lang == "ja" else " and ") if self.mems.all else "か" if lang == "ja" else " or "
        return f"{self.oshi.words(lang)}{joint}{self.mems.receiver(lang)}"

    def receiver(self, lang: Lang) -> str:
        return self.words(lang)

    def whichever(self, lang: Lang) -> str:
        """All of them, of which one does something at a time: their number is not said."""
        each = self.mems.numbered(1)
        each.counted = False
        return f"{self.oshi.words(lang)}{'と' if lang == 'ja' else ' or '}{each.receiver(lang)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOrOther(HoloNoun):
    """A card from one place or from another: any of the hand, or a tool of a name that is attached."""

    def __init__(self, one: HoloNoun, other: HoloNoun) -> None:
        super().__init__()
        self.nouns = (one, other)

    def find(self, t: Table, f: Frame) -> list[int]:
        return [card for noun in self.nouns for card in noun.find(t, f)]

    def words(self, lang: Lang) -> str:
        return listed([noun.words(lang) for noun in self.nouns], lang, "or")


@overload
def either(one: MemNoun | OshiNoun, other: MemNoun) -> MemNoun: ...
@overload
def either(one: CardNoun | PartNoun, other: CardNoun | PartNoun) -> OneOrOther: ...
def either(one: HoloNoun, other: HoloNoun) -> HoloNoun:
    """In one position or the other: "1 of your center holomem or back holomem"; the Oshi or holomem; or cards."""
    if isinstance(one, CardNoun | PartNoun):
        return OneOrOther(one, other)
    assert isinstance(one, MemNoun | OshiNoun)
    assert isinstance(other, MemNoun)
    if not isinstance(one, MemNoun):
        return OrOshi(one, other)
    if type(one) is not MemNoun or type(other) is not MemNoun or one.side != other.side:
        raise BadDeclaration(
            "either() joins two positions on the same side", "eitherは同じ側の2つのポジションをつなぎます。"
        )
    if one.filters or other.filters:
        raise BadDeclaration(
            "put the adjectives after either(): either(CENTER, BACK)(white)",
            "条件はeitherの後に書いてください：either(CENTER, BACK)(white)",
        )
    joined = one.copy()
    joined.where = one.where | other.where
    return joined
