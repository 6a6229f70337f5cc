"""`kaimaku sim`: many games between bots."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from kaimaku.bots.levels import LEVELS, MEASURE
from kaimaku.cli.common import (
    Fault,
    GameArgument,
    JsonOption,
    deck,
    faults,
    out,
    pairs,
    print_json,
    progress_bar,
)
from kaimaku.cli.packs import PacksOption, open_packs
from kaimaku.cli.places import OnOption, WorkersOption, place
from kaimaku.games import find
from kaimaku.jobs.place import LOCAL

if TYPE_CHECKING:
    from kaimaku.sim import Rate, Report


def sim(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 0,
    seats: Annotated[
        str,
        typer.Option(help="A bot for each seat, comma-separated; random*4 (or 4) is four random bots.", metavar="A,B"),
    ] = "",
    decks: Annotated[
        str, typer.Option(help="A deck for each seat, comma-separated: names or files.", metavar="X,Y")
    ] = "",
    level: Annotated[
        str,
        typer.Option(
            help="Measure a level (beginner, casual, strong, master) against a player who takes the usual bot's move "
            "in 60 % of decisions; in a game of many, in one seat among the best bots.",
            metavar="LEVEL",
        ),
    ] = "",
    swap: Annotated[bool, typer.Option("--swap", "--rotate", help="Swap seats and decks from game to game.")] = False,
    compare: Annotated[
        bool, typer.Option("--compare", help="Also play the same games with a random bot in the first seat.")
    ] = False,
    workers: WorkersOption = 1,
    on: OnOption = LOCAL,
    rulings: Annotated[
        list[str] | None, typer.Option("--rulings", help="A house ruling, name=value; repeat for more.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Folder for the replay of every game.", metavar="DIR")] = None,
    packs: PacksOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play and count the wins. Exit code 1 if any game crashed."""
    from kaimaku.sim import simulate
    from kaimaku.usual import usual_seats

    bots = seated(seats) if seats else ["random"] * usual_seats(game)
    other = "random"
    if level:
        if seats:
            raise Fault("choose either --level or --seats")
        bots, other, swap = measured(game, level), MEASURE, True
        compare = compare or len(bots) > 2
    if decks and find(game).decks is None:
        raise Fault(f"{game} has no decks; leave out --decks")
    packed = open_packs(packs)
    chosen = [deck(name.strip(), game, packed) for name in decks.split(",")] if decks else None
    where = place(on, workers)
    bar = progress_bar()

    def run(names: list[str], keep: Path | None) -> Report:
        task = bar.add_task(game, total=games)
        return simulate(
            game,
            games=games,
            seed=seed,
            bots=names,
            decks=chosen,
            swap_decks=swap,
            swap_seats=swap,
            rulings=pairs(rulings or []),
            place=where,
            save=keep,
            progress=lambda done, _: bar.update(task, completed=done),
        )

    with faults(LookupError, ValueError, OSError), bar:
        report = run(bots, save)
        usual = run([other, *bots[1:]], None) if compare else None
    if as_json:
        print_json(asdict(report) | ({} if usual is None else {"compared": asdict(usual)}))
    else:
        _print(report, save, [name.strip() for name in decks.split(",")] if decks else [])
        if usual is not None:
            _print_compared(report, usual, other)
    if report.errors or (usual is not None and usual.errors):
        raise typer.Exit(1)


def seated(seats: str) -> list[str]:
    """The bots of a list: "seeker,random*4" are five. A number alone is so many random ones."""
    if seats.strip().isdecimal():
        seats = f"random*{seats.strip()}"
    bots: list[str] = []
    for part in seats.split(","):
        name, _, count = part.strip().partition("*")
        if count and not (count.isdecimal() and 0 < int(count) < 100):
            raise Fault(f"{part.strip()!r} isn't a bot with a number of seats, such as random*4")
        bots += [name.strip()] * int(count or 1)
    return bots


def _print(report: Report, save: Path | None, decks: list[str]) -> None:
    console = out()
    console.print(
        f"{report.games} games of {report.game}, {report.decisions:,} decisions "
        f"({report.decisions_per_second:,.0f} per second), {report.turns:.1f} turns per game, seed {report.seed}"
    )
    table = Table("", "wins", "win rate", "95 % interval")
    for n, (name, rate) in enumerate(zip(report.bots, report.by_entrant, strict=True), 1):
        table.add_row(f"{n}. {name}", *_cells(rate))
    for name, rate in zip(decks, report.by_deck, strict=False):
        table.add_row(f"with {name}", *_cells(rate))
    table.add_row("going first", *_cells(report.first_player))
    for name, roles in report.by_role.items():
        for role, rate in roles.items():
            table.add_row(f"{name} as {role}", *_cells(rate))
    console.print(table)
    ended = ", ".join(f"{rule} {n}" for rule, n in report.endings.items())
    console.print(f"draws {report.draws}, errors {report.errors}; ended by {ended or 'nothing'}")
    if save is not None:
        console.print(f"replays in {save}")
    for failure in report.failures:
        console.print(f"game {failure.game} crashed: {failure.error} (replay: {failure.replay})")


def measured(game: str, level: str) -> list[str]:
    """Whom a level plays against: of two, the measure; among many, the best bots of the game."""
    if level not in [known.name for known in LEVELS]:
        raise Fault(f"a level is one of {', '.join(known.name for known in LEVELS)}, not {level!r}")
    many = find(game).sizes[0] - 1
    return [level, MEASURE] if many == 1 else [level, *[find(game).bots[0]] * many]


def _print_compared(report: Report, usual: Report, other_name: str) -> None:
    """The first bot beside another one that had the same seats, roles and luck."""
    name, mine, other = report.bots[0], report.by_entrant[0], usual.by_entrant[0]
    table = Table("same seats and seeds", "wins", "win rate", "95 % interval")
    for label, rate in ((name, mine), (other_name, other)):
        table.add_row(label, *_cells(rate))
    for role in sorted(usual.by_place[0].keys() & report.by_place[0].keys()):
        table.add_row(f"{name} as {role}", *_cells(report.by_place[0][role]))
        table.add_row(f"{other_name} as {role}", *_cells(usual.by_place[0][role]))
    out().print(table)
    if other.wins:
        out().print(f"{name} wins {mine.rate / other.rate:.2f} times as often as {other_name}")


def _cells(rate: Rate) -> tuple[str, str, str]:
    return str(rate.wins), f"{rate.rate:.1%}", f"{rate.low:.1%} to {rate.high:.1%}"
