"""How well the look-ahead plays, and that the decks are worth playing."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.bots import bot
from kaimaku.games.vcard.game import GAME
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.sim import simulate
from tests.depth import at_depth
from tests.properties.vcard_play import walk

PAIRS = (("tidal", "meadow"), ("bonfire", "choir"), ("tidal", "bonfire"), ("garden", "sparks"))


def test_it_beats_random_with_any_deck_in_either_seat() -> None:
    """400 games, each of the decks in either hand and either seat; 16 in the short form."""
    each = at_depth(4, 100)
    wins = games = 0
    for n, pair in enumerate(PAIRS):
        found = simulate(
            "vcard", games=each, seed=n, bots=("greedy", "random"), decks=pair, swap_decks=True, swap_seats=True
        )
        assert found.errors == 0 and found.endings == {"vcard:7.4.3.2": each}
        assert found.by_bot["greedy"].rate >= at_depth(0.5, 0.9)
        wins += found.wins[0]
        games += found.games
    assert games == 4 * each and wins / games >= at_depth(0.8, 0.95)


def test_the_same_question_is_answered_alike_with_the_same_chance() -> None:
    for t in walk(8, every=15):
        (seat,) = t.asked
        greedy = bot("greedy", GAME.name)
        assert greedy.choose(GAME, t, seat, Random(3)) == greedy.choose(GAME, t, seat, Random(3))


@pytest.mark.parametrize("decks", [("tidal", "choir"), ("sparks", "garden")])
def test_it_uses_all_that_there_is(decks: tuple[str, str]) -> None:
    """Between two of its kind every kind of action and a Reinforcement is seen, and VTs reach PL10."""
    from kaimaku.usual import decks_for

    verbs, highest = set(), 0
    for seed in range(3):
        t = GAME.new(decks_for("vcard", 2, decks), seed)
        rng = Random(seed)
        while t.result is None:
            (seat,) = t.asked
            option = bot("greedy", GAME.name).choose(GAME, t, seat, rng)
            if PROMPTS[t.prompt].name in ("vcard:main", "vcard:window"):
                verbs.add(option[0])
            GAME.decide(t, seat, option)
            highest = max(highest, *(len(stack) for base in (0, 10) for stack in t.zones[base + 5 : base + 10]))
    assert {"play", "evolve", "ally", "mascot", "boost", "lock", "reply", "trade", "pass"} <= verbs
    assert highest == 3
