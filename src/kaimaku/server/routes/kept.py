"""Answers that stay the same for long: encoded and packed once, and not sent again to whoever has them.

Their routes must not be compressed again.
"""

from __future__ import annotations

import gzip
from collections.abc import Hashable
from hashlib import blake2b
from typing import Any, ClassVar, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec

T = TypeVar("T")

PACKED = 6  # how hard gzip tries


class Kept:
    """The answers of one route by key. Each is encoded when it is first asked for."""

    opt: ClassVar[dict[str, Any]] = {"compressed": True}

    def __init__(self) -> None:
        self._bodies: dict[Hashable, tuple[object, bytes, bytes, str]] = {}

    def answer(self, request: Request[Any, Any, Any], key: Hashable, message: object) -> Response[bytes]:
        """The message, or 304 for a client that has this very one. A message that changed is encoded anew."""
        found = self._bodies.get(key)
        if found is None or (found[0] is not message and found[0] != message):
            body = msgspec.json.encode(message)
            etag = f'W/"{blake2b(body, digest_size=12).hexdigest()}"'
            found = self._bodies[key] = (message, body, gzip.compress(body, PACKED, mtime=0), etag)
        _, body, packed, etag = found
        small = "gzip" in request.headers.get("accept-encoding", "")
        answer = conditional(request, packed if small else body, etag, MediaType.JSON)
        answer.headers["vary"] = "accept-encoding"
        if small and answer.status_code != 304:
            answer.headers["content-encoding"] = "gzip"
        return answer


def conditional(request: Request[Any, Any, Any], body: bytes, etag: str, media_type: str) -> Response[bytes]:
    headers = {"etag": etag, "cache-control": "no-cache"}
    if etag in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)


def gives(message: type[T], words: str) -> dict[int, ResponseSpec]:
    """How the schema describes such a route."""
    return {200: ResponseSpec(message, description=words, generate_examples=False)}
