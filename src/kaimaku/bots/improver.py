"""The improver: a searcher that starts from the quick player's move and leaves it only for one that does better.

The quick player's move and a few others are played on in the same worlds, with the same luck. What counts of each is
by how much it ends better than the quick player's move: luck that both share cancels out. Whatever falls behind is
dropped, and so is whatever comes to the same, and in the end a move must be better by more than the noise of a few
playouts explains.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.table import Table

from .bot import Sight
from .evaluation import WIN
from .planner import Planner
from .searcher import Searcher, played_on

CANDIDATES: Final = 5  # beside the quick player's move
MARGIN: Final = 0.5  # standard errors by which another move must be better
HOPE: Final = 0.7  # … and by how many one may be worse that is still tried
LEAST: Final = 2  # worlds before anything is dropped
NOISE: Final = 0.01  # differences that all are alike were still seen in a few worlds only


class Rival:
    """A move that may be better than the quick player's, and by how much it was so far."""

    __slots__ = ("option", "squares", "total", "tries")

    def __init__(self, option: Option, lead: float, weight: float) -> None:
        """`lead`: at first sight, which counts as much as so many playouts."""
        self.option = option
        self.tries = weight
        self.total = weight * lead
        self.squares = weight * lead * lead

    def add(self, lead: float) -> None:
        self.tries += 1.0
        self.total += lead
        self.squares += lead * lead

    def lead(self, errors: float) -> float:
        """The mean lead, with so many standard errors added."""
        tries = max(self.tries, 1.0)
        mean = self.total / tries
        variance = max(NOISE * NOISE, self.squares / tries - mean * mean)
        return mean + errors * sqrt(variance / tries)


class Improver(Searcher):
    def search(self, sight: Sight[Table], rng: Random, planner: Planner[Table]) -> Option:
        started = perf_counter()
        world = planner.deal(sight, rng)
        usual = planner.move(sight.game, world, sight.seat, sight.options)
        if not planner.searched(world):
            return usual
        rivals = self.rivals(sight, world, planner, usual)
        left, worlds = self.playouts, 0
        while rivals and (perf_counter() - started < self.seconds if self.seconds else left > 0):
            base = played_on(sight.game, world, sight.seat, usual, planner)
            for rival in rivals:
                rival.add(played_on(sight.game, world, sight.seat, rival.option, planner) - base)
            left -= 1 + len(rivals)
            worlds += 1
            if worlds >= LEAST:
                rivals = [rival for rival in rivals if rival.squares > 0.0 and rival.lead(HOPE) > 0.0]
            if worlds > LEAST and len(rivals) > LEAST:
                rivals.sort(key=lambda rival: -rival.total)
                rivals = rivals[: (len(rivals) + 1) // 2]
            world = planner.deal(sight, rng)
        best = max(rivals, key=lambda rival: rival.lead(-MARGIN), default=None)
        return usual if best is None or best.lead(-MARGIN) <= 0.0 else best.option

    def rivals(self, sight: Sight[Table], world: Table, planner: Planner[Table], usual: Option) -> list[Rival]:
        """The best-looking other moves, one of each kind."""
        options = sight.options
        scores = planner.scores(sight.game, world, sight.seat, options)
        usual_score = scores[options.index(usual)]
        if usual_score >= planner.clear:
            return []
        kinds: dict[tuple[object, ...], Rival] = {}
        seen = {planner.kind(world, usual, usual_score)}
        base = planner.chance(usual_score)
        for i in sorted(range(len(options)), key=lambda i: -scores[i]):
            kind = planner.kind(world, options[i], scores[i])
            if kind not in seen and (usual_score < WIN or scores[i] > usual_score):
                seen.add(kind)
                kinds[kind] = Rival(options[i], planner.chance(scores[i]) - base, planner.trust)
        return list(kinds.values())[:CANDIDATES]
