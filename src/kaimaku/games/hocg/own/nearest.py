"""The sentences of printed cards that come nearest to one that was not understood."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Final

from kaimaku.kernel.refusals import Lang

from .. import facts
from ..defs import BY_ID
from ..lang.declare import texts

MOST: Final = 3
ALIKE: Final = 0.35  # the share of letter pairs two sentences must have in common
ENDS: Final = {"en": re.compile(r"(?<=[.])\s+|\n+|■"), "ja": re.compile(r"(?<=。)|\n+|■")}


def nearest(fragment: str, lang: Lang) -> list[str]:
    """The likest first."""
    wanted = _pairs(fragment)
    scored = ((_alike(wanted, pairs), sentence) for sentence, pairs in _sentences(lang).items())
    found = sorted(((score, sentence) for score, sentence in scored if score >= ALIKE), reverse=True)
    return [sentence for _, sentence in found[:MOST]]


def _pairs(text: str) -> Counter[str]:
    said = re.sub(r"\s+", " ", text.casefold())
    return Counter(said[i : i + 2] for i in range(len(said) - 1))


def _alike(one: Counter[str], other: Counter[str]) -> float:
    """Twice what both have, by all they have (Dice)."""
    both = sum((one & other).values())
    return 2 * both / max(1, sum(one.values()) + sum(other.values()))


@cache
def _sentences(lang: Lang) -> dict[str, Counter[str]]:
    """What the cards that are here say, sentence by sentence."""
    said = (text for number in facts.load() if number in BY_ID for text in texts(BY_ID[number], lang).values())
    return {part: _pairs(part) for text in said for part in map(str.strip, ENDS[lang].split(text)) if part}
