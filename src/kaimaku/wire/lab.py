"""Results of the lab: win rates of decks against each other."""

from __future__ import annotations

from msgspec import Struct

from .common import GameName, Words


class Share(Struct, frozen=True):
    """A share of games, from 0 to 1, with its 95 % confidence interval."""

    rate: float
    low: float
    high: float


class LabDeck(Struct, frozen=True):
    """A deck's result against all other decks together."""

    id: str
    name: Words
    builtin: bool  # unchanged since it was measured, and shipped with the game
    kind: str  # of a built-in deck, as in `BuiltinDeck`; otherwise empty
    games: int
    share: Share


class LabCell(Struct, frozen=True):
    """Deck `a` against deck `b`, counted for `a`."""

    a: str
    b: str
    games: int  # without failed games
    wins: int
    losses: int
    draws: int
    errors: int
    share: Share


class LabMatrix(Struct, frozen=True):
    """Every deck against every other, with seats swapped and the same seeds for every pair."""

    game: GameName
    made: str  # ISO date
    version: str  # of Kaimaku
    bot: str  # on both sides
    seed: int
    games: int  # requested for each pair
    decks: list[LabDeck]  # best first
    cells: list[LabCell]  # one for each pair
