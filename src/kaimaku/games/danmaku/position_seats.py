"""Players of a scenario by number or letter: P1 and A are the same."""

from __future__ import annotations

import re

LETTERS = "ABCDEFGH"
PLAYER = re.compile(r"(?:p|player ?)?([1-8])", re.IGNORECASE)


def seat_word(word: str) -> int | None:
    """The seat that P3, player 3, 3 or C stands for; None for any other word."""
    word = word.strip()
    found = PLAYER.fullmatch(word)
    if found:
        return int(found[1]) - 1
    return LETTERS.index(word.upper()) if len(word) == 1 and word.upper() in LETTERS else None
