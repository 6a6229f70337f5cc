"""Ratings, results and leaderboards as they are shown."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime

from kaimaku.ratings import Rating
from kaimaku.wire.people import (
    BoardRow,
    DeckRecord,
    Leaderboard,
    OpenTable,
    Opponent,
    PaceRating,
    Profile,
    RatedResult,
)
from kaimaku.wire.room import RoomInfo

from ..errors.api_error import api_error
from ..rooms.seating.rated import pace_of
from ..store import RatingRow, ResultRow, Store

POINTS = 60  # shown for one of the model: everybody begins with 1500
LEAST = 5  # games in a season to be on its leaderboard
BOARD = 100
HISTORY = 200


def points(mu: float, sigma: float) -> tuple[int, int]:
    """A rating, and by how much it may be wrong."""
    return round(mu * POINTS), round(Rating(mu, sigma).spread * POINTS)


async def profile(store: Store, id: str) -> Profile:
    person = await store.people.person(id)
    if person is None:
        raise api_error("nobody")
    own = await store.ratings.results(id, HISTORY + 1)
    changes = _changes(own)
    own = own[:HISTORY]
    tables: dict[tuple[str, int], list[ResultRow]] = defaultdict(list)
    for row in await store.ratings.tables(sorted({row.room for row in own})):
        tables[row.room, row.number].append(row)
    return Profile(
        person.id,
        person.name,
        person.created,
        ratings=[_rating(row) for row in await store.ratings.of(id)],
        results=[_result(row, tables[row.room, row.number], change) for row, change in zip(own, changes, strict=False)],
        decks=_decks(own),
    )


async def leaderboard(store: Store, game: str, pace: str, season: str, now: float) -> Leaderboard:
    """`season`: empty for the present one."""
    first = await store.ratings.first()
    seasons = _seasons(min(now, now if first is None else first), now)
    chosen = season or seasons[0]
    if chosen not in seasons:
        raise api_error("no_season", season=season)
    begins, ends = _span(chosen)
    rows = []
    for rank, found in enumerate(await store.ratings.board(game, pace, begins, ends, LEAST, BOARD), 1):
        id, name, mu, sigma, games, wins = found
        rows.append(BoardRow(rank, id, name, *points(mu, sigma), games, wins))
    return Leaderboard(game, pace, chosen, seasons, LEAST, rows)  # type: ignore[arg-type]


async def with_levels(store: Store, rooms: list[RoomInfo]) -> list[OpenTable]:
    """Open tables, each with the rating of whoever opened it."""
    found = []
    for room in rooms:
        host = next((seat.person for seat in room.seats if seat.person), "")
        pace = pace_of(room.options)
        level = (await store.ratings.levels([host], room.game, pace)).get(host) if host else None
        found.append(OpenTable(room, None if level is None else _rating(level)))
    return found


def _rating(row: RatingRow) -> PaceRating:
    rating, spread = points(row.mu, row.sigma)
    return PaceRating(row.game, row.pace, rating, spread, row.games, row.wins)  # type: ignore[arg-type]


def _changes(rows: list[ResultRow]) -> list[int]:
    """By how much each of these games changed the rating, as it is shown. The last first, as they are given."""
    found: list[int] = []
    start = Rating()
    whole = len(rows) <= HISTORY  # otherwise nobody knows what was before the first of them
    last: dict[tuple[str, str], int] = {}
    for row in reversed(rows):
        rating, _ = points(row.mu, row.sigma)
        before = last.get((row.game, row.pace), points(*start)[0] if whole else rating)
        found.append(rating - before)
        last[row.game, row.pace] = rating
    return found[::-1]


def _result(row: ResultRow, table: list[ResultRow], change: int) -> RatedResult:
    others = [
        Opponent(each.seat, each.score, each.name, each.person, each.deck)
        for each in sorted(table, key=lambda each: each.seat)
        if each.seat != row.seat
    ]
    rating, spread = points(row.mu, row.sigma)
    return RatedResult(
        room=row.room,
        number=row.number,
        game=row.game,
        pace=row.pace,  # type: ignore[arg-type]
        at=row.at,
        score=row.score,
        rating=rating,
        spread=spread,
        change=change,
        deck=row.deck,
        replay=row.replay,
        others=others,
    )


def _decks(rows: list[ResultRow]) -> list[DeckRecord]:
    """Those played most first."""
    played: dict[tuple[str, str], list[float]] = defaultdict(list)
    for row in rows:
        if row.deck:
            played[row.game, row.deck].append(row.score)
    found = [DeckRecord(game, deck, len(scores), sum(scores)) for (game, deck), scores in played.items()]
    return sorted(found, key=lambda each: (-each.games, each.game, each.deck))


def _quarter(at: float) -> tuple[int, int]:
    date = datetime.fromtimestamp(at, UTC)
    return date.year, (date.month + 2) // 3


def _seasons(first: float, now: float) -> list[str]:
    """Quarters of years, the present one first."""
    (year, quarter), begin, found = _quarter(now), _quarter(first), []
    while (year, quarter) >= begin:
        found.append(f"{year}-{quarter}")
        year, quarter = (year, quarter - 1) if quarter > 1 else (year - 1, 4)
    return found


def _span(season: str) -> tuple[float, float]:
    year, quarter = map(int, season.split("-"))
    after = (year, quarter * 3 + 1) if quarter < 4 else (year + 1, 1)
    begins, ends = datetime(year, quarter * 3 - 2, 1, tzinfo=UTC), datetime(*after, 1, tzinfo=UTC)
    return begins.timestamp(), ends.timestamp()
