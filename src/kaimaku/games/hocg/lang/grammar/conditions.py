"""Conditions, amounts and faces of dice."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.language import constants, form, number, operator, word
from kaimaku.language.grammar import WordEntries
from kaimaku.language.words import Many

from ..history import THIS_TURN_JA, Past
from ..holomem_nouns import MemNoun, PartNoun, StageNoun
from . import sorts as s
from .sense import both_hold, in_reach
from .sorts import CHEERS, CONDITION, MEM, QUANTITY


def entries(space: Mapping[str, object]) -> WordEntries:
    k = number(0, 99, usual=(1, 2, 3))
    face = number(1, 6)
    times, less = number(1, 500, usual=(2, 10, 20)), number(-500, -1, usual=(-1, -10))
    per = {"cap": number(1, 99, usual=(2, 3)), "per": number(1, 500, usual=(1, 2))}
    return [
        operator(
            ">=",
            "({x} >= {k})",
            form(CONDITION, {"x": s.COUNTED, "k": number(1, 99, usual=(1, 2, 3))}, rule=in_reach("x", least=True)),
            form(CONDITION, {"x": s.ICONS | s.OVER, "k": number(1, 999, usual=(1, 2, 30))}),
            form(CONDITION, {"x": s.AHEAD, "k": number(1, 20, usual=(1, 2))}),
            form(CONDITION, {"x": s.HUES, "k": number(1, 6, usual=(2, 3))}),
            form(CONDITION, {"x": s.HARM, "k": number(10, 990, usual=(50, 80))}),
            form(CONDITION, {"x": s.OFTEN, "k": number(2, 9, usual=(2, 3))}, rule=_cards_used),
            form(CONDITION, {"x": s.SLOT, "k": number(1, 9990, usual=(1, 3)) | s.COUNTED | QUANTITY}, rule=_a_number),
        ),
        operator(
            "<=",
            "({x} <= {k})",
            form(CONDITION, {"x": s.AHEAD, "k": number(0, 20, usual=(0, 1))}),
            form(CONDITION, {"x": s.COUNTED, "k": k}, rule=in_reach("x", least=False)),
            form(CONDITION, {"x": s.RIVALS, "k": s.RIVALS}, rule=_rivals),
            form(CONDITION, {"x": s.SLOT, "k": number(1, 9990, usual=(1, 3)) | s.COUNTED | QUANTITY}, rule=_a_number),
        ),
        operator(
            "<",
            "({x} < {k})",
            form(CONDITION, {"x": s.RIVALS, "k": s.RIVALS}, rule=_rivals),
            form(CONDITION, {"x": CHEERS, "k": CHEERS}, rule=_cheers_of_stages),
        ),
        operator("~", "~{x}", form(CONDITION, {"x": s.THERE})),
        operator("&", "({x} & {y})", form(CONDITION, {"x": CONDITION, "y": CONDITION}, rule=both_hold)),
        operator("|", "({x} | {y})", form(CONDITION, {"x": CONDITION, "y": CONDITION})),
        word(
            "exactly",
            form(CONDITION, {"noun": s.COUNTED, "k": k}, rule=in_reach("noun", least=True)),
            form(CONDITION, {"noun": s.OFTEN, "k": number(1, 9, usual=(1, 2))}, rule=_deeds),
        ),
        word("has", CONDITION, {"noun": s.THERE}),
        word(
            "all_are",
            form(CONDITION, {"noun": s.GROUP | s.FRONT_PAIR, "adjectives": Many(s.ANY_MEM, 1, 3)}),
            form(
                CONDITION,
                {"noun": CHEERS, "adjectives": Many(s.COLOR_ADJ, 1, 1)},
                rule=_of_a_stage,
                example={"noun": "STAGE.cheer"},
            ),
        ),
        word("partner", CONDITION, {"name": s.NAME}, needs=(s.THIS_MEM,)),
        word("share_color", CONDITION, {"one": MEM, "other": MEM}),
        word("different_cheers", CONDITION, {"one": s.PLACES, "other": s.PLACES}, rule=_same_adjectives),
        word("bloomed", CONDITION, {"level": s.LEVEL}, needs=(s.THE_BLOOM,)),
        word("bloomed_with", s.BLOOM_WAY, {"skill": s.TITLE}),
        word("one_level", CONDITION, {"cards": s.MOVED, "k": number(2, 9, usual=(2, 3))}),
        word(
            "happened",
            # The history says that it happened, not to whom or how much.
            form((CONDITION, s.OFTEN), {"event": s.TOLD}, keeps=True),
            form(
                (CONDITION, s.OFTEN_BEFORE),
                {"event": s.TOLD, "since": s.marks(space, "LAST_OPP_TURN")},
                must=("since",),
                keeps=True,
                rule=_in_a_turn,
            ),
            form(CONDITION, {"event": s.TOLD_LONG, "since": s.marks(space, "THIS_GAME")}, must=("since",), keeps=True),
        ),
        constants(CONDITION, "GOING_SECOND_TURN_1"),
        # amounts
        word(
            "each",
            form((QUANTITY, s.EACH), {"noun": s.COUNTED | s.ICONS | s.SLOT | s.AHEAD | s.LOST, **per}),
            form((QUANTITY, s.EACH), {"noun": s.OFTEN | s.OFTEN_BEFORE, **per}),
            form((QUANTITY, s.EACH), {"noun": s.COLORFUL, **per, "by": s.marks(space, "COLOR")}, must=("by",)),
            form(s.EACH_OWN, {"noun": s.THEIR_OWN, **per, "by": s.marks(space, "COLOR")}),
        ),
        operator(
            "*",
            "{k} * {q}",
            form(QUANTITY, {"q": s.EACH, "k": times}),
            form(s.LESS, {"q": s.EACH, "k": less}),
            form(s.EACH_OWN, {"q": s.EACH_OWN, "k": times | less}),
        ),
        word("count", QUANTITY, {"noun": s.COUNTED | s.ICONS}),
        constants(s.LOST, "LOST_LIFE"),
        constants((QUANTITY, s.SLOT), "FACE", needs=(s.ROLLED,)),
        constants((QUANTITY, s.SLOT), "PAID", needs=(s.X_PAID,)),
        constants((QUANTITY, s.SLOT), "RESTORED", needs=(s.HP_RESTORED,)),
        constants((QUANTITY, s.SLOT), "FROM_HAND", needs=(s.HAND_RETURNED,)),
        word("damage_on", (QUANTITY, s.HARM), {"x": s.MEM_ALL | s.SPOKEN | s.PLACES}),
        word("surplus", s.AHEAD, {"noun": CHEERS | s.SEVERAL}, rule=_of_a_stage, example={"noun": "STAGE.cheer"}),
        word("colors", s.HUES, {"cheers": s.CHEERS}),
        constants((QUANTITY, s.SLOT), "DEALT", needs=(s.DAMAGE_DEALT,)),
        constants((QUANTITY, s.SLOT, s.OVER), "OVERKILL", needs=(s.DAMAGE_OVER,)),
        constants(s.FACES, "ODD", "EVEN"),
        word("face", s.FACES, {"shown": Many(face, 1, 5)}, rule=_rising),
        word("face_le", s.FACES, {"k": number(1, 6)}),
        word("face_ge", s.FACES, {"k": number(1, 6)}),
        word("face_not", s.FACES, {"k": number(1, 6)}),
        word("rolls", (QUANTITY, s.SLOT), {"faces": s.FACES}, needs=(s.ROLLED,)),
    ]


def _in_a_turn(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """A part of this turn has no like in another."""
    past = getattr(bound["event"][0], "past", None)
    whole = isinstance(past, Past) and past.said[1].startswith(THIS_TURN_JA)
    return None if whole else "ask for what can happen in any part of a turn: DOWNED(HOLOMEM)"


def _cards_used(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    past = getattr(bound["x"][0], "past", None)
    return None if isinstance(past, Past) and past.least is not None else "only cards that were used are counted so"


def _deeds(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    past = getattr(bound["noun"][0], "past", None)
    return None if isinstance(past, Past) and past.counted is None else "only what holomem did is counted so"


def _of_a_stage(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """All cheers or all holomem of one stage, whoever they are."""
    noun = bound["noun"][0]
    stage = noun.owner if isinstance(noun, PartNoun) and noun.part == "cheer" else noun
    whole = isinstance(stage, StageNoun) and not stage.filters and not stage.other
    plain = whole and isinstance(noun, MemNoun | PartNoun) and not noun.filters and not noun.counted
    return None if plain else "speak of a whole stage: STAGE.cheer, OPP_STAGE"


def _rivals(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """The words only name one side: the other has to be the opponent's of the same kind."""
    mine, theirs = bound["x"][0], bound["k"][0]
    same = getattr(mine, "zone", -1) == getattr(theirs, "zone", -2)
    ordered = getattr(mine, "side", 1) == 0 and getattr(theirs, "side", 0) == 1
    return None if same and ordered else "compare yours with the opponent's: HAND < OPP_HAND, LIFE <= OPP_LIFE"


def _cheers_of_stages(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """Of all cheers of a stage, whoever has them."""
    mine, theirs = bound["x"][0], bound["k"][0]
    whole = all(isinstance(x, PartNoun) and x.whole and not x.filters and not x.counted for x in (mine, theirs))
    sides = [x.owner.side for x in (mine, theirs) if isinstance(x, PartNoun)]
    return None if whole and sides == [0, 1] else "compare the stages: STAGE.cheer < OPP_STAGE.cheer"


def _same_adjectives(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    one, other = (getattr(bound[x][0], "filters", ()) for x in ("one", "other"))
    alike = [x.words("en") for x in one] == [x.words("en") for x in other]
    return None if alike else "both positions need the same adjectives"


def _a_number(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """So much for each of something is no number that a text compares with."""
    return "compare it with a number, or with count(HAND)" if getattr(bound["k"][0], "multiplies", False) else None


def _rising(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    shown = bound["shown"]
    return None if sorted(set(shown)) == list(shown) else "list each face once, from low to high"  # type: ignore[type-var]
