"""Choices among cards, by what they are worth: which to give up, which to take."""

from __future__ import annotations

from typing import Final

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.game import Game
from kaimaku.kernel.picks import picking

from .hand import Prospects
from .weights import Weights

GIVEN_UP: Final = frozenset({"trade", "discard", "surplus", "put back"})
TAKEN: Final = frozenset({"search", "keep", "salvage"})
ANY_NUMBER: Final = "greed"
MOST_GIVEN: Final = 6
ORDERED: Final = frozenset({"top", "bottom", "erupt"})


def sets_to_try(t: VCardTable, seat: int, weights: Weights) -> list[tuple[int, ...]] | None:
    """The sets of cards worth trying where a card's worth decides; None if it is another question."""
    pick = picking(t)
    if pick is None:
        return None
    why, candidates = pick.why, pick.left
    if why in GIVEN_UP:
        ranked = by_worth(t, seat, candidates, weights)
        return [tuple(ranked[: pick.missing])]
    if why in TAKEN:
        ranked = by_worth(t, seat, candidates, weights)
        return [tuple(ranked[::-1][: pick.room])]
    if why == "bin":
        ranked = by_worth(t, 1 - seat, candidates, weights)
        return [tuple(ranked[::-1][: pick.missing])]
    if why == ANY_NUMBER:
        ranked = by_worth(t, seat, candidates, weights)
        return [tuple(ranked[:n]) for n in range(min(len(ranked), MOST_GIVEN) + 1)]
    if why in ORDERED:
        return [candidates]
    return None


def by_worth(t: VCardTable, seat: int, candidates: tuple[int, ...], weights: Weights) -> list[int]:
    """The least useful first."""
    prospects = Prospects(t, seat, weights)
    return sorted(candidates, key=lambda card: prospects.worth(CARDS[t.defs[card]]))


def apply(game: Game[VCardTable], t: VCardTable, seat: int, chosen: tuple[int, ...]) -> None:
    """Answer the open pick, question by question, with this set."""
    asking = t.frames[-1]
    while t.frames and t.frames[-1] is asking:
        options = game.options(t, seat)
        fitting = (option for option in options if option[0] == "pick" and option[1] in chosen)
        game.decide(t, seat, next(fitting, options[-1]))
