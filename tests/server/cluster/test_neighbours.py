"""Neighbours: a socket goes to the process that has its room, and of one that was killed the others know at once."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import psutil
import pytest
from websockets.asyncio.client import connect

from kaimaku.server.cluster import neighbours
from kaimaku.server.cluster.neighbours import Neighbours
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.rooms.lobby.ownership import Shared
from kaimaku.server.store import Process, RoomRow, Store, leases
from kaimaku.server.store.leases import Leases
from kaimaku.wire.play import PROTOCOL, FromServer, Hello, Welcome
from kaimaku.wire.room import NewRoom, SeatPlan
from tests.server.app.process import Served
from tests.server.cluster.test_failing import PATIENCE, cluster, workers
from tests.server.rooms.table import Client, House
from tests.server.rooms.test_killed import Seat, sit_down
from tests.server.valkey import ValkeyServer

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not neighbours.POSSIBLE, reason="this system hands no connections over"),
]


def process(token: str) -> Process:
    return Process(token, "host", 1, 0.0, "127.0.0.1:9", f"key of {token}", "1.0")


class Connection:
    """A client's connection that has asked for a socket."""

    def __init__(self) -> None:
        self.client, self.ours = socket.socketpair()
        self.client.settimeout(PATIENCE)
        self.told: bool | None = None

    def offer(self) -> tuple[int, bytes]:
        return self.ours.fileno(), b"GET /"

    def keep(self) -> None:
        raise AssertionError("nobody refused it")

    def let_go(self, taken: bool) -> None:
        self.told = taken
        self.ours.close()


@pytest.fixture
def connection() -> Iterator[Connection]:
    made = Connection()
    yield made
    made.client.close()
    made.ours.close()


def nobody(connection: socket.socket, request: bytes) -> None:
    raise AssertionError("nobody gave it anything")


async def test_a_connection_goes_to_another_process(tmp_path: Path, connection: Connection) -> None:
    taken: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.get_running_loop().create_future()
    a = Neighbours(str(tmp_path), process("a"), nobody)
    b = Neighbours(str(tmp_path), process("b"), lambda *given: taken.set_result(given))
    assert await a.give(process("b"), connection)
    given, request = await taken
    assert request == b"GET /" and connection.told is True
    with given:
        given.send(b"hello")
        assert connection.client.recv(5) == b"hello"
    a.close()
    b.close()


async def test_it_stays_where_it_is_if_nobody_is_there(tmp_path: Path, connection: Connection) -> None:
    a = Neighbours(str(tmp_path), process("a"), nobody)
    assert not await a.give(process("elsewhere"), connection)
    assert connection.told is None
    a.close()


