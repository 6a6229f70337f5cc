"""A toy game for tests of the kernel: one seat, no cards, whatever program a test gives it."""

from __future__ import annotations

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import push, run
from kaimaku.kernel.game import Game
from kaimaku.kernel.questions import Questions
from kaimaku.kernel.table import Result, Table


class Toy(Table):
    __slots__ = ()
    questions = Questions(
        "toy",
        pick="toy:1",
        few="toy:2",
        may="toy:3",
        number="toy:4",
        span="toy:5",
        order="toy:6",
        over="toy:7",
        turn="toy:8",
    )

    def __init__(self, seed: int = 0, seats: int = 1) -> None:
        super().__init__(seats, 2, seed, {})


class ToyGame(Game[Toy]):
    name = "toy"

    def concede(self, t: Toy, seat: int) -> Result:
        return Result((), "toy:7")


GAME = ToyGame()


def start(program: int, seed: int = 0) -> Toy:
    """A table that runs a program up to its first question."""
    t = Toy(seed)
    push(t, program, 0)
    run(t)
    return t


def answers(t: Toy) -> list[tuple[list[Option], Toy]]:
    """Every way to answer all questions of a table, with the table it leads to."""
    if t.result is not None:
        return [([], t)]
    found = []
    for option in GAME.options(t, 0):
        new = t.clone()
        GAME.decide(new, 0, option)
        found += [([option, *more], end) for more, end in answers(new)]
    return found
