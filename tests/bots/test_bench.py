"""The bench: every figure it promises, and figures that make sense."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from kaimaku import bench
from kaimaku.bench import Bout, grid, run_bench
from kaimaku.decks import Deck, builtin, list_builtin
from tests.depth import at_depth


def test_the_bench_measures_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", at_depth(5, bench.ROUNDS))
    found = run_bench(0.4)
    assert found["chess"]["plies_per_second"] > 0
    assert [*found] == ["chess", "hocg", "danmaku (5)", "danmaku (8)", "vcard"]
    for name in [*found][1:]:
        figures = found[name]
        assert all(figure > 0 for figure in figures.values())
        assert {"decisions_per_second", "clone_us", "determinize_us", "setup_us", "ratio_to_chess"} <= figures.keys()
        assert figures["rollouts_per_second"] < figures["turn_rollouts_per_second"]  # a turn is a part of a game
        assert figures["observed_per_second"] < figures["decisions_per_second"]  # looking costs something
        assert figures["p50_us"] <= figures["p99_us"]
        assert figures["clone_us"] < figures["determinize_us"]  # a determinization is a clone and more
        assert ("every_deck_per_second" in figures) == ("danmaku" not in name)
        assert figures["ratio_to_chess_low"] <= figures["ratio_to_chess"] <= figures["ratio_to_chess_high"]
        assert 200 < figures["replay_bytes"] < (16384 if "danmaku" in name else 8192)
    out = StringIO()
    Console(file=out, width=140).print(grid(found))
    assert "decisions/s" in out.getvalue() and "hocg" in out.getvalue() and "all decks (random pairs)" in out.getvalue()


def test_all_decks_are_dealt_in_turn() -> None:
    usual = Bout("hocg", 2)
    every = usual.of_every_deck()
    assert every is not None and Bout("danmaku", 5).of_every_deck() is None
    met = {deck.name for seed in range(2000) for deck in every.decks(seed) if isinstance(deck, Deck)}
    assert met == {builtin(name).name for name in list_builtin("hocg")}
    assert usual.decks(1) == usual.decks(2) and every.decks(3) == every.decks(3)
