"""Jobs: the pieces of work of a review. Each says what it is about and how many worlds to look at.

The outcome depends on nothing else, so any process may do it, in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Literal

from msgspec import Struct

from kaimaku import games
from kaimaku.bots.bot import Sight
from kaimaku.games.desk import desk
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.replay import Replay

from .playing import NOTHING, Came, play_on, true_world
from .reviewing import Reviewing, reviewing
from .telling import DecisionWords, tell
from .walk import Moment, moments

What = Literal["stop", "screen", "measure", "tell"]
Plain = tuple[str | int, ...]  # an option, for files
SEED_BITS = 48
OTHERS = 3  # options that are compared with the one that was played


class Job(Struct, frozen=True):
    what: What
    step: int
    worlds: int = 1
    better: Plain = ()  # measure and tell: what to compare with


class Done(Struct, frozen=True):
    """What a job found; lists are by seat."""

    job: Job
    chances: list[float]  # of the position; when measured, with the better option
    errors: list[float]  # their standard errors
    better: Plain | None = None  # screen: what looks better than what was played, if anything does
    gain: float = 0.0  # … and by how much, to the seat that decided
    effects: list[float] = []  # measure: what the decision changed
    effect_errors: list[float] = []
    scores: tuple[list[float], list[float]] = (
        [],
        [],
    )  # life or points in the end: with the better option, and as played
    told: DecisionWords | None = None


def do(data: bytes, jobs: Sequence[Job], progress: Callable[[], None] | None = None) -> list[Done]:
    """Do them in the order of the game."""
    found = []
    for done in _all(Replay.from_bytes(data), jobs):
        found.append(done)
        if progress is not None:
            progress()
    return found


def _all(replay: Replay, jobs: Sequence[Job]) -> Iterator[Done]:
    wanted: dict[int, list[Job]] = {}
    for job in jobs:
        wanted.setdefault(job.step, []).append(job)
    last = max(wanted, default=-1)
    for moment in moments(replay):
        for job in wanted.get(moment.step, ()):
            yield _one(replay, moment, job)
        if moment.step >= last:
            return


def _one(replay: Replay, moment: Moment, job: Job) -> Done:
    table = _Table(replay, moment)
    if job.what == "stop":
        return _stop(table, job)
    if job.what == "screen":
        return _screen(table, job)
    if job.what == "measure":
        return _measure(table, job)
    told = tell(table.desk, table.game, moment, table.seat, table.played, job.better, table.reviewing)
    return Done(job, [], [], told=told)


class _Table:
    """A moment of the game, and whoever decides there."""

    def __init__(self, replay: Replay, moment: Moment) -> None:
        self.t = moment.table
        self.histories = moment.histories
        self.game = games.game(replay.game)
        self.desk = desk(replay.game)
        self.reviewing: Reviewing[Any] = reviewing(replay.game)
        self.seat, self.played = replay.moves[moment.step] if moment.step < len(replay.moves) else (-1, NOTHING)
        self.key = f"{replay.seed}:{moment.step}"

    def rng(self, what: str, world: int) -> Random:
        """Chance of its own for every world; the truth is looked at with the same one at every step."""
        return Random(int.from_bytes(blake2b(f"{self.key}:{what}:{world}".encode(), digest_size=8).digest(), "big"))

    def came(self, world: Any, option: Option, luck: int) -> Came:
        return play_on(self.game, world, self.histories, self.reviewing, self.desk, self.seat, option, luck)

    def dealt(self, what: str, number: int) -> tuple[Any, int]:
        """A world as the seat may imagine it, and the luck of those who play on in it."""
        rng = self.rng(what, number)
        world = self.reviewing.deal(self.game, self.t, self.seat, self.histories[self.seat], rng)
        return world, rng.getrandbits(SEED_BITS)


def _stop(table: _Table, job: Job) -> Done:
    """How likely each seat is to win, with all hands open."""
    rows = []
    for number in range(job.worlds):
        rng = table.rng("truth", number)
        world = true_world(table.game, table.t, rng)
        rows.append(table.came(world, NOTHING, rng.getrandbits(SEED_BITS)).chances)
    return Done(job, *means(rows))


def _screen(table: _Table, job: Job) -> Done:
    """Which option looks best, what was played among them; and how the seat could see its chances."""
    rng = table.rng("options", 0)
    if table.seat in table.t.asked and table.played in table.game.options(table.t, table.seat):
        sight = Sight(table.game, table.t, table.seat, table.histories[table.seat])
        others = table.reviewing.others(sight, table.played, rng)[:OTHERS]
    else:
        others = [NOTHING]
    options = [table.played, *others]
    rows: dict[Option, list[list[float]]] = {option: [] for option in options}
    for number in range(job.worlds):
        world, luck = table.dealt("screen", number)
        for option in options:
            rows[option].append(table.came(world, option, luck).chances)
        if not others:
            break
    worth = {option: fmean(row[table.seat] for row in rows[option]) for option in options}
    best = max(options, key=lambda option: worth[option])
    gain = worth[best] - worth[table.played]
    return Done(job, *means(rows[best]), best if gain > 0.0 else None, gain)


def _measure(table: _Table, job: Job) -> Done:
    """What a decision changed, for every seat, in worlds that had no say in what it is compared with."""
    with_better, changed = [], []
    better_scores, played_scores = [], []
    for number in range(job.worlds):
        world, luck = table.dealt("measure", number)
        better = table.came(world, job.better, luck)
        played = table.came(world, table.played, luck)
        with_better.append(better.chances)
        changed.append([p - b for p, b in zip(played.chances, better.chances, strict=True)])
        better_scores.append([float(n) for n in better.score])
        played_scores.append([float(n) for n in played.score])
    effects, effect_errors = means(changed)
    scores = means(better_scores)[0], means(played_scores)[0]
    return Done(job, *means(with_better), effects=effects, effect_errors=effect_errors, scores=scores)


def means(rows: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """The mean of each column, and its standard error."""
    n = len(rows)
    found, errors = [], []
    for column in zip(*rows, strict=True):
        mean = fmean(column)
        found.append(mean)
        errors.append(sqrt(sum((x - mean) ** 2 for x in column) / (n - 1) / n) if n > 1 else 0.5)
    return found, errors
