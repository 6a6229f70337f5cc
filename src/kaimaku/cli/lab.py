"""`kaimaku lab`: decks against each other, and what a card is worth in a deck."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from kaimaku.cli.common import Fault, GameName, JsonOption, deck, faults, out, print_json, progress_bar

if TYPE_CHECKING:
    from kaimaku.lab import Entrant, Matrix, Run, Worth
    from kaimaku.lab.duel import Duel, Record
    from kaimaku.lab.worth import Against

PAIRS_SHOWN = 30
CORES = os.cpu_count() or 1

GameOption = Annotated[GameName, typer.Option("--game", help="Which game: hocg or vcard.", metavar="GAME")]
BotOption = Annotated[str, typer.Option(help="The bot that plays both sides.")]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)]
WorkersOption = Annotated[int, typer.Option(help="Processes to play in.", min=1)]
MinutesOption = Annotated[
    float | None, typer.Option(help="Begin no game after so long, and tell what is known by then.", min=0)
]
OutOption = Annotated[
    Path | None, typer.Option("--out", help="Folder for the result; default: one of its own.", metavar="FOLDER")
]
FreshOption = Annotated[
    bool, typer.Option("--fresh/--resume", help="Begin anew, or go on where the same run was stopped.")
]

labs = typer.Typer(no_args_is_help=True, help="Measure decks and cards by many games between bots.")


def add_to(app: typer.Typer) -> None:
    app.add_typer(labs, name="lab", epilog="Example: kaimaku lab matrix --decks sora,azki --games 40")


@labs.command("matrix", epilog="Example: kaimaku lab matrix --game vcard --decks tidal,meadow,choir --games 40")
def matrix_command(
    decks: Annotated[
        str, typer.Option(help="Decks by comma: names or files; default: all built-in ones.", metavar="ID,ID")
    ] = "",
    games: Annotated[int, typer.Option(help="Games of each pair, an even number.", min=1)] = 40,
    game: GameOption = GameName.hocg,
    bot: BotOption = "greedy",
    seed: SeedOption = 0,
    workers: WorkersOption = CORES,
    minutes: MinutesOption = None,
    folder: OutOption = None,
    fresh: FreshOption = False,
    publish: Annotated[Path | None, typer.Option(help="A file to write the result to as well.", metavar="FILE")] = None,
    as_json: JsonOption = False,
) -> None:
    """Every deck against every other on the same luck. The exit code is 1 if any game broke."""
    from kaimaku.lab import builtin_entrants, matrix, matrix_duels, matrix_run, put, run_folder, write_matrix
    from kaimaku.lab.matrix import to_json

    with _told():
        entrants = _entrants(decks, game) if decks else builtin_entrants(game)
        run = matrix_run(game, entrants, bot, seed)
        folder = folder or run_folder(run)
        duels = matrix_duels(run, games, folder)
        found = matrix(run, _play(run, duels, folder, workers, minutes, fresh), games, _now())
        files = write_matrix(found, folder)
        if publish is not None:
            files.append(put(publish, to_json(found)))
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print_matrix(found)
        out().print("\n".join(map(str, files)), soft_wrap=True)
    if found.errors:
        raise Fault(_broken(found.errors, folder), 1)


@labs.command("card", epilog="Example: kaimaku lab card sora hSD01-013 --against azki --games 40")
def card_command(
    deck_id: Annotated[str, typer.Argument(help="The deck: a name or a file.", metavar="DECK")],
    card: Annotated[str, typer.Argument(help="The number of a card in it.", metavar="CARD")],
    games: Annotated[int, typer.Option(help="Games against each opponent, an even number.", min=1)] = 40,
    against: Annotated[
        str, typer.Option(help="Opponents by comma: names or files; default: all other built-in ones.", metavar="ID,ID")
    ] = "",
    copies: Annotated[int | None, typer.Option(help="Replace so many copies; default: all.", min=1)] = None,
    game: GameOption = GameName.hocg,
    bot: BotOption = "greedy",
    seed: SeedOption = 0,
    workers: WorkersOption = CORES,
    minutes: MinutesOption = None,
    folder: OutOption = None,
    fresh: FreshOption = False,
    as_json: JsonOption = False,
) -> None:
    """What a card is worth in a deck: the same games with a card without text in its place."""
    from kaimaku.lab import builtin_entrants, run_folder, worth, worth_duels, worth_run, write_worth

    with _told():
        mine = _entrant(deck_id, game)
        others = _entrants(against, game) if against else builtin_entrants(game)
        run = worth_run(game, mine, card, others, copies=copies, bot=bot, seed=seed)
        folder = folder or run_folder(run)
        duels = worth_duels(run, games, folder)
        found = worth(run, _play(run, duels, folder, workers, minutes, fresh), games, _now())
        file = write_worth(found, folder)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print_worth(found)
        out().print(str(file), soft_wrap=True)
    if found.errors:
        raise Fault(_broken(found.errors, folder), 1)


@contextmanager
def _told() -> Iterator[None]:
    """What the caller can put right, in one line."""
    try:
        with faults(LookupError, ValueError):
            yield
    except OSError as error:
        raise Fault(f"cannot write {error.filename or 'the result'}: {error.strerror}") from None
    except BrokenProcessPool:
        raise Fault("a worker process was ended from outside; the same command goes on from here", 1) from None


def _entrants(names: str, game: str) -> list[Entrant]:
    return [_entrant(name.strip(), game) for name in names.split(",") if name.strip()]


def _entrant(name: str, game: str) -> Entrant:
    """A built-in deck by its id, or a file, which goes by its name."""
    from kaimaku.decks import list_builtin
    from kaimaku.lab import entrant
    from kaimaku.lab.entrant import must_have_decks

    must_have_decks(game)
    found = deck(name, game)
    return entrant(name if name in list_builtin(game) else Path(name).stem, found)


def _play(
    run: Run, duels: Sequence[Duel], folder: Path, workers: int, minutes: float | None, fresh: bool
) -> Sequence[Record]:
    """With a bar on a terminal. Stopped by hand, it says how to go on."""
    from kaimaku.lab import Ledger, play_all

    bar = progress_bar()
    with Ledger(folder, run, fresh) as ledger, bar:
        task = bar.add_task(f"{run.game} {run.kind}", total=len(duels) * 2, completed=len(ledger.records) * 2)
        try:
            return play_all(duels, ledger, workers, minutes, lambda done: bar.update(task, completed=done * 2))
        except KeyboardInterrupt:
            bar.stop()
            kept = f"{len(ledger.records) * 2} of {len(duels) * 2} games are kept in {folder}"
            raise Fault(f"stopped; {kept}, and the same command goes on from here", 130) from None


def _broken(errors: int, folder: Path) -> str:
    from kaimaku.lab.matrix import FAILURES

    what = "1 game broke; its replay is" if errors == 1 else f"{errors} games broke; their replays are"
    return f"{what} in {folder / FAILURES}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


# --- telling --------------------------------------------------------------------------------------------------------


def _print_matrix(found: Matrix) -> None:
    from kaimaku.lab.picture import told

    console = out()
    run = found.run
    played = sum(cell.games for cell in found.cells)
    console.print(f"{len(run.decks)} decks of {run.game}, {played} games, {run.bot} on both sides, seed {run.seed}")
    table = Table("deck", "", "games", "against the field, 95 % interval")
    rows = {row.id: row for row in found.field}
    for each in found.by_strength():
        table.add_row(each.id, each.en, str(rows[each.id].games), told(rows[each.id].rate))
    console.print(table)
    if len(found.cells) <= PAIRS_SHOWN:
        table = Table("pair", "wins", "losses", "draws", "broke", "share of the first, 95 % interval")
        for cell in found.cells:
            counts = map(str, (cell.wins, cell.losses, cell.draws, cell.errors))
            table.add_row(f"{cell.a}, {cell.b}", *counts, told(cell.rate) if cell.games else "")
        console.print(table)


def _print_worth(found: Worth) -> None:
    console = out()
    run = found.run
    console.print(f"{run.copies} of {run.card} in {run.decks[0].id}, {run.bot} on both sides, seed {run.seed}")
    table = Table("against", "games", "went otherwise", "with it", "without", "worth, 95 % interval")
    for row in found.against:
        table.add_row(row.id, *_worth_cells(row))
    if len(found.against) > 1:
        table.add_section()
        table.add_row("all", *_worth_cells(found.total))
    console.print(table)


def _worth_cells(row: Against) -> tuple[str, ...]:
    worth = row.worth
    points = f"{worth.value * 100:+.1f} points ({worth.low * 100:+.1f} to {worth.high * 100:+.1f})"
    return str(row.games), str(row.changed), f"{row.kept.value:.1%}", f"{row.swapped.value:.1%}", points
