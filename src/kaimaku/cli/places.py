"""Where a command's games are played: in processes of this machine, or on a cluster."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from kaimaku.cli.common import faults
from kaimaku.jobs import Place
from kaimaku.jobs.place import LOCAL, WHERE

CORES = os.cpu_count() or 1

WorkersOption = Annotated[int, typer.Option(help="Number of processes on this machine.", min=1)]
OnOption = Annotated[
    str, typer.Option("--on", help=f"Where the games are played: {WHERE} (a cluster).", metavar="PLACE")
]


def place(on: str = LOCAL, workers: int = 1) -> Place:
    """What happens to it is told as it happens; Fault if there is no such place."""
    with faults(ValueError):
        return Place(workers, on, told=lambda sentence: typer.echo(f"kaimaku: {sentence}", err=True))
