"""Frames: suspended control as data. A program is a list of steps; a frame says which step of it comes next.

A step does one thing and returns a signal. A step that asks is followed by the step that takes the answer, so a
waiting point is the seam between two functions; clones, saves and searches happen there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar, Union

if TYPE_CHECKING:
    from .table import Result, Table

T = TypeVar("T", bound="Table")
Value: TypeAlias = Union[int, str, "tuple[Value, ...]", None]
Signal: TypeAlias = "int | None"
Step: TypeAlias = "Callable[[Table, Frame], Signal]"

# The only control flow a rule may use. Lowered phrases may also return the number of a step to go on with.
NEXT = None
AGAIN = -1  # this step once more
RESTART = -2  # from the first step
SKIP = -3  # leave out the next step
BACK = -4  # the step before this one
DONE = -5  # this frame is over
OFFSETS = {AGAIN: 0, BACK: -1, SKIP: 2}
WAIT = -6  # somebody must decide; the next step takes the answer


class Frame:
    """One suspended procedure or effect. Slots hold immutable values only, so a shallow copy is a clone."""

    __slots__ = ("pc", "prog", "seat", "slots", "source")

    def __init__(self, prog: int, pc: int, seat: int, source: int, slots: list[Value]) -> None:
        self.prog = prog
        self.pc = pc
        self.seat = seat
        self.source = source
        self.slots = slots

    def clone(self) -> Frame:
        return Frame(self.prog, self.pc, self.seat, self.source, self.slots[:])

    def num(self, slot: int) -> int:
        """A slot that holds a number; an empty one counts as 0."""
        return self.slots[slot] or 0  # type: ignore[return-value]

    def many(self, slot: int) -> tuple[int, ...]:
        """A slot that holds several numbers; an empty one counts as none."""
        return self.slots[slot] or ()  # type: ignore[return-value]


class Program:
    """An immutable list of steps with a stable name (`hocg:10.6.3`, `hocg:hSD01-002/skill`)."""

    __slots__ = ("name", "number", "slots", "steps")

    def __init__(self, name: str, steps: tuple[Step, ...], slots: int) -> None:
        if name in BY_NAME:
            raise ValueError(f"two programs are called {name!r}")
        self.name = name
        self.steps = steps
        self.slots = slots
        self.number = len(PROGRAMS)
        PROGRAMS.append(self)
        STEPS.append((*steps, None))
        SIZES.append(slots)
        BY_NAME[name] = self


PROGRAMS: list[Program] = []
STEPS: list[tuple[Step | None, ...]] = []  # the steps of each program, one look-up away; None ends it
SIZES: list[int] = []  # how many slots each program needs
BY_NAME: dict[str, Program] = {}
EMPTY: tuple[None, ...] = (None,) * 64


def procedure(name: str, *steps: Callable[[T, Frame], Signal], slots: int = 4) -> int:
    """Register a rules procedure under the id of its rule; rules are lists of steps over a game's own table."""
    return Program(name, steps, slots).number  # type: ignore[arg-type]


def push(t: Table, prog: int, seat: int, source: int = -1, *slots: Value) -> Frame:
    """Put a program on top: it runs when the current step returns."""
    room: list[Value] = [*slots]
    missing = SIZES[prog] - len(room)
    if missing > 0:
        room += EMPTY[:missing]
    frame = Frame(prog, 0, seat, source, room)
    t.frames.append(frame)
    return frame


def run(t: Table) -> None:
    """Run steps until somebody must decide or the game is over."""
    frames = t.frames
    while True:
        f = frames[-1]
        steps = STEPS[f.prog]
        pc = f.pc
        while True:  # as long as this frame stays on top
            step = steps[pc]
            if step is None:
                frames.pop()
                break
            signal = step(t, f)
            if signal is None:
                pc += 1
            elif signal == WAIT:
                f.pc = pc + 1
                return
            elif signal == DONE:
                frames.remove(f)  # what the step pushed stays on top and runs next
                break
            elif signal >= 0:
                pc = signal
            elif signal == RESTART:
                pc = 0
            else:
                pc += OFFSETS[signal]
            if frames[-1] is not f:
                f.pc = pc
                break


def _nothing_more(t: Table, f: Frame) -> Signal:
    return WAIT


OVER = procedure("kernel:over", _nothing_more, slots=0)


def finish(t: Table, result: Result) -> None:
    """The game is over: nobody is asked any more, and nothing below this frame ever runs."""
    t.result = result
    t.asked = ()
    push(t, OVER, -1)
