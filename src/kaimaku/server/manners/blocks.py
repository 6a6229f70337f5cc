"""Blocks: browsers, players and addresses that may not play for a time. Read again and again: others may add some."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog

from ..errors.api_error import ApiError, api_error
from ..limits.rate_limits import network
from ..store import BlockRow, Store, StoreError

if TYPE_CHECKING:
    from ..rooms import Rooms

ROUND = 5.0  # seconds
CLEANING = 3600.0
ADDRESSES = 30 * 86_400.0  # after which reports don't hold an address any more
EVERYTHING = 180 * 86_400.0  # after which reports and what was done about them are deleted
log = structlog.get_logger("kaimaku.manners")


class Blocks:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._held: dict[tuple[str, str], BlockRow] = {}

    def check(self, *, address: str = "", person: str = "", browser: str = "") -> None:
        """Go on, or say until when not, and why."""
        wrong = self.wrong(address=address, person=person, browser=browser)
        if wrong is not None:
            raise wrong

    def wrong(self, *, address: str = "", person: str = "", browser: str = "") -> ApiError | None:
        if not self._held:
            return None
        for key in (("address", network(address) if address else ""), ("person", person), ("browser", browser)):
            found = self._held.get(key) if key[1] else None
            if found is not None and found.until > self._clock():
                until = datetime.fromtimestamp(found.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
                return api_error("blocked", until=until, why=found.why)
        return None

    async def look(self, rooms: Rooms) -> None:
        """What holds now. Whoever is blocked since the last look leaves the tables."""
        before = self._held
        held = {(row.kind, row.what): row for row in await self._store.manners.blocks(self._clock())}
        self._held = held
        if held.keys() - before.keys():
            rooms.turn_out()

    async def run(self, rooms: Rooms) -> None:
        """Until the server stops."""
        cleaned = 0.0
        while True:
            try:
                await self.look(rooms)
                if self._clock() - cleaned > CLEANING:
                    await self._store.manners.forget(self._clock(), ADDRESSES, EVERYTHING)
                    cleaned = self._clock()
            except StoreError as error:
                log.warning("blocks not read", error=type(error).__name__)
            await rooms.services.sleep(ROUND)
