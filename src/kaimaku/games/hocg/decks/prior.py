"""Which decks are likely for an Oshi: the built-in ones with the same, or of its colors, or else any."""

from __future__ import annotations

from functools import cache
from typing import Final

from kaimaku.decks import Deck, builtin, list_builtin
from kaimaku.games.hocg.defs import BY_ID, DEFS

MAIN: Final = "main"
CHEER: Final = "cheer"


@cache
def likely_lists(leader: int, pile: str) -> tuple[tuple[int, ...], ...]:
    """Card by card, by definition. `leader`: -1 while nobody knows."""
    decks = [deck for deck in (builtin(name) for name in list_builtin("hocg")) if known(deck)]
    found = decks
    if leader >= 0:
        same = [deck for deck in decks if leader_of(deck) == leader]
        named = [deck for deck in decks if DEFS[leader_of(deck)].names & DEFS[leader].names]
        alike = [deck for deck in decks if DEFS[leader_of(deck)].colors & DEFS[leader].colors]
        found = same or named or alike or decks
    return tuple(
        tuple(BY_ID[number].number for number, copies in deck.piles[pile].items() for _ in range(copies))
        for deck in found
    )


def leader_of(deck: Deck) -> int:
    return BY_ID[next(iter(deck.piles["oshi"]))].number


def known(deck: Deck) -> bool:
    return all(number in BY_ID for pile in deck.piles.values() for number in pile)
