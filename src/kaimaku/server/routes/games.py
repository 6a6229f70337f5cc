"""Games: what the server knows about each. Its cards with pictures of the user's own, rules, scenarios, matchups."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import PathParameter

from kaimaku.judge.handbook import handbook
from kaimaku.wire.lab import LabMatrix
from kaimaku.wire.learn import Handbook
from kaimaku.wire.packs import PackList
from kaimaku.wire.rest import CardInfo, CardList, GameList, RuleInfo, RuleList, ScenarioList
from kaimaku.wire.status import CardStatusReport

from ..content.games import game_list, known_game
from ..content.images import image_pack
from ..content.lab import lab_matrix
from ..content.rules import no_rule
from ..errors.api_error import api_error
from ..limits.metering import in_thread
from ..state import AppState
from .common import AnyRequest, EtagCache, Game, cached_get, conditional

CACHE = EtagCache()
Number = Annotated[str, PathParameter(description="The card's number, such as hSD01-011.", max_length=40)]
Reference = Annotated[str, PathParameter(description="A rule's id, with or without its game: 8.3.3.", max_length=80)]


@cached_get("/", GameList, "All games, with their decks, bots and rulings")
async def games(request: AnyRequest) -> Response[bytes]:
    return await CACHE.answer(request, "games", game_list())


@cached_get("/cards", CardList, "All cards, with facts and texts")
async def cards(game: Game, request: AnyRequest, state: AppState) -> Response[bytes]:
    prepared = await state.prepared.of(known_game(game))
    pack = image_pack(state.settings.images)
    pictures = await in_thread(pack.pictures)
    packs = state.settings.packs is not None
    return await CACHE.answer(request, ("cards", game, pack, packs), prepared.pictured(pictures.keys(), packs))


@get("/cards/{number:str}", summary="One card")
async def card(game: Game, number: Number, state: AppState) -> CardInfo:
    return (await state.prepared.of(known_game(game))).card(number)


@get("/images/{number:str}", summary="The picture of a card, if the server has one", media_type="image/*")
async def image(game: Game, number: Number, request: AnyRequest, state: AppState) -> Response[bytes]:
    prepared = await state.prepared.of(known_game(game))
    found = await in_thread(image_pack(state.settings.images).read, prepared.card(number).id)
    if found is None:
        raise api_error("no_image")
    picture, data = found
    answer = conditional(request, data, picture.etag, picture.type)
    answer.headers["x-content-type-options"] = "nosniff"
    answer.headers["content-security-policy"] = "default-src 'none'"
    return answer


@cached_get(
    "/packs", PackList, "Cards of the operator's packs, which aren't part of Kaimaku, and what is wrong with them"
)
async def packs(game: Game, request: AnyRequest, state: AppState) -> Response[bytes]:
    return await CACHE.answer(
        request, ("packs", game, state.settings.packs), await state.packs.listed(known_game(game))
    )


@cached_get("/status", CardStatusReport, "How well the cards are tested, by set, and every official question")
async def status(game: Game, request: AnyRequest, state: AppState) -> Response[bytes]:
    prepared = await state.prepared.of(known_game(game))
    return await CACHE.answer(request, ("status", game), prepared.status)


@cached_get("/rules", RuleList, "All rules in our own words")
async def rules(game: Game, request: AnyRequest, state: AppState) -> Response[bytes]:
    prepared = await state.prepared.of(known_game(game))
    return await CACHE.answer(request, ("rules", game), prepared.rules)


@get("/rules/{reference:path}", summary="One rule")
async def rule(game: Game, reference: Reference, state: AppState) -> RuleInfo:
    """Ids may have slashes in them."""
    id = str(reference).strip("/")
    found = (await state.prepared.of(known_game(game))).rule(id)
    if found is None:
        raise no_rule(known_game(game), id)
    return found


@cached_get("/scenarios", ScenarioList, "Scenarios to try, by rule")
async def scenarios(game: Game, request: AnyRequest, state: AppState) -> Response[bytes]:
    prepared = await state.prepared.of(known_game(game))
    return await CACHE.answer(request, ("scenarios", game), prepared.scenarios)


@cached_get("/handbook", Handbook, "How to play on one page, the words of the game, and questions people ask")
async def handbook_of(game: Game, request: AnyRequest) -> Response[bytes]:
    return await CACHE.answer(request, ("handbook", game), handbook(known_game(game)))


@cached_get("/lab", LabMatrix, "The latest matchups of the decks")
async def matchups(game: Game, request: AnyRequest, state: AppState) -> Response[bytes]:
    folder = state.settings.lab or state.settings.data / "lab"
    return await CACHE.answer(request, ("lab", game, folder), await in_thread(lab_matrix, known_game(game), folder))


of_game = Router(
    "/{game:str}", route_handlers=[cards, card, image, packs, status, rules, rule, scenarios, handbook_of, matchups]
)
router = Router("/api/games", route_handlers=[games, of_game], tags=["games"])
