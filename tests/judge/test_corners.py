"""Corners of the three games as scenario files: amounts, costs, falls together, Bolster, Jolt."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.scenario import run

FILES = sorted((Path(__file__).parent / "corners").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_corners_of_a_game(path: Path) -> None:
    failed = [outcome.report() for outcome in run(path) if not outcome.ok]
    assert not failed, "\n".join(failed)
