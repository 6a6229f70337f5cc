"""What every test has in common."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import settings

from tests.depth import DEEP

HERE = Path(__file__).parent
# Folders; what is quick fills the gaps at the end.
LONGEST = ("web", "server", "bots", "properties", "cli", "kernel")

# Hundreds of programs are started, all with the same modules: they are compiled once, whatever the machine's habit is.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# The same examples on every machine, and no clock: machines are noisy.
settings.register_profile("kaimaku", derandomize=True, deadline=None, database=None)
settings.load_profile("kaimaku")

# What httpx.get and its like wait for by default, 5 seconds, is too little on a busy machine.
PATIENCE = httpx.Timeout(120)
httpx._config.DEFAULT_TIMEOUT_CONFIG.__dict__.update(PATIENCE.__dict__)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="everything at length (make test-deep)")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--deep"):
        os.environ[DEEP] = "1"


@pytest.hookimpl(hookwrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays until the end: nothing looks through it for garbage, neither now nor in a test."""
    gc.disable()
    yield
    gc.collect()
    gc.freeze()
    gc.enable()


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
