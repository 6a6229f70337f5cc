"""Reviewing: what a review has to know of a game. By itself, a game is played to its end by its usual bot."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from kaimaku import bots, games
from kaimaku.bots.bot import Bot, Sight
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Line
from kaimaku.kernel.table import Table

T = TypeVar("T", bound=Table)

FEW = 4  # options that are all looked at, whatever the bot thinks of them
ASKED = 3  # times the bot is asked what it would do
STEEP = 30.0  # beyond it a chance is as good as certain


class Reviewing(Generic[T]):
    unit: ClassVar[tuple[str, str] | None] = None  # what `Desk.score` counts, in a sentence

    def __init__(self, name: str) -> None:
        self.name = name

    def player(self) -> Bot:
        """Who plays on, on all seats."""
        return bots.bot(games.find(self.name).bots[0], self.name)

    def deal(self, game: Game[Any], t: T, seat: int, history: Sequence[Line], rng: Random) -> T:
        """The table as it may be for all that the seat knows: the others' deck lists are none of it."""
        dealt: T = game.determinize(game.suppose(t, seat, rng), seat, rng)
        return dealt

    def others(self, sight: Sight[T], played: Option, rng: Random) -> list[Option]:
        """Other options worth a look, the best first: what the bot would do in several worlds; all of a few."""
        player = self.player()
        found = [player.answer(sight, rng) for _ in range(ASKED)]
        if len(sight.options) <= FEW:
            found += sight.options
        return [option for option in dict.fromkeys(found) if option != played]

    def far_enough(self, t: T, start: T) -> bool:
        """May what comes after this be told from how the table looks?"""
        return False

    def chances(self, t: T) -> list[float]:
        """How likely each seat is to win, by the looks of a table at which the playing stops."""
        return [1.0 / t.seats] * t.seats


def logistic(x: float) -> float:
    return 0.0 if x < -STEEP else 1.0 if x > STEEP else 1.0 / (1.0 + exp(-x))


def reviewing(name: str) -> Reviewing[Any]:
    own = games.find(name).reviewing
    return Reviewing(name) if own is None else own()(name)


def settled(t: Table) -> list[float] | None:
    """1 for those who have won, 0 for the others; a draw between two is half a win. None: the game goes on."""
    return None if t.result is None else shares(t.seats, t.result.winners)


def shares(seats: int, winners: Sequence[int]) -> list[float]:
    if not winners:
        return [0.5 if seats == 2 else 0.0] * seats
    return [1.0 if seat in winners else 0.0 for seat in range(seats)]
