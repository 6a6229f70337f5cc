"""Meeting strangers: the search for an opponent, and the leaderboards."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody, QueryParameter

from kaimaku.wire.people import GamePace, Leaderboard, Search, Searching

from ..content.games import known_game
from ..people.shown import leaderboard
from ..state import AppState
from .common import AnyRequest, Game, limited
from .people import KEY, person_of

Season = Annotated[str, QueryParameter(description="A quarter of a year, like 2026-4.", pattern=r"^(\d{4}-[1-4])?$")]

Pace = Annotated[GamePace, QueryParameter(description="Games played in one sitting, or slow ones.")]


@post("/queue", status_code=200, summary="Look for an opponent", security=KEY, guards=[limited("join")])
async def search(data: JSONBody[Search], request: AnyRequest, state: AppState) -> Searching:
    return await state.matchmaking.search(await person_of(request, state), data)


@get("/queue", summary="How your search goes; ask every few seconds", security=KEY)
async def look(request: AnyRequest, state: AppState) -> Searching:
    return await state.matchmaking.look(await person_of(request, state))


@delete("/queue", status_code=200, summary="Stop looking; too late once a table was found", security=KEY)
async def cancel(request: AnyRequest, state: AppState) -> Searching:
    return await state.matchmaking.cancel(await person_of(request, state))


@get("/games/{game:str}/leaderboard", summary="The best players of a season")
async def board(game: Game, state: AppState, pace: Pace = "live", season: Season = "") -> Leaderboard:
    return await leaderboard(state.store, known_game(game), pace, season, state.rooms.time.wall())


router = Router("/api", route_handlers=[search, look, cancel, board], tags=["people"])
