"""Results of rated games and the ratings that follow from them, written together with the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from kaimaku.ratings import Rating
from kaimaku.ratings import rated as rate

from .people import Read
from .rows import RatingRow, ResultRow
from .schema import people, ratings, results


class RatedSeat(Struct, frozen=True):
    seat: int
    person: str
    score: float  # 1: won, 0: lost, half: a draw
    deck: str = ""


class RatedGame(Struct, frozen=True):
    """A game that counts, for those who sat at it under their own names."""

    room: str
    number: int
    game: str
    pace: str
    at: float
    seats: Sequence[RatedSeat]
    replay: str = ""


def write_result(connection: Connection, played: RatedGame) -> None:
    """Once: the result that is there already is the same one. Within the transaction that ends the game."""
    # In the order of their ids, so that two games of the same people wait for each other and never both at once.
    there = select(people.c.id, people.c.name).where(people.c.id.in_([seat.person for seat in played.seats]))
    names = {id: name for id, name in connection.execute(there.order_by(people.c.id).with_for_update())}
    key = (results.c.room == played.room) & (results.c.number == played.number)
    if connection.execute(select(results.c.seat).where(key).limit(1)).first() is not None:
        return
    seats = [seat for seat in played.seats if seat.person in names]
    if len(seats) < 2:
        return
    former = {seat.person: _rating(connection, seat.person, played) for seat in seats}
    before = [Rating(former[seat.person].mu, former[seat.person].sigma) for seat in seats]
    for seat, after in zip(seats, rate(before, [seat.score for seat in seats]), strict=True):
        row = former[seat.person]
        new = RatingRow(
            seat.person, played.game, played.pace, after.mu, after.sigma, row.games + 1, row.wins + seat.score
        )
        connection.execute(delete(ratings).where(_of(seat.person, played)))
        connection.execute(insert(ratings), msgspec.structs.asdict(new))
        result = ResultRow(
            room=played.room,
            number=played.number,
            seat=seat.seat,
            person=seat.person,
            name=names[seat.person],
            game=played.game,
            pace=played.pace,
            at=played.at,
            score=seat.score,
            mu=after.mu,
            sigma=after.sigma,
            deck=seat.deck,
            replay=played.replay,
        )
        connection.execute(insert(results), msgspec.structs.asdict(result))


def _rating(connection: Connection, person: str, played: RatedGame) -> RatingRow:
    found = connection.execute(select(ratings).where(_of(person, played))).first()
    start = Rating()
    return RatingRow(*found) if found else RatingRow(person, played.game, played.pace, start.mu, start.sigma, 0, 0.0)


def _of(person: str, played: RatedGame) -> Any:
    return (ratings.c.person == person) & (ratings.c.game == played.game) & (ratings.c.pace == played.pace)


class RatingTables:
    def __init__(self, read: Read) -> None:
        self._read = read

    async def of(self, person: str) -> list[RatingRow]:
        query = select(ratings).where(ratings.c.person == person)
        return [RatingRow(*row) for row in await self._read(query.order_by(ratings.c.game, ratings.c.pace))]

    async def levels(self, persons: Sequence[str], game: str, pace: str) -> dict[str, RatingRow]:
        query = select(ratings).where(ratings.c.person.in_(persons), ratings.c.game == game, ratings.c.pace == pace)
        return {row[0]: RatingRow(*row) for row in await self._read(query)}

    async def results(self, person: str, limit: int) -> list[ResultRow]:
        """The last first."""
        query = select(results).where(results.c.person == person).order_by(results.c.at.desc(), results.c.room)
        return [ResultRow(*row) for row in await self._read(query.limit(limit))]

    async def tables(self, rooms: Sequence[str]) -> list[ResultRow]:
        """All seats of all rated games of these rooms."""
        query = select(results).where(results.c.room.in_(rooms))
        return [ResultRow(*row) for row in await self._read(query)]

    async def board(
        self, game: str, pace: str, begins: float, ends: float, least: int, limit: int
    ) -> list[tuple[str, str, float, float, int, float]]:
        """Who played at least so many games in that time: (id, name, mu, sigma, games, wins).

        The rating is the one after the last of these games; the best first, by what it is worth at least.
        """
        within = (results.c.game == game) & (results.c.pace == pace)
        within &= (results.c.at >= begins) & (results.c.at < ends) & (results.c.person != "")
        counts = (
            select(results.c.person, func.count().label("games"), func.sum(results.c.score).label("wins"))
            .where(within)
            .group_by(results.c.person)
            .having(func.count() >= least)
            .subquery()
        )
        order = func.row_number().over(
            partition_by=results.c.person, order_by=(results.c.at.desc(), results.c.room, results.c.number.desc())
        )
        last = select(results.c.person, results.c.mu, results.c.sigma, order.label("n")).where(within).subquery()
        query = (
            select(people.c.id, people.c.name, last.c.mu, last.c.sigma, counts.c.games, counts.c.wins)
            .join(counts, counts.c.person == people.c.id)
            .join(last, (last.c.person == people.c.id) & (last.c.n == 1))
            .order_by((last.c.mu - 2 * last.c.sigma).desc(), people.c.id)
            .limit(limit)
        )
        return [(id, name, mu, sigma, int(n), float(wins)) for id, name, mu, sigma, n, wins in await self._read(query)]

    async def first(self) -> float | None:
        """When the first rated game ended."""
        found = await self._read(select(func.min(results.c.at)))
        return None if found[0][0] is None else float(found[0][0])
