"""`kaimaku bench client`: what it shows, and what it says where there is no browser. `tests/web` measures with it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from kaimaku.cli import bench
from kaimaku.client_bench.heap import own_bytes
from kaimaku.client_bench.measure import ROWS, grid

from .command import complaint, kaimaku

Capsys = pytest.CaptureFixture[str]


def test_every_figure_stands_beside_its_goal() -> None:
    out = StringIO()
    Console(file=out, width=200).print(grid({"hocg": {key: 4321.0 + i for i, (key, *_) in enumerate(ROWS)}}))
    shown = out.getvalue()
    for i, (_, label, form) in enumerate(ROWS):
        assert label in shown and form.format(4321.0 + i) in shown
    assert all(goal in shown for goal in ("goal 500", "goal 8)", "goal 50)", "goal 0)"))


def test_it_says_that_it_needs_a_browser(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "which", lambda _: None)
    assert "no Chromium here" in complaint(kaimaku(capsys, "bench", "client"))


def test_compiled_code_is_not_what_a_game_leaves_behind() -> None:
    meta = {"node_fields": ["type", "name", "self_size"], "node_types": [["hidden", "object", "string", "code"]]}
    nodes = [1, 0, 40, 3, 0, 5000, 2, 0, 2, 0, 0, 700]
    assert own_bytes({"snapshot": {"meta": meta}, "nodes": nodes}) == 42
