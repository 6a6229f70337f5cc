"""What could never be or do anything: adjectives no card has together, and holomem that are there already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kaimaku.language.kinds import Mark
from kaimaku.language.words import Rule, expression_of, source

from ...defs import DEBUT, FIRST, SECOND, SPOT
from ...table import ARCHIVE, BACK, CENTER, COLLAB, DECK, HAND, POWER, STAGE_LIMIT
from ..card_nouns import ONLY_CHEERS, CardNoun
from ..conditions import Counted, Exists, Joined
from ..filters import AnyOf, Both, Colored, Either, Filter, Level, Not, Tagged, adjective
from ..holomem_nouns import MemNoun, PartNoun, Spoken
from ..joined_nouns import Pair
from ..move_verbs import TOP
from ..nouns import BOTH_SIDES, MINE, THEIRS, HoloNoun
from ..relations import same_color
from ..states import Having, State
from . import sorts as s

Bound = Mapping[str, tuple[object, ...]]
USED: Final = frozenset({"staff", "item", "event"})
CARRIED: Final = frozenset({"tool", "mascot", "fan"})
HOLOMEM: Final = frozenset({"holomem"})
CHEER: Final = frozenset({"cheer"})
IN_DECKS: Final = HOLOMEM | USED | CARRIED
EVERY: Final = IN_DECKS | CHEER
MANY: Final = 9999
LEVELS: Final = frozenset({DEBUT, FIRST, SECOND, SPOT})
# The kinds of cards that a word alone tells; those of classes are below.
OF_KIND: Final[Mapping[str, frozenset[str]]] = {
    **{kind: frozenset({kind}) for kind in EVERY},
    "support": USED | CARRIED,
    "limited": USED | CARRIED,
    "buzz": HOLOMEM,
    "has_text": HOLOMEM,
    "extra": HOLOMEM,
    "name_has": IN_DECKS,
}
PARTS: Final = {"cheer": CHEER, "attached": CARRIED, "stack": HOLOMEM, "cards": HOLOMEM}


def _called(x: Filter) -> str:
    expression = expression_of(x)
    return "" if expression is None else expression.word.name


def kinds(x: Filter) -> frozenset[str]:
    """The kinds of cards that can be so."""
    if isinstance(x, Both):
        return EVERY.intersection(*map(kinds, x.parts))
    if isinstance(x, AnyOf | Either):
        return frozenset().union(*map(kinds, x.parts))
    if isinstance(x, Not):
        return EVERY - kinds(x.part) if _called(x.part) in EVERY | {"support"} else EVERY
    if isinstance(x, Level | State | Having):
        return HOLOMEM
    if isinstance(x, Colored | same_color):
        return HOLOMEM | CHEER
    return IN_DECKS if isinstance(x, Tagged) else OF_KIND.get(_called(x), EVERY)


def levels(x: Filter) -> frozenset[int]:
    """The levels that a holomem can have that is so."""
    if isinstance(x, Level):
        return frozenset(x.levels)
    if isinstance(x, Either):
        return frozenset().union(*map(levels, x.parts))
    if isinstance(x, Not) and isinstance(x.part, Level):
        return LEVELS - levels(x.part)
    return LEVELS


def _lying(noun: HoloNoun) -> frozenset[str]:
    """The kinds of cards that can be there."""
    if isinstance(noun, PartNoun):
        return PARTS[noun.part]
    if isinstance(noun, CardNoun):
        return CHEER if noun.zone in ONLY_CHEERS else IN_DECKS if noun.zone in (HAND, DECK, POWER) else EVERY
    return HOLOMEM if isinstance(noun, MemNoun) else EVERY


def kinds_of(noun: HoloNoun) -> frozenset[str]:
    return _lying(noun).intersection(*map(kinds, noun.filters))


def levels_of(noun: HoloNoun) -> frozenset[int]:
    return LEVELS.intersection(*map(levels, noun.filters))


def contrary(filters: Sequence[Filter]) -> bool:
    """Does one of them deny another? A holomem that is resting is not active (4.2.1)."""
    meant = {_meaning(x) for x in filters}
    denied = {_meaning(x.part) for x in filters if isinstance(x, Not)}
    words = {_called(x) for x in filters}, {_called(x.part) for x in filters if isinstance(x, Not)}
    if denied & meant or any({"resting", "active"} <= x for x in words):
        return True
    low = max((k for x in filters for k in _hp_of(x, "hp_at_least")), default=0)
    return low > min((k for x in filters for k in _hp_of(x, "hp_at_most")), default=MANY)


def _meaning(x: Filter) -> tuple[str, str]:
    """As it is written; names and tags, which are written without a word, by what they say."""
    return type(x).__name__, x.words("en") if expression_of(x) is None else source(x)


def _hp_of(x: Filter, word: str) -> tuple[int, ...]:
    expression = expression_of(x)
    said = expression.args if expression is not None and expression.word.name == word else ()
    return tuple(k for k in said if isinstance(k, int))


def never(noun: HoloNoun, said: Iterable[object] = ()) -> str | None:
    """… with these adjectives added: what no card there can be."""
    filters = (*noun.filters, *(adjective(x) for x in said if isinstance(x, Filter | str | tuple)))
    there = _lying(noun).intersection(*map(kinds, filters))
    if not there or not LEVELS.intersection(*map(levels, filters)) or contrary(filters):
        return "no card there can be all of that: leave one of these words out"
    return None


def found_in(noun: HoloNoun) -> Rule:
    """What is looked for among these."""

    def check(bound: Bound) -> str | None:
        return never(
            noun, (x for x in bound.get("what", ()) if not s.ONE_EACH.accepts(x) and not s.DIFFERENT.accepts(x))
        )

    return check


def one_holomem(noun: object) -> object:
    """What stands for a single holomem, so that two nouns can be compared; None for what may be several."""
    if isinstance(noun, Spoken):
        return noun.slot if s.SELVES.accepts(noun) else None
    if isinstance(noun, MemNoun) and noun.where in (CENTER, COLLAB) and noun.side != BOTH_SIDES:
        return noun.side, noun.where
    return None


def to_itself(bound: Bound) -> str | None:
    """What a holomem has is not given to the same holomem (5.17.4.1)."""
    x, to = bound.get("x", (None,))[0], bound.get("to", (None,))[0]
    owner = one_holomem(x.owner) if isinstance(x, PartNoun) else None
    return (
        "they are attached there already: Reattach(CENTER.cheer, BACK)"
        if owner is not None and owner == one_holomem(to)
        else None
    )


def moves(bound: Bound) -> str | None:
    x, pos = bound["x"][0], bound["pos"][0]
    assert isinstance(x, MemNoun)
    assert isinstance(pos, int)
    return None if x.where & ~pos else "they are in that position already: MoveTo(BACK, AT_CENTER)"


def placed(bound: Bound) -> str | None:
    x = bound["x"][0]
    assert isinstance(x, HoloNoun)
    return None if "holomem" in kinds_of(x) else "only holomem are placed on a stage: PutOnStage(HAND(debut))"


def archives(bound: Bound) -> str | None:
    x = bound["x"][0]
    expression = expression_of(x)
    there = isinstance(x, CardNoun) and x.zone == ARCHIVE
    before = expression is not None and s.ARCHIVED_BEFORE in expression.needs and s.MOVED.accepts(x)
    return "they are there already: Archive(HAND)" if there or before else None


def to_top(bound: Bound) -> str | None:
    x, how = bound["x"][0], bound.get("how", (None,))[0]
    there = isinstance(x, CardNoun) and x.zone == DECK and x.top and how == TOP
    return "they are there already: ToDeck(DECK_TOP, BOTTOM)" if there else None


def blooms(bound: Bound) -> str | None:
    """Spot holomem don't bloom, and nobody blooms into a Debut or a Spot (8.3)."""
    x, using = bound["x"][0], bound.get("using", (None,))[0]
    if isinstance(x, HoloNoun) and levels_of(x) <= {SPOT}:
        return "a Spot doesn't bloom: Bloom(HOLOMEM(debut), HAND(first))"
    if isinstance(using, HoloNoun) and ("holomem" not in kinds_of(using) or levels_of(using) <= {DEBUT, SPOT}):
        return "a holomem blooms into a 1st or 2nd holomem: Bloom(HOLOMEM, HAND(first))"
    return None


