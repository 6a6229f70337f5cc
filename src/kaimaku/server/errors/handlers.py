"""Every error of a route as a `Fault`: the right status, a code, a sentence in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.types import ExceptionHandlersMap

from kaimaku.wire.common import Fault

from .api_error import ApiError, api_error
from .incidents import Incidents

BY_STATUS = {
    400: "bad_request",
    401: "no_token",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "wrong_type:body",
}
# A part of the path that cannot be one: there is nothing of that kind.
BY_PART = {"code": "no_room", "id": "no_replay"}


def handlers(incidents: Incidents) -> ExceptionHandlersMap:
    def known(_request: Request[Any, Any, Any], error: ApiError) -> Response[Fault]:
        return Response(error.fault, status_code=error.status, headers=error.headers)

    def http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
        if error.status_code not in BY_STATUS:
            return unknown(request, error)
        if (part := _part(error)) is not None:
            return known(request, api_error(BY_PART.get(part, "bad_path")))
        return known(request, _error(BY_STATUS[error.status_code], _detail(error), error.headers))

    def unreadable(request: Request[Any, Any, Any], error: SerializationException) -> Response[Fault]:
        return known(request, _error("bad_request", str(error.__cause__ or error)))

    def unknown(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
        return known(request, incidents.api_error(error, str(request.scope.get("path_template", "-"))))

    return {ApiError: known, HTTPException: http, SerializationException: unreadable, Exception: unknown}


def _error(key: str, detail: str, headers: Mapping[str, str] | None = None) -> ApiError:
    if key == "bad_request" and detail:
        key = "bad_request:detail"
    return api_error(key, headers=headers, detail=detail)


def _part(error: HTTPException) -> str | None:
    """The part of the path that is wrong, if that is what is wrong."""
    wrong = error.extra if isinstance(error.extra, list) else []
    return next((one["key"] for one in wrong if isinstance(one, dict) and one.get("source") == "path"), None)


def _detail(error: HTTPException) -> str:
    """What was wrong with the request, without the request."""
    cause = error.__cause__
    if isinstance(cause, ValueError):  # of the message's own checks
        return str(cause).replace("Object missing required field `data`", "it has no body")
    return "" if error.extra else error.detail
