"""Cycles: what comes round by itself is noticed, what eats something or has a way out is not ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaimaku.kernel.chance import die, force
from kaimaku.kernel.cycles import LONG, LUCK, ROUNDS, Rounds, fresh, happened
from kaimaku.kernel.decisions import ask
from kaimaku.kernel.frames import DONE, NEXT, RESTART, Frame, Signal, finish, procedure, push, run
from kaimaku.kernel.picks import choose_number
from kaimaku.kernel.table import Result, Table
from tests.kernel.toy import GAME, Toy


class Circling(Rounds):
    """On the table of these tests piles are finite, the stamp is a meter, and what is `used` may grow."""

    watches = True

    def whole(self, t: Table) -> object:
        return t.zones, sorted(t.used.items())

    def shape(self, t: Table) -> object:
        return [len(zone) for zone in t.zones]

    def meters(self, t: Table) -> tuple[int, ...]:
        return (t.stamp,)

    def endless(self, t: Table) -> None:
        finish(t, Result((), "toy:endless"))


class Turning(Toy):
    __slots__ = ()
    rounds = Circling()


ENDLESS = Result((), "toy:endless")
COUNT = [0]


def turning(name: str, each: Callable[[Table], object], *more: Callable[[Table, Frame], Signal]) -> Turning:
    """A program that does something again and again."""

    def begin(t: Table, f: Frame) -> Signal:
        if happened(t, (1,)):
            return DONE
        COUNT[0] += 1
        return DONE if each(t) == "over" else NEXT

    def again(t: Table, f: Frame) -> Signal:
        return RESTART

    def over(t: Table, f: Frame) -> Signal:
        finish(t, Result((0,), "toy:over"))
        return DONE

    COUNT[0] = 0
    t = Turning()
    push(t, procedure(f"toy:after {name}", over), 0)
    push(t, procedure(f"toy:turning {name}", begin, *more, again), 0)
    run(t)
    return t


def test_the_same_table_is_noticed_soon() -> None:
    assert turning("same", lambda t: None).result == ENDLESS
    assert COUNT[0] == LONG + 1


def test_what_grows_is_noticed_later() -> None:
    def grow(t: Table) -> None:
        t.used[(len(t.used),)] = 1

    assert turning("growing", grow).result == ENDLESS
    assert COUNT[0] == LONG + ROUNDS


def test_a_meter_that_falls_and_a_pile_that_shrinks_are_waited_for() -> None:
    def fall(t: Table) -> object:
        t.stamp -= 1
        t.used[(-t.stamp,)] = 1
        return "over" if t.stamp < -5 * ROUNDS else None

    assert turning("falling", fall).result == Result((0,), "toy:over")

    def take(t: Table) -> object:
        t.zones[0] = t.zones[0][1:] if t.zones[0] else list(range(3 * ROUNDS))
        return "over" if len(t.zones[0]) == 1 else None

    assert turning("shrinking", take).result == Result((0,), "toy:over")


def test_chance_gets_its_chance() -> None:
    assert turning("rolling", lambda t: die(t) > 6).result == ENDLESS
    assert COUNT[0] == LONG + LUCK

    def until_six(t: Table) -> object:
        if not t.forced and COUNT[0] == 1:
            force(t, *[1] * (LUCK // 2), 6)
        return "over" if die(t) == 6 else None

    assert turning("until six", until_six).result == Result((0,), "toy:over")
    assert COUNT[0] == LUCK // 2 + 1


def test_who_acts_freely_begins_anew() -> None:
    def refresh(t: Table) -> object:
        fresh(t)
        return "over" if COUNT[0] > 10 * ROUNDS else None

    assert turning("fresh", refresh).result == Result((0,), "toy:over")


def _ask_number(high: int) -> Callable[[Table, Frame], Signal]:
    def wonder(t: Table, f: Frame) -> Signal:
        choose_number(t, 0, 1, high)
        return NEXT

    return wonder


def test_answers_are_tried_one_after_the_other() -> None:
    """Three lead on, and the game is not over before all were tried; the choice is made by the turn player."""
    t = turning("asking", lambda t: None, _ask_number(3))
    taken = []
    while t.result is None:
        taken.append(GAME.options(t, 0)[0])
        GAME.decide(t, 0, taken[-1])
    assert t.result == ENDLESS and {option[1] for option in taken} == {1, 2} and len(taken) < 2 * LONG
    # the third was the only one left: it was taken without a question


def test_a_way_out_is_found() -> None:
    def leave(t: Table, f: Frame) -> Signal:
        return DONE if t.picked == (2,) else NEXT

    t = turning("way out", lambda t: None, _ask_number(2), leave)
    while t.result is None:
        GAME.decide(t, 0, GAME.options(t, 0)[0])
    assert t.result == Result((0,), "toy:over")


def test_a_question_with_one_answer_is_no_choice() -> None:
    def wonder(t: Table, f: Frame) -> Signal:
        push(t, ONLY, 0, -1, 1, 1)
        return NEXT

    t = turning("one answer", lambda t: None, wonder)
    asked = 0
    while t.result is None:
        GAME.decide(t, 0, ("number", 1))
        asked += 1
    assert t.result == ENDLESS and asked == LONG + 1


def _wonder(t: Table, f: Frame) -> Signal:
    return ask(t, t.questions.number, 0)


ONLY = procedure("toy:the only number", _wonder)


def test_a_clone_and_a_saved_table_go_on_alike() -> None:
    t = turning("saved", lambda t: None, _ask_number(3))
    while t.streak is None or not t.streak.barred:
        GAME.decide(t, 0, GAME.options(t, 0)[0])
    saved = Turning()
    saved.load_data(t.to_data())
    assert saved.to_data() == t.clone().to_data() == t.to_data()
    ends = []
    for table in (t, t.clone(), saved):
        n = 0
        while table.result is None:
            GAME.decide(table, 0, GAME.options(table, 0)[0])
            n += 1
        ends.append((n, table.result))
    assert len(set(ends)) == 1


def test_most_tables_have_nothing_to_remember() -> None:
    t = Toy()
    assert t.streak is None and "streak" not in t.to_data()
    with pytest.raises(NotImplementedError):
        for _ in range(LONG + 1):
            happened(t, (1,))  # a game that asks for it must say what its rounds are
