"""A loop in the rules: a simulation counts that game as broken and goes on, a bot answers all the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kaimaku.bots import ANY, Bot, Sight, bot
from kaimaku.bots.bot import T
from kaimaku.decks import builtin
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.scenario.position import lay
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.replay import Replay
from kaimaku.lab.duel import Duel
from kaimaku.sim import simulate
from tests.endless import NAME, plant


class Trying(Bot):
    """Thinks by doing whatever comes first."""

    name = "trying"

    def think(self, sight: Sight[T], rng: Random) -> Option:
        sight.game.decide(sight.deal(rng), sight.seat, sight.options[0])
        return sight.options[0]


def test_a_simulation_names_the_loop_and_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    plant(monkeypatch)
    report = simulate("hocg", games=4, bots=("random", "random"))
    assert report.games == 4 and report.errors > 0
    for failure in report.failures:
        assert failure.error.startswith("Endless: ") and NAME in failure.error
        assert Replay.from_bytes(Path(failure.replay).read_bytes()).moves[-1][1][0] == "place"


def test_a_duel_of_the_lab_does_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plant(monkeypatch)
    decks = (builtin("sora"), builtin("azki"))
    record = Duel("hocg", "random", 1, 0, "sora", "azki", decks, str(tmp_path)).play()
    assert any(NAME in half.error for half in record.games)


def test_a_bot_does_not_want_an_option_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    t = lay({"A": {"hand": ["hSD01-003"]}}).table
    plant(monkeypatch)
    options = GAME.options(t, 0)
    assert options[0][0] == "place"
    assert bot("greedy", GAME.name).choose(GAME, t, 0, Random(1))[0] != "place"


def test_a_bot_whose_thinking_never_ends_does_what_does_least(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ANY, "trying", Trying())
    t = lay({"A": {"hand": ["hSD01-003"]}}).table
    plant(monkeypatch)
    with pytest.raises(Endless):
        Trying().think(Sight(GAME, t, 0), Random(1))
    assert bot("trying", GAME.name).choose(GAME, t, 0, Random(1)) == PASS
