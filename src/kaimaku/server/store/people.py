"""People in the store: their names, what opens them, where they sit. Several servers may do all of this at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .rows import EntrantRow, KeyRow, PasskeyRow, PersonRow, QueueRow, RatingRow, ReportRow, ResultRow
from .schema import (
    challenges,
    entrants,
    games,
    keys,
    passkeys,
    people,
    queue,
    ratings,
    replays,
    reports,
    results,
    seated,
)
from .works import Found

Put = Callable[[Callable[[Connection], object]], Awaitable[Any]]
Read = Callable[[Select[Any]], Awaitable[Found]]


class PeopleTables:
    def __init__(self, put: Put, read: Read) -> None:
        self._put = put
        self._read = read

    # --- names --------------------------------------------------------------------------------------------------

    async def add(self, person: PersonRow, key: KeyRow) -> bool:
        """False if somebody has a name that looks like this one."""

        def add(connection: Connection) -> bool:
            if _taken(connection, person.skeleton, person.id):
                return False
            connection.execute(insert(people), _values(person))
            connection.execute(insert(keys), _values(key))
            return True

        return bool(await self._once(add))

    async def rename(self, id: str, name: str, skeleton: str, now: float, since: float | None) -> str:
        """ "": done. "taken": somebody has such a name. "early": renamed after `since`, which counts if it is given."""

        def rename(connection: Connection) -> str:
            if _taken(connection, skeleton, id):
                return "taken"
            allowed = people.c.id == id
            if since is not None:
                allowed &= people.c.renamed <= since
            change = update(people).where(allowed).values(name=name, skeleton=skeleton, renamed=now)
            return "" if connection.execute(change).rowcount else "early"

        done = await self._once(rename)
        return "taken" if done is False else str(done)

    async def person(self, id: str) -> PersonRow | None:
        found = await self._read(select(people).where(people.c.id == id))
        return PersonRow(*found[0]) if found else None

    # --- keys ---------------------------------------------------------------------------------------------------

    async def opened(self, hash: str, kind: str) -> tuple[PersonRow, KeyRow] | None:
        """Whom a key opens."""
        query = select(people, keys).join(keys, keys.c.person == people.c.id)
        found = await self._read(query.where(keys.c.hash == hash, keys.c.kind == kind))
        if not found:
            return None
        width = len(people.columns)
        return PersonRow(*found[0][:width]), KeyRow(*found[0][width:])

    async def keys(self, person: str) -> list[KeyRow]:
        found = await self._read(select(keys).where(keys.c.person == person).order_by(keys.c.since, keys.c.hash))
        return [KeyRow(*row) for row in found]

    async def sharing(self, person: str) -> set[str]:
        """Everybody who is signed in at a browser at which this person is, themselves among them."""
        own, theirs = keys.alias(), keys.alias()
        query = select(theirs.c.person).join(own, (own.c.browser == theirs.c.browser) & (own.c.browser != ""))
        return {person, *(id for (id,) in await self._read(query.where(own.c.person == person)))}

    async def add_key(self, key: KeyRow, *, instead: bool = False, most: int = 0) -> None:
        """`instead`: of all others of its kind; `most`: those used first are given up for it."""

        def add(connection: Connection) -> None:
            of_kind = (keys.c.person == key.person) & (keys.c.kind == key.kind)
            if instead:
                connection.execute(delete(keys).where(of_kind))
            elif most:
                query = select(keys.c.hash).where(of_kind).order_by(keys.c.since.desc(), keys.c.hash).offset(most - 1)
                old = [hash for (hash,) in connection.execute(query)]
                connection.execute(delete(keys).where(keys.c.hash.in_(old)))
            connection.execute(insert(keys), _values(key))

        await self._put(add)

    async def drop_key(self, hash: str) -> None:
        await self._put(lambda connection: connection.execute(delete(keys).where(keys.c.hash == hash)))

    async def drop_keys(self, person: str, but: str) -> None:
        """All browsers except this one are signed out, and the recovery link opens nothing any more."""
        await self._put(
            lambda connection: connection.execute(delete(keys).where(keys.c.person == person, keys.c.hash != but))
        )

    # --- passkeys -----------------------------------------------------------------------------------------------

    async def challenge(self, challenge: str, person: str, now: float, until: float) -> None:
        """It is answered once, until then; those that nobody has answered in time are forgotten."""

        def add(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.until < now))
            connection.execute(insert(challenges), {"challenge": challenge, "person": person, "until": until})

        await self._put(add)

    async def answer(self, challenge: str, person: str, now: float) -> bool:
        """Was this asked of this person, and not answered yet? Then it is now."""
        asked = (challenges.c.challenge == challenge) & (challenges.c.person == person) & (challenges.c.until >= now)
        done = await self._put(lambda connection: connection.execute(delete(challenges).where(asked)).rowcount == 1)
        return bool(done)

    async def add_passkey(self, row: PasskeyRow) -> None:
        await self._put(lambda connection: connection.execute(insert(passkeys), _values(row)))

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.since, passkeys.c.id)
        return [PasskeyRow(*row) for row in await self._read(query)]

    async def passkey(self, id: str) -> PasskeyRow | None:
        found = await self._read(select(passkeys).where(passkeys.c.id == id))
        return PasskeyRow(*found[0]) if found else None

    async def used(self, id: str, before: int, count: int) -> bool:
        """Its counter goes up; False if another server has just seen the same signature."""
        change = update(passkeys).where(passkeys.c.id == id, passkeys.c.count == before).values(count=count)
        return bool(await self._put(lambda connection: connection.execute(change).rowcount == 1))

    async def drop_passkey(self, person: str, id: str) -> bool:
        gone = delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == id)
        return bool(await self._put(lambda connection: connection.execute(gone).rowcount == 1))

    # --- where they sit -----------------------------------------------------------------------------------------

    async def seat(self, persons: Sequence[str], room: str, now: float) -> None:
        def seat(connection: Connection) -> None:
            sit(connection, persons, room, now)

        await self._put(seat)

    async def rooms(self, person: str) -> list[str]:
        """The last first."""
        query = select(seated.c.room).where(seated.c.person == person).order_by(seated.c.at.desc(), seated.c.room)
        return [room for (room,) in await self._read(query)]

    # --- everything of somebody ---------------------------------------------------------------------------------

    async def everything(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All rows that are about a person, by table. Hashes of secrets aren't of use to anybody."""
        found: dict[str, list[dict[str, Any]]] = {}
        for table, row in (
            (keys, KeyRow),
            (passkeys, PasskeyRow),
            (ratings, RatingRow),
            (results, ResultRow),
            (queue, QueueRow),
            (entrants, EntrantRow),
        ):
            rows = await self._read(select(table).where(table.c.person == person))
            found[table.name] = [msgspec.to_builtins(row(*each)) for each in rows]
        made = await self._read(select(reports).where(reports.c.by == person).order_by(reports.c.at))
        shown = ("at", "reason", "text", "name", "room", "number")  # the rest is about somebody else, or the operator's
        found["reports"] = [{name: getattr(ReportRow(*row), name) for name in shown} for row in made]
        for each in found["keys"]:
            del each["hash"], each["browser"]
        for each in found["queue"]:
            del each["browser"]
        return found

    async def delete(self, person: str, unnamed: str) -> None:
        """Nothing tells any more that there was this person. Games that others played stay, with `unnamed` in them."""

        def forget(connection: Connection) -> None:
            own = select(seated.c.room).where(seated.c.person == person)
            names = {name for (name,) in connection.execute(select(people.c.name).where(people.c.id == person))}
            names |= {n for (n,) in connection.execute(select(results.c.name).where(results.c.person == person))}
            played = select(replays.c.id, replays.c.names).join(games, games.c.replay == replays.c.id)
            for id, listed in connection.execute(played.where(games.c.room.in_(own))).all():
                told = [unnamed if name in names else name for name in listed]
                connection.execute(update(replays).where(replays.c.id == id).values(names=told))
            connection.execute(update(results).where(results.c.person == person).values(person="", name="", deck=""))
            connection.execute(update(reports).where(reports.c.by == person).values(by="", reporter=unnamed))
            about = {"person": "", "browser": "", "address": "", "name": unnamed}
            connection.execute(update(reports).where(reports.c.person == person).values(about))
            connection.execute(update(entrants).where(entrants.c.person == person).values(person=""))
            for table in (keys, passkeys, challenges, seated, ratings, queue):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(people).where(people.c.id == person))

        await self._put(forget)

    async def _once(self, do: Callable[[Connection], Any]) -> Any:
        """Where two come at the same time with names that look alike, the second one is refused."""

        def tried(connection: Connection) -> Any:
            try:
                with connection.begin_nested():
                    return do(connection)
            except IntegrityError:
                return False

        return await self._put(tried)


def sit(connection: Connection, persons: Sequence[str], room: str, now: float) -> None:
    """These people have a seat in a room; whoever has one already keeps it."""
    there = {id for (id,) in connection.execute(select(seated.c.person).where(seated.c.room == room))}
    fresh = [{"person": person, "room": room, "at": now} for person in persons if person not in there]
    if fresh:
        connection.execute(insert(seated), fresh)


def _taken(connection: Connection, skeleton: str, but: str) -> bool:
    query = select(people.c.id).where(people.c.skeleton == skeleton, people.c.id != but)
    return connection.execute(query).first() is not None


def _values(row: msgspec.Struct) -> dict[str, object]:
    return msgspec.structs.asdict(row)
