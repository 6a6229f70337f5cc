"""The packs of a server: read once after the start, in a process of their own. Nothing waits for them but who asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Final

import structlog

from kaimaku import games
from kaimaku.language.own import NOBODY, Called, OwnCards
from kaimaku.packs import Limits, Pack, PackFile, Packs, found, problem
from kaimaku.wire.common import Words
from kaimaku.wire.packs import PackList, PackProblem
from kaimaku.wire.rest import WorkshopReport

from ..errors.api_error import ApiError
from ..workers.pool import MEMORY, Worker

SECONDS: Final = 20.0  # of processor time for one card; the first one waits for the readers to be made
PATIENCE: Final = 120.0
WHOLE: Final = 300.0  # seconds on the clock for one pack
PIECES: Final = 10_000
LOG: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("kaimaku.packs")


def log_pack(pack: Pack) -> None:
    """For the operator: what was read, and everything that was not, with its place."""
    LOG.info("pack", pack=pack.name, game=pack.game, cards=len(pack.documents), written=pack.cards)
    for each in pack.problems:
        LOG.warning(
            "pack problem",
            pack=pack.name,
            file=each.file,
            where=each.where,
            card=each.card,
            place=each.place,
            why=each.words.en,
            unread=each.unread,
            nearest=each.nearest,
        )


class PackShelf:
    """Reads the folder in the background."""

    def __init__(self, folder: Path | None, tell: Callable[[Pack], None] = lambda pack: None) -> None:
        self._folder = folder
        self._tell = tell
        self._reading: asyncio.Task[None] | None = None
        self.at_hand = Packs()  # as many as are read already

    def open(self) -> None:
        if self._folder is not None:
            self._reading = asyncio.get_running_loop().create_task(self._read(self._folder))

    async def packs(self) -> Packs:
        """All of them, as soon as they are read."""
        if self._reading is not None:
            await asyncio.shield(self._reading)
        return self.at_hand

    async def listed(self, game: str) -> PackList:
        return PackList(game, (await self.packs()).info(game))

    async def _read(self, folder: Path) -> None:
        async for pack in read_packs(folder):
            for _ in self.at_hand.add(pack):
                await asyncio.sleep(0)  # a table has its turn after every card
            self._tell(pack)

    def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()


async def read_packs(folder: Path, limits: Limits | None = None) -> AsyncIterator[Pack]:
    """Every pack of a folder, with what is wrong with it. None of them harms another."""
    most = limits or Limits()
    left = most.all_cards
    worker = Worker(MEMORY, PIECES)
    try:
        for file in await asyncio.to_thread(found, folder, most):
            if len(file.entries) > left:
                en = f"At most {most.all_cards:,} cards in all packs; nothing of this one is used."
                ja = f"カードは全パックで{most.all_cards:,}枚までです。このパックは使われません。"
                file.problems.append(problem(file.name, "", en, ja))
                file.entries.clear()
            pack = await _pack(worker, file)
            left -= len(pack.documents)
            yield pack
    finally:
        worker.close()


async def _pack(worker: Worker, file: PackFile) -> Pack:
    pack = Pack(file.name, file.game, problems=list(file.problems), cards=len(file.entries) + file.broken)
    if not file.entries:
        return pack
    try:
        sheets = [entry.sheet for entry in file.entries]
        pack.called = await worker.do(SECONDS, PATIENCE, called, file.game, sheets)
    except Exception as error:  # … and the other packs
        pack.problems.append(_failed(file.name, error))
        return pack
    own = workshop(file.game)
    until = time.monotonic() + WHOLE
    for entry in file.entries:
        if time.monotonic() > until:
            en = "Reading this pack takes too long; this card and those after it aren't used."
            pack.problems.append(
                problem(entry.file, entry.where, en, "読み込みに時間がかかりすぎるため、以降は使われません。")
            )
            break
        try:
            report = await worker.do(SECONDS, PATIENCE, read_card, file.game, entry.sheet, pack.called)
        except Exception as error:  # whatever it is about this card, the others are read
            pack.problems.append(_failed(entry.file, error, entry.where))
            continue
        pack.take(entry, report, own)
    return pack


def _failed(file: str, error: Exception, where: str = "") -> PackProblem:
    if isinstance(error, ApiError):
        return PackProblem(file, where, "", "", error.fault.words)
    LOG.error("pack failed", file=file, where=where, exc_info=error)
    return PackProblem(file, where, "", "", Words("This can't be read.", "読み取れません。"))


def workshop(game: str) -> OwnCards:
    own = games.find(game).own
    assert own is not None  # files of other games have no entries
    return own()


def called(game: str, sheets: Sequence[str]) -> Called:
    """In a worker: what the cards of a pack are called."""
    return workshop(game).called(sheets)


def read_card(game: str, sheet: str, beside: Called = NOBODY) -> WorkshopReport:
    """In a worker: one card."""
    return workshop(game).read(sheet, beside)
