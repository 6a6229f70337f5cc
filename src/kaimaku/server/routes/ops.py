"""For whoever runs a server: is it well, what does it count, and what can be asked of it."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, Router, get

from kaimaku import __version__

from .. import openapi
from ..metrics import Metrics
from ..state import AppState
from ..wire.ops import Health
from .kept import Kept

KEPT = Kept()


@get("/health", summary="Does the server work, and can it store?")
async def health(state: AppState) -> Response[Health]:
    stores = await state.store.healthy()
    return Response(Health(stores, __version__, stores), status_code=200 if stores else 503)


@get("/metrics", summary="Numbers for Prometheus", media_type=MediaType.TEXT)
async def metrics(state: AppState) -> Response[str]:
    return Response(state.metrics.text().decode(), media_type=Metrics.media_type)


@get(["/schema", "/schema/openapi.json"], include_in_schema=False, opt=KEPT.opt)
async def schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    return KEPT.answer(request, "schema", openapi.schema(request.app))


router = Router("/", route_handlers=[health, metrics, schema], tags=["operations"])
