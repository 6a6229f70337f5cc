"""Conversation: stamps and chat of a room. It is in memory alone: no log, no replay and no backup has any of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Literal

from kaimaku import names
from kaimaku.wire.play import Said

from ...limits.rate_limits import Bucket, Level

LONGEST = 200  # characters of one message, as a reader counts them
KEPT = 50  # messages for whoever comes back to the table
STAMPS = Bucket(4, 1 / 3)  # of one seat: so many at once, and one every three seconds
MESSAGES = Bucket(5, 1 / 2)

Kind = Literal["stamp", "say"]
BUCKETS: dict[Kind, Bucket] = {"stamp": STAMPS, "say": MESSAGES}


class Conversation:
    """What was said at a table, as long as the room is in memory, and how much each seat may say now."""

    __slots__ = ("_levels", "_said")

    def __init__(self) -> None:
        self._said: deque[Said] = deque(maxlen=KEPT)
        self._levels: dict[tuple[Kind, int], Level] = {}

    def may(self, kind: Kind, seat: int, now: float) -> bool:
        """May this seat send another one? Then it has."""
        level = self._levels.setdefault((kind, seat), Level(BUCKETS[kind], now))
        return not level.take(1, now)

    def add(self, said: Said) -> None:
        self._said.append(said)

    def told(self) -> list[Said]:
        return list(self._said)

    def reseat(self, places: Mapping[int, int]) -> None:
        """Everybody sits elsewhere: what they said, and how much they may still say, goes with them."""
        self._said = deque((Said(places[said.seat], said.text) for said in self._said), maxlen=KEPT)
        self._levels = {(kind, places[seat]): level for (kind, seat), level in self._levels.items()}


def message(text: str) -> str:
    """A message as others will read it; empty if nothing is left or it is too long."""
    cleaned = names.clean(" ".join(text.split()))
    return cleaned if names.length(cleaned) <= LONGEST else ""
