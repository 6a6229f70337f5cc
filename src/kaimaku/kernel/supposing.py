"""Supposing: what somebody who doesn't know the other's deck list takes the hidden cards for.

Decks that are known to exist are the prior: each is the likelier the more of the cards seen so far are in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from .table import Table

Lists: TypeAlias = "tuple[tuple[int, ...], ...]"
UNLIKELY: Final = 0.25  # for each card seen that a deck does not have


def suppose(t: Table, pool: Sequence[int], seat: int, lists: Lists, rng: Random, needed: Callable[[int], bool]) -> None:
    """Give the cards of a pool that a seat cannot know the faces that one of these lists leaves for them.

    Where the list leaves more than there are cards, those that are `needed` are taken first.
    """
    bit = 1 << seat
    hidden = [card for card in pool if not t.known[card] & bit]
    if not hidden or not lists:
        return
    rest, odds = remaining(lists, tuple([t.defs[card] for card in pool if t.known[card] & bit]))
    found = list(rng.choices(rest, odds)[0])
    rng.shuffle(found)
    found.sort(key=lambda face: not needed(face))
    while len(found) < len(hidden):
        found += rng.choices(rng.choice(lists), k=len(hidden) - len(found))
    faces = found[: len(hidden)]
    for card, face in zip(hidden, faces, strict=True):
        t.defs[card] = face
    t.options = None


@lru_cache(maxsize=256)
def remaining(lists: Lists, seen: tuple[int, ...]) -> tuple[Lists, list[float]]:
    """The lists without the cards that have been seen, and how likely each is."""
    rest = tuple([left_of(each, seen) for each in lists])
    extra = [len(left) - len(each) for left, each in zip(rest, lists, strict=True)]  # the fewer match, the larger
    return rest, [UNLIKELY ** (n - min(extra)) for n in extra]


def left_of(cards: Sequence[int], seen: Sequence[int]) -> tuple[int, ...]:
    left = list(cards)
    for face in seen:
        if face in left:
            left.remove(face)
    return tuple(left)
