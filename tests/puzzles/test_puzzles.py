"""Every puzzle is proved again, solved on tables whose hidden cards and luck are others, and missed by wrong lines."""

from __future__ import annotations

from datetime import date
from itertools import count
from pathlib import Path
from random import Random

import pytest

from kaimaku import games
from kaimaku.games.desk import desk
from kaimaku.judge.scenario import ScenarioError
from kaimaku.kernel.decisions import Option
from kaimaku.puzzles.checking import wrong
from kaimaku.puzzles.finding import find, written
from kaimaku.puzzles.goal import SOLVER, GoalKind, reached
from kaimaku.puzzles.judging import judge
from kaimaku.puzzles.puzzle import Puzzle, load, of_the_day, puzzle_files, puzzles, puzzling
from kaimaku.puzzles.words import BAD_LUCK
from tests.depth import at_depth

PUZZLING = [manifest.name for manifest in games.all() if manifest.puzzles is not None]
EACH = at_depth(2, 1000)  # of a game
ALL = [puzzle for name in PUZZLING for puzzle in puzzles(name)]
SOME = [puzzle for name in PUZZLING for puzzle in puzzles(name)[:EACH]]
LIMIT = 60  # decisions of a line


def called(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.name}"


@pytest.mark.parametrize("name", PUZZLING)
def test_a_game_has_twenty_puzzles_of_several_grades(name: str) -> None:
    found = puzzles(name)
    assert len(found) >= 20
    assert len({puzzle.grade for puzzle in found}) >= 2
    assert len({str(puzzle.scenario.cases[0].position) for puzzle in found}) == len(found)
    assert [puzzle.acts for puzzle in found] == sorted(puzzle.acts for puzzle in found)


def test_both_goals_are_there() -> None:
    assert {puzzle.kind for puzzle in ALL} == {"win", "survive"}


@pytest.mark.parametrize("puzzle", SOME, ids=called)
def test_its_acts_are_enough_whatever_the_other_does_and_fewer_are_not(puzzle: Puzzle) -> None:
    assert wrong(puzzle) == ""


@pytest.mark.parametrize("puzzle", SOME, ids=called)
def test_the_solution_works_whatever_lies_face_down(puzzle: Puzzle) -> None:
    """The other answers at random, everything the solver can't know is dealt anew, and dice fall anyhow."""
    for seed in range(at_depth(1, 3)):
        rng = Random(seed)
        game, began = games.game(puzzle.game), puzzle.stage().table
        t = game.determinize(began, SOLVER, rng)
        t.seed = rng.getrandbits(60)
        moves: list[tuple[int, tuple[Option, ...]]] = []
        asked = puzzling(puzzle.manifest)
        while (found := reached(asked, puzzle.kind, began, t)) is None:
            assert len(moves) < LIMIT
            seat = SOLVER if SOLVER in t.asked else t.asked[0]
            standing, option = judge(puzzle, desk(puzzle.game), moves)
            assert standing.state == "open"
            if seat != SOLVER:
                option = rng.choice(game.options(t, seat))
            assert option is not None
            moves.append((seat, (option,)))
            game.decide(t, seat, option)
        assert found
        assert judge(puzzle, desk(puzzle.game), moves)[0].state == "solved"


@pytest.mark.parametrize("puzzle", [puzzles(name)[-1] for name in PUZZLING], ids=called)
def test_a_wrong_line_is_told_with_what_is_missing(puzzle: Puzzle) -> None:
    """Going on without doing anything misses the goal: at the latest when its time is over."""
    game, t = games.game(puzzle.game), puzzle.stage().table
    moves: list[tuple[int, tuple[Option, ...]]] = []
    while (standing := judge(puzzle, desk(puzzle.game), moves)[0]).state == "open" and len(moves) < LIMIT:
        seat = SOLVER if SOLVER in t.asked else t.asked[0]
        options = game.options(t, seat)
        option = next((option for option in options if option[0] in ("pass", "done", "no")), options[-1])
        moves.append((seat, (option,)))
        game.decide(t, seat, option)
    assert standing.state == "missed"
    assert standing.words in (puzzle.goal.missed, BAD_LUCK)


def test_each_day_has_its_puzzle_and_after_the_last_comes_the_first() -> None:
    for name in PUZZLING:
        ids = sorted(puzzle_files(name))
        days = [of_the_day(name, date.fromordinal(date(2026, 1, 1).toordinal() + n)) for n in range(len(ids) + 1)]
        assert [day.id for day in days if day is not None] == [*ids, ids[0]]
    assert of_the_day("danmaku", date(2026, 1, 1)) is None


def test_a_file_that_is_no_puzzle_is_refused_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    for text, why in (
        ("game: hocg\ngoal: draw\nacts: 1\n", "a goal is one of win, survive"),
        ("game: danmaku\ngoal: win\nacts: 1\n", "a game with puzzles is one of"),
        ("game: hocg\ngoal: win\nacts: none\n", "`acts` must be a whole number"),
        ("- nothing\n", "must be a mapping"),
    ):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ScenarioError, match=why):
            load(path)


@pytest.mark.deep
@pytest.mark.parametrize("name", PUZZLING)
def test_the_same_seed_finds_the_same_puzzle(name: str) -> None:
    """What it finds in games between today's bots: those of a file's `found` were perhaps other ones."""
    kinds: tuple[GoalKind, ...] = ("win", "survive")
    first = next(find(name, 1, count(), kinds, 6000))
    again = list(find(name, 1, iter([first.game]), kinds, 6000))
    assert written(first) in [written(one) for one in again]
