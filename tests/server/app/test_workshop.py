"""The workshop: no piece of work takes for ever, eats the memory, or breaks the next one."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator

import pytest

from kaimaku.server.trouble import Trouble
from kaimaku.server.workshop import Workshop

pytestmark = pytest.mark.anyio


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    made = Workshop(seconds=5, waiting=2)
    yield made
    made.close()


def double(n: int) -> int:
    return 2 * n


def fail() -> None:
    raise ValueError("as the work says")


def die() -> None:
    os._exit(3)


def hoard() -> int:
    return len([bytes(1 << 20) for _ in range(4000)])


def where() -> int:
    return os.getpid()


async def test_work_is_done_elsewhere(workshop: Workshop) -> None:
    assert await workshop.do(double, 21) == 42
    assert await workshop.do(where) != os.getpid()


async def test_an_error_of_the_work_is_its_own(workshop: Workshop) -> None:
    with pytest.raises(ValueError, match="as the work says"):
        await workshop.do(fail)
    assert await workshop.do(double, 1) == 2


async def test_memory_is_limited(workshop: Workshop) -> None:
    with pytest.raises(Trouble) as too_large:
        await workshop.do(hoard)
    assert too_large.value.fault.code == "too_much_work"
    assert await workshop.do(double, 1) == 2


async def test_work_that_never_ends_is_ended(workshop: Workshop) -> None:
    worker = await workshop.do(where)
    workshop.seconds = 0.2
    with pytest.raises(Trouble) as too_long:
        await workshop.do(time.sleep, 60)
    assert (too_long.value.status, too_long.value.fault.code) == (400, "too_much_work")
    workshop.seconds = 20
    assert await workshop.do(where) != worker
    async with asyncio.timeout(20):
        with pytest.raises(ProcessLookupError):
            while True:  # it is killed, and gone once its parent has noticed
                os.kill(worker, 0)
                await asyncio.sleep(0.01)


async def test_a_broken_process_is_replaced(workshop: Workshop) -> None:
    with pytest.raises(Trouble):
        await workshop.do(die)
    assert await workshop.do(double, 4) == 8


async def test_only_so_much_may_wait(workshop: Workshop) -> None:
    workshop.seconds = 20
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(workshop.do(double, n)) for n in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Trouble) as busy:
            await workshop.do(double, 3)
        assert (busy.value.status, busy.value.fault.code) == (503, "busy")
    assert [task.result() for task in tasks] == [0, 2]
    assert await workshop.do(double, 3) == 6
