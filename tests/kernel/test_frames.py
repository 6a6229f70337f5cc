"""Frames: what each signal does, in which order pushed programs run, and that names are unique."""

from __future__ import annotations

import pytest

from kaimaku.kernel.decisions import YES, ask
from kaimaku.kernel.frames import AGAIN, BACK, DONE, NEXT, RESTART, SKIP, Frame, Signal, finish, procedure, push, run
from kaimaku.kernel.table import Result, Table
from tests.kernel.toy import GAME, Toy, start

TOLD: dict[str, list[str]] = {}


def say(word: str, *signals: Signal) -> object:
    """A step that says its word and gives its signals one after the other, then goes on."""
    left = list(signals)

    def step(t: Table, f: Frame) -> Signal:
        TOLD.setdefault("said", []).append(word)
        return left.pop(0) if left else NEXT

    return step


def stop(t: Table, f: Frame) -> Signal:
    finish(t, Result((), "toy:7"))
    return DONE


@pytest.mark.parametrize(
    ("name", "signals", "said"),
    [
        ("next", [], "a b c"),
        ("again", [AGAIN, AGAIN], "a b b b c"),
        ("restart", [RESTART], "a b a b c"),
        ("skip", [SKIP], "a b"),
        ("back", [BACK], "a b a b c"),
        ("done", [DONE], "a b"),
        ("jump", [0], "a b a b c"),
    ],
)
def test_signals(name: str, signals: list[Signal], said: str) -> None:
    TOLD.clear()
    steps = [say("a"), say("b", *signals), say("c")]
    inner = procedure(f"toy:signal-{name}", *steps)  # type: ignore[arg-type]

    def call(t: Table, f: Frame) -> Signal:
        push(t, inner, 0)
        return NEXT

    t = start(procedure(f"toy:outer-{name}", call, stop))
    assert " ".join(TOLD["said"]) == said
    assert t.result is not None


def test_what_a_step_pushes_runs_before_the_next_step_and_outlives_its_frame() -> None:
    TOLD.clear()
    inner = procedure("toy:pushed", say("inner"))  # type: ignore[arg-type]

    def last(t: Table, f: Frame) -> Signal:
        push(t, inner, 0)
        return DONE

    middle = procedure("toy:pushes", last, say("never"))  # type: ignore[arg-type]

    def call(t: Table, f: Frame) -> Signal:
        push(t, middle, 0)
        return NEXT

    start(procedure("toy:pushes-outer", call, say("after"), stop))  # type: ignore[arg-type]
    assert TOLD["said"] == ["inner", "after"]


def test_a_question_stops_the_run_and_the_next_step_takes_the_answer() -> None:
    taken: list[object] = []

    def wonder(t: Table, f: Frame) -> Signal:
        return ask(t, t.questions.may, 0)

    def take(t: Table, f: Frame) -> Signal:
        taken.append(t.answer)
        return NEXT

    t = start(procedure("toy:asks", wonder, take, stop))
    assert t.asked == (0,) and t.result is None and taken == []
    other = t.clone()
    GAME.decide(t, 0, YES)
    assert taken == [YES] and t.result is not None
    assert other.result is None and GAME.options(other, 0) == [("yes",), ("no",)]


def test_two_programs_cannot_share_a_name() -> None:
    procedure("toy:once", stop)
    with pytest.raises(ValueError, match="duplicate program name"):
        procedure("toy:once", stop)


def test_an_answer_of_several_seats_is_taken_when_the_last_is_in() -> None:
    def wonder(t: Table, f: Frame) -> Signal:
        return ask(t, t.questions.may, 0, 1)

    def take(t: Table, f: Frame) -> Signal:
        assert t.answers == {0: ("no",), 1: ("yes",)}
        finish(t, Result((1,), "toy:7"))
        return DONE

    t = Toy(seats=2)
    push(t, procedure("toy:both", wonder, take), 0)
    run(t)
    GAME.decide(t, 1, ("yes",))
    assert t.asked == (0,) and t.result is None
    GAME.decide(t, 0, ("no",))
    assert t.result == Result((1,), "toy:7")
