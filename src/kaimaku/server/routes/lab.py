"""The lab: how the decks of a game fare against each other."""

from __future__ import annotations

from typing import Annotated, Any

from anyio.to_thread import run_sync
from litestar import Request, Response, Router, get
from litestar.params import PathParameter

from ..content.game import known_game
from ..content.lab import lab_matrix
from ..state import AppState
from ..wire.lab import LabMatrix
from .kept import Kept, gives

KEPT = Kept()
Game = Annotated[str, PathParameter(description="hocg, danmaku or vcard.", max_length=20)]


@get(
    "/lab",
    summary="The last matrix of decks against each other",
    responses=gives(LabMatrix, "The last matrix"),
    opt=KEPT.opt,
)
async def matrix(game: Game, request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    folder = state.settings.lab or state.settings.data / "lab"
    return KEPT.answer(request, (game, folder), await run_sync(lab_matrix, known_game(game), folder))


router = Router("/api/games/{game:str}", route_handlers=[matrix], tags=["decks"])
