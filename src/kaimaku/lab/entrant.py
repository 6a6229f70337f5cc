"""Entrant: a deck that takes part, with the name it goes by."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kaimaku import replays
from kaimaku.decks import Deck, DeckKind, all_offered, book, builtin, is_builtin, list_builtin
from kaimaku.decks.shape import shapes


class Entrant(Struct, frozen=True):
    """`piles` is the list as it was played, so that a result says what it is about."""

    id: str
    en: str
    ja: str
    piles: dict[str, dict[str, int]]

    def deck(self, game: str) -> Deck:
        return Deck(game, self.en, self.piles)


def entrant(id: str, deck: Deck) -> Entrant:
    """A deck by the id it was asked for. A built-in one goes by its own names."""
    own = is_builtin(id) and id in all_offered() and builtin(id) == deck
    en, ja = all_offered()[id].name if own else (deck.name or id,) * 2
    return Entrant(id, en, ja, {pile: dict(cards) for pile, cards in deck.piles.items()})


def builtin_entrants(game: str, *kinds: DeckKind) -> list[Entrant]:
    """The built-in decks of a game, of some kinds or all, in the order in which they are offered."""
    must_have_decks(game)
    return [entrant(id, builtin(id)) for id in list_builtin(game, *kinds)]


def must_have_decks(game: str) -> None:
    if game not in shapes():
        raise ValueError(f"{game} has no decks; the lab is for {' and '.join(shapes())}")


def must_be_playable(game: str, entrants: Sequence[Entrant]) -> None:
    """Every deck is told once, before any game."""
    if doubles := {each.id for each in entrants if sum(each.id == other.id for other in entrants) > 1}:
        raise ValueError(f"{min(doubles)} is listed twice")
    for each in entrants:
        if wrong := [p.en for p in book(game).problems(each.deck(game)) if not p.warning]:
            raise ValueError(f"{each.id} isn't a legal deck: {wrong[0]}")


def cards_hash(game: str, entrants: Sequence[Entrant]) -> str:
    """What the cards of these decks do, as far as the game keeps a hash of it."""
    return replays.header(game, [each.deck(game) for each in entrants], 0).cards
