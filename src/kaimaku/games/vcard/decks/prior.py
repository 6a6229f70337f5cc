"""Which decks are likely where certain sets are played with: the built-in ones of those sets, or else any."""

from __future__ import annotations

from functools import cache

from kaimaku.decks import Deck, builtin, list_builtin
from kaimaku.games.vcard.card import BY_ID


@cache
def likely_lists(sets: str) -> tuple[tuple[int, ...], ...]:
    """Card by card, by definition. `sets`: as tables name them."""
    decks = [builtin(name) for name in list_builtin("vcard")]
    allowed = set(sets.split(","))
    fitting = [deck for deck in decks if {number.partition("-")[0] for number in deck.main} <= allowed]
    return tuple(cards_of(deck) for deck in fitting or decks)


def cards_of(deck: Deck) -> tuple[int, ...]:
    return tuple(BY_ID[number].number for number, copies in deck.main.items() for _ in range(copies))
