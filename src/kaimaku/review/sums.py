"""Sums: what a finished game consists of. The chances at the beginning, what luck and each seat's decisions added, and
the result: they add up exactly, whatever the noise.

A decision is judged by what its seat knew, luck by the truth: whatever changed the truth and is no decision was chance,
or cards that lay hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

from kaimaku import games
from kaimaku.bots.names import japanese
from kaimaku.kernel.replay import Replay
from kaimaku.wire.common import Words
from kaimaku.wire.review import (
    LuckKind,
    Mistake,
    OwnPoint,
    Points,
    Review,
    ReviewChange,
    RoleBelief,
    SeatSum,
    TruthPoint,
)

from .jobs import Done
from .reviewing import reviewing, shares
from .walk import Course

EACH = 5  # decisions of a seat that are told
LEAST = 0.02  # a decision that cost less is not blamed
SURE = 0.5  # … nor one whose cost is less than this part of its 95 % interval from none
Z = 1.959964
# Of a 95 % interval around a mean of so few values.
STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 8: 2.36, 12: 2.20, 16: 2.13, 20: 2.09, 24: 2.07}
KINDS: tuple[LuckKind, ...] = ("die", "draw", "shuffle")


def blamed(course: Course, done: Sequence[Done]) -> list[Done]:
    """The costliest decisions of each seat, in the order of what they cost."""
    seats = {info.step: info.seat for info in course.steps}
    found: list[tuple[float, Done]] = []
    for each in done:
        if each.job.what != "measure":
            continue
        seat = seats[each.job.step]
        cost, error = -each.effects[seat], each.effect_errors[seat]
        if cost > max(LEAST, SURE * student(each.job.worlds) * error):
            found.append((cost, each))
    found.sort(key=lambda pair: (-pair[0], pair[1].job.step))
    counts = dict.fromkeys(range(course.seats), 0)
    kept = []
    for _, each in found:
        seat = seats[each.job.step]
        counts[seat] += 1
        if counts[seat] <= EACH:
            kept.append(each)
    return kept


def review(course: Course, done: Sequence[Done], progress: float, replay: Replay, names: Sequence[str]) -> Review:
    finished = progress >= 1.0
    changes = _changes(course, done) if finished else []
    manifest = games.find(course.game)
    unit = reviewing(course.game).unit
    beliefs = manifest.beliefs
    return Review(
        format="kaimaku-review-1",
        game=course.game,
        names=list(names),
        steps=len(course.steps),
        done=round(progress, 3),
        truth=_truth(course, done),
        own=_own(course, done),
        changes=changes,
        sums=[_sum(course, done, changes, seat) for seat in range(course.seats)] if finished else [],
        mistakes=_mistakes(course, done, replay),
        kinds=list(beliefs().KINDS) if beliefs is not None else [],
        scored=None if unit is None else Words(*unit),
        names_ja=japanese(names),
    )


# --- the lines ------------------------------------------------------------------------------------------------------


def _stops(done: Sequence[Done]) -> list[Done]:
    return sorted((each for each in done if each.job.what == "stop"), key=lambda each: each.job.step)


def _truth(course: Course, done: Sequence[Done]) -> list[TruthPoint]:
    found = []
    spreads = _spreads(course, done)
    for each in _stops(done):
        wide = [Z * spread / sqrt(each.job.worlds) for spread in spreads]
        low = [percent(max(0.0, p - w)) for p, w in zip(each.chances, wide, strict=True)]
        high = [percent(min(1.0, p + w)) for p, w in zip(each.chances, wide, strict=True)]
        found.append(TruthPoint(each.job.step, [percent(p) for p in each.chances], low, high))
    end = result(course)
    if end is not None and found:
        exact = [percent(p) for p in end]
        found.append(TruthPoint(len(course.steps), exact, exact, exact))
    return found


def _spreads(course: Course, done: Sequence[Done]) -> list[float]:
    """How far apart the worlds of a look at the truth usually are: a single one rests on too few to tell."""
    stops = [each for each in _stops(done) if each.job.worlds > 1]
    if not stops:
        return [0.5] * course.seats
    rows = zip(*([e * e * each.job.worlds for e in each.errors] for each in stops), strict=True)
    return [sqrt(fmean(row)) for row in rows]


def _own(course: Course, done: Sequence[Done]) -> list[OwnPoint]:
    """One point for each seat and turn: its decisions of the turn see nearly the same."""
    infos = {info.step: info for info in course.steps}
    turns: dict[tuple[int, int], list[Done]] = {}
    for each in done:
        if each.job.what == "screen":
            info = infos[each.job.step]
            turns.setdefault((info.seat, info.turn), []).append(each)
    found = []
    for (seat, _), screens in turns.items():
        values = [each.chances[seat] for each in screens]
        mean = fmean(values)
        error = stdev(values) / sqrt(len(values)) if len(values) > 1 else screens[0].errors[seat]
        wide = student(len(values)) if len(values) > 1 else Z
        step = screens[len(screens) // 2].job.step
        low, high = max(0.0, mean - wide * error), min(1.0, mean + wide * error)
        found.append(OwnPoint(step, seat, percent(mean), percent(low), percent(high)))
    return sorted(found, key=lambda point: (point.step, point.seat))


# --- what changed them ----------------------------------------------------------------------------------------------


def result(course: Course) -> list[float] | None:
    return None if course.winners is None else shares(course.seats, course.winners)


def _changes(course: Course, done: Sequence[Done]) -> list[ReviewChange]:
    infos = {info.step: info for info in course.steps}
    measured = {each.job.step: each for each in done if each.job.what == "measure"}
    found = [
        ReviewChange(step, infos[step].seat, "decision", [percent(effect) for effect in each.effects])
        for step, each in measured.items()
    ]
    marks = [(each.job.step, each.chances) for each in _stops(done)]
    end = result(course)
    if end is not None:
        marks.append((len(course.steps) + (1 if course.outside else 0), end))
    for (first, before), (last, after) in pairwise(marks):
        between = course.steps[first:last]
        decided = [measured[info.step].effects for info in between if info.step in measured]
        luck = [
            b - a - sum(effects[s] for effects in decided) for s, (a, b) in enumerate(zip(before, after, strict=True))
        ]
        kind: LuckKind = next((kind for kind in KINDS if any(info.chance == kind for info in between)), "hidden")
        if last > len(course.steps):
            kind = "outside"
        if any(abs(percent(x)) > 0.0 for x in luck):
            at = min(last, len(course.steps)) - 1
            found.append(
                ReviewChange(max(at, 0), infos[at].seat if at in infos else 0, kind, [percent(x) for x in luck])
            )
    return sorted(found, key=lambda change: (change.step, change.kind != "decision"))


def _sum(course: Course, done: Sequence[Done], changes: Sequence[ReviewChange], seat: int) -> SeatSum:
    first = _stops(done)[0]
    by_kind: dict[LuckKind, float] = {}
    for change in changes:
        if change.kind != "decision":
            by_kind[change.kind] = by_kind.get(change.kind, 0.0) + change.effects[seat]
    infos = {info.step: info for info in course.steps}
    decisions: list[Points] = []
    variance = 0.0
    for other in range(course.seats):
        theirs = [e for e in done if e.job.what == "measure" and infos[e.job.step].seat == other]
        value, spread = sum(e.effects[seat] for e in theirs), sum(e.effect_errors[seat] ** 2 for e in theirs)
        decisions.append(points(value, sqrt(spread)))
        variance += spread
    luck = sum(value for kind, value in by_kind.items() if kind != "outside") / 100.0
    end = result(course)
    return SeatSum(
        seat=seat,
        start=percent(first.chances[seat]),
        result=percent(0.0 if end is None else end[seat]),
        luck=points(luck, sqrt(variance + first.errors[seat] ** 2)),
        by_kind={kind: round(value, 1) for kind, value in by_kind.items()},
        decisions=decisions,
        choices=sum(info.choice for info in course.steps if info.seat == seat),
    )


# --- the decisions that cost most ------------------------------------------------------------------------------------


def _mistakes(course: Course, done: Sequence[Done], replay: Replay) -> list[Mistake]:
    told = {each.job.step: each.told for each in done if each.told is not None}
    infos = {info.step: info for info in course.steps}
    worst = [each for each in blamed(course, done) if each.job.step in told]
    believed = _beliefs(course, replay, [each.job.step for each in worst])
    found = []
    for each in worst:
        info = infos[each.job.step]
        words = told[each.job.step]
        assert words is not None
        cost, error = -each.effects[info.seat], each.effect_errors[info.seat]
        found.append(
            Mistake(
                step=info.step,
                seat=info.seat,
                turn=info.turn,
                cost=points(cost, error, student(each.job.worlds)),
                chance=percent(each.chances[info.seat]),
                played=words.played,
                better=words.better,
                question=words.question,
                played_facts=words.played_facts,
                better_facts=words.better_facts,
                line=words.line,
                better_scores=[round(x, 1) for x in each.scores[0]],
                played_scores=[round(x, 1) for x in each.scores[1]],
                beliefs=believed.get(info.step, []),
            )
        )
    return found


def _beliefs(course: Course, replay: Replay, steps: Sequence[int]) -> dict[int, list[RoleBelief]]:
    """What the seat that decided believed of the others at each of these steps."""
    beliefs = games.find(course.game).beliefs
    if beliefs is None or not steps:
        return {}
    changed = beliefs().beliefs(replay)
    found = {}
    for step in steps:
        seat = course.steps[step].seat
        latest = [rows for at, who, rows in changed if who == seat and at <= step]
        if latest:
            found[step] = [RoleBelief(other, row) for other, row in enumerate(latest[-1]) if other != seat]
    return found


def points(value: float, error: float, wide: float = Z) -> Points:
    return Points(percent(value), percent(value - wide * error), percent(value + wide * error))


def percent(share: float) -> float:
    return round(share * 100.0, 1) + 0.0


def student(n: int) -> float:
    return STUDENT.get(n, Z if n > max(STUDENT) else STUDENT[max(k for k in STUDENT if k <= max(n, 2))])
