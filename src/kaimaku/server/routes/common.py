"""What routes share: parameters, limits by address, and answers that are compressed or cached by clients."""

from __future__ import annotations

import gzip
from collections.abc import Hashable, Mapping
from hashlib import blake2b
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.types import Guard

from ..errors.api_error import api_error
from ..limits.metering import in_thread
from ..limits.rate_limits import Kind, network

AnyRequest: TypeAlias = "Request[Any, Any, Any]"
Game = Annotated[str, PathParameter(description="The id of a game.", max_length=20)]
COMPRESSED = {"compressed": True}  # `opt` of routes whose answers must not be compressed again
LEVEL = 6  # of gzip


def limited(kind: Kind) -> Guard:
    """Only so many such requests of one address, and of one browser where it is known."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        exchange = connection.scope["exchange"]  # type: ignore[typeddict-item]
        exchange.limit(kind)
        exchange.limited.append(kind)

    return guard


def bearer(request: AnyRequest) -> str:
    """The secret that a request carries; empty if it carries none."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if kind.lower() == "bearer" else ""


def seat_token(request: AnyRequest) -> str:
    token = bearer(request)
    if not token:
        raise api_error("no_token")
    return token


def who(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose request it is, as limits count."""
    address: str = connection.scope["exchange"].address  # type: ignore[typeddict-item]
    return network(address)


def cached_get(path: str, message: type, summary: str) -> get:
    """A route that answers with `EtagCache`; the schema says with which message."""
    responses = {200: ResponseSpec(message, description=summary, generate_examples=False)}
    return get(path, summary=summary, responses=responses, opt=COMPRESSED)


class EtagCache:
    """Answers that rarely change, by key: encoded and compressed once."""

    def __init__(self) -> None:
        self._bodies: dict[Hashable, tuple[object, bytes, bytes, str]] = {}

    async def answer(self, request: AnyRequest, key: Hashable, message: object) -> Response[bytes]:
        """The message, or 304 for a client that has it already. A message that changed is encoded anew."""
        found = self._bodies.get(key)
        if found is None or (found[0] is not message and found[0] != message):
            found = self._bodies[key] = (message, *await in_thread(_encoded, message))
        _, body, compressed, etag = found
        gzipped = takes_gzip(request)
        answer = conditional(request, compressed if gzipped else body, etag, MediaType.JSON)
        answer.headers["vary"] = "accept-encoding"
        if gzipped and answer.status_code != 304:
            answer.headers["content-encoding"] = "gzip"
        return answer


def _encoded(message: object) -> tuple[bytes, bytes, str]:
    """The body, the same compressed, and its ETag."""
    body = msgspec.json.encode(message)
    return body, gzip.compress(body, LEVEL, mtime=0), f'W/"{blake2b(body, digest_size=12).hexdigest()}"'


def takes_gzip(request: AnyRequest) -> bool:
    return "accept-encoding" in request.headers  # by then that is "gzip" or nothing


def unchanged(request: AnyRequest, etag: str) -> bool:
    """Does the client have it already?"""
    tags = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    return etag.removeprefix("W/") in tags or "*" in tags


def conditional(request: AnyRequest, body: bytes, etag: str, media_type: str) -> Response[bytes]:
    headers = {"etag": etag, "cache-control": "no-cache"}
    if unchanged(request, etag):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)


async def compressed_json(request: AnyRequest, body: bytes, headers: Mapping[str, str] | None = None) -> Response[Any]:
    """Gzipped JSON, as it is or decompressed for a client that can't do that."""
    more = {**(headers or {}), "vary": "accept-encoding"}
    if takes_gzip(request):
        more["content-encoding"] = "gzip"
    else:
        body = await in_thread(gzip.decompress, body)
    return Response(body, headers=more, media_type=MediaType.JSON)
