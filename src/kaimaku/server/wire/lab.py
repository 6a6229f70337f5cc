"""Results of the lab: how decks fare against each other."""

from __future__ import annotations

from msgspec import Struct

from .common import GameName, Words


class Share(Struct, frozen=True):
    """A share of games, from 0 to 1, with its 95 % interval."""

    rate: float
    low: float
    high: float


class LabDeck(Struct, frozen=True):
    """A deck against all the others together."""

    id: str
    name: Words
    builtin: bool  # it comes with the game, as it was played here
    games: int
    share: Share


class LabCell(Struct, frozen=True):
    """Two decks, as the first of them sees it."""

    a: str
    b: str
    games: int  # without those that broke
    wins: int
    losses: int
    draws: int
    errors: int
    share: Share


class LabMatrix(Struct, frozen=True):
    """Every deck against every other, seats exchanged, on the same luck."""

    game: GameName
    made: str  # ISO date
    version: str  # of Kaimaku
    bot: str  # on both sides
    seed: int
    games: int  # asked for, of each pair
    decks: list[LabDeck]  # the most successful first
    cells: list[LabCell]  # one for each pair
