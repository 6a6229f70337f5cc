"""The searchers: the same moves for the same budget, few moves are played on, and they beat the look-ahead."""

from __future__ import annotations

from math import inf
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from kaimaku import games
from kaimaku.bots import LEVELS, bot
from kaimaku.bots.bot import Sight
from kaimaku.bots.improver import CANDIDATES, LEAST, Improver, Rival
from kaimaku.bots.planner import Planner
from kaimaku.bots.searcher import LIKELY, Searcher, likely
from kaimaku.decks import list_builtin
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.table import Table
from kaimaku.league.running import league_of, run
from kaimaku.league.schedule import Entrant
from kaimaku.sim import simulate
from kaimaku.usual import decks_for

GAMES = [manifest.name for manifest in games.all() if "searcher" in manifest.bots]


def midgame(name: str, seed: int, options: int) -> Table:
    """A table of the usual bot's, at a question with so many answers or more."""
    manifest = games.find(name)
    game, usual, rng = games.game(name), bot(manifest.bots[0], name), Random(seed)
    t: Table = game.new(decks_for(name, manifest.sizes[0]), seed)
    while t.turn < 6 or len(game.options(t, t.asked[0])) < options:
        game.decide(t, t.asked[0], usual.choose(game, t, t.asked[0], rng))
    return t


def player(name: str, **budget: float) -> Searcher:
    found = bot("searcher", name)
    assert isinstance(found, Searcher)
    return found.with_budget(int(budget.get("playouts", 6)), budget.get("seconds", 0.0))


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_of_playouts_gives_the_same_move_again(name: str) -> None:
    game, t = games.game(name), midgame(name, 3, 5)
    seat, before = t.asked[0], t.digest()
    moves = {player(name).choose(game, t, seat, Random(7)) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(game.options(t, seat))
    assert t.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_of_time_ends_with_an_option_too(name: str) -> None:
    game, t = games.game(name), midgame(name, 3, 5)
    assert player(name, seconds=0.01).choose(game, t, t.asked[0], Random(7)) in game.options(t, t.asked[0])


def test_few_options_are_played_on_and_stopping_is_among_them() -> None:
    game, t = games.game("hocg"), midgame("hocg", 5, LIKELY + 3)
    sight = Sight(game, t, t.asked[0])
    found = likely(sight, sight.deal(Random(1)), player("hocg").planner)
    assert 1 <= len(found) <= LIKELY + 1
    assert len(set(found)) == len(found)
    assert len(found) == 1 or len(found) < len(sight.options)


@pytest.mark.parametrize("name", [name for name in GAMES if isinstance(bot("searcher", name), Improver)])
def test_the_usual_bots_move_is_left_for_few_others_of_other_kinds(name: str) -> None:
    game, t = games.game(name), midgame(name, 5, CANDIDATES + 3)
    improver = player(name)
    assert isinstance(improver, Improver)
    sight = Sight(game, t, t.asked[0])
    planner = improver.planner.at(sight)
    planner.clear = inf  # whatever the usual move looks like
    dealt = planner.deal(sight, Random(1))
    usual = planner.move(game, dealt, sight.seat, sight.options)
    found = [rival.option for rival in improver.rivals(sight, dealt, planner, usual)]
    assert 1 <= len(found) <= CANDIDATES
    assert usual not in found
    kinds = [planner.kind(dealt, option, 0.0) for option in (usual, *found)]
    assert len(set(kinds)) == len(kinds)


def test_what_comes_to_the_same_is_not_played_on_for_long() -> None:
    game, t = games.game("vcard"), midgame("vcard", 5, 4)
    known = player("vcard").planner
    worlds: list[int] = []

    class Alike(Planner[Table]):
        """All moves come to the same at once."""

        trust = 0.0

        def deal(self, sight: Sight[Table], rng: Random) -> Table:
            worlds.append(len(worlds))
            return sight.deal(rng)

        def until(self, t: Table) -> int:
            return t.turn

        def worth(self, t: Table, seat: int) -> float:
            return 0.5

        def kind(self, t: Table, option: Option, score: float) -> tuple[object, ...]:
            return option

    planner = Alike(known.judge, known.scale)
    sight = Sight(game, t, t.asked[0])
    usual = planner.move(game, sight.deal(Random(7)), t.asked[0], sight.options)
    assert Improver(planner, 1000).think(sight, Random(7)) == usual
    assert len(worlds) == LEAST + 1


def test_a_lead_counts_by_how_sure_it_is() -> None:
    sure, unsure = Rival((), 0.0, 0.0), Rival((), 0.0, 0.0)
    for n in range(4):
        sure.add(0.1)
        unsure.add(0.9 if n % 2 else -0.7)
    assert unsure.lead(0.0) == pytest.approx(sure.lead(0.0))
    assert unsure.lead(-1.0) < 0.0 < sure.lead(-1.0)


def test_a_forced_answer_takes_no_thought() -> None:
    game = games.game("hocg")
    t = game.new(decks_for("hocg", 2), 1)
    rng = Random(2)
    while len(game.options(t, t.asked[0])) > 1:
        game.decide(t, t.asked[0], rng.choice(game.options(t, t.asked[0])))

    (only,) = game.options(t, t.asked[0])
    before = rng.getstate()
    assert player("hocg").think(Sight(game, t, t.asked[0]), rng) == only
    assert rng.getstate() == before  # nothing was dealt


def test_a_game_without_a_searcher_says_which_levels_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaimaku.bots.levels", lambda game: LEVELS[:3])
    with pytest.raises(LookupError, match=r"beginner, casual, strong$"):
        bot("master", "danmaku")


@pytest.mark.deep
@pytest.mark.parametrize(("name", "least"), [("hocg", 0.7), ("vcard", 0.5)])  # measured: docs/bots.md
def test_it_beats_the_look_ahead(name: str, least: float, tmp_path: Path) -> None:
    """Over pairs of built-in decks, each from both seats."""
    entrants = [Entrant(each, bot=each) for each in ("searcher", "greedy")]
    played = run(league_of(name, entrants, decks=list_builtin(name)), 20, tmp_path)
    assert not any(game.how for game in played)
    assert fmean(game.score(0) for game in played) > least


@pytest.mark.deep
def test_it_wins_more_often_than_a_seeker_among_seekers() -> None:
    seats = ("seeker",) * 4
    searching = simulate("danmaku", games=40, seed=1, bots=("searcher", *seats), swap_seats=True)
    usual = simulate("danmaku", games=40, seed=1, bots=("seeker", *seats), swap_seats=True)
    assert searching.errors == 0
    assert searching.wins[0] > usual.wins[0]
