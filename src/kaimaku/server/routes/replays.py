"""Replays: upload, list, show step by step, verify."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Response, Router, get, post
from litestar.params import PathParameter, QueryParameter

from kaimaku import __version__
from kaimaku.bots.names import japanese
from kaimaku.wire.common import GameName
from kaimaku.wire.replays import Beliefs, ReplayFrames, ReplayInfo, ReplayList, StoredReplay, Story, VerifyReport
from kaimaku.wire.review import Review

from ..errors.api_error import ApiError, api_error
from ..outcomes import stored
from ..playback.frames import Viewpoint
from ..playback.replay_jobs import examine
from ..rooms.game.game_log import replay_id
from ..state import AppState
from ..store import ReplayRow
from .common import COMPRESSED, AnyRequest, compressed_json, limited, unchanged, who

FILE = 256 * 1024  # bytes of a replay
BINARY = "application/octet-stream"

Id = Annotated[str, PathParameter(description="The replay's id.", pattern="^[0-9a-f]{32}$")]
Side = Literal["0", "1", "2", "3", "4", "5", "6", "7", "all", "watch"]


@post(
    "/",
    summary="Upload a replay file; it must play through",
    guards=[limited("upload")],
    request_max_body_size=FILE,
    opt={"body": BINARY},
)
async def keep(request: AnyRequest, state: AppState) -> StoredReplay:
    if request.content_type[0] != BINARY:
        raise api_error("wrong_type", type=BINARY)
    data = await request.body()
    found = await state.workers.uploads.do(who(request), examine, data)
    if not found.report.ok:
        raise ApiError(400, "bad_replay", found.report.words.en, found.report.words.ja)
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


@get("/", summary="Public replays, newest first")
async def listed(
    state: AppState, game: Annotated[GameName | None, QueryParameter(description="Of this game only.")] = None
) -> ReplayList:
    return ReplayList([info for row in await state.store.replays(game=game) if (info := _readable(row, state))])


@get("/{id:str}", summary="About a replay")
async def info(id: Id, state: AppState) -> ReplayInfo:
    return _info(await _row(state, id))


@get(
    "/{id:str}/frames",
    summary="A replay step by step, as a seat or a spectator saw it, or with every card open",
    guards=[limited("work")],
    opt=COMPRESSED,
)
async def frames(
    id: Id,
    request: AnyRequest,
    state: AppState,
    seat: Annotated[Side, QueryParameter(description="Whose view.")] = "all",
) -> Response[ReplayFrames]:
    row = await _row(state, id)
    viewpoint = cast(Viewpoint, int(seat) if seat.isdigit() else seat)
    return await _cached(request, f"{id}-{seat}", lambda: state.frame_cache.get(who(request), row, viewpoint))


@get(
    "/{id:str}/story",
    summary="How a game went: life or points over time, and the two turns that decided most",
    guards=[limited("work")],
    opt=COMPRESSED,
)
async def story(
    id: Id,
    request: AnyRequest,
    state: AppState,
    seat: Annotated[
        Literal["0", "1", "2", "3", "4", "5", "6", "7", "watch"], QueryParameter(description="Who reads it.")
    ] = "watch",
) -> Response[Story]:
    row = await _row(state, id)
    reader = int(seat) if seat.isdigit() else None
    return await _cached(
        request, f"{id}-story-{seat}", lambda: state.frame_cache.get(who(request), row, ("story", reader))
    )


@get(
    "/{id:str}/beliefs",
    summary="What each seat could believe about the roles, decision by decision",
    guards=[limited("work")],
    opt=COMPRESSED,
)
async def beliefs(id: Id, request: AnyRequest, state: AppState) -> Response[Beliefs]:
    row = await _row(state, id)
    return await _cached(request, f"{id}-beliefs", lambda: state.frame_cache.get(who(request), row, "beliefs"))


@get(
    "/{id:str}/review",
    summary="How likely each seat was to win all along, what was luck and what decisions; as far as it is worked out",
    guards=[limited("work")],
    opt=COMPRESSED,
)
async def review(id: Id, request: AnyRequest, state: AppState) -> Response[Review]:
    """Asking for it starts it; ask again until `done` is 1. It is kept, so a second look is instant."""
    row = await _row(state, id)
    found = await state.reviews.get(who(request), row)
    if not found.finished:
        return await compressed_json(request, found.body, {"cache-control": "no-store"})

    async def body() -> bytes:
        return found.body

    return await _cached(request, f"{id}-review", body)


@get("/{id:str}/file", summary="The replay as a file", opt=COMPRESSED, media_type=BINARY)
async def file(id: Id, state: AppState) -> Response[bytes]:
    row = await _row(state, id)
    name = f"{row.game}-{_when(row):%Y-%m-%d}-{row.id[:8]}.kaimaku"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(row.data, headers=headers, media_type=BINARY)


@get(
    "/{id:str}/verify",
    summary="Verify a replay: play it through and derive every shuffle and die roll",
    guards=[limited("work")],
)
async def verify(id: Id, request: AnyRequest, state: AppState) -> VerifyReport:
    row = await _row(state, id)
    return (await state.workers.replays.do(who(request), examine, row.data, row.names)).report


async def _cached(request: AnyRequest, name: str, make: Callable[[], Awaitable[bytes]]) -> Response[Any]:
    """Gzipped JSON that stays the same in this version of Kaimaku; 304 for a client that has it already."""
    etag = f'"{name}-{__version__}"'
    headers = {"etag": etag, "cache-control": "private, no-cache"}
    if unchanged(request, etag):
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    return await compressed_json(request, await make(), headers)


async def _row(state: AppState, id: str) -> ReplayRow:
    row = await state.store.replay(id)
    if row is None:
        raise api_error("no_replay")
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
    game = row.game
    return ReplayInfo(
        row.id,
        game,
        row.names,
        row.decisions,
        row.turns,
        outcome,
        _when(row).isoformat(timespec="seconds"),
        japanese(row.names),
    )


def _when(row: ReplayRow) -> datetime:
    return datetime.fromtimestamp(row.when, UTC)


router = Router(
    "/api/replays", route_handlers=[keep, listed, info, frames, story, beliefs, review, file, verify], tags=["replays"]
)
