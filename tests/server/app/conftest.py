"""Servers for tests: one in this process without a network, one for real."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from kaimaku.server.app import Application
from kaimaku.server.settings import Settings
from tests.server.app.process import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server that several tests share; none of them may stop it."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, rate=0, bot_pause=0, floor=0, window_floor=0, priority_floor=0)


@pytest.fixture
async def application(settings: Settings) -> AsyncIterator[Application]:
    made = Application(settings)
    await made.open()
    yield made
    await made.farewell()
    await made.close()


@pytest.fixture
async def client(application: Application) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(application), base_url="http://kaimaku.test") as made:
        yield made
