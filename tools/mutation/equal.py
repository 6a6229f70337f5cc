"""Changes that mean the same, each with the reason (equal.toml)."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

from .changes import Mutant

FILE = Path(__file__).with_suffix(".toml")


class Equals:
    """What is known to be equal in one game. A row names a card (with * for several), the change and the reason."""

    def __init__(self, game: str, text: str | None = None) -> None:
        rows = tomllib.loads(FILE.read_text(encoding="utf-8") if text is None else text)
        self.rows: list[dict[str, str]] = rows.get(game, [])

    def reason(self, mutant: Mutant) -> str:
        return next((row["why"] for row in self.rows if _fits(row, mutant)), "")

    def exact(self, mutant: Mutant) -> bool:
        """Is this one change listed by itself?"""
        return any(_fits(row, mutant) and "*" not in row["card"] for row in self.rows)


def _fits(row: dict[str, str], mutant: Mutant) -> bool:
    return (
        fnmatchcase(mutant.card.card, row["card"])
        and row["before"] == mutant.before
        and row["after"] == mutant.after
        and row.get("within", mutant.within) == mutant.within
    )
