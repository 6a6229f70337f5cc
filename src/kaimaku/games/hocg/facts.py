"""Printed facts: what stands on a card in names and numbers (hocg ch. 2)."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

import msgspec

from . import plain_toml

Color = Literal["white", "green", "red", "blue", "purple", "yellow"]
Cost = Literal["white", "green", "red", "blue", "purple", "yellow", "neutral"]
Kind = Literal["oshi", "holomem", "support", "cheer"]
Bloom = Literal["debut", "first", "second", "spot"]
Support = Literal["staff", "item", "event", "tool", "mascot", "fan"]
SkillKind = Literal["skill", "sp", "stage"]
KeywordKind = Literal["bloom_effect", "collab_effect", "gift"]
Position = Literal["center", "collab", "back"]
Limit = Literal["turn", "game"]
Suffix = Literal["", "+", "±"]
Extra = Literal["any-number", "life-2", "no-bloom"]

NUMBER: Final = re.compile(r"h[A-Z]+\d*-\d{3}")


class FactError(ValueError):
    """A file of printed facts says something that no card can say."""


@dataclass(frozen=True, slots=True)
class Names:
    en: str
    ja: str


@dataclass(frozen=True, slots=True)
class PrintedArt:
    name: Names
    cost: tuple[Cost, ...]
    power: int
    suffix: Suffix = ""
    critical: tuple[tuple[Color, int], ...] = ()


@dataclass(frozen=True, slots=True)
class PrintedSkill:
    kind: SkillKind
    name: Names
    power: int | None = None
    """The holo Power it costs; None for a stage skill, and for a cost of X."""
    x_cost: bool = False
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class PrintedKeyword:
    kind: KeywordKind
    name: Names
    at: tuple[Position, ...] = ()
    """Where it works; empty when the card names no position."""
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class Printed:
    number: str
    kind: Kind
    name: Names
    also: tuple[Names, ...] = ()
    colors: tuple[Color, ...] = ()
    tags: tuple[Names, ...] = ()
    life: int = 0
    hp: int = 0
    bloom: Bloom | None = None
    buzz: bool = False
    baton: tuple[Cost, ...] = ()
    limited: bool = False
    support: Support | None = None
    attach_limit: int | None = None
    """How many cards of this support type one holomem may hold; None when the card sets no limit."""
    attach_only: tuple[str, ...] = ()
    """English names of the only holomem it can be attached to; empty when any will do."""
    unlimited: bool = False
    extra: tuple[Extra, ...] | None = field(default=None, repr=False)
    """Its Extra lines where they are not those of every such card: any number, Buzz, Spot (2.11.2)."""
    arts: tuple[PrintedArt, ...] = ()
    skills: tuple[PrintedSkill, ...] = ()
    keywords: tuple[PrintedKeyword, ...] = ()

    @property
    def set(self) -> str:
        return self.number.partition("~")[0].partition("-")[0]


KEYS: Final = frozenset(f.name for f in fields(Printed))
PART_KEYS: Final = {
    key: frozenset(f.name for f in fields(shape))
    for key, shape in (("arts", PrintedArt), ("skills", PrintedSkill), ("keywords", PrintedKeyword))
}


@cache
def load() -> dict[str, Printed]:
    """Every printed card by its number, in the order of the files and of the numbers in them."""
    return {number: card for cards in products().values() for number, card in cards.items()}


@cache
def products() -> dict[str, dict[str, Printed]]:
    """The cards of each product, by the name of its file in printed/."""
    folder = resources.files("kaimaku.games.hocg") / "printed"
    texts = {f.name: f.read_text(encoding="utf-8") for f in folder.iterdir() if f.name.endswith(".toml")}
    return {file.removesuffix(".toml"): cards for file, cards in gather_files(dict(sorted(texts.items()))).items()}


def names(en: str) -> Names:
    """The names of the card that is called so in English."""
    return _look_up(_known()[0], en, "card")


def tag(en: str) -> Names:
    """The two forms of a tag, found by the English one, without its #."""
    return _look_up(_known()[1], en, "tag")


def in_either(said: str, of_tags: bool = False) -> Names | None:
    """The name or tag that is written so in one of the two languages."""
    known = _known()[of_tags]
    return known.get(said) or next((names for names in known.values() if names.ja == said), None)


def in_print(en: str, of_tags: bool = False) -> Names | None:
    """The name or tag of a printed card, by its English form."""
    return _printed_words()[of_tags].get(en)


@cache
def _titles() -> tuple[dict[str, Names], dict[str, SkillKind]]:
    """What skills and Arts are called, by the English form, and which kind of skill has which name."""
    cards = load().values()
    arts = {art.name.en: art.name for card in cards for art in card.arts}
    skills = {skill.name.en: skill.name for card in cards for skill in card.skills}
    return arts | skills, {skill.name.en: skill.kind for card in cards for skill in card.skills}


def title(en: str) -> Names:
    """The name of a skill or an Arts by its English form; one of a made-up card is called the same in both."""
    return _titles()[0].get(en, Names(en, en))


def skill_of(en: str) -> SkillKind:
    """Which kind of skill is called so; a made-up one is an Oshi skill."""
    return _titles()[1].get(en, "skill")


def skill_cost(en: str) -> int:
    """The holo Power printed beside the skill that is called so; a made-up one takes none."""
    found = (skill.power or 0 for card in load().values() for skill in card.skills if skill.name.en == en)
    return next(found, 0)


def learn(names: Iterable[str | Names], tags: Iterable[str | Names]) -> None:
    """Names and tags of cards that are declared outside printed/; a bare one is its own Japanese form."""
    for known, words in zip(_known(), (names, tags), strict=True):
        for word in words:
            both = Names(word, word) if isinstance(word, str) else word
            known.setdefault(both.en, both)


