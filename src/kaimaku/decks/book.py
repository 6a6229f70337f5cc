"""Book: what building decks for one game takes. Whoever shows decks of any game opens the book of that game."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import cache

from kaimaku.decks.deck import Deck
from kaimaku.decks.legality import Problem
from kaimaku.decks.opening import Chance
from kaimaku.decks.reading import Words
from kaimaku.decks.resolve import Fact, Known


@dataclass(frozen=True, slots=True)
class Book:
    """The cards of a game, what is wrong with a deck of them, and what can be told about it.

    `find` knows other printings of a card, too; `playable` are the cards the engine can run. `colors` are rows of
    numbers, and what they count is the game's own; `brought` are the colours a deck is known by.
    """

    game: str
    known: Known
    find: Callable[[str], Fact | None]
    playable: Container[str]
    piles: Mapping[str, Words]
    problems: Callable[[Deck], list[Problem]]
    levels: Callable[[Deck], dict[str, int]]
    colors: Callable[[Deck], Mapping[str, tuple[int, ...]]]
    brought: Callable[[Deck], list[str]]
    chances: Callable[[Deck], list[Chance]]


@cache
def book(game: str) -> Book:
    """LookupError for a game to which nobody brings a deck."""
    if game not in _BOOKS:
        raise LookupError(f"{game} has no decks to build; these have: {', '.join(_BOOKS)}")
    return _BOOKS[game]()


def _hocg() -> Book:
    from kaimaku.decks import charts, legality, opening
    from kaimaku.games.hocg import GAME, facts
    from kaimaku.games.hocg.defs import BY_ID

    known = facts.load()
    return Book(
        game=GAME.name,
        known=known,
        find=known.get,
        playable=BY_ID,
        piles={
            "oshi": ("the Oshi", "推し"),
            "main": ("the main deck", "メインデッキ"),
            "cheer": ("the cheer deck", "エールデッキ"),
        },
        problems=lambda deck: legality.problems(deck, known, BY_ID),
        levels=lambda deck: charts.levels(deck, known),
        colors=lambda deck: charts.colors(deck, known),
        brought=lambda deck: [color for color, (_, cheers, _) in charts.colors(deck, known).items() if cheers],
        chances=lambda deck: opening.chances(deck, known),
    )


def _vcard() -> Book:
    from kaimaku.decks.vcard import charts, facts, legality, opening
    from kaimaku.games.vcard import GAME
    from kaimaku.games.vcard.card import BY_ID

    known = facts.load()
    return Book(
        game=GAME.name,
        known=known,
        find=lambda number: facts.fact_of(number, known),
        playable=BY_ID,
        piles={"main": ("the deck", "デッキ")},
        problems=lambda deck: legality.problems(deck, known, BY_ID),
        levels=lambda deck: charts.levels(deck, known),
        colors=lambda deck: charts.elements(deck, known),
        brought=lambda deck: charts.main_elements(deck, known),
        chances=lambda deck: opening.chances(deck, known),
    )


_BOOKS: Mapping[str, Callable[[], Book]] = {"hocg": _hocg, "vcard": _vcard}
