"""Garbage: what lives long is taken out of Python's collector, so that no collection looks through all tables.

A collection of everything takes time for every object there is, and meanwhile everybody waits. So the collector never
looks at everything by itself. Several times a second what is new is looked through and then put aside, so that it is
never much. What is put aside goes by its references like anything else, unless it is part of a cycle, as a room is.
Such things go when everything is looked through: when nobody is here, or when the process holds several times as much
memory as it did then. A thousand tables come to about as much as what is loaded at the start.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from time import thread_time
from typing import Literal

EVERY = 0.1  # seconds between two looks at what is new
GROWN = 4  # times as much memory, until everything is looked through although somebody is here
AT_LEAST = 600.0  # seconds between two looks at everything
# New objects until the youngest are looked through, and how often that happens until those that stayed are: a decision
# makes some hundred objects that stay for a moment, and with the usual 700 each would be looked at several times.
YOUNGEST, YOUNG = 10_000, 20
NEVER = 1_000_000


class Garbage:
    """`empty`: is nobody here? `paused`: told the processor time each collection took."""

    def __init__(self, empty: Callable[[], bool], paused: Callable[[float], None]) -> None:
        self._empty = empty
        self._paused = paused
        self._began = 0.0
        self._held = 0  # blocks of memory, after everything was looked through
        self._before = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """All that is loaded by now stays: modules and cards."""
        self._put_aside()
        self._held = sys.getallocatedblocks()
        gc.set_threshold(YOUNGEST, YOUNG, NEVER)
        gc.callbacks.append(self._watch)
        self._task = asyncio.get_running_loop().create_task(self._run(), name="kaimaku garbage")

    async def stop(self) -> None:
        """What was put aside stays so: it may be more than the server's own."""
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None
        gc.callbacks.remove(self._watch)
        gc.set_threshold(*self._before)

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        last, used = clock(), False
        while True:
            await asyncio.sleep(EVERY)
            empty = self._empty()
            used = used or not empty
            everything = used and empty and clock() - last > AT_LEAST
            if everything or sys.getallocatedblocks() > GROWN * self._held:
                gc.unfreeze()
                self._put_aside()
                self._held = sys.getallocatedblocks()
                last, used = clock(), False
            else:
                self._put_aside()

    def _put_aside(self) -> None:
        gc.collect()
        gc.freeze()

    def _watch(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        if phase == "start":
            self._began = thread_time()
        else:
            self._paused(thread_time() - self._began)
