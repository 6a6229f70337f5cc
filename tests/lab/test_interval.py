"""Intervals: known values, and how often they hold what they promise."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.lab.interval import design_effect, difference, grouped, share, student
from kaimaku.sim import wilson, wilson_interval


def test_wilson_has_its_known_values() -> None:
    assert wilson_interval(0.5, 40) == pytest.approx((0.3520, 0.6480), abs=5e-5)
    assert wilson_interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=5e-5)
    assert (wilson(20, 40).low, wilson(20, 40).high) == wilson_interval(0.5, 40)


@pytest.mark.parametrize(("freedom", "known"), [(4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984)])
def test_student(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.05)


def test_seats_that_decide_alone_do_not_make_the_interval_narrower() -> None:
    """Every swap is shared one to one: nothing varies, and still 40 games are 40 games."""
    rate = share([(1.0, 0.0)] * 20)
    assert (rate.low, rate.high) == wilson_interval(0.5, 40)


def test_games_that_always_go_together_count_once() -> None:
    rate = share([(1.0, 1.0)] * 10 + [(0.0, 0.0)] * 10)
    assert rate.value == 0.5
    assert (rate.low, rate.high) == wilson_interval(0.5, 20)


def test_where_the_groups_cannot_show_it_a_group_counts_once() -> None:
    assert design_effect([(1.0, 0.0)], 0.25) == 2
    assert (share([(1.0, 1.0)] * 20).low, share([(1.0, 1.0)] * 20).high) == wilson_interval(1.0, 20)


def test_a_draw_is_half_a_win_and_broken_games_are_left_out() -> None:
    assert share([(0.5, 0.5), (1.0,), ()]).value == pytest.approx(2 / 3)
    nothing = share([(), ()])
    assert (nothing.low, nothing.high) == (0.0, 1.0)


def test_groups_are_by_seed_number() -> None:
    assert grouped([(1, (1.0,)), (0, (0.5, 0.0)), (1, (0.0,))]) == [(0.5, 0.0), (1.0, 0.0)]


def test_a_paired_difference_has_its_known_value() -> None:
    """8 better, 2 worse, 30 the same: (9 - 3) / 42 with the error of Bonett and Price."""
    worth = difference([(1.0,)] * 8 + [(-1.0,)] * 2 + [(0.0,)] * 30)
    assert worth.value == pytest.approx(0.15)
    assert (worth.low, worth.high) == pytest.approx((-0.01292, 0.29863), abs=1e-4)


def test_nothing_that_changed_is_no_certainty() -> None:
    worth = difference([(0.0, 0.0)] * 20)
    assert worth.value == 0
    assert worth.low == -worth.high
    assert 0.05 < worth.high < 0.2


def test_differences_that_go_together_count_once() -> None:
    together = difference([(1.0, 1.0)] * 8 + [(-1.0, -1.0)] * 2 + [(0.0, 0.0)] * 30)
    once = difference([(1.0,)] * 8 + [(-1.0,)] * 2 + [(0.0,)] * 30)
    assert together.high - together.low == pytest.approx(once.high - once.low, rel=0.02)


@pytest.mark.parametrize("together", [0.0, 0.5, 1.0])
def test_the_share_is_inside_as_often_as_promised(together: float) -> None:
    """Swaps whose two games go the same way as often as said; the true share is 0.6."""
    rng = Random(5)
    inside = 0
    for _ in range(400):
        groups = []
        for _ in range(20):
            first = float(rng.random() < 0.6)
            groups.append((first, first if rng.random() < together else float(rng.random() < 0.6)))
        rate = share(groups)
        inside += rate.low <= 0.6 <= rate.high
    assert inside >= 400 * 0.93


def test_the_difference_is_inside_as_often_as_promised() -> None:
    rng = Random(6)
    inside = 0
    for _ in range(400):
        groups = []
        for _ in range(20):
            lucky = rng.random() < 0.3  # the card matters in all games of a seed, or in none
            groups.append(tuple(float(rng.choices([1, 0, -1], [5, 3, 2])[0]) if lucky else 0.0 for _ in range(6)))
        worth = difference(groups)
        inside += worth.low <= 0.09 <= worth.high
    assert inside >= 400 * 0.92
