"""Rooms: open one, look one up, take a seat."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from kaimaku.wire.people import OpenTables
from kaimaku.wire.replays import ReplayFrames
from kaimaku.wire.rest import CardInfo
from kaimaku.wire.room import Join, NewRoom, OwnSeat, RoomInfo, RoomList, Seated

from ..people.shown import with_levels
from ..rooms.lobby.of_people import open_tables
from ..state import AppState
from .common import COMPRESSED, AnyRequest, compressed_json, limited, seat_token, who
from .people import whoever

Code = Annotated[str, PathParameter(description="The room's code.", pattern="^[a-z0-9]{8}$")]


@post("/", summary="Open a table and take a seat", guards=[limited("create")])
async def create(data: JSONBody[NewRoom], request: AnyRequest, state: AppState) -> Seated:
    return await state.rooms.create(data, who(request), await whoever(request, state))


@get("/", summary="Public games to watch")
async def listed(state: AppState) -> RoomList:
    return RoomList(await state.rooms.listed())


@get("/open", summary="Tables where anybody may sit down")
async def open_to_all(state: AppState) -> OpenTables:
    return OpenTables(await with_levels(state.store, await open_tables(state.rooms)))


@get("/{code:str}", summary="About a table")
async def info(code: Code, state: AppState) -> RoomInfo:
    return await state.rooms.info(code)


@post("/{code:str}/seats", summary="Take an open seat", guards=[limited("join")])
async def join(code: Code, data: JSONBody[Join], request: AnyRequest, state: AppState) -> Seated:
    return await state.rooms.join(code, data, who(request), await whoever(request, state))


@get("/{code:str}/cards", summary="The cards of a table that its players wrote")
async def own_cards(code: Code, state: AppState) -> list[CardInfo]:
    return await state.rooms.own_cards(code)


@get(
    "/{code:str}/frames",
    summary="The game so far, as your seat saw it",
    security=[{"seat": []}],
    guards=[limited("work")],
    opt=COMPRESSED,
)
async def frames(code: Code, request: AnyRequest, state: AppState) -> Response[ReplayFrames]:
    return await compressed_json(request, await state.rooms.own_frames(code, seat_token(request), who(request)))


@get("/{code:str}/seat", summary="About a table where you play: is it your move?", security=[{"seat": []}])
async def own_seat(code: Code, request: AnyRequest, state: AppState) -> OwnSeat:
    return await state.rooms.own_seat(code, seat_token(request))


router = Router(
    "/api/rooms", route_handlers=[create, listed, open_to_all, info, join, own_cards, frames, own_seat], tags=["rooms"]
)
