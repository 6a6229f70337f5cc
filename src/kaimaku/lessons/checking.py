"""Checking a lesson: every word of it means something at its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kaimaku.judge.scenario.expecting import differences
from kaimaku.judge.scenario.journal import read
from kaimaku.judge.scenario.stage import Stage
from kaimaku.judge.scenario.values import Misspoken

from .lesson import LEARNER, Lesson, Reaction, Step


def check(lesson: Lesson) -> None:
    """Raises a ScenarioError with the line of the first thing that cannot be meant."""
    stage = lesson.stage()
    for i, step in enumerate(lesson.steps):
        _step(lesson, stage, step, f"steps[{i}]")
    _reactions(lesson, stage, lesson.reactions, "reactions")
    for turn, seat in lesson.moves:
        at = f"moves.{turn}.{seat}"
        _meant(lesson, at, lambda seat=seat: stage.seat(seat))  # type: ignore[misc]
        _acts(lesson, stage, lesson.moves[turn, seat], at)


def _step(lesson: Lesson, stage: Stage, step: Step, at: str) -> None:
    _acts(lesson, stage, step.acts, f"{at}.do")
    _reactions(lesson, stage, step.instead, f"{at}.instead")
    for pattern in step.after:
        _meant(lesson, f"{at}.after", lambda pattern=pattern: read(stage.words, pattern))  # type: ignore[misc]
    if step.when is not None:
        _meant(lesson, f"{at}.when", lambda: differences(stage, step.when))
    for n, page in enumerate(step.pages):
        for term in page.point:
            if not _known(stage, term):
                raise lesson.scenario.document.error(f"nothing to point at is called {term!r}", f"{at}.say[{n}].point")


def _reactions(lesson: Lesson, stage: Stage, reactions: Iterable[Reaction], at: str) -> None:
    for i, reaction in enumerate(reactions):
        _acts(lesson, stage, reaction.acts, f"{at}[{i}].do")


def _acts(lesson: Lesson, stage: Stage, acts: Iterable[str], at: str) -> None:
    for act in acts:
        _meant(lesson, at, lambda act=act: stage.verbs.parse(act))  # type: ignore[misc]


def _known(stage: Stage, term: str) -> bool:
    """Does it name a place, or a thing that is there or may come?"""
    return bool(stage.pointed(LEARNER, term)) or stage.words.known_word(term, LEARNER)


def _meant(lesson: Lesson, at: str, look: Callable[[], object]) -> None:
    try:
        look()
    except Misspoken as error:
        raise lesson.scenario.document.error(str(error), at) from None
