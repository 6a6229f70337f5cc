"""Adjectives: which holomem, which cards."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.grammar import ANYTHING, SAME, constants, each_of, form, literal, number, operator, word
from kaimaku.games.grammar.grammar import Entry
from kaimaku.games.grammar.words import Many

from . import sorts as s
from .sorts import ADJ, CARD_ADJ, LEVEL, MEM_ADJ, SAYS_KIND

PART = literal("part of a card name", bool, lambda: ["PC", "パソコン"])


def entries(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    held = CARD_ADJ | s.NAME
    kind = SAYS_KIND | ADJ | s.TAG | s.NAME
    return [
        constants((ADJ, s.COLOR_ADJ), "white", "green", "red", "blue", "purple", "yellow"),
        constants(ADJ, "buzz"),
        constants((ADJ, LEVEL), "debut", "first", "second", "spot"),
        constants((CARD_ADJ, SAYS_KIND), "holomem", "cheer"),
        constants((CARD_ADJ, SAYS_KIND, s.SAYS_SUPPORT), "support", "staff", "item", "event", "tool", "mascot", "fan"),
        constants((CARD_ADJ, s.DENIED), "limited"),
        constants(CARD_ADJ, "anycard", weight=0),
        constants((MEM_ADJ, s.DENIED), "resting", "active", "damaged"),
        constants(MEM_ADJ, "bloomed_now", "placed_now"),
        constants(s.APART, "other"),
        constants(s.DIFFERENT, "different"),
        word("damaged_by", (MEM_ADJ, s.DENIED), {"k": number(1, 9990, usual=s.TENS)}),
        word("hp_at_most", (MEM_ADJ, s.DENIED), {"k": number(1, 9990, usual=(50, 70, 100))}),
        word("at_least", ADJ, {"level": LEVEL}, rule=_rises),
        word("having", MEM_ADJ, {"what": held}),
        word("without", MEM_ADJ, {"what": held}),
        word("any_of", CARD_ADJ, {"kinds": Many(kind | each_of(kind, 2, 2), 2, 3)}),
        word("not_named", ADJ, {"wanted": Many(s.NAME, 1, 3)}),
        word("name_has", CARD_ADJ, {"en": PART, "ja": PART}),
        word("has_text", ADJ, {"keyword": s.marks(space, "COLLAB_EFFECT", "BLOOM_EFFECT", "GIFT")}),
        word("extra", ADJ, {"line": s.marks(space, "ANY_NUMBER", "LIFE_2", "NO_BLOOM")}),
        word("same_color", (ADJ, s.LIKE), {"x": s.SPOKEN_OF}),
        word("same_name", (ADJ, s.LIKE), {"x": s.SPOKEN_OF}),
        operator("|adj", "({x} | {y})", form(SAME, {"x": ADJ | SAYS_KIND, "y": ADJ | SAYS_KIND}, rule=_alike)),
        operator("~adj", "~{x}", form(SAME, {"x": ADJ | SAYS_KIND | s.DENIED})),
        word("Fact", s.CONDITION, {"en": ANYTHING, "ja": ANYTHING, "test": ANYTHING}, weight=0),
    ]


def _rises(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    return "Spot has no level above it" if getattr(bound["level"][0], "levels", ()) == (3,) else None


def _alike(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    kinds = [SAYS_KIND.accepts(bound[x][0]) for x in ("x", "y")]
    return None if kinds[0] == kinds[1] else "kinds of cards are joined by any_of(…), not by |"
