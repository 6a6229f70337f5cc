"""Worker processes: no piece of work takes for ever, eats the memory, breaks the next one, or keeps others waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.limits.cpu_limit import TooLong, cpu_limit
from kaimaku.server.workers.pool import Lane

pytestmark = pytest.mark.anyio
ME, YOU = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def lane() -> Iterator[Lane]:
    made = Lane(1, patience=60, waiting=2)
    yield made
    made.close()


@pytest.fixture
def wide() -> Iterator[Lane]:
    """As the server's lane for stored replays."""
    made = Lane(2, patience=60)
    yield made
    made.close()


def double(n: int) -> int:
    return 2 * n


def fail() -> None:
    raise ValueError("as the work says")


def die() -> None:
    os._exit(3)


def die_once(path: Path) -> int:
    if path.exists():
        return 42
    path.touch()
    os._exit(9)


def stop_once(path: Path) -> int:
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return 42


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hoard() -> int:
    return len([bytes(1 << 20) for _ in range(4000)])


def where() -> int:
    return os.getpid()


def turn(stubborn: bool = False) -> None:
    """Never come back."""
    while True:
        try:
            while True:
                pass
        except TooLong:
            if not stubborn:
                raise


def wait_for(path: Path, begun: Path | None = None) -> int:
    """Until a file is there."""
    if begun is not None:
        begun.touch()
    while not path.exists():
        time.sleep(0.01)
    return os.getpid()


async def test_work_is_done_elsewhere(lane: Lane) -> None:
    assert await lane.do(ME, double, 21) == 42
    assert await lane.do(ME, where) != os.getpid()


async def test_an_error_of_the_work_is_its_own(lane: Lane) -> None:
    with pytest.raises(ValueError, match="as the work says"):
        await lane.do(ME, fail)
    assert await lane.do(ME, double, 1) == 2


async def test_memory_is_limited(lane: Lane) -> None:
    with pytest.raises(ApiError) as too_large:
        await lane.do(ME, hoard)
    assert too_large.value.fault.code == "too_much_work"
    assert await lane.do(ME, double, 1) == 2


async def test_work_that_never_ends_is_ended_and_its_process_goes_on(lane: Lane) -> None:
    worker = await lane.do(ME, where)
    lane.seconds = 0.2
    with pytest.raises(ApiError) as too_long:
        await lane.do(ME, turn)
    assert (too_long.value.status, too_long.value.fault.code) == (400, "too_much_work")
    assert await lane.do(ME, where) == worker


async def test_a_process_that_does_not_listen_is_killed(lane: Lane) -> None:
    worker = await lane.do(ME, where)
    lane.seconds = 0.1
    with pytest.raises(ApiError) as too_long:
        await lane.do(ME, turn, stubborn=True)
    assert (too_long.value.status, too_long.value.fault.code) == (400, "too_much_work")
    assert await lane.do(ME, where) != worker
    async with asyncio.timeout(180):
        with pytest.raises(ProcessLookupError):
            while True:  # it is killed, and gone once its parent has noticed
                os.kill(worker, 0)
                await asyncio.sleep(0.01)


async def test_a_broken_process_is_replaced(lane: Lane) -> None:
    with pytest.raises(ApiError):
        await lane.do(ME, die)
    assert await lane.do(ME, double, 4) == 8


async def test_who_is_killed_by_somebody_else_is_asked_again(lane: Lane, tmp_path: Path) -> None:
    """What a process worked on when the system ended it need not be what it died of."""
    assert await lane.do(ME, die_once, tmp_path / "died") == 42


async def test_who_is_killed_again_may_be_asked_later(lane: Lane) -> None:
    """A system short of memory kills whom it likes: a stored game is not given up for that."""
    with pytest.raises(ApiError) as lost:
        await lane.do(ME, killed)
    assert (lost.value.status, lost.value.fault.code) == (503, "busy")
    assert await lane.do(ME, double, 4) == 8


async def test_who_stands_still_is_replaced_and_the_work_is_done(lane: Lane, tmp_path: Path) -> None:
    """A process that is kept from working says nothing about the work."""
    lane.patience = 5
    assert await lane.do(ME, stop_once, tmp_path / "stopped") == 42


async def test_who_stands_still_again_may_be_asked_later(lane: Lane, tmp_path: Path) -> None:
    """It is no fault of the work: what cannot be done now, such as opening a stored game, is not given up."""
    lane.patience = 0.5
    with pytest.raises(ApiError) as still:
        await lane.do(ME, wait_for, tmp_path / "never")
    assert (still.value.status, still.value.fault.code) == (503, "busy")


async def test_only_so_much_may_wait(lane: Lane, tmp_path: Path) -> None:
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(lane.do(ME, wait_for, tmp_path / "go")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as busy:
            await lane.do(YOU, double, 3)
        assert (busy.value.status, busy.value.fault.code) == (503, "busy")
        (tmp_path / "go").touch()
    assert len({task.result() for task in tasks}) == 1
    assert await lane.do(YOU, double, 3) == 6


async def test_one_address_never_holds_all_processes(wide: Lane, tmp_path: Path) -> None:
    async with asyncio.TaskGroup() as group:
        mine = [group.create_task(wide.do(ME, wait_for, tmp_path / "go")) for _ in range(1 + wide.each)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as busy:
            await wide.do(ME, double, 1)
        assert busy.value.fault.code == "busy"
        assert await wide.do(YOU, double, 4) == 8
        assert not any(task.done() for task in mine)
        (tmp_path / "go").touch()


async def test_addresses_take_turns(tmp_path: Path) -> None:
    """Whoever comes second waits for one piece of the other's work, not for all of it."""
    lane = Lane(1, patience=60)
    done: list[str] = []

    async def do(who: str) -> None:
        await lane.do(who, wait_for, tmp_path / "go")
        done.append(who)

    async with asyncio.TaskGroup() as group:
        for who in (ME, ME, ME, ME, YOU):
            group.create_task(do(who))
            await asyncio.sleep(0)
        (tmp_path / "go").touch()
    lane.close()
    assert done.index(YOU) == 1


async def test_whoever_goes_away_leaves_no_free_process_behind(lane: Lane, tmp_path: Path) -> None:
    """Work under way is finished; what only waits is not begun."""
    first = asyncio.create_task(lane.do(ME, wait_for, tmp_path / "go", tmp_path / "begun"))
    second = asyncio.create_task(lane.do(YOU, wait_for, tmp_path / "never"))
    while not (tmp_path / "begun").exists():
        await asyncio.sleep(0.01)
    for task in (first, second):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    last = asyncio.create_task(lane.do(YOU, double, 5))
    await asyncio.sleep(0.05)
    assert not last.done()
    (tmp_path / "go").touch()
    assert await last == 10


def test_a_limit_within_a_limit() -> None:
    with cpu_limit(20.0):
        with pytest.raises(TooLong), cpu_limit(0.05):
            turn()
        assert double(2) == 4
    with pytest.raises(TooLong), cpu_limit(0.05), cpu_limit(20.0):
        turn()
    began = time.process_time()
    while time.process_time() - began < 0.3:  # nothing rings afterwards
        pass
