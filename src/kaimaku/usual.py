"""The decks a game is played with when nobody names any."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kaimaku import games
from kaimaku.decks import Deck, builtin, deck_rules, first_games, list_builtin


def usual_seats(game: str) -> int:
    return games.find(game).seats[0]


def usual_decks(game: str) -> tuple[str, ...]:
    """Built-in decks, one per seat; none where nobody brings a deck."""
    first = first_games().get(game)
    return first.decks if first is not None else ()


def said_seats(span: range) -> str:
    return str(span[0]) if len(span) == 1 else f"{span[0]} to {span[-1]}"


def decks_for(game: str, seats: int, decks: Sequence[object] | None = None) -> list[object]:
    """One deck per seat: those given, where a name means a built-in one, or the usual ones of the game."""
    span = games.find(game).seats
    if seats not in span:
        raise ValueError(f"{game} needs {said_seats(span)} players, not {seats}")
    if decks is None:
        decks = usual_decks(game) or [None] * seats
    if len(decks) != seats:
        raise ValueError(f"{seats} seats need {seats} decks, not {len(decks)}")
    return [_brought(game, deck) for deck in decks]


def _brought(game: str, deck: object) -> object:
    if isinstance(deck, str) and deck in list_builtin(game):
        deck = builtin(deck)
    return deck_rules(game).dealt()(deck) if isinstance(deck, Deck) else deck


def any_deck(game: str, rng: Random) -> object:
    """A deck of any declared cards: to try them out, not to be legal."""
    return deck_rules(game).anything()(rng)


def any_pair(game: str, rng: Random) -> list[object]:
    """Two of the built-in decks, or one twice, as the game's set-up takes them."""
    return decks_for(game, 2, rng.choices(list_builtin(game), k=2))
