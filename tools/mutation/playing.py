"""The tests that play: which there are, and which cards lie on the tables of each."""

from __future__ import annotations

import ast
import contextlib
import inspect
import io
import os
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from kaimaku.kernel.table import Table

ROOT = Path(__file__).parent.parent.parent
# A changed card has changed words: tests of words, facts and records say nothing about what it does.
ABOUT_WORDS = ("test_texts", "test_wording", "test_textdiff", "test_facts", "test_status", "test_played", "test_words")
WORDS = {"words", "texts", "digest", "support_text"}


class Playing:
    """One test that can be run in this process, again and again."""

    def __init__(self, name: str, run: Callable[[], None], source: str) -> None:
        self.name = name
        self.run = run
        self.source = source


class _Catch:
    def __init__(self) -> None:
        self.items: list[pytest.Item] = []
        self.broken: list[str] = []  # files that cannot be loaded

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.items = list(items)


def collect(game: str) -> list[Playing]:
    """The tests of the game's cards and rules and its scenarios, as pytest finds them."""
    places = (f"tests/cards/{game}", f"tests/rules/{game}", "tests/test_scenarios.py")
    return [test for test in gather([ROOT / place for place in places]) if _of_game(test, game)]


def gather(paths: Sequence[Path]) -> list[Playing]:
    caught = _Catch()
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.chdir(ROOT):
        options = ["--collect-only", "--continue-on-collection-errors", "-q", "-p", "no:cacheprovider"]
        pytest.main([*options, *map(str, paths)], plugins=[caught])
    if not caught.items:
        raise RuntimeError(f"the tests cannot be collected:\n{said.getvalue()}")
    for name in caught.broken:
        print(f"  left out: {name} cannot be loaded", file=sys.stderr)
    return [test for item in caught.items for test in _playable(item)]


def _playable(item: pytest.Item) -> Iterator[Playing]:
    assert isinstance(item, pytest.Function)
    values: dict[str, Any] = dict(item.callspec.params) if hasattr(item, "callspec") else {}
    file = item.path.stem
    if file in ABOUT_WORDS or set(inspect.signature(item.obj).parameters) - values.keys():
        return
    source = textwrap.dedent(inspect.getsource(item.obj))
    if any(_called(node) in WORDS for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
        return
    if "scenario" in values and hasattr(values["scenario"], "path"):
        source = Path(values["scenario"].path).read_text(encoding="utf-8")

    def run() -> None:
        item.obj(**values)

    yield Playing(item.nodeid, run, source)


def _called(call: ast.Call) -> str:
    func = call.func
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _of_game(test: Playing, game: str) -> bool:
    return "test_scenarios.py" not in test.name or f"\ngame: {game}" in f"\n{test.source}"


class Tables:
    """While this lasts, every table that is made is kept."""

    def __init__(self) -> None:
        self.found: list[Table] = []

    def __enter__(self) -> Tables:
        self.before = Table.__init__
        found = self.found
        before = self.before

        def made(self: Table, *values: Any, **named: Any) -> None:
            found.append(self)
            before(self, *values, **named)

        Table.__init__ = made  # type: ignore[method-assign]
        return self

    def __exit__(self, *error: object) -> None:
        Table.__init__ = self.before  # type: ignore[method-assign]


def on_tables(test: Playing) -> tuple[set[int], bool]:
    """The definitions on the tables of a test, and whether it passed."""
    with Tables() as tables:
        try:
            test.run()
            passed = True
        except BaseException:
            passed = False
    return {number for table in tables.found for number in table.defs}, passed


def quiet() -> None:
    """In a process of trials, nothing is written."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
