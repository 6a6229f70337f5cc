"""Exact chances of drawing cards, as fractions: what a deck shows at the start of a game, redraws included.

A want is a set of card numbers and how many cards from the top it may take to meet one of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

from kaimaku.decks.deck import Pile

HAND = 7  # cards of an opening hand

ZERO, ONE = Fraction(0), Fraction(1)


@dataclass(frozen=True, slots=True)
class Want:
    """At least one of these cards among the first `within`."""

    cards: frozenset[str]
    within: int


def want(cards: Collection[str], within: int) -> Want:
    return Want(frozenset(cards), within)


def none_of(pile: Pile, wants: Sequence[Want]) -> Fraction:
    """The chance that every want goes unmet.

    From the top down fewer and fewer wants are still open, so each card already dealt is also outside what the next
    one has to avoid: the chance is a plain product.
    """
    size = sum(pile.values())
    chance = ONE
    for place in range(min(size, max((w.within for w in wants), default=0))):
        avoided = frozenset().union(*(w.cards for w in wants if place < w.within))
        others = size - sum(pile.get(number, 0) for number in avoided)
        if others <= place:
            return ZERO
        chance *= Fraction(others - place, size - place)
    return chance


def all_of(pile: Pile, wants: Sequence[Want]) -> Fraction:
    """The chance that every want is met, by inclusion and exclusion."""
    return sum((sign * none_of(pile, missed) for sign, missed in _subsets(wants)), ZERO)


def _subsets(wants: Sequence[Want]) -> Iterator[tuple[int, Sequence[Want]]]:
    for count in range(len(wants) + 1):
        for missed in combinations(wants, count):
            yield (-1) ** count, missed


def at_least(pile: Pile, cards: Collection[str], copies: int, within: int) -> Fraction:
    """The chance of so many or more of these cards among the first `within`."""
    size = sum(pile.values())
    good = sum(pile.get(number, 0) for number in set(cards))
    drawn = min(within, size)
    ways = sum(comb(good, n) * comb(size - good, drawn - n) for n in range(max(copies, 0), min(good, drawn) + 1))
    return Fraction(ways, comb(size, drawn))


# --- the opening hand ------------------------------------------------------------------------------------------------


def bare(pile: Pile, debuts: Collection[str]) -> Fraction:
    """The chance of a hand without a Debut. A redraw shuffles the whole hand back, so every hand has the same."""
    return none_of(pile, [want(debuts, HAND)])


def starts(pile: Pile, debuts: Collection[str], redraws: int) -> Fraction:
    """The chance to have a Debut after at most so many redraws; the first may be free."""
    return 1 - bare(pile, debuts) ** (1 + redraws)


def kept(pile: Pile, debuts: Collection[str], wants: Sequence[Want]) -> Fraction:
    """The chance that every want is met in a game that starts, where only hands without a Debut are redrawn.

    The kept hand is the first with a Debut in it; cards put under the deck after counted redraws have been seen.
    0 if no game can start.
    """
    first = want(debuts, HAND)
    start = all_of(pile, [first])
    return all_of(pile, [first, *wants]) / start if start else ZERO
