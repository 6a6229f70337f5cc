"""Servers that share a database: one has a room, and whoever has lost it writes nothing to it any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import update

from kaimaku.server.store import BadUrl, CheckpointRow, GameRow, InUse, LogRow, Moved, RoomRow, Store
from kaimaku.server.store.leases import FencedStore, Leases
from kaimaku.server.store.rows import Lease, Process
from kaimaku.server.store.schema import processes

pytestmark = pytest.mark.anyio


def process(name: str) -> Process:
    return Process(name, "host", 1, 0.0, f"{name}.example:9000", f"key of {name}", "1.0")


def room(code: str, due: float | None = None) -> RoomRow:
    return RoomRow(code, "hocg", "playing", False, 1.0, 1.0, b"{}", due)


def game(code: str) -> GameRow:
    return GameRow(f"{code}-1", code, 1, "hocg", b"{}", 1.0)


ROWS = [LogRow(0, 0, "pass", 5), LogRow(1, 1, "pass", 7)]


@pytest.fixture
async def two(store: Store) -> AsyncIterator[tuple[Leases, Leases]]:
    """Two servers that are alive, and three rooms."""
    for code in ("one", "two", "three"):
        await store.add_room(room(code))
        await store.add_game(game(code))
    a, b = Leases(store, process("a")), Leases(store, process("b"))
    await a.renew()
    await b.renew()
    yield a, b


async def die(leases: Leases) -> None:
    """Its time is over, whether it knows that or not."""
    mine = processes.c.token == leases.own.token
    await leases._store._put(lambda c: c.execute(update(processes).where(mine).values(until=0.0)))


async def taken(leases: Leases, code: str) -> Lease:
    lease = await leases.take(code)
    assert isinstance(lease, Lease)
    return lease


async def test_all_rooms_of_one_that_is_gone_can_be_taken(two: tuple[Leases, Leases], store: Store) -> None:
    """However many, and one after the other: what the database prepares for a statement must not outdate."""
    a, b = two
    codes = [f"r{n}" for n in range(30)]
    for code in codes:
        await store.add_room(room(code))
        assert await a.take(code) == Lease(code, 1)
    await a.leave()
    assert [await b.take(code) for code in codes] == [Lease(code, 2) for code in codes]
    await a.renew()
    await b.leave()
    assert await asyncio.gather(*map(a.take, codes)) == [Lease(code, 3) for code in codes]


async def test_a_room_has_one_owner_at_a_time(two: tuple[Leases, Leases]) -> None:
    a, b = two
    assert await a.take("one") == Lease("one", 1)
    assert await b.take("one") == a.own == await b.owner("one")
    assert await a.owner("one") is None
    assert await b.take("two") == Lease("two", 1)
    assert await a.take("none") is None and await a.owner("none") is None
    assert await a.kept() == {Lease("one", 1)}


async def test_the_room_of_a_server_that_is_gone_is_free(two: tuple[Leases, Leases]) -> None:
    a, b = two
    await a.take("one")
    await die(a)
    assert await b.alive() == [b.own]
    assert await b.take("one") == Lease("one", 2)
    await a.renew()
    assert await a.take("one") == b.own and await a.kept() == set()
    await b.leave()
    assert await a.take("one") == Lease("one", 3)


async def test_a_room_that_is_given_up_is_free(two: tuple[Leases, Leases]) -> None:
    a, b = two
    lease = await taken(a, "one")
    await a.release(lease)
    assert await b.take("one") == Lease("one", 2)
    await a.release(lease)  # again, and too late
    assert await a.take("one") == b.own


async def test_whoever_has_lost_a_room_writes_nothing(store: Store, two: tuple[Leases, Leases]) -> None:
    a, b = two
    old = FencedStore(store, await taken(a, "one"))
    await old.append("one-1", ROWS[:1])
    await old.save_room(room("one", 9.0))
    await die(a)
    new = FencedStore(store, await taken(b, "one"))
    with pytest.raises(Moved):
        await old.append("one-1", ROWS)
    with pytest.raises(Moved):
        await old.append("one-1", ROWS[1:], due=3.0)
    with pytest.raises(Moved):
        await old.save_room(room("one"))
    with pytest.raises(Moved):
        await old.finish_game("one-1", 2.0, b"{}", None)
    with pytest.raises(Moved):
        await old.add_game(GameRow("one-2", "one", 2, "hocg", b"{}", 1.0))
    with pytest.raises(Moved):
        await old.keep_checkpoint(CheckpointRow("one", "one-1", 30, b"", b""))
    with pytest.raises(Moved):
        await old.remove_room("one")
    assert await store.checkpoint("one") is None
    assert await store.log("one-1") == ROWS[:1]
    assert await store.room("one") == room("one", 9.0) and await store.current_game("one") == game("one")
    await new.append("one-1", ROWS)
    assert await store.log("one-1") == ROWS


async def test_in_one_group_each_lease_counts_for_itself(store: Store, two: tuple[Leases, Leases]) -> None:
    a, b = two
    codes = ("one", "two", "three")
    mine = [FencedStore(store, await taken(a, code)) for code in codes]
    await die(a)
    await taken(b, "two")
    appends = (fenced.append(f"{code}-1", ROWS) for fenced, code in zip(mine, codes, strict=True))
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Moved, type(None)]
    assert [len(await store.log(f"{code}-1")) for code in codes] == [2, 0, 2]


async def test_no_two_servers_get_the_same_room_that_is_due(store: Store, two: tuple[Leases, Leases]) -> None:
    a, b = two
    for n in range(10):
        await store.add_room(room(f"due{n}", 10.0 + n))
    held = await taken(b, "due0")
    assert held.epoch == 1
    found = await asyncio.gather(a.take_due(18.0, limit=5), b.take_due(18.0, limit=5))
    codes = [place[1] for each in found for place, _ in each]
    assert len(codes) == len(set(codes)) and set(codes) <= {f"due{n}" for n in range(1, 9)} and len(codes) >= 5
    rest = await a.take_due(18.0)
    assert sorted([*codes, *(place[1] for place, _ in rest)]) == [f"due{n}" for n in range(1, 9)]
    assert await b.take_due(18.0) == []
    await die(a)
    await die(b)
    assert [place for place, _ in await b.take_due(11.0)] == [(10.0, "due0"), (11.0, "due1")]
    assert [place for place, _ in await b.take_due(12.0, (11.0, "due1"))] == [(12.0, "due2")]


async def test_whoever_wants_it_alone_takes_everything_over(store_url: str) -> None:
    store = await Store.open(store_url)
    await store.add_room(room("one"))
    a = Leases(store, process("a"))
    await a.renew()
    lease = await taken(a, "one")
    await store.close()
    store = await Store.open(store_url)
    assert await Leases(store, process("b")).alive() == []
    with pytest.raises(Moved):
        await FencedStore(store, lease).save_room(room("one"))
    await store.close()


async def test_servers_share_postgresql_or_one_has_it_alone(store_url: str) -> None:
    if store_url.startswith("sqlite"):
        with pytest.raises(BadUrl, match="PostgreSQL, not SQLite"):
            await Store.open(store_url, alone=False)
        return
    first = await Store.open(store_url, alone=False)
    second = await Store.open(store_url, alone=False)
    assert await first.healthy() and await second.healthy()
    with pytest.raises(InUse):
        await Store.open(store_url)
    await first.close()
    await second.close()
    alone = await Store.open(store_url)
    with pytest.raises(InUse):
        await Store.open(store_url, alone=False)
    await alone.close()


async def test_a_write_under_way_delays_whoever_takes_the_room(store_url: str) -> None:
    """What is being written when a room is taken is either there for its new owner to see, or refused."""
    if store_url.startswith("sqlite"):
        return  # one connection writes at a time
    first, second = [await Store.open(store_url, alone=False) for _ in range(2)]
    await first.add_room(room("one"))
    await first.add_game(game("one"))
    a, b = Leases(first, process("a")), Leases(second, process("b"))
    await a.renew()
    await b.renew()
    for n in range(20):
        mine, others = (a, b) if n % 2 else (b, a)
        await mine.renew()
        fenced = FencedStore(mine._store, await taken(mine, "one"))
        await die(mine)
        write = asyncio.ensure_future(fenced.append("one-1", [LogRow(n, 0, f"pass {n}", 0)]))
        lease = await taken(others, "one")
        seen = await others._store.log("one-1")
        result = (await asyncio.gather(write, return_exceptions=True))[0]
        assert seen == await first.log("one-1")  # nothing came after
        assert (result is None) == (LogRow(n, 0, f"pass {n}", 0) in seen)
        if result is not None:
            assert isinstance(result, Moved)
            await FencedStore(others._store, lease).append("one-1", [LogRow(n, 0, f"pass {n}", 0)])
        await die(others)
    await first.close()
    await second.close()
