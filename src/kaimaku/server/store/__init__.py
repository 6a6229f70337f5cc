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
from .rated import RatedGame, RatedSeat
from .rows import (
    GameRow,
    KeyRow,
    LogRow,
    PasskeyRow,
    PersonRow,
    QueueRow,
    RatingRow,
    ReplayRow,
    ResultRow,
    RoomRow,
)
from .store import FILE, Store

__all__ = [
    "FILE",
    "BadUrl",
    "Closed",
    "Conflict",
    "Damaged",
    "GameRow",
    "InUse",
    "KeyRow",
    "LogRow",
    "Lost",
    "Missing",
    "PasskeyRow",
    "PersonRow",
    "QueueRow",
    "RatedGame",
    "RatedSeat",
    "RatingRow",
    "ReplayRow",
    "ResultRow",
    "RoomRow",
    "Store",
    "StoreError",
    "TooNew",
    "Unavailable",
]
