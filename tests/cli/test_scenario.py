"""`kaimaku scenario` with nothing named: the scenarios that come with Kaimaku."""

from __future__ import annotations

import pytest

from kaimaku.judge.scenario.shipped import shipped

from .command import kaimaku

Capsys = pytest.CaptureFixture[str]


def test_the_shipped_scenarios_are_run_and_drawn_by_default(capsys: Capsys) -> None:
    count = sum(len(shipped(game)) for game in ("hocg", "danmaku", "vcard"))
    ran = kaimaku(capsys, "scenario", "run", "--quiet")
    assert (ran.code, ran.out.strip()) == (0, f"{count} passed, 0 failed, 0 unusable")
    shown = kaimaku(capsys, "scenario", "show").out
    assert "S-01 AZKi's critical makes 110 damage (a, blue center)" in shown and "Q1 Sora's Oshi skill" in shown
