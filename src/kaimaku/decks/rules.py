"""DeckRules: what a game says about the decks that people bring to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from kaimaku import games
from kaimaku.decks.deck import Deck
from kaimaku.decks.shape import Shape, shapes

if TYPE_CHECKING:
    from kaimaku.decks.book import Book
    from kaimaku.decks.formats.format import Format
    from kaimaku.decks.resolve import Fact


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRules:
    shape: Shape
    book: games.Lazy[Callable[[], Book]]
    dealt: games.Lazy[Callable[[Deck], object]]  # a deck as the game's set-up takes it
    unchecked: games.Lazy[Callable[[Deck], object]]  # the same, whether or not it is legal
    anything: games.Lazy[Callable[[Random], object]]  # any declared cards: to try them out, not to be legal
    exists: games.Lazy[Callable[[str], bool]] | None = None  # cards that cannot be played here yet
    coming: games.Lazy[Callable[[str], Fact | None]] | None = None  # what is known of them
    nearest: games.Lazy[Callable[[Deck, Sequence[str]], Mapping[str, str]]] | None = None  # cards in their place
    formats: tuple[Format, ...] = ()  # of this game alone


def deck_rules(game: str) -> DeckRules:
    """LookupError for a game to which nobody brings a deck."""
    decks = games.find(game).decks
    if decks is None:
        raise LookupError(f"{game} has no decks; games with decks: {', '.join(shapes())}")
    return decks()
