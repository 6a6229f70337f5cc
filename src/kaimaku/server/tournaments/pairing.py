"""Pairings: who plays whom, by a maximum-weight matching."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Final

import networkx

Pair = tuple[int, int]

BYE: Final = -1
NEAREST: Final = 24  # neighbours that are looked at first where there are many players
MANY: Final = 64
# What is to be avoided, the worst first; each outweighs all of the next kind together.
REPEAT: Final = 10**18  # two who have met, or a second bye
HIGH_BYE: Final = 10**12  # for each square of the points by which whoever has the bye is above the last
APART: Final = 10**6  # for each square of the points between two
CHANCE: Final = 1000  # among pairings that are equally good


def swiss(points: Mapping[int, int], met: Collection[frozenset[int]], byes: Collection[int], seed: str) -> list[Pair]:
    """Everybody once, in pairs; of an odd number, one with `BYE`, as the second of the pair.

    No two who have met, and no second bye, as long as that is possible at all; then the bye as far down as possible,
    then the least sum of squared differences in points; chance decides among what is left.
    """
    rng = Random(seed)
    order = sorted(points)
    rng.shuffle(order)
    order.sort(key=lambda player: -points[player])
    if len(order) % 2:
        order.append(BYE)
    weights = _Weights(points, frozenset(met), frozenset(byes), rng)
    if len(order) > MANY:
        found = _matched(order, NEAREST, weights)
        if len(found) * 2 == len(order) and weights.cost(found) <= weights.least(order):
            return _in_order(found, points, rng)
    return _in_order(_matched(order, len(order), weights), points, rng)


class _Weights:
    def __init__(
        self, points: Mapping[int, int], met: frozenset[frozenset[int]], byes: frozenset[int], rng: Random
    ) -> None:
        self._points, self._met, self._byes, self._rng = points, met, byes, rng
        self._last = min(points.values(), default=0)

    def apart(self, a: int, b: int) -> int:
        """What is bad about a pair, without chance."""
        if BYE in (a, b):
            player = b if a == BYE else a
            return REPEAT * (player in self._byes) + HIGH_BYE * (self._points[player] - self._last) ** 2
        return REPEAT * (frozenset((a, b)) in self._met) + APART * (self._points[a] - self._points[b]) ** 2

    def weight(self, a: int, b: int) -> int:
        return -self.apart(a, b) - self._rng.randrange(CHANCE)

    def cost(self, pairs: Collection[Pair]) -> int:
        return sum(self.apart(a, b) for a, b in pairs)

    def least(self, order: list[int]) -> int:
        """No pairing can be better: neighbours by points, the last with the bye, whoever has met whom."""
        players = [player for player in order if player != BYE]
        pairs = zip(players[::2], players[1::2], strict=False)
        return sum(APART * (self._points[a] - self._points[b]) ** 2 for a, b in pairs)


def _matched(order: list[int], nearest: int, weights: _Weights) -> list[Pair]:
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(order)
    for n, a in enumerate(order):
        for b in order[n + 1 : n + 1 + nearest]:
            graph.add_edge(a, b, weight=weights.weight(a, b))
    return [(a, b) for a, b in networkx.max_weight_matching(graph, maxcardinality=True)]


def _in_order(found: list[Pair], points: Mapping[int, int], rng: Random) -> list[Pair]:
    """The best table first, the bye last; who sits where is chance."""
    pairs = []
    for pair in sorted(map(sorted, found)):
        a, b = pair[::-1] if BYE in pair or rng.random() < 0.5 else pair
        pairs.append((a, b))
    return sorted(pairs, key=lambda pair: (pair[1] == BYE, *(-p for p in _sums(pair, points)), pair))


def _sums(pair: Pair, points: Mapping[int, int]) -> tuple[int, int]:
    values = [points.get(player, 0) for player in pair]
    return max(values), sum(values)


def bracket(seeds: list[int]) -> list[Pair]:
    """The first round of an elimination: the best meets the last; the first two meet in the final at the earliest.

    The best have a bye where the players don't fill it.
    """
    size = 1
    while size < len(seeds):
        size *= 2
    places = [0]
    while len(places) < size:
        places = [at for place in places for at in (place, 2 * len(places) - 1 - place)]
    slots = [seeds[place] if place < len(seeds) else BYE for place in places]
    return list(zip(slots[::2], slots[1::2], strict=True))
