"""Planner: what a searcher has to know of a game: a quick player, how far to look, and what a position is worth."""

from __future__ import annotations

from math import exp, inf
from random import Random
from typing import Final, Generic

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.game import Game
from kaimaku.kernel.marks import mypyc_attr

from .bot import Sight, T
from .evaluation import Evaluator
from .greedy import settle

TURNS: Final = 2  # the rest of this turn, and the next one whole
STEEP: Final = 30.0  # beyond it a chance is as good as certain


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Generic[T]):
    """One for all games with an evaluator: the greedy move, until the other's next turn is over."""

    trust = 1.0  # how many playouts the first sight of an option counts as much as
    clear = 1e9  # a quick player's move that looks as good as this needs no search

    def __init__(self, judge: Evaluator, scale: float) -> None:
        """`scale`: a lead by so much is won in about three games of four."""
        self.judge = judge
        self.scale = scale
        self.weights: list[list[float]] = []  # by kind of seat: for its features and 1, in place of the score

    def __class_getitem__(cls, table: object) -> type:
        """Compiled by mypyc, a generic class is not subscriptable by itself."""
        return cls

    def at(self, sight: Sight[T]) -> Planner[T]:
        """The planner for one decision."""
        return self

    def deal(self, sight: Sight[T], rng: Random) -> T:
        """A world as it may be."""
        return sight.deal(rng)

    def scores(self, game: Game[T], t: T, seat: int, options: list[Option]) -> list[float]:
        """How good each option looks at first sight; nobody wants one that never comes to an end."""
        found: list[float] = []
        for option in options:
            new = game.clone(t)
            try:
                game.decide(new, seat, option)
                settle(game, new, self.judge)
                found.append(self.judge.score(new, seat))
            except Endless:
                found.append(-inf)
        return found

    def move(self, game: Game[T], t: T, seat: int, options: list[Option]) -> Option:
        """What either player does in a playout."""
        scores = self.scores(game, t, seat, options)
        return options[scores.index(max(scores))]

    def kind(self, t: T, option: Option, score: float) -> tuple[object, ...]:
        """Options of one kind come to the same: copies of a card, things that nothing tells apart."""
        return (option[0], score)

    def searched(self, t: T) -> bool:
        """Is the open question worth a search? If not, the quick player answers it."""
        return True

    def until(self, t: T) -> int:
        """When a playout from here has gone far enough."""
        return t.turn + TURNS

    def now(self, t: T) -> int:
        return t.turn

    def worth(self, t: T, seat: int) -> float:
        """The chance of winning, by the looks of it."""
        features = self.judge.features
        if self.weights and features is not None and t.result is None:
            return squash(weighed(self.weights[self.judge.kind_of(t, seat)], features(t, seat)))
        return self.chance(self.judge.score(t, seat))

    def chance(self, score: float) -> float:
        return squash(score / self.scale)


def weighed(weights: list[float], features: list[float]) -> float:
    """The last weight is for whatever a position is like."""
    found = weights[len(features)]
    for n in range(len(features)):
        found += weights[n] * features[n]
    return found


def squash(x: float) -> float:
    return 0.0 if x < -STEEP else 1.0 if x > STEEP else 1.0 / (1.0 + exp(-x))
