"""`kaimaku bench`: how fast the games run here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from kaimaku.cli.common import Fault, JsonOption, out, print_json


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Example: kaimaku bench --seconds 5 --json")(bench)


def bench(
    seconds: Annotated[float, typer.Option(help="About how long to measure.", min=0.5)] = 20.0,
    as_json: JsonOption = False,
) -> None:
    """Measure decisions per second, clones and set-up, with random legal chess as the yardstick."""
    from kaimaku.bench import grid, run_bench

    screen = Console(stderr=True)
    try:
        if screen.is_terminal:
            with screen.status(f"measuring for about {seconds:.0f} seconds"):
                found = run_bench(seconds)
        else:
            found = run_bench(seconds)
    except ModuleNotFoundError as error:
        raise Fault(f"the yardstick is missing: install the package {error.name} (python-chess)", 1) from None
    if as_json:
        print_json(found)
    else:
        out().print(grid(found))
