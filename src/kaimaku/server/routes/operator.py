"""For the operator of the server, behind a token, and for players who report somebody to them."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter

from kaimaku.wire.operator import CloseRoom, Manners, NewBlock, Overview, ReportPlayer, ReportSeat, Settle
from kaimaku.wire.people import Done

from ..errors.api_error import api_error
from ..manners.operator import Operator
from ..manners.reports import report_player, report_seat
from ..rooms.seating.records import hashed
from ..state import AppState
from .common import AnyRequest, limited, seat_token
from .people import KEY, Id, person_of
from .rooms import Code

RowId = Annotated[str, PathParameter(description="Of a report or a block.", pattern="^[a-z0-9]{10}$")]
TOKEN: list[dict[str, list[str]]] = [{"operator": []}]


def operator(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Whoever has the token; wrong ones are counted, so that nobody tries many."""
    expected = connection.app.state.settings.operator
    if not expected:
        raise api_error("no_operator")
    kind, _, given = connection.headers.get("authorization", "").partition(" ")
    right = kind.lower() == "bearer" and hmac.compare_digest(hashed(given), expected)
    connection.scope["exchange"].attempt("person", right)  # type: ignore[typeddict-item]
    if not right:
        raise api_error("operator")


@get("/api/operator", summary="Reports, tables, blocks, and what was done", guards=[operator], security=TOKEN)
async def overview(state: AppState) -> Overview:
    return await Operator(state.rooms, state.blocks).overview()


@post(
    "/api/operator/reports/{id:str}", status_code=200, summary="Done with a report", guards=[operator], security=TOKEN
)
async def settle(id: RowId, data: JSONBody[Settle], state: AppState) -> Done:
    await Operator(state.rooms, state.blocks).settle(id, data.note)
    return Done()


@post("/api/operator/blocks", summary="Block somebody for a time", guards=[operator], security=TOKEN)
async def block(data: JSONBody[NewBlock], state: AppState) -> Done:
    await Operator(state.rooms, state.blocks).block(data)
    return Done()


@delete("/api/operator/blocks/{id:str}", status_code=200, summary="End a block", guards=[operator], security=TOKEN)
async def unblock(id: RowId, state: AppState) -> Done:
    await Operator(state.rooms, state.blocks).unblock(id)
    return Done()


@post("/api/rooms/{code:str}/close", status_code=200, summary="Close a table", guards=[operator], security=TOKEN)
async def close(code: Code, data: JSONBody[CloseRoom], state: AppState) -> Done:
    """Its address names the room, so that it reaches the process that has it."""
    await Operator(state.rooms, state.blocks).close_room(code, data.why)
    return Done()


@get("/api/manners", summary="Does anybody read reports here?")
async def manners(state: AppState) -> Manners:
    return Manners(bool(state.settings.operator))


def read_here(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    if not connection.app.state.settings.operator:
        raise api_error("no_operator:report")


@post(
    "/api/rooms/{code:str}/reports",
    summary="Report another player at your table",
    guards=[read_here, limited("report")],
    security=[{"seat": []}],
)
async def report(code: Code, data: JSONBody[ReportSeat], request: AnyRequest, state: AppState) -> Done:
    await report_seat(state.rooms, code, seat_token(request), data)
    return Done()


@post("/api/people/{id:str}/reports", summary="Report a player", guards=[read_here, limited("report")], security=KEY)
async def report_person(id: Id, data: JSONBody[ReportPlayer], request: AnyRequest, state: AppState) -> Done:
    await report_player(state.store, await person_of(request, state), id, data)
    return Done()


router = Router(
    "/",
    route_handlers=[overview, settle, block, unblock, close, manners, report, report_person],
    tags=["manners"],
)
