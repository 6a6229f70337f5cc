"""The games this server knows."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get

from ..content.games import game_list
from ..state import AppState
from ..wire.rest import GameList
from .kept import Kept, gives

KEPT = Kept()


@get(
    "/",
    summary="The games, with their decks, bots and ruling switches",
    responses=gives(GameList, "All games"),
    opt=KEPT.opt,
)
async def games(request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    await state.warm.games()
    return KEPT.answer(request, "games", game_list())


router = Router("/api/games", route_handlers=[games], tags=["games"])
