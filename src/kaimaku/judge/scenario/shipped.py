"""The scenarios that come with Kaimaku: rule tests, answers of the official Q&A, and something to try at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kaimaku import games

from .reading import Case, Scenario, find, load


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


def shipped_in(game: str) -> Path:
    return Path(str(games.find(game).file("catalogue", "scenarios")))


@cache
def shipped(game: str) -> Mapping[str, Shipped]:
    """Every case by id, in the order of the files. Nothing is read before the first question about a game."""
    return {id: one for path in _files(game).values() for id, one in _cases(path).items()}


def shipped_case(game: str, id: str) -> Shipped | None:
    """One case; only its own file is read."""
    files = _files(game)
    path = files.get(id) or files.get(id.rpartition(".")[0])
    return None if path is None else _cases(path).get(id)


@cache
def _files(game: str) -> dict[str, Path]:
    folder = shipped_in(game)
    return {path.stem: path for path in find([folder])} if folder.is_dir() else {}


@cache
def _cases(path: Path) -> dict[str, Shipped]:
    scenario = load(path)
    ids = [f"{path.stem}.{n}" if case.name else path.stem for n, case in enumerate(scenario.cases, 1)]
    return {id: Shipped(id, scenario, case) for id, case in zip(ids, scenario.cases, strict=True)}