def gather(texts: Mapping[str, str]) -> dict[str, Printed]:
    """The cards of several TOML texts, by file name. Anything odd in them raises a FactError."""
    return {number: card for cards in gather_files(texts).values() for number, card in cards.items()}


def gather_files(texts: Mapping[str, str]) -> dict[str, dict[str, Printed]]:
    """… by file."""
    files: dict[str, dict[str, Printed]] = {}
    cards: dict[str, Printed] = {}
    for file, text in texts.items():
        files[file] = {}
        for card in _read(file, text):
            if card.number in cards:
                raise FactError(f"{file}: {card.number} is listed twice")
            cards[card.number] = files[file][card.number] = card
    known = _pair_up(_names_of(cards.values()))
    _pair_up(t for card in cards.values() for t in card.tags)
    for card in cards.values():
        for name in card.attach_only:
            if name not in known:
                raise FactError(f"{card.number}: unknown name {name!r} in attach_only")
    return files


def _read(file: str, text: str) -> Iterable[Printed]:
    for i, table in enumerate(_tables(file, text)):
        where = f"{file}: {table.get('number', f'card {i + 1}')}"
        try:
            card = msgspec.convert(_with_kind(table), Printed)
        except msgspec.ValidationError as error:
            raise FactError(f"{where}: {error}") from error
        wrong = _unknown_key(table) or (None if NUMBER.fullmatch(card.number) else "not a card number")
        if wrong := wrong or (fault(card) or ("",))[0]:
            raise FactError(f"{where}: {wrong}")
        yield card


def _tables(file: str, text: str) -> list[dict[str, Any]]:
    """The [[card]] tables of a file; in the shape that all of them have, without the library, which is far slower."""
    quick = plain_toml.tables(text, "card")
    if quick is not None:
        return quick
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FactError(f"{file}: {error}") from error
    if data.keys() != {"card"}:
        raise FactError(f"{file}: has {sorted(data)}, expected only [[card]]")
    found: list[dict[str, Any]] = data["card"]
    return found


def _with_kind(table: Mapping[str, Any]) -> Mapping[str, Any]:
    """A card without a printed type is an Oshi by its life, a holomem by its HP (2.2.2.1, 2.2.2.2)."""
    if "kind" not in table and ("life" in table) != ("hp" in table):
        return {**table, "kind": "oshi" if "life" in table else "holomem"}
    return table


def _unknown_key(table: Mapping[str, Any]) -> str | None:
    """A misspelt key must not pass as a missing one: msgspec ignores keys that a dataclass lacks."""
    if odd := table.keys() - KEYS:
        return f"unknown key {min(odd)!r}"
    for key, known in PART_KEYS.items():
        for row in table.get(key, ()):
            if odd := row.keys() - known:
                return f"unknown key {min(odd)!r} in {key}"
    return None


def fault(card: Printed) -> tuple[str, str] | None:
    """What is missing from a card of its kind, or cannot stand on it; in both languages."""
    if any(skill.x_cost and skill.power is not None for skill in card.skills):
        return "a skill costs X or a number, not both", "推しスキルのホロパワーは、Xか数のどちらかです"
    if (card.support is not None) != (card.kind == "support"):
        return "a support card, and no other, has a support type", "種類（アイテムなど）はサポートカードだけにあります"
    if (card.attach_limit is not None or card.attach_only) and card.support not in ("tool", "mascot", "fan"):
        return "only a tool, a mascot or a fan is attached", "付けられるのはツール、マスコット、ファンだけです"
    match card.kind:
        case "oshi":
            life, skills = (card.life > 0, "life", "ライフ"), (bool(card.skills), "skills", "推しスキル")
            return _missing("an oshi", "推しホロメン", life, skills)
        case "holomem":
            level = (card.bloom is not None, "a bloom level", "Bloomレベル")
            hp, arts = (card.hp > 0, "hp", "HP"), (bool(card.arts), "an Arts", "アーツ")
            return _missing("a holomem", "ホロメン", hp, level, arts)
        case "cheer" if len(card.colors) != 1:
            return "a cheer has one colour", "エールの色は1つです"
    return None


def _missing(kind: str, kind_ja: str, *parts: tuple[bool, str, str]) -> tuple[str, str] | None:
    lacks = [(en, ja) for there, en, ja in parts if not there]
    if not lacks:
        return None
    return (
        f"{kind} needs {' and '.join(en for en, _ in lacks)}",
        f"{kind_ja}には{'と'.join(ja for _, ja in lacks)}が必要です",
    )


def _names_of(cards: Iterable[Printed]) -> Iterable[Names]:
    return (name for card in cards for name in (card.name, *card.also))


def _pair_up(pairs: Iterable[Names]) -> dict[str, Names]:
    """By English form; one English form with two Japanese ones would make generated text wrong."""
    found: dict[str, Names] = {}
    for pair in pairs:
        if found.setdefault(pair.en, pair) != pair:
            raise FactError(f"{pair.en!r} is both {found[pair.en].ja} and {pair.ja}")
    return found


@cache
def _known() -> tuple[dict[str, Names], dict[str, Names]]:
    """Names and tags of all printed cards, and of those that were learnt, by their English form."""
    names, tags = _printed_words()
    return dict(names), dict(tags)


@cache
def _printed_words() -> tuple[dict[str, Names], dict[str, Names]]:
    cards = load().values()
    return _pair_up(_names_of(cards)), _pair_up(t for card in cards for t in card.tags)


def _look_up(found: Mapping[str, Names], en: str, what: str) -> Names:
    try:
        return found[en]
    except KeyError:
        close = get_close_matches(en, list(found), n=3)
        meant = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
        raise FactError(f"no {what} is called {en!r}{meant}") from None
