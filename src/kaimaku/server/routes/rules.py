"""Rules: the whole catalogue, one rule, and the scenarios that try them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.params import PathParameter

from ..content.game import known_game
from ..content.rules import rule, rule_list
from ..content.scenarios import scenario_list
from ..state import AppState
from ..wire.rest import RuleInfo, RuleList, ScenarioList
from .kept import Kept, gives

KEPT = Kept()
Game = Annotated[str, PathParameter(description="hocg, danmaku or vcard.", max_length=20)]
Reference = Annotated[str, PathParameter(description="A rule's id: hocg:8.3.3, or 8.3.3.", max_length=80)]


@get("/rules", summary="Every rule in our own words", responses=gives(RuleList, "All rules of the game"), opt=KEPT.opt)
async def rules(game: Game, request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    await state.warm.of(known_game(game))
    return KEPT.answer(request, ("rules", game), rule_list(known_game(game)))


@get("/rules/{reference:path}", summary="One rule")
async def one(game: Game, reference: Reference, state: AppState) -> RuleInfo:
    """Ids of VCard keywords have slashes in them."""
    await state.warm.of(known_game(game))
    return rule(known_game(game), str(reference).strip("/"))


@get(
    "/scenarios",
    summary="Positions to try, by rule",
    responses=gives(ScenarioList, "All scenarios of the game"),
    opt=KEPT.opt,
)
async def scenarios(game: Game, request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    await state.warm.of(known_game(game))
    return KEPT.answer(request, ("scenarios", game), scenario_list(known_game(game)))


router = Router("/api/games/{game:str}", route_handlers=[rules, one, scenarios], tags=["rules"])
