"""Rooms: open one, look at one, take a seat."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from ..security.guards import limited, who
from ..state import AppState
from ..trouble import Trouble
from ..wire.rest import Frames
from ..wire.room import Join, NewRoom, RoomInfo, RoomList, Seated
from .small import small_json

Code = Annotated[str, PathParameter(description="The room's code.", pattern="^[a-z0-9]{8}$")]


@post("/", summary="Open a room and take a seat in it", guards=[limited("create")])
async def create(data: JSONBody[NewRoom], request: Request[Any, Any, Any], state: AppState) -> Seated:
    return await state.rooms.create(data, who(request))


@get("/", summary="Games under way that anybody may watch")
async def listed(state: AppState) -> RoomList:
    return RoomList(await state.rooms.listed())


@get("/{code:str}", summary="What anybody may know about a room")
async def info(code: Code, state: AppState) -> RoomInfo:
    return await state.rooms.info(code)


@post("/{code:str}/seats", summary="Take an open seat", guards=[limited("join")])
async def join(code: Code, data: JSONBody[Join], state: AppState) -> Seated:
    return await state.rooms.join(code, data)


@get(
    "/{code:str}/frames",
    summary="The game so far as a player saw it",
    security=[{"seat": []}],
    guards=[limited("work")],
    opt={"compressed": True},
)
async def frames(code: Code, request: Request[Any, Any, Any], state: AppState) -> Response[Frames]:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Trouble(401, "no_token", "This needs the token of a seat.", "席のトークンが必要です。")
    return small_json(request, await state.rooms.own_frames(code, token, who(request)))


router = Router("/api/rooms", route_handlers=[create, listed, info, join, frames], tags=["rooms"])
