"""Names that people give themselves and their decks, as others will read them. Every such text comes through here."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

MARKS = 4  # on one letter; more of them would reach into the lines above and below

# Seen as nothing, though Unicode counts them as letters, marks and symbols: joiners, fillers of Hangul, Khmer and
# Khitan, variation selectors, blanks of Braille, music and hieroglyphs, the place of an object that is not there.
_BLANK = frozenset(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x13441, 0x13442, 0x16FE4, 0x1D159),
        *(0x180B, 0x180C, 0x180D, 0x180F),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
# What belongs to the letter before it without being a mark: vowels and ends of old Hangul, AM of Thai and Lao,
# skin tones.
_JOINED = frozenset([*range(0x1160, 0x1200), *range(0xD7B0, 0xD7FC), 0x0E33, 0x0EB3, *range(0x1F3FB, 0x1F400)])
_FLAGS = range(0x1F1E6, 0x1F200)  # two of them make one flag


def clean(text: str) -> str:
    """One line of what can be seen: nothing that controls, turns or hides text. Empty if nothing is left."""
    seen = "".join(c for c in text if not _unseen(c))
    spaced = " ".join(unicodedata.normalize("NFC", seen).split())
    kept = "".join(_bare(letter) for letter in letters(spaced))
    return " ".join(kept.split())


def letters(text: str) -> Iterator[str]:
    """Cut into what a reader takes for one character each: a letter with its marks, an emoji, a flag."""
    letter = ""
    for c in text:
        if letter and _goes_with(letter, c):
            letter += c
        else:
            if letter:
                yield letter
            letter = c
    if letter:
        yield letter


def length(text: str) -> int:
    """In characters as a reader counts them."""
    return sum(1 for _ in letters(text))


def shortened(text: str, longest: int) -> str:
    """Its first characters, none of them cut in two."""
    return "".join(letter for n, letter in enumerate(letters(text)) if n < longest).rstrip()


def _unseen(c: str) -> bool:
    return unicodedata.category(c)[0] == "C" or ord(c) in _BLANK


def _goes_with(letter: str, c: str) -> bool:
    if ord(c) in _FLAGS:
        return len(letter) == 1 and ord(letter) in _FLAGS
    return unicodedata.category(c)[0] == "M" or ord(c) in _JOINED


def _bare(letter: str) -> str:
    """Without marks that have nothing to stand on, or that are too many."""
    if unicodedata.category(letter[0])[0] == "M":
        return ""
    if letter[0] == " ":
        return " "
    return letter[: 1 + MARKS]
