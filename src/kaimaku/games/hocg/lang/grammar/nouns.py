"""Nouns and what can be asked of them: which, how many, whose cards."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.grammar import SAME, constants, form, number, operator, word
from kaimaku.games.grammar.grammar import Entry
from kaimaku.games.grammar.words import Many

from . import sorts as s
from .sorts import CARDS, CHEERS, HELD, MEM, MINE, MOVED, PILE, STACKED, THEIRS


def entries(space: Mapping[str, object]) -> list[Entry | list[Entry]]:
    how_many = number(0, 60, usual=(1, 2, 3)) | s.SPAN | s.marks(space, "ALL", "ANY") | s.QUANTITY
    where = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK")
    return [
        # holomem
        constants((MEM, MINE, s.GROUP, s.SEVERAL), "HOLOMEM", "FRONT"),
        constants((MEM, MINE, s.GROUP, s.SEVERAL, s.STAGES), "STAGE"),
        constants((MEM, MINE, s.GROUP, s.SEVERAL, s.BARE), "BACK"),
        constants((MEM, MINE, s.GROUP, s.PLACES, s.BARE), "CENTER", "COLLAB"),
        constants((MEM, THEIRS, s.GROUP, s.SEVERAL), "OPP_HOLOMEM", "OPP_FRONT", "OPP_STAGE"),
        constants((MEM, THEIRS, s.GROUP, s.SEVERAL, s.BARE, s.THEIR_PLACES), "OPP_BACK"),
        constants((MEM, THEIRS, s.GROUP, s.PLACES, s.BARE, s.THEIR_PLACES), "OPP_CENTER", "OPP_COLLAB"),
        constants((MEM, s.GROUP, s.SEVERAL), "BOTH_HOLOMEM", "BOTH_CENTER"),
        constants((MEM, MINE, s.SPOKEN), "THIS", needs=(s.THIS_MEM,)),
        constants((MEM, MINE, s.SPOKEN), "HOLDER", needs=(s.HOLDER_OF,)),
        constants((MEM, s.SPOKEN, s.PERHAPS), "CHOSEN_ONE", needs=(s.CHOSEN,)),
        constants((MEM, s.SPOKEN, s.PERHAPS), "IT", needs=(s.SOMEBODY,)),
        constants((MEM, s.SPOKEN, s.PERHAPS), "MOVED_BACK", needs=(s.WENT_BACK,)),
        constants((MEM, MINE, s.SPOKEN), "RECEIVER", needs=(s.RECEIVED,)),
        constants((MEM, THEIRS, s.SPOKEN), "TARGET", needs=(s.THIS_ARTS,)),
        word("both", (MEM,), {"one": s.GROUP, "other": s.GROUP}, rule=_one_side),
        word("either", (MEM, s.GROUP, s.SEVERAL), {"one": s.BARE, "other": s.BARE}, rule=_one_side),
        # cards
        constants((CARDS, s.OWN_CARDS, s.GOAL, s.RIVALS, s.IN_HAND), "HAND"),
        constants((CARDS, s.OWN_CARDS, s.GOAL), "ARCHIVE"),
        constants((s.UNSEEN, s.DECKS, s.GOAL), "HOLO_POWER"),
        constants(s.DECKS, "DECK"),
        constants((s.DECKS, s.RIVALS, s.RIVAL_HAND), "OPP_HAND"),
        constants(CARDS, "OPP_ARCHIVE", "BOTH_ARCHIVE"),
        constants((s.LIVES, s.RIVALS), "LIFE", "OPP_LIFE"),
        constants(PILE, "DECK_TOP", "POWER_TOP"),
        constants((PILE, s.CHEER_PILE), "CHEER_TOP"),
        constants(PILE, "BOTH_CHEER_TOP"),
        constants((MOVED,), "ARCHIVED", needs=(s.ARCHIVED_BEFORE,)),
        constants((MOVED,), "RETURNED", needs=(s.RETURNED_BEFORE,)),
        constants((MOVED,), "REVEALED", needs=(s.REVEALED_BEFORE,)),
        constants((MOVED,), "SEEN", needs=(s.SEEN_BEFORE,)),
        constants((s.THE_CARD,), "THAT_CARD", needs=(s.CARD_OF_EVENT,)),
        constants((s.THE_CARD, s.ITSELF), "SELF", needs=(s.THIS_CARD,)),
        constants((s.OSHI_SORT,), "OSHI", "OPP_OSHI"),
        # which, how many, whose
        operator(
            "()",
            "{x}({which})",
            form(SAME, {"x": MEM, "which": Many(s.ANY_MEM | s.APART, 1, 4)}, loses=(s.BARE, s.STAGES, s.THEIR_PLACES)),
            form((s.SOUGHT,), {"x": s.UNSEEN | s.SOUGHT, "which": Many(s.ANY_CARD, 1, 4)}),
            form(s.TALLY, {"x": s.GROUP, "which": Many(s.ANY_MEM | s.APART | s.DIFFERENT, 1, 4)}),
            form(
                SAME,
                {"x": CARDS | CHEERS | HELD | STACKED | MOVED, "which": Many(s.ANY_CARD, 1, 4)},
                loses=(s.GOAL, s.RIVALS),
            ),
        ),
        operator(
            "[]",
            "{x}[{k}]",
            form((SAME, s.MEM_ALL), {"x": s.SEVERAL, "k": s.marks(space, "ALL")}, loses=_ONE),
            form(
                SAME,
                {"x": s.SEVERAL | CARDS | CHEERS | HELD | STACKED | MOVED | PILE | s.UNSEEN | s.SOUGHT, "k": how_many},
                loses=_ONE,
            ),
        ),
        operator(".cheer", "{x}.cheer", form((CHEERS,), {"x": MEM})),
        operator(".stack", "{x}.stack", form((STACKED,), {"x": MEM})),
        operator(".attached", "{x}.attached({which})", form((HELD,), {"x": MEM, "which": Many(s.ANY_CARD, 0, 3)})),
        operator(".baton", "{x}.baton", form((s.ICONS,), {"x": MEM})),
        operator(".at", "{x}.at({where})", form(s.CONDITION, {"x": s.SPOKEN, "where": where})),
        operator(
            ".is_",
            "{x}.is_({which})",
            form(s.CONDITION, {"x": s.SPOKEN | s.PLACES, "which": Many(s.ANY_MEM, 1, 3)}),
            form(s.CONDITION, {"x": MOVED | s.OSHI_SORT, "which": Many(s.ANY_CARD, 1, 3)}),
        ),
    ]


_ONE = (s.SEVERAL, s.BARE, s.PLACES, s.GOAL, s.RIVALS, s.GROUP, s.STAGES, s.THEIR_PLACES)


def _one_side(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    (one,), (other,) = bound["one"], bound["other"]
    sides = [s.THEIRS.accepts(x) - s.MINE.accepts(x) for x in (one, other)]
    apart = not getattr(one, "where", 0) & getattr(other, "where", 0)
    return None if sides[0] == sides[1] and apart else "two different positions of one side belong here"
