"""Plan: which jobs a review needs, in which order, and what is known so far. It may stop and go on anywhere.

First the line with all hands open, then every decision in a few worlds, then those that seem to have cost something in
more worlds; the costliest are told in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from kaimaku import replays
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.replay import Replay
from kaimaku.wire.review import Review

from .jobs import Done, Job
from .sums import blamed, review
from .walk import Course, StepInfo, course

ORDER = {"die": 0, "draw": 1, "shuffle": 2, None: 3}


class Effort(Struct, frozen=True):
    """How many worlds are looked at."""

    stop: int = 4
    first: int = 12  # at the beginning, from which everything is counted
    screen: int = 3
    doubtful: int = 5  # a decision that seems to have cost something
    costly: int = 20  # … and seems to be among the costliest
    most_stops: int = 60
    most_screened: int = 240
    most_costly: int = 14
    most_doubtful: int = 40


USUAL = Effort()
QUICK = Effort(2, 4, 1, 3, 6, most_stops=24, most_screened=60, most_costly=8, most_doubtful=16)
DOUBT = 0.02  # a cost below this is none


class State(Struct):
    """What a review has come to. Nothing in it depends on which process did what."""

    course: Course
    effort: Effort
    done: list[Done] = []

    def left(self) -> list[Job]:
        """What can be done now, the most urgent first; nothing: it is finished."""
        had = {done.job for done in self.done}
        for jobs in (self._line, self._screens, self._measures, self._tells):
            left = [job for job in jobs() if job not in had]
            if left:
                return left
        return []

    def progress(self) -> float:
        """By how many playouts the jobs are."""
        planned = [*self._line(), *self._screens()]
        screens = {done.job for done in self.done if done.job.what == "screen"}
        measured = self._measures() if len(screens) == len(self._screens()) else []
        work = sum(_work(job) for job in planned)
        rest = sum(_work(job) for job in measured) if measured else self.effort.costly * 2 * self.effort.most_costly
        had = sum(_work(done.job) for done in self.done)
        return 1.0 if not self.left() else min(0.99, had / max(1, work + rest))

    def _line(self) -> list[Job]:
        effort = self.effort
        steps = stops(self.course, effort.most_stops)
        return [Job("stop", step, effort.first if step == 0 else effort.stop) for step in steps]

    def _screens(self) -> list[Job]:
        choices = [info.step for info in self.course.steps if info.choice]
        every = thinned(choices, self.effort.most_screened)
        return [Job("screen", step, self.effort.screen) for step in every]

    def _measures(self) -> list[Job]:
        """How closely a decision is looked at depends on the first look, whose worlds count for nothing any more."""
        effort = self.effort
        doubtful = [done for done in self.done if done.better is not None and done.gain > DOUBT]
        doubtful.sort(key=lambda done: (-done.gain, done.job.step))
        doubtful = doubtful[: effort.most_doubtful]
        return [
            Job("measure", done.job.step, effort.costly if n < effort.most_costly else effort.doubtful, _better(done))
            for n, done in enumerate(doubtful)
        ]

    def _tells(self) -> list[Job]:
        return [Job("tell", done.job.step, 1, done.job.better) for done in blamed(self.course, self.done)]

    def result(self, replay: Replay, names: Sequence[str]) -> Review:
        return review(self.course, self.done, self.progress(), replay, names)


def _better(done: Done) -> Option:
    assert done.better is not None
    return done.better


def _work(job: Job) -> int:
    return job.worlds * {"stop": 1, "screen": 4, "measure": 2, "tell": 1}[job.what]


def begin(data: bytes, effort: Effort = USUAL) -> State:
    """Look through a replay; BadReplay if it does not play through. The game must be over."""
    replay = Replay.from_bytes(data)
    replays.check_beginning(replay)
    return State(course(replay), effort)


def stops(course: Course, most: int) -> list[int]:
    """When the truth is looked at: at the beginning, at each turn, and whenever chance has decided something."""
    steps = course.steps
    turns = [info.step for before, info in pairwise(steps) if info.turn != before.turn]
    chances = sorted((info for info in steps if info.chance), key=lambda info: (ORDER[info.chance], info.step))
    found = {0, *thinned(turns, most // 2)}
    for info in chances:
        if len(found) >= most:
            break
        found.add(info.step + 1)
    end = len(steps) if course.outside else len(steps) - 1  # the result of the rules needs no look
    return sorted(step for step in {*found, end if course.outside else 0} if step <= end)


def thinned(steps: Sequence[int], most: int) -> list[int]:
    if len(steps) <= most:
        return list(steps)
    return [steps[n * len(steps) // most] for n in range(most)]


def pieces(jobs: Sequence[Job], most: int) -> Iterator[list[Job]]:
    for at in range(0, len(jobs), most):
        yield list(jobs[at : at + most])


__all__ = ["QUICK", "USUAL", "Effort", "State", "StepInfo", "begin", "pieces", "stops"]
