"""Cards that are known to exist and cannot be played here yet: told apart from numbers that no card has."""

from __future__ import annotations

from dataclasses import dataclass

from kaimaku.decks.deck import Deck
from kaimaku.decks.reading import Words
from kaimaku.decks.rules import deck_rules


@dataclass(frozen=True, slots=True)
class Missing:
    """A card of a deck that cannot be played here yet, and the one that can and comes nearest to it, if any does."""

    number: str
    pile: str
    count: int
    name: Words
    nearest: str = ""


def is_not_yet(game: str, number: str) -> bool:
    """Asked about a number without facts here."""
    exists = deck_rules(game).exists
    return exists is not None and exists()(number)


def not_yet(number: str) -> Words:
    return f"{number} isn't playable yet", f"{number}は未対応のカードです"


def name_of(game: str, number: str) -> Words | None:
    """What a card is called that cannot be played here yet."""
    coming = deck_rules(game).coming
    found = coming()(number) if coming is not None else None
    return (found.name.en, found.name.ja) if found is not None else None


def missing_cards(deck: Deck) -> list[Missing]:
    """The cards of a deck that exist and cannot be played here yet, in the order of the deck.

    What is proposed in their place may be taken for all of them at once: it keeps to the number of copies.
    """
    from kaimaku.decks.book import book

    known = book(deck.game)
    found = []
    for pile, cards in deck.piles.items():
        for number, count in cards.items():
            if known.find(number) is None and is_not_yet(deck.game, number):
                name = name_of(deck.game, number) or (number, number)
                found.append(Missing(number, pile, count, name))
    nearest = deck_rules(deck.game).nearest
    if not found or nearest is None:
        return found
    near = nearest()(deck, [each.number for each in found])
    return [Missing(each.number, each.pile, each.count, each.name, near.get(each.number, "")) for each in found]