def said_of(bound: Bound) -> list[str]:
    x = bound["x"][0]
    return [_called(a) for a in x.filters] if isinstance(x, HoloNoun) else []


OPPOSITE: Final = {"resting": "active", "active": "resting"}


def not_yet(word: str) -> Rule:
    """Whom nothing can happen to any more: who is resting is not rested."""
    return lambda bound: (
        f"they are {word} already: leave that out, or say {OPPOSITE[word]}" if word in said_of(bound) else None
    )


def fine(bound: Bound) -> str | None:
    """Nothing more is asked."""
    return None


def not_debut(bound: Bound) -> str | None:
    x = bound["x"][0]
    return (
        "they are Debut already: ToDebut(HOLOMEM(first | second))"
        if isinstance(x, HoloNoun) and levels_of(x) <= {DEBUT}
        else None
    )


def damaged_ones(bound: Bound) -> str | None:
    x = bound["x"][0]
    whole = isinstance(x, HoloNoun) and any(isinstance(a, Not) and _called(a.part) == "damaged" for a in x.filters)
    return "they have all their HP already: Heal(10, HOLOMEM(damaged))" if whole else None


def room(noun: object) -> int:
    """How many of these holomem there can be at once: one in the center, one in collab, six on a stage (4.6.2.1)."""
    if isinstance(noun, Pair):
        return 2
    if one_holomem(noun) is not None:
        return 1
    if not isinstance(noun, MemNoun) or isinstance(noun, Spoken):
        return MANY
    places = sum(bool(noun.where & one) for one in (CENTER, COLLAB)) + STAGE_LIMIT * bool(noun.where & BACK)
    own = 0 if noun.side == THEIRS else min(places, STAGE_LIMIT - bool(noun.other))
    return own if noun.side == MINE else own + min(places, STAGE_LIMIT)


