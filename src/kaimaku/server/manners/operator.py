"""The operator: sees reports, tables and blocks, and does something about them. Every deed is kept with its reason."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import TYPE_CHECKING

import msgspec

from kaimaku.wire.operator import AuditLine, Block, NewBlock, OperatorRoom, Overview

from ..errors.api_error import api_error
from ..limits.rate_limits import network
from ..rooms.lobby.manners import close_room, rooms_now
from ..store import AuditRow, BlockRow
from .reports import cleaned, new_id, told

if TYPE_CHECKING:
    from ..rooms import Rooms
    from .blocks import Blocks

SHOWN = 200  # reports, and lines of the audit
LONGEST = 200  # characters of a reason
HOUR = 3600.0


class Operator:
    def __init__(self, rooms: Rooms, blocks: Blocks, clock: Callable[[], float] = time.time) -> None:
        self._rooms = rooms
        self._manners = rooms.store.manners
        self._blocks = blocks
        self._clock = clock

    async def overview(self) -> Overview:
        now = self._clock()
        tables = []
        for row in await rooms_now(self._rooms):
            room = self._rooms.at_hand(row.code) or self._rooms.glance(row)
            if room is not None:
                info = msgspec.structs.replace(room.info(), status=row.status)
                tables.append(OperatorRoom(info, row.touched))
        return Overview(
            now,
            [told(row) for row in await self._manners.reports(SHOWN)],
            [_shown(row) for row in await self._manners.blocks(now)],
            [AuditLine(row.at, row.act, row.whom, row.why) for row in await self._manners.audit(SHOWN)],  # type: ignore[arg-type]
            tables,
        )

    async def settle(self, id: str, note: str) -> None:
        row = await self._manners.one_report(id)
        note = cleaned(note, LONGEST)
        if row is None or not await self._manners.settle(id, note, self._line("settle", row.name, note)):
            raise api_error("no_such_report")

    async def close_room(self, code: str, why: str) -> None:
        """The line is written first: a server that fails in between has told what was meant to happen."""
        await self._manners.did(self._line("close", code, cleaned(why, LONGEST)))
        await close_room(self._rooms, code)

    async def block(self, new: NewBlock) -> None:
        now, why = self._clock(), cleaned(new.why, LONGEST)
        what, whom = await (self._reported(new) if new.report else self._named(new))
        row = BlockRow(new_id(), new.kind, what, whom, now, now + new.hours * HOUR, why)
        await self._manners.block(row, self._line("block", f"{whom} ({new.kind}, {new.hours} h)", why))
        await self._blocks.look(self._rooms)

    async def unblock(self, id: str) -> None:
        row = next((row for row in await self._manners.blocks(self._clock()) if row.id == id), None)
        if row is None or not await self._manners.unblock(id, self._line("unblock", row.whom, "")):
            raise api_error("no_such_block")
        await self._blocks.look(self._rooms)

    async def _reported(self, new: NewBlock) -> tuple[str, str]:
        row = await self._manners.one_report(new.report)
        if row is None:
            raise api_error("no_such_report")
        what = {"person": row.person, "browser": row.browser, "address": row.address}[new.kind]
        if not what:
            raise api_error("not_known")
        return what, what if new.kind == "address" else row.name

    async def _named(self, new: NewBlock) -> tuple[str, str]:
        if new.kind == "address":
            try:
                return network(str(ip_address(new.whom))), new.whom
            except ValueError:
                raise api_error("bad_address", address=new.whom) from None
        person = await self._rooms.store.people.person(new.whom) if new.kind == "person" else None
        if person is None:
            raise api_error("nobody")
        return person.id, person.name

    def _line(self, act: str, whom: str, why: str) -> AuditRow:
        return AuditRow(new_id(), self._clock(), act, whom, why)


def _shown(row: BlockRow) -> Block:
    return Block(row.id, row.kind, row.whom, row.since, row.until, row.why)  # type: ignore[arg-type]
