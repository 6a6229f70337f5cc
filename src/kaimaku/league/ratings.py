"""The standings of a league: ratings with their uncertainty, in the order in which games were played."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kaimaku.ratings import Rating, rated

from .match import FixtureResult
from .schedule import League


class Standing(Struct, frozen=True):
    """Where an entrant stands. The interval of the rating holds 95 % of what it may be worth."""

    name: str
    rating: float
    low: float
    high: float
    games: int
    wins: float  # a draw counts half; of several seats at a table, their share
    crashes: int
    illegal: int
    timeouts: int


def standings(league: League, played: Sequence[FixtureResult]) -> list[Standing]:
    """The best first."""
    ratings = [Rating() for _ in league.entrants]
    wins = [0.0] * len(ratings)
    games = [0] * len(ratings)
    failures: list[dict[str, int]] = [{} for _ in ratings]
    for game in played:
        who = sorted({*game.fixture.seats})
        scores = [game.score(entrant) for entrant in who]
        if game.failed >= 0:
            loser = game.fixture.seats[game.failed]
            failures[loser][game.how] = failures[loser].get(game.how, 0) + 1
        for entrant, score in zip(who, scores, strict=True):
            games[entrant] += 1
            wins[entrant] += score
        for entrant, rating in zip(who, rated([ratings[entrant] for entrant in who], scores), strict=True):
            ratings[entrant] = rating
    found = [
        Standing(
            entrant.name,
            rating.mu,
            rating.mu - rating.spread,
            rating.mu + rating.spread,
            games[n],
            wins[n],
            *(failures[n].get(how, 0) for how in ("crash", "illegal", "timeout")),
        )
        for n, (entrant, rating) in enumerate(zip(league.entrants, ratings, strict=True))
    ]
    return sorted(found, key=lambda standing: (-standing.rating, standing.name))


def head_to_head(league: League, played: Sequence[FixtureResult]) -> list[list[tuple[float, int]]]:
    """(points, games) of each entrant at tables with each other one: 1 for doing better there, half for the same."""
    count = len(league.entrants)
    table = [[(0.0, 0)] * count for _ in range(count)]
    for game in played:
        who = sorted({*game.fixture.seats})
        for a in who:
            for b in who:
                if a != b:
                    mine, theirs = game.score(a), game.score(b)
                    points, games = table[a][b]
                    table[a][b] = (points + (1.0 if mine > theirs else 0.5 if mine == theirs else 0.0), games + 1)
    return table
