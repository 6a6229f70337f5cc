"""Who makes the server work pays for it, and who has paid out waits; others do not."""

from __future__ import annotations

import asyncio
from time import thread_time
from typing import Any

import httpx
import pytest

from kaimaku.server.http.middleware import REQUEST
from kaimaku.server.limits.metering import PAYER, in_thread, metered
from kaimaku.server.limits.rate_limits import BUCKETS, Limits
from tests.server.app.test_limits import Clock

pytestmark = pytest.mark.anyio
TIME = BUCKETS["time"]


def work(milliseconds: float) -> None:
    until = thread_time() + milliseconds / 1000
    while thread_time() < until:
        pass


async def test_steps_are_paid_and_waiting_is_free() -> None:
    spent: list[float] = []
    PAYER.set(spent.append)

    async def busy() -> int:
        work(3)
        await asyncio.sleep(0.2)
        work(4)
        return 5

    assert await metered(busy()) == 5
    assert 7 <= sum(spent) < 100


async def test_what_is_thrown_in_comes_out_and_is_paid() -> None:
    spent: list[float] = []
    PAYER.set(spent.append)
    cleaned: list[str] = []

    async def stubborn() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            work(2)
            cleaned.append("up")

    with pytest.raises(TimeoutError):
        await asyncio.wait_for(metered(stubborn()), 0.01)
    assert cleaned == ["up"] and sum(spent) >= 2

    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    with pytest.raises(KeyError):
        await metered(fails())


async def test_a_thread_is_paid_for_and_does_one_thing_at_a_time() -> None:
    spent: list[float] = []
    PAYER.set(spent.append)
    inside: list[int] = []
    most: list[int] = []

    def job(n: int) -> int:
        inside.append(n)
        most.append(len(inside))
        work(2)
        inside.remove(n)
        return n

    assert await asyncio.gather(*(in_thread(job, n) for n in range(5))) == [0, 1, 2, 3, 4]
    assert max(most) == 1 and sum(spent) >= 10

    def fails() -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        await in_thread(fails)


async def test_who_starts_a_task_pays_for_it() -> None:
    spent: list[float] = []

    async def child() -> None:
        work(3)

    async def parent() -> None:
        PAYER.set(spent.append)

        async def paid() -> None:
            await metered(child())

        await asyncio.create_task(paid())

    await asyncio.create_task(parent())
    assert sum(spent) >= 3


def test_time_is_spent_by_address_and_comes_back() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    assert limits.pause("a") == 0.0
    limits.spend("a", TIME.size + 500)
    assert limits.pause("a") == pytest.approx(501 / TIME.refill)
    assert limits.pause("b") == 0.0
    clock.now += 502 / TIME.refill
    assert limits.pause("a") == 0.0
    free = Limits(rate=0, clock=clock)
    free.spend("a", 1e9)
    assert free.pause("a") == 0.0


async def test_a_request_of_who_has_paid_out_waits(application: Any, client: httpx.AsyncClient) -> None:
    limits: Limits = application.limits
    limits.rate = 1.0
    assert (await client.get("/api/games")).status_code == 200
    limits.spend("127.0.0.1", 3 * TIME.refill)
    answer = await client.get("/api/games")
    assert answer.status_code == 429 and answer.json()["code"] == "too_many_requests"
    assert 0 < int(answer.headers["retry-after"]) <= 3
    limits.spend("127.0.0.1", -3 * TIME.refill)
    assert (await client.get("/api/games")).status_code == 200


async def test_a_request_is_paid_for(application: Any, client: httpx.AsyncClient) -> None:
    limits: Limits = application.limits
    limits.rate = 1.0
    spent: list[float] = []
    limits.spend = lambda address, milliseconds: spent.append(milliseconds)  # type: ignore[method-assign]
    await client.post("/api/games/hocg/decks/read", json={"text": "\n".join(["4 hSD01-003"] * 900)})
    assert sum(spent) > 1


async def test_many_at_once_begin_no_more_than_there_is_time_for(
    application: Any, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a request will cost is paid before it begins; what it did not cost is given back."""
    limits: Limits = application.limits
    limits.rate, limits.clock = 1.0, lambda: 0.0
    begun: list[int] = []
    held = asyncio.Event()

    async def replays(**_: object) -> list[object]:
        begun.append(1)
        await held.wait()
        return []

    monkeypatch.setattr(application.api.state.store, "replays", replays)
    requests = [asyncio.ensure_future(client.get("/api/replays")) for _ in range(40)]
    for _ in range(1000):
        await asyncio.sleep(0)
    assert 1 <= len(begun) <= TIME.size / REQUEST + 1
    limits.clock = lambda: 1e6
    held.set()
    assert {answer.status_code for answer in await asyncio.gather(*requests)} == {200}
    assert limits.pause("127.0.0.1") == 0.0
