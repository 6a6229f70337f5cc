"""`kaimaku bench`: how fast the games run here, and a whole server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from kaimaku.cli.common import Fault, JsonOption, out, print_json
from kaimaku.cli.screen import Screen

T = TypeVar("T")


def add_to(app: typer.Typer) -> None:
    group = typer.Typer(invoke_without_command=True, epilog="Example: kaimaku bench --seconds 5 --json")
    group.callback()(bench)
    group.command(epilog="Example: kaimaku bench server --tables 32 --games 100")(server)
    app.add_typer(group, name="bench")


def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(help="About how long to measure.", min=0.5)] = 20.0,
    as_json: JsonOption = False,
) -> None:
    """Measure decisions per second, clones and set-up, with random legal chess as the yardstick."""
    if context.invoked_subcommand is not None:
        return
    from kaimaku.bench import grid, run_bench

    found = _measured(f"about {seconds:.0f} seconds", lambda: run_bench(seconds))
    if as_json:
        print_json(found)
    else:
        out().print(grid(found))


def server(
    tables: Annotated[int, typer.Option(help="Tables that are played at once.", min=1)] = 64,
    rounds: Annotated[int, typer.Option(help="Rounds of everything; figures are medians.", min=1)] = 5,
    games: Annotated[int, typer.Option(help="Games in memory, and taken up after a restart.", min=1)] = 1000,
    folder: Annotated[
        Path | None, typer.Option(help="Where to write meanwhile; name one on the disk you mean.", exists=True)
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure a server with players at real sockets, beside a bare echo, the disk itself and plain replaying."""
    try:
        from kaimaku.server_bench.measure import Plan, grids, run_server_bench
    except ModuleNotFoundError as error:
        raise Fault(f"a measuring tool is missing: install the package {error.name}", 1) from None
    plan = Plan(tables=tables, rounds=rounds, games=games)
    found = _measured("a few minutes", lambda: run_server_bench(plan, folder))
    if as_json:
        print_json(found)
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
        raise Fault(f"the yardstick is missing: install the package {error.name} (python-chess)", 1) from None
