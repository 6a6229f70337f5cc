"""`kaimaku sim`: many games between bots."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kaimaku.cli.common import Fault, GameArgument, GameName, JsonOption, deck, faults, out, pairs, print_json

if TYPE_CHECKING:
    from kaimaku.sim import Rate, Report


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Example: kaimaku sim hocg --games 200 --seats greedy,random --swap --workers 2")(sim)


def sim(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 0,
    seats: Annotated[str, typer.Option(help="A bot for each seat, by comma.", metavar="A,B")] = "",
    decks: Annotated[str, typer.Option(help="A deck for each seat, by comma: names or files.", metavar="X,Y")] = "",
    swap: Annotated[bool, typer.Option("--swap", help="Exchange seats and decks from game to game.")] = False,
    workers: Annotated[int, typer.Option(help="Processes to play in.", min=1)] = 1,
    rulings: Annotated[
        list[str] | None, typer.Option("--rulings", help="A house ruling, name=value; may be repeated.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write the replay of every game here.", metavar="DIR")] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play and count who wins. The exit code is 1 if any game broke."""
    from kaimaku.sim import simulate
    from kaimaku.usual import usual_seats

    bots = [name.strip() for name in seats.split(",")] if seats else ["random"] * usual_seats(game)
    if decks and game is not GameName.hocg:
        raise Fault(f"--decks is for hocg: {game} has no decks to choose")
    chosen = [deck(name.strip()) for name in decks.split(",")] if decks else None
    screen = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        disable=not screen.is_terminal,
        transient=True,
    )
    with faults(LookupError, ValueError, OSError), bar:
        task = bar.add_task(game, total=games)
        report = simulate(
            game,
            games=games,
            seed=seed,
            bots=bots,
            decks=chosen,
            swap_decks=swap,
            swap_seats=swap,
            rulings=pairs(rulings or []),
            workers=workers,
            save=save,
            progress=lambda done, _: bar.update(task, completed=done),
        )
    if as_json:
        print_json(asdict(report))
    else:
        _print(report, save)
    if report.errors:
        raise typer.Exit(1)


def _print(report: Report, save: Path | None) -> None:
    console = out()
    console.print(
        f"{report.games} games of {report.game}, {report.decisions:,} decisions, "
        f"{report.decisions_per_second:,.0f} a second, {report.turns:.1f} turns a game, seed {report.seed}"
    )
    table = Table("", "wins", "share", "95 % interval")
    for n, (name, rate) in enumerate(zip(report.bots, report.by_entrant, strict=True), 1):
        table.add_row(f"{n}. {name}", *_cells(rate))
    table.add_row("whoever goes first", *_cells(report.first_player))
    console.print(table)
    ended = ", ".join(f"{rule} {n}" for rule, n in report.endings.items())
    console.print(f"draws {report.draws}, errors {report.errors}; ended by {ended or 'nothing'}")
    if save is not None:
        console.print(f"replays in {save}")
    for failure in report.failures:
        console.print(f"game {failure.game} broke: {failure.error} (replay: {failure.replay})")


def _cells(rate: Rate) -> tuple[str, str, str]:
    return str(rate.wins), f"{rate.rate:.1%}", f"{rate.low:.1%} to {rate.high:.1%}"
