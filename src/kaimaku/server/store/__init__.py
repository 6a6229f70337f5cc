"""The store: every accepted decision is on the disk before anybody is told."""

from .errors import (
    BadUrl,
    Closed,
    Conflict,
    Damaged,
    InUse,
    Lost,
    Missing,
    StoreError,
    TooNew,
    Unavailable,
)
from .rows import GameRow, LogRow, ReplayRow, RoomRow
from .store import FILE, Store

__all__ = [
    "FILE",
    "BadUrl",
    "Closed",
    "Conflict",
    "Damaged",
    "GameRow",
    "InUse",
    "LogRow",
    "Lost",
    "Missing",
    "ReplayRow",
    "RoomRow",
    "Store",
    "StoreError",
    "TooNew",
    "Unavailable",
]
