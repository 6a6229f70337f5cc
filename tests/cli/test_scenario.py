"""`kaimaku scenario` with nothing named: the scenarios that come with Kaimaku."""

from __future__ import annotations

import pytest

from kaimaku import games
from kaimaku.judge.scenario.shipped import shipped
from tests.depth import at_depth

from .command import kaimaku

Capsys = pytest.CaptureFixture[str]


def test_the_shipped_scenarios_are_run_and_drawn_by_default(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the short form those of one game: each of the others is run by itself elsewhere."""
    names = at_depth(("hocg",), games.names())
    monkeypatch.setattr(games, "names", lambda: names)
    count = sum(len(shipped(game)) for game in names)
    ran = kaimaku(capsys, "scenario", "run", "--quiet")
    assert (ran.code, ran.out.strip()) == (0, f"{count} passed, 0 failed, 0 invalid")
    shown = kaimaku(capsys, "scenario", "show").out
    assert "S-01 AZKi's critical makes 110 damage (a, blue center)" in shown and "Q1 Sora's Oshi skill" in shown
