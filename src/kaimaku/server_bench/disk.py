"""What the disk can do, and what the store makes of it."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from kaimaku.server.store import LogRow, Store

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
