"""Judging a line of play: is the goal still in reach, by which act, and if not, why."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.desk import Desk
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.table import Table
from kaimaku.wire.play import PuzzleMove, PuzzleStanding

from .goal import SOLVER
from .prover import Line, Prover, Unsettled
from .puzzle import Puzzle
from .words import BAD_LUCK, SOLVED

Moves = Sequence[tuple[int, Sequence[Option]]]
MOST = 8_000  # tables looked at for one judgement
MORE = 1  # acts a line may take more than the shortest
LONGEST = 60  # decisions of a line


def judge(puzzle: Puzzle, desk: Desk, moves: Moves) -> tuple[PuzzleStanding, Option | None]:
    """How a puzzle stands after some decisions, and what to do now, if something is left to do."""
    prover = puzzle.prover(MOST)
    t = prover.blind(prover.began)
    for seat, options in moves:
        for option in options:
            after = prover.after(t, seat, option)
            if after is None:
                return PuzzleStanding("missed", BAD_LUCK), None
            t = after
    found = prover.reached(t)
    if found is not None:
        return PuzzleStanding("solved", SOLVED) if found else PuzzleStanding("missed", puzzle.goal.missed), None
    try:
        acts = prover.acts(t, puzzle.acts + MORE)
        if acts is None:
            return _refuted(puzzle, prover, desk, t), None
        line = solution(prover, t, acts)
    except Unsettled:
        return PuzzleStanding("open", puzzle.goal.words), None
    own = next((option for seat, option in line if seat == SOLVER), None) if SOLVER in t.asked else None
    return PuzzleStanding("open", puzzle.goal.words, _told(prover, desk, t, line)), own


def solution(prover: Prover, t: Table, acts: int) -> Line:
    """A line that reaches the goal in so many acts; the other does the first thing it can."""
    line: Line = []
    while prover.reached(t) is None and len(line) < LONGEST:
        seat, option, t, acts = prover.good(t, acts)
        line.append((seat, option))
    return line


def _refuted(puzzle: Puzzle, prover: Prover, desk: Desk, t: Table) -> PuzzleStanding:
    """What the other answers is told; if nothing of that is needed, only what is missing."""
    found = prover.lost(t, puzzle.acts + MORE)
    answered = any(seat != SOLVER for seat, _ in found.line)
    told = _told(prover, desk, t, found.line) if answered else []
    return PuzzleStanding("missed", BAD_LUCK if found.chance else puzzle.goal.missed, told)


def _told(prover: Prover, desk: Desk, t: Table, line: Line) -> list[PuzzleMove]:
    """A line in words, each decision as whoever makes it is asked for it."""
    told: list[PuzzleMove] = []
    for seat, option in line:
        with prover.seeing(t):
            told.append(PuzzleMove(seat, desk.speech.option_words(t, seat, option)))
        after = prover.after(t, seat, option)
        if after is None:
            break
        t = after
    return told
