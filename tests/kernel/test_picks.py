"""Picks: every set and every order can be chosen in exactly one way, and what leaves no choice is not asked."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal, finish, procedure
from kaimaku.kernel.picks import choose_number, pick
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.table import Result, Table
from tests.kernel.toy import GAME, answers, start

CASES = [(n, least, most) for n in range(5) for least in range(4) for most in range(least, 5)]


def end(t: Table, f: Frame) -> Signal:
    finish(t, Result(t.picked, "toy:7"))
    return DONE


def asking(n: int, least: int, most: int, ordered: bool) -> int:
    def ask_for(t: Table, f: Frame) -> Signal:
        pick(t, 0, [10 + i for i in range(n)], least, most, ordered)
        return NEXT

    return procedure(f"toy:pick-{n}-{least}-{most}-{ordered}", ask_for, end)


def outcomes(program: int) -> list[tuple[int, ...]]:
    return [t.result.winners for _, t in answers(start(program)) if t.result is not None]


@pytest.mark.parametrize(("n", "least", "most"), CASES)
def test_an_unordered_choice(n: int, least: int, most: int) -> None:
    sizes = range(min(least, n), min(most, n) + 1)
    expected = [chosen for k in sizes for chosen in combinations(range(10, 10 + n), k)]
    assert sorted(outcomes(asking(n, least, most, False))) == sorted(expected)


@pytest.mark.parametrize(("n", "least", "most"), CASES)
def test_an_ordered_choice(n: int, least: int, most: int) -> None:
    sizes = range(min(least, n), min(most, n) + 1)
    expected = [chosen for k in sizes for chosen in permutations(range(10, 10 + n), k)]
    assert sorted(outcomes(asking(n, least, most, True))) == sorted(expected)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (1, 3), (2, 2), (0, 5)])
def test_a_number(low: int, high: int) -> None:
    def ask_for(t: Table, f: Frame) -> Signal:
        choose_number(t, 0, low, high)
        return NEXT

    t = start(procedure(f"toy:number-{low}-{high}", ask_for, end))
    assert sorted(x.result.winners for _, x in answers(t) if x.result) == [(n,) for n in range(low, high + 1)]
    assert (t.result is None) == (low < high)  # what leaves no choice is not asked


def test_a_wrong_pick_is_refused_with_its_reason() -> None:
    t = start(procedure("toy:wrong", _ask_two, end))
    before = t.digest()
    for option, rule in [(("done",), "toy:2"), (("pick", 99), "toy:1"), (("pick",), "toy:1"), ((), "toy:1")]:
        with pytest.raises(Refused) as no:
            GAME.decide(t, 0, option)
        assert no.value.refusal.rule == rule
    assert t.digest() == before


def _ask_two(t: Table, f: Frame) -> Signal:
    pick(t, 0, [1, 2, 3, 4], 2, 3)
    return NEXT
