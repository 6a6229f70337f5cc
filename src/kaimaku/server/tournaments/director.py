"""The director: loads a tournament, lets a transition change it, and keeps the change if nobody else was faster.

Nothing of a tournament is kept in memory, so any process may do any of this. Tables are stored together with the
change that wants them; results are read from the stored games, so neither a restart nor a lost message loses one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import structlog
from msgspec import to_builtins
from msgspec.structs import replace

from kaimaku import games, names
from kaimaku.wire.common import Deck
from kaimaku.wire.tournaments import (
    AnswerCall,
    Control,
    DeckList,
    DeckLists,
    NewCall,
    NewId,
    Override,
    SignUp,
    TournamentInfo,
    TournamentList,
    TournamentPlan,
)

from ..bounded import Bounded
from ..content.games import check_region, no_tournaments
from ..errors.api_error import ApiError, api_error
from ..limits.metering import in_thread
from ..people.identity import Person
from ..rooms import Rooms
from ..rooms.seating.beginnings import name_of
from ..rooms.seating.rated import check_cards
from ..rooms.seating.records import LETTERS, new_code
from ..store import EntrantRow, RoomRow, StoreError, TournamentRow
from . import organising, playing, signup, tables
from .decks import pack_deck, unpack_deck
from .shown import info, listed, mine_of
from .signup import DAY, Tools
from .state import EntrantDeck, Match, Tournament, pack, unpack

R = TypeVar("R")
ROUND = 5.0  # seconds between two looks at all tournaments
TRIES = 20  # a change is tried so often while others change the same
MOST = 3  # tournaments under way of one organiser or browser
ALL = 200  # of everybody
SHOWN = 100  # in a list
KEPT = 50  # that are shown without being read again
LATEST = 90 * DAY  # seconds until the start
TITLE, NOTE = 60, 500  # visible characters
log = structlog.get_logger("kaimaku.tournaments")


class Director:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._looking: set[str] = set()  # about to be looked at
        self._kept: Bounded[str, tuple[int, Tournament, TournamentInfo]] = Bounded(KEPT)  # as last shown
        rooms.services.played = self._soon

    # --- what people ask for --------------------------------------------------------------------------------------

    async def create(self, person: Person, plan: TournamentPlan) -> NewId:
        plan = checked(plan, self._now())
        id = "".join(secrets.choice(LETTERS) for _ in range(8))
        t = Tournament(
            id,
            plan,
            person.id,
            person.name,
            person.browser,
            secrets.token_urlsafe(12),
            str(self._rooms.services.chance(128)),
            self._now(),
        )
        t.note(t.created, "created", by=person.name)
        wrong = await self._store.tournaments.add(self._row(t, 1), MOST, ALL)
        if wrong:
            raise api_error(f"tournaments_{wrong}", most=MOST)
        return NewId(id, t.invitation)

    async def sign_up(self, person: Person, id: str, asked: SignUp) -> None:
        """An entry, with a deck or still without one; or another deck."""
        t = await self.get(id)
        deck: Deck | None = None
        if asked.deck is not None:
            check_cards(asked.deck)
            deck = tables.deck_of(t.plan, asked.deck)

        def change(t: Tournament, tools: Tools) -> None:
            if t.plan.invited and t.number_of(person.id) is None and asked.invitation != t.invitation:
                raise api_error("invitation")
            number = signup.sign_up(t, person.id, person.name, person.browser, tools.now)
            if asked.deck is not None or not tables.brings_decks(t.plan.game):
                signup.submit(t, number, name_of(deck))
                tools.decks.append(EntrantDeck(number, person.id, deck))
            elif not t.entries[number].ready:
                tools.decks.append(EntrantDeck(number, person.id, None))

        await self.change(id, change)

    async def sign_off(self, person: Person, id: str) -> None:
        """Before the start, as if they had never come; after it, they drop out."""

        def change(t: Tournament, tools: Tools) -> None:
            number = own(t, person)
            if t.status == "signup":
                signup.sign_off(t, number, tools.now)
                tools.decks.append(EntrantDeck(number, person.id, None))
            else:
                playing.drop(t, number, tools.now)

        await self.change(id, change)

    async def check_in(self, person: Person, id: str) -> None:
        await self.change(id, lambda t, tools: signup.check_in(t, own(t, person), tools.now))

    async def control(self, person: Person, id: str, asked: Control) -> None:
        def change(t: Tournament, tools: Tools) -> None:
            organises(t, person)
            organising.control(t, _clean(asked), tools)

        await self.change(id, change)

    async def override(self, person: Person, id: str, asked: Override) -> None:
        reason = _text(asked.reason)

        def change(t: Tournament, tools: Tools) -> None:
            organises(t, person)
            organising.override(t, Override(asked.round, asked.table, reason, asked.wins, asked.again), tools)

        await self.change(id, change)

    async def call(self, person: Person, id: str, asked: NewCall) -> None:
        text = _text(asked.text)
        await self.change(id, lambda t, tools: organising.call(t, own(t, person), text, asked.rule, tools.now))

    async def answer(self, person: Person, id: str, asked: AnswerCall) -> None:
        text = _text(asked.text)

        def change(t: Tournament, tools: Tools) -> None:
            organises(t, person)
            organising.answer(t, asked.number, text, tools.now)

        await self.change(id, change)

    async def arrived(self, person: Person, room: str) -> None:
        """Somebody has got the seat of theirs at a table, perhaps one of a match."""
        row = await self._store.room(room)
        of = None if row is None else tables.match_of_row(row)
        if of is not None:
            await self.change(of.tournament, lambda t, tools: playing.arrive(t, person.id, room, tools.now))

    async def forget(self, person: Person, unnamed: str) -> None:
        """A person deletes themselves: they drop out, and nothing names them any more."""

        def change(t: Tournament, tools: Tools) -> None:
            number = t.number_of(person.id)
            if number is not None and t.status == "signup":
                signup.sign_off(t, number, tools.now)
            elif number is not None and t.status == "running" and not t.entries[number].dropped:
                playing.drop(t, number, tools.now)
            unname(t, person.id, unnamed)

        for row in await self._store.tournaments.of_person(person.id):
            await self.change(row.id, change)

    async def export(self, person: Person) -> list[dict[str, Any]]:
        """What tournaments hold of somebody, but for decks, which are with the rest of what is theirs."""
        rows = await self._store.tournaments.of_person(person.id)
        return [exported(unpack(row.data), person.id) for row in rows]

    # --- what is shown --------------------------------------------------------------------------------------------

    async def get(self, id: str) -> Tournament:
        return unpack((await self._load(id)).data)

    async def info(self, id: str, person: Person | None) -> TournamentInfo:
        """Many ask for the same again and again: what is the same for all is made once for each change."""
        epoch = await self._store.tournaments.epoch(id)
        kept = self._kept.get(id)
        if kept is None or kept[0] != epoch:
            row = await self._load(id)
            t = unpack(row.data)
            codes = sorted(t.rooms()) if t.status == "over" else []
            replays = await tables.replays(self._store, codes) if codes else {}
            kept = self._kept[id] = (row.epoch, t, info(t, replays))
        _, t, shown = kept
        if person is None:
            return replace(shown, now=self._now())
        number = t.number_of(person.id)
        deck = None if number is None else unpack_deck(await self._store.tournaments.deck(id, number))
        return replace(shown, now=self._now(), mine=mine_of(t, number, person.id == t.owner, deck))

    async def listed(self, person: Person | None, mine: bool) -> TournamentList:
        if mine and person is not None:
            rows = await self._store.tournaments.of_person(person.id, SHOWN)
            known = [t for t in (unpack(row.data) for row in rows) if concerns(t, person.id)]
            return TournamentList([listed(t) for t in known])
        rows = await self._store.tournaments.of_status(("signup", "running"), SHOWN, listed=True)
        rows += await self._store.tournaments.of_status(("over",), SHOWN - len(rows) // 2, listed=True)
        return TournamentList([listed(unpack(row.data)) for row in rows])

    async def decks(self, id: str) -> DeckLists:
        """All lists, once nobody can use them against anybody."""
        t = await self.get(id)
        if t.status != "over":
            raise api_error("decks_hidden")
        here = set(t.here())
        found = [(row.number, unpack_deck(row.deck)) for row in await self._store.tournaments.decks(id)]
        return DeckLists([DeckList(number, deck) for number, deck in found if deck is not None and number in here])

    # --- changing one ---------------------------------------------------------------------------------------------

    async def change(self, id: str, change: Callable[[Tournament, Tools], R]) -> R:
        """Whatever others do meanwhile, the change is made of what is stored, and with what follows from it."""
        for _ in range(TRIES):
            row = await self._load(id)
            t = unpack(row.data)
            before, closed = t.rooms(), _ended(t)
            tools = Tools(self._now(), new_code, lambda n, t=t: tables.bots_deck(t, n))  # type: ignore[misc]
            result = await in_thread(change, t, tools)
            packed = pack(t)
            if packed == row.data and not tools.decks:
                return result
            decks = [EntrantRow(id, each.number, each.person, pack_deck(each.deck)) for each in tools.decks]
            new = await self._tables(t, before, tools)
            seats = [(t.entries[n].person, m.room) for m in _matches(t, new) for n in m.players if t.entries[n].person]
            if await self._store.tournaments.save(self._row(t, row.epoch + 1, packed), decks, new, seats):
                for match in _newly(t, closed):
                    self._rooms.services.spawn(self._close(match))
                return result
        raise api_error("busy")

    async def _tables(self, t: Tournament, before: set[str], tools: Tools) -> list[RoomRow]:
        """A row for each table that is new."""
        on = t.now_on
        fresh = [match for match in on.matches if match.room and match.room not in before] if on is not None else []
        if on is None or not fresh:
            return []
        kept = {row.number: unpack_deck(row.deck) for row in await self._store.tournaments.decks(t.id)}
        kept |= {each.number: each.deck for each in tools.decks}
        chance = self._rooms.services.chance
        return [tables.table(t, on, match, kept, chance(128), tools.now) for match in fresh]

    async def _load(self, id: str) -> TournamentRow:
        row = await self._store.tournaments.get(id)
        if row is None:
            raise api_error("no_tournament")
        return row

    def _row(self, t: Tournament, epoch: int, packed: bytes | None = None) -> TournamentRow:
        listed = not t.plan.invited
        data = pack(t) if packed is None else packed
        return TournamentRow(t.id, t.status, listed, t.owner, t.browser, t.created, self._now(), epoch, data)

    def _now(self) -> float:
        return self._rooms.time.wall()

    # --- what happens by itself -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Round after round, until the server stops."""
        while True:
            try:
                for row in await self._store.tournaments.of_status(("signup", "running"), ALL):
                    await self.look(row.id)
            except StoreError as error:
                log.warning("tournaments postponed", error=type(error).__name__)
            except Exception as error:
                self._rooms.monitor.incident(error, "tournaments")
            await self._rooms.services.sleep(ROUND)

    def _soon(self, id: str) -> None:
        """A game of a match is over."""
        if id not in self._looking and not self._rooms.services.closing:
            self._looking.add(id)
            self._rooms.services.spawn(self._look_soon(id))

    async def _look_soon(self, id: str) -> None:
        self._looking.discard(id)
        with suppress(StoreError, ApiError):  # it is looked at in the next round
            await self.look(id)

    async def look(self, id: str) -> None:
        """Whatever is due."""
        try:
            t = await self.get(id)
            found = await tables.scores(self._store, t)
            await self.change(id, lambda t, tools: playing.tick(t, found, tools))
            await self._attend(await self.get(id))
        except ApiError as error:
            log.warning("tournament postponed", tournament=id, error=error.fault.code)

    async def _attend(self, t: Tournament) -> None:
        """Bots play each other though nobody asks for their table, and tables of matches that are over close."""
        on = t.now_on
        if on is None or t.status not in ("running", "over"):
            return
        for match in on.matches:
            bots = match.open and match.room and all(t.entries[player].bot for player in match.players)
            if bots and not self._rooms.here(match.room):
                with suppress(ApiError):  # another process has it
                    async with self._rooms.holding(match.room):
                        pass
            for code in match.rooms if not match.open else match.rooms[:-1]:
                if match.ended != "played" and self._rooms.at_hand(code) is not None:
                    await self._close_table(code)

    async def _close(self, match: Match) -> None:
        for code in match.rooms:
            if any(match.came):
                await self._close_table(code)

    async def _close_table(self, code: str) -> None:
        try:
            async with self._rooms.holding(code) as room:
                await room.close_match()
        except (StoreError, ApiError) as error:  # another process has it and closes it, or a later round does
            log.info("table not closed", room=code, error=type(error).__name__)


