"""`kaimaku bench`: how fast the games run here, and a whole server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Annotated, TypeVar

import typer
from msgspec import to_builtins

from kaimaku.cli.common import Fault, JsonOption, out, print_json
from kaimaku.cli.places import CORES, OnOption, WorkersOption, place
from kaimaku.cli.screen import Screen
from kaimaku.games import names
from kaimaku.jobs.place import LOCAL

T = TypeVar("T")

benches = typer.Typer(invoke_without_command=True, epilog="Example: kaimaku bench --seconds 5 --json")


@benches.callback()
def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(help="Roughly how long to measure.", min=0.5)] = 20.0,
    against: Annotated[
        Path | None,
        typer.Option(help="Virtual environment with another build to compare with, in turns.", metavar="OTHER-VENV"),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure decisions per second, cloning and setup, compared with random legal chess."""
    if context.invoked_subcommand is not None:
        return
    if against is not None:
        _compare(against, seconds, as_json)
        return
    from kaimaku.bench import grid, run_bench
    from kaimaku.engine import engine_kind

    found = _measured(f"about {seconds:.0f} seconds", lambda: run_bench(seconds))
    if as_json:
        print_json({"engine": engine_kind(), **found})
    else:
        out().print(grid(found))


def _compare(other: Path, seconds: float, as_json: bool) -> None:
    from kaimaku.bench_against import Unusable, compare, compared_grid

    try:
        compared = _measured(f"about {seconds:.0f} seconds", lambda: compare(other, seconds))
    except Unusable as no:
        raise Fault(str(no), 1) from None
    if as_json:
        print_json(compared._asdict())
    else:
        out().print(compared_grid(compared))


@benches.command(epilog="Example: kaimaku bench server --tables 32 --games 100")
def server(
    tables: Annotated[int, typer.Option(help="Tables played at the same time.", min=1)] = 64,
    rounds: Annotated[int, typer.Option(help="Rounds to measure; results are medians.", min=1)] = 5,
    games: Annotated[int, typer.Option(help="Games kept in memory and restored after a restart.", min=1)] = 600,
    loads: Annotated[
        str, typer.Option(help="Numbers of tables to measure at one decision a second, comma-separated.")
    ] = "50,200,800,1500",
    folder: Annotated[
        Path | None, typer.Option(help="Folder for temporary data, on the disk to measure.", exists=True)
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Also measure this many processes against one (needs both URLs).", min=1)
    ] = 1,
    database_url: Annotated[str, typer.Option(help="An empty PostgreSQL database for --workers.")] = "",
    valkey_url: Annotated[str, typer.Option(help="Valkey or Redis for --workers.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Measure a server with players on real sockets, compared with an echo server, the disk and plain replaying."""
    if workers > 1:
        _several(workers, database_url, valkey_url, tables, rounds, folder, as_json)
        return
    try:
        from kaimaku.server_bench.measure import Plan, grids, run_server_bench
    except ModuleNotFoundError as error:
        raise Fault(f"missing package: install {error.name}", 1) from None
    try:
        counts = tuple(int(count) for count in loads.split(",") if count.strip())
    except ValueError:
        raise Fault(f"--loads takes whole numbers such as 50,200, not {loads}") from None
    if any(count < 1 for count in counts):
        raise Fault("--loads takes numbers above 0")
    plan = Plan(tables=tables, rounds=rounds, games=games, loads=counts)
    found = _measured("a few minutes", lambda: run_server_bench(plan, folder))
    if as_json:
        print_json(found)
        return
    for each in grids(found):
        out().print(each)


def _several(
    workers: int, database_url: str, valkey_url: str, tables: int, rounds: int, folder: Path | None, as_json: bool
) -> None:
    if not (database_url and valkey_url):
        raise Fault("--workers needs --database-url (an empty PostgreSQL database) and --valkey-url (Valkey or Redis)")
    try:
        from kaimaku.server_bench.several import Several, grid, run_several
    except ModuleNotFoundError as error:
        raise Fault(f"missing package: install {error.name}", 1) from None
    plan = Several(workers, database_url, valkey_url, tables, rounds)
    found = _measured("a few minutes", lambda: run_several(plan, folder))
    if as_json:
        print_json(found)
    else:
        out().print(grid(found))


@benches.command(epilog="Example: kaimaku bench envs --seconds 20")
def envs(
    seconds: Annotated[float, typer.Option(help="Roughly how long to measure.", min=0.5)] = 20.0,
    workers: Annotated[int, typer.Option(help="Processes for the vectorized tables.", min=0)] = 2,
    as_json: JsonOption = False,
) -> None:
    """Measure the environments: steps per second with observations, compared with PettingZoo's chess (needs pygame)."""
    try:
        from kaimaku.envs.bench import grid, run_bench
    except ModuleNotFoundError as error:
        raise Fault(f"missing package: install {error.name} (pip install kaimaku[rl])", 1) from None
    found = _measured(f"about {seconds:.0f} seconds", lambda: run_bench(seconds, workers))
    if as_json:
        print_json(found)
    else:
        out().print(grid(found))


@benches.command(epilog="Example: kaimaku bench client --decisions 20 --games 10")
def client(
    decisions: Annotated[int, typer.Option(help="Decisions to measure, and of each game in a tab.", min=1)] = 20,
    games: Annotated[int, typer.Option(help="Games one after the other in one tab.", min=5)] = 10,
    chromium: Annotated[
        Path | None, typer.Option(help="The browser; otherwise the system's.", exists=True, dir_okay=False)
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure what tables cost a browser: first question, updates, a whole game and memory (needs Chromium)."""
    try:
        from kaimaku.client_bench.measure import grid, run_client_bench
    except ModuleNotFoundError as error:
        raise Fault(f"missing package: install {error.name}", 1) from None
    usual = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    browser = chromium or next((Path(found) for found in map(which, usual) if found), None)
    if browser is None:
        raise Fault("no Chromium here: install it, or name one with --chromium", 1)
    found = _measured("several minutes", lambda: run_client_bench(str(browser), decisions, games))
    if as_json:
        print_json(found)
    else:
        out().print(grid(found))


@benches.command(epilog="Example: kaimaku bench cluster --seconds 10 --on ray")
def cluster(
    seconds: Annotated[float, typer.Option(help="Processor time per bot and game.", min=0.1)] = 10.0,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; repeat for more.", metavar="GAME")] = None,
    workers: WorkersOption = CORES,
    on: OnOption = LOCAL,
    as_json: JsonOption = False,
) -> None:
    """Measure what many games cost: processor time and bytes per game and per job, here or --on ray."""
    from kaimaku.jobs.costs import grids, measure

    for name in game or []:
        if name not in names():
            raise Fault(f"unknown game {name!r}; choose from {', '.join(names())}")
    places = [place(LOCAL, max(2, workers)), *([place(on)] if on != LOCAL else [])]
    found = _measured(f"about {seconds:.0f} seconds a bot", lambda: measure(seconds, places, game or []))
    if as_json:
        print_json(to_builtins(found))
        return
    for each in grids(found):
        out().print(each)


def _measured(long: str, run: Callable[[], T]) -> T:
    screen = Screen(stderr=True)
    try:
        if screen.is_terminal:
            with screen.status(f"measuring for {long}"):
                return run()
        return run()
    except ModuleNotFoundError as error:
        raise Fault(f"missing package: install {error.name} (python-chess)", 1) from None
