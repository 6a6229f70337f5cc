"""Finding an opponent: who waits is in the store, whoever asks looks for a match, and one change seats all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbits
from time import time

import msgspec

from kaimaku import games
from kaimaku.ratings import Rating
from kaimaku.usual import usual_seats
from kaimaku.wire.common import DeckChoice
from kaimaku.wire.people import Search, Searching
from kaimaku.wire.room import ClockPlan, RoomOptions

from ..errors.api_error import api_error
from ..rooms.seating.beginnings import chosen, name_of
from ..rooms.seating.rated import check_cards
from ..rooms.seating.records import RoomRecord, SeatRecord, new_code, pack
from ..store import QueueRow, RoomRow, Store
from .identity import Person
from .shown import POINTS

LIVE = 20.0  # seconds for which somebody who doesn't ask any more is still there
RETURN = 600.0  # seconds in which they may come back and have waited all the time
SLOW = 7 * 86_400.0  # slow games wait without anybody having to be there
MARK = 5.0  # seconds between two marks that somebody is there
MOST = 200  # who are looked at
# By how much ratings may differ: at first, and more for each second.
WINDOWS = {"live": (150.0, 10.0), "slow": (400.0, 1 / 18)}
WIDEST = 10_000.0
OPTIONS = {
    "live": RoomOptions(clock=ClockPlan("move", move=90, bank=300), undo="never", listed=True, rated=True),
    "slow": RoomOptions(slow=3, undo="never", listed=True, rated=True),
}

_deck = msgspec.json.Decoder(DeckChoice).decode


class Matchmaking:
    """Keeps nothing in memory: any process can serve any of this."""

    def __init__(
        self, store: Store, clock: Callable[[], float] = time, chance: Callable[[int], int] = randbits
    ) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance

    async def search(self, person: Person, search: Search) -> Searching:
        """From now on they wait."""
        if search.game not in games.names():
            raise api_error("no_game:table", game=search.game)
        check_cards(search.deck)
        chosen(search.game, usual_seats(search.game), 0, search.deck)
        now, before = self._clock(), await self.look(person)
        if before.room:
            return before
        level = (await self._store.ratings.levels([person.id], search.game, search.pace)).get(person.id)
        mu = Rating().mu if level is None else level.mu
        row = QueueRow(
            person=person.id,
            game=search.game,
            pace=search.pace,
            browser=person.browser,
            name=person.name,
            deck=msgspec.json.encode(search.deck),
            mu=mu,
            since=now,
            seen=now,
        )
        await self._store.queue.forget(now - RETURN, now - SLOW)
        await self._store.queue.wait(row)
        return await self.look(person)

    async def look(self, person: Person) -> Searching:
        """How it goes; if there is a match, it is made."""
        row, now = await self._store.queue.of(person.id), self._clock()
        if row is None or (row.room is None and now - row.seen > (RETURN if row.pace == "live" else SLOW)):
            return Searching(now=now)
        if row.room is not None:
            return await self._found(row, now)
        if now - row.seen >= MARK:
            await self._store.queue.here(person.id, now)
        patience = LIVE if row.pace == "live" else SLOW
        others = await self._store.queue.waiting(row.game, row.pace, now - patience, MOST)
        same = await self._store.people.sharing(row.person)
        others = [other for other in others if other.person not in same]
        room = await self._seat(row, others, now)
        window = round(min(WIDEST, window_of(row, now)))
        return Searching(row.game, row.pace, row.since, now, window, len(others), room)  # type: ignore[arg-type]

    async def cancel(self, person: Person) -> Searching:
        """They wait no more. Too late once a seat was found: somebody else is there already, and waits for them."""
        await self._store.queue.give_up(person.id)
        row = await self._store.queue.of(person.id)
        return Searching(now=self._clock()) if row is None else await self._found(row, self._clock())

    async def _found(self, row: QueueRow, now: float) -> Searching:
        """The table that was found; nothing if it has gone, or its game is over."""
        table = await self._store.room(row.room or "")
        if table is None or table.status == "over":
            await self._store.queue.leave(row.person)
            return Searching(now=now)
        return Searching(row.game, row.pace, row.since, now, room=table.code)  # type: ignore[arg-type]

    async def seated(self, person: Person, code: str) -> None:
        """They have the seat that was found for them."""
        row = await self._store.queue.of(person.id)
        if row is not None and row.room == code:
            await self._store.queue.leave(person.id)

    async def _seat(self, row: QueueRow, others: Sequence[QueueRow], now: float) -> str:
        """A table for this one and the nearest of the others; empty if there aren't enough, or one has gone."""
        found = match(row, others, usual_seats(row.game), now)
        if not found:
            return ""
        found.sort(key=lambda each: each.since)
        record = RoomRecord(OPTIONS[row.pace], self._seats(row.game, found), str(self._chance(128)))
        room = RoomRow(new_code(), row.game, "waiting", True, now, now, pack(record))
        return room.code if await self._store.queue.seat(found, room) else ""

    def _seats(self, game: str, found: Sequence[QueueRow]) -> list[SeatRecord]:
        """Nobody has a token yet: each gets one by coming."""
        seats = []
        for n, each in enumerate(found):
            deck = chosen(game, len(found), n, _deck(each.deck))
            seats.append(
                SeatRecord(
                    "human", each.name, deck=deck, deck_name=name_of(deck), person=each.person, browser=each.browser
                )
            )
        return seats


def window_of(row: QueueRow, now: float) -> float:
    """How far away a rating may be, in the points that are shown."""
    first, more = WINDOWS[row.pace]
    return first + more * max(0.0, now - row.since)


def match(row: QueueRow, others: Sequence[QueueRow], seats: int, now: float) -> list[QueueRow]:
    """So many that may play each other, this one among them; the nearest first. Whoever has waited longer decides."""
    found = [row]
    for other in sorted(others, key=lambda other: (abs(other.mu - row.mu), other.since, other.person)):
        if len(found) < seats and all(_fits(one, other, now) for one in found):
            found.append(other)
    return found if len(found) == seats else []


def _fits(one: QueueRow, other: QueueRow, now: float) -> bool:
    apart = abs(one.mu - other.mu) * POINTS
    near = apart <= max(window_of(one, now), window_of(other, now))
    return near and one.person != other.person and one.browser != other.browser
