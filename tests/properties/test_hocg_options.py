"""Options: somebody is always asked, every option can be taken, and anything else is refused with a rule."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.game import GAME
from kaimaku.judge.catalogue import load
from kaimaku.kernel.decisions import CONCEDE, Option
from kaimaku.kernel.refusals import Refused
from tests.depth import examples
from tests.properties.hocg_play import odd_options, prompt, walk

SEEDS = st.integers(0, 100_000)


@settings(max_examples=examples(60))
@given(SEEDS)
def test_a_table_that_is_not_final_asks_one_seat_and_gives_it_options(seed: int) -> None:
    met = set()
    for t in walk(seed):
        seat = t.asked[0]
        options = GAME.options(t, seat)
        assert options and len(set(options)) == len(options)
        assert all(isinstance(part, (str, int)) for option in options for part in option)
        assert GAME.options(t, 1 - seat) == []
        met.add(prompt(t))
    assert {"hocg:first", "hocg:redraw", "hocg:set-center", "hocg:main", "hocg:pick"} <= met


@settings(max_examples=examples(15))
@given(SEEDS)
def test_every_option_listed_can_be_taken(seed: int) -> None:
    for t in walk(seed, every=4):
        before = t.digest()
        seat = t.asked[0]
        for option in GAME.options(t, seat):
            new = t.clone()
            GAME.decide(new, seat, option)
            assert new.asked or new.result is not None
        assert t.digest() == before


@settings(max_examples=examples(15))
@given(SEEDS)
def test_anything_else_is_refused_with_a_rule_and_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    cited: set[str] = set()
    for t in walk(seed, every=4):
        before = t.digest()
        asked = {seat: GAME.options(t, seat) for seat in (0, 1)}
        for seat in (-1, 0, 1, 2):
            for option in odd_options(t, rng):
                if option in asked.get(seat, []):
                    continue
                no = GAME.refuse(t, seat, option)
                assert no is not None and no.en and no.ja
                cited.add(no.rule)
                with pytest.raises(Refused) as raised:
                    GAME.decide(t, seat, option)
                assert raised.value.refusal is no
        assert t.digest() == before
    assert len(cited) > 5
    assert cited <= load("hocg").keys()


@settings(max_examples=examples(20))
@given(SEEDS)
def test_each_seat_may_concede_at_any_time(seed: int) -> None:
    for t in walk(seed, every=20):
        for seat in (0, 1):
            new = t.clone()
            GAME.decide(new, seat, CONCEDE)
            assert new.result is not None and new.result.winners == (1 - seat,)
            refused: list[Option] = [CONCEDE, ("pass",)]
            assert all(GAME.refuse(new, seat, option) is not None for option in refused)
            assert GAME.options(new, seat) == [] and new.asked == ()
