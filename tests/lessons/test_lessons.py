"""Every lesson, played as the coach says and in wrong ways: it never fails, is never at a loss, and never waits."""

from __future__ import annotations

import pytest

from kaimaku import games
from kaimaku.judge.scenario.expecting import differences
from kaimaku.lessons.checking import check
from kaimaku.lessons.lesson import LEARNER, Lesson
from kaimaku.lessons.shipped import lessons
from tests.lessons.player import How, LessonGame

LESSONS = [lesson for name in games.OWN for lesson in lessons(name)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


def test_every_game_has_one() -> None:
    assert {lesson.game for lesson in LESSONS} == set(games.OWN)


@every_lesson
def test_everything_it_says_is_understood(lesson: Lesson) -> None:
    check(lesson)


@every_lesson
def test_whoever_follows_the_coach_tries_everything_and_wins(lesson: Lesson) -> None:
    played = LessonGame(lesson, "as told")
    end = played.to_the_end()
    assert played.table.result is not None and LEARNER in played.table.result.winners
    assert (end.done, end.left) == (end.steps, [])
    assert end.pages[-1].words == lesson.won
    shown = [told.topic for told in played.said if told.topic is not None]
    assert list(dict.fromkeys(shown)) == [step.topic for step in lesson.steps if step.acts], "each step, in its order"


@every_lesson
@pytest.mark.parametrize("how", ["otherwise", "at random"])
def test_whatever_else_is_done_the_coach_has_something_to_say(lesson: Lesson, how: How) -> None:
    for seed in range(8):
        played = LessonGame(lesson, how, seed)
        end = played.to_the_end()
        assert end.over and end.done + len(end.left) == end.steps
        for told in (*played.said, end):
            assert told.pages and all(page.words.en and page.words.ja for page in told.pages)
        for told in played.said:
            assert told.topic is None or told.options, "what is asked for can be done"


@every_lesson
def test_the_coach_reacts_to_what_it_did_not_ask_for(lesson: Lesson) -> None:
    played = LessonGame(lesson, "otherwise", 3)
    played.to_the_end()
    said = {page.words for told in played.said for page in told.pages}
    reactions = {each.words for step in lesson.steps for each in step.instead} | {x.words for x in lesson.reactions}
    assert said & reactions


@every_lesson
def test_progress_follows_from_the_decisions_alone(lesson: Lesson) -> None:
    """As after a restart of the server: the same decisions lead to the same words."""
    first = LessonGame(lesson, "at random", 5)
    end = first.to_the_end()
    again = LessonGame(lesson, "at random")
    for seat, option in first.log:
        again.decide(seat, option)
    assert again.coach.progress == first.coach.progress
    assert again.coach.coaching(again.table, []) == end


@every_lesson
def test_the_position_is_a_game_under_way(lesson: Lesson) -> None:
    stage = lesson.stage()
    assert stage.table.asked
    assert differences(stage, {"result": "none"}) == []
