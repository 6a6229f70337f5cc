"""The content routes alone, as the application has them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.types import ASGIApp, Receive, Scope, Send

from kaimaku.server.content.packs import PackShelf
from kaimaku.server.content.prepared import PreparedGames
from kaimaku.server.errors.handlers import handlers
from kaimaku.server.errors.incidents import Incidents
from kaimaku.server.http.strict_request import StrictRequest
from kaimaku.server.monitoring.metrics import Metrics
from kaimaku.server.routes import decks, games
from kaimaku.server.settings import Settings
from kaimaku.server.state import AppState
from kaimaku.server.workers.pool import WorkerPool

Client = TestClient[Litestar]


def from_somewhere(app: ASGIApp) -> ASGIApp:
    """As if through the middleware, which knows the address."""

    async def passed(scope: Scope, receive: Receive, send: Send) -> None:
        scope["exchange"] = SimpleNamespace(address="192.0.2.1")  # type: ignore[typeddict-unknown-key]
        await app(scope, receive, send)

    return passed


def made(settings: Settings) -> Client:
    app = Litestar(
        route_handlers=[games.router, decks.router],
        state=AppState(
            {"settings": settings, "prepared": PreparedGames(), "workers": WorkerPool(), "packs": PackShelf(None)}
        ),
        middleware=[from_somewhere],
        request_class=StrictRequest,
        request_max_body_size=128 * 1024,
        exception_handlers=handlers(Incidents(Metrics())),
        openapi_config=None,
        logging_config=None,
    )
    return TestClient(app, raise_server_exceptions=False)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with made(Settings(data=tmp_path_factory.mktemp("data"))) as client:
        yield client


@pytest.fixture
def pictured(tmp_path: Path) -> Iterator[tuple[Client, Path]]:
    """A server with a folder of pictures, and that folder."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    with made(Settings(data=tmp_path, images=folder)) as client:
        yield client, folder
