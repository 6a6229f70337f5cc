"""Turns: addresses share some things, such as worker processes. What is free goes to whoever has had least of them.

Each address has an account of the seconds for which it has held something. Whoever comes back begins where those are
who are being served now: nobody saves anything up by waiting, and nobody gets rid of what they have used.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Generic, TypeVar

W = TypeVar("W", bound=Hashable)
REMEMBERED = 1000  # addresses that have had more than others, and want nothing just now


class Full(Exception):
    """Too much waits already."""


@dataclass(eq=False)
class _Account:
    used: float  # seconds, not counting what is held now
    queue: deque[asyncio.Future[object]] = field(default_factory=deque)
    held: dict[object, float] = field(default_factory=dict)  # things, and since when

    def at(self, now: float) -> float:
        return self.used + sum(now - since for since in self.held.values())


class Turns(Generic[W]):
    def __init__(
        self,
        things: Sequence[W],
        waiting: int | None = None,
        each: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`waiting`: how many may wait in all; `each`: for one address."""
        self.waiting = waiting
        self.each = each
        self.at_once = max(1, len(things) - 1)  # for one address: none ever holds all
        self._clock = clock
        self._free = list(things)
        self._accounts: dict[str, _Account] = {}
        self._level = 0.0  # the account of whoever was served last, then

    async def take(self, who: str, first: bool = False) -> W:
        """One of the things, as soon as it is this address's turn. `first`: before whatever else of it waits."""
        account = self._accounts.get(who)
        if account is None:
            account = self._accounts[who] = _Account(self._level)
        elif not account.queue and not account.held:
            account.used = max(account.used, self._level)
        if self._too_many(account):
            self._tidy(who)
            raise Full
        mine: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        account.queue.insert(0 if first else len(account.queue), mine)
        self._call()
        try:
            return await mine  # type: ignore[return-value]
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back(who, mine.result())  # type: ignore[arg-type]
            elif mine in account.queue:
                account.queue.remove(mine)
                self._tidy(who)
            raise

    def give_back(self, who: str, thing: W) -> None:
        account = self._accounts[who]
        account.used += self._clock() - account.held.pop(thing)
        self._free.append(thing)
        self._call()
        self._tidy(who)

    @asynccontextmanager
    async def turn(self, who: str, first: bool = False) -> AsyncIterator[W]:
        thing = await self.take(who, first)
        try:
            yield thing
        finally:
            self.give_back(who, thing)

    def close(self) -> None:
        """Nobody waits any more."""
        for account in self._accounts.values():
            for mine in account.queue:
                mine.cancel()

    def _too_many(self, account: _Account) -> bool:
        if self.each is not None and len(account.queue) >= self.each:
            return True
        if self.waiting is None:
            return False
        return sum(len(one.queue) for one in self._accounts.values()) >= self.waiting

    def _call(self) -> None:
        """Give what is free to those who wait."""
        while self._free and (who := self._next()) is not None:
            account = self._accounts[who]
            thing, mine = self._free.pop(), account.queue.popleft()
            self._level = max(self._level, account.used)
            account.held[thing] = self._clock()
            mine.set_result(thing)

    def _next(self) -> str | None:
        """Of those who wait and may have more, who has had least; of equals, who has waited longest."""
        now, found, least = self._clock(), None, 0.0
        for who, account in self._accounts.items():
            while account.queue and account.queue[0].done():
                account.queue.popleft()  # gone in the meantime
            if account.queue and len(account.held) < self.at_once:
                used = account.at(now)
                if found is None or used < least:
                    found, least = who, used
        return found

    def _tidy(self, who: str) -> None:
        """Remember nobody who wants nothing, unless they have had more than those who are served now."""
        account = self._accounts.get(who)
        if account is None or account.queue or account.held:
            return
        del self._accounts[who]
        if account.used > self._level:
            self._accounts[who] = account  # as the youngest
        if len(self._accounts) > REMEMBERED:
            idle = [one for one, kept in self._accounts.items() if not kept.queue and not kept.held]
            for one in idle:
                if self._accounts[one].used <= self._level or len(self._accounts) > REMEMBERED:
                    del self._accounts[one]
