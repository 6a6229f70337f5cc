"""Manners in the store: reports, blocks, and what operators did. Each deed is kept together with its line of audit."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from .people import Put, Read
from .rows import AuditRow, BlockRow, ReportRow
from .schema import audit, blocks, reports

REPORTS = 5_000  # at most; settled ones go first, then the oldest


class MannersTables:
    def __init__(self, put: Put, read: Read) -> None:
        self._put = put
        self._read = read

    async def report(self, row: ReportRow) -> None:
        """In the place of an open one by the same reporter about the same player at the same table."""

        def add(connection: Connection) -> None:
            same = (reports.c.by == row.by) & (reports.c.room == row.room) & (reports.c.seat == row.seat)
            same &= (reports.c.person == row.person) & (reports.c.settled == 0)
            connection.execute(delete(reports).where(same))
            order = (reports.c.settled > 0, reports.c.at.desc(), reports.c.id)
            old = select(reports.c.id).order_by(*order).offset(REPORTS - 1)
            connection.execute(delete(reports).where(reports.c.id.in_([id for (id,) in connection.execute(old)])))
            connection.execute(insert(reports), msgspec.structs.asdict(row))

        await self._put(add)

    async def reports(self, limit: int) -> list[ReportRow]:
        """Open ones first, the newest first."""
        query = select(reports).order_by(reports.c.settled > 0, reports.c.at.desc(), reports.c.id).limit(limit)
        return [ReportRow(*row) for row in await self._read(query)]

    async def one_report(self, id: str) -> ReportRow | None:
        found = await self._read(select(reports).where(reports.c.id == id))
        return ReportRow(*found[0]) if found else None

    async def settle(self, id: str, note: str, line: AuditRow) -> bool:
        """False if it is not there or was settled before."""
        change = update(reports).where(reports.c.id == id, reports.c.settled == 0).values(settled=line.at, note=note)

        def settle(connection: Connection) -> bool:
            if not connection.execute(change).rowcount:
                return False
            connection.execute(insert(audit), msgspec.structs.asdict(line))
            return True

        return bool(await self._put(settle))

    async def blocks(self, now: float) -> list[BlockRow]:
        """Those that hold, the newest first."""
        query = select(blocks).where(blocks.c.until > now).order_by(blocks.c.since.desc(), blocks.c.id)
        return [BlockRow(*row) for row in await self._read(query)]

    async def block(self, row: BlockRow, line: AuditRow) -> None:
        """In the place of one of the same."""

        def add(connection: Connection) -> None:
            connection.execute(delete(blocks).where(blocks.c.kind == row.kind, blocks.c.what == row.what))
            connection.execute(insert(blocks), msgspec.structs.asdict(row))
            connection.execute(insert(audit), msgspec.structs.asdict(line))

        await self._put(add)

    async def unblock(self, id: str, line: AuditRow) -> bool:
        def remove(connection: Connection) -> bool:
            if not connection.execute(delete(blocks).where(blocks.c.id == id)).rowcount:
                return False
            connection.execute(insert(audit), msgspec.structs.asdict(line))
            return True

        return bool(await self._put(remove))

    async def did(self, line: AuditRow) -> None:
        await self._put(lambda connection: connection.execute(insert(audit), msgspec.structs.asdict(line)))

    async def audit(self, limit: int) -> list[AuditRow]:
        query = select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(limit)
        return [AuditRow(*row) for row in await self._read(query)]

    async def forget(self, now: float, addresses: float, everything: float) -> None:
        """Addresses in reports older than the first, and whole rows older than the second, in seconds."""

        def forget(connection: Connection) -> None:
            connection.execute(update(reports).where(reports.c.at < now - addresses).values(address=""))
            for table in (reports, audit):
                connection.execute(delete(table).where(table.c.at < now - everything))
            connection.execute(delete(blocks).where(blocks.c.until < now - everything))

        await self._put(forget)
