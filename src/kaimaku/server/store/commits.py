"""Group commit: what arrives during a commit is written together by the next one.

A disk confirms a few hundred or thousand writes a second, however small they are. Tables that wait for it together
share a confirmation, so durability costs each of them a fraction of one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from .errors import Closed, Damaged, Lost, StoreError, Unavailable
from .holder import Holder
from .works import Work

MOST = 2000  # pieces in one commit
FEW = 50  # … of those that nobody waits for
# While several tables share commits, one begins at most this often: larger groups cost much less work per decision.
BEAT = 0.003
PATIENT = 0.5  # seconds that what nobody waits for gives way to what tables wait for


class Writer(Protocol):
    """The one connection that writes."""

    own: Holder

    async def write(self, works: Sequence[Work]) -> list[object]:
        """Everything in one durable transaction: what each piece gives, or the error that kept it alone out."""

    async def close(self) -> None: ...


class Commits:
    """One task writes; callers resume when their own piece is durable."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[Work, asyncio.Future[object]]] = []
        self._later: list[tuple[Work, asyncio.Future[object]]] = []
        self._gave_way = 0.0  # since when they do
        self._task: asyncio.Task[None] | None = None
        self.closed = False
        self.commits = 0
        self.end: Damaged | Lost | None = None  # why nothing is written any more
        self.ended: Callable[[Damaged | Lost], None] | None = None  # called when that happens

    def put(self, work: Work, later: bool = False) -> asyncio.Future[object]:
        """Done when the piece is durable. It will be written even if nobody waits for it any more.

        `later`: no table waits for it. It never shares a commit with what tables wait for.
        """
        if self.closed:
            raise Closed("the store is closed")
        self._check()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        if later and not self._later:
            self._gave_way = loop.time()
        (self._later if later else self._waiting).append((work, future))
        if self._task is None:
            self._task = loop.create_task(self._run(), name="kaimaku store")
        return future

    async def close(self) -> None:
        """Write all that waits, then let go of the database."""
        self.closed = True
        while self._task is not None:
            await asyncio.wait([self._task])
        await self._writer.close()

    def fail(self, error: Exception) -> None:
        """Whatever is damaged or another's is not written to again."""
        if self.end is None and isinstance(error, Damaged | Lost):
            self.end = error
            if self.ended is not None:
                self.ended(error)

    def _check(self) -> None:
        if self.end is not None:
            raise type(self.end)(*self.end.args)

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        try:
            while self._waiting or self._later:
                began = clock()
                group = self._next(began)
                await self._commit(group)
                rest = began + BEAT - clock()
                if len(group) > 1 and rest > 0 and not self.closed:
                    await asyncio.sleep(rest)
        finally:
            self._task = None

    def _next(self, now: float) -> Sequence[tuple[Work, asyncio.Future[object]]]:
        """What is written next."""
        if not self._waiting or (self._later and now - self._gave_way > PATIENT):
            group, self._later, self._gave_way = self._later[:FEW], self._later[FEW:], now
        else:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        return group

    async def _commit(self, group: Sequence[tuple[Work, asyncio.Future[object]]]) -> None:
        try:
            self._check()
            results = await self._writer.write([work for work, _ in group])
            self.commits += 1
        except StoreError as error:
            results = [error] * len(group)
        except Exception as error:
            results = [Unavailable(f"{type(error).__name__}: {error}")] * len(group)
        for (_, future), result in zip(group, results, strict=True):
            if isinstance(result, Exception):
                self.fail(result)
            if future.done():
                continue  # its caller was cancelled; the piece is written all the same
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
