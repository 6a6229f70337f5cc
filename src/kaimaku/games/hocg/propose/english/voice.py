"""How the card language speaks English: every form in which a noun, a verb or a condition stands in a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import TypeGuard

from kaimaku.games.hocg.lang.card_nouns import CardNoun
from kaimaku.games.hocg.lang.conditions import Condition
from kaimaku.games.hocg.lang.control import Say, condition
from kaimaku.games.hocg.lang.counting import among
from kaimaku.games.hocg.lang.describing import describe
from kaimaku.games.hocg.lang.filters import Filter, adjective
from kaimaku.games.hocg.lang.holomem_nouns import MemNoun, PartNoun
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.games.hocg.lang.nouns import HoloNoun
from kaimaku.games.hocg.lang.quantities import Quantity
from kaimaku.games.hocg.lang.triggers import Pattern
from kaimaku.games.hocg.lang.words import from_their_side, many
from kaimaku.language.expression import Expression, Meaning, expression_of
from kaimaku.language.grammar import form
from kaimaku.language.kinds import ANYTHING
from kaimaku.language.reading.derive import Part
from kaimaku.language.words import Many, Word

from ..compare import normal
from ..sheet import Glossary

FAMILIES: tuple[tuple[type, str], ...] = (
    (Host, "Host"),
    (MemNoun, "Mem"),
    (PartNoun, "Part"),
    (CardNoun, "Cards"),
    (HoloNoun, "Noun"),
    (Condition, "Cond"),
    (Filter, "Adj"),
    (Quantity, "Quantity"),
    (Pattern, "Event"),
    (Say, "Do"),
)
# Words whose adjectives stand around a card.
SEARCHES = ("Search", "SearchCheer", "LookTop", "LookPower", ".attached", "having", "without", "PLAYS", "ARCHIVES")
LISTED_MEANING = [Meaning(frozenset(), frozenset(), frozenset(), frozenset())]
LISTED = Word("adjectives", None, [form((), {"x": Many(ANYTHING)})], "{x}")
FOR_NOW = "during this turn, "
MARKS = re.compile(r"^(?:\[[^\[\]]*(?:/Turn|/Game|Only)\] ?)+")


def spelt(text: str, attached: bool) -> str:
    """One wording for what is the same; a tool, a mascot and a fan speak alike."""
    said = normal(text, "en", attached)
    return re.sub(r"\bthis (?:mascot|fan)\b", "this tool", said) if attached else said


Said = Filter | str | tuple[str, ...]  # an adjective as a card file writes it


class Adjectives:
    """Adjectives around a noun, which are said together: "1st holomem with #Singing"."""

    def __init__(self, noun: HoloNoun | None, said: Sequence[Said]) -> None:
        self.expression = Expression(LISTED, tuple(said), {}, LISTED_MEANING)
        self.base = "card" if noun is None else noun.thing("en").replace(" ", "_")
        whole = describe(tuple(map(adjective, said)), "en", "card", "カード")
        self.thing = whole if noun is None else noun.which(*said).thing("en")


class EnglishVoice:
    """What stands in an English text, once it is normal; `attached`: in one of a tool, mascot or fan."""

    def __init__(self, attached: bool = False) -> None:
        self.attached = attached
        words = Glossary.of_printed()
        self.names, self.titles = set(words.names.values()), set(words.titles.values())
        self.known: dict[int, tuple[object, Mapping[str, str]]] = {}
        self.kept: dict[tuple[int, tuple[int, ...]], tuple[Expression, Adjectives]] = {}
        self.normal: Callable[[str], str] = cache(lambda text: spelt(text, attached))

    def forms(self, value: object) -> Mapping[str, str]:
        found = self.known.get(id(value))
        if found is None:
            said: dict[str, str] = {}
            for name, words in _forms(value):
                said[name] = self.normal(words)
            for name, words in _forms(value):
                theirs = from_their_side(words, "en")
                if theirs != words:
                    said[f"{name}_t"] = self.normal(theirs)
            found = self.known[id(value)] = value, {name: words for name, words in said.items() if words}
        return found[1]

    def category(self, value: object, form: str) -> str:
        if isinstance(value, Adjectives):
            return f"Adjs_{value.base}_{form}"
        if isinstance(value, Host):
            return f"Host_{type(value).__name__}"
        family = next((name for kind, name in FAMILIES if isinstance(value, kind)), type(value).__name__)
        expression = expression_of(value)
        counted = ""
        if expression is not None and expression.word.name == "[]":
            counted = "_q" if isinstance(expression.args[1], Quantity) else "_n"
        return f"{family}{counted}_{form}"

    def literal(self, value: object) -> Part | None:
        if not isinstance(value, str):
            return None
        if value.startswith("#"):
            return Part({"tag": value.casefold()})
        if value not in self.titles and value not in self.names:
            return None
        return Part({"name": f"〈{value.casefold()}〉", "title": f'"{value.casefold()}"'})

    def joined(self, expression: Expression) -> tuple[Sequence[object], object, object] | None:
        noun: HoloNoun | None = None
        if expression.word.name == "()":
            first = expression.args[0]
            noun = first if isinstance(first, HoloNoun) else None
        elif expression.word.name not in SEARCHES:
            return None
        said = [x for x in expression.args if _adjective(x)]
        if not said:
            return None
        key = id(noun), tuple(map(id, said))
        if key not in self.kept:
            self.kept[key] = expression, Adjectives(noun, said)
        return said, self.kept[key][1], noun


def _adjective(value: object) -> TypeGuard[Said]:
    return isinstance(value, str | Filter) or (isinstance(value, tuple) and isinstance(value[0], str))


def _forms(value: object) -> Iterator[tuple[str, str]]:
    match value:
        case Adjectives():
            yield "thing", value.thing
            yield "many", many(value.thing)
        case Host():
            yield "words", plain(value)
        case HoloNoun():
            yield "words", value.words("en")
            for name in ("receiver", "thing", "place"):
                if hasattr(value, name):
                    yield name, getattr(value, name)("en")
            yield "many", many(value.thing("en"))
            yield "each", among(value, 1)
            yield "among", among(value, 2)
            yield "there", condition(value).words("en")
            yield "to_use", condition(value).to_use("en")
        case Condition():
            yield "words", value.words("en")
            yield "to_use", value.to_use("en")
        case Filter():
            yield "words", value.words("en")
            yield "noun", value.noun_en
            yield "many", many(value.noun_en) if value.noun_en else ""
        case Quantity():
            yield "words", value.words("en")
            with suppress(NotImplementedError):  # what multiplies is no number as a whole
                yield "as_many", value.as_many_en()
            yield "one", getattr(value, "one", "")
        case Say():
            said = value.en()
            yield "en", said
            if said.startswith("if "):
                yield "if", said.removeprefix("if ")
            if said.startswith(FOR_NOW):
                yield "late", f"{said.removeprefix(FOR_NOW)} during this turn"
                yield "short", said.removeprefix(FOR_NOW)
        case _:
            for name in ("words", "en"):
                speak = getattr(value, name, None)
                if callable(speak):
                    yield name, speak("en") if name == "words" else speak()


def plain(host: Host) -> str:
    """Its text without what stands before it in brackets, and without the sentence about its use by name."""
    before = host.at, host.limit, host.once
    host.at, host.limit, host.once = 0, None, ""
    try:
        return MARKS.sub("", host.words("en"))
    finally:
        host.at, host.limit, host.once = before
