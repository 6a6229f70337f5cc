"""Loads: how one server process bears each game, and more and more tables at one decision a second."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path

from rich.table import Table as Grid

from kaimaku import games

from .players import BenchAnswer, Echo, Go, Leave, Sit
from .processes import EchoServer, GameServer, PlayerProcess

Figures = dict[str, float]
SETTLE = 2.0  # seconds of play before anything is measured
LONGEST = re.compile(r"^kaimaku_longest_collection_seconds (\S+)$", re.MULTILINE)


def run_loads(tables: Sequence[int], saturated: int, seconds: float, data: Path) -> dict[str, Figures]:
    """What is played → its figures. Saturated: everybody answers at once; else each table decides once a second."""
    names = games.names()
    found = {}
    for name in names:
        found[f"{name}, {saturated} tables, saturated"] = load((name,), saturated, 0.0, seconds, data)
    for count in tables:
        found[f"{names[0]}, {count} tables"] = load(names[:1], count, 1.0, seconds, data)
        found[f"all games, {count} tables"] = load(names, count, 1.0, seconds, data)
    return found


def load(played: Sequence[str], tables: int, every: float, seconds: float, data: Path) -> Figures:
    folder = data / f"{'-'.join(played)}-{tables}-{every}"
    with GameServer(folder) as server, EchoServer() as echo, PlayerProcess() as players:
        players.orders(Sit(server.port, 3, True, list(played)), Go(SETTLE), Leave())
        empty = server.memory()
        players.orders(Sit(server.port, tables, True, list(played)), Go(SETTLE, every=every))
        _longest_collection(server.port)
        before = server.cpu()
        steady = players.order(Go(seconds, every=every))
        used = server.cpu() - before
        collection = _longest_collection(server.port)
        memory = (server.memory() - empty) / tables
        players.orders(Leave(), Echo(echo.port, tables * 2))
        before = echo.cpu()
        echoed = players.order(Go(seconds))
        bare = echoed.messages / (echo.cpu() - before)
    return _figures(steady, used) | {
        "of_echo": steady.messages / used / bare,
        "table_kb": memory / 1024,
        "collection_ms": collection * 1e3,
    }


def _figures(played: BenchAnswer, used: float) -> Figures:
    taken = sorted(played.latencies)
    return {
        "decisions_per_second": played.decisions / played.seconds,
        "p50_ms": taken[len(taken) // 2] * 1e3,
        "p99_ms": taken[len(taken) * 99 // 100] * 1e3,
        "cpu_us": used / played.decisions * 1e6,
        "busy": used / played.seconds,
        "messages_per_cpu_second": played.messages / used,
    }


def _longest_collection(port: int) -> float:
    """Seconds the garbage collector took at once, since the last time somebody asked."""
    connection = HTTPConnection("127.0.0.1", port)
    connection.request("GET", "/metrics")
    found = LONGEST.search(connection.getresponse().read().decode())
    connection.close()
    if found is None:
        raise RuntimeError("the server doesn't tell how long its collections take")
    return float(found[1])


COLUMNS = (
    ("decisions_per_second", "decisions/s", "{:,.0f}"),
    ("p50_ms", "to the other screens, median (ms)", "{:.1f}"),
    ("p99_ms", "… 99 % (ms, goal 100)", "{:.1f}"),
    ("cpu_us", "processor time for each (µs)", "{:,.0f}"),
    ("busy", "of a core", "{:.2f}"),
    ("messages_per_cpu_second", "messages per CPU second", "{:,.0f}"),
    ("of_echo", "… of a bare echo's (goal 0.3)", "{:.2f}"),
    ("table_kb", "memory of a table with its sockets (KB, goal 60)", "{:.0f}"),
    ("collection_ms", "longest collection (ms, goal 20)", "{:.1f}"),
)


def loads_grid(found: dict[str, Figures]) -> Grid:
    grid = Grid(title="browsers at many tables; steady: one decision a second at each")
    grid.add_column("")
    for _, label, _ in COLUMNS:
        grid.add_column(label, justify="right")
    for name, figures in found.items():
        grid.add_row(name, *(form.format(figures[key]) for key, _, form in COLUMNS))
    return grid
