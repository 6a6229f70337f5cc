"""Ratings with their uncertainty (openskill, Plackett-Luce), for leagues of bots and for people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SIGMAS = 1.959964  # of a 95 % interval


class Rating(NamedTuple):
    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def spread(self) -> float:
        """With 95 % it is right by this much."""
        return SIGMAS * self.sigma


def rated(before: Sequence[Rating], scores: Sequence[float]) -> list[Rating]:
    """The ratings after a game in which each got this score; the same score is a tie. Alone, nothing changes."""
    if len(before) < 2:
        return list(before)
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = model.rate(teams, ranks=[1.0 - score for score in scores])
    return [Rating(rating.mu, rating.sigma) for [rating] in after]


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    """Imported on first use: whoever rates nothing need not wait for it."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
