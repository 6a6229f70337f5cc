"""Picks: every set and every order can be chosen in exactly one way, and what leaves no choice is not asked."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal, finish, procedure
from kaimaku.kernel.picks import OpenPick, choose_number, pick, picking
from kaimaku.kernel.reasons import CARD, Reasons
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.table import Result, Table
from tests.for_each import for_each
from tests.kernel.toy import GAME, answers, start

CASES = [(n, least, most) for n in range(5) for least in range(4) for most in range(least, 5)]


def end(t: Table, f: Frame) -> Signal:
    finish(t, Result(t.picked, "toy:7"))
    return DONE


def asking(n: int, least: int, most: int, ordered: bool, name: str = "pick") -> int:
    def ask_for(t: Table, f: Frame) -> Signal:
        pick(t, 0, [10 + i for i in range(n)], least, most, ordered)
        return NEXT

    return procedure(f"toy:{name}-{n}-{least}-{most}-{ordered}", ask_for, end)


def outcomes(program: int) -> list[tuple[int, ...]]:
    return [t.result.winners for _, t in answers(start(program)) if t.result is not None]


@for_each(CASES)
def test_an_unordered_choice(case: tuple[int, int, int]) -> None:
    n, least, most = case
    sizes = range(min(least, n), min(most, n) + 1)
    expected = [chosen for k in sizes for chosen in combinations(range(10, 10 + n), k)]
    assert sorted(outcomes(asking(n, least, most, False))) == sorted(expected)


@for_each(CASES)
def test_an_ordered_choice(case: tuple[int, int, int]) -> None:
    n, least, most = case
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


# --- a pick says what it picks ----------------------------------------------------------------------------------------


def test_a_reason_picks_one_kind_of_thing() -> None:
    reasons = Reasons()
    assert reasons.declare("send") == reasons.declare("send", CARD)
    with pytest.raises(ValueError, match="'send' picks a card, not a seat"):
        reasons.declare("send", "seat")


def _open(t: Table) -> OpenPick:
    found = picking(t)
    assert found is not None
    return found


def test_an_open_pick_tells_how_far_it_has_got() -> None:
    t = start(procedure("toy:far", _ask_two, end))
    found = _open(t)
    assert (found.seat, found.kind, found.left, found.taken) == (0, CARD, (1, 2, 3, 4), ())
    assert (found.least, found.most, found.missing, found.room) == (2, 3, 2, 3)
    GAME.decide(t, 0, ("pick", 2))
    found = _open(t)
    assert (found.left, found.taken, found.missing, found.room) == ((3, 4), (2,), 1, 2)
    for option in found.decisions([4]):
        GAME.decide(t, 0, option)
    assert picking(t) is None and t.result is not None and t.result.winners == (2, 4)


@pytest.mark.parametrize("ordered", [False, True])
@for_each(CASES)
def test_everything_can_be_answered_at_once(case: tuple[int, int, int], ordered: bool) -> None:
    n, least, most = case
    program = asking(n, least, most, ordered, "at once")
    for k in range(min(least, n), min(most, n) + 1):
        for chosen in permutations(range(10, 10 + n), k):
            t = start(program)
            if t.result is None:
                for option in _open(t).decisions(chosen):
                    GAME.decide(t, 0, option)
                assert t.result is not None
                assert t.result.winners == (chosen if ordered else tuple(sorted(chosen)))


@pytest.mark.parametrize("chosen", [(1,), (1, 2, 3, 4)])
def test_too_many_or_too_few_are_no_answer(chosen: tuple[int, ...]) -> None:
    t = start(procedure(f"toy:number of {len(chosen)}", _ask_two, end))
    with pytest.raises(ValueError, match="choose 2 to 3"):
        _open(t).decisions(chosen)
