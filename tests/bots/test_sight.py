"""A bot goes by what its seat may know, and by nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import games
from kaimaku.bots import Bot, Sight
from kaimaku.games.hocg.bots.evaluation import score
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.table import Table
from tests.bots.guarded import SEARCH, Guarded, player, players
from tests.depth import examples
from tests.properties.hocg_play import exchange, hidden, new, walk

SEEDS = st.integers(0, 100_000)
PLAYERS = players(games.find("hocg").bots)
BUDGET = 3


@pytest.mark.parametrize("name", PLAYERS)
@settings(max_examples=examples(6))
@given(SEEDS)
def test_hidden_faces_deck_order_and_seed_make_no_difference_to_a_choice(name: str, seed: int) -> None:
    """Two tables that the seat cannot tell apart get the same answer, at every decision of a game: the other's deck
    list is another one, too."""
    rng = Random(seed)
    changed = 0
    for n, t in enumerate(walk(seed, every=10 if name in SEARCH else 3)):
        (seat,) = t.asked
        twin = GAME.suppose(t, seat, rng)
        twin = exchange(twin, hidden(twin, seat), rng)
        one, two = (player(name, GAME.name, BUDGET).choose(GAME, x, seat, Random(n)) for x in (t, twin))
        assert one == two
        changed += twin.defs != t.defs
    assert changed > (1 if name in SEARCH else 5)  # a game may be short


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_never_touches_the_true_table(name: str) -> None:
    dealt = 0
    for t in walk(4, every=10 if name in SEARCH else 2):
        (seat,) = t.asked
        before = t.digest()
        guarded = Guarded(GAME, t)
        option = player(name, GAME.name, BUDGET).choose(guarded, t, seat, Random(1))
        assert option in GAME.options(t, seat)
        assert t.digest() == before
        dealt += guarded.dealt
    assert (dealt > 0) == (name != "random")


def test_a_sight_shows_no_table_but_dealt_ones() -> None:
    t = new(1)
    (seat,) = t.asked
    sight = Sight(GAME, t, seat)
    public = [getattr(sight, name) for name in dir(sight) if not name.startswith("_")]
    assert not any(isinstance(each, Table) for each in public)
    dealt = sight.deal(Random(2))
    assert dealt is not t and dealt.seed != t.seed and dealt.defs != t.defs
    sight.options.clear()
    assert GAME.options(t, seat)


class Peeping(Bot):
    """A bot that tries to read what lies on top of the other's deck."""

    name = "peeping"
    seen: list[int]

    def think(self, sight: Sight[HoloTable], rng: Random) -> Option:  # type: ignore[override]
        t = sight.deal(rng)
        self.seen = [t.defs[c] for c in t.zones[1 - sight.seat]]
        return sight.options[0]


def test_even_a_bot_that_peeps_learns_nothing() -> None:
    for t in walk(7, every=10):
        (seat,) = t.asked
        one, two = Peeping(), Peeping()
        one.choose(GAME, t, seat, Random(3))
        two.choose(GAME, exchange(t, hidden(t, seat), Random(9)), seat, Random(3))
        assert one.seen == two.seen


@settings(max_examples=examples(10))
@given(SEEDS)
def test_the_score_of_a_position_reads_no_hidden_face(seed: int) -> None:
    rng = Random(seed)
    for t in walk(seed, every=10):
        for seat in (0, 1):
            assert score(exchange(t, hidden(t, seat), rng), seat) == score(t, seat)
