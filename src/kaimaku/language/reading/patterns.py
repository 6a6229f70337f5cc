"""Patterns: one way of writing something in a natural language, and its code in a card language.

A pattern is written as cards write: `draw {n:count} (card|cards)`. `{n:count}` is a slot, a part of that category;
`(a|b)` stands for either, `(a|)` for what may be missing. Its code is a template with the same slots; `{n*q}`
multiplies a number by a quantity if there is one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

Row = tuple[str, str]  # a pattern and its code


@dataclass(frozen=True)
class Slot:
    name: str
    category: str


@dataclass(frozen=True)
class Pattern:
    """One spelling, cut into literals and slots."""

    parts: tuple[str | Slot, ...]
    code: str
    literals: tuple[str, ...]  # to reject most texts at once

    @property
    def ending(self) -> str:
        """The character a text of this pattern ends with; empty for any."""
        last = self.parts[-1]
        return last[-1] if isinstance(last, str) else ""

    def may_fit(self, text: str) -> bool:
        first = self.parts[0]
        if isinstance(first, str) and not text.startswith(first):
            return False
        return all(literal in text for literal in self.literals)


def variants(pattern: str) -> Iterator[str]:
    """Every spelling a pattern with (a|b) stands for."""
    pieces = re.split(r"\(([^()]*\|[^()]*)\)", pattern)
    choices = [piece.split("|") if i % 2 else [piece] for i, piece in enumerate(pieces)]
    for chosen in product(*choices):
        yield "".join(chosen)


def patterns(written: str, code: str) -> Iterator[Pattern]:
    for spelling in variants(written):
        parts: list[str | Slot] = []
        for i, piece in enumerate(re.split(r"\{(\w+:\w+)\}", spelling)):
            if i % 2:
                name, _, category = piece.partition(":")
                parts.append(Slot(name, category))
            elif piece:
                parts.append(piece)
        yield Pattern(tuple(parts), code, tuple(p for p in parts if isinstance(p, str)))


def fill(code: str, slots: Mapping[str, str]) -> str:
    """A code template with its slots filled; what was left out is empty."""

    def put(match: re.Match[str]) -> str:
        number, star, quantity = match[1].partition("*")
        value = slots.get(number, "")
        times = slots.get(quantity, "") if star else ""
        if not times:
            return value
        return times if value == "1" else f"{value} * {times}"

    filled = re.sub(r"\{(\w+(?:\*\w+)?)\}", put, code)
    return re.sub(r"\(, ", "(", re.sub(r"(?:, |(?<=\())(?:n|per)=1(?=[,)])", "", filled))  # one is not written


class PatternTables:
    """The patterns of a language by category; made once, and shared by all who read with them."""

    def __init__(self, tables: Mapping[str, Iterable[Row]] | None = None) -> None:
        self.tables: dict[str, list[Pattern]] = {}
        self.by_ending: dict[tuple[str, str], list[Pattern]] = {}
        for category, rows in (tables or {}).items():
            self.add(category, rows)

    def add(self, category: str, rows: Iterable[Row]) -> None:
        for written, code in rows:
            self.tables.setdefault(category, []).extend(patterns(written, code))

    def ending(self, category: str, last: str) -> list[Pattern]:
        """The patterns of a category that a text with this last character may have."""
        key = (category, last)
        if key not in self.by_ending:
            table = self.tables.get(category, ())
            self.by_ending[key] = [pattern for pattern in table if pattern.ending in ("", last)]
        return self.by_ending[key]
