"""Delayed: spectators of some tables get everything later, so that nobody can tell a player of it in time."""

from __future__ import annotations

from collections import deque

import msgspec

from kaimaku.wire.play import PROTOCOL, Welcome
from kaimaku.wire.room import RoomInfo

from ...sockets.outbox import Outbox
from ..timing import Time, Timer


class Delayed:
    """In the place of an outbox. Everything is made when it happens, and sent so many seconds later, in order."""

    __slots__ = ("_outbox", "_seconds", "_time", "_timer", "_waiting")

    def __init__(self, outbox: Outbox, time: Time, seconds: float) -> None:
        self._outbox, self._time, self._seconds = outbox, time, seconds
        self._waiting: deque[tuple[float, bytes]] = deque()
        self._timer: Timer | None = None

    def put(self, data: bytes) -> None:
        self._waiting.append((self._time.now() + self._seconds, data))
        self._arm()

    def _arm(self) -> None:
        if self._timer is None and self._waiting and not self._outbox.closed:
            self._timer = self._time.later(self._waiting[0][0] - self._time.now(), self._ring)

    def _ring(self) -> None:
        self._timer = None
        while self._waiting and self._waiting[0][0] <= self._time.now():
            self._outbox.put(self._waiting.popleft()[1])
        self._arm()


def soon(info: RoomInfo) -> Welcome:
    """What a spectator gets at once: who plays here, and nothing of the game."""
    hidden = msgspec.structs.replace(info, status="waiting", turn=0, offer=None, outcome=None, running=[], match=None)
    return Welcome(hidden, None, 0, PROTOCOL)
