"""Which texts of which cards the tests play: what `@played` says above them, read without running anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parent.parent / "tests/cards/hocg"


class Mark(NamedTuple):
    where: str  # file and test
    number: str
    place: str


def marks(folder: Path = TESTS) -> Iterator[Mark]:
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from _of(f"{path.name}: {node.name}", node)


def played(folder: Path = TESTS) -> dict[str, set[str]]:
    """Card number → the places of its texts that some test plays."""
    found: dict[str, set[str]] = {}
    for mark in marks(folder):
        found.setdefault(mark.number, set()).add(mark.place)
    return found


def _of(where: str, test: ast.FunctionDef) -> Iterator[Mark]:
    for call in test.decorator_list:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "played":
            said = [word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
            if len(said) != len(call.args) or len(said) < 2:
                raise ValueError(f"{where}: played() takes a card number and places, as plain words")
            yield from (Mark(where, number, place) for number in _numbers(said[0]) for place in said[1:])


def _numbers(said: str) -> list[str]:
    """One card, or a span of them: "hBD24-001..067"."""
    first, to, last = said.partition("..")
    name, _, start = first.rpartition("-")
    return [f"{name}-{n:03}" for n in range(int(start), int(last) + 1)] if to else [said]
