"""Long answers that are made small before they come here."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any

from litestar import MediaType, Request, Response


def small_json(request: Request[Any, Any, Any], body: bytes, headers: Mapping[str, str] | None = None) -> Response[Any]:
    """Gzipped JSON, as it is or unpacked for a client that cannot do that. The route must not be compressed again."""
    more = {**(headers or {}), "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        more["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers=more, media_type=MediaType.JSON)