async def test_a_client_that_is_gone_is_given_to_nobody(
    tmp_path: Path, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> tuple[int, bytes]:
        raise ConnectionAbortedError

    kept: list[bool] = []
    monkeypatch.setattr(connection, "offer", gone)
    monkeypatch.setattr(connection, "keep", lambda: kept.append(True))
    a = Neighbours(str(tmp_path), process("a"), nobody)
    b = Neighbours(str(tmp_path), process("b"), nobody)
    assert not await a.give(process("b"), connection)
    assert kept == [True] and connection.told is None
    a.close()
    b.close()


async def test_who_stands_still_does_not_keep_a_client(
    tmp_path: Path, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It might wake up and take it, so the connection ends, and its client comes back."""
    monkeypatch.setattr(neighbours, "TAKING", 0.01)
    a = Neighbours(str(tmp_path), process("a"), nobody)
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as still:
        still.bind(str(tmp_path / "b"))
        still.listen()
        assert await a.give(process("b"), connection)
        assert connection.told is False
    a.close()


def _listen(folder: str, said: multiprocessing.connection.Connection) -> None:
    async def wait() -> None:
        Neighbours(folder, process("b"), nobody)
        said.send(True)
        await asyncio.Event().wait()

    asyncio.run(wait())


async def test_who_was_killed_is_known_to_be_gone(tmp_path: Path) -> None:
    a = Neighbours(str(tmp_path), process("a"), nobody)
    ready, said = multiprocessing.Pipe(duplex=False)
    other = multiprocessing.get_context("spawn").Process(target=_listen, args=(str(tmp_path), said))
    other.start()
    await asyncio.to_thread(ready.recv)
    assert not a.gone(process("b"))
    assert other.pid is not None
    os.kill(other.pid, signal.SIGKILL)
    await asyncio.to_thread(other.join)
    assert a.gone(process("b"))
    assert not a.gone(process("on another machine"))
    b = Neighbours(str(tmp_path), process("c"), nobody)
    b.close()  # in order: it has given its rooms away itself
    assert not a.gone(process("c"))
    a.close()


@pytest.fixture
def long_lived(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's time is over, however slow the machine is."""
    monkeypatch.setattr(leases, "LASTS", 3600.0)


@pytest.mark.usefixtures("long_lived")
async def test_the_rooms_of_one_that_is_gone_are_free_at_once(store: Store) -> None:
    await store.add_room(RoomRow("one", "hocg", "playing", False, 1.0, 1.0, b"{}"))
    dead, alive = (Shared(store, Leases(store, process(name)), lambda lease: None) for name in "ab")
    for each in (dead, alive):
        await each.open()
    assert await dead.elsewhere("one") is None
    assert await alive.elsewhere("one") == dead.leases.own
    await alive.unreachable(dead.leases.own)  # for a moment, as far as anybody knows
    assert await alive.elsewhere("one") == dead.leases.own
    alive.gone = lambda process: process == dead.leases.own
    await alive.unreachable(dead.leases.own)
    assert await alive.elsewhere("one") is None


@pytest.mark.usefixtures("long_lived")
async def test_nothing_is_written_to_a_room_without_a_lease(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.add_room(RoomRow("one", "hocg", "playing", False, 1.0, 1.0, b"{}"))
    leases = Leases(store, process("a"))
    shared = Shared(store, leases, lambda lease: None)
    await shared.open()

    async def none(code: str) -> None:
        return None

    monkeypatch.setattr(leases, "take", none)
    with pytest.raises(ApiError, match="busy"):
        await shared.store_of("one")
    assert await (await shared.store_of("no room")).room("no room") is None


@pytest.mark.usefixtures("long_lived")
async def test_a_new_room_is_had_by_whoever_is_asked_for_it_first(store: Store) -> None:
    """A proxy that sends everything about a room to one process doesn't know its code before it is there."""
    house = House(store)
    await house.rooms.share(Leases(store, process("a")))
    other = Shared(store, Leases(store, process("b")), lambda lease: None)
    await other.open()
    seated = await house.rooms.create(NewRoom("hocg", "Mio", [SeatPlan("me"), SeatPlan("bot")]))
    assert await other.elsewhere(seated.code) is None
    await other.release(seated.code)
    await Client(house, seated.code, seated.token).welcomed()
    assert await other.elsewhere(seated.code) is not None


async def test_sockets_are_with_the_process_that_has_their_room(
    tmp_path: Path, shared_url: str, valkey: ValkeyServer
) -> None:
    """Each arrives at one of them by chance; none is passed on message by message."""
    with cluster(tmp_path, shared_url, valkey) as server:
        seats = [(await sit_down(server.url))[0] for _ in range(3)]
        for seat in seats * 6:
            await _say_hello(server, seat)
        counted = [await _passed_on(port) for port in _inside(server)]
        assert sum(each["connection"] for each in counted) > 0
        assert sum(each["socket"] for each in counted) == 0
    assert "Traceback" not in server.log


async def _say_hello(server: Served, seat: Seat) -> None:
    async with connect(f"{server.socket_url}/api/rooms/{seat.code}/socket", open_timeout=PATIENCE) as line:
        await line.send(msgspec.json.encode(Hello(token=seat.token, protocol=PROTOCOL)).decode())
        assert isinstance(msgspec.json.decode(await line.recv(), type=FromServer), Welcome)


def _inside(server: Served) -> list[int]:
    """The internal ports."""
    found = []
    for worker in workers(server):
        for line in psutil.Process(worker.pid).net_connections("tcp"):
            if line.status == psutil.CONN_LISTEN and line.laddr.port != server.port:
                found.append(line.laddr.port)
    return found


async def _passed_on(port: int) -> dict[str, float]:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    found = {"connection": 0.0, "socket": 0.0}
    for line in text.splitlines():
        for kind in found:
            if line.startswith(f'kaimaku_passed_on_total{{kind="{kind}"}}'):
                found[kind] += float(line.split()[-1])
    return found
