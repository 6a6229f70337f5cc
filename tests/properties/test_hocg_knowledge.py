"""Noninterference: what a seat may not know makes no difference to anything it is told."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import redact
from kaimaku.kernel.refusals import Refused
from tests.depth import examples
from tests.properties.hocg_play import QUIET, exchange, hidden, odd_options, pick, picture, prompt, restack, walk

SEEDS = st.integers(0, 100_000)


@settings(max_examples=examples(25))
@given(SEEDS)
def test_hidden_faces_change_nothing_a_seat_is_told(seed: int) -> None:
    rng = Random(seed)
    changed = Counter[bool]()
    for t in walk(seed, every=5):
        odd = odd_options(t, rng)
        for seat in (0, 1, None):
            other = exchange(t, hidden(t, seat), rng)
            assert picture(other, seat, odd) == picture(t, seat, odd)
            changed[prompt(t) in QUIET] += other.defs != t.defs
    assert changed[True] and changed[False]  # between actions, and in mid-resolution


@settings(max_examples=examples(25))
@given(SEEDS)
def test_the_order_of_decks_changes_nothing_a_seat_is_told(seed: int) -> None:
    rng = Random(seed)
    for t in walk(seed, every=5):
        odd = odd_options(t, rng)
        for seat in (0, 1):
            assert picture(restack(t, seat, rng), seat, odd) == picture(t, seat, odd)


def stays_hidden(before: HoloTable, after: HoloTable, seat: int) -> list[list[int]]:
    """Cards that a seat could not tell before a decision, nor after it, nor by its journal."""
    told = {card for _, _, card, audience, _, _ in after.journal or () if audience >> seat & 1}
    late = [set(pool) for pool in hidden(after, seat)]
    return [
        [c for c in pool if c in late[i] and c not in told and c not in after.outcome + after.picked]
        for i, pool in enumerate(hidden(before, seat))
    ]


def step(t: HoloTable, seat: int, option: Option) -> HoloTable:
    new = t.clone()
    new.journal = []
    GAME.decide(new, seat, option)
    return new


@settings(max_examples=examples(25))
@given(SEEDS)
def test_what_stays_hidden_through_a_decision_leaves_no_trace(seed: int) -> None:
    """The same decision is taken on two tables; whoever watches reads the same journal and sees the same table.

    Left out: hands without a Debut, which are shown and drawn anew by rule (6.2.1.7, 6.2.1.9).
    """
    rng = Random(seed)
    seen = Counter[str]()
    for t in walk(seed, every=3):
        mover, option = pick(t, rng)
        one = step(t, mover, option)
        for seat in (mover, 1 - mover):
            groups = stays_hidden(t, one, seat)
            twin = exchange(t, groups, rng)
            twin.seed = t.seed
            try:
                two = step(twin, mover, option)
            except Refused:
                assert seat != mover
                seen["refused"] += 1
                continue
            same_place = (one.prompt, one.asked, len(one.frames)) == (two.prompt, two.asked, len(two.frames))
            if not same_place or stays_hidden(twin, two, seat) != groups:
                assert t.phase == "setup"
                seen["elsewhere"] += 1
                continue
            assert redact(one, one.journal or [], seat) == redact(two, two.journal or [], seat)
            assert picture(one, seat, []) == picture(two, seat, [])
            seen["same"] += 1
    assert seen["same"] > 20
    assert seen["refused"] + seen["elsewhere"] < seen["same"] / 5
