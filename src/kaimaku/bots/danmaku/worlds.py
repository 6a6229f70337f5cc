"""Worlds: every way in which the hidden roles may lie, weighed exactly.

What speaks for or against a world is a product over the seats, so the cards within a kind are summed up group by
group instead of one world at a time; nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from .parts import KIND_OF, KINDS, NOBODY, OF_KIND, PARTS, Cast, Shares, certain

Weights = Sequence[Sequence[float]]  # by seat and part: how well what the seat did fits the part


@cache
def arrangements(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All ways to give so many of each kind to seats in a row."""
    if not sum(counts):
        return ((),)
    found: list[tuple[int, ...]] = []
    for kind, count in enumerate(counts):
        if count:
            rest = (*counts[:kind], count - 1, *counts[kind + 1 :])
            found += [(kind, *more) for more in arrangements(rest)]
    return tuple(found)


class Group:
    """Some seats that share a kind: what their cards may be, drawn from the pile without putting back."""

    __slots__ = ("kind", "places", "rows", "total")

    def __init__(self, places: Sequence[int], kind: int, pile: Sequence[int], weights: Weights) -> None:
        self.kind = kind
        self.places = places  # among the hidden seats
        self.rows = [[0.0] * len(PARTS) for _ in places]
        left = list(pile)

        def deal(at: int, so_far: float) -> float:
            if at == len(places):
                return so_far
            total = 0.0
            for part in OF_KIND[kind]:
                copies = left[part]
                if copies:
                    left[part] -= 1
                    found = deal(at + 1, so_far * copies * weights[places[at]][part])
                    left[part] += 1
                    self.rows[at][part] += found
                    total += found
            return total

        self.total = deal(0, 1.0)


class Worlds:
    """The worlds of a viewer who knows some parts."""

    __slots__ = ("cast", "hidden", "known", "weighed")

    def __init__(self, cast: Cast, known: Mapping[int, int], weights: Weights) -> None:
        self.cast = cast
        self.known = dict(known)
        self.hidden = [seat for seat in range(cast.seats) if seat not in known]
        counts = list(cast.kinds)
        pile = list(cast.pile)
        for part in known.values():
            counts[KIND_OF[part]] -= 1
            pile[part] -= 1
        if min(counts) < 0 or sum(counts) != len(self.hidden):
            raise ValueError("the known roles do not fit the game")
        groups: dict[tuple[int, int], Group] = {}
        theirs = [weights[seat] for seat in self.hidden]
        self.weighed: list[tuple[tuple[int, ...], float, list[Group]]] = []
        for world in arrangements(tuple(counts)):
            mine: list[Group] = []
            weight = 1.0
            for kind, count in enumerate(counts):
                if count:
                    mask = sum(1 << at for at, k in enumerate(world) if k == kind)
                    group = groups.get((kind, mask))
                    if group is None:
                        places = [at for at in range(len(world)) if mask >> at & 1]
                        group = groups[kind, mask] = Group(places, kind, pile, theirs)
                    weight *= group.total
                    mine.append(group)
            if weight > 0.0:
                self.weighed.append((world, weight, mine))

    def shares(self) -> list[Shares]:
        """How likely each part is, by seat."""
        found = [[0.0] * len(PARTS) for _ in self.hidden]
        share: dict[Group, float] = {}
        total = 0.0
        for _, weight, groups in self.weighed:
            total += weight
            for group in groups:
                share[group] = share.get(group, 0.0) + weight / group.total
        for group, scale in share.items():
            for at, row in zip(group.places, group.rows, strict=True):
                mine = found[at]
                for part in OF_KIND[group.kind]:
                    mine[part] += row[part] * scale
        rows: list[Shares] = [certain(self.known[s]) if s in self.known else NOBODY for s in range(self.cast.seats)]
        for at, seat in enumerate(self.hidden):
            rows[seat] = tuple(x / total for x in found[at]) if total else NOBODY
        return rows

    def kinds_given(self, seat: int) -> list[list[list[float]]]:
        """For each kind that a hidden seat may be: how likely each kind then is, by hidden seat in order."""
        at = self.hidden.index(seat)
        found = [[[0.0] * len(KINDS) for _ in self.hidden] for _ in KINDS]
        totals = [0.0] * len(KINDS)
        for world, weight, _ in self.weighed:
            rows = found[world[at]]
            totals[world[at]] += weight
            for row, kind in zip(rows, world, strict=True):
                row[kind] += weight
        for kind, total in enumerate(totals):
            if total:
                for row in found[kind]:
                    row[:] = [x / total for x in row]
        return found

