"""Who somebody is: a name and a secret in the browser, more browsers by link, everything taken along or deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kaimaku.ratings import Rating
from kaimaku.server.app import Application
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.people.identity import BROWSERS, RENAME, People
from kaimaku.server.settings import Settings
from kaimaku.server.store import RatedGame, RatedSeat, Store
from kaimaku.wire.people import NewPerson, PersonKey, Recover
from kaimaku.wire.room import Join, NewRoom, SeatPlan
from tests.server.rooms.table import House

pytestmark = pytest.mark.anyio

MARK = "browser-" + "a" * 16


@pytest.fixture
async def client(tmp_path: Path) -> Any:
    made = Application(Settings(data=tmp_path, rate=0))
    await made.open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(made), base_url="http://localhost") as client:
        yield client
    await made.farewell()
    await made.close()


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    opened = await Store.open(f"sqlite:///{tmp_path / 'people.db'}")
    yield opened
    await opened.close()


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def auth(key: PersonKey | dict[str, Any]) -> dict[str, str]:
    secret = key.secret if isinstance(key, PersonKey) else key["secret"]
    return {"authorization": f"Bearer {secret}"}


async def made(client: httpx.AsyncClient, name: str = "Mio", browser: str = MARK) -> dict[str, Any]:
    answer = await client.post("/api/people", json={"name": name, "browser": browser})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["words"]["ja"]
    return answer.status_code, answer.json()["code"]


async def test_a_name_is_taken_with_all_that_looks_like_it(client: httpx.AsyncClient) -> None:
    key = await made(client, " Mio\u200b ")
    assert key["name"] == "Mio" and len(key["secret"]) == 32

    async def tried(name: str, **more: Any) -> tuple[int, str]:
        return await refused(await client.post("/api/people", json={"name": name, "browser": MARK, **more}))

    assert await tried("MI0") == (409, "name_taken")
    assert await tried("Admin") == (422, "name_reserved")
    assert await tried("Міo Аki") == (422, "name_mixed")
    assert await tried("\u200b") == (422, "name")
    assert await tried("Sora", email="x") == (400, "bad_request")


async def test_who_has_no_secret_is_nobody(client: httpx.AsyncClient) -> None:
    assert await refused(await client.get("/api/people/me")) == (401, "no_person")
    wrong = {"authorization": "Bearer " + "x" * 32}
    assert await refused(await client.get("/api/people/me", headers=wrong)) == (403, "person")
    assert await refused(await client.get("/api/people/aaaaaaaaaa")) == (404, "nobody")
    key = await made(client)
    me = (await client.get("/api/people/me", headers=auth(key))).json()
    assert (me["id"], me["name"], me["browsers"], me["rename"]) == (key["id"], "Mio", 1, 0)
    profile = (await client.get(f"/api/people/{key['id']}")).text
    assert key["secret"] not in profile and MARK not in profile


async def test_a_recovery_link_signs_in_another_browser(client: httpx.AsyncClient) -> None:
    key = await made(client)
    first = (await client.post("/api/people/me/recovery", headers=auth(key))).json()["secret"]
    second = (await client.post("/api/people/me/recovery", headers=auth(key))).json()["secret"]

    async def recover(secret: str) -> httpx.Response:
        return await client.post("/api/people/recover", json={"secret": secret, "browser": "b" * 16})

    assert await refused(await recover(first)) == (403, "recovery")
    assert await refused(await recover(key["secret"])) == (403, "recovery")
    other = (await recover(second)).json()
    assert other["id"] == key["id"] and other["secret"] != key["secret"]
    me = (await client.get("/api/people/me", headers=auth(other))).json()
    assert (me["browsers"], me["recovery"]) == (2, True)
    # A recovery secret is no key of a browser.
    assert (await client.get("/api/people/me", headers={"authorization": f"Bearer {second}"})).status_code == 403
    await client.post("/api/people/me/sign-out", json={"everywhere": True}, headers=auth(other))
    assert (await client.get("/api/people/me", headers=auth(key))).status_code == 403
    assert await refused(await recover(second)) == (403, "recovery")
    await client.post("/api/people/me/sign-out", json={}, headers=auth(other))
    assert (await client.get("/api/people/me", headers=auth(other))).status_code == 403


async def test_passkeys_of_nobody_open_nothing(client: httpx.AsyncClient) -> None:
    key = await made(client)
    options = (await client.post("/api/people/me/passkeys/options", headers=auth(key))).json()
    assert options["rp"]["id"] == "localhost" and options["authenticatorSelection"]["residentKey"] == "required"
    for credential in ({}, {"id": "x", "response": {"clientDataJSON": "e30"}}, {"response": 3}):
        body = {"credential": credential}
        answer = await client.post("/api/people/me/passkeys", json=body, headers=auth(key))
        assert await refused(answer) == (403, "passkey")
        answer = await client.post("/api/people/passkey", json={**body, "browser": MARK})
        assert await refused(answer) == (403, "passkey")
    assert await refused(await client.delete("/api/people/me/passkeys/abc", headers=auth(key))) == (404, "no_passkey")


async def test_a_challenge_is_answered_once_by_whom_it_was_put_to(store: Store) -> None:
    await store.people.challenge("c1", "somebody", 0.0, 10.0)
    assert not await store.people.answer("c1", "", 1.0)
    assert not await store.people.answer("c1", "somebody", 11.0)
    assert await store.people.answer("c1", "somebody", 1.0)
    assert not await store.people.answer("c1", "somebody", 1.0)


def rated(room: str, *who: str) -> RatedGame:
    seats = [RatedSeat(n, person, float(n == 0), f"Deck {n}") for n, person in enumerate(who)]
    return RatedGame(room, 1, "hocg", "live", Clock.now, seats)


async def finish(store: Store, played: RatedGame) -> None:
    from kaimaku.server.store.rated import write_result

    await store._commits.put(lambda connection: write_result(connection, played))


async def test_who_has_a_rating_renames_once_a_week(store: Store) -> None:
    clock = Clock()
    people = People(store, clock)
    mio, aki = [await people.add(NewPerson(name, MARK)) for name in ("Mio", "Aki")]

    async def rename(name: str) -> str:
        try:
            await people.rename(await people.opened(mio.secret), name)
        except ApiError as wrong:
            return wrong.fault.code
        return (await people.opened(mio.secret)).name

    assert await rename("Mia") == "Mia" and await rename("Mio") == "Mio"
    assert await rename("aкi") == "name_mixed" and await rename("AK1") == "name_taken"
    assert await rename("MIO") == "MIO"  # it looks like one's own
    await finish(store, rated("aaaaaaaa", mio.id, aki.id))
    assert await rename("Mia") == "renamed"
    me = await people.me(await people.opened(mio.secret), [])
    assert me.rated and me.rename == clock.now + RENAME
    clock.now += RENAME
    assert await rename("Mia") == "Mia" and await rename("Mio") == "renamed"


async def test_only_so_many_browsers_are_signed_in(store: Store) -> None:
    clock = Clock()
    people = People(store, clock)
    first = await people.add(NewPerson("Mio", MARK))
    link = (await people.recovery(await people.opened(first.secret))).secret
    for n in range(BROWSERS):
        clock.now += 1
        last = await people.recover(Recover(link, f"{n:016}"))
    with pytest.raises(ApiError):
        await people.opened(first.secret)
    person = await people.opened(last.secret)
    assert (await people.me(person, [])).browsers == BROWSERS


async def test_everything_is_exported_and_deleted(store: Store) -> None:
    from kaimaku.server.rooms.lobby.of_people import forget, sit_again, unfinished

    people, house = People(store, Clock()), House(store)
    mio, aki = [await people.add(NewPerson(name, f"{name:a<16}")) for name in ("Mio", "Aki")]
    person, other = await people.opened(mio.secret), await people.opened(aki.secret)
    room = NewRoom("hocg", "somebody else", [SeatPlan("me"), SeatPlan("open")])
    mine = await house.rooms.create(room, "", person)
    await house.rooms.join(mine.code, Join("x"), "", other)
    [table] = await unfinished(house.rooms, person)
    assert [(seat.name, seat.person) for seat in table.seats] == [("Mio", mio.id), ("Aki", aki.id)]
    again = await sit_again(house.rooms, mine.code, person)
    assert again.seat == mine.seat and again.token != mine.token
    for token in (mine.token, again.token):
        assert await house.rooms.seat_of(mine.code, token) == mine.seat
    await finish(store, rated("aaaaaaaa", mio.id, aki.id))
    found = await people.export(person)
    assert found["name"] == "Mio" and found["rooms"] == [mine.code]
    assert [each["games"] for each in found["ratings"]] == [1] and found["results"][0]["deck"] == "Deck 0"
    told = msgspec.json.encode(found).decode()
    assert mio.secret not in told and person.key not in told
    await forget(house.rooms, person, "—")
    await people.delete(person, "—")
    with pytest.raises(ApiError):
        await people.opened(mio.secret)
    assert [seat.name for seat in (await house.rooms.info(mine.code)).seats] == ["—", "Aki"]
    assert await house.rooms.seat_of(mine.code, mine.token) == mine.seat  # the game goes on
    rest = await store.ratings.tables(["aaaaaaaa"])
    assert [(row.seat, row.person, row.name) for row in rest] == [(0, "", ""), (1, aki.id, "Aki")]
    assert await store.ratings.of(mio.id) == [] and (await store.ratings.of(aki.id))[0].mu < Rating().mu
    await people.add(NewPerson("Mio", MARK))  # the name is free
