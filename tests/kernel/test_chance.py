"""Chance: a function of the seed and a count, fair, and in the hands of a test when it forces it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaimaku.kernel.chance import LeftOver, below, check_forced, die, flip, force, number, permute, shuffled
from kaimaku.kernel.knowledge import commitment
from tests.kernel.toy import Toy


def test_the_same_seed_gives_the_same_chance_and_a_clone_goes_on_alike() -> None:
    one, two = Toy(7), Toy(7)
    assert [die(one) for _ in range(50)] == [die(two) for _ in range(50)]
    three = one.clone()
    assert [number(one) for _ in range(5)] == [number(three) for _ in range(5)]
    assert number(Toy(7)) != number(Toy(8))


def test_dice_and_coins_are_fair() -> None:
    t = Toy(3)
    faces = Counter(die(t) for _ in range(6000))
    assert set(faces) == set(range(1, 7)) and all(850 < n < 1150 for n in faces.values())
    assert 1850 < sum(flip(t) for _ in range(4000)) < 2150
    assert {below(t, 3) for _ in range(50)} == {0, 1, 2}


@given(st.integers(0, 1 << 64), st.integers(0, 150))
def test_a_shuffle_keeps_the_cards_and_leaves_the_old_list_alone(seed: int, count: int) -> None:
    cards = list(range(count))
    out = shuffled(Toy(seed), cards)
    assert sorted(out) == cards == list(range(count))


def test_every_place_is_as_likely_as_any_other() -> None:
    t = Toy(1)
    where = Counter((card, at) for _ in range(3000) for at, card in enumerate(shuffled(t, [0, 1, 2, 3, 4])))
    assert len(where) == 25 and all(500 < n < 700 for n in where.values())
    orders = Counter(tuple(shuffled(t, [0, 1, 2])) for _ in range(6000))
    assert len(orders) == 6 and all(850 < n < 1150 for n in orders.values())


def one_at_a_time(things: list[int], more: Callable[[], int], enough: int) -> None:
    bits = 0
    for i in range(len(things) - 1, 0, -1):
        if bits <= enough:
            bits = more()
        bits, j = divmod(bits, i + 1)
        things[i], things[j] = things[j], things[i]


@given(st.integers(0, 2**32), st.integers(0, 300), st.sampled_from([(512, 1 << 128), (64, 1 << 32), (40, 1 << 32)]))
def test_indices_cut_off_together_are_those_cut_off_one_at_a_time(seed: int, count: int, kind: tuple[int, int]) -> None:
    """Saved games, replays and seeds of bots say nothing but the seed."""
    bits, enough = kind
    mine, theirs = list(range(count)), list(range(count))
    rng, other = Random(seed), Random(seed)
    permute(mine, lambda: rng.getrandbits(bits), enough)
    one_at_a_time(theirs, lambda: other.getrandbits(bits), enough)
    assert mine == theirs
    assert rng.random() == other.random()


def test_forced_outcomes_come_in_order_and_must_be_used_up() -> None:
    t = Toy()
    force(t, 3, 5)
    force(t, 1)
    assert (die(t), die(t)) == (3, 5)
    with pytest.raises(LeftOver):
        check_forced(t)
    assert flip(t) is True
    check_forced(t)


def test_a_seed_keeps_its_commitment() -> None:
    assert commitment(5) == commitment(5) != commitment(6)
    assert len(commitment(5)) == 64
