"""What many games cost is measured."""

from __future__ import annotations

import pytest

from kaimaku import games
from kaimaku.jobs import costs
from kaimaku.jobs.place import Place
from tests.cli.command import kaimaku


def test_a_game_and_a_job_have_a_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costs, "BATCHES", 2)
    game = games.names()[-1]
    one = costs.game_cost(game, "random", 0.01)
    assert one.games >= 1 and one.decisions > 10 and one.replay_bytes > 100
    assert one.per_core_hour * one.core_hours_of_a_million == pytest.approx(costs.MILLION)
    job = costs.overhead(Place(2), 3)
    assert (job.on, job.batch) == ("2 processes", 3) and job.driver > 0 and job.wall > 0
    assert [table.row_count for table in costs.grids(costs.Costs([one], [job]))] == [1, 1]


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    ran = kaimaku(capsys, "bench", "cluster", "--game", "poker")
    assert ran.code == 2 and ran.err.startswith("kaimaku: unknown game 'poker'; choose from ")
