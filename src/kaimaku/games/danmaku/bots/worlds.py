"""Worlds: every way in which the hidden roles may lie, weighed exactly.

What speaks for or against a world is a product over the seats, so the cards within a kind are summed up group by
group instead of one world at a time; nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from .parts import KIND_OF, KINDS, NOBODY, OF_KIND, PARTS, Cast, Shares, certain

Weights: TypeAlias = "Sequence[Sequence[float]]"  # by seat and part: how well what the seat did fits the part
Kinds: TypeAlias = "list[float]"  # how likely each kind is
Places: TypeAlias = "tuple[int, ...]"  # among the hidden seats
World: TypeAlias = "tuple[Places, tuple[tuple[int, Places], ...]]"  # the kinds of the hidden seats; the same as groups


@cache
def arrangements(counts: tuple[int, ...]) -> tuple[World, ...]:
    """All ways to give so many of each kind to seats in a row."""
    return tuple(
        (kinds, tuple((kind, tuple(at for at, k in enumerate(kinds) if k == kind)) for kind in sorted(set(kinds))))
        for kinds in _rows(counts)
    )


@cache
def _rows(counts: tuple[int, ...]) -> tuple[Places, ...]:
    if not sum(counts):
        return ((),)
    found: list[Places] = []
    for kind, count in enumerate(counts):
        if count:
            rest = (*counts[:kind], count - 1, *counts[kind + 1 :])
            found += [(kind, *more) for more in _rows(rest)]
    return tuple(found)


@cache
def deals(kind: int, size: int, pile: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """What so many players of a kind may hold, drawn without putting back: in how many ways, and which parts."""
    if not size:
        return ((1, ()),)
    found = []
    for part in OF_KIND[kind]:
        if pile[part]:
            rest = (*pile[:part], pile[part] - 1, *pile[part + 1 :])
            found += [(pile[part] * ways, (part, *more)) for ways, more in deals(kind, size - 1, rest)]
    return tuple(found)


class Group:
    """Some seats that share a kind: how well all that their cards may be fits what they did."""

    __slots__ = ("deals", "fits", "places", "total")

    def __init__(self, kind: int, places: Places, pile: tuple[int, ...], weights: Weights) -> None:
        self.places = places
        self.deals = deals(kind, len(places), pile)
        self.fits = [float(ways) for ways, _ in self.deals]
        for n, at in enumerate(places):
            row = weights[at]
            self.fits = [fit * row[parts[n]] for fit, (_, parts) in zip(self.fits, self.deals, strict=True)]
        self.total = sum(self.fits)

    def share_out(self, scale: float, found: Sequence[list[float]]) -> None:
        for n, at in enumerate(self.places):
            row = found[at]
            for fit, (_, parts) in zip(self.fits, self.deals, strict=True):
                row[parts[n]] += fit * scale


class Worlds:
    """The worlds of a viewer who knows some parts."""

    __slots__ = ("cast", "groups", "hidden", "known", "weighed")

    def __init__(self, cast: Cast, known: Mapping[int, int], weights: Weights) -> None:
        self.cast = cast
        self.known = dict(known)
        self.hidden = [seat for seat in range(cast.seats) if seat not in known]
        counts, left = list(cast.kinds), list(cast.pile)
        for part in known.values():
            counts[KIND_OF[part]] -= 1
            left[part] -= 1
        if min(counts) < 0 or sum(counts) != len(self.hidden):
            raise ValueError("the known roles do not fit the game")
        pile, theirs = tuple(left), [weights[seat] for seat in self.hidden]
        groups: dict[tuple[int, Places], Group] = {}
        self.weighed: list[tuple[World, float]] = []
        for world in arrangements(tuple(counts)):
            weight = 1.0
            for key in world[1]:
                group = groups.get(key)
                if group is None:
                    group = groups[key] = Group(*key, pile, theirs)
                weight *= group.total
            if weight > 0.0:
                self.weighed.append((world, weight))
        self.groups = groups

    def shares(self) -> list[Shares]:
        """How likely each part is, by seat."""
        scales: dict[tuple[int, Places], float] = {}
        total = 0.0
        for (_, keys), weight in self.weighed:
            total += weight
            for key in keys:
                scales[key] = scales.get(key, 0.0) + weight
        found = [[0.0] * len(PARTS) for _ in self.hidden]
        for key, weight in scales.items():
            self.groups[key].share_out(weight / self.groups[key].total / total, found)
        rows: list[Shares] = [certain(self.known[s]) if s in self.known else NOBODY for s in range(self.cast.seats)]
        for at, seat in enumerate(self.hidden):
            rows[seat] = tuple(found[at])
        return rows


def kinds_given(cast: Cast, known: Mapping[int, int], weights: Weights, seat: int) -> dict[int, list[Kinds]]:
    """For each kind that a hidden seat may be: how likely each kind then is, by hidden seat in order.

    This is what a player goes by in the heat of the game: that a card is in one hand and so in no other is not counted.
    """
    hidden = [s for s in range(cast.seats) if s not in known]
    counts = list(cast.kinds)
    for part in known.values():
        counts[KIND_OF[part]] -= 1
    if min(counts) < 0 or sum(counts) != len(hidden):
        return {}
    rows = [
        [
            sum(cast.pile[p] * weights[s][p] for p in parts) / max(1, sum(cast.pile[p] for p in parts))
            for parts in OF_KIND
        ]
        for s in hidden
    ]
    at = hidden.index(seat)
    found: dict[int, list[Kinds]] = {}
    totals: dict[int, float] = {}
    for kinds, _ in arrangements(tuple(counts)):
        weight = 1.0
        for row, kind in zip(rows, kinds, strict=True):
            weight *= row[kind]
        mine = kinds[at]
        if mine not in found:
            found[mine] = [[0.0] * len(KINDS) for _ in hidden]
            totals[mine] = 0.0
        totals[mine] += weight
        for share, kind in zip(found[mine], kinds, strict=True):
            share[kind] += weight
    for mine, total in totals.items():
        found[mine] = [[x / total for x in share] for share in found[mine]]
    return found
