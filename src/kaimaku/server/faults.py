"""Every error of a route as a `Fault`: the right status, a code, a sentence in both languages."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.types import ExceptionHandlersMap

from .incidents import Incidents
from .trouble import Trouble
from .wire.common import Fault, Words

SAID = {
    400: ("bad_request", "This request cannot be read", "リクエストを読み取れません"),
    401: ("no_token", "This needs the token of a seat", "席のトークンが必要です"),
    403: ("forbidden", "This is not allowed", "許可されていません"),
    404: ("not_found", "There is nothing at this address", "このアドレスには何もありません"),
    405: ("method_not_allowed", "This address does not take such requests", "この操作には対応していません"),
    413: ("too_large", "This is larger than the server takes", "サイズが大きすぎます"),
    415: ("wrong_type", "The body has another type than expected", "本文の形式が違います"),
    429: ("too_many_requests", "That is faster than this server allows", "リクエストが多すぎます"),
}
DETAILED = (400, 415)


def handlers(incidents: Incidents) -> ExceptionHandlersMap:
    def known(_request: Request[Any, Any, Any], error: Trouble) -> Response[Fault]:
        return Response(error.fault, status_code=error.status, headers=getattr(error, "headers", {}))

    def http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
        if error.status_code not in SAID:
            return unknown(request, error)
        return Response(
            _fault(error.status_code, _detail(error)), status_code=error.status_code, headers=error.headers or {}
        )

    def unreadable(_request: Request[Any, Any, Any], error: SerializationException) -> Response[Fault]:
        return Response(_fault(400, str(error.__cause__ or error)), status_code=400)

    def unknown(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
        return known(request, incidents.trouble(error, str(request.scope.get("path_template", "-"))))

    return {Trouble: known, HTTPException: http, SerializationException: unreadable, Exception: unknown}


def _fault(status: int, detail: str) -> Fault:
    code, en, ja = SAID[status]
    if detail and status in DETAILED:
        return Fault(code, Words(f"{en}: {detail}", f"{ja}: {detail}"))
    return Fault(code, Words(f"{en}.", f"{ja}。"))


def _detail(error: HTTPException) -> str:
    """What was wrong with the request, without the request."""
    cause = error.__cause__
    if isinstance(cause, ValueError):  # of the message's own checks
        return str(cause).replace("Object missing required field `data`", "it has no body")
    return "" if error.extra else error.detail
