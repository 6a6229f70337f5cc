"""What the kinds of a verb's arguments cannot say: a rule tells what is wrong with them, or None."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import cast

from kaimaku.language.words import Rule

from ...rules.abilities import SHOWN
from ...table import ARCHIVE
from ..card_nouns import ONLY_CHEERS, CardNoun
from ..filters import Colored, Either, Filter, Named, adjective, cheer, fan, mascot, tool
from ..groups import different
from ..holomem_nouns import PartNoun
from ..joined_nouns import Pair
from ..nouns import HoloNoun
from ..search_verbs import ALL_CARDS
from . import sorts as s
from .nouns import alone
from .sense import CARRIED, kinds_of, one_holomem, to_itself

Bound = Mapping[str, tuple[object, ...]]


def the_noun(bound: Bound, param: str = "x") -> HoloNoun:
    found = bound[param][0]
    assert isinstance(found, HoloNoun)
    return found


def all_at_once(bound: Bound) -> str | None:
    """What lasts was never chosen for one of them."""
    return None if s.STANDERS.accepts(bound["x"][0]) else "what lasts is about all of them: HOLOMEM[ALL]"


def archived(bound: Bound) -> str | None:
    noun = the_noun(bound, "also")
    plain = isinstance(noun, CardNoun) and noun.zone == ARCHIVE and not noun.counted and cheer not in noun.filters
    return None if plain else "say which archived cards go back with the hand: ShuffleBack(ARCHIVE(holomem))"


def revealed(bound: Bound) -> str | None:
    shown = getattr(bound["x"][0], "slot", None) == SHOWN
    return None if shown else "it speaks of revealed cards: TakeInstead(REVEALED(support))"


def rollers(bound: Bound) -> str | None:
    by = the_noun(bound, "by")
    plain = s.MINE.accepts(by) and not by.counted and not by.other
    return None if plain else "say whose abilities of yours: DiceShow(5, by=HOLOMEM, n=3)"


def sure_number(bound: Bound) -> str | None:
    if bound.get("up_to", (False,))[0] and s.QUANTITY.accepts(bound["k"][0]):
        return "up_to takes a plain number: Draw(3, up_to=True)"
    return None


def some_left(bound: Bound) -> str | None:
    k, n = (cast(int, bound.get(name, (1,))[0]) for name in ("k", "n"))
    return None if n < k else "archive fewer cards than are looked at: LookArchive(2, 1)"


def even(bound: Bound) -> str | None:
    q, by = (cast(int, bound.get(name, (10,))[0]) for name in ("q", "by"))
    if the_noun(bound, "to").counted:
        return "it is shared out among all of them: SplitDamage(30, OPP_BACK)"
    return (
        None
        if q % by == 0 and q > by
        else "the damage must come to two or more equal shares: SplitDamage(30, OPP_BACK, by=10)"
    )


def filters(bound: Bound) -> tuple[Filter, ...]:
    return tuple(adjective(x) for x in bound.get("what", ()))  # type: ignore[arg-type]


def attachable(x: Filter) -> bool:
    kinds = x.parts if isinstance(x, Either) else (x,)
    return isinstance(x, Named) or all(kind in (tool, mascot, fan) for kind in kinds)


def to_attach(bound: Bound) -> str | None:
    good = any(attachable(x) for x in filters(bound)) and bool(kinds_of(ALL_CARDS.which(*filters(bound))) & CARRIED)
    return receivers(bound) if good else "say which tool, mascot or fan: Search(tool, to=THIS)"


def receivers(bound: Bound) -> str | None:
    """Everything goes to one of them, or is divided among all; a number of receivers is said with what each gets."""
    if (same := to_itself(bound)) is not None:
        return same
    to = the_noun(bound, "to")
    if to.amount is not None:
        return "the number of receivers must be a plain number: HOLOMEM[2]"
    shared, each = bool(bound.get("split", (False,))[0]), cast(int, bound.get("each", (0,))[0])
    x = bound["x"][0] if "x" in bound else None
    if each and (shared or "cap" in bound):
        return "each=… says already how many each of them gets: leave out split and cap"
    asked = each * to.least, each * to.most
    if each and isinstance(x, HoloNoun) and x.counted and (x.amount is not None or (x.least, x.most) != asked):
        return "each=… says how many there are: leave the number out, or write as many as they come to"
    if each or (to.least, to.most) == (1, 1) or (shared and (to.all or isinstance(to, Pair))):
        return None
    return "give it to one holomem (HOLOMEM), split it (HOLOMEM[ALL], split=True), or give each some (each=1)"


def cheers(bound: Bound) -> str | None:
    return receivers(bound) if cheer in the_noun(bound).filters else "only cheers can be sent: ARCHIVE(cheer)"


def cheers_uncounted(bound: Bound) -> str | None:
    noun = the_noun(bound)
    if noun.counted:
        return "each=… says how many there are: leave the number out"
    good = s.CHEER_PILE.accepts(noun) or cheer in noun.filters
    return None if good else "only cheers can be sent: ARCHIVE(cheer)"


def one_each(bound: Bound) -> str | None:
    said = sum(s.ONE_EACH.accepts(x) for x in bound["what"])
    return alone(bound["what"]) if said == 1 else "say once of which kinds there is one each: one_each(debut, first)"


def apart(bound: Bound) -> str | None:
    said = [x for x in bound["what"] if s.DIFFERENT.accepts(x)]
    return None if said == [different] else "say once that they have different names: Search(debut, different, n=2)"


def only_cheers(bound: Bound) -> str | None:
    noun = the_noun(bound)
    good = isinstance(noun, PartNoun) or cheer in noun.filters
    return None if good else "only cheers go to the cheer deck: THIS.cheer, ARCHIVE(cheer)"


def of_the_deck(bound: Bound) -> str | None:
    noun = the_noun(bound)
    cheers = cheer in noun.filters or (isinstance(noun, CardNoun) and noun.zone in ONLY_CHEERS)
    return "cheers return to the cheer deck: ToCheerDeck(ARCHIVE(cheer))" if cheers else None


def elsewhere(zone: int) -> Rule:
    """… and from somewhere else."""

    def check(bound: Bound) -> str | None:
        noun = the_noun(bound)
        there = isinstance(noun, CardNoun) and noun.zone == zone
        return "they are there already: say from where else they come" if there else of_the_deck(bound)

    return check


def supports(bound: Bound) -> str | None:
    noun = the_noun(bound)
    good = any(attachable(x) for x in noun.filters) and bool(kinds_of(noun) & CARRIED)
    return receivers(bound) if good else "say which tool, mascot or fan: ARCHIVE(tool)"


def one_card(bound: Bound) -> str | None:
    noun = the_noun(bound, "using") if "using" in bound else None
    return None if noun is None or noun.most == 1 else "a holomem blooms into one card: Bloom(HOLOMEM, HAND(first))"


def found_for_stage(bound: Bound) -> str | None:
    good = "holomem" in kinds_of(ALL_CARDS.which(*filters(bound)))
    return None if good else "only holomem are placed on a stage: Search(debut, to=STAGE)"


def one_side(bound: Bound) -> str | None:
    one, other = bound["a"][0], bound["b"][0]
    if one_holomem(one) is not None and one_holomem(one) == one_holomem(other):
        return "a holomem doesn't change places with itself: Swap(CENTER, BACK)"
    wheres = [getattr(x, "where", 7) for x in (one, other)]
    if s.SPOKEN.accepts(one) or s.SPOKEN.accepts(other):
        return None
    if s.MINE.accepts(one) != s.MINE.accepts(other) or s.THEIRS.accepts(one) != s.THEIRS.accepts(other):
        return "both must be on the same side: Swap(OPP_CENTER, OPP_BACK)"
    return "one of them must be a back holomem: Swap(CENTER, BACK)" if wheres[0] & wheres[1] else None


def opposing(bound: Bound) -> str | None:
    theirs = s.THEIRS.accepts(bound["x"][0]) or s.BOTH_PLACES.accepts(bound["x"][0])
    return None if theirs else "Arts hit the opponent's holomem: DealInstead(OPP_FRONT[ALL])"


def evenly(bound: Bound) -> str | None:
    """Numbers to choose from are equally far apart, from low to high."""
    k = bound["k"][0]
    if not isinstance(k, tuple):
        return None
    steps = {b - a for a, b in pairwise(k)}
    return None if len(steps) == 1 and steps.pop() > 0 else "list numbers that are equally far apart: DiceShow((3, 5))"


def own_stack(bound: Bound) -> str | None:
    """Cards below one's own holomem, as many as there are: one of them is used."""
    using = bound["using"][0]
    if not isinstance(using, PartNoun):
        return None
    mine = s.MINE.accepts(using.owner) and not using.counted
    return None if mine else "use a card that is stacked on your holomem: Bloom(HOLOMEM(other), THIS.stack)"


def all_cheers(bound: Bound) -> str | None:
    """Which cheers of which of your holomem; those of one color, or all."""
    noun = the_noun(bound, "cheers")
    colored = all(isinstance(x, Colored) for x in noun.filters) and len(noun.filters) < 2
    good = isinstance(noun, PartNoun) and s.MEM_ALL.accepts(noun.owner) and noun.all and colored
    return None if good else 'say it of all of them: AlsoCheers("blue", HOLOMEM[ALL].cheer(red)[ALL])'


def one_receiver(bound: Bound) -> str | None:
    to = the_noun(bound, "to")
    return None if (to.least, to.most) == (1, 1) and to.amount is None else "it goes to one holomem: BACK"
