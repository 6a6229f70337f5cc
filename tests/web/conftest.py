"""The browser tests: the real server in a process of its own, the built client, the system's Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pluggy
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kaimaku.server import __file__ as server_file
from tests.debian import missing, need
from tests.server.app.process import Served
from tests.web.screens import PATIENCE, People, shot

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The server deals from the system's secure source, so every game is another one. A test that fails is played once
    more, with other hands, and the report says so; what fails twice is broken."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process; every person gets a context of their own."""
    chromium = need("chromium", lambda: which("chromium") or which("chromium-browser"), "the browser client")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def client_built() -> None:
    """`make test` builds the client before any test runs."""
    if not (Path(server_file).parent / "static" / "index.html").is_file():
        missing("the browser client", "it is not built: make test does that, or python hatch_build.py")


@pytest.fixture(scope="session")
def shared_house(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that several tests share; none of them may stop it."""
    with Served(tmp_path_factory.mktemp("house")) as served:
        yield served


@pytest.fixture
def house_folder(client_built: None, tmp_path: Path) -> Path:
    """A data folder for a test that starts and stops servers of its own."""
    return tmp_path / "house"


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """A test that fails leaves pictures of what its people saw last."""
    outcome: pluggy.Result[pytest.TestReport] = yield  # type: ignore[assignment]
    visitors = getattr(item, "funcargs", {}).get("people")
    if outcome.get_result().failed and isinstance(visitors, People):
        for n, page in enumerate(page for context in visitors.contexts for page in context.pages):
            shot(page, f"failed-{item.name}-{n}")


@pytest.fixture
def people(browser: Browser, shared_house: Served) -> Iterator[People]:
    """Visitors of the shared server; whatever went wrong in their browsers fails the test."""
    visitors = People(browser, shared_house.url)
    yield visitors
    visitors.leave()
