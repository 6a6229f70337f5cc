"""The scenarios that come with Kaimaku: rule tests, answers of the official Q&A, and something to try at a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .reading import Case, Scenario, find, load

SHIPPED = Path(__file__).resolve().parent.parent / "scenarios"


@dataclass(frozen=True)
class Shipped:
    """One case of a shipped scenario. Its id is the name of the file, with a running number if there are variants."""

    id: str
    scenario: Scenario
    case: Case

    @property
    def title(self) -> str:
        return f"{self.scenario.title}: {self.case.name}" if self.case.name else self.scenario.title

    @property
    def title_ja(self) -> str:
        name = self.case.name_ja or self.case.name
        title = self.scenario.title_ja or self.scenario.title
        return f"{title}：{name}" if name else title


@cache
def shipped(game: str) -> Mapping[str, Shipped]:
    """Every case by id, in the order of the files. Nothing is read before the first question about a game."""
    return {one.id: one for one in _cases(game)}


def _cases(game: str) -> Iterator[Shipped]:
    folder = SHIPPED / game
    for path in find([folder]) if folder.is_dir() else ():
        scenario = load(path)
        for n, case in enumerate(scenario.cases, 1):
            yield Shipped(f"{path.stem}.{n}" if case.name else path.stem, scenario, case)
