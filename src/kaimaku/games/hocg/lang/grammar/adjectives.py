"""Adjectives: which holomem, which cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaimaku.language import ANYTHING, SAME, constants, each_of, form, literal, number, operator, source, word
from kaimaku.language.grammar import WordEntries
from kaimaku.language.words import Many

from ..relations import Alike
from . import sorts as s
from .sorts import ADJ, CARD_ADJ, LEVEL, MEM_ADJ, SAYS_KIND

TWO: Final = {"kinds": "debut, first"}
PART: Final = literal("part of a card name", bool, lambda: ["PC", "パソコン"])


def entries(space: Mapping[str, object]) -> WordEntries:
    held = Many(CARD_ADJ | s.NAME | s.TAG, 1, 2)
    kind = SAYS_KIND | ADJ | s.TAG | s.NAME
    whose = ADJ | MEM_ADJ | s.TAG | s.NAME
    return [
        constants((ADJ, s.COLOR_ADJ, s.SHADE), "white", "green", "red", "blue", "purple", "yellow"),
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
        constants((s.DIFFERENT, s.UNLIKE), "different_colors"),
        constants(s.SAME_TAG, "same_tag"),
        word("bloomed_from", (MEM_ADJ, s.DENIED), {"level": LEVEL | s.marks(space, "buzz")}, rule=_blooms),
        word("bloomed_now_from", MEM_ADJ, {"level": LEVEL}, rule=_blooms),
        word("damaged_by", (MEM_ADJ, s.DENIED), {"k": number(1, 9990, usual=s.TENS)}),
        *(
            word(name, (MEM_ADJ, s.DENIED), {"k": number(1, 9990, usual=(50, 70, 100))})
            for name in ("hp_at_most", "hp_at_least")
        ),
        word("baton_of", ADJ, {"k": number(0, 9, usual=(1, 2))}),
        word("at_least", ADJ, {"level": LEVEL}, rule=_rises),
        word("having", MEM_ADJ, {"what": held}, rule=_a_kind),
        word("without", MEM_ADJ, {"what": held}, rule=_a_kind),
        word(
            "any_of",
            form(CARD_ADJ, {"kinds": Many(kind | each_of(kind, 2, 2), 2, 3)}, rule=_apart, example=TWO),
            form(MEM_ADJ, {"kinds": Many(whose | each_of(whose, 2, 2), 2, 3)}, rule=_apart, example=TWO),
        ),
        word(
            "one_each",
            form(s.ONE_EACH, {"kinds": Many(kind | each_of(kind, 2, 2), 2, 3)}, example=TWO),
            form(s.ONE_EACH, {"kinds": Many(s.LIKE, 1, 1)}, rule=_likeness),
        ),
        word(
            "namesakes",
            s.ONE_EACH,
            {"kinds": Many(s.LEVEL | s.marks(space, "buzz"), 2, 2), "also": each_of(kind, 2, 2)},
            rule=_two_kinds,
            example={"kinds": "debut, buzz"},
        ),
        word("no_tag", ADJ, {"tag": s.TAG}),
        word("not_named", ADJ, {"wanted": Many(s.NAME, 1, 3)}),
        word("name_has", CARD_ADJ, {"en": PART, "ja": PART}),
        word("has_text", ADJ, {"keyword": s.marks(space, "COLLAB_EFFECT", "BLOOM_EFFECT", "GIFT")}),
        word("extra", ADJ, {"line": s.marks(space, "ANY_NUMBER", "LIFE_2", "NO_BLOOM", "ANY_LINE")}),
        word("same_color", (ADJ, s.LIKE), {"x": s.SPOKEN_OF}),
        word("same_name", (ADJ, s.LIKE), {"x": s.SPOKEN_OF}),
        word("same_level", ADJ, {"x": s.MEM}),
        word("not_color", (ADJ, s.LIKE), {"x": s.SPOKEN_OF}),
        operator(
            "|adj", "({x} | {y})", form(SAME, {"x": ADJ | SAYS_KIND, "y": ADJ | SAYS_KIND}, loses=_ONE, rule=_alike)
        ),
        operator("~adj", "~{x}", form(SAME, {"x": ADJ | SAYS_KIND | s.DENIED}, loses=_ONE)),
        word("Fact", s.CONDITION, {"en": ANYTHING, "ja": ANYTHING, "test": ANYTHING}, weight=0),
    ]


def _two_kinds(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    one, other = bound["kinds"]
    return "name two different kinds: namesakes(debut, buzz)" if one is other else None


_ONE: Final = (s.COLOR_ADJ, LEVEL)  # neither "white or red" nor "not white" is a color


def _blooms(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    return "a Spot doesn't bloom" if getattr(bound["level"][0], "levels", ()) == (3,) else None


def _rises(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    return "Spot has no higher level" if getattr(bound["level"][0], "levels", ()) == (3,) else None


def _a_kind(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """A tag alone would be a holomem's, which is never attached."""
    return "say what is attached: having('#JP', tool)" if all(s.TAG.accepts(x) for x in bound["what"]) else None


def _likeness(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    good = isinstance(bound["kinds"][0], Alike)
    return None if good else "say what each is like (one_each(same_color(CHOSEN_ONE))), or name two kinds"


def _apart(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    kinds = [source(x) for x in bound["kinds"]]
    return "name each of them once: any_of(mascot, fan)" if len(set(kinds)) < len(kinds) else None


def _alike(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    if source(bound["x"][0]) == source(bound["y"][0]):
        return "name two different ones: debut | first"
    kinds = [SAYS_KIND.accepts(bound[x][0]) for x in ("x", "y")]
    return None if kinds[0] == kinds[1] else "join kinds of cards with any_of(…), not with |"
