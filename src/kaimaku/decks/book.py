"""Book: what building decks for one game takes. Whoever shows decks of any game opens the book of that game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from kaimaku.decks.chance import Chance
from kaimaku.decks.deck import Deck
from kaimaku.decks.problem import Problem
from kaimaku.decks.reading import Words
from kaimaku.decks.resolve import Fact, Known
from kaimaku.decks.rules import deck_rules


def _nothing(deck: Deck, region: str = "") -> list[Problem]:
    return []


class Restricted(Protocol):
    """What keeps a legal deck from official tournaments: warnings, or with a region what its list refuses."""

    def __call__(self, deck: Deck, region: str = "") -> list[Problem]: ...


@dataclass(frozen=True, slots=True)
class Book:
    """The cards of a game, what is wrong with a deck of them, and what can be told about it.

    `find` knows other printings of a card, too; `playable` are the cards the engine can run. `colors` are rows of
    numbers, and what they count is the game's own; `brought` are the colours a deck is known by. `restricted` says what
    keeps a legal deck from official tournaments.
    """

    game: str
    known: Known
    find: Callable[[str], Fact | None]
    playable: Collection[str]
    piles: Mapping[str, Words]
    problems: Callable[[Deck], list[Problem]]  # all of them, what `restricted` says too
    levels: Callable[[Deck], dict[str, int]]
    colors: Callable[[Deck], Mapping[str, tuple[int, ...]]]
    brought: Callable[[Deck], list[str]]
    chances: Callable[[Deck], list[Chance]]
    restricted: Restricted = _nothing
    regions: Mapping[str, Words] = field(default_factory=dict)  # whose lists of restricted cards there are

    def checked(self, deck: Deck, region: str = "") -> list[Problem]:
        """Its problems where the list of a region counts; without one, what the lists say is a warning."""
        if not region:
            return self.problems(deck)
        told = self.restricted(deck)
        return [*(problem for problem in self.problems(deck) if problem not in told), *self.restricted(deck, region)]


@cache
def book(game: str) -> Book:
    """LookupError for a game to which nobody brings a deck."""
    return deck_rules(game).book()()
