"""A game as a bot gets it: the true table may be asked for options and dealt anew, and that is all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from kaimaku.bots import Bot, bot
from kaimaku.bots.levels import LEVELS, Levelled
from kaimaku.bots.searcher import Searcher
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Result, Table
from tests.depth import at_depth

T = TypeVar("T", bound=Table)
SEARCH = ("searcher", "master")  # asked seldom, and with a small budget: they use every part of it all the same


def players(bots: Sequence[str]) -> list[str]:
    """Bots and levels; in the short form of a test the gentlest level alone, which takes random options, too."""
    return [*sorted(bots), *at_depth([LEVELS[0].name], [level.name for level in LEVELS])]


def player(name: str, game: str, playouts: int) -> Bot:
    found = bot(name, game)
    if isinstance(found, Levelled) and isinstance(found.best, Searcher):
        return Levelled(name, found.best.with_budget(playouts), found.share)
    return found.with_budget(playouts) if isinstance(found, Searcher) else found


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