def own(t: Tournament, person: Person) -> int:
    number = t.number_of(person.id)
    if number is None:
        raise api_error("no_entry")
    return number


def concerns(t: Tournament, person: str) -> bool:
    return t.owner == person or t.number_of(person) is not None


def exported(t: Tournament, person: str) -> dict[str, Any]:
    numbers = [n for n, entry in enumerate(t.entries) if entry.person == person]
    return {
        "id": t.id,
        "title": t.plan.title,
        "status": t.status,
        "organised": t.owner == person,
        "entries": [{"number": n, "name": t.entries[n].name, "deck": t.entries[n].deck} for n in numbers],
        "calls": [to_builtins(call) for call in t.calls if call.player in numbers],
    }


def organises(t: Tournament, person: Person) -> None:
    if person.id != t.owner:
        raise api_error("not_organiser")


def unname(t: Tournament, person: str, unnamed: str) -> None:
    """Nothing tells of somebody any more but that somebody played."""
    gone = {entry.name for entry in t.entries if entry.person == person}
    for call in t.calls:
        if t.entries[call.player].person == person:
            call.text = unnamed
    for line in t.log:
        if line.kind == "call" and line.values.get("name") in gone:
            line.values = {**line.values, "text": unnamed}
    if t.owner == person:
        gone.add(t.organiser)
        t.owner, t.organiser, t.browser = "", unnamed, ""
    for entry in t.entries:
        if entry.person == person:
            entry.name, entry.person, entry.browser = unnamed, "", ""
    for line in t.log:
        line.values = {
            key: unnamed if key in ("name", "by", "a", "b") and value in gone else value
            for key, value in line.values.items()
        }


