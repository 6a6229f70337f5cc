"""Intervals for games that depend on each other: the two of a swap, and all that share a seed.

Games are grouped by seed number. The groups show how much less they tell than as many independent games would (the
design effect), and the interval is the usual one for so many games fewer. Luck that cancels out within a group could
make it narrower than that of independent games; it never does here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor, log, sqrt
from typing import Final

from msgspec import Struct

from kaimaku.sim import Z, wilson_interval

SHARPEST: Final = 100
Group = tuple[float, ...]  # what the games with one seed number gave


class Estimate(Struct, frozen=True):
    """A number that was measured, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float


def percent(share: float) -> str:
    """A share as people write it; halves go up, as in the browser."""
    return str(floor(share * 100 + 0.5))


def grouped(scores: Iterable[tuple[int, Group]]) -> list[Group]:
    """Scores by seed number, in order: whatever shares a number shares its luck."""
    groups: dict[int, Group] = {}
    for number, some in scores:
        groups[number] = groups.get(number, ()) + some
    return [groups[number] for number in sorted(groups)]


def share(groups: Sequence[Group]) -> Estimate:
    """The share of the points won: 1 for a win, ½ for a draw, 0 for a loss."""
    games = sum(map(len, groups))
    if not games:
        return Estimate(0.5, 0.0, 1.0)
    p = sum(map(sum, groups)) / games
    return Estimate(p, *wilson_interval(p, games / design_effect(groups, p * (1 - p))))


def difference(groups: Sequence[Group]) -> Estimate:
    """The mean of paired differences between -1 and 1.

    Only games that went otherwise tell anything (McNemar). One imagined game for either side is added before the error
    is taken (Bonett and Price), so that "nothing ever changed" is not mistaken for certainty.
    """
    games = sum(map(len, groups))
    if not games:
        return Estimate(0.0, -1.0, 1.0)
    better = sum(d for group in groups for d in group if d > 0)
    worse = -sum(d for group in groups for d in group if d < 0)
    mean = (better - worse) / games
    spread = (better + worse) / games - mean * mean
    known = games / design_effect(groups, spread)
    more, less = (better * known / games + 1) / (known + 2), (worse * known / games + 1) / (known + 2)
    half = Z * sqrt((more + less - (more - less) ** 2) / (known + 2))
    return Estimate(mean, max(-1.0, min(mean, more - less - half)), min(1.0, max(mean, more - less + half)))


def always(groups: Sequence[Group], error: float) -> Estimate:
    """The mean of paired differences, in an interval that holds at every moment, however often one looks.

    Waudby-Smith and others' time-uniform interval (2021), narrowest after so many groups as `SHARPEST`. One imagined
    game for either side is added to what is known of the spread, as in `difference`.
    """
    means = [sum(group) / len(group) for group in groups if group]
    n = len(means)
    if not n:
        return Estimate(0.0, -1.0, 1.0)
    mean = sum(means) / n
    spread = (sum((each - mean) ** 2 for each in means) + 2.0) / (n + 2)
    tuning = (2 * log(1 / error) + log(2 * log(1 / error) + 1)) / SHARPEST
    half = sqrt(spread * 2 * (n * tuning + 1) / (n * n * tuning) * log(sqrt(n * tuning + 1) / error))
    return Estimate(mean, max(-1.0, mean - half), min(1.0, mean + half))


def design_effect(groups: Sequence[Group], variance: float) -> float:
    """How many dependent games tell as much as one independent game, whose variance is given: 1 or more.

    At most a whole group, which is also the answer where the groups cannot show it.
    """
    groups = [group for group in groups if group]
    games, most = sum(map(len, groups)), float(max(map(len, groups)))
    if len(groups) < 2 or variance <= 0:
        return most
    mean = sum(map(sum, groups)) / games
    between = sum((sum(group) - mean * len(group)) ** 2 for group in groups) * len(groups) / (len(groups) - 1)
    return min(most, max(1.0, between / (games * variance) * (student(len(groups) - 1) / Z) ** 2))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the expansion of Cornish and Fisher."""
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
