"""The look-ahead goes by what its seat may know, and by nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import games
from kaimaku.games.vcard.bots.score import score
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.table import VCardTable
from tests.bots.guarded import SEARCH, Guarded, player, players
from tests.depth import examples
from tests.properties.vcard_play import exchange, hidden, walk

SEEDS = st.integers(0, 100_000)
PLAYERS = players(games.find("vcard").bots)
BUDGET = 6


@pytest.mark.parametrize("name", PLAYERS)
@settings(max_examples=examples(6))
@given(SEEDS)
def test_hidden_faces_and_seed_make_no_difference_to_a_choice(name: str, seed: int) -> None:
    """Two tables that the seat cannot tell apart get the same answer; the other's deck list is another one, too."""
    rng = Random(seed)
    changed = 0
    for n, t in enumerate(walk(seed, every=20 if name in SEARCH else 5)):
        (seat,) = t.asked
        twin = GAME.suppose(t, seat, rng)
        twin = exchange(twin, hidden(twin, seat), rng)
        one, two = (player(name, GAME.name, BUDGET).choose(GAME, x, seat, Random(n)) for x in (t, twin))
        assert one == two
        changed += twin.defs != t.defs
    assert changed > (4 if name in SEARCH else 20)


@settings(max_examples=examples(10))
@given(SEEDS)
def test_the_score_of_a_position_reads_no_hidden_face(seed: int) -> None:
    """Neither does it count as known what a seat has drawn while it was thinking."""
    rng = Random(seed)
    for t in walk(seed, every=10):
        if not t.turn:  # a VT face down is as strong as any, but its owner knows what it does
            continue
        for seat in (0, 1):
            groups = [group for group in hidden(t, seat) if not any(on_board(t, c) for c in group)]
            other = exchange(t, groups, rng)
            assert score(other, seat) == score(t, seat)
            assert score(other, seat, bytes(len(t.defs))) == score(t, seat, bytes(len(t.defs)))


def on_board(t: VCardTable, card: int) -> bool:
    return t.where[card] % 10 >= 5


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_never_touches_the_true_table(name: str) -> None:
    dealt = 0
    for t in walk(4, every=20 if name in SEARCH else 2):
        (seat,) = t.asked
        before = t.digest()
        guarded = Guarded(GAME, t)
        option = player(name, GAME.name, BUDGET).choose(guarded, t, seat, Random(1))
        assert option in GAME.options(t, seat)
        assert t.digest() == before
        dealt += guarded.dealt
    assert (dealt > 0) == (name != "random")
