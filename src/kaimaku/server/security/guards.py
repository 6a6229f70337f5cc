"""Guards of single routes."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from ..limits import Kind, network


def limited(kind: Kind) -> Guard:
    """Only so many such requests of one address."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        connection.scope["passage"].limit(kind)  # type: ignore[typeddict-item]

    return guard


def who(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose request it is, as limits count."""
    address: str = connection.scope["passage"].address  # type: ignore[typeddict-item]
    return network(address)
