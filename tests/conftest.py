"""What every test has in common."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import httpx
import pytest
import websockets.asyncio.client
import websockets.sync.client
from hypothesis import settings

from tests.depth import DEEP, at_depth

HERE = Path(__file__).parent
PREPARED = "TESTS_PREPARED"  # see tests/server/app/prepared.py, which is imported only where there are servers
# Folders; what is quick fills the gaps at the end.
LONGEST = ("web", "server", "bots", "properties", "cli", "kernel")

YOUNG = 20_000  # things made until Python looks for garbage among them; by itself it does at every 700

# Hundreds of programs are started, all with the same modules: they are compiled once, whatever the machine's habit is.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# What httpx.get and websockets' connect wait for by default, 5 to 20 seconds, is too little on a busy machine.
PATIENCE = 180
httpx._config.DEFAULT_TIMEOUT_CONFIG.__dict__.update(httpx.Timeout(PATIENCE).__dict__)
for connect in (websockets.sync.client.connect, websockets.asyncio.client.connect.__init__):
    connect.__kwdefaults__ = {**(connect.__kwdefaults__ or {}), "open_timeout": PATIENCE, "ping_timeout": PATIENCE}

# It reads all certificates of the machine, for each of thousands of requests that need none.
vars(httpx._transports.default)["create_ssl_context"] = cache(httpx._config.create_ssl_context)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="everything at length (make test-deep)")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--deep"):
        os.environ[DEEP] = "1"
    if PREPARED not in os.environ:  # not in the processes that xdist starts, which share the folder
        folder = tempfile.TemporaryDirectory()
        os.environ[PREPARED] = folder.name
        config.add_cleanup(folder.cleanup)
    # The same examples on every machine, and no clock: machines are noisy.
    settings.register_profile("kaimaku", derandomize=True, deadline=None, database=None, max_examples=at_depth(30, 100))
    settings.load_profile("kaimaku")


@pytest.hookimpl(hookwrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays until the end: nothing looks through it for garbage, neither now nor in a test."""
    gc.disable()
    yield
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What a file of tests has loaded stays as well: else looking through all of it, seconds of processor time in the
    end, would count as the work of whichever test it happens in, and some measure that."""
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is deep, and put the folders that take longest first."""
    deep = [item for item in items if item.get_closest_marker("deep")]
    if deep and not config.getoption("--deep"):
        config.hook.pytest_deselected(items=deep)
        items[:] = [item for item in items if not item.get_closest_marker("deep")]
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> int:
    folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
    return LONGEST.index(folder) if folder in LONGEST else len(LONGEST)
