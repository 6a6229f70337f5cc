"""The content routes alone, as the application has them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kaimaku.server.content.warm import Warm
from kaimaku.server.faults import handlers
from kaimaku.server.incidents import Incidents
from kaimaku.server.metrics import Metrics
from kaimaku.server.requests import StrictRequest
from kaimaku.server.routes import cards, decks, games, rules
from kaimaku.server.settings import Settings
from kaimaku.server.state import AppState

Client = TestClient[Litestar]


def made(settings: Settings) -> Client:
    app = Litestar(
        route_handlers=[games.router, cards.router, rules.router, decks.router],
        state=AppState({"settings": settings, "warm": Warm()}),
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
