"""The server bench: every figure it promises, from real processes and sockets, and figures that make sense."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kaimaku import games
from kaimaku.server_bench import measure
from kaimaku.server_bench.loads import load, loads_grid
from kaimaku.server_bench.measure import Plan, grids, run_server_bench
from tests.depth import at_depth


def test_the_bench_measures_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the short form, games don't come to their end."""
    monkeypatch.setattr(measure, "LONG", at_depth(measure.SHORT, measure.LONG))
    found = run_server_bench(Plan(tables=3, rounds=1, seconds=0.3, games=3, length=40, warm=2, loads=()), tmp_path)
    for name in ("programs", "browsers", "whole games"):
        figures = found[name]
        assert all(figure > 0 for figure in figures.values())
        assert figures["p50_ms"] <= figures["p99_ms"]
        assert 2.5 < figures["messages_per_second"] / figures["decisions_per_second"] < 4  # one in, two out
        assert figures["of_echo"] < 1
    assert found["programs"]["bytes"] < found["browsers"]["bytes"] / 4
    assert found["programs"]["cpu_us"] < found["browsers"]["cpu_us"]
    assert found["disk"]["durable_per_second"] > 0 and found["disk"]["sync_per_second"] > 0
    tables = found["tables"]
    assert tables["games"] == 3
    assert tables["decisions"] == pytest.approx((3 * 40 + 2 * 100) / 5, rel=0.2)
    for key in ("resume_cpu_seconds", "back_cpu_seconds"):
        assert tables[key] > 0 and tables[f"{key}_by_log"] > 0
    assert tables["resume_cpu_seconds"] < tables["back_cpu_seconds"]
    assert list(tmp_path.iterdir()) == []
    out = StringIO()
    for each in grids(found):
        Console(file=out, width=100).print(each)
    assert "goal 0.4" in out.getvalue() and "goal 100" in out.getvalue()


def test_tables_of_all_games_play_at_a_steady_pace(tmp_path: Path) -> None:
    figures = load(games.names(), tables=len(games.names()), every=0.2, seconds=2.0, data=tmp_path)
    assert all(figure > 0 for key, figure in figures.items() if key not in ("table_kb", "collection_ms"))
    assert figures["p50_ms"] <= figures["p99_ms"]
    assert figures["decisions_per_second"] < 5 * len(games.names()) + 1  # no faster than that, however fast it could
    out = StringIO()
    Console(file=out, width=200).print(loads_grid({"all games": figures}))
    assert "goal 60" in out.getvalue()
