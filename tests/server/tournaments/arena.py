"""A store, people, and tournaments that a test moves through time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import insert

from kaimaku.server.people.identity import People, Person
from kaimaku.server.rooms.lobby.of_people import sit_again
from kaimaku.server.store import Store
from kaimaku.server.store.schema import games
from kaimaku.server.tournaments import playing
from kaimaku.server.tournaments.director import Director
from kaimaku.server.tournaments.signup import Tools
from kaimaku.server.tournaments.state import Match, Tournament
from kaimaku.wire.common import DeckChoice
from kaimaku.wire.people import NewPerson
from kaimaku.wire.room import Outcome
from kaimaku.wire.tournaments import Control, SignUp, TournamentInfo, TournamentPlan
from tests.server.rooms.table import Client, House

MINUTE = 60.0
DECK = DeckChoice("azki")


class Arena:
    def __init__(self, house: House) -> None:
        self.house = house
        self.people = People(house.store)
        self.director = Director(house.rooms)

    async def again(self) -> Arena:
        """After a restart: nothing is left but what is stored."""
        await self.house.settle()
        return Arena(self.house.again())

    @property
    def store(self) -> Store:
        return self.house.store

    async def later(self, minutes: float, id: str) -> None:
        """Time goes by, and a server looks at the tournament as often as it does."""
        until = self.house.time.seconds + minutes * MINUTE
        while self.house.time.seconds < until:
            self.house.time.seconds = min(until, self.house.time.seconds + MINUTE)
            await self.director.look(id)

    async def person(self, name: str, browser: str = "") -> Person:
        key = await self.people.add(NewPerson(name, f"{browser or name:a<16}".replace(" ", "_")))
        return await self.people.opened(key.secret)

    async def open(self, owner: Person, plan: TournamentPlan, players: list[Person]) -> str:
        id = (await self.director.create(owner, plan)).id
        for person in players:
            await self.director.sign_up(person, id, SignUp(DECK))
        return id

    async def control(self, owner: Person, id: str, what: str, **more: object) -> None:
        await self.director.control(owner, id, msgspec.convert({"what": what, **more}, Control))

    async def get(self, id: str) -> Tournament:
        return await self.director.get(id)

    async def info(self, id: str, person: Person | None = None) -> TournamentInfo:
        return await self.director.info(id, person)

    async def come(self, person: Person, room: str) -> Client:
        """To the table, as the page does it."""
        seated = await sit_again(self.house.rooms, room, person)
        await self.director.arrived(person, room)
        return await Client(self.house, room, seated.token).welcomed()

    async def arrive(self, t: Tournament, match: Match) -> None:
        """Both of a match are there, without a table in memory."""
        for number in match.players:
            if not t.entries[number].bot:
                row = t.entries[number].person
                found = await self.store.people.person(row)
                assert found is not None
                await self.director.change(t.id, _arrival(found.id, match.room))

    async def played(self, match: Match, seat: int | None, number: int = 1, rule: str = "hocg:1.2.3") -> None:
        """A game of the match as the store has it when it is over."""
        result = msgspec.json.encode(Outcome([] if seat is None else [seat], rule, words={"en": "", "ja": ""}))  # type: ignore[arg-type]
        row = {
            "id": f"{match.room}-{number}",
            "room": match.room,
            "number": number,
            "game": "hocg",
            "header": b"",
            "started": 0.0,
            "ended": 1.0,
            "result": result,
            "replay": f"replay-{match.room}-{number}",
        }
        await self.store._commits.put(lambda connection: connection.execute(insert(games), row))


def _arrival(person: str, room: str) -> Callable[[Tournament, Tools], None]:
    return lambda t, tools: playing.arrive(t, person, room, tools.now)


@asynccontextmanager
async def arena(url: str) -> AsyncIterator[Arena]:
    store = await Store.open(url)
    try:
        yield Arena(House(store))
    finally:
        await store.close()
