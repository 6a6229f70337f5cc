"""Format: one way of writing a deck down."""

from collections.abc import Callable
from dataclasses import dataclass

from kaimaku.decks.deck import Deck
from kaimaku.decks.reading import Imported
from kaimaku.decks.resolve import Known


class CannotWrite(ValueError):
    """This deck has no form in this format; why, in English and Japanese."""

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.ja = ja


@dataclass(frozen=True, slots=True)
class Format:
    """`sniff` says from 0 to 1 how much a text looks like this; `read` keeps whatever it can and never raises.

    `annotate` writes what `write` does, with the names of the cards beside their numbers.
    """

    name: str
    title: str
    games: tuple[str, ...]  # empty: all
    sniff: Callable[[str], float]
    read: Callable[[str, str], Imported]
    write: Callable[[Deck], str] | None = None
    annotate: Callable[[Deck, Known], str] | None = None

    def suits(self, game: str) -> bool:
        return not self.games or game in self.games


def single_oshi(deck: Deck) -> str:
    """The oshi for formats with room for exactly one; empty if none was chosen."""
    count = deck.size("oshi")
    if count > 1:
        ja = f"この形式の推しは1枚です（現在{count}枚）"
        raise CannotWrite(f"this format allows 1 oshi; the deck has {count}", ja)
    return next(iter(deck.oshi), "")
