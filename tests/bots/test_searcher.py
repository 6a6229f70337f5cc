"""The searcher: the same moves for the same budget, what wins at once is taken, and it beats the look-ahead."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.bots.bot import Sight
from kaimaku.bots.searcher import LIKELY, Searcher, likely
from kaimaku.kernel.table import Table
from kaimaku.sim import simulate
from kaimaku.usual import decks_for

GAMES = [manifest.name for manifest in games.all() if "searcher" in manifest.bots]


def midgame(name: str, seed: int, options: int) -> Table:
    """A table of the look-ahead's, at a question with so many answers or more."""
    game, usual, rng = games.game(name), bot("greedy", name), Random(seed)
    t: Table = game.new(decks_for(name, 2), seed)
    while t.turn < 6 or len(game.options(t, t.asked[0])) < options:
        game.decide(t, t.asked[0], usual.choose(game, t, t.asked[0], rng))
    return t


def player(name: str, **budget: float) -> Searcher:
    found = bot("searcher", name)
    assert isinstance(found, Searcher)
    return Searcher(found.planner, int(budget.get("playouts", 6)), budget.get("seconds", 0.0))


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


@pytest.mark.parametrize("name", GAMES)
def test_few_options_are_played_on_and_stopping_is_among_them(name: str) -> None:
    game, t = games.game(name), midgame(name, 5, LIKELY + 3)
    sight = Sight(game, t, t.asked[0])
    found = likely(sight, sight.deal(Random(1)), player(name).planner)
    assert 1 <= len(found) <= LIKELY + 1
    assert len(set(found)) == len(found)
    assert len(found) == 1 or len(found) < len(sight.options)


def test_a_forced_answer_takes_no_thought() -> None:
    game = games.game("hocg")
    t = game.new(decks_for("hocg", 2), 1)
    rng = Random(2)
    while len(game.options(t, t.asked[0])) > 1:
        game.decide(t, t.asked[0], rng.choice(game.options(t, t.asked[0])))

    class Untouchable(Sight[Table]):
        def deal(self, rng: Random) -> Table:
            raise AssertionError("nothing has to be dealt")

    (only,) = game.options(t, t.asked[0])
    assert player("hocg").think(Untouchable(game, t, t.asked[0]), rng) == only


def test_a_game_without_a_searcher_says_which_levels_it_has() -> None:
    with pytest.raises(LookupError, match=r"beginner, normal, strong$"):
        bot("master", "danmaku")


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_it_beats_the_look_ahead(name: str) -> None:
    found = simulate(name, games=40, seed=1, bots=("searcher", "greedy"), swap_decks=True, swap_seats=True)
    assert found.errors == 0
    assert found.by_bot["searcher"].rate > 0.6
