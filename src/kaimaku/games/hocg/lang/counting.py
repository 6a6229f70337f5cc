"""Things that are there and things that are counted, in words: "you have 3 or more back holomem"."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.refusals import Lang

from ..table import ANYWHERE
from ..table import ARCHIVE as ARCHIVE_ZONE
from ..table import HAND as HAND_ZONE
from ..table import LIFE as LIFE_ZONE
from .card_nouns import CardNoun, Moved, OshiNoun
from .conditions import Condition, Exists
from .describing import describe
from .filters import Colored, Either, Filter, Named, Not, Tagged
from .holomem_nouns import MemNoun, PartNoun, Spoken, StageNoun
from .nouns import BOTH_SIDES, THEIRS, WHOSE_EN, WHOSE_JA, HoloNoun
from .states import State, damaged
from .words import article, listed, many


def of(noun: HoloNoun) -> str:
    """自分のアーカイブのホロメン: whose or where, then what."""
    if isinstance(noun, MemNoun):
        return noun.receiver("ja")
    place = noun.place("ja")
    if isinstance(noun, CardNoun) and not noun.filters and noun.zone != ARCHIVE_ZONE:
        return place
    joint = noun.joint if isinstance(noun, PartNoun) else "の"
    return f"{place}{joint}{noun.thing('ja')}" if place else noun.thing("ja")


def among(noun: HoloNoun, per: int = 1) -> str:
    """ "of your back holomem", "mascot on your stage": behind "for each" or "for every 2"."""
    if isinstance(noun, MemNoun) and not isinstance(noun, StageNoun):
        return f"of {noun.receiver('en')}"
    if isinstance(noun, Moved) and not noun.place("en"):  # each cheer archived
        what = describe(noun.filters, "en", "card", "カード")
        return f"{what if per == 1 else many(what)} {noun.en}"
    thing = _others(noun, noun.thing("en"))
    return f"{thing if per == 1 else many(thing)} {noun.place('en')}".strip()


def _others(noun: HoloNoun, thing: str) -> str:
    return f"other {thing}" if noun.other else thing


def there_en(noun: HoloNoun, none: bool) -> str:
    thing, place = _others(noun, noun.thing("en")), noun.place("en")
    named = isinstance(noun, PartNoun) and any(isinstance(x, Named) for x in noun.filters)
    what = f"no {thing}" if none else thing if named else f"an{thing}" if noun.other else article(thing)
    if isinstance(noun, Moved) and not place:
        moved = describe(noun.filters, "en", "card", "カード")
        return f"{f'no {moved}' if none else article(moved)} was {noun.en}"
    if isinstance(noun, Spoken) or not place:
        return f"{thing} is {'not ' if none else ''}there"
    if isinstance(noun, MemNoun) or (isinstance(noun, PartNoun) and noun.whole):
        return f"{_has(noun)} {what}"
    if isinstance(noun, CardNoun) or none:
        return f"there is {what} {place}"
    return f"{what} is {place}"


def there_ja(noun: HoloNoun, none: bool) -> str:
    if isinstance(noun, MemNoun):
        return f"{_stands(noun)}が{'いない' if none else 'いる'}"
    place = noun.place("ja")
    if isinstance(noun, PartNoun) and noun.part == "stack":
        return (
            f"{place}{'のホロメン' if noun.whole else ''}に{noun.thing('ja')}が重なって{'いない' if none else 'いる'}"
        )
    if isinstance(noun, PartNoun) and not noun.whole:
        return f"{place}に{noun.thing('ja').removeprefix('付いている')}が付いて{'いない' if none else 'いる'}"
    where = f"{place}に" if place else ""
    return f"{where}{noun.thing('ja')}が{'ない' if none else 'ある'}"


def _stands(noun: MemNoun) -> str:
    """自分のステージにホロメンの〈AZKi〉, 自分のコラボホロメン."""
    if isinstance(noun, Spoken) or noun.where != ANYWHERE:
        return noun.receiver("ja")
    named = len(noun.filters) == 1 and isinstance(noun.filters[0], Named)
    return f"{noun.place('ja')}に{'他の' if noun.other else ''}{'ホロメンの' if named else ''}{noun.thing('ja')}"


def _has(noun: MemNoun | PartNoun) -> str:
    """ "your stage has", "you have": a stage has what is anywhere on it, a player who is in a position."""
    who = noun.owner if isinstance(noun, PartNoun) else noun
    if who.where == ANYWHERE:
        return "your opponent's stage has" if who.side == THEIRS else "your stage has"
    return "your opponent has" if who.side == THEIRS else "you have"


def counted_en(noun: HoloNoun, low: int, high: int) -> str:
    """A clause about how many there are."""
    exact = low == high
    if isinstance(noun, PartNoun) and noun.whole and noun.owner.side == BOTH_SIDES:
        total = f"{low}" if exact else f"{low} or more" if high >= 999 else f"{high} or less"
        return f"the total number of {many(noun.thing('en'))} {noun.place('en')} is {total}"
    if isinstance(noun, CardNoun) and noun.zone == LIFE_ZONE:
        return f"{noun.en} is {low if exact else f'{low} or more' if high >= 999 else f'{high} or less'}"
    number = (
        ("no" if not low else f"exactly {low}") if exact else f"{low} or more" if high >= 999 else f"{high} or fewer"
    )
    thing = _others(noun, noun.thing("en"))
    what = f"{number} {thing if exact and low == 1 else many(thing)}"
    if isinstance(noun, CardNoun) and noun.zone == HAND_ZONE:
        return f"{noun.en} has {what}"
    if isinstance(noun, MemNoun) or (isinstance(noun, PartNoun) and noun.whole):
        return f"{_has(noun)} {what}"
    return f"there are {what} {noun.place('en')}".strip()


def counted_ja(noun: HoloNoun, low: int, high: int) -> str:
    life = isinstance(noun, CardNoun) and noun.zone == LIFE_ZONE
    unit = "" if life else noun.unit
    exact = f"{low}{unit}" if life or low == 0 else f"ちょうど{low}{unit}"
    number = exact if low == high else f"{low}{unit}以上" if high >= 999 else f"{high}{unit}以下"
    if isinstance(noun, CardNoun) and not noun.filters:
        return f"{noun.ja}が{number}"
    if isinstance(noun, MemNoun) and low == 0:
        return f"{noun.place('ja')}の{'他の' if noun.other else ''}{noun.thing('ja')}が{number}"
    if isinstance(noun, MemNoun):
        return f"{_stands(noun)}が{number}いる"
    if isinstance(noun, PartNoun) and noun.part == "stack":
        return f"{of(noun)}が{number}{'' if low == high else 'ある'}"
    verb = "付いている" if isinstance(noun, PartNoun) and not noun.whole else "ある"
    place = noun.place("ja")
    if isinstance(noun, PartNoun) and noun.whole and noun.owner.side == BOTH_SIDES:
        return f"{place}の{noun.thing('ja')}が合計{number}{verb if high >= 999 or low == high else ''}"
    where = f"{place}に" if place else ""
    return f"{where}{noun.thing('ja')}が{number}{verb if high >= 999 or low == high else ''}"


def quality(noun: HoloNoun, filters: tuple[Filter, ...], lang: Lang) -> str:
    """ "your Oshi holomem is 〈AZKi〉": a clause about what somebody is. The noun is given without its filters."""
    who = noun.receiver(lang) if isinstance(noun, MemNoun) else noun.words(lang)
    parts, joint = filters, "and"
    if len(filters) == 1 and isinstance(filters[0], Either):
        parts, joint = filters[0].parts, "or"
    if all(isinstance(x, Colored) for x in parts):
        colors = listed([x.words(lang) for x in parts], lang, joint)
        return f"{who}の色が{colors}" if lang == "ja" else f"{who}'s color is {colors}"
    if len(filters) == 1 and isinstance(filters[0], Tagged):
        return f"{who}が{filters[0].words('ja')}" if lang == "ja" else f"{who} has {filters[0].tags('en')}"
    if len(filters) == 1 and isinstance(filters[0], Not) and filters[0].part is damaged:
        return f"{who}のHPが減っていない" if lang == "ja" else f"{who}'s HP is not reduced"
    if filters == (damaged,):
        return f"{who}の{damaged.ja}" if lang == "ja" else f"{who}'s HP is reduced"
    if len(filters) == 1 and isinstance(filters[0], State) and filters[0].clause[0]:
        joint = "の" if filters[0].own else "が"
        return f"{who}{joint}{filters[0].clause[1]}" if lang == "ja" else f"{who} {filters[0].clause[0]}"
    kind = ("card", "カード") if isinstance(noun, OshiNoun) else ("holomem", "ホロメン")
    named = len(filters) == 1 and isinstance(filters[0], Named)
    what = describe(filters, lang, *kind) if not named else filters[0].words(lang)
    if what.startswith("[") and what.endswith("]"):  # alternatives stand alone here
        what = what[1:-1]
    if lang == "ja":
        return f"{who}が{what}"
    return f"{who} is {what if named else article(what)}"


def compared(noun: HoloNoun, or_equal: bool, lang: Lang) -> str:
    """A clause about having fewer than the opponent."""
    life = isinstance(noun, CardNoun) and noun.zone == LIFE_ZONE
    if lang == "ja":
        return f"{of(noun)}{'' if life else 'の枚数'}が相手{'以下' if or_equal else 'より少ない'}"
    if life:
        return f"your life is less than {'or equal to ' if or_equal else ''}your opponent's"
    place = "in hand" if isinstance(noun, CardNoun) and noun.zone == HAND_ZONE else noun.place("en")
    what = f"{many(noun.thing('en'))} {place}"
    return f"you have {f'at most as many {what} as' if or_equal else f'fewer {what} than'} your opponent"


def pair(one: MemNoun, other: MemNoun, lang: Lang) -> str:
    """your [center holomem and collab holomem] with #Justice: two positions, what they share said once."""
    bare = [noun.copy() for noun in (one, other)]
    for noun in bare:
        noun.filters = ()
    both = f"[{listed([noun.thing(lang) for noun in bare], lang)}]"
    shared = describe(one.filters, lang, "", "")
    if lang == "ja":
        return f"{WHOSE_JA[one.side]}{shared}{both}"
    return f"{WHOSE_EN[one.side]} {both} {shared}".strip()


def listed_once(parts: Sequence[Condition], lang: Lang) -> str:
    """Several that are all there, told at once: 〈A〉と〈B〉がいる, "green, blue and yellow cheers"; or nothing."""
    said, marks = [], []
    for part in parts:
        noun = part.noun if isinstance(part, Exists) and not part.none and not part.quality else None
        if noun is None or len(noun.filters) != 1 or not isinstance(noun.filters[0], Named | Colored):
            return ""
        said.append(part.words(lang))
        marks.append(noun.filters[0].words(lang))
    if any(one.replace(mark, marks[0]) != said[0] for one, mark in zip(said, marks, strict=True)):
        return ""
    all_of_them = listed(marks, lang, "and")
    if marks[0].startswith("〈"):
        return said[0].replace(marks[0] if lang == "ja" else f"a {marks[0]}", all_of_them)
    if lang == "ja" and said[0].endswith("付いている"):  # 白エールと紫エールが付いている
        return said[0].replace(f"{marks[0]}エール", "と".join(f"{mark}エール" for mark in marks))
    if lang == "ja":
        return said[0].replace(marks[0], f"[{all_of_them}]")
    return said[0].replace(f"a {marks[0]} cheer", f"{all_of_them} cheers")
