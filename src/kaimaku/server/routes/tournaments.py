"""Tournaments: sign up, play, organise, read."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kaimaku.wire.people import Done
from kaimaku.wire.tournaments import (
    AnswerCall,
    Control,
    DeckLists,
    NewCall,
    NewId,
    NewTournament,
    Override,
    SignUp,
    TournamentInfo,
    TournamentList,
)

from ..state import AppState
from .common import AnyRequest, limited
from .people import KEY, person_of, whoever

Id = Annotated[str, PathParameter(description="The id of a tournament.", pattern="^[a-z0-9]{8}$")]
Mine = Annotated[bool, QueryParameter(description="Only those you organise or play in.")]


@post("/", summary="Open a tournament", security=KEY, guards=[limited("create")])
async def create(data: JSONBody[NewTournament], request: AnyRequest, state: AppState) -> NewId:
    return await state.tournaments.create(await person_of(request, state), data.plan)


@get("/", summary="Tournaments")
async def all_of_them(request: AnyRequest, state: AppState, mine: Mine = False) -> TournamentList:
    return await state.tournaments.listed(await whoever(request, state), mine)


@get("/{id:str}", summary="A tournament: players, rounds, standings, log")
async def about(id: Id, request: AnyRequest, state: AppState) -> TournamentInfo:
    return await state.tournaments.info(id, await whoever(request, state))


@get("/{id:str}/decks", summary="All deck lists, once it is over")
async def decks(id: Id, state: AppState) -> DeckLists:
    return await state.tournaments.decks(id)


@post("/{id:str}/entry", status_code=200, summary="Sign up, or submit a deck", security=KEY, guards=[limited("join")])
async def sign_up(id: Id, data: JSONBody[SignUp], request: AnyRequest, state: AppState) -> Done:
    await state.tournaments.sign_up(await person_of(request, state), id, data)
    return Done()


@delete("/{id:str}/entry", status_code=200, summary="Sign off, or drop out", security=KEY)
async def sign_off(id: Id, request: AnyRequest, state: AppState) -> Done:
    await state.tournaments.sign_off(await person_of(request, state), id)
    return Done()


@post("/{id:str}/check-in", status_code=200, summary="Check in", security=KEY)
async def check_in(id: Id, request: AnyRequest, state: AppState) -> Done:
    await state.tournaments.check_in(await person_of(request, state), id)
    return Done()


@post("/{id:str}/calls", status_code=200, summary="Call the organiser", security=KEY, guards=[limited("join")])
async def call(id: Id, data: JSONBody[NewCall], request: AnyRequest, state: AppState) -> Done:
    await state.tournaments.call(await person_of(request, state), id, data)
    return Done()


@post("/{id:str}/answers", status_code=200, summary="Answer a call, as the organiser", security=KEY)
async def answer(id: Id, data: JSONBody[AnswerCall], request: AnyRequest, state: AppState) -> Done:
    await state.tournaments.answer(await person_of(request, state), id, data)
    return Done()


@post("/{id:str}/control", status_code=200, summary="Start, go on, drop, end or cancel, as the organiser", security=KEY)
async def control(id: Id, data: JSONBody[Control], request: AnyRequest, state: AppState) -> Done:
    await state.tournaments.control(await person_of(request, state), id, data)
    return Done()


@post("/{id:str}/results", status_code=200, summary="Decide a match, as the organiser", security=KEY)
async def override(id: Id, data: JSONBody[Override], request: AnyRequest, state: AppState) -> Done:
    await state.tournaments.override(await person_of(request, state), id, data)
    return Done()


router = Router(
    "/api/tournaments",
    route_handlers=[
        *(create, all_of_them, about, decks, sign_up, sign_off, check_in),
        *(call, answer, control, override),
    ],
    tags=["tournaments"],
)
