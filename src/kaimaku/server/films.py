"""Films: replays step by step, made by a worker once and kept for whoever comes next."""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal, TypeAlias

from .frames import Viewpoint
from .replay_work import believed, film
from .store import ReplayRow
from .trouble import Trouble
from .wire.common import Words
from .worker_pool import Lane

KEPT = 32
Key: TypeAlias = "tuple[str, Viewpoint | Literal['beliefs']]"


class Films:
    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    async def get(self, who: str, row: ReplayRow, seat: Viewpoint) -> bytes:
        """The frames as one viewer saw them: gzipped JSON."""
        key = (row.id, seat)
        return self._found(key) or self._keep(key, await self.lane.do(who, film, row.data, row.names, seat))

    async def beliefs(self, who: str, row: ReplayRow) -> bytes:
        """What each seat believed about the roles: gzipped JSON."""
        key: Key = (row.id, "beliefs")
        return self._found(key) or self._keep(key, await self.lane.do(who, believed, row.data))

    def _found(self, key: Key) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _keep(self, key: Key, made: bytes | Words) -> bytes:
        if not isinstance(made, bytes):
            raise Trouble(422, "no_view", made.en, made.ja)
        self._kept[key] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made
