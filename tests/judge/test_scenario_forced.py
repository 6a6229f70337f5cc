"""Choices without alternative may be spelled out in a scenario, or left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.scenario import run

SCENARIO = """
game: hocg
title: Moving a cheer
rules: [hocg:5.17.4]
A:
  oshi: hSD01-001
  power: 1
  center: {card: hSD01-003, cheers: [white]}
  back: [hSD01-004]
steps:
  - A: skill
%s
expect:
  holomem: {A back: {cheers: [white]}}
"""


@pytest.mark.parametrize(
    ("steps", "ok"),
    [
        ("", True),
        ("  - A: choose white", True),
        ("  - A: choose white\n  - A: choose back", True),
        ("  - A: choose green", False),
        ("  - A: choose white\n  - A: choose center", False),
        ("  - B: choose white", False),
    ],
)
def test_a_forced_choice_may_be_said_or_not(tmp_path: Path, steps: str, ok: bool) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(SCENARIO % steps)
    (outcome,) = run(path)
    assert outcome.ok == ok, outcome.report()
