"""Cards of a scenario's own: invented ones, and printed ones with another text."""

from __future__ import annotations

import json
from zlib import crc32

import msgspec

from kaimaku.judge.scenario.values import PositionError, Spec, known_keys, many, mapping, number
from kaimaku.language import BadDeclaration
from kaimaku.language.reading.expressions import BadText, ExpressionReader

from .. import definitions as d
from .. import lang
from ..definitions import Character, MainCard, Text
from ..facts import Names, PrintedCard, PrintedCharacter, PrintedIncident, PrintedSpell, Timing
from ..lang.frames import Item
from ..lang.grammar import GRAMMAR
from ..lang.hosts import build_card, build_character, build_incident
from ..lang.sorts import CARD_TEXT
from ..registry import Definition
from ..rules.spells import Invocation
from .position_cards import SEASONS, TYPES, find_one, fold, words_of

# Texts are written in the words that the printed cards are declared with: every word of the table.
WORDS = {name: getattr(lang, name) for name in GRAMMAR.names()}
READER = ExpressionReader(WORDS)
KEYS = {
    "main": frozenset({"kind", "like", "name", "season", "types", "text"}),
    "character": frozenset({"kind", "name", "season", "text"}),
    "incident": frozenset({"kind", "name", "season", "need", "collects", "enter", "step", "always", "until"}),
}
DECLARED: dict[str, tuple[Definition, ...]] = {}  # by what was written: the same card is declared once


def declare(spec: Spec) -> list[Definition]:
    """A scenario's cards; those of no game, so that games in the same process never deal them."""
    return [card for word, entry in spec.items() for card in _declared(word, mapping(entry, f"cards.{word}"))]


def _declared(word: str, spec: Spec) -> tuple[Definition, ...]:
    kind = str(spec.get("kind", "main"))
    if kind not in KEYS:
        raise PositionError(f"cards.{word}.kind", f"must be one of {', '.join(KEYS)}, not {kind!r}")
    known_keys(spec, KEYS[kind], f"cards.{word}")
    written = json.dumps([word, spec], sort_keys=True, default=str)
    if written not in DECLARED:
        id = f"{fold(word)[:12]}~{crc32(written.encode()):08x}"
        make = {"main": _main, "character": _character, "incident": _incident}[kind]
        try:
            DECLARED[written] = make(word, id, spec)
        except (BadText, BadDeclaration) as error:
            raise PositionError(f"cards.{word}", str(error)) from None
    return DECLARED[written]


def _names(word: str, spec: Spec) -> Names:
    said = str(spec.get("name", word))
    return Names(said, said)


def _season(spec: Spec, where: str) -> str:
    said = str(spec.get("season", SEASONS[0])).lower()
    if said not in SEASONS:
        raise PositionError(f"{where}.season", f"must be one of {', '.join(SEASONS)}")
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
            raise PositionError(f"{where}.types", f"unknown type {unknown[0]!r}; use some of {', '.join(TYPES)}")
        if base is None or "types" in spec or len(texts) != len(types):
            types = tuple((_kind(text), *(k for k in more if k != _kind(text))) for text in texts)
        bearer = build_card(id, texts, types)
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
    if not isinstance(found, Text) or not CARD_TEXT.accepts(found):
        raise PositionError(f"{where}.text", f"{value!r} isn't a card text by itself: wrap it in action(…) or item(…)")
    return found


def _kind(text: Text) -> str:
    if isinstance(text, Item):
        return "item"
    return "invocation" if isinstance(text, Invocation) else "action" if text.on is None else "reaction"


def _character(word: str, id: str, spec: Spec) -> tuple[Definition, ...]:
    where = f"cards.{word}"
    parts = [READER.read(str(text)) for text in many(spec.get("text"), f"{where}.text")]
    spells = [part for part in parts if isinstance(part, Text) and part.spell]
    rest = [part for part in parts if part not in spells]
    if len(spells) > 1:
        raise PositionError(f"{where}.text", "abilities, such as Range(1), and at most one spell(…)")
    spell, bearer = build_character(id, [*rest, spells[0] if spells else _flutter()])  # type: ignore[list-item]
    name = _names(word, spec)
    timing: Timing = "reaction" if spell.on is not None else "action"
    facts = PrintedSpell(name, Names(f"{name.en} Sign", f"{name.ja}符"), timing)
    printed = {**_printed(id, name, spec, where), "short": name, "spell": facts}
    made = Character(msgspec.convert(printed, PrintedCharacter), spell, bearer)
    d.CHARACTERS.remove(made)
    return (made,)


def _flutter() -> Text:
    """The Spell Card of whoever has none of her own: a Fairy's."""
    made = READER.read("spell(Draw(1))")
    assert isinstance(made, Text)
    return made


def _printed(id: str, name: Names, spec: Spec, where: str) -> dict[str, object]:
    return {"id": id, "name": name, "number": 0, "season": _season(spec, where)}


def _incident(word: str, id: str, spec: Spec) -> tuple[Definition, ...]:
    where = f"cards.{word}"
    parts = {key: READER.read(str(spec[key])) for key in INCIDENT_KEYS if key in spec}
    made = build_incident(
        msgspec.convert(_printed(id, _names(word, spec), spec, where), PrintedIncident),
        number(spec.get("need", 0), f"{where}.need"),
        **{INCIDENT_KEYS[key]: value for key, value in parts.items()},  # type: ignore[arg-type]
    )
    d.INCIDENT_CARDS.remove(made)
    return (made,)


INCIDENT_KEYS = {"collects": "wanted", "enter": "enter", "always": "always", "step": "step", "until": "until"}
