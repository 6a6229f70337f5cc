"""The browser tests: the real server in a process of its own, the built client, the system's Chromium."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import httpx
import pluggy
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kaimaku import games
from kaimaku.server import __file__ as server_file
from tests.debian import installed, missing, need
from tests.server.app.process import Served
from tests.web.screens import PATIENCE, SEEDED, People, shot

expect.set_options(timeout=PATIENCE)

HERE = Path(__file__).parent
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Paused:
    """Playwright's event loop counts as running as long as Chromium is there, and asyncio lets no other run beside it.

    It does so during browser tests only: between two of them, tests with loops of their own have their turn.
    """

    loop: asyncio.AbstractEventLoop | None = None

    @classmethod
    def end(cls) -> None:
        asyncio._set_running_loop(cls.loop)

    @classmethod
    def begin(cls) -> None:
        cls.loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Pytest asks this of every test, wherever it stands."""
    browses = item.path.is_relative_to(HERE)
    if browses:
        Paused.end()
    yield
    if browses:
        Paused.begin()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process; every person gets a context of their own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=_chromium(), args=FLAGS)
        yield started
        Paused.end()
        started.close()
    Paused.loop = None


def _chromium() -> str:
    """The system's Chromium: best without windows of its own, which cost as much work as the pages in them."""
    shell = "chromium-headless-shell"
    return installed(shell, lambda: which(shell)) or need(
        "chromium", lambda: which("chromium") or which("chromium-browser"), "the browser client"
    )


@pytest.fixture(scope="session")
def client_built() -> None:
    """`make test` builds the client before any test runs."""
    if not (Path(server_file).parent / "static" / "index.html").is_file():
        missing("the browser client", "it is not built: make test does that, or python hatch_build.py")


@pytest.fixture(scope="session")
def shared_server(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that several tests share; none of them may stop it. What it works out once is there already."""
    with Served(tmp_path_factory.mktemp("server"), module=SEEDED) as served:
        for game in games.names():
            httpx.get(f"{served.url}/api/games/{game}/cards", timeout=300).raise_for_status()
        yield served


@pytest.fixture
def server_folder(client_built: None, tmp_path: Path) -> Path:
    """A data folder for a test that starts and stops servers of its own."""
    return tmp_path / "server"


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """A test that fails leaves pictures of what its people saw last."""
    outcome: pluggy.Result[pytest.TestReport] = yield  # type: ignore[assignment]
    visitors = getattr(item, "funcargs", {}).get("people")
    if outcome.get_result().failed and isinstance(visitors, People):
        for n, page in enumerate(page for context in visitors.contexts for page in context.pages):
            shot(page, f"failed-{item.name}-{n}")


@pytest.fixture
def people(browser: Browser, shared_server: Served) -> Iterator[People]:
    """Visitors of the shared server; whatever went wrong in their browsers fails the test."""
    visitors = People(browser, shared_server.url)
    yield visitors
    visitors.leave()
