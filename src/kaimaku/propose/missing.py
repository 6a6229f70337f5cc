"""The most useful missing words: by how many cards each would complete, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Wish:
    """A word or phrase the reader or the language lacks."""

    word: str
    completes: int  # cards that need nothing else once those before it are there
    wanted: int  # cards that need it at all


def wishes(wants: Iterable[frozenset[str]], most: int) -> list[Wish]:
    """Greedy cover: each time the word that completes most cards; of equals the one wanted by most."""
    left = [set(want) for want in wants if want]
    wanted = Counter(word for want in left for word in want)
    found: list[Wish] = []
    while left and len(found) < most:
        alone = Counter(next(iter(want)) for want in left if len(want) == 1)
        share = Counter(word for want in left for word in want)
        word = min(share, key=lambda w: (-alone[w], -share[w], w))
        found.append(Wish(word, alone[word], wanted[word]))
        left = [want - {word} for want in left]
        left = [want for want in left if want]
    return found
