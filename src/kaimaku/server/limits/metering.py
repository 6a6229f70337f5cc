"""Metering: processor time the event loop or a thread spends for an address, charged to that address.

Who pays is a context variable, so it goes wherever the work goes: into the tasks that a request or a message starts,
the timers that these set and the bots that answer them. Only processor time counts: a busy machine makes nobody poorer.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial
from time import thread_time
from types import coroutine
from typing import Any, ParamSpec, TypeVar

from anyio import CapacityLimiter
from anyio.lowlevel import RunVar
from anyio.to_thread import run_sync

P = ParamSpec("P")
R = TypeVar("R")

Payer = Callable[[float], None]  # takes milliseconds
PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)
PAUSE: ContextVar[Callable[[], float]] = ContextVar("pause", default=lambda: 0.0)  # seconds until the payer has time
WHO: ContextVar[str] = ContextVar("who", default="")  # the network of whoever pays; empty: the server itself
_lanes: RunVar[dict[object, CapacityLimiter]] = RunVar("lanes")


@coroutine
def metered(work: Coroutine[Any, Any, R]) -> Generator[Any, Any, R]:
    """Run it, and let the payer pay for every step that it takes on the loop."""
    payer = PAYER.get()
    if payer is None:
        result: R = yield from work.__await__()
        return result
    step = partial(work.send, None)
    while True:
        began = thread_time()
        try:
            waits_for = step()
        except StopIteration as done:
            returned: R = done.value
            return returned
        finally:
            payer((thread_time() - began) * 1000)
        try:
            step = partial(work.send, (yield waits_for))
        except BaseException as error:
            step = partial(work.throw, error)


async def paid(work: Coroutine[Any, Any, R]) -> R:
    """The same as a coroutine that can be a task."""
    return await metered(work)


async def in_thread(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Do something of some milliseconds in a thread, one of its kind at a time, so that tables are played meanwhile."""
    spent = 0.0

    def timed() -> R:
        nonlocal spent
        began = thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            spent = (thread_time() - began) * 1000

    try:
        lanes = _lanes.get()
    except LookupError:
        lanes = {}
        _lanes.set(lanes)
    if work not in lanes:
        lanes[work] = CapacityLimiter(1)
    try:
        return await run_sync(timed, limiter=lanes[work])
    finally:
        if (payer := PAYER.get()) is not None:
            payer(spent)
