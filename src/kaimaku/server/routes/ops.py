"""For operators: health, metrics, the OpenAPI description, the addresses for friends."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get

from kaimaku import __version__
from kaimaku.wire.ops import Addresses, Health

from ..errors.api_error import api_error
from ..http import network, openapi
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


@get("/api/addresses", summary="Where friends find this server; told on the machine it runs on")
async def addresses(request: AnyRequest, state: AppState) -> Addresses:
    """Only a page that was opened as localhost on this very machine needs them, so nobody else is told."""
    client = request.client.host if request.client else ""
    if not (network.is_here(client) and network.is_here(request.headers.get("host", ""))):
        raise api_error("forbidden")
    settings = state.settings
    listens = settings.host in network.ANY
    return Addresses(listens, [network.url(one, settings.port) for one in network.own_addresses()] if listens else [])


@get(["/schema", "/schema/openapi.json"], include_in_schema=False, opt=COMPRESSED)
async def schema(request: AnyRequest) -> Response[bytes]:
    return await CACHE.answer(request, "schema", await in_thread(openapi.schema, request.app))


router = Router("/", route_handlers=[health, metrics, addresses, schema], tags=["operations"])
