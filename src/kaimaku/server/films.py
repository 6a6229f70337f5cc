"""Films: replays step by step, made in the workshop once and kept for whoever comes next."""

from __future__ import annotations

from collections import OrderedDict

from .frames import Viewpoint
from .replay_work import film
from .store import ReplayRow
from .trouble import Trouble
from .workshop import Workshop

KEPT = 32


class Films:
    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self._kept: OrderedDict[tuple[str, Viewpoint], bytes] = OrderedDict()

    async def get(self, row: ReplayRow, seat: Viewpoint) -> bytes:
        """The frames as one viewer saw them: gzipped JSON."""
        key = (row.id, seat)
        if key not in self._kept:
            made = await self.workshop.do(film, row.data, row.names, seat)
            if not isinstance(made, bytes):
                raise Trouble(422, "no_view", made.en, made.ja)
            self._kept[key] = made
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
