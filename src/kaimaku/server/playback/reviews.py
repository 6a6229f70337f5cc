"""Reviews: worked out piece by piece in a process of their own, told as far as they are, and kept with the replay."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from kaimaku import __version__
from kaimaku.bots.names import japanese
from kaimaku.kernel.replay import Replay
from kaimaku.review.jobs import do
from kaimaku.review.plan import USUAL, Effort, State, begin, pieces
from kaimaku.wire.common import Words
from kaimaku.wire.review import Review

from ..bounded import Bounded
from ..errors.api_error import ApiError, api_error
from ..errors.incidents import Incidents
from ..store import ReplayRow, Store
from ..tasks import Tasks
from ..workers.pool import Lane
from .replay_jobs import fits, gzipped

PIECE = 3.0  # seconds of processor time after which what was found is told
JOBS = 4  # done before the time is looked at
MOST = 32  # failures that are kept until somebody asks
RUNNING = 16  # reviews at once
EACH = 2  # … for one address
FORGOTTEN = 90.0  # seconds after which nobody asks for it any more
NICE = 10  # tables come first


class Found(NamedTuple):
    body: bytes  # gzipped JSON
    finished: bool


class _Running:
    """A review that is being worked out."""

    def __init__(self, who: str, now: float, row: ReplayRow) -> None:
        self.who = who
        self.asked = now
        self.found = Found(gzipped(nothing_yet(row)), False)


class Reviews:
    def __init__(
        self,
        lane: Lane,
        store: Store,
        incidents: Incidents,
        effort: Effort = USUAL,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lane = lane
        self.store = store
        self.effort = effort
        self.clock = clock
        self._running: dict[str, _Running] = {}
        self._failed: Bounded[str, ApiError] = Bounded(MOST)
        self._tasks = Tasks(lambda error: incidents.once("review", error, "review"))

    async def get(self, who: str, row: ReplayRow) -> Found:
        """What there is of it by now; asking for one that nobody works on starts it."""
        kept = await self.store.review(row.id, __version__)
        if kept is not None:
            return Found(kept, True)
        failed = self._failed.pop(row.id, None)
        if failed is not None:
            raise failed
        running = self._running.get(row.id)
        if running is None:
            if row.outcome is None:
                raise api_error("not_over")
            if len(self._running) >= RUNNING or sum(one.who == who for one in self._running.values()) >= EACH:
                raise api_error("busy")
            running = self._running[row.id] = _Running(who, self.clock(), row)
            self._tasks.spawn(self._work(running, row))
        running.asked = self.clock()
        return running.found

    async def _work(self, running: _Running, row: ReplayRow) -> None:
        state: State | None = None
        try:
            while self.clock() - running.asked < FORGOTTEN:
                came = await self.lane.do(running.who, advance, row.data, row.names, self.effort, state)
                if isinstance(came, Words):
                    raise ApiError(422, "no_view", came.en, came.ja)
                state, body, finished = came
                if finished:
                    await self.store.keep_review(row.id, __version__, body)
                    break
                running.found = Found(body, finished)
        except ApiError as error:
            self._failed[row.id] = error
        finally:
            del self._running[row.id]

    def close(self) -> None:
        self._tasks.cancel()


def nothing_yet(row: ReplayRow) -> Review:
    return Review("kaimaku-review-1", row.game, row.names, row.decisions, 0.0, [], [], names_ja=japanese(row.names))


@fits
def advance(
    data: bytes, names: Sequence[str], effort: Effort, state: State | None
) -> tuple[State, bytes, bool] | Words:
    """Go on for a while: what is known then, as gzipped JSON, and whether that is all."""
    if sys.platform != "win32" and not os.nice(0):
        os.nice(NICE)
    state = state or begin(data, effort)
    until = time.process_time() + PIECE
    while time.process_time() < until:
        left = state.left()
        if not left:
            break
        for some in pieces(left, JOBS):
            state.done += do(data, some)
            if time.process_time() >= until:
                break
    review = state.result(Replay.from_bytes(data), names)
    return state, gzipped(review), review.done >= 1.0
