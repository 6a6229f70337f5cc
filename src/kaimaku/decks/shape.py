"""Shape: what a deck of a game looks like: its piles and how its card numbers are written."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache

# Dashes people and word processors put in place of the hyphen. The katakana long vowel is not here: names need it.
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−"), "-")
_TIMES = dict.fromkeys(map(ord, "✕✖╳⨯"), "×")
_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"))
_LIGATURES = dict.fromkeys((0xFDFA, 0xFDFB))  # single characters that become whole sentences
_CLEAN = {**_DASHES, **_TIMES, **_INVISIBLE, **_LIGATURES}
_NARROW = {**_CLEAN, **{wide: chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)}}
# Normalizing takes the square of the number of marks in a row, so it is done by pieces. One begins where nothing before
# it can change, or after more characters and marks than a name has.
_PIECES = re.compile(r"[\x00-\x7f]*[^\x00-\x7f]{0,64}[\u0300-\u036f\u3099\u309a]{0,4}")


def plain(text: str) -> str:
    """Text with full-width letters and digits, odd dashes and invisible characters made ordinary."""
    if text.isascii():
        return text
    return "".join(unicodedata.normalize("NFKC", piece) for piece in _PIECES.findall(text.translate(_CLEAN)))


def narrow(text: str) -> str:
    """The same as far as card numbers need it, at little cost however long the text is."""
    return text if text.isascii() else text.translate(_NARROW)


@dataclass(frozen=True, slots=True)
class Shape:
    """One game's deck: `home` is where a card goes that nobody placed; `kinds` maps a kind of card to its pile.

    `number` is how a card number may be written, `own` one that no other game has. `sections` are what a list is
    divided into: a heading and the kinds of card below it.
    """

    game: str
    piles: tuple[str, ...]
    home: str
    kinds: Mapping[str, str]
    number: re.Pattern[str]
    spell: Callable[[re.Match[str]], str]
    own: re.Pattern[str]
    sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    headings: Mapping[str, str] = field(default_factory=dict)  # in plain text, what stands above a pile → the pile
    guesses: Mapping[str, str] = field(default_factory=dict)  # how a number begins → its pile
    alike: frozenset[str] = frozenset()  # kinds of cards that do the same if they have the same name

    def canonical(self, text: str) -> str | None:
        """The card number that `text` spells, whole and without the suffix of one printing; None if it is none."""
        if len(text) > 60:
            return None
        found = self.number.fullmatch(plain(text).strip())
        return self.spell(found) if found else None

    def guess(self, number: str) -> str:
        """The pile of an unplaced card as far as the number alone tells."""
        return next((pile for begins, pile in self.guesses.items() if re.match(begins, number)), self.home)

    def pile_of(self, kind: str) -> str:
        return self.kinds.get(kind, self.home)


@cache
def shapes() -> Mapping[str, Shape]:
    """By game, of the games to which people bring decks."""
    from kaimaku import games

    return {manifest.name: manifest.decks().shape for manifest in games.all() if manifest.decks is not None}