def checked(plan: TournamentPlan, now: float) -> TournamentPlan:
    """A plan that can be played."""
    if plan.game not in games.names():
        raise api_error("no_game:table", game=plan.game)
    why = no_tournaments(plan.game)
    if why is not None:
        raise ApiError(422, "no_tournaments", why.en, why.ja)
    check_region(plan.game, plan.restricted)
    title = names.clean(plan.title)
    if not 1 <= names.length(title) <= TITLE or names.length(names.clean(plan.note)) > NOTE:
        raise api_error("title", title=TITLE, note=NOTE)
    if plan.starts and plan.starts < now:
        raise api_error("starts")
    if plan.starts > now + LATEST:
        raise api_error("starts:late", days=round(LATEST / DAY))
    if plan.cut and plan.system == "elimination":
        raise api_error("cut")
    return replace(plan, title=title, note=names.clean(plan.note))


def _text(given: str) -> str:
    text = names.clean(given)
    if not 1 <= names.length(text) <= 300:
        raise api_error("reason")
    return text


def _clean(asked: Control) -> Control:
    return replace(asked, reason=names.clean(asked.reason)[:300])


def _ended(t: Tournament) -> set[tuple[int, int]]:
    return {(each.number, match.table) for each in t.rounds for match in each.matches if not match.open}


def _newly(t: Tournament, before: set[tuple[int, int]]) -> list[Match]:
    """Matches that have just ended otherwise than at their table."""
    return [
        match
        for each in t.rounds
        for match in each.matches
        if not match.open and match.ended != "played" and match.rooms and (each.number, match.table) not in before
    ]


def _matches(t: Tournament, rooms: Sequence[RoomRow]) -> list[Match]:
    codes = {row.code for row in rooms}
    return [match for match in (t.now_on.matches if t.now_on is not None else []) if match.room in codes]
