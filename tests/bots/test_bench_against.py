"""`kaimaku bench --against`: two builds, measured in turns."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kaimaku.bench_against import TURNS, Compared, Found, Unusable, compare, compared_grid, python_of, ratios


def figures(rate: float) -> Found:
    return {"chess": {"plies_per_second": 1.0}, "hocg": {"decisions_per_second": rate}}


def test_the_two_take_turns_and_each_turn_is_compared_with_itself(tmp_path: Path) -> None:
    other = tmp_path / "bin" / "python"
    other.parent.mkdir()
    other.touch()
    asked: list[Path] = []

    def measured(python: Path, seconds: float) -> tuple[str, Found]:
        asked.append(python)
        slow = len(asked) // 2 + 1  # the machine gets slower: both do
        return ("plain Python", figures(20 / slow)) if python == other else ("compiled", figures(60 / (slow + 1)))

    compared = compare(tmp_path, 6, measured)
    assert asked == [Path(sys.executable), other] * TURNS
    assert ratios(compared, "hocg", "decisions_per_second") == pytest.approx([3.0, 3.0, 3.0])
    out = StringIO()
    Console(file=out, width=140).print(compared_grid(compared))
    assert "this environment (compiled) by the other (plain Python)" in out.getvalue()
    assert "3.00 (3.00 to 3.00)" in out.getvalue()


def test_figures_that_only_one_of_them_has_are_left_out() -> None:
    compared = Compared(("compiled", "compiled"), [figures(3.0)], [{"hocg": {}}])
    assert ratios(compared, "hocg", "decisions_per_second") == [] == ratios(compared, "vcard", "clone_us")


def test_what_is_no_environment_is_said(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="isn't a virtual environment"):
        python_of(tmp_path)
