"""The most useful missing words: by how many cards each would complete, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class MissingWord:
    """A word or phrase the reader or the language lacks."""

    word: str
    completes: int  # cards that need nothing else once those before it are there
    needed: int  # cards that need it at all


def most_useful(needs: Iterable[frozenset[str]], most: int) -> list[MissingWord]:
    """Greedy cover: each time the word that completes most cards; of equals the one needed by most."""
    left = [set(words) for words in needs if words]
    needed = Counter(word for words in left for word in words)
    found: list[MissingWord] = []
    while left and len(found) < most:
        alone = Counter(next(iter(words)) for words in left if len(words) == 1)
        share = Counter(word for words in left for word in words)
        word = min(share, key=lambda w: (-alone[w], -share[w], w))
        found.append(MissingWord(word, alone[word], needed[word]))
        left = [words - {word} for words in left]
        left = [words for words in left if words]
    return found
