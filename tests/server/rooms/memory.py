"""A store without a disk, for tests of what rooms do and not of how it is kept. It can be made to fail."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaimaku.server.store import (
    CheckpointRow,
    Conflict,
    GameRow,
    LogRow,
    RatedGame,
    ReplayRow,
    RoomRow,
    Store,
    Unavailable,
)
from kaimaku.server.store.store import FIRST, Place


class MemoryStore(Store):
    def __init__(self) -> None:
        self.room_rows: dict[str, RoomRow] = {}
        self.game_rows: dict[str, GameRow] = {}
        self.logs: dict[str, list[LogRow]] = {}
        self.checkpoint_rows: dict[str, CheckpointRow] = {}
        self.replay_rows: dict[str, ReplayRow] = {}
        self.failing: set[str] = set()  # names of the methods that fail
        self.kept_though_failing = False  # an append that fails has been kept all the same

    async def close(self) -> None:
        pass

    async def healthy(self) -> bool:
        return not self.failing

    def _check(self, name: str) -> None:
        if name in self.failing:
            raise Unavailable("the disk is full")

    async def add_room(self, row: RoomRow) -> bool:
        self._check("add_room")
        if row.code in self.room_rows:
            return False
        self.room_rows[row.code] = msgspec.structs.replace(row)
        return True

    async def save_room(self, row: RoomRow) -> None:
        self._check("save_room")
        self.room_rows[row.code] = msgspec.structs.replace(row)

    async def room(self, code: str) -> RoomRow | None:
        self._check("room")
        row = self.room_rows.get(code)
        return None if row is None else msgspec.structs.replace(row)

    async def rooms(self, *, listed: bool, status: str, since: float = 0.0, limit: int = 50) -> list[RoomRow]:
        found = [r for r in self.room_rows.values() if (r.listed, r.status) == (listed, status)]
        return [r for r in found if r.touched >= since or r.due is not None]

    async def due(self, until: float, after: Place = FIRST, limit: int = 50) -> list[Place]:
        self._check("due")
        found = [(r.due, r.code) for r in self.room_rows.values() if r.due is not None and r.due <= until]
        return sorted(place for place in found if place > after)[:limit]

    async def untouched(
        self, before: float, statuses: Sequence[str], after: Place = FIRST, limit: int = 50
    ) -> list[Place]:
        self._check("untouched")
        found = [r for r in self.room_rows.values() if r.status in statuses and r.touched < before]
        places = [(r.touched, r.code) for r in found if r.due is None or r.due < before]
        return sorted(place for place in places if place > after)[:limit]

    async def touch(self, codes: Sequence[str], now: float) -> None:
        self._check("touch")
        for code in codes:
            self.room_rows[code].touched = now

    async def end_room(self, code: str, game: str, ended: float, result: bytes) -> None:
        row, over = self.room_rows[code], self.game_rows[game]
        row.status, row.touched, row.due = "over", ended, None
        over.ended, over.result = ended, result

    async def remove_room(self, code: str) -> None:
        for id in [id for id, game in self.game_rows.items() if game.room == code]:
            del self.game_rows[id]
            self.logs.pop(id, None)
        self.checkpoint_rows.pop(code, None)
        del self.room_rows[code]

    async def add_game(self, row: GameRow) -> None:
        self._check("add_game")
        if self.game_rows.setdefault(row.id, row) != row:
            raise Conflict(row.id)
        self.logs.setdefault(row.id, [])

    async def current_game(self, room: str) -> GameRow | None:
        found = [g for g in self.game_rows.values() if g.room == room]
        return max(found, key=lambda g: g.number, default=None)

    async def append(self, game: str, rows: Sequence[LogRow], due: float | None = None) -> None:
        if "append" in self.failing and not self.kept_though_failing:
            raise Unavailable("the disk is full")
        log = self.logs[game]
        for row in rows:
            if row.n < len(log):
                if log[row.n] != row:
                    raise Conflict(f"{game} {row.n}")
                continue
            assert row.n == len(log)
            log.append(row)
        if due is not None:
            self.room_rows[self.game_rows[game].room].due = due
        self._check("append")

    async def log(self, game: str) -> list[LogRow]:
        self._check("log")
        return self.logs[game][:]

    async def keep_checkpoint(self, row: CheckpointRow) -> None:
        self._check("keep_checkpoint")
        self.checkpoint_rows[row.room] = row

    async def checkpoint(self, room: str) -> CheckpointRow | None:
        return self.checkpoint_rows.get(room)

    async def finish_game(
        self, game: str, ended: float, result: bytes, replay: ReplayRow | None, rated: RatedGame | None = None
    ) -> None:
        self._check("finish_game")
        row = self.game_rows[game]
        row.ended, row.result, row.replay = ended, result, None if replay is None else replay.id
        if replay is not None:
            self.replay_rows.setdefault(replay.id, replay)

    async def add_replay(self, row: ReplayRow) -> None:
        self.replay_rows.setdefault(row.id, row)

    async def replay(self, id: str) -> ReplayRow | None:
        return self.replay_rows.get(id)
