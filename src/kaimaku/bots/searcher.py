"""The searcher: plays its best-looking options on, in many worlds dealt anew, and takes the one that ends best.

Each of the likely options is followed by playouts in which both sides make the quick player's moves until the other's
next turn is over. All options meet the same worlds and the same luck; the worse half is dropped again and again, so
that what is left of the budget tells the best ones apart.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final, cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.game import Game
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.table import Table

from .bot import Bot, Sight, T
from .evaluation import WIN
from .planner import Planner

LIKELY: Final = 6  # options that are played on
STEPS: Final = 300  # decisions of one playout
PLAYOUTS: Final = 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    name = "searcher"
    searches = True

    def __init__(self, planner: Planner[Any], playouts: int = PLAYOUTS, seconds: float = 0.0) -> None:
        """A budget of playouts gives the same moves on every machine; one in seconds, if there is any, goes first."""
        self.planner: Planner[Table] = planner
        self.playouts = playouts
        self.seconds = seconds

    def with_budget(self, playouts: int, seconds: float = 0.0) -> Searcher:
        """The same bot, thinking more or less."""
        return type(self)(self.planner, playouts, seconds)

    def think(self, sight: Sight[T], rng: Random) -> Option:
        if len(sight.options) == 1:
            return sight.options[0]
        view = cast("Sight[Table]", sight)
        return self.search(view, rng, self.planner.at(view))

    def search(self, sight: Sight[Table], rng: Random, planner: Planner[Table]) -> Option:
        dealt = planner.deal(sight, rng)
        if not planner.searched(dealt):
            return planner.move(sight.game, dealt, sight.seat, sight.options)
        alive = likely(sight, dealt, planner)
        started = perf_counter()
        rounds = max(1, (len(alive) - 1).bit_length())
        total = [0.0] * len(alive)
        left = list(range(len(alive)))
        world = dealt
        for number in range(rounds):
            if len(left) == 1:
                break
            tries = max(1, self.playouts // rounds // len(left))
            while True:
                for i in left:
                    total[i] += played_on(sight.game, world, sight.seat, alive[i], planner)
                world = planner.deal(sight, rng)
                tries -= 1
                if perf_counter() - started > self.seconds * (number + 1) / rounds if self.seconds else tries <= 0:
                    break
            left.sort(key=lambda i: -total[i])
            left = left[: (len(left) + 1) // 2]
        return alive[left[0]]


def likely(sight: Sight[Table], dealt: Table, planner: Planner[Table]) -> list[Option]:
    """The options that look best, one of each kind; stopping (pass, no, enough) is always among them."""
    options = sight.options
    scores = planner.scores(sight.game, dealt, sight.seat, options)
    order = sorted(range(len(options)), key=lambda i: -scores[i])
    if scores[order[0]] >= WIN:
        return [options[order[0]]]
    kinds: dict[tuple[object, ...], Option] = {}
    for i in order:
        kinds.setdefault(planner.kind(dealt, options[i], scores[i]), options[i])
    found = list(kinds.values())[:LIKELY]
    if len(kinds) > LIKELY and options[-1] not in found:
        found.append(options[-1])
    return found


def played_on(game: Game[Table], world: Table, seat: int, option: Option, planner: Planner[Table]) -> float:
    """What an option comes to in this world."""
    t = game.clone(world)
    until = planner.until(t)
    try:
        game.decide(t, seat, option)
        for _ in range(STEPS):
            if t.result is not None or planner.now(t) >= until:
                break
            asked = t.asked[0]
            options = game.options(t, asked)
            game.decide(t, asked, options[0] if len(options) == 1 else planner.move(game, t, asked, options[:]))
    except Endless:
        return 0.0
    return planner.worth(t, seat)
