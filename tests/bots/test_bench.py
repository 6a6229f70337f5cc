"""The bench: every figure it promises, and figures that make sense."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from kaimaku.bench import grid, run_bench


def test_the_bench_measures_what_it_says() -> None:
    found = run_bench(1.5)
    assert found["chess"]["plies_per_second"] > 0
    assert [*found] == ["chess", "hocg", "danmaku (5)", "danmaku (8)", "vcard"]
    for name in [*found][1:]:
        figures = found[name]
        assert all(figure > 0 for figure in figures.values())
        assert {"decisions_per_second", "clone_us", "determinize_us", "setup_us", "ratio_to_chess"} <= figures.keys()
        assert figures["p50_us"] <= figures["p99_us"]
        assert figures["clone_us"] < figures["determinize_us"]  # a determinization is a clone and more
        assert 200 < figures["replay_bytes"] < (16384 if "danmaku" in name else 8192)
    out = StringIO()
    Console(file=out, width=100).print(grid(found))
    assert "decisions/s" in out.getvalue() and "hocg" in out.getvalue()
