"""A game as a bot gets it: the true table may be asked for options and dealt anew, and that is all."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Result, Table

T = TypeVar("T", bound=Table)


class Guarded(Game[T]):
    """Around the game itself, which may be compiled and then has no subclasses."""

    def __init__(self, game: Game[T], truth: T) -> None:
        self.game = game
        self.name = game.name
        self.seats = game.seats
        self.truth = truth
        self.dealt = 0

    def suppose(self, t: T, seat: int, rng: Random) -> T:
        self.dealt += t is self.truth
        return self.game.suppose(t, seat, rng)

    def determinize(self, t: T, seat: int, rng: Random) -> T:
        self.dealt += t is self.truth
        return self.game.determinize(t, seat, rng)

    def decide(self, t: T, seat: int, option: Option) -> None:
        assert t is not self.truth
        self.game.decide(t, seat, option)

    def clone(self, t: T) -> T:
        assert t is not self.truth
        return self.game.clone(t)

    def view(self, t: T, seat: int | None) -> object:
        assert t is not self.truth
        return self.game.view(t, seat)

    def score(self, t: T) -> tuple[float, ...]:
        return self.game.score(t)

    def parts(self, t: T) -> tuple[str, ...]:
        return self.game.parts(t)

    def concede(self, t: T, seat: int) -> Result | None:
        return self.game.concede(t, seat)

    def aside(self, t: T, seat: int, option: Option) -> None:
        self.game.aside(t, seat, option)
