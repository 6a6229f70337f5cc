"""The workshop: read the sheet of a card, look up the words of the card language. Nothing is stored."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.params import JSONBody

from kaimaku.wire.rest import WorkshopReport, WorkshopSheet, WorkshopWord

from ..content.games import known_game
from ..content.own import read_sheet, words
from ..state import AppState
from .common import AnyRequest, EtagCache, Game, cached_get, limited, who

CACHE = EtagCache()
SHEET = 200 * 1024  # bytes: as many characters as a sheet may have, even if each is written as two escapes


@post(
    "/",
    status_code=200,
    summary="Read a card that somebody writes",
    guards=[limited("work")],
    request_max_body_size=SHEET,
)
async def read(game: Game, data: JSONBody[WorkshopSheet], request: AnyRequest, state: AppState) -> WorkshopReport:
    return await state.workers.uploads.do(who(request), read_sheet, known_game(game), data.sheet)


@cached_get("/words", list[WorkshopWord], "The words of the card language, each with an example")
async def all_words(game: Game, request: AnyRequest, state: AppState) -> Response[bytes]:
    return await CACHE.answer(
        request, ("words", game), await state.workers.uploads.do(who(request), words, known_game(game))
    )


router = Router("/api/games/{game:str}/workshop", route_handlers=[read, all_words], tags=["workshop"])
