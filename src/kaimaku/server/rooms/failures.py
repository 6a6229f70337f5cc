"""Failures: whatever a room does by itself may fail, and nobody would ask for it again. So the room does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from ..store import StoreError

if TYPE_CHECKING:
    from .room import Room

TRIES = 3  # at the same moment of a game, before the table stops
log = structlog.get_logger("kaimaku.rooms")


def cancelled() -> bool:
    """Is it this task that was cancelled, and not only something it waits for?"""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0


class Failures:
    __slots__ = ("_at", "_count", "_room")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._at = -1  # how many rows the log had at the last failure
        self._count = 0

    async def carry_out(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do something under the lock, on a table of which it is certain that it is what is stored."""
        room = self._room
        async with room.lock:
            try:
                await room.keeper.make_sure()
                await do()
            except StoreError as error:
                log.warning("not stored", room=room.code, error=type(error).__name__)
            except asyncio.CancelledError:
                if cancelled():
                    raise
                await self._failed(RuntimeError("something it waited for was cancelled"))
            except Exception as error:
                await self._failed(error)

    async def _failed(self, error: Exception) -> None:
        """The table is laid out again, and all that it waits for begins anew; what fails every time stops it."""
        room = self._room
        at = room.play.rows if room.play is not None else 0
        self._count = self._count + 1 if self._at == at else 1
        self._at = at
        if self._count >= TRIES and room.running:
            self._count = 0
            await room.stop(error)
            return
        room.house.hooks.incident(error, "room", room=room.code)
        room.keeper.stale = True
        room.keeper.look_again()