def in_reach(param: str, least: bool) -> Rule:
    """Whoever asks for more than there can be, or for no more than that, knows the answer."""

    def check(bound: Bound) -> str | None:
        k, most = bound["k"][0], room(bound[param][0])
        if not isinstance(k, int) or (k <= most if least else k < most):
            return None
        return "there is never more than one: COLLAB, ~COLLAB" if most == 1 else _too_many(bound[param][0], most)

    return check


def enough_room(bound: Bound) -> str | None:
    """More holomem than there can be are never chosen."""
    k, most = bound["k"][0], room(bound["x"][0])
    numbers = k if isinstance(k, tuple) else (k,)
    wanted = max((n for n in numbers if isinstance(n, int) and not isinstance(n, Mark)), default=0)
    return _too_many(bound["x"][0], most) if wanted > most else None


def _too_many(noun: object, most: int) -> str:
    return f"there are never more than {most} of them: {source(noun)}[{most}], {source(noun)} >= {most}"


def asked_for(x: object) -> dict[str, tuple[int, int]]:
    """How many of each noun a condition wants, the least and the most."""
    if isinstance(x, Joined):
        return narrowed(*x.parts) if x.how is all else {}
    if isinstance(x, Counted):
        return {source(x.noun): (x.low, x.high)}
    if isinstance(x, Exists) and not x.quality:
        return {source(x.noun): (0, 0) if x.none else (1, MANY)}
    return {}


def narrowed(*conditions: object) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for condition in conditions:
        for noun, (low, high) in asked_for(condition).items():
            least, most = found.get(noun, (0, MANY))
            found[noun] = max(least, low), min(most, high)
    return found


def both_hold(bound: Bound) -> str | None:
    """Two conditions that are never true together would be a text that never does anything."""
    parts = narrowed(bound["x"][0], bound["y"][0])
    never_so = next((noun for noun, (low, high) in parts.items() if low > high), None)
    return None if never_so is None else f"no number of {never_so} is both"


def all_of(*rules: Rule) -> Rule:
    def check(bound: Bound) -> str | None:
        return next((wrong for rule in rules if (wrong := rule(bound)) is not None), None)

    return check
