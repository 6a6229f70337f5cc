"""Pairings: everybody once, no repeats while that can be, and the nearest in points; the same for the same seed."""

from __future__ import annotations

from itertools import combinations
from random import Random

import networkx
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.server.tournaments.pairing import BYE, bracket, swiss
from tests.depth import at_depth, examples

Field = tuple[dict[int, int], set[frozenset[int]], set[int]]


@st.composite
def fields(draw: st.DrawFn, most: int = 14) -> Field:
    count = draw(st.integers(2, most))
    points = {n: draw(st.integers(0, 12)) for n in range(count)}
    pairs = [frozenset(pair) for pair in combinations(range(count), 2)]
    met = set(draw(st.lists(st.sampled_from(pairs), max_size=len(pairs))))
    return points, met, set(draw(st.lists(st.sampled_from(range(count)), max_size=count)))


def least_repeats(points: dict[int, int], met: set[frozenset[int]], byes: set[int]) -> int:
    """How many cannot be avoided, found in another way: by the largest matching of those who may meet."""
    graph: networkx.Graph[int] = networkx.Graph()
    players = [*points, BYE] if len(points) % 2 else list(points)
    graph.add_nodes_from(players)
    for a, b in combinations(players, 2):
        if not (frozenset((a, b)) in met or (b == BYE and a in byes)):
            graph.add_edge(a, b)
    free = len(networkx.max_weight_matching(graph, maxcardinality=True))
    return len(players) // 2 - free


def apart(points: dict[int, int], pairs: list[tuple[int, int]]) -> int:
    return sum((points[a] - points[b]) ** 2 for a, b in pairs if b != BYE)


@settings(max_examples=examples(300), deadline=None)
@given(fields(), st.text(max_size=4))
def test_everybody_once_and_no_more_repeats_than_must_be(field: Field, seed: str) -> None:
    points, met, byes = field
    pairs = swiss(points, met, byes, seed)
    seated = [player for pair in pairs for player in pair if player != BYE]
    assert sorted(seated) == sorted(points)
    assert sum(b == BYE for _, b in pairs) == len(points) % 2 and all(a != BYE for a, _ in pairs)
    repeats = sum(frozenset(pair) in met or (pair[1] == BYE and pair[0] in byes) for pair in pairs)
    assert repeats == least_repeats(points, met, byes)
    assert swiss(points, met, byes, seed) == pairs


@settings(max_examples=examples(120), deadline=None)
@given(st.lists(st.integers(0, 9), min_size=2, max_size=8), st.data())
def test_the_score_groups_are_as_near_as_possible(scores: list[int], data: st.DataObject) -> None:
    """Compared with every pairing there is."""
    points = dict(enumerate(scores))
    pairs = [frozenset(pair) for pair in combinations(points, 2)]
    met = set(data.draw(st.lists(st.sampled_from(pairs), max_size=3)))
    best = min(cost(points, met, each) for each in every_pairing(sorted(points)))
    assert cost(points, met, swiss(points, met, set(), "s")) == best


def cost(points: dict[int, int], met: set[frozenset[int]], pairs: list[tuple[int, int]]) -> tuple[int, int, int]:
    low = min(points.values())
    repeats = sum(frozenset(pair) in met for pair in pairs)
    return repeats, sum((points[a] - low) ** 2 for a, b in pairs if b == BYE), apart(points, pairs)


def every_pairing(players: list[int]) -> list[list[tuple[int, int]]]:
    if not players:
        return [[]]
    if len(players) % 2:
        return [[*rest, (bye, BYE)] for bye in players for rest in every_pairing([p for p in players if p != bye])]
    first = players[0]
    return [
        [(first, other), *rest]
        for other in players[1:]
        for rest in every_pairing([p for p in players if p not in (first, other)])
    ]


def test_a_whole_tournament_has_no_repeats_and_at_most_one_bye_each() -> None:
    for count in at_depth((13, 70), (5, 8, 13, 40, 64, 70, 101, 256)):
        rng, points = Random(count), dict.fromkeys(range(count), 0)
        met: set[frozenset[int]] = set()
        byes: set[int] = set()
        for number in range(4 if count < 8 else 6):
            for a, b in swiss(points, met, byes, f"{count}/{number}"):
                if b == BYE:
                    assert a not in byes
                    byes.add(a)
                    points[a] += 3
                    continue
                assert frozenset((a, b)) not in met
                met.add(frozenset((a, b)))
                points[a if rng.random() < 0.5 else b] += 3


def test_another_seed_pairs_otherwise() -> None:
    points = dict.fromkeys(range(32), 0)
    assert len({tuple(swiss(points, set(), set(), str(seed))) for seed in range(5)}) == 5


def test_brackets() -> None:
    assert bracket([7, 3]) == [(7, 3)]
    assert bracket([1, 2, 3, 4]) == [(1, 4), (2, 3)]
    assert bracket([1, 2, 3, 4, 5, 6, 7, 8]) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert bracket([1, 2, 3, 4, 5]) == [(1, BYE), (4, 5), (2, BYE), (3, BYE)]
    for count in range(2, 40):
        pairs = bracket(list(range(count)))
        assert sorted(p for pair in pairs for p in pair if p != BYE) == list(range(count))
        assert all(a != BYE for a, _ in pairs)
