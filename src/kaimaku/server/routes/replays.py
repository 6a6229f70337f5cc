"""Replays: keep one, find one, watch it step by step, check it."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import PathParameter, QueryParameter

from kaimaku import __version__

from ..frames import Viewpoint
from ..outcomes import stored
from ..replay_work import examine
from ..rooms.replay_file import replay_id
from ..security.guards import limited, who
from ..state import AppState
from ..store import ReplayRow
from ..trouble import Trouble
from ..wire.common import GameName
from ..wire.rest import Beliefs, Frames, ReplayInfo, ReplayList, StoredReplay, VerifyReport
from .small import small_json

FILE = 256 * 1024  # bytes of a replay
BINARY = "application/octet-stream"

Id = Annotated[str, PathParameter(description="The replay's id.", pattern="^[0-9a-f]{32}$")]
Side = Literal["0", "1", "2", "3", "4", "5", "6", "7", "all", "watch"]


@post(
    "/",
    summary="Keep a replay file; it must play out as it says",
    guards=[limited("upload")],
    request_max_body_size=FILE,
    opt={"body": BINARY},
)
async def keep(request: Request[Any, Any, Any], state: AppState) -> StoredReplay:
    if request.content_type[0] != BINARY:
        raise Trouble(415, "wrong_type", f"Send the file as {BINARY}.", f"ファイルは {BINARY} として送ってください。")
    data = await request.body()
    found = await state.workers.uploads.do(who(request), examine, data)
    if not found.report.ok:
        raise Trouble(400, "bad_replay", found.report.words.en, found.report.words.ja)
    row = ReplayRow(
        id=replay_id(data),
        game=found.game,
        names=found.names,
        decisions=found.report.decisions,
        turns=found.turns,
        when=time.time(),
        listed=False,
        outcome=None if found.outcome is None else msgspec.json.encode(found.outcome),
        data=data,
    )
    await state.store.add_replay(row)
    return StoredReplay(row.id, found.report)


@get("/", summary="Finished games that anybody may see, newest first")
async def listed(
    state: AppState, game: Annotated[GameName | None, QueryParameter(description="Of this game only.")] = None
) -> ReplayList:
    return ReplayList([info for row in await state.store.replays(game=game) if (info := _readable(row, state))])


@get("/{id:str}", summary="What is known about a replay")
async def info(id: Id, state: AppState) -> ReplayInfo:
    return _info(await _row(state, id))


@get(
    "/{id:str}/frames",
    summary="Step by step, as a seat saw it, as onlookers saw it, or with every face",
    guards=[limited("work")],
    opt={"compressed": True},
)
async def frames(
    id: Id,
    request: Request[Any, Any, Any],
    state: AppState,
    seat: Annotated[Side, QueryParameter(description="Whose eyes.")] = "all",
) -> Response[Frames]:
    row = await _row(state, id)
    tag = f'"{id}-{seat}-{__version__}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(cast(Frames, b""), status_code=304, headers=headers, media_type="application/json")
    body = await state.films.get(who(request), row, cast(Viewpoint, int(seat) if seat.isdigit() else seat))
    return small_json(request, body, headers)


@get(
    "/{id:str}/beliefs",
    summary="What each seat could believe about the roles, decision by decision",
    guards=[limited("work")],
    opt={"compressed": True},
)
async def beliefs(id: Id, request: Request[Any, Any, Any], state: AppState) -> Response[Beliefs]:
    row = await _row(state, id)
    tag = f'"{id}-beliefs-{__version__}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(cast(Beliefs, b""), status_code=304, headers=headers, media_type="application/json")
    return small_json(request, await state.films.beliefs(who(request), row), headers)


@get("/{id:str}/file", summary="The replay as a file", opt={"compressed": True}, media_type=BINARY)
async def file(id: Id, state: AppState) -> Response[bytes]:
    row = await _row(state, id)
    name = f"{row.game}-{_when(row):%Y-%m-%d}-{row.id[:8]}.kaimaku"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(row.data, headers=headers, media_type=BINARY)


@get("/{id:str}/verify", summary="Play it again and derive every shuffle and die", guards=[limited("work")])
async def verify(id: Id, request: Request[Any, Any, Any], state: AppState) -> VerifyReport:
    row = await _row(state, id)
    return (await state.workers.replays.do(who(request), examine, row.data, row.names)).report


async def _row(state: AppState, id: str) -> ReplayRow:
    row = await state.store.replay(id)
    if row is None:
        raise Trouble(404, "no_replay", "There is no such replay.", "そのリプレイはありません。")
    return row


def _readable(row: ReplayRow, state: AppState) -> ReplayInfo | None:
    """One whose row is damaged hides no others."""
    try:
        return _info(row)
    except Exception as error:
        state.incidents.once(row.id, error, "replay")
        return None


def _info(row: ReplayRow) -> ReplayInfo:
    outcome = None if row.outcome is None else stored(row.game, row.outcome)
    game = cast(GameName, row.game)
    return ReplayInfo(
        row.id, game, row.names, row.decisions, row.turns, outcome, _when(row).isoformat(timespec="seconds")
    )


def _when(row: ReplayRow) -> datetime:
    return datetime.fromtimestamp(row.when, UTC)


router = Router("/api/replays", route_handlers=[keep, listed, info, frames, beliefs, file, verify], tags=["replays"])
