"""People: a name, and what opens it. A browser keeps a random secret; a recovery link or a passkey brings more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import time
from typing import Any

from kaimaku.wire.people import (
    Me,
    NewPerson,
    PasskeyInfo,
    PersonKey,
    Recover,
    Recovery,
)
from kaimaku.wire.room import RoomInfo

from ..errors.api_error import api_error
from ..rooms.seating.records import LETTERS, hashed, player_name
from ..store import KeyRow, PersonRow, Store
from .lookalikes import mixed, reserved, skeleton

RENAME = 7 * 86_400.0  # seconds between two names of somebody with a rating
BROWSERS = 20  # that are signed in at once; the one signed in first is forgotten
DIGITS = 10
Clock = Callable[[], float]


class Person:
    """Who asks, and with which key."""

    __slots__ = ("browser", "id", "key", "name", "row")

    def __init__(self, row: PersonRow, key: KeyRow) -> None:
        self.row, self.key = row, key.hash
        self.id, self.name, self.browser = row.id, row.name, key.browser


class People:
    def __init__(self, store: Store, clock: Clock = time) -> None:
        self._store = store
        self._clock = clock

    async def add(self, new: NewPerson) -> PersonKey:
        name, looks = _name(new.name)
        now, secret = self._clock(), new_secret()
        person = PersonRow("".join(secrets.choice(LETTERS) for _ in range(DIGITS)), name, looks, now, now)
        if not await self._store.people.add(person, _browser_key(person.id, secret, new.browser, now)):
            raise api_error("name_taken")
        return PersonKey(person.id, name, secret)

    async def opened(self, secret: str) -> Person:
        found = await self._store.people.opened(hashed(secret), "browser") if secret else None
        if found is None:
            raise api_error("person")
        return Person(*found)

    async def me(self, person: Person, tables: list[RoomInfo]) -> Me:
        store = self._store
        keys = await store.people.keys(person.id)
        played = bool(await store.ratings.of(person.id))
        free = person.row.renamed + RENAME
        return Me(
            person.id,
            person.name,
            browsers=sum(key.kind == "browser" for key in keys),
            passkeys=[PasskeyInfo(each.id, each.since) for each in await store.people.passkeys(person.id)],
            recovery=any(key.kind == "recovery" for key in keys),
            rename=free if played and free > self._clock() else 0.0,
            tables=tables,
            rated=played,
        )

    async def rename(self, person: Person, given: str) -> None:
        """Once a week for whoever has a rating: others know them by their name."""
        name, looks = _name(given)
        if name == person.name:
            return
        now = self._clock()
        since = now - RENAME if await self._store.ratings.of(person.id) else None
        wrong = await self._store.people.rename(person.id, name, looks, now, since)
        if wrong:
            raise api_error("name_taken" if wrong == "taken" else "renamed")

    async def recovery(self, person: Person) -> Recovery:
        secret = new_secret()
        key = KeyRow(hashed(secret), person.id, "recovery", "", self._clock())
        await self._store.people.add_key(key, instead=True)
        return Recovery(secret)

    async def recover(self, given: Recover) -> PersonKey:
        found = await self._store.people.opened(hashed(given.secret), "recovery")
        if found is None:
            raise api_error("recovery")
        return await self.sign_in(found[0], given.browser)

    async def sign_in(self, person: PersonRow, browser: str) -> PersonKey:
        """One more browser."""
        secret = new_secret()
        key = _browser_key(person.id, secret, browser, self._clock())
        await self._store.people.add_key(key, most=BROWSERS)
        return PersonKey(person.id, person.name, secret)

    async def sign_out(self, person: Person, others: bool) -> None:
        """This browser; or all others, with the recovery link."""
        if others:
            await self._store.people.drop_keys(person.id, but=person.key)
        else:
            await self._store.people.drop_key(person.key)

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is stored, as it is stored, without hashes of secrets."""
        found = await self._store.people.everything(person.id)
        return {
            "id": person.id,
            "name": person.name,
            "created": person.row.created,
            "renamed": person.row.renamed,
            "rooms": await self._store.people.rooms(person.id),
            **found,
        }

    async def delete(self, person: Person, unnamed: str) -> None:
        await self._store.people.delete(person.id, unnamed)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def _browser_key(person: str, secret: str, browser: str, now: float) -> KeyRow:
    return KeyRow(hashed(secret), person, "browser", hashed(browser), now)


def _name(given: str) -> tuple[str, str]:
    """A name that somebody may have, and what it looks like."""
    name = player_name(given)
    if reserved(name):
        raise api_error("name_reserved")
    if mixed(name):
        raise api_error("name_mixed")
    return name, skeleton(name)
