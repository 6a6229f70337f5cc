"""Putting a noun into words: how many, which adjectives, what noun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.kernel.refusals import Lang

from .filters import AnyOf, Colored, Either, Filter, Level, Named, Tagged
from .groups import Namesakes, OneEach
from .states import WithText
from .words import listed, many, plural

if TYPE_CHECKING:
    from .nouns import HoloNoun


def how_many(noun: HoloNoun, lang: Lang) -> str:
    unit = "人" if noun.person else "枚"
    if noun.group is not None and noun.group.each:
        return f"1{unit}ずつ" if lang == "ja" else "1 each"
    if noun.amount is not None:
        number = noun.amount.figure() if noun.amount.multiplies else "as many"
        return f"{number}{unit}" if lang == "ja" else str(number)
    if noun.all:
        return "すべて" if lang == "ja" else "all"
    if noun.any:
        return f"好きな{'人数' if noun.person else '枚数'}" if lang == "ja" else "any number of"
    if noun.least == noun.most:
        return f"{noun.most}{unit}" if lang == "ja" else str(noun.most)
    if noun.least == 0:
        return f"{noun.most}{unit}まで" if lang == "ja" else f"up to {noun.most}"
    return f"{noun.least}～{noun.most}{unit}" if lang == "ja" else f"{noun.least} to {noun.most}"


def counted_ja(noun: HoloNoun, head: str, thing: str, number: str = "") -> str:
    """自分のアーカイブの + エール + 1枚; what the number depends on stands before all, or before the thing."""
    amount = noun.amount
    if amount is None:
        return f"{head}{thing}{number or how_many(noun, 'ja')}"
    if amount.multiplies and noun.person:  # so that it does not seem to multiply what they get
        return f"{head}{thing}({amount.words('ja')}{how_many(noun, 'ja')})"
    if amount.multiplies:
        return f"{amount.words('ja')}、{head}{thing}{how_many(noun, 'ja')}"
    joint = "" if thing else "の"
    return f"{head}{joint}、{amount.as_many_ja(noun.unit)}の{thing or 'カード'}"


def some_ja(noun: HoloNoun, head: str, thing: str) -> str:
    """その中から、アイテム1枚を; any number of them is said behind the particle: アイテムを好きな枚数."""
    if noun.any:
        return f"{head}{thing}{'を' if thing else ''}{how_many(noun, 'ja')}"
    if isinstance(noun.group, Namesakes):
        return f"{head}{same_names(noun.group, 'ja')}を"
    if listed_apart(noun):
        return f"{head}{'と'.join(f'{kind}1枚' for kind in kinds_said(noun, 'ja'))}を"
    return counted_ja(noun, head, thing).replace("、、", "、") + "を"


def some_en(noun: HoloNoun, thing: str) -> str:
    """2 items, all items, 1 [〈A〉 and/or 〈B〉] each."""
    if noun.all:
        return f"all {many(thing)}"
    if isinstance(noun.group, Namesakes):
        return same_names(noun.group, "en")
    if listed_apart(noun):
        return listed([f"1 {kind}" for kind in kinds_said(noun, "en")], "en")
    if noun.group is not None and noun.group.each:
        return f"1 {thing}{' each' if isinstance(noun.group, OneEach) else ''}"
    return plural(how_many(noun, "en"), thing)


def same_names(group: Namesakes, lang: Lang) -> str:
    """One Debut and one Buzz, or either alone, of one name, and what else is taken with them."""
    kinds = [describe(kind, lang, "card", "カード") for kind in group.kinds]
    alike, also = kinds[: group.alike], kinds[group.alike :]
    if lang == "ja":
        return "と".join([f"同じカード名の[{'と'.join(alike)}]1枚ずつ", *(f"{kind}1枚" for kind in also)])
    said = f"1 [{listed(alike, 'en', 'and/or')}] each with the same card name"
    return ", and/or ".join([said, *(f"1 {kind}" for kind in also)])


def kinds_said(noun: HoloNoun, lang: Lang) -> list[str]:
    """The kinds of which there is one each."""
    kinds = noun.group.kinds if isinstance(noun.group, OneEach) else ()
    return [describe(kind, lang, "card", "カード") for kind in kinds]


def listed_apart(noun: HoloNoun) -> bool:
    """1 holomem and 1 [tool or fan]: alternatives are not put in brackets twice."""
    return len(noun.filters) == 1 and any("[" in kind for kind in kinds_said(noun, "en"))


def describe(filters: tuple[Filter, ...], lang: Lang, en: str, ja: str, place: str = "", one: bool = False) -> str:
    """Adjectives in their order, then the noun; a filter may bring the noun itself (cheer, tool).

    A color, level or tag without a kind means a holomem card. Of several kinds one is taken, or all are meant.
    """
    if en == "card" and any(x.of_holomem for x in filters) and not any(x.kinded for x in filters):
        en, ja = "holomem", "ホロメン"
    noun = ja if lang == "ja" else en
    before: list[tuple[int, str]] = []
    behind: list[str] = []
    for x in sorted(filters, key=lambda x: not x.noun_en):  # a kind first: a name stands for it
        if x.noun_en and not x.words(lang):
            noun = x.noun_ja if lang == "ja" else x.noun_en
        elif isinstance(x, Either):
            nouns = {p.noun_en for p in x.parts}
            if nouns == {""} and any(isinstance(y, Colored) for y in filters):  # a red [Buzz or 2nd] holomem
                before.append((0, f"{either_words(x, 'ja', '')}の") if lang == "ja" else (9, either_words(x, "en", "")))
                continue
            said = either_words(x, lang, noun if nouns == {""} else "")
            before.append((x.rank, said))
            noun = "" if said.endswith("]") else noun
        elif isinstance(x, AnyOf | OneEach):
            kinds = [describe(kind, lang, "card", "カード") for kind in x.kinds]
            joint = (
                "or"
                if one or (en == "holomem" and isinstance(x, AnyOf))
                else "and/or"
                if isinstance(x, OneEach) and en == "card"
                else "and"
            )
            before.append((x.rank, f"[{listed(kinds, lang, joint)}]"))
            noun = ""
        elif isinstance(x, Named) and len(x.order) > 1 and lang == "en" and any(isinstance(y, Level) for y in filters):
            before.append((0, f"[{x.words('en')}]"))  # a [〈Tokino Sora〉 or 〈AZKi〉] Debut holomem
        elif isinstance(x, Named):
            if lang == "ja" and noun.endswith(("〉", "〉]")):  # both names at once
                before.append((9, f"{noun}でもある"))
            noun = named(x, filters, lang, noun, bare=not place and noun in ("holomem", "card"))
        elif x.after and lang == "en":
            behind.append(x.words("en"))
        else:
            before.append((x.rank, x.words(lang)))
    before.sort(key=lambda pair: pair[0])
    grouped = any(isinstance(x, WithText) for x in filters) and any(isinstance(x, Tagged) for x in filters)
    if lang == "ja":
        if place and any(isinstance(x, Level) or _of_levels(x) for x in filters):
            place, before = "", [(0, place.replace("ホロメン", "ポジション") + "ポジションの"), *before]
        if place and any(isinstance(x, AnyOf) for x in filters):
            place, before = "", [(0, f"{place}ホロメンの"), *before]
        joint = "ホロメンの" if place and noun.startswith(("〈", "[〈")) else ""  # センターホロメンの〈AZKi〉
        said = "".join(said for _, said in before) + place + joint + noun
        return f"[{said.replace('を持つ#', 'と#')}]" if grouped else said
    if place:  # a red center 2nd holomem
        if any(isinstance(x, Level) for x in filters):
            place = place.replace(" holomem", "")  # center or collab 2nd holomem
        level = Level(0).rank  # it stands where the level would
        before.insert(sum(rank < level for rank, _ in before), (level, place))
    said = " ".join([*(said for _, said in before), *([noun] if noun else []), *_with_all(behind)])
    return f"[{said}]" if grouped else said


def _of_levels(x: Filter) -> bool:
    return isinstance(x, Either) and all(isinstance(p, Level) for p in x.parts)


def _with_all(behind: list[str]) -> list[str]:
    """with #Singing and no cheers attached: "with" is said once."""
    first = next((i for i, said in enumerate(behind) if said.startswith("with ")), len(behind))
    return [
        f"and {said.removeprefix('with ')}" if i > first and said.startswith("with ") else said
        for i, said in enumerate(behind)
    ]


def named(x: Named, filters: tuple[Filter, ...], lang: Lang, noun: str, bare: bool) -> str:
    """A name stands for the noun; behind a level both are said (2nd holomem 〈AZKi〉), 1st以上の〈AZKi〉 apart."""
    level = any(isinstance(y, Level) and not y.ja.endswith("の") for y in filters)
    if lang == "ja":
        return f"ホロメンの{x.words('ja')}" if level else x.words("ja")
    if level and bare:
        return f"holomem {x.words('en')}"
    return x.words("en") if bare else f"{x.words('en')} {noun}".rstrip()


def either_words(x: Either, lang: Lang, noun: str) -> str:
    """[white cheer or green cheer]: the noun is said with each."""
    if lang == "ja":
        return (
            "[" + "か".join(f"{p.words('ja')}{noun}" if noun else (p.noun_ja or p.words("ja")) for p in x.parts) + "]"
        )
    said = [f"{p.words('en')} {noun}".strip() if noun else (p.noun_en or p.words("en")) for p in x.parts]
    return f"[{listed(said, 'en', 'or')}]"
