"""The document of an own card: its printed facts and its texts in the card language, as one line of JSON.

The number of the card comes from the document, so the same card is the same wherever it is read, and no two different
ones can be mistaken for each other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from hashlib import blake2b
from typing import Any, Final

import msgspec

from kaimaku import names as people
from kaimaku.language.own import NOBODY, BadCard, Called

from .. import facts
from ..facts import Names, Printed, PrintedArt, PrintedKeyword, PrintedSkill

LABEL: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,15}")
USUAL: Final = "own"
DIGITS: Final = 12  # of the number's hash
LONGEST: Final = 8_000  # characters of a document
# What has another kind than it should is told in words that whoever writes cards has.
KINDS: Final = {
    **{"int": "a number", "str": "a text", "bool": "true or false", "array": "a list", "object": "`key: value`"},
    **{"float": "a number with a point", "null": "nothing"},
}
TEXT: Final = 1_500  # characters of one text in the card language
NAME: Final = 80  # characters of a name
SIGNS: Final = re.compile(r"[\[\]{}\\<>〈〉「」\"#~]")  # what names are set apart by, in texts and messages

MOST: Final = {  # how many a card may have
    "also": 4,
    "colors": 6,
    "tags": 10,
    "baton": 6,
    "attach_only": 8,
    "extra": 3,
    "arts": 3,
    "skills": 3,
    "keywords": 3,
}
OTHERS: Final = 12  # names, and tags, of other unprinted cards that its texts speak of
HIGHEST: Final = {"hp": 990, "life": 12, "attach_limit": 10}
COST: Final = 8  # cheers of an Arts
POWER: Final = 990  # of an Arts
HOLO_POWER: Final = 20
PARTS: Final = {"arts": PrintedArt, "skills": PrintedSkill, "keywords": PrintedKeyword}


@dataclass(frozen=True, slots=True)
class Document:
    number: str
    printed: Printed
    texts: tuple[str, ...]  # hosts of the card language
    text: str  # all of it as JSON
    others: Called = NOBODY  # unprinted names and tags of other cards that its texts speak of


def parse(text: str) -> Document:
    """A document that somebody sent."""
    if len(text) > LONGEST:
        raise _too_long()
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise _no_document() from None
    if not isinstance(data, dict) or data.keys() - {"label", "facts", "texts", "names", "tags"}:
        raise _no_document()
    label, said, texts = data.get("label", USUAL), data.get("facts"), data.get("texts", [])
    if not isinstance(label, str) or not isinstance(said, dict) or not isinstance(texts, list):
        raise _no_document()
    return compose(label, said, texts, Called(_pairs(data, "names"), _pairs(data, "tags")))


def _pairs(data: Mapping[str, Any], key: str) -> tuple[tuple[str, str], ...]:
    try:
        return tuple(msgspec.convert(data.get(key, ()), tuple[tuple[str, str], ...]))
    except msgspec.ValidationError:
        raise _no_document() from None


def _too_long() -> BadCard:
    return BadCard("", f"A card takes at most {LONGEST:,} characters.", f"カードは{LONGEST:,}文字までです。")


def _no_document() -> BadCard:
    return BadCard("", "This isn't the document of a card.", "カードの文書として読めません。")


def compose(label: str, said: Mapping[str, Any], texts: Sequence[object], others: Called = NOBODY) -> Document:
    """The document of a card with these facts and texts; BadCard if no card can have them."""
    if not LABEL.fullmatch(label):
        raise BadCard(
            "label", "Use 1 to 16 letters, digits and hyphens.", "英数字とハイフンで1～16文字にしてください。"
        )
    if odd := said.keys() - (facts.KEYS - {"number"}):
        raise BadCard(str(min(odd, key=str))[:NAME], "There is no such fact.", "この項目はありません。")
    for i, text in enumerate(texts):
        if not isinstance(text, str) or len(text) > TEXT:
            raise BadCard(
                f"texts[{i}]", f"A text takes at most {TEXT:,} characters.", f"テキストは{TEXT:,}文字までです。"
            )
    try:
        printed = msgspec.convert({**said, "number": label}, Printed)
    except msgspec.ValidationError as error:
        raise _unfit(str(error)) from None
    _check(printed)
    _check_others(others)
    spoken_of = {key: pairs for key, pairs in others._asdict().items() if pairs}
    written = json.dumps(
        {"label": label, "facts": _slim(printed), "texts": texts, **spoken_of},
        ensure_ascii=False,
        sort_keys=True,
        separators=(",", ":"),
    )
    if len(written) > LONGEST:
        raise _too_long()
    number = f"{label}~{blake2b(written.encode('utf-8', 'replace'), digest_size=DIGITS // 2).hexdigest()}"
    return Document(number, replace(printed, number=number), tuple(map(str, texts)), written, others)


def _unfit(why: str) -> BadCard:
    """A fact that is of another kind than it has to be: which, and what it has to be."""
    said, _, at = why.partition(" - at ")
    for kind, words in KINDS.items():
        said = said.replace(f"`{kind}`", words)
    return BadCard(at.strip("`$."), f"{said}.", f"カードの内容が正しくありません（{said}）。")


def _slim(printed: Printed) -> dict[str, Any]:
    """Its facts without those that every card has by default."""
    data: dict[str, Any] = msgspec.to_builtins(printed)
    del data["number"]
    for key, shape in PARTS.items():
        data[key] = tuple(_told(row, shape) for row in data[key])
    return _told(data, Printed)


def _told(data: Mapping[str, Any], shape: type) -> dict[str, Any]:
    usual = {f.name: f.default for f in fields(shape)}
    return {key: value for key, value in data.items() if usual[key] is MISSING or value != usual[key]}


def _check(printed: Printed) -> None:
    if printed.kind == "cheer":
        en = "Own cards are Oshi, holomem and support cards; cheers are the printed ones."
        raise BadCard(
            "kind", en, "作れるのは推しホロメン、ホロメン、サポートカードです。エールは既存のものを使います。"
        )
    if fault := facts.fault(printed):
        en, ja = fault
        raise BadCard("", f"{en[:1].upper()}{en[1:]}.", f"{ja}。")
    for key, most in MOST.items():
        if len(getattr(printed, key) or ()) > most:
            raise _more_than(key, most)
    for key, highest in HIGHEST.items():
        if not 0 <= (getattr(printed, key) or 0) <= highest:
            raise _more_than(key, highest)
    for i, art in enumerate(printed.arts, 1):
        if len(art.cost) > COST:
            raise _more_than(f"arts[{i}].cost", COST)
        bonuses = [bonus for _, bonus in art.critical]
        if not all(0 <= power <= POWER for power in (art.power, *bonuses)) or len(bonuses) > MOST["colors"]:
            raise _more_than(f"arts[{i}].power", POWER)
    for skill in printed.skills:
        if not 0 <= (skill.power or 0) <= HOLO_POWER:
            raise _more_than("skills.power", HOLO_POWER)
    if len({skill.kind for skill in printed.skills}) < len(printed.skills):
        raise BadCard("skills", "One of each kind: skill, sp, stage.", "skill、sp、stageは1つずつです。")
    for name in _names(printed):
        _check_name(name)


def _check_others(others: Called) -> None:
    for key, pairs in others._asdict().items():
        if len(pairs) > OTHERS:
            raise _more_than(key, OTHERS)
        for pair in pairs:
            _check_name(Names(*pair))


def _more_than(where: str, most: int) -> BadCard:
    return BadCard(where, f"At most {most}.", f"{most}までです。")


def _names(printed: Printed) -> Iterable[Names]:
    yield printed.name
    yield from printed.also
    yield from printed.tags
    yield from (part.name for part in printed.arts)
    yield from (part.name for part in printed.skills)
    yield from (part.name for part in printed.keywords)
    for name in printed.attach_only:
        yield Names(name, name)


def _check_name(name: Names) -> None:
    """Names stand in sentences of the table, so they hold nothing that a sentence is put together by."""
    for said in (name.en, name.ja):
        if not said.strip() or people.clean(said) != said or len(said) > NAME:
            raise BadCard("name", f"A name has 1 to {NAME} visible characters.", f"名前は1～{NAME}文字です。")
        if found := SIGNS.search(said):
            raise BadCard("name", f"A name can't contain {found[0]}", f"名前に「{found[0]}」は使えません。")
