"""For operators: health, metrics, the OpenAPI description."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get

from kaimaku import __version__
from kaimaku.wire.ops import Health

from ..http import openapi
from ..limits.metering import in_thread
from ..monitoring.metrics import Metrics
from ..state import AppState
from .common import COMPRESSED, AnyRequest, EtagCache

CACHE = EtagCache()


@get("/health", summary="Is the server healthy, and can it save?")
async def health(state: AppState) -> Response[Health]:
    stores = await state.store.healthy()
    return Response(Health(stores, __version__, stores), status_code=200 if stores else 503)


@get("/metrics", summary="Metrics for Prometheus", media_type=MediaType.TEXT)
async def metrics(state: AppState) -> Response[str]:
    return Response(state.metrics.text().decode(), media_type=Metrics.media_type)


@get(["/schema", "/schema/openapi.json"], include_in_schema=False, opt=COMPRESSED)
async def schema(request: AnyRequest) -> Response[bytes]:
    return await CACHE.answer(request, "schema", await in_thread(openapi.schema, request.app))


router = Router("/", route_handlers=[health, metrics, schema], tags=["operations"])
