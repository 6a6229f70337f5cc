"""Determinization: a table dealt anew agrees with all a seat knows, rests on nothing else, and can be played."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.defs import DEBUT, DEFS, SPOT
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import CENTER, HoloTable, stage
from tests.depth import examples
from tests.properties.hocg_play import QUIET, exchange, hidden, odd_options, pick, picture, prompt, walk

SEEDS = st.integers(0, 100_000)


def structure(t: HoloTable) -> list[object]:
    """Everything of a table but its faces and its chance."""
    data = t.to_data()
    return [data[key] for key in sorted(data) if key not in ("defs", "seed", "draws", "forced")]


@settings(max_examples=examples(25))
@given(SEEDS)
def test_what_the_seat_knows_stays_and_the_decision_is_the_same(seed: int) -> None:
    rng = Random(seed)
    changed = Counter[bool]()
    for t in walk(seed, every=4):
        before = t.digest()
        odd = odd_options(t, rng)
        for seat in (0, 1):
            other = GAME.determinize(t, seat, rng)
            assert structure(other) == structure(t)
            assert all(other.defs[c] == d for c, d in enumerate(t.defs) if t.known[c] >> seat & 1)
            assert [Counter(other.defs[c] for c in pool) for pool in hidden(other, seat)] == [
                Counter(t.defs[c] for c in pool) for pool in hidden(t, seat)
            ]
            assert picture(other, seat, odd) == picture(t, seat, odd)
            assert GAME.options(other, other.asked[0])
            assert other.seed != t.seed
            changed[prompt(t) in QUIET] += other.defs != t.defs
        assert t.digest() == before
    assert changed[True] and changed[False]


@settings(max_examples=examples(25))
@given(SEEDS)
def test_the_dealing_depends_on_nothing_the_seat_cannot_know(seed: int) -> None:
    """Two tables that a seat cannot tell apart become one and the same table."""
    rng = Random(seed)
    for t in walk(seed, every=9):
        for seat in (0, 1):
            twin = exchange(t, hidden(t, seat), rng)
            draw = rng.getrandbits(32)
            one, two = (GAME.determinize(x, seat, Random(draw)) for x in (t, twin))
            assert one.digest() == two.digest()


@settings(max_examples=examples(25))
@given(SEEDS)
def test_a_dealt_table_can_be_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    for t in walk(seed, every=60):
        other = GAME.determinize(t, rng.randrange(2), rng)
        for _ in range(4000):
            if other.result is not None:
                break
            GAME.decide(other, *pick(other, rng))
        assert other.result is not None


@settings(max_examples=examples(150))
@given(SEEDS)
def test_cards_laid_face_down_in_the_set_up_could_have_been_laid(seed: int) -> None:
    """A center is a Debut, a back holomem a Debut or a Spot (6.2.1.10), also where nobody can see it."""
    rng = Random(seed)
    for t in walk(seed):
        if t.turn:
            return
        for seat in (0, 1):
            other = GAME.determinize(t, seat, rng)
            for mem in stage(other, 1 - seat):
                fit = (DEBUT,) if mem.pos == CENTER else (DEBUT, SPOT)
                assert DEFS[other.defs[mem.stack[0]]].level in fit
