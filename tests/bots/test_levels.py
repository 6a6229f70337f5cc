"""Levels of bots: by which share of decisions they play like the best one, and what that comes to."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kaimaku import games
from kaimaku.bots import LEVELS, bot, levels
from kaimaku.bots.levels import MEASURE, SHARES
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.sim import simulate
from kaimaku.usual import decks_for
from tests.depth import at_depth

OWN = [manifest.name for manifest in games.all() if manifest.players is not None]


@pytest.mark.parametrize("name", OWN)
def test_a_level_is_a_bot_of_every_game_that_has_one(name: str) -> None:
    game, manifest = games.game(name), games.find(name)
    t = game.new(decks_for(name, manifest.sizes[0]), 1)
    seat = t.asked[0]
    for level in levels(name):
        assert bot(level.name, name).choose(game, t, seat, Random(1)) in game.options(t, seat)
    with pytest.raises(LookupError, match="beginner"):
        bot("expert", name)


def test_the_strong_level_plays_like_the_best_bot_and_the_others_as_often_as_they_say() -> None:
    game = games.game("vcard")
    t = game.new(decks_for("vcard", 2), 1)
    t.journal = []
    rng = Random(4)
    while len(game.options(t, t.asked[0])) < 6 or PROMPTS[t.prompt].name != "vcard:main":
        game.decide(t, t.asked[0], rng.choice(game.options(t, t.asked[0])))
    seat, best = t.asked[0], bot("greedy", "vcard")
    tries = at_depth(60, 600)
    same: Counter[str] = Counter()
    quick = [level for level in LEVELS if not level.searches]
    for n in range(tries):
        wanted = best.choose(game, t, seat, Random(0))
        for level in quick:
            chance = Random(n)
            taken = bot(level.name, "vcard").choose(game, t, seat, chance)
            same[level.name] += taken == wanted
    assert same["beginner"] < same["casual"] <= same["strong"]


@pytest.mark.deep
@pytest.mark.parametrize("name", ["hocg", "vcard"])
def test_the_first_level_wins_about_half_against_the_measure(name: str) -> None:
    first = LEVELS[0].name
    found = simulate(name, games=60, seed=1, bots=(first, MEASURE), swap_decks=True, swap_seats=True)
    assert found.errors == 0
    assert 0.3 < found.by_bot[first].rate < 0.7


@pytest.mark.deep
@pytest.mark.parametrize("name", ["hocg", "vcard"])
def test_a_higher_level_wins_more_often(name: str) -> None:
    found = simulate(name, games=40, seed=2, bots=("strong", "beginner"), swap_decks=True, swap_seats=True)
    assert found.errors == 0 and found.by_bot["strong"].rate > 0.6


@pytest.mark.deep
def test_among_seekers_the_first_level_does_as_well_as_the_measure() -> None:
    rates = [
        simulate("danmaku", games=150, seed=1, bots=(name, *["seeker"] * 4), swap_seats=True).by_entrant[0].rate
        for name in (LEVELS[0].name, MEASURE)
    ]
    assert abs(rates[0] - rates[1]) < 0.15


def test_shares_are_in_order() -> None:
    shares = [level.share for level in LEVELS]
    assert shares == sorted(shares) and shares[-1] == 1.0 and SHARES[MEASURE] == 0.6
