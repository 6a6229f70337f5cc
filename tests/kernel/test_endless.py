"""What goes on for ever without asking anybody is stopped, with the names of the programs that were turning."""

from __future__ import annotations

import time

import pytest

from kaimaku.kernel import frames
from kaimaku.kernel.decisions import Option, Prompt, ask
from kaimaku.kernel.frames import AGAIN, BUDGET, DONE, NEXT, RESTART, Endless, Frame, Signal, finish, procedure, push
from kaimaku.kernel.table import Result, Table
from tests.depth import at_depth
from tests.kernel.toy import GAME, start


def stay(t: Table, f: Frame) -> Signal:
    return AGAIN


def go_on(t: Table, f: Frame) -> Signal:
    return NEXT


def restart(t: Table, f: Frame) -> Signal:
    return RESTART


def jump(t: Table, f: Frame) -> Signal:
    return 0


def recurse(t: Table, f: Frame) -> Signal:
    return recurse(t, f)


def dig(t: Table, f: Frame) -> Signal:
    push(t, f.prog, 0)
    return NEXT


def dig_and_leave(t: Table, f: Frame) -> Signal:
    """Two more for each that goes: the pile grows, and what goes has to be looked for in it."""
    push(t, f.prog, 0)
    push(t, f.prog, 0)
    return DONE


def slow(t: Table, f: Frame) -> Signal:
    """Every turn takes longer than the last."""
    f.slots[0] = f.num(0) + 200
    sum(range(f.num(0)))
    return AGAIN


LOOPS = {
    "again": (stay,),
    "restart": (go_on, restart),
    "jump": (go_on, go_on, jump),
    "recursion": (recurse,),
    "ever deeper": (dig,),
    "deeper and away": (dig_and_leave,),
    "slower and slower": (slow,),
}


@pytest.mark.parametrize("kind", LOOPS)
def test_a_loop_of_any_kind_is_stopped_and_named(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(frames, "LONG_ENOUGH", at_depth(0.5, frames.LONG_ENOUGH))
    turning = procedure(f"toy:loop {kind}", *LOOPS[kind])
    began = time.thread_time()
    with pytest.raises(Endless, match=f"toy:loop {kind}"):
        start(turning)
    assert time.thread_time() - began < 10


def test_all_programs_that_turn_are_named_and_the_others_are_not() -> None:
    inner = procedure("toy:inner of two", go_on)

    def call(t: Table, f: Frame) -> Signal:
        push(t, inner, 0)
        return AGAIN

    outer = procedure("toy:outer of two", call)

    def begin(t: Table, f: Frame) -> Signal:
        push(t, outer, 0)
        return NEXT

    with pytest.raises(Endless) as stopped:
        start(procedure("toy:before both", begin))
    assert "toy:inner of two, toy:outer of two" in str(stopped.value)
    assert "toy:before both" not in str(stopped.value)


def test_what_is_only_long_goes_on_to_its_end() -> None:
    def count(t: Table, f: Frame) -> Signal:
        f.slots[0] = f.num(0) + 1
        if f.num(0) < BUDGET - 2000:
            return AGAIN
        finish(t, Result((), "toy:7"))
        return DONE

    assert start(procedure("toy:long", count)).result is not None


def test_options_that_cannot_be_listed_are_told_as_the_same() -> None:
    def listed(t: Table, f: Frame, seat: int) -> list[Option]:
        return listed(t, f, seat)

    prompt = Prompt("toy:endless list", "toy:1", "Which?", "どれ?", listed)

    def wonder(t: Table, f: Frame) -> Signal:
        return ask(t, prompt, 0)

    t = start(procedure("toy:asks endlessly", wonder))
    with pytest.raises(Endless, match="toy:endless list"):
        GAME.options(t, 0)
