"""Weights learned from games: the same run gives the same weights, a stopped one goes on, and they are played with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.bots.planner import squash, weighed
from kaimaku.games.danmaku.bots.searcher import FILE, learned
from kaimaku.training import TrainingGame, Weights, compare, fit, log_loss, planner_of, train
from kaimaku.usual import any_pair


def test_a_stopped_run_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    found = train("vcard", 5, 3, whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    parts.write_bytes(b"".join(lines[:2]) + lines[2][:40])
    played: list[int] = []
    again = train("vcard", 5, 3, parts, progress=lambda done, _: played.append(done))
    assert played == [3, 4, 5]
    assert again == found and parts.read_bytes() == whole.read_bytes()
    assert [len(each) for each in found.weights] == [len(found.names) + 1]
    with pytest.raises(ValueError, match="choose another"):
        train("vcard", 5, 4, parts)


def test_weights_are_found_that_explain_the_ends() -> None:
    rng = Random(1)
    rows = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(2000)]
    won = [rng.random() < squash(2.0 * a - 1.0 * b + 0.5) for a, b in rows]
    found = fit(rows, won)
    assert found == pytest.approx([2.0, -1.0, 0.5], abs=0.3)
    assert log_loss([squash(weighed(found, row)) for row in rows], won) < log_loss([0.5] * len(won), won)


@pytest.mark.parametrize("name", ["hocg", "vcard"])
def test_a_position_has_a_feature_for_each_name_and_weights_make_a_chance_of_it(name: str) -> None:
    game, usual, rng = games.game(name), bot("greedy", name), Random(2)
    t = game.new(any_pair(name, rng), 2)
    while t.turn < 3:
        game.decide(t, t.asked[0], usual.choose(game, t, t.asked[0], rng))
    known = planner_of(name)
    planner = type(known)(known.judge, known.scale)
    assert known.judge.features is not None
    row = known.judge.features(t, 0)
    assert len(row) == len(known.judge.names)
    by_hand = planner.worth(t, 0)
    planner.weights = [[0.1] * (len(row) + 1)]
    assert planner.worth(t, 0) == squash(weighed(planner.weights[0], row)) != by_hand
    assert known.worth(t, 0) == by_hand


def test_a_game_without_features_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planner_of("vcard").judge, "features", None)
    with pytest.raises(ValueError, match="no features"):
        train("vcard", 5, 1, tmp_path / "kept")


def test_where_seats_want_different_things_each_kind_has_weights_of_its_own(tmp_path: Path) -> None:
    found = train("danmaku", 5, 1, tmp_path / "kept")
    assert len(found.kinds) == len(found.weights) == 10
    assert all(len(each) == len(found.names) + 1 for each in found.weights)
    by_kind = dict(zip(found.kinds, found.weights, strict=True))
    assert by_kind["Heroine"] != by_kind["Stage Boss"]
    assert all(len(game.kinds) == len(game.rows) for game in kept(tmp_path / "kept"))
    with pytest.raises(ValueError, match="no duels"):
        compare(found, 1, 1, 2)


def test_the_weights_that_come_with_danmaku_are_for_its_parts_and_features() -> None:
    shipped = msgspec.json.decode(FILE.read_bytes(), type=Weights)
    judge = planner_of("danmaku").judge
    assert (shipped.kinds, shipped.names) == (list(judge.kinds), list(judge.names))
    assert shipped.weights == learned()
    assert shipped.log_loss < shipped.log_loss_hand_written


def kept(path: Path) -> list[TrainingGame]:
    return [msgspec.json.decode(line, type=TrainingGame) for line in path.read_bytes().splitlines()]
