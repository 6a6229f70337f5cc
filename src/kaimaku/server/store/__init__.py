"""Where games are kept: every accepted decision is on the disk before anybody is told."""

from .errors import BadUrl, Closed, Conflict, Missing, StoreError, TooNew, Unavailable
from .rows import GameRow, LogRow, ReplayRow, RoomRow
from .store import FILE, Store

__all__ = [
    "FILE",
    "BadUrl",
    "Closed",
    "Conflict",
    "GameRow",
    "LogRow",
    "Missing",
    "ReplayRow",
    "RoomRow",
    "Store",
    "StoreError",
    "TooNew",
    "Unavailable",
]
