"""Frames: suspended control as data. A program is a list of steps; a frame says which step of it comes next.

A step does one thing and returns a signal. A step that asks is followed by the step that takes the answer, so a
waiting point is the seam between two functions; clones, saves and searches happen there.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar, Union

if TYPE_CHECKING:
    from .table import Result, Table

T = TypeVar("T", bound="Table")
Value: TypeAlias = Union[int, str, "tuple[Value, ...]", None]
Signal: TypeAlias = "int | None"
Step: TypeAlias = "Callable[[Table, Frame], Signal]"

# The only control flow a rule may use. Lowered phrases may also return the number of a step to go on with.
NEXT: Final = None
AGAIN: Final = -1  # this step once more
RESTART: Final = -2  # from the first step
SKIP: Final = -3  # leave out the next step
BACK: Final = -4  # the step before this one
DONE: Final = -5  # this frame is over
OFFSETS: Final = {AGAIN: 0, BACK: -1}
WAIT: Final = -6  # somebody must decide; the next step takes the answer


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


def frozen(value: object) -> Value:
    """Saved lists become tuples again: slots hold immutable values only."""
    if isinstance(value, (list, tuple)):
        return tuple(frozen(v) for v in value)
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"a slot cannot hold {value!r}")


class Program:
    """An immutable list of steps with a stable name (`game:10.6.3`, `game:card-002/skill`)."""

    __slots__ = ("name", "number", "slots", "steps")

    def __init__(self, name: str, steps: tuple[Step, ...], slots: int) -> None:
        if name in BY_NAME:
            raise ValueError(f"duplicate program name {name!r}")
        self.name = name
        self.steps = steps
        self.slots = slots
        self.number = len(PROGRAMS)
        PROGRAMS.append(self)
        STEPS.append((*steps, None))
        BLANKS.append(_blanks(slots))
        BY_NAME[name] = self


PROGRAMS: Final[list[Program]] = []
STEPS: Final[list[tuple[Step | None, ...]]] = []  # the steps of each program, one look-up away; None ends it
BLANKS: Final[list[tuple[tuple[None, ...], ...]]] = []  # what fills up the slots of each program, by how many are given
BLANKS_OF_SIZE: Final[dict[int, tuple[tuple[None, ...], ...]]] = {}
BY_NAME: Final[dict[str, Program]] = {}


def _blanks(size: int) -> tuple[tuple[None, ...], ...]:
    if size not in BLANKS_OF_SIZE:
        BLANKS_OF_SIZE[size] = tuple([(None,) * (size - given) for given in range(size + 1)])
    return BLANKS_OF_SIZE[size]


def procedure(name: str, *steps: Callable[[T, Frame], Signal], slots: int = 4) -> int:
    """Register a rules procedure under the id of its rule; rules are lists of steps over a game's own table."""
    return Program(name, steps, slots).number  # type: ignore[arg-type]


def push(t: Table, prog: int, seat: int, source: int = -1, *slots: Value) -> Frame:
    """Put a program on top: it runs when the current step returns."""
    blanks = BLANKS[prog]
    given = len(slots)
    frame = Frame(prog, 0, seat, source, [*slots, *blanks[given]] if given < len(blanks) else [*slots])
    t.frames.append(frame)
    return frame


# Between two decisions a frame comes to the top, or jumps, at most so often. The longest stretch met in hundreds of
# random games of each game has 46 such turns; whatever reaches one of these bounds never ends.
BUDGET: Final = 100_000  # turns
DEEP: Final = 5_000  # programs that wait for one another
LONG_ENOUGH: Final = 3.0  # seconds of work: where every turn takes longer than the last
# the bounds are looked at after each stretch
FREELY: Final = 1_000
STRETCH: Final = 100
ONCE: Final = 1
LOOKED_AT: Final = 100  # more turns, in which the programs that are turning are noted


class Endless(Exception):
    """A game goes on for ever without asking anybody: a fault of a declaration or of the engine.

    The table is in the middle of a step and of no use any more; other tables are not concerned.
    """


def run(t: Table, turns: int = FREELY) -> bool:
    """Run steps until somebody must decide or the game is over; at most as many as any game could need.

    False: so many turns were not enough. A program can only come back to a step by a turn of the outer loop.
    """
    frames = t.frames
    try:
        for _ in range(turns):
            f = frames[-1]
            steps = STEPS[f.prog]
            pc = f.pc
            while True:  # as long as this frame stays on top and goes forward
                step = steps[pc]
                if step is None:
                    frames.pop()
                    break
                signal = step(t, f)
                if signal is None:
                    pc += 1
                elif signal == WAIT:
                    f.pc = pc + 1
                    return True
                elif signal == DONE:
                    if frames[-1] is f:
                        frames.pop()
                    else:
                        frames.remove(f)  # what the step pushed stays on top and runs next
                    break
                elif signal == SKIP:
                    pc += 2
                elif signal == RESTART:
                    f.pc = 0
                    break
                elif signal > pc:
                    pc = signal
                else:
                    f.pc = signal if signal >= 0 else pc + OFFSETS[signal]
                    break
                if frames[-1] is not f:
                    f.pc = pc
                    break
    except RecursionError as error:  # the same, inside a step
        raise Endless(f"a step of {PROGRAMS[t.frames[-1].prog].name} recurses without end") from error
    if turns != FREELY:
        return False
    _run_on(t)
    return True


def _run_on(t: Table) -> None:
    """After many more turns than any known game needs: on to the end, or until a bound is reached."""
    began = thread_time()
    for _ in range(BUDGET // STRETCH):
        if run(t, STRETCH):
            return
        if len(t.frames) > DEEP or thread_time() - began > LONG_ENOUGH:
            break
    turning: dict[str, None] = {}
    for _ in range(LOOKED_AT):
        turning[PROGRAMS[t.frames[-1].prog].name] = None
        if run(t, ONCE):
            return
    raise Endless(f"these programs loop without ever asking a player: {', '.join(sorted(turning))}")


def _nothing_more(t: Table, f: Frame) -> Signal:
    return WAIT


OVER: Final = procedure("kernel:over", _nothing_more, slots=0)


def finish(t: Table, result: Result) -> None:
    """The game is over: nobody is asked any more, and nothing below this frame ever runs."""
    t.result = result
    t.asked = ()
    push(t, OVER, -1)
