"""A table as plain text: rows with a name in front."""

from __future__ import annotations

from collections.abc import Iterable

WIDTH = 13


def row(name: str, text: str) -> str:
    return f"   {name:<{WIDTH}}{text}"


def rows(things: Iterable[tuple[str, Iterable[str]]]) -> list[str]:
    """A row for each name that has something; what is there several times is counted."""
    return [row(name, counted(found)) for name, words in things if (found := list(words))]


def counted(words: Iterable[str]) -> str:
    found = list(words)
    return ", ".join(f"{x} x{found.count(x)}" if found.count(x) > 1 else x for x in dict.fromkeys(found))
