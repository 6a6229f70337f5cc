"""Cards: all of a game, one, and pictures of the user's own."""

from __future__ import annotations

from typing import Annotated, Any

from anyio.to_thread import run_sync
from litestar import Request, Response, Router, get
from litestar.params import PathParameter

from ..content.cards import card, card_list
from ..content.game import known_game
from ..content.images import ImagePack, image_pack
from ..state import AppState
from ..trouble import Trouble
from ..wire.rest import CardInfo, CardList
from .kept import Kept, conditional, gives

KEPT = Kept()
Game = Annotated[str, PathParameter(description="hocg, danmaku or vcard.", max_length=20)]
Number = Annotated[str, PathParameter(description="The card's number, such as hSD01-011.", max_length=40)]


@get(
    "/cards",
    summary="Every card with its facts and its text",
    responses=gives(CardList, "All cards of the game"),
    opt=KEPT.opt,
)
async def cards(game: Game, request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    await state.warm.of(known_game(game))
    pack = _pack(state)
    pictures = await run_sync(pack.pictures)
    return KEPT.answer(request, (game, pack), card_list(known_game(game), pictures.keys()))


@get("/cards/{number:str}", summary="One card")
async def one(game: Game, number: Number, state: AppState) -> CardInfo:
    await state.warm.of(known_game(game))
    return card(known_game(game), number)


@get("/images/{number:str}", summary="The picture of a card, if the server has one", media_type="image/*")
async def image(game: Game, number: Number, request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    await state.warm.of(known_game(game))
    found = await run_sync(_pack(state).read, card(known_game(game), number).id)
    if found is None:
        raise Trouble(404, "no_image", "There is no picture of this card.", "このカードの画像はありません。")
    picture, data = found
    answer = conditional(request, data, picture.etag, picture.type)
    answer.headers["x-content-type-options"] = "nosniff"
    answer.headers["content-security-policy"] = "default-src 'none'"
    return answer


def _pack(state: AppState) -> ImagePack:
    return image_pack(state.settings.images)


router = Router("/api/games/{game:str}", route_handlers=[cards, one, image], tags=["cards"])
