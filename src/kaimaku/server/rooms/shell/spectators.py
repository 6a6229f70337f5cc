"""Spectators come and go: how many they are is told at most once a second, so that a crowd floods nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.effects import Effects, TellRoom
from ..timing import Timer

if TYPE_CHECKING:
    from .room import Room

APART = 1.0  # seconds between two such messages


class Spectators:
    __slots__ = ("_room", "_timer", "_told")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: Timer | None = None
        self._told = float("-inf")

    def changed(self) -> None:
        """One more, or one less."""
        time = self._room.services.time
        if self._timer is not None:
            return
        wait = self._told + APART - time.now()
        if wait > 0:
            self._timer = time.later(wait, self._tell)
        else:
            self._tell()

    def _tell(self) -> None:
        """Under the lock: what is just being decided may still fail."""
        self._timer = None
        self._told = self._room.services.time.now()
        if not self._room.closing:
            self._room.runner.later(0, _told)


def _told() -> Effects:
    yield TellRoom()
