"""Cards of a scenario's own: invented ones, and printed ones with another text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from zlib import crc32

import msgspec

from kaimaku.games.expressions import BadText, Reader
from kaimaku.games.plain import PositionError, Spec, known_keys, many, mapping, number

from . import definitions as d
from .cards import characters, incidents, main_deck
from .definitions import Bearer, Character, Incident, MainCard, Modifier, Text, Verb, Wanted, Ways
from .facts import Names, PrintedCard, PrintedCharacter, PrintedIncident, PrintedSpell, Timing
from .lang.frames import Item
from .position_cards import FAIRY, SEASONS, TYPES, find_one, fold, words_of
from .registry import Definition
from .spells import Invocation

# Texts are written in the words that the printed cards are declared with.
WORDS = {
    name: word
    for module in (main_deck, characters, incidents)
    for name, word in vars(module).items()
    if not name.startswith("_") and name not in ("card", "character", "incident")
}
READER = Reader(WORDS)
KEYS = {
    "main": frozenset({"kind", "like", "name", "season", "types", "text"}),
    "character": frozenset({"kind", "name", "season", "text"}),
    "incident": frozenset({"kind", "name", "season", "need", "collects", "enter", "step", "always"}),
}
DECLARED: dict[str, tuple[Definition, ...]] = {}  # by what was written: the same card is declared once


def declare(spec: Spec) -> list[Definition]:
    """A scenario's cards; those of no game, so that games in the same process never deal them."""
    return [card for word, entry in spec.items() for card in _declared(word, mapping(entry, f"cards.{word}"))]


def _declared(word: str, spec: Spec) -> tuple[Definition, ...]:
    kind = str(spec.get("kind", "main"))
    if kind not in KEYS:
        raise PositionError(f"cards.{word}.kind", f"one of {', '.join(KEYS)}, not {kind!r}")
    known_keys(spec, KEYS[kind], f"cards.{word}")
    written = json.dumps([word, spec], sort_keys=True, default=str)
    if written not in DECLARED:
        id = f"{fold(word)[:12]}~{crc32(written.encode()):08x}"
        make = {"main": _main, "character": _character, "incident": _incident}[kind]
        try:
            DECLARED[written] = make(word, id, spec)
        except BadText as error:
            raise PositionError(f"cards.{word}", str(error)) from None
    return DECLARED[written]


def _names(word: str, spec: Spec) -> Names:
    said = str(spec.get("name", word))
    return Names(said, said)


def _season(spec: Spec, where: str) -> str:
    said = str(spec.get("season", SEASONS[0])).lower()
    if said not in SEASONS:
        raise PositionError(f"{where}.season", f"one of {', '.join(SEASONS)}")
    return said


def _main(word: str, id: str, spec: Spec) -> tuple[Definition, ...]:
    where = f"cards.{word}"
    printed = {fold(w): card for card in d.MAIN_CARDS for w in words_of(card)}
    base = printed.get(fold(str(spec.get("like", word))))
    if base is None and "like" in spec:
        find_one(spec["like"], d.MAIN_CARDS, "card", f"{where}.like")
    texts: tuple[Text, ...] = base.texts if base is not None else ()
    bearer = base.bearer if base is not None else d.NOTHING
    types: tuple[tuple[str, ...], ...] = base.printed.types if base is not None else ()
    if "text" in spec:
        texts = tuple(_text(text, where) for text in many(spec["text"], f"{where}.text"))
        more = [str(kind).lower() for kind in many(spec.get("types"), f"{where}.types")]
        if unknown := [kind for kind in more if kind not in TYPES]:
            raise PositionError(f"{where}.types", f"{unknown[0]!r} is none of {', '.join(TYPES)}")
        if base is None or "types" in spec or len(texts) != len(types):
            types = tuple((_kind(text), *(k for k in more if k != _kind(text))) for text in texts)
        for text, half, letter in zip(texts, types, "abcd", strict=False):
            text.build(f"danmaku:{id}/{letter}", half)
            if isinstance(text, Item):
                bearer = text.bearer
                bearer.build(f"danmaku:{id}")
    if not texts:
        raise PositionError(where, "a card needs a `text`, or a printed card it is `like`")
    seasons = [_season(spec, where)] if base is None or "season" in spec else list(base.printed.numbers)
    facts = {"id": id, "name": _names(word, spec), "points": 0, "types": types, "numbers": {s: (0,) for s in seasons}}
    made = [MainCard(msgspec.convert(facts, PrintedCard), season, texts, bearer) for season in facts["numbers"]]  # type: ignore[attr-defined]
    for card in made:
        d.MAIN_CARDS.remove(card)
    return tuple(made)


