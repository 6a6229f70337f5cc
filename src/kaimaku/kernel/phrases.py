"""Phrases: what a card says. A phrase has words in two languages and lowers once, at import, to steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from .decisions import NO, ask
from .frames import NEXT, Frame, Program, Signal, Step
from .marks import mypyc_attr
from .picks import choose_number
from .refusals import Lang

if TYPE_CHECKING:
    from .table import Table

Test: TypeAlias = "Callable[[Table, Frame], bool]"
T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Code:
    """A program being written. Slots are numbered here; jumps are made with `branch` and `land` only."""

    def __init__(self, name: str, slots: int = 0, aim: object = None) -> None:
        self.name = name
        self.slots = slots
        self.aim = aim  # a choice that is made before the program runs, until it has been written over
        self.steps: list[Step] = []

    def slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def step(self, step: Callable[[T, Frame], Signal]) -> None:
        self.steps.append(step)  # type: ignore[arg-type]

    def branch(self, test: Callable[[T, Frame], bool]) -> list[int]:
        """Go on if the test holds, else jump to where this branch is landed."""
        target = [-1]
        self.steps.append(lambda t, f: NEXT if test(t, f) else target[0])  # type: ignore[arg-type]
        return target

    def jump(self) -> list[int]:
        target = [-1]
        self.steps.append(lambda t, f: target[0])
        return target

    def land(self, target: list[int]) -> None:
        target[0] = len(self.steps)

    def build(self) -> int:
        return Program(self.name, tuple(self.steps), self.slots).number


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A verb or a joint of a card."""

    expression: Any = None  # what it was written as, for those who check texts

    def words(self, lang: Lang) -> str:
        raise NotImplementedError

    def lower(self, code: Code) -> None:
        raise NotImplementedError

    def could_change(self, t: Table, f: Frame) -> bool:
        """Would carrying it out change anything?"""
        return True

    def possible(self, t: Table, f: Frame) -> bool:
        """Can it be carried out in full?"""
        return True


def lower_if(code: Code, test: Test, then: Sequence[Phrase], otherwise: Sequence[Phrase] = ()) -> None:
    """Read a condition when it is reached, once, and go one way."""
    out = code.branch(test)
    for part in then:
        part.lower(code)
    if otherwise:
        end = code.jump()
        code.land(out)
        for part in otherwise:
            part.lower(code)
        code.land(end)
    else:
        code.land(out)


def lower_may(code: Code, test: Test, parts: Sequence[Phrase]) -> None:
    """Ask whether to do it (only if it can be done at all), then do it or not."""
    cannot = code.branch(test)
    code.step(_ask_may)
    no = code.branch(_said_yes)
    for part in parts:
        part.lower(code)
    code.land(no)
    code.land(cannot)


def lower_modes(code: Code, modes: Sequence[Phrase]) -> None:
    """Choose one of several texts and carry it out."""
    slot = code.slot()
    count = len(modes)

    def ask_mode(t: Table, f: Frame) -> Signal:
        choose_number(t, f.seat, 1, count, "mode")
        return NEXT

    def take_mode(t: Table, f: Frame) -> Signal:
        f.slots[slot] = t.picked[0]
        return NEXT

    code.step(ask_mode)
    code.step(take_mode)
    for number, mode in enumerate(modes, 1):
        lower_if(code, _slot_is(slot, number), (mode,))


def _slot_is(slot: int, number: int) -> Test:
    def test(t: Table, f: Frame) -> bool:
        return f.slots[slot] == number

    return test


def _ask_may(t: Table, f: Frame) -> Signal:
    return ask(t, t.questions.may, f.seat)


def _said_yes(t: Table, f: Frame) -> bool:
    return t.answer != NO
