"""People: choose a name, keep it across browsers, take everything along or delete it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from kaimaku.wire.people import (
    Done,
    Me,
    NewName,
    NewPerson,
    PasskeyAnswer,
    PersonKey,
    Profile,
    Recover,
    Recovery,
    SignOut,
)
from kaimaku.wire.room import Seated

from ..errors.api_error import api_error
from ..people.identity import Person
from ..people.passkeys import Site
from ..people.shown import profile
from ..rooms.lobby.of_people import forget, sit_again, unfinished
from ..rooms.seating.records import hashed
from ..state import AppState
from .common import AnyRequest, bearer, limited

Id = Annotated[str, PathParameter(description="The id of a player.", pattern="^[a-z0-9]{10}$")]
Code = Annotated[str, PathParameter(description="The room's code.", pattern="^[a-z0-9]{8}$")]
Passkey = Annotated[str, PathParameter(description="The id of a passkey.", max_length=1400)]
KEY: list[dict[str, list[str]]] = [{"person": []}]
UNNAMED = "—"  # in the place of a name that was deleted


async def owner(request: AnyRequest, state: AppState) -> Person:
    """Who asks, by the secret of their browser. What is theirs stays theirs, blocked or not."""
    secret = bearer(request)
    if not secret:
        raise api_error("no_person")
    person = await state.people.opened(secret)
    request.scope["exchange"].known(person.browser)  # type: ignore[typeddict-item]
    return person


async def person_of(request: AnyRequest, state: AppState) -> Person:
    """The same, for what blocked players may not do."""
    person = await owner(request, state)
    state.blocks.check(person=person.id, browser=person.browser)
    return person


async def whoever(request: AnyRequest, state: AppState) -> Person | None:
    """Who asks, if they have a name of their own."""
    return await person_of(request, state) if bearer(request) else None


def site(request: AnyRequest) -> Site:
    return Site(request.headers.get("host", ""))


@post("/", summary="Choose a name", guards=[limited("person")])
async def add(data: JSONBody[NewPerson], state: AppState) -> PersonKey:
    state.blocks.check(browser=hashed(data.browser))
    return await state.people.add(data)


@get("/me", summary="About yourself", security=KEY)
async def me(request: AnyRequest, state: AppState) -> Me:
    person = await owner(request, state)
    return await state.people.me(person, await unfinished(state.rooms, person))


@post("/me/name", status_code=200, summary="Change your name", security=KEY, guards=[limited("person")])
async def rename(data: JSONBody[NewName], request: AnyRequest, state: AppState) -> Done:
    await state.people.rename(await person_of(request, state), data.name)
    return Done()


@post("/me/recovery", summary="Make a recovery link; a former one opens nothing any more", security=KEY)
async def recovery(request: AnyRequest, state: AppState) -> Recovery:
    return await state.people.recovery(await person_of(request, state))


@post("/recover", summary="Sign in with a recovery link", guards=[limited("person")])
async def recover(data: JSONBody[Recover], state: AppState) -> PersonKey:
    return await state.people.recover(data)


@post("/me/sign-out", status_code=200, summary="Sign out this browser, or all others", security=KEY)
async def sign_out(data: JSONBody[SignOut], request: AnyRequest, state: AppState) -> Done:
    person = await owner(request, state)
    await state.people.sign_out(person, others=data.everywhere)
    return Done()


@post(
    "/me/seats/{code:str}", summary="Take your own seat again in this browser", security=KEY, guards=[limited("join")]
)
async def seat(code: Code, request: AnyRequest, state: AppState) -> Seated:
    person = await person_of(request, state)
    seated = await sit_again(state.rooms, code, person)
    await state.matchmaking.seated(person, code)
    await state.tournaments.arrived(person, code)
    return seated


@get("/me/export", summary="Everything that is stored about you", security=KEY, guards=[limited("work")])
async def export(request: AnyRequest, state: AppState) -> dict[str, Any]:
    person = await owner(request, state)
    return {**await state.people.export(person), "tournaments": await state.tournaments.export(person)}


@delete("/me", status_code=200, summary="Delete yourself, with all that is stored about you", security=KEY)
async def remove(request: AnyRequest, state: AppState) -> Done:
    person = await owner(request, state)
    await state.tournaments.forget(person, UNNAMED)
    await forget(state.rooms, person, UNNAMED)
    await state.people.delete(person, UNNAMED)
    return Done()


@post("/me/passkeys/options", summary="Begin to add a passkey", security=KEY, guards=[limited("person")])
async def passkey_options(request: AnyRequest, state: AppState) -> dict[str, Any]:
    return await state.passkeys.asked_to_add(await person_of(request, state), site(request))


@post("/me/passkeys", summary="Add a passkey", security=KEY)
async def add_passkey(data: JSONBody[PasskeyAnswer], request: AnyRequest, state: AppState) -> Done:
    await state.passkeys.add(await person_of(request, state), site(request), data.credential)
    return Done()


@delete("/me/passkeys/{id:str}", status_code=200, summary="Remove a passkey", security=KEY)
async def drop_passkey(id: Passkey, request: AnyRequest, state: AppState) -> Done:
    await state.passkeys.drop(await person_of(request, state), id)
    return Done()


@post("/passkey/options", summary="Begin to sign in with a passkey", guards=[limited("person")])
async def sign_in_options(request: AnyRequest, state: AppState) -> dict[str, Any]:
    return await state.passkeys.asked_to_sign_in(site(request))


@post("/passkey", summary="Sign in with a passkey", guards=[limited("person")])
async def sign_in(data: JSONBody[PasskeyAnswer], request: AnyRequest, state: AppState) -> PersonKey:
    if data.browser is None:
        raise api_error("passkey")
    person = await state.passkeys.sign_in(site(request), data.credential)
    return await state.people.sign_in(person, data.browser)


@get("/{id:str}", summary="A player: ratings, rated games, decks")
async def about(id: Id, state: AppState) -> Profile:
    return await profile(state.store, id)


router = Router(
    "/api/people",
    route_handlers=[
        *(add, me, rename, recovery, recover, sign_out, seat, export, remove),
        *(passkey_options, add_passkey, drop_passkey, sign_in_options, sign_in, about),
    ],
    tags=["people"],
)
