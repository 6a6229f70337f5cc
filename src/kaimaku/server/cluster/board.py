"""Board: what the processes of one server tell each other at once, over Valkey or Redis: who took a room, and how the
rooms are that everybody may watch. Nothing on it must last: without it rooms are found a moment later, and lists show
tables as they are stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import cast

import msgspec
import structlog
from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from kaimaku.wire.room import RoomInfo

from ..store.rows import Lease

EVERY = 2.0  # seconds between two reports about a room
KEPT = 8  # seconds for which a report holds
AGAIN = 1.0  # seconds between two attempts to reach it
PATIENCE = 3.0  # seconds for an answer
WAITING = 1000  # news that are not sent yet; older ones are dropped
FAILURES = (ValkeyError, OSError, TimeoutError)
log = structlog.get_logger("kaimaku.cluster")

_infos = msgspec.json.Decoder(RoomInfo)
_leases = msgspec.json.Decoder(Lease)
encode = msgspec.json.Encoder().encode


class NoBoard(Exception):
    """It can't be reached."""


class Board:
    def __init__(self, url: str, name: str) -> None:
        """`name`: of the database, so that several servers can use one Valkey."""
        try:
            self._valkey = Valkey.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        except ValueError as error:
            raise NoBoard(f"{error}") from None
        self._name = name
        self._news: asyncio.Queue[Lease] = asyncio.Queue(WAITING)
        self.up = False

    async def open(self) -> None:
        try:
            await cast(Awaitable[bool], self._valkey.ping())
        except FAILURES as error:
            raise NoBoard(f"{error}") from None
        self.up = True

    async def close(self) -> None:
        with suppress(*FAILURES):
            await self._valkey.aclose()

    # --- who took a room ---------------------------------------------------------------------------------------------

    def tell(self, lease: Lease) -> None:
        if self._news.full():
            self._news.get_nowait()
        self._news.put_nowait(lease)

    async def send(self) -> None:
        """All news, as they come."""
        while True:
            lease = await self._news.get()
            with suppress(*FAILURES):
                await self._valkey.publish(f"{self._name}:taken", encode(lease))

    async def listen(self, taken: Callable[[Lease], None]) -> None:
        """What others tell, for as long as the process lives."""
        while True:
            try:
                async with self._valkey.pubsub() as channel:
                    await channel.subscribe(f"{self._name}:taken")
                    self._is(True)
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=PATIENCE / 2)
                        if message is not None:
                            taken(_leases.decode(message["data"]))
            except FAILURES:
                self._is(False)
            except msgspec.DecodeError:
                log.warning("news that can't be read")
            await asyncio.sleep(AGAIN)

    def _is(self, up: bool) -> None:
        if up != self.up:
            self.up = up
            log.warning("Valkey answers again" if up else "Valkey doesn't answer; games go on without it")

    # --- how rooms are -----------------------------------------------------------------------------------------------

    async def report(self, rooms: Callable[[], Sequence[RoomInfo]]) -> None:
        """What everybody may know of the rooms of this process, every few seconds."""
        while True:
            with suppress(*FAILURES):
                found = rooms()
                if found:
                    async with self._valkey.pipeline(transaction=False) as pipe:
                        for info in found:
                            pipe.set(f"{self._name}:room:{info.code}", encode(info), ex=KEPT)
                        await pipe.execute()
            await asyncio.sleep(EVERY)

    async def infos(self, codes: Sequence[str]) -> dict[str, RoomInfo]:
        """How those of these rooms are that other processes have told about."""
        if not codes or not self.up:
            return {}
        try:
            told = await self._valkey.mget([f"{self._name}:room:{code}" for code in codes])
        except FAILURES:
            return {}
        found: dict[str, RoomInfo] = {}
        for code, data in zip(codes, told, strict=True):
            with suppress(msgspec.DecodeError):  # by another version
                if data is not None:
                    found[code] = _infos.decode(data)
        return found
