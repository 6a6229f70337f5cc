"""A position that is sound for a while and then does harm: in a worker process for real, in a test's own as a trap."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from kaimaku import trial
from kaimaku.kernel.frames import AGAIN, Frame, Signal, procedure
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.server.workers.pool import Lane, rehearsal_lane
from tests.hostile import position, replay

P = ParamSpec("P")
R = TypeVar("R")
GO_ON = 180.0  # seconds after which a worker no longer waits for its test


def name(game: str) -> str:
    return f"{game}:test/late-harm"


class Trap:
    """Whoever runs the program in this process is noted."""

    ran = 0
    known: frozenset[str] = frozenset()


def _trap(t: Table, f: Frame) -> Signal:
    Trap.ran += 1
    raise AssertionError("this was to be done in a worker process")


def late(game: str, at: int = 56) -> Replay:
    """It begins at a moment of a real game. The harm lies below all that is going on there."""
    if game not in Trap.known:
        procedure(name(game), _trap)
        Trap.known |= {game}
    data = position(game, at)
    data["frames"].insert(1, [name(game), 0, 0, -1, [None] * 4])
    return replay(game, data)


def _turns(t: Table, f: Frame) -> Signal:
    return AGAIN


def _never_comes_back(t: Table, f: Frame) -> Signal:
    while True:
        pass


def _takes_all_memory(t: Table, f: Frame) -> Signal:
    taken: list[bytes] = []
    while True:
        taken.append(bytes(1 << 24))


def _fails(t: Table, f: Frame) -> Signal:
    raise LookupError("nothing of the kind")


HARM = {"turns": _turns, "hangs": _never_comes_back, "grows": _takes_all_memory, "fails": _fails}


class HarmedLane(Lane):
    """Workers in which the harm is real. It waits for a file, so that a test can look round meanwhile."""

    def __init__(self, game: str, harm: str, begun: Path, go: Path) -> None:
        self.__dict__.update(vars(rehearsal_lane()))
        self._harm = (game, harm, begun, go)

    async def do(self, who: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await super().do(who, partial(_harmed, self._harm, partial(work, *args, **kwargs)))


def _harmed(harm: tuple[str, str, Path, Path], work: Callable[[], R]) -> R:
    game, kind, begun, go = harm
    if game not in Trap.known:

        def step(t: Table, f: Frame) -> Signal:
            begun.touch()
            until = time.monotonic() + GO_ON
            while not go.exists() and time.monotonic() < until:
                time.sleep(0.01)
            return HARM[kind](t, f)

        procedure(name(game), step)
        Trap.known |= {game}
    trial.GAMES = 0
    return work()
