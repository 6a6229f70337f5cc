"""Several processes against one, over the same PostgreSQL and Valkey.

On a machine without free cores processes only take turns, so what counts is processor time: how many decisions come to
one second of the busiest process. With a core for each process, and for the engines, it would be the rate.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import psutil
from msgspec import Struct
from rich.table import Table as Grid

from .players import Go, Leave, Sit
from .processes import GameServer, PlayerProcess

Figures = dict[str, float]


class Several(Struct, frozen=True):
    workers: int
    database_url: str
    valkey_url: str
    tables: int = 4
    rounds: int = 5
    decisions: int = 100  # of each table in a round
    warm: int = 10


def run_several(plan: Several, folder: Path | None = None) -> dict[str, Figures]:
    """{"one": {…}, "several": {…}}"""
    with TemporaryDirectory(prefix="kaimaku-bench-", dir=folder) as made:
        one = _measured(plan, 1, Path(made))
        several = _measured(plan, plan.workers, Path(made))
    several["times_one"] = several["decisions_per_busy_second"] / one["decisions_per_busy_second"]
    return {"one": one, "several": several}


def _measured(plan: Several, workers: int, data: Path) -> Figures:
    settings = ("--workers", str(workers), "--database-url", plan.database_url, "--valkey-url", plan.valkey_url)
    rows: list[Figures] = []
    with GameServer(data, *settings) as server, PlayerProcess() as players:
        players.orders(Sit(server.port, plan.warm, True), Go(decisions=plan.decisions), Leave())
        for _ in range(plan.rounds):
            players.order(Sit(server.port, plan.tables, True))
            before = _used(server)
            played = players.order(Go(decisions=plan.decisions))
            used = [after - before[pid] for pid, after in _used(server).items() if pid in before]
            players.order(Leave())
            rows.append(
                {
                    "decisions_per_second": played.decisions / played.seconds,
                    "cpu_us": sum(used) / played.decisions * 1e6,
                    "decisions_per_busy_second": played.decisions / max(used),
                    "busiest": max(used) / sum(used),
                }
            )
    return {"processes": workers, **{key: median(row[key] for row in rows) for key in rows[0]}}


def _used(server: GameServer) -> dict[int, float]:
    """Seconds of processor time of each process that plays; those beside them wait."""
    own = psutil.Process(server.pid)
    found = {}
    for process in [own, *own.children()]:
        times = process.cpu_times()
        found[process.pid] = float(times.user + times.system)
    return found


ROWS = (
    ("processes", "processes", "{:.0f}"),
    ("decisions_per_second", "decisions/s on this machine, all its cores shared", "{:,.0f}"),
    ("cpu_us", "processor time of all processes for each (µs)", "{:.0f}"),
    ("busiest", "… of which the busiest has", "{:.2f}"),
    ("decisions_per_busy_second", "decisions for a second of the busiest process", "{:,.0f}"),
    ("times_one", "… times one process (goal for two: 1.8)", "{:.2f}"),
)


def grid(found: dict[str, Figures]) -> Grid:
    made = Grid(title="processes that share a database, socket to socket")
    made.add_column("")
    for name in found:
        made.add_column(name, justify="right")
    for key, label, form in ROWS:
        made.add_row(label, *(form.format(figures[key]) if key in figures else "" for figures in found.values()))
    return made
