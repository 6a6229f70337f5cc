"""`kaimaku puzzle`: solve one. `kaimaku puzzles`: find new ones, prove those there are."""

from __future__ import annotations

import secrets
from itertools import count, islice
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from kaimaku.cli.common import Fault, GameArgument, LangOption, Language, faults, out
from kaimaku.cli.places import OnOption, WorkersOption, place
from kaimaku.cli.screen import Screen
from kaimaku.games import find as find_game
from kaimaku.jobs.place import LOCAL

puzzles_app = typer.Typer(name="puzzles", help="Find puzzles in bot games and prove them.", no_args_is_help=True)


@puzzles_app.command(epilog="Example: kaimaku puzzles find GAME --seed 7 --want 3 --to my-puzzles")
def find(
    game: GameArgument,
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.", min=0)] = 0,
    want: Annotated[int, typer.Option(help="Number of puzzles to find.", min=1)] = 1,
    first: Annotated[int, typer.Option(help="The number of the first game to look at.", min=0)] = 0,
    goal: Annotated[str, typer.Option(help="win, survive, or both comma-separated.")] = "win,survive",
    tables: Annotated[int, typer.Option(help="Most positions one proof may search.", min=1)] = 20_000,
    least: Annotated[int, typer.Option(help="Fewest acts a solution may take.", min=1)] = 1,
    to: Annotated[Path, typer.Option(help="Folder for the files.", metavar="DIR")] = Path("puzzles"),
    workers: WorkersOption = 1,
    on: OnOption = LOCAL,
    quiet: Annotated[bool, typer.Option("--quiet", help="Don't list positions that make no puzzle.")] = False,
) -> None:
    """Let bots play and look for positions that are proved to have a solution."""
    from kaimaku.puzzles import finding
    from kaimaku.puzzles.goal import GOALS

    if find_game(game).puzzles is None:
        raise Fault(f"{game} has no puzzles")
    kinds = tuple(kind for kind in GOALS if kind in [word.strip() for word in goal.split(",")])
    if not kinds:
        raise Fault(f"a goal is one of {', '.join(GOALS)}, not {goal!r}")
    tell = (lambda _: None) if quiet else typer.echo
    with faults(OSError):
        to.mkdir(parents=True, exist_ok=True)
        all_found = finding.find(game, seed, count(first), kinds, tables, least, tell, place(on, workers))
        for found in islice(all_found, want):
            path = to / f"{found.kind}-{found.seed}-{found.game}-{found.turn}.yaml"
            path.write_text(finding.written(found), encoding="utf-8")
            typer.echo(f"{path}: {found.kind} in {found.acts} acts")


@puzzles_app.command(epilog="Example: kaimaku puzzles check my-puzzles/win-7-1-15.yaml")
def check(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="Puzzle files (default: those that come with Kaimaku).", metavar="PATH"),
    ] = None,
) -> None:
    """Prove puzzles again: solvable in their number of acts, and in no fewer."""
    from kaimaku import games
    from kaimaku.judge.scenario import ScenarioError
    from kaimaku.puzzles.checking import wrong
    from kaimaku.puzzles.puzzle import load, puzzle_files

    bad = 0
    for path in paths or [path for name in games.names() for path in puzzle_files(name).values()]:
        if not path.is_file():
            raise Fault(f"no such file: {path}")
        with faults(ScenarioError):
            found = load(path)
            problem = wrong(found)
        bad += bool(problem)
        said = (
            f"FAIL  {path}: {problem}" if problem else f"ok    {path} ({found.game}, {found.kind}, {found.acts} acts)"
        )
        out().print(Text(said), soft_wrap=True)
    if bad:
        raise typer.Exit(1)


def puzzle(
    game: Annotated[
        str | None, typer.Argument(help="The game (default: the first that has puzzles).", metavar="[GAME]")
    ] = None,
    name: Annotated[str | None, typer.Argument(help="Its name (default: today's).", metavar="[NAME]")] = None,
    lang: LangOption = Language.en,
    all_of_them: Annotated[bool, typer.Option("--list", help="List the puzzles instead.")] = False,
    save: Annotated[Path | None, typer.Option(help="Folder for replays.", metavar="DIR")] = None,
) -> None:
    """Solve a puzzle in the terminal: today's, or one by its name."""
    from datetime import date

    from kaimaku import games
    from kaimaku.cli.play import folder
    from kaimaku.puzzles import puzzle as shipped
    from kaimaku.terminal.play import Left
    from kaimaku.terminal.puzzle import PuzzleSession

    known = [manifest.name for manifest in games.all() if shipped.puzzle_files(manifest.name)]
    if game is not None and game not in known:
        raise Fault(f"no puzzles for {game!r}; choose from {', '.join(known)}")
    chosen = game or known[0]
    if all_of_them:
        for one in shipped.puzzles(chosen):
            typer.echo(f"{one.name}  {one.goal.words.ja if lang.lang == 'ja' else one.goal.words.en} ({one.acts})")
        return
    found = shipped.of_the_day(chosen, date.today()) if name is None else shipped.puzzle(chosen, shipped.PREFIX + name)
    if found is None:
        raise Fault(f"{chosen} has no puzzle called {name!r}; kaimaku puzzle {chosen} --list shows all")
    session = PuzzleSession(Screen(), found, secrets.randbits(48), lang.lang, save or folder())
    try:
        session.run()
    except Left:
        session.save()
