"""Nouns and what can be asked of them: which, how many, whose cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kaimaku.language import SAME, Sort, constants, form, number, operator, word
from kaimaku.language.grammar import WordEntries
from kaimaku.language.words import Many, Rule, expression_of

from ..groups import OneEach
from ..holomem_nouns import MemNoun, PartNoun
from ..nouns import HoloNoun
from . import sorts as s
from .sense import all_of, enough_room, never
from .sorts import CARDS, CHEERS, HELD, MEM, MINE, MOVED, PILE, STACKED, THEIRS


def entries(space: Mapping[str, object]) -> WordEntries:
    how_many = number(1, 60, usual=(1, 2, 3)) | s.SPAN | s.marks(space, "ALL", "ANY") | s.QUANTITY
    where = s.marks(space, "AT_CENTER", "AT_COLLAB", "AT_BACK")
    return [
        # holomem
        constants((MEM, MINE, s.GROUP, s.SEVERAL), "HOLOMEM", "FRONT"),
        constants((MEM, MINE, s.GROUP, s.SEVERAL, s.STAGES), "STAGE"),
        constants((MEM, MINE, s.GROUP, s.SEVERAL, s.BARE), "BACK"),
        constants((MEM, MINE, s.GROUP, s.PLACES, s.BARE), "CENTER", "COLLAB"),
        constants((MEM, THEIRS, s.GROUP, s.SEVERAL), "OPP_HOLOMEM", "OPP_FRONT", "OPP_STAGE"),
        constants((MEM, THEIRS, s.GROUP, s.SEVERAL, s.BARE, s.THEIR_PLACES, s.THEIR_BACK), "OPP_BACK"),
        constants((MEM, THEIRS, s.GROUP, s.PLACES, s.BARE, s.THEIR_PLACES), "OPP_CENTER", "OPP_COLLAB"),
        constants((MEM, s.GROUP, s.SEVERAL), "BOTH_HOLOMEM", "BOTH_CENTER", "BOTH_FRONT"),
        constants((MEM, MINE, s.SPOKEN, s.SELVES), "THIS", needs=(s.THIS_MEM,)),
        constants((MEM, MINE, s.SPOKEN, s.SELVES), "HOLDER", needs=(s.HOLDER_OF,)),
        constants((MEM, s.SPOKEN, s.PERHAPS), "CHOSEN_ONE", needs=(s.CHOSEN,)),
        constants((MEM, s.SPOKEN, s.PERHAPS), "IT", needs=(s.SOMEBODY,)),
        constants((s.ONE_OF_THEM,), "EACH_ONE", needs=(s.EACH_OF_THEM,)),
        constants((MEM, s.SPOKEN, s.PERHAPS), "MOVED_BACK", needs=(s.WENT_BACK,)),
        constants((MEM, MINE, s.SPOKEN), "RECEIVER", "RECEIVERS", needs=(s.RECEIVED,)),
        constants((MEM, THEIRS, s.SPOKEN), "TARGET", needs=(s.THIS_ARTS,)),
        word(
            "both",
            form(
                (MEM, s.BOTH_PLACES),
                {"one": s.THEIR_PLACES, "other": s.THEIR_PLACES},
                rule=_two_of_one,
                example={"other": "OPP_COLLAB"},
                weight=1,
            ),
            form(
                (MEM, s.FRONT_PAIR),
                {"one": s.PLACES, "other": s.PLACES},
                rule=_own_front,
                example={"other": "COLLAB"},
                weight=1,
            ),
            form((MEM,), {"one": s.GROUP, "other": s.GROUP}, rule=_one_side, example=APART),
            form((MEM, MINE, s.MEM_ALL), {"one": s.SELVES, "other": s.PLACES}, rule=_ones_own),
        ),
        word(
            "either",
            form((MEM, s.GROUP, s.SEVERAL), {"one": s.BARE, "other": s.BARE}, rule=_one_side, example=APART),
            form(s.DOERS, {"one": s.OSHI_SORT | s.OSHI_NAMED, "other": s.GROUP}, rule=_own_oshi),
            form(s.ALL_DOERS, {"one": s.OSHI_SORT | s.OSHI_NAMED, "other": s.MEM_ALL}, rule=_own_oshi),
            form(s.ONE_OR_OTHER, {"one": s.HANDFUL, "other": HELD}, rule=_of_one_side),
        ),
        # cards
        constants((CARDS, s.OWN_CARDS, s.GOAL, s.RIVALS, s.IN_HAND, s.HANDFUL), "HAND"),
        constants((CARDS, s.OWN_CARDS, s.GOAL, s.DISCARDS), "ARCHIVE"),
        constants((s.UNSEEN, s.DECKS, s.GOAL), "HOLO_POWER"),
        constants((s.DECKS, s.OWN_DECK), "DECK"),
        constants(s.DECKS, "CHEER_DECK", "OPP_HOLO_POWER"),
        constants((s.DECKS, s.RIVALS, s.RIVAL_HAND), "OPP_HAND"),
        constants(CARDS, "OPP_ARCHIVE", "BOTH_ARCHIVE"),
        constants((s.LIVES, s.RIVALS), "LIFE", "OPP_LIFE"),
        constants(PILE, "DECK_TOP"),
        constants((PILE, s.POWER_PILE), "POWER_TOP"),
        constants((PILE, s.CHEER_PILE), "CHEER_TOP"),
        constants(PILE, "BOTH_CHEER_TOP"),
        constants((MOVED,), "ARCHIVED", needs=(s.ARCHIVED_BEFORE,)),
        constants((MOVED,), "RETURNED", needs=(s.RETURNED_BEFORE,)),
        constants((MOVED, s.SHOWN_BEFORE), "REVEALED", needs=(s.REVEALED_BEFORE,)),
        constants((MOVED,), "REST", needs=(s.REVEALED_BEFORE,)),
        constants((MOVED,), "SEEN", needs=(s.SEEN_BEFORE,)),
        constants((s.THE_CARD,), "THAT_CARD", needs=(s.CARD_OF_EVENT,)),
        constants((s.THE_CARD, s.ITSELF), "SELF", needs=(s.THIS_CARD,)),
        constants((s.OSHI_SORT,), "OSHI", "OPP_OSHI"),
        # which, how many, whose
        operator(
            "()",
            "{x}({which})",
            form(SAME, {"x": MEM, "which": Many(s.ANY_MEM | s.APART, 1, 4)}, loses=_PLAIN, rule=one_kind),
            form((s.SOUGHT,), {"x": s.UNSEEN | s.SOUGHT, "which": Many(s.ANY_CARD, 1, 4)}, rule=one_kind),
            form(s.DECK_CARDS, {"x": s.OWN_DECK, "which": Many(s.ANY_CARD, 1, 3)}, rule=one_kind),
            form(s.OSHI_NAMED, {"x": s.OSHI_SORT, "which": Many(s.NAMED, 1, 1)}),
            form(s.TALLY, {"x": s.GROUP, "which": Many(s.ANY_MEM | s.APART | s.DIFFERENT, 1, 4)}, rule=one_kind),
            form(s.UNLIKE_MEMS, {"x": s.SEVERAL, "which": Many(s.UNLIKE | s.ANY_MEM, 1, 3)}, rule=_as_one(s.UNLIKE)),
            form(s.EACH_KIND, {"x": s.SEVERAL, "which": Many(s.ONE_EACH | s.ANY_MEM, 1, 3)}, rule=_as_one(s.ONE_EACH)),
            form(
                SAME,
                {
                    "x": CARDS | CHEERS | HELD | STACKED | s.WHOLE_STACK | s.THEIR_OWN | MOVED,
                    "which": Many(s.ANY_CARD, 1, 4),
                },
                loses=(s.GOAL, s.DISCARDS, s.RIVALS, s.HANDFUL),
                rule=one_kind,
            ),
            form(
                s.ALIKE_CARDS, {"x": s.IN_HAND, "which": Many(s.SAME_TAG | s.ANY_CARD, 1, 3)}, rule=_as_one(s.SAME_TAG)
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
                rule=all_of(_counted_once, enough_room),
            ),
            form(s.SOME_UNLIKE, {"x": s.UNLIKE_MEMS, "k": number(2, 4, usual=(2,))}),
            form(s.SOME_ALIKE, {"x": s.ALIKE_CARDS, "k": number(2, 4, usual=(2,))}),
            form(
                SAME,
                {"x": s.WHOLE_STACK, "k": s.SPAN | number(1, 9, usual=(1, 2)) | s.marks(space, "ALL")},
                rule=_counted_once,
            ),
        ),
        operator(
            ".cheer",
            "{x}.cheer",
            form((CHEERS, s.CHEERS_OF_BOTH), {"x": s.BOTH_PLACES}, weight=1),
            form((CHEERS,), {"x": MEM}, rule=_whoever_has_them),
            form((s.THEIR_OWN,), {"x": s.ONE_OF_THEM}),
        ),
        operator(
            ".stack",
            "{x}.stack",
            form((STACKED,), {"x": MEM}, rule=_whoever_has_them),
            form((s.THEIR_OWN,), {"x": s.ONE_OF_THEM}),
        ),
        operator(".cards", "{x}.cards", form((s.WHOLE_STACK,), {"x": s.SPOKEN})),
        operator(
            ".attached",
            "{x}.attached({which})",
            form((HELD,), {"x": MEM, "which": Many(s.ANY_CARD, 0, 3)}, rule=all_of(_whoever_has_them, _carried)),
            form((s.THEIR_OWN,), {"x": s.ONE_OF_THEM, "which": Many(s.ANY_CARD, 0, 3)}, rule=_carried),
        ),
        operator(".baton", "{x}.baton", form((s.ICONS,), {"x": MEM}, rule=_whoever_has_them)),
        operator(".at", "{x}.at({where})", form(s.CONDITION, {"x": s.SPOKEN, "where": where})),
        operator(
            ".is_",
            "{x}.is_({which})",
            form(s.CONDITION, {"x": s.SPOKEN | s.PLACES, "which": Many(s.ANY_MEM, 1, 3)}),
            form(s.CONDITION, {"x": s.THEIR_BACK, "which": s.marks(space, "damaged")}),
            form(s.CONDITION, {"x": MOVED | s.OSHI_SORT, "which": Many(s.ANY_CARD, 1, 3)}),
        ),
    ]


def _whoever_has_them(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """How many holomem have them would be ignored."""
    x = bound["x"][0]
    some = isinstance(x, MemNoun) and x.counted and not x.all
    return "they are counted on all such holomem together: HOLOMEM.cheer[2]" if some else None


APART: Final = {"one": "COLLAB", "other": "BACK"}
KINDS: Final = frozenset({"holomem", "cheer", "staff", "item", "event", "tool", "mascot", "fan"})
LEVELS: Final = frozenset({"debut", "first", "second", "spot"})
_PLAIN: Final = (s.BARE, s.STAGES, s.SELVES, s.THEIR_PLACES)
_ONE: Final = (
    *(s.SEVERAL, s.BARE, s.PLACES, s.GOAL, s.DISCARDS, s.RIVALS, s.GROUP, s.STAGES, s.THEIR_PLACES, s.THEIR_BACK),
    *(s.HANDFUL, s.POWER_PILE),
)


def _as_one(sort: Sort) -> Rule:
    """Of words that say which of several go together there is one."""

    def check(bound: Mapping[str, tuple[object, ...]]) -> str | None:
        said = sum(sort.accepts(x) for x in bound["which"])
        return alone(bound["which"]) if said == 1 else f"say once which go together: {sort.example}"

    return check


def alone(which: Sequence[object]) -> str | None:
    """Kinds with adjectives of their own take no others."""
    told = any(isinstance(x, OneEach) for x in which) and len(which) > 1
    return "say which with each kind: one_each((debut, 'AZKi'), (debut, 'Tokino Sora'))" if told else None


def one_kind(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """No card is of two kinds or levels; said one after the other, all adjectives have to fit."""
    earlier = getattr(bound["x"][0], "filters", ()) if "x" in bound else ()
    said = [expression.word.name for x in (*earlier, *bound["which"]) if (expression := expression_of(x)) is not None]
    for names, instead in ((KINDS, "any_of(item, event)"), (LEVELS, "debut | first")):
        if len({name for name in said if name in names}) > 1:
            return f"no card is both; for one or the other write {instead}"
    noun = bound["x"][0] if "x" in bound else None
    return never(noun, (x for x in bound["which"] if _tells_kind(x))) if isinstance(noun, HoloNoun) else None


def _tells_kind(x: object) -> bool:
    return not any(sort.accepts(x) for sort in (s.APART, s.DIFFERENT, s.UNLIKE, s.ONE_EACH, s.SAME_TAG))


def _carried(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """Tools, mascots and fans are attached, nothing else."""
    owner = bound["x"][0]
    return never(PartNoun(owner, "attached"), bound["which"]) if isinstance(owner, MemNoun) else None


def _counted_once(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """The last number would be the only one."""
    return "say once how many: HAND[2]" if getattr(bound["x"][0], "counted", False) else None


def _ones_own(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    return None if s.MINE.accepts(bound["other"][0]) else "use one of your own positions: both(THIS, COLLAB)"


def _of_one_side(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    held = bound["other"][0]
    mine = isinstance(held, PartNoun) and held.owner.side == 0 and not held.counted
    return None if mine else "say which cards of your own stage: either(HAND, STAGE.attached(tool))"


def _own_oshi(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    (one,), (other,) = bound["one"], bound["other"]
    mine = getattr(one, "side", 1) == 0 and s.MINE.accepts(other)
    return None if mine else "use your own Oshi and your own holomem: either(OSHI, HOLOMEM)"


def _two_of_one(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    places = [s.PLACES.accepts(bound[x][0]) for x in ("one", "other")]
    return _one_side(bound) if all(places) else "use the positions of one holomem each: both(OPP_CENTER, OPP_COLLAB)"


def _own_front(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    two = (bound["one"][0], bound["other"][0])
    own = all(s.MINE.accepts(x) and s.BARE.accepts(x) for x in two)
    return _one_side(bound) if own else "use your own positions: both(CENTER, COLLAB)"


def _one_side(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    (one,), (other,) = bound["one"], bound["other"]
    sides = [s.THEIRS.accepts(x) - s.MINE.accepts(x) for x in (one, other)]
    apart = not getattr(one, "where", 0) & getattr(other, "where", 0)
    return (
        None if sides[0] == sides[1] and apart else "use two different positions on the same side: both(COLLAB, BACK)"
    )
