"""`kaimaku league`: bots and programs play rounds on equal luck, and are rated."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from kaimaku.cli.common import Fault, GameArgument, JsonOption, faults, out, print_json, progress_bar
from kaimaku.cli.places import OnOption, WorkersOption, place
from kaimaku.jobs.place import LOCAL

if TYPE_CHECKING:
    from kaimaku.league.ratings import Standing
    from kaimaku.league.schedule import Entrant

PAGE = "index.html"
EVERY_DECK = "all"

leagues = typer.Typer(
    no_args_is_help=True,
    help="Let bots and programs play each other, and rate them.",
    epilog="Example: kaimaku league run GAME --bots random,greedy --rounds 10",
)


@leagues.command("run", epilog="Example: kaimaku league run GAME --bots random --program 'mine=python3 my_bot.py'")
def run_command(
    game: GameArgument,
    bots: Annotated[
        str, typer.Option(help="Built-in bots, comma-separated; NAME=BOT gives one a name.", metavar="BOT,BOT")
    ] = "",
    program: Annotated[
        list[str] | None, typer.Option(help="A program to enter; repeat for more.", metavar="NAME=COMMAND")
    ] = None,
    rounds: Annotated[
        int, typer.Option(help="Rounds; in each, everybody plays everybody from every seat.", min=1)
    ] = 10,
    seats: Annotated[int | None, typer.Option(help="Players per game.", min=2)] = None,
    decks: Annotated[
        str, typer.Option(help="Built-in decks to draw from, comma-separated; all: any of them.", metavar="ID,ID")
    ] = "",
    seconds: Annotated[float, typer.Option(help="Time a program has to answer.", min=0.1)] = 10.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 0,
    workers: WorkersOption = 1,
    on: OnOption = LOCAL,
    folder: Annotated[Path, typer.Option("--out", help="Folder for the league.", metavar="FOLDER")] = Path("league"),
    as_json: JsonOption = False,
) -> None:
    """Play a league, or continue one: with the same settings and folder, only the missing games are played."""
    from kaimaku.league.page import page
    from kaimaku.league.ratings import standings
    from kaimaku.league.running import league_of, run

    bar = progress_bar()
    try:
        with faults(LookupError, ValueError), bar:
            entrants = _entrants(bots, program or [])
            chosen = tuple(_decks(decks, game))
            league = league_of(game, entrants, seats=seats, seed=seed, decks=chosen, seconds=seconds)
            task = bar.add_task(f"{game} league", total=None)
            played = run(
                league, rounds, folder, place(on, workers), lambda n, of: bar.update(task, completed=n, total=of)
            )
            (folder / PAGE).write_text(page(league, played), encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {error.filename or folder}: {error.strerror}") from None
    except KeyboardInterrupt:
        raise Fault(f"stopped; run the same command again to continue the league in {folder}", 130) from None
    found = standings(league, played)
    if as_json:
        print_json({"games": len(played), "standings": msgspec.to_builtins(found)})
        return
    _print(found)
    out().print(str(folder / PAGE), soft_wrap=True)


def _entrants(bots: str, programs: list[str]) -> list[Entrant]:
    from kaimaku.league.schedule import Entrant

    found = []
    for each in (name.strip() for name in bots.split(",") if name.strip()):
        name, equals, which = each.partition("=")
        found.append(Entrant(name, bot=which if equals else name))
    for each in programs:
        name, equals, command = each.partition("=")
        if not (name.strip() and equals and command.strip()):
            raise ValueError(f"--program takes NAME=COMMAND, not {each!r}")
        found.append(Entrant(name.strip(), command=command.strip()))
    return found


def _decks(names: str, game: str) -> Sequence[str]:
    from kaimaku.decks import list_builtin

    known = list_builtin(game)
    if names.strip() == EVERY_DECK:
        return known
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        if name not in known:
            raise ValueError(f"unknown {game} deck {name!r}; kaimaku deck list --game {game} shows all")
    return found


def _print(found: list[Standing]) -> None:
    table = Table("", "rating", "95 %", "games", "won", "crashes", "illegal", "timeouts")
    for s in found:
        won = f"{s.wins / s.games:.1%}" if s.games else ""
        failures = map(str, (s.crashes, s.illegal, s.timeouts))
        table.add_row(s.name, f"{s.rating:.1f}", f"{s.low:.1f} to {s.high:.1f}", str(s.games), won, *failures)
    out().print(table)
