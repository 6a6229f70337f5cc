"""Lesson files that cannot be used are refused with the line, and what is wrong there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaimaku.judge.scenario import ScenarioError
from kaimaku.lessons.checking import check
from kaimaku.lessons.reading import load
from tests.lessons.player import LessonGame

DOCS = Path(__file__).parents[2] / "docs" / "lessons.md"
EXAMPLE = re.findall(r"```yaml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0]


def written(folder: Path, text: str) -> Path:
    path = folder / "lesson.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_of_the_documentation_can_be_played(tmp_path: Path) -> None:
    lesson = load(written(tmp_path, EXAMPLE))
    check(lesson)
    end = LessonGame(lesson, "as told").to_the_end()
    assert end.left == [] and end.pages[-1].words == lesson.won


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("game: hocg", "game: chess", "unknown game 'chess'"),
        ("title_ja: はじめてのエール", "", "expected a line of text"),
        ("minutes: 1", "minutes: soon", "whole number"),
        ("do: send to center", "do: fly to center", "doesn't start with a verb"),
        ("do: send to center", "does: send to center", "unknown key 'does'"),
        ("    do: art 1 of center at B center\n", "", "needs `do`"),
        ("point: A cheer_deck", "point: A moon", "nothing to point at is called 'A moon'"),
        ("after: [{down: B}]", "after: [{down: B, damage: A}]", "one kind with its details"),
        ("after: [{down: B}]", "after: [{down: B}]\n    when: {weather: fine}", "unknown expectation 'weather'"),
        ("  6: {B: [send to center]}", "  six: {B: [send to center]}", "by the number of the turn"),
        ("  6: {B: [send to center]}", "  6: {C: [send to center]}", "a player must be A or B"),
        ('won: {en: "You win.", ja: 勝ちです。}', 'won: {en: "You win."}', "expected a line of text"),
        ("center: hSD01-003", "center: hSD01-999", "unknown card"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert old in EXAMPLE
    text = EXAMPLE.replace(old, new)
    with pytest.raises(ScenarioError) as wrong:
        check(load(written(tmp_path, text)))
    assert why in wrong.value.why
    assert 1 <= wrong.value.line <= len(text.splitlines())
