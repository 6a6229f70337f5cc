"""Puzzle: a position of scenarios, a goal for its first seat, and how many acts reach it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from kaimaku import games
from kaimaku.games.manifest import Manifest
from kaimaku.judge.scenario.document import Document
from kaimaku.judge.scenario.reading import Case, Scenario, find
from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.stage import Stage
from kaimaku.kernel.knowledge import reveal
from kaimaku.wire.common import Words

from .goal import GOALS, SOLVER, Goal, GoalKind, Puzzling
from .prover import Prover

PREFIX = "puzzle:"  # before the name of a file: how a room names the puzzle it starts from
FOLDER = "puzzles"  # of a game's package
KEYS = ("game", "goal", "acts", "found")
GRADES = (1, 2)  # acts up to which a puzzle is easy, and medium
EPOCH = date(2026, 1, 1)  # the day of the first puzzle


@dataclass(frozen=True)
class Puzzle:
    id: str
    scenario: Scenario  # the position, as a scenario without steps
    kind: GoalKind
    acts: int  # that reach the goal

    @property
    def game(self) -> str:
        return self.scenario.game

    @property
    def name(self) -> str:
        return self.id.removeprefix(PREFIX)

    @property
    def manifest(self) -> Manifest:
        return games.find(self.game)

    @property
    def goal(self) -> Goal:
        return puzzling(self.manifest).goals[self.kind]

    @property
    def task(self) -> Words:
        """What to do, and what else there is to know."""
        said = [self.goal.words, *puzzling(self.manifest).note(self.stage().table, self.kind)]
        return Words(" ".join(each.en for each in said), "".join(each.ja for each in said))

    @property
    def grade(self) -> int:
        """1 is easy."""
        return 1 + sum(self.acts > most for most in GRADES)

    def stage(self) -> Stage:
        """A table of its own; what cannot be laid is a ScenarioError."""
        stage = prepare(self.scenario, self.scenario.cases[0])
        open_up(self.manifest, stage)
        return stage

    def prover(self, most: int = 1_000_000) -> Prover:
        return Prover(self.manifest, self.kind, self.stage(), most)


def puzzling(manifest: Manifest) -> Puzzling:
    assert manifest.puzzles is not None
    return manifest.puzzles()


def open_up(manifest: Manifest, stage: Stage) -> None:
    """In a puzzle, the others' hands and what else decides it lie open."""
    t = stage.table
    t.thorough = False  # as at a table: choices without an alternative are not put
    for seat in range(t.seats):
        for card in puzzling(manifest).opened(t, seat) if seat != SOLVER else ():
            reveal(t, card)


def load(path: Path, id: str = "") -> Puzzle:
    doc = Document(path)
    data = doc.data
    if not isinstance(data, dict):
        raise doc.error("a puzzle must be a mapping with game, goal, acts and a position", "")
    known = [each.name for each in games.all() if each.puzzles is not None]
    if data.get("game") not in known:
        raise doc.error(f"a game with puzzles is one of {', '.join(known)}, not {data.get('game')!r}", "game")
    kind, acts = data.get("goal"), data.get("acts")
    if kind not in GOALS:
        raise doc.error(f"a goal is one of {', '.join(GOALS)}, not {kind!r}", "goal")
    if not isinstance(acts, int) or isinstance(acts, bool) or acts < 1:
        raise doc.error("`acts` must be a whole number", "acts")
    position = {key: value for key, value in data.items() if key not in KEYS}
    name = id or PREFIX + path.stem
    scenario = Scenario(str(path), str(data["game"]), name, (), (Case("", {}, position, ()),), doc, name)
    return Puzzle(name, scenario, kind, acts)


@cache
def puzzle_files(game: str) -> Mapping[str, Path]:
    folder = Path(str(games.find(game).file(FOLDER)))
    return {PREFIX + path.stem: path for path in find([folder])} if folder.is_dir() else {}


@cache
def puzzle(game: str, id: str) -> Puzzle | None:
    path = puzzle_files(game).get(id)
    return None if path is None else load(path, id)


def puzzles(game: str) -> list[Puzzle]:
    """The easiest first."""
    found = (puzzle(game, id) for id in puzzle_files(game))
    return sorted((one for one in found if one is not None), key=lambda one: (one.acts, one.id))


def of_the_day(game: str, day: date) -> Puzzle | None:
    """Another one each day; after the last comes the first."""
    found = [puzzle(game, id) for id in sorted(puzzle_files(game))]
    return found[(day - EPOCH).days % len(found)] if found else None
