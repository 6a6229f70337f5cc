"""How the bots play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kaimaku.bots import bot
from kaimaku.games.hocg.bots.evaluation import score
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import LIFE
from kaimaku.sim import simulate
from tests.depth import at_depth
from tests.properties.hocg_play import new, walk


def test_greedy_beats_random_with_either_deck_in_either_seat() -> None:
    games = at_depth(24, 400)
    found = simulate("hocg", games=games, seed=11, bots=("greedy", "random"), swap_decks=True, swap_seats=True)
    assert found.errors == 0 and found.games == games
    assert found.by_bot["greedy"].rate >= at_depth(0.85, 0.95)
    assert found.endings["hocg:11.2.1"] > games // 2  # it wins by taking lives, not by waiting


def test_the_random_bot_takes_every_option_alike() -> None:
    t = next(t for t in walk(5) if len(GAME.options(t, t.asked[0])) > 5)
    (seat,) = t.asked
    options = GAME.options(t, seat)
    rng = Random(0)
    taken = Counter(bot("random", GAME.name).choose(GAME, t, seat, rng) for _ in range(600 * len(options)))
    assert set(taken) == set(options)
    assert all(500 < n < 700 for n in taken.values())


def test_a_bot_answers_the_same_question_alike_with_the_same_chance() -> None:
    for t in walk(8, every=15):
        (seat,) = t.asked
        greedy = bot("greedy", GAME.name)
        assert greedy.choose(GAME, t, seat, Random(3)) == greedy.choose(GAME, t, seat, Random(3))


def test_a_lost_life_and_a_lost_game_count() -> None:
    t = new(1)
    for t in walk(1):
        if t.turn == 3:
            break
    worse = t.clone()
    worse.zones[LIFE].pop()
    assert score(worse, 0) < score(t, 0) and score(worse, 1) > score(t, 1)
    over = t.clone()
    GAME.decide(over, 0, ("concede",))
    assert score(over, 0) < score(worse, 0) and score(over, 1) > score(worse, 1)


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="unknown bot 'clever'; choose from beginner, casual, greedy"):
        bot("clever", GAME.name)
