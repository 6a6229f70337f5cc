"""Ownership: which rooms this process has: alone all, else those that it took a lease of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Protocol

import structlog

from ...errors.api_error import ERRORS, ApiError, api_error
from ...store import Store, StoreError
from ...store.leases import LASTS, FencedStore, Leases
from ...store.rows import Lease, Process

if TYPE_CHECKING:
    from ...store.store import Place

EVERY = LASTS / 4  # seconds between two signs of life
log = structlog.get_logger("kaimaku.rooms")


class Elsewhere(ApiError):
    """Another process has the room. Whoever is told this asks there, or again."""

    def __init__(self, owner: Process) -> None:
        super().__init__(503, "busy", *ERRORS["busy"][1:])
        self.owner = owner


class Ownership(Protocol):
    alone: bool  # there are no others

    async def elsewhere(self, code: str) -> Process | None:
        """Another process that has the room; None: it is ours from now on, or there is none."""

    async def store_of(self, code: str) -> Store:
        """What to write to the room with, once it is ours; `Elsewhere` if it is another's."""

    def valid(self, store: Store) -> bool:
        """Is what `store_of` gave still to be written with, as far as we know?"""

    async def release(self, code: str) -> None:
        """We do not need it any more."""

    async def due(self, until: float, after: Place, limit: int) -> list[Place]:
        """Slow games to take up."""

    async def close(self) -> None:
        """All are free."""


class Alone:
    """The only process: the database is locked for it, and no room is another's."""

    alone = True

    def __init__(self, store: Store) -> None:
        self._store = store

    async def elsewhere(self, code: str) -> Process | None:
        return None

    async def store_of(self, code: str) -> Store:
        return self._store

    def valid(self, store: Store) -> bool:
        return True

    async def release(self, code: str) -> None:
        pass

    async def due(self, until: float, after: Place, limit: int) -> list[Place]:
        return await self._store.due(until, after, limit)

    async def close(self) -> None:
        pass


class Shared:
    """One of several. `lost`: called with a lease that turns out to be worth nothing."""

    alone = False

    def __init__(self, store: Store, leases: Leases, lost: Callable[[Lease], None]) -> None:
        self.leases = leases
        self.told: Callable[[Lease], None] = lambda lease: None  # called when a room is taken
        self.gone: Callable[[Process], bool] = lambda process: False  # is it known to have died?
        self._store = store
        self._lost = lost
        self._mine: dict[str, Lease] = {}
        self._taking: dict[str, asyncio.Future[Process | None]] = {}
        self._alive = monotonic()  # when the database last heard of us

    async def open(self) -> None:
        await self.leases.renew()

    async def stay_alive(self) -> None:
        """Say so every moment. After a silence in which others could take rooms, see which they took."""
        while True:
            try:
                began = monotonic()
                await self.leases.renew()
                if began - self._alive > LASTS - EVERY:
                    await self._compare()
                self._alive = began
            except StoreError as error:
                log.warning("no sign of life", error=type(error).__name__)
            await asyncio.sleep(EVERY)

    async def _compare(self) -> None:
        before = dict(self._mine)
        kept = await self.leases.kept()
        for code, lease in before.items():
            if lease not in kept and self._mine.get(code) == lease:
                self.lose(lease)

    async def elsewhere(self, code: str) -> Process | None:
        if code in self._mine:
            return None
        taking = self._taking.get(code)
        if taking is None:
            taking = self._taking[code] = asyncio.ensure_future(self._take(code))
            taking.add_done_callback(lambda _: self._taking.pop(code, None))
        return await asyncio.shield(taking)

    async def _take(self, code: str) -> Process | None:
        owner = await self.leases.owner(code)
        if owner is not None:
            return owner
        taken = await self.leases.take(code)
        if isinstance(taken, Lease):
            self._have(taken)
            return None
        return taken

    def _have(self, lease: Lease) -> None:
        self._mine[lease.room] = lease
        self.told(lease)

    async def unreachable(self, owner: Process) -> None:
        """It doesn't answer. If it has died, its rooms are free at once; otherwise when its time is over."""
        if self.gone(owner):
            await self.leases.end(owner)

    async def store_of(self, code: str) -> Store:
        owner = await self.elsewhere(code)
        if owner is not None:
            raise Elsewhere(owner)
        lease = self._mine.get(code)
        if lease is not None:
            return FencedStore(self._store, lease, self.lose)
        if await self._store.room(code) is not None:  # lost again: without a lease nothing is written to a room
            raise api_error("busy")
        return self._store

    def valid(self, store: Store) -> bool:
        return not isinstance(store, FencedStore) or self._mine.get(store.lease.room) == store.lease

    def lose(self, lease: Lease) -> None:
        """Somebody has taken the room from us."""
        if self._mine.get(lease.room) == lease:
            del self._mine[lease.room]
        self._lost(lease)

    def taken(self, lease: Lease) -> None:
        """Another process says that it took a room."""
        mine = self._mine.get(lease.room)
        if mine is not None and mine.epoch < lease.epoch:
            self.lose(mine)

    async def release(self, code: str) -> None:
        lease = self._mine.pop(code, None)
        if lease is not None:
            try:
                await self.leases.release(lease)
            except StoreError as error:  # it is free when our time is over, or when we are asked for it
                log.warning("room not released", room=code, error=type(error).__name__)

    async def due(self, until: float, after: Place, limit: int) -> list[Place]:
        taken = await self.leases.take_due(until, after, limit)
        for _, lease in taken:
            self._have(lease)
        return [place for place, _ in taken]

    async def close(self) -> None:
        self._mine.clear()
        try:
            await self.leases.leave()
        except StoreError as error:
            log.warning("left without a word", error=type(error).__name__)
