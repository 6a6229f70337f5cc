"""Posterior: the roles as somebody may believe them to lie, and tables with roles dealt from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from random import Random

from kaimaku.games.danmaku.table import ASIDE, ROLE, DanmakuTable

from .parts import part_of
from .rumour import Rumour
from .worlds import Worlds


def worlds_of(told: Rumour, known: Mapping[int, int], gone: Sequence[int]) -> Worlds:
    """Every way in which the roles may lie, weighed by what is told. `gone`: parts that nobody can have unseen."""
    weights = told.weights()
    open_to = [[0.0 if part in gone else x for part, x in enumerate(row)] for row in weights]
    worlds = Worlds(told.cast, known, open_to)
    if not worlds.weighed:  # a position that no game comes to
        worlds = Worlds(told.cast, known, weights)
    return worlds


def sample(worlds: Worlds, rng: Random) -> dict[int, int]:
    """One of the worlds, as likely as it is believed: the parts of the hidden seats."""
    (_, keys), _ = worlds.weighed[drawn(rng, [weight for _, weight in worlds.weighed])]
    found: dict[int, int] = {}
    for key in keys:
        group = worlds.groups[key]
        _, parts = group.deals[drawn(rng, group.fits)]
        for at, part in zip(group.places, parts, strict=True):
            found[worlds.hidden[at]] = part
    return found


def drawn(rng: Random, weights: Sequence[float]) -> int:
    """A place, as likely as its weight is large."""
    sums = list(accumulate(weights))
    point = rng.random() * sums[-1]
    return next((n for n, x in enumerate(sums) if point < x), len(sums) - 1)


def deal_roles(t: DanmakuTable, worlds: Worlds, seat: int, rng: Random) -> None:
    """Exchange the hidden roles of a table dealt anew, so that they lie as in a world drawn at random."""
    parts = sample(worlds, rng)
    bit = 1 << seat
    free = [card for card in t.zones[ASIDE] if not t.known[card] & bit]
    free += [t.zones[ROLE + other][0] for other in parts]
    defs = t.defs
    for other, part in parts.items():
        card = t.zones[ROLE + other][0]
        if part_of(defs[card]) != part:
            found = next((c for c in free if part_of(defs[c]) == part), card)
            defs[card], defs[found] = defs[found], defs[card]
        free.remove(card)
