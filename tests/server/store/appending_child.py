"""A process that plays at many tables until it is killed, and tells each thing that it was told is durable.

`python appending_child.py URL TABLES`: prints "ready", then "table entries" after every append.
"""

from __future__ import annotations

import asyncio
import os
import sys

from kaimaku.server.store import LogRow, Store


def entry(table: int, n: int) -> LogRow:
    return LogRow(n, n % 2, f"choose {table} {n * 7}", 1_700_000_000_000 + n)


def group(n: int) -> int:
    """How many entries one append holds, by the place of the first one."""
    return 1 + n % 3


async def play(store: Store, table: int) -> None:
    n = len(await store.log(f"table{table}"))
    while True:
        size = group(n)
        await store.append(f"table{table}", [entry(table, k) for k in range(n, n + size)])
        n += size
        os.write(1, f"{table} {n}\n".encode())


async def main(url: str, tables: int) -> None:
    store = await Store.open(url)
    os.write(1, b"ready\n")
    await asyncio.gather(*(play(store, table) for table in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
