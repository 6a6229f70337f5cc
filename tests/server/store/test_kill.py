"""Killed at any moment: whatever was acknowledged is there, in order, once, and appends are whole."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from kaimaku.server.store import LogRow, Store
from tests.depth import at_depth
from tests.server.store.appending_child import entry, group

TABLES = 12
ROUNDS = at_depth(3, 8)
CHILD = Path(__file__).with_name("appending_child.py")


def play_until_killed(url: str, acknowledgements: int) -> dict[int, int]:
    """How many entries of each table were acknowledged; the process is killed after so many acknowledgements."""
    child = subprocess.Popen(
        [sys.executable, CHILD, url, str(TABLES)],
        stdout=subprocess.PIPE,
        env={"PYTHONPATH": os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")]), "PATH": ""},
    )
    assert child.stdout is not None
    with child.stdout as told:
        assert told.readline() == b"ready\n"
        lines = [told.readline() for _ in range(acknowledgements)]
        child.kill()
        lines += told.readlines()
    assert child.wait() == -9
    return {int(table): int(count) for table, count in (line.split() for line in lines if line.endswith(b"\n"))}


async def logs(url: str) -> list[list[LogRow]]:
    store = await Store.open(url)
    found = [await store.log(f"table{table}") for table in range(TABLES)]
    await store.close()
    return found


def test_nothing_acknowledged_is_lost_and_nothing_is_there_twice(store_url: str) -> None:
    rng = Random(store_url.partition(":")[0])
    acknowledged = dict.fromkeys(range(TABLES), 0)
    for _ in range(ROUNDS):
        acknowledged.update(play_until_killed(store_url, rng.randrange(300)))
        for table, rows in enumerate(asyncio.run(logs(store_url))):
            assert len(rows) >= acknowledged[table]
            assert rows == [entry(table, n) for n in range(len(rows))]
            ends = [0]
            while ends[-1] < len(rows):
                ends.append(ends[-1] + group(ends[-1]))
            assert ends[-1] == len(rows), "an append was half written"
    assert all(acknowledged.values())
