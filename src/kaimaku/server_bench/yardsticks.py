"""Yardsticks and what is measured beside them: the disk and the store, replaying and resuming games."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path

from kaimaku.games.desk import desk
from kaimaku.server.rooms.game.game_log import Log, read, unpack
from kaimaku.server.rooms.seating.beginnings import open_table
from kaimaku.server.store import FILE, LogRow, Store

BLOCK = 4096
BLOCKS = 1024
clock = time.perf_counter


def sync_rate(folder: Path, seconds: float) -> float:
    """How often a second the disk confirms a block written to a file that has its size already."""
    sync = getattr(os, "fdatasync", os.fsync)
    path = folder / "yardstick"
    file = os.open(path, os.O_RDWR | os.O_CREAT)
    try:
        os.write(file, bytes(BLOCK * BLOCKS))
        os.fsync(file)
        block, count, began = b"\1" * BLOCK, 0, clock()
        while clock() - began < seconds:
            os.lseek(file, count % BLOCKS * BLOCK, os.SEEK_SET)
            os.write(file, block)
            sync(file)
            count += 1
        return count / (clock() - began)
    finally:
        os.close(file)
        path.unlink()


async def durable_rate(folder: Path, tables: int, seconds: float) -> float:
    """Decisions a second that the store alone makes durable, each table waiting for its last one."""
    store = await Store.open(f"sqlite:///{folder / 'durable.db'}")
    end, count = clock() + seconds, 0

    async def table(number: int) -> None:
        nonlocal count
        n = 0
        while clock() < end:
            await store.append(f"table{number}-{end}", (LogRow(n, n & 1, "bloom 41 7", 1234),))
            n += 1
            count += 1

    began = clock()
    await asyncio.gather(*(table(number) for number in range(tables)))
    took = clock() - began
    await store.close()
    return count / took


def replay_all(data: Path) -> tuple[int, float]:
    """How many decisions are stored, and the seconds of processor time it takes to replay them all."""
    database = sqlite3.connect(data / FILE)
    games = [
        (name, unpack(header), [LogRow(*row) for row in database.execute(ROWS, (id,))])
        for id, name, header in database.execute("SELECT id, game, header FROM games").fetchall()
    ]
    database.close()
    count, began = 0, time.process_time()
    for name, header, rows in games:
        rules = desk(name)
        t = open_table(rules, header)
        for move in Log(rows, t.seats).moves:
            for option in read(move.what):
                rules.game.decide(t, move.seat, option)
                count += 1
    return count, time.process_time() - began


def forget_checkpoints(data: Path) -> None:
    """Only the logs are left."""
    database = sqlite3.connect(data / FILE)
    with database:
        database.execute("DELETE FROM checkpoints")
    database.close()


ROWS = "SELECT n, seat, what, at FROM log WHERE game = ? ORDER BY n"


def take_up(port: int, codes: Sequence[str]) -> float:
    """Ask for every room, so that the server takes it up again; seconds."""
    rest = HTTPConnection("127.0.0.1", port)
    began = time.perf_counter()
    for code in codes:
        rest.request("GET", f"/api/rooms/{code}")
        answer = rest.getresponse()
        if answer.status != 200 or b'"status":"playing"' not in answer.read():
            raise RuntimeError(f"room {code} was not taken up: {answer.status}")
    took = time.perf_counter() - began
    rest.close()
    return took
