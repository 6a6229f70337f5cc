"""Simulations: the same for any number of workers, honest about errors, and every game can be found again."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from random import Random

import msgspec
import pytest

from kaimaku import bots, replays
from kaimaku.bots import Bot, Sight
from kaimaku.bots.bot import T
from kaimaku.jobs import Place
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.sim import Plan, Report, play, simulate, wilson
from kaimaku.usual import decks_for


def told(report: Report) -> dict[str, object]:
    """A report without what depends on the machine."""
    return {key: value for key, value in asdict(report).items() if key not in ("seconds", "decisions_per_second")}


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (
        simulate("hocg", games=6, seed=5, bots=("random", "greedy"), swap_decks=True, place=Place(n)) for n in (1, 2)
    )
    assert told(one) == told(two)
    assert told(one) != told(simulate("hocg", games=6, seed=6, bots=("random", "greedy"), swap_decks=True))


def test_a_report_has_the_keys_that_programs_read() -> None:
    report = msgspec.json.decode(msgspec.json.encode(simulate("hocg", games=10)))
    assert report["games"] == 10 and report["errors"] == 0
    assert sum(report["wins"]) + report["draws"] == 10
    assert report["decisions"] > 1000 and report["decisions_per_second"] > 0
    assert sum(rate["wins"] for rate in report["by_seat"]) == sum(report["wins"])
    assert report["by_bot"]["random"]["games"] == 20
    assert 0 <= report["first_player"]["low"] <= report["first_player"]["high"] <= 1


@pytest.mark.parametrize(("game", "seats"), [("danmaku", 5), ("vcard", 2)])
def test_the_other_games_are_simulated_too(game: str, seats: int) -> None:
    report = simulate(game, games=4, bots=["random"] * seats)
    assert report.errors == 0 and len(report.wins) == seats


def test_seats_and_decks_change_hands() -> None:
    plan = Plan("hocg", 4, 0, ("greedy", "random"), ("A", "B"), swap_decks=True, swap_seats=True)
    assert [plan.entrants(i) for i in range(4)] == [[0, 1], [0, 1], [1, 0], [1, 0]]
    assert [plan.decks_of(i) for i in range(4)] == [["A", "B"], ["B", "A"], ["B", "A"], ["A", "B"]]


def test_wins_are_counted_by_deck_whoever_has_it() -> None:
    """Four games with exchanges: the same deck is in each seat twice."""
    swapped = simulate("vcard", games=8, seed=1, decks=("tidal", "choir"), swap_decks=True, swap_seats=True)
    plan = Plan("vcard", 8, 1, ("random", "random"), tuple(decks_for("vcard", 2, ("tidal", "choir"))), True, True)
    tidal = [0, 1, 1, 0]  # its seat in each of four games
    won = [play(plan, n).winning_seats == (tidal[n % 4],) for n in range(8)]
    assert [rate.wins for rate in swapped.by_deck] == [sum(won), 8 - sum(won)]
    assert [rate.games for rate in swapped.by_deck] == [8, 8]
    assert 0 < sum(won) < 8 and swapped.wins != [sum(won), 8 - sum(won)]
    assert simulate("danmaku", games=1, bots=["random"] * 4).by_deck == []


def test_any_game_can_be_played_again_by_its_number() -> None:
    plan = Plan("hocg", 9, 3, ("random", "random"), tuple(decks_for("hocg", 2)))
    assert play(plan, 7) == play(plan, 7) != play(plan, 8)


def test_progress_is_told() -> None:
    steps: list[tuple[int, int]] = []
    simulate("hocg", games=20, progress=lambda done, all_: steps.append((done, all_)))
    assert steps == [(done, 20) for done in range(1, 21)]


class Breaking(Bot):
    """Answers at random, and with nonsense in its thirtieth decision."""

    name = "breaking"
    count = 0

    def think(self, sight: Sight[T], rng: Random) -> Option:
        self.count += 1
        return ("nonsense",) if self.count == 30 else rng.choice(sight.options)


def test_an_error_is_counted_and_its_game_saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(bots.ANY, "breaking", Breaking())
    monkeypatch.chdir(tmp_path)
    report = simulate("hocg", games=3, bots=("breaking", "random"))
    assert report.errors == 1 and report.games == 3 and sum(report.wins) + report.draws == 2
    (failure,) = report.failures
    assert failure.game == 0 and failure.error.startswith("Refused: ")
    replay = Replay.from_bytes(Path(failure.replay).read_bytes())
    assert replay.moves[-1][1] == ("nonsense",)
    with pytest.raises(BadReplay, match="isn't legal"):
        replays.verify(replay)


def test_saved_games_verify(tmp_path: Path) -> None:
    simulate("hocg", games=3, seed=2, save=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    for file in files:
        assert replays.verify(Replay.from_bytes(file.read_bytes())).result is not None


def test_what_cannot_be_simulated_is_said() -> None:
    with pytest.raises(LookupError, match="unknown bot"):
        simulate("hocg", bots=("random", "clever"))
    with pytest.raises(LookupError, match="unknown game"):
        simulate("poker")
    with pytest.raises(ValueError, match="needs 2 players, not 3"):
        simulate("hocg", bots=("random",) * 3)
    with pytest.raises(ValueError, match="2 seats need 2 decks, not 1"):
        simulate("hocg", decks=("sora",))
    with pytest.raises((ValueError, LookupError), match="no_such_switch"):
        simulate("hocg", rulings={"no_such_switch": "true"})


def test_wilson_intervals() -> None:
    """Values of the textbook formula."""
    half = wilson(50, 100)
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)
    all_ = wilson(400, 400)
    assert (all_.rate, round(all_.low, 4), all_.high) == (1.0, 0.9905, 1.0)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
