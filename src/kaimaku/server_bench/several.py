"""Several processes against one, over the same PostgreSQL and Valkey.

On a machine without free cores processes only take turns, so what counts is processor time: how many decisions come to
one second of the busiest process. With a core for each process, and for the engines, it would be the rate. Both run at
the same time and play in turns, so that what else the machine does changes both alike.
"""

from __future__ import annotations

from contextlib import ExitStack
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
    rows: dict[str, list[Figures]] = {"one": [], "several": []}
    shared = ("--database-url", plan.database_url, "--valkey-url", plan.valkey_url)
    with ExitStack() as open_:
        data = Path(open_.enter_context(TemporaryDirectory(prefix="kaimaku-bench-", dir=folder)))
        players = open_.enter_context(PlayerProcess())
        servers = {
            name: open_.enter_context(GameServer(data / name, "--workers", str(count), *shared))
            for name, count in (("one", 1), ("several", plan.workers))
        }
        for server in servers.values():
            players.orders(Sit(server.port, plan.warm, True), Go(decisions=plan.decisions), Leave())
        for _ in range(plan.rounds):
            for name, server in servers.items():
                rows[name].append(_round(plan, server, players))
    found = {name: {key: median(row[key] for row in told) for key in told[0]} for name, told in rows.items()}
    times = [
        b["decisions_per_busy_second"] / a["decisions_per_busy_second"] for a, b in zip(*rows.values(), strict=True)
    ]
    found["several"]["times_one"] = median(times)
    return {"one": {"processes": 1, **found["one"]}, "several": {"processes": plan.workers, **found["several"]}}


def _round(plan: Several, server: GameServer, players: PlayerProcess) -> Figures:
    players.order(Sit(server.port, plan.tables, True))
    before = _used(server)
    played = players.order(Go(decisions=plan.decisions))
    used = [after - before[pid] for pid, after in _used(server).items() if pid in before]
    players.order(Leave())
    return {
        "decisions_per_second": played.decisions / played.seconds,
        "cpu_us": sum(used) / played.decisions * 1e6,
        "decisions_per_busy_second": played.decisions / max(used),
        "busiest": max(used) / sum(used),
    }


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
