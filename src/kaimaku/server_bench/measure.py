"""The server bench: what one server process does, each figure beside its yardstick from the same run.

A machine is never quiet, so short rounds of everything take turns and the figures are medians. Processor time is what
the operating system charged the server's process for, all threads included.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from msgspec import Struct
from rich.table import Table as Grid

from kaimaku.games import names

from .loads import loads_grid, run_loads
from .players import Back, BenchAnswer, Echo, Go, Leave, Sit
from .processes import EchoServer, GameServer, PlayerProcess
from .yardsticks import durable_rate, forget_checkpoints, replay_all, sync_rate, take_up

Figures = dict[str, float]
SHORT = 100  # decisions of each table in a round: no game ends meanwhile
LONG = 700  # decisions of each table in a round with ends and new games


class Plan(Struct, frozen=True):
    tables: int = 64
    rounds: int = 5
    seconds: float = 2.0  # of the echo and of the disk in each round
    games: int = 600  # of all kinds, to take up again
    length: int = 250  # decisions in each of them before that
    warm: int = 10  # tables that are played before anything is measured
    loads: tuple[int, ...] = (50, 200, 800, 1500)  # tables at one decision a second
    load_seconds: float = 10.0  # of each


def run_server_bench(plan: Plan, folder: Path | None = None) -> dict[str, Figures]:
    """{"programs": {…}, "browsers": {…}, "whole games": {…}, "disk": {…}, "tables": {…}, "GAME, 50 tables": {…}, …}"""
    with TemporaryDirectory(prefix="kaimaku-bench-", dir=folder) as made:
        data = Path(made)
        found = _paths(plan, data)
        found["tables"] = _tables(plan, data / "tables")
        if plan.loads:
            found |= run_loads(plan.loads, plan.tables, plan.load_seconds, data)
    return found


# --- the whole path -------------------------------------------------------------------------------------------------


def _paths(plan: Plan, data: Path) -> dict[str, Figures]:
    rows: dict[str, list[Figures]] = {name: [] for name in ("programs", "browsers", "whole games", "disk")}
    with GameServer(data / "paths") as server, EchoServer() as echo, PlayerProcess() as players:
        players.orders(Sit(server.port, plan.warm, True), Go(decisions=SHORT), Leave())
        for _ in range(plan.rounds):
            echoed = _play(echo, players, Echo(echo.port, plan.tables), Go(plan.seconds))
            disk = _disk(plan, data)
            for name, full, decisions in (
                ("programs", False, SHORT),
                ("browsers", True, SHORT),
                ("whole games", False, LONG),
            ):
                row = _play(server, players, Sit(server.port, plan.tables, full), Go(decisions=decisions))
                row["of_echo"] = echoed["cpu_us"] / row["cpu_us"]
                row["of_disk"] = row["decisions_per_second"] / disk["sync_per_second"]
                rows[name].append(row | {f"echo_{key}": value for key, value in echoed.items()})
            rows["disk"].append(disk)
    return {name: {key: median(row[key] for row in rows[name]) for key in rows[name][0]} for name in rows}


def _play(server: GameServer | EchoServer, players: PlayerProcess, come: Sit | Echo, go: Go) -> Figures:
    players.order(come)
    before = server.cpu()
    played = players.order(go)
    used = server.cpu() - before
    players.order(Leave())
    return _figures(played, used)


def _figures(played: BenchAnswer, used: float) -> Figures:
    taken = sorted(played.latencies)
    return {
        "decisions_per_second": played.decisions / played.seconds,
        "messages_per_second": played.messages / played.seconds,
        "bytes": played.received / played.decisions,
        "cpu_us": used / played.decisions * 1e6,
        "p50_ms": taken[len(taken) // 2] * 1e3,
        "p99_ms": taken[len(taken) * 99 // 100] * 1e3,
    }


def _disk(plan: Plan, data: Path) -> Figures:
    """The store alone beside the disk alone, in turns."""
    before = sync_rate(data, plan.seconds / 4)
    stored = asyncio.run(durable_rate(data, plan.tables, plan.seconds / 2))
    confirmed = (before + sync_rate(data, plan.seconds / 4)) / 2
    return {
        "sync_per_second": confirmed,
        "durable_per_second": stored,
        "durable_of_sync": stored / confirmed,
    }


# --- many tables ----------------------------------------------------------------------------------------------------


def _tables(plan: Plan, data: Path) -> Figures:
    """Memory of tables in the middle of a game, then kill -9, and all of them again."""
    with PlayerProcess() as players:
        with GameServer(data) as server:
            players.orders(Sit(server.port, plan.warm, True), Go(decisions=SHORT), Leave())
            empty = server.memory()
            seated = players.order(Sit(server.port, plan.games, True, list(names())))
            players.order(Go(decisions=plan.length))
            memory = (server.memory() - empty) / plan.games
            server.kill()
        decisions, replaying = replay_all(data)
        share = plan.games / (plan.games + plan.warm)
        found = _again(data, players, seated.codes)
        forget_checkpoints(data)
        alone = _again(data, players, seated.codes)
    return {
        "games": plan.games,
        "decisions": decisions / (plan.games + plan.warm),
        "table_kb": memory / 1024,
        "sockets_kb": _sockets(plan) / 1024,
        "replay_cpu_seconds": replaying * share,
        **found,
        **{f"{key}_by_log": seconds for key, seconds in alone.items()},
    }


def _again(data: Path, players: PlayerProcess, codes: Sequence[str]) -> Figures:
    """The server is started again, takes up all tables, and everybody comes back; then it is killed."""
    with GameServer(data) as server:
        before = server.cpu()
        taken = take_up(server.port, codes)
        resumed = server.cpu() - before
        back = players.order(Back(server.port))
        welcomed = server.cpu() - before
        server.kill()
    return {
        "resume_seconds": taken,
        "resume_cpu_seconds": resumed,
        "back_seconds": taken + back.seconds,
        "back_cpu_seconds": welcomed,
    }


def _sockets(plan: Plan) -> float:
    """Bytes that two bare sockets take: the part of a table's memory that is not the table's."""
    with EchoServer() as echo, PlayerProcess() as players:
        players.orders(Echo(echo.port, plan.warm), Leave())
        empty = echo.memory()
        players.order(Echo(echo.port, plan.games * 2))
        return (echo.memory() - empty) / plan.games


# --- for people -----------------------------------------------------------------------------------------------------

PATH_ROWS = (
    ("decisions_per_second", "decisions/s", "{:,.0f}"),
    ("messages_per_second", "messages/s", "{:,.0f}"),
    ("p50_ms", "decision to the other screen, median (ms)", "{:.1f}"),
    ("p99_ms", "… 99 % (ms)", "{:.1f}"),
    ("bytes", "bytes sent for each decision", "{:,.0f}"),
    ("cpu_us", "server's processor time for each (µs)", "{:.1f}"),
    ("echo_cpu_us", "… for a bare echo (µs)", "{:.1f}"),
    ("of_echo", "… round trips per echo (goal 0.4)", "{:.2f}"),
    ("of_disk", "decisions per fdatasync (goal 0.8)", "{:.2f}"),
)
OTHER_ROWS = (
    ("disk", "sync_per_second", "the disk: fdatasync/s", "{:,.0f}"),
    ("disk", "durable_per_second", "the store alone: durable decisions/s", "{:,.0f}"),
    ("disk", "durable_of_sync", "… per fdatasync (goal 0.8)", "{:.2f}"),
    ("tables", "games", "tables in the middle of a game", "{:,.0f}"),
    ("tables", "decisions", "… decisions each", "{:,.0f}"),
    ("tables", "table_kb", "memory of a table with both its sockets (KB, goal 100)", "{:.1f}"),
    ("tables", "sockets_kb", "… of two bare sockets (KB)", "{:.1f}"),
    ("tables", "resume_seconds", "killed, and all taken up again (s)", "{:.2f}"),
    ("tables", "resume_cpu_seconds", "… processor time (s)", "{:.2f}"),
    ("tables", "back_seconds", "… and all players back, told everything (s)", "{:.2f}"),
    ("tables", "back_cpu_seconds", "… processor time (s, goal 3)", "{:.2f}"),
    ("tables", "resume_cpu_seconds_by_log", "without checkpoints: taken up, processor time (s)", "{:.2f}"),
    ("tables", "back_cpu_seconds_by_log", "… with all players back (s)", "{:.2f}"),
    ("tables", "replay_cpu_seconds", "only replaying their decisions, nobody told (s)", "{:.2f}"),
)


def grids(found: dict[str, Figures]) -> list[Grid]:
    """The figures as tables for the terminal."""
    paths = Grid(title="one server process, socket to socket; echo: bare, with as many sockets, in turns")
    paths.add_column("")
    names = [name for name in found if "echo_cpu_us" in found[name]]
    for name in names:
        paths.add_column(name, justify="right")
    for key, label, form in PATH_ROWS:
        paths.add_row(label, *(form.format(found[name][key]) for name in names))
    others = Grid(title="disk, memory, restart", show_header=False)
    others.add_column("")
    others.add_column("", justify="right")
    for name, key, label, form in OTHER_ROWS:
        others.add_row(label, form.format(found[name][key]))
    loads = {name: each for name, each in found.items() if "busy" in each}
    return [paths, others, *([loads_grid(loads)] if loads else [])]