def _text(value: object, where: str) -> Text:
    found = READER.read(str(value))
    if not isinstance(found, Text) or found.ability or found.spell:
        raise PositionError(f"{where}.text", f"{value!r} says nothing by itself: put it into action(…) or item(…)")
    if found.on is not None:
        raise PositionError(f"{where}.text", "a Reaction of one's own cannot be: everybody knows which ones there are")
    return found


def _kind(text: Text) -> str:
    return "item" if isinstance(text, Item) else "invocation" if isinstance(text, Invocation) else "action"


def _character(word: str, id: str, spec: Spec) -> tuple[Definition, ...]:
    where = f"cards.{word}"
    parts = [READER.read(str(text)) for text in many(spec.get("text"), f"{where}.text")]
    spells = [part for part in parts if isinstance(part, Text) and part.spell]
    rest = [part for part in parts if part not in spells]
    if len(spells) > 1 or not all(isinstance(part, Modifier | Text | Ways | d.Special) for part in rest):
        raise PositionError(f"{where}.text", "abilities, such as Range(1), and at most one spell(…)")
    bearer = Bearer(rest)  # type: ignore[arg-type]
    bearer.build(f"danmaku:{id}")
    spell = spells[0] if spells else FAIRY.spell
    if spells:
        spell.build(f"danmaku:{id}/spell", () if spell.on is not None else ("spell",))
    name = _names(word, spec)
    timing: Timing = "reaction" if spell.on is not None else "action"
    facts = PrintedSpell(name, Names(f"{name.en} Sign", f"{name.ja}符"), timing)
    printed = {**_printed(id, name, spec, where), "short": name, "spell": facts}
    made = Character(msgspec.convert(printed, PrintedCharacter), spell, bearer)
    d.CHARACTERS.remove(made)
    return (made,)


def _printed(id: str, name: Names, spec: Spec, where: str) -> dict[str, object]:
    return {"id": id, "name": name, "number": 0, "season": _season(spec, where)}


def _incident(word: str, id: str, spec: Spec) -> tuple[Definition, ...]:
    where = f"cards.{word}"
    parts = {key: READER.read(str(spec[key])) for key in ("collects", "enter", "step", "always") if key in spec}
    wanted, always = parts.get("collects"), parts.get("always")
    for key, kinds in (("collects", Wanted), ("enter", Verb), ("step", Verb), ("always", Modifier | Ways)):
        if key in parts and not isinstance(parts[key], kinds):
            raise PositionError(f"{where}.{key}", f"{spec[key]!r} cannot stand there")
    made = Incident(
        msgspec.convert(_printed(id, _names(word, spec), spec, where), PrintedIncident),
        number(spec.get("need", 0), f"{where}.need"),
        wanted if isinstance(wanted, Wanted) else None,
        _verb(parts, "enter"),
        Bearer((always,) if isinstance(always, Modifier | Ways) else ()),
        _verb(parts, "step"),
        None,
    )
    d.INCIDENT_CARDS.remove(made)
    return (made,)


def _verb(parts: Mapping[str, object], key: str) -> Verb | None:
    found = parts.get(key)
    return found if isinstance(found, Verb) else None
