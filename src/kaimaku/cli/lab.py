"""`kaimaku lab`: matchups between decks, what a card is worth in a deck, and what would make a deck better."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from kaimaku.cli.common import FIRST_GAME, Fault, GameOption, JsonOption, deck, faults, out, print_json, progress_bar
from kaimaku.cli.places import CORES, OnOption, WorkersOption, place
from kaimaku.jobs.place import LOCAL

if TYPE_CHECKING:
    from kaimaku.decks import DeckKind
    from kaimaku.jobs import Place
    from kaimaku.lab.duel import Duel, Record
    from kaimaku.lab.entrant import Entrant
    from kaimaku.lab.improve import Improvement
    from kaimaku.lab.interval import Estimate
    from kaimaku.lab.ledger import Run
    from kaimaku.lab.matrix import Matrix
    from kaimaku.lab.worth import Against, Worth

PAIRS_SHOWN = 30

BotOption = Annotated[
    str, typer.Option(help="The bot or level that plays both sides; searcher:8 searches with 8 playouts a decision.")
]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)]
MinutesOption = Annotated[
    float | None, typer.Option(help="Start no new games after this time, and report the results so far.", min=0)
]
OutOption = Annotated[
    Path | None, typer.Option("--out", help="Folder for the results (default: a new one).", metavar="FOLDER")
]
FreshOption = Annotated[
    bool, typer.Option("--fresh/--resume", help="Start over, or resume the same run where it stopped.")
]

labs = typer.Typer(
    no_args_is_help=True,
    help="Measure decks and cards with many games between bots.",
    epilog="Example: kaimaku lab matrix --games 40",
)


@labs.command("matrix", epilog="Example: kaimaku lab matrix --game GAME --decks ID,ID,ID --games 40")
def matrix_command(
    decks: Annotated[
        str, typer.Option(help="Decks, comma-separated: names or files (default: all built-in).", metavar="ID,ID")
    ] = "",
    kinds: Annotated[
        str, typer.Option(help="Built-in decks of these kinds only, such as start,tournament.", metavar="KIND,KIND")
    ] = "",
    games: Annotated[int, typer.Option(help="Games per pair; must be even.", min=1)] = 40,
    game: GameOption = FIRST_GAME,
    bot: BotOption = "greedy",
    seed: SeedOption = 0,
    workers: WorkersOption = CORES,
    on: OnOption = LOCAL,
    minutes: MinutesOption = None,
    folder: OutOption = None,
    fresh: FreshOption = False,
    publish: Annotated[Path | None, typer.Option(help="Also write the result to this file.", metavar="FILE")] = None,
    as_json: JsonOption = False,
) -> None:
    """Play every deck against every other, with the same seeds. Exit code 1 if any game crashed."""
    from kaimaku.lab.entrant import builtin_entrants
    from kaimaku.lab.folders import run_folder
    from kaimaku.lab.matrix import matrix, matrix_duels, matrix_run, to_json
    from kaimaku.lab.results import put, write_matrix

    with _told():
        entrants = _entrants(decks, game) if decks else builtin_entrants(game, *_kinds(kinds))
        run = matrix_run(game, entrants, bot, seed)
        folder = folder or run_folder(run)
        duels = matrix_duels(run, games, folder)
        found = matrix(run, _play(run, duels, folder, place(on, workers), minutes, fresh), games, _now())
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
    card: Annotated[str, typer.Argument(help="The number of a card in that deck.", metavar="CARD")],
    games: Annotated[int, typer.Option(help="Games per opponent; must be even.", min=1)] = 40,
    against: Annotated[
        str, typer.Option(help="Opponents, comma-separated: names or files (default: all built-in).", metavar="ID,ID")
    ] = "",
    copies: Annotated[int | None, typer.Option(help="Copies to replace (default: all).", min=1)] = None,
    game: GameOption = FIRST_GAME,
    bot: BotOption = "greedy",
    seed: SeedOption = 0,
    workers: WorkersOption = CORES,
    on: OnOption = LOCAL,
    minutes: MinutesOption = None,
    folder: OutOption = None,
    fresh: FreshOption = False,
    as_json: JsonOption = False,
) -> None:
    """Measure what a card is worth in a deck: the same games with and without its text."""
    from kaimaku.lab.entrant import builtin_entrants
    from kaimaku.lab.folders import run_folder
    from kaimaku.lab.results import write_worth
    from kaimaku.lab.worth import worth, worth_duels, worth_run

    with _told():
        mine = _entrant(deck_id, game)
        others = _entrants(against, game) if against else builtin_entrants(game)
        run = worth_run(game, mine, card, others, copies=copies, bot=bot, seed=seed)
        folder = folder or run_folder(run)
        duels = worth_duels(run, games, folder)
        found = worth(run, _play(run, duels, folder, place(on, workers), minutes, fresh), games, _now())
        file = write_worth(found, folder)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print_worth(found)
        out().print(str(file), soft_wrap=True)
    if found.errors:
        raise Fault(_broken(found.errors, folder), 1)


@labs.command("deck", epilog="Example: kaimaku lab deck sora --improve --against azki --tries 8 --games 400")
def deck_command(
    deck_id: Annotated[str, typer.Argument(help="The deck: a name or a file.", metavar="DECK")],
    improve: Annotated[
        bool, typer.Option("--improve", help="Swap one card for another and play the same games.")
    ] = False,
    pool: Annotated[
        str,
        typer.Option(
            help="Cards to try, comma-separated (default: those of built-in decks of the same colors).",
            metavar="CARD,CARD",
        ),
    ] = "",
    leaving: Annotated[
        str,
        typer.Option("--out-cards", help="Cards that may be cut, comma-separated (default: any).", metavar="CARD,CARD"),
    ] = "",
    tries: Annotated[int, typer.Option(help="Swaps to try, drawn at random if more are legal.", min=1)] = 12,
    games: Annotated[int, typer.Option(help="Most games per swap and opponent; must be even.", min=1)] = 400,
    against: Annotated[
        str, typer.Option(help="Opponents, comma-separated: names or files (default: all built-in).", metavar="ID,ID")
    ] = "",
    game: GameOption = FIRST_GAME,
    bot: BotOption = "greedy",
    seed: SeedOption = 0,
    workers: WorkersOption = CORES,
    on: OnOption = LOCAL,
    minutes: MinutesOption = None,
    folder: OutOption = None,
    fresh: FreshOption = False,
    as_json: JsonOption = False,
) -> None:
    """Find the one-card swap that improves a deck most. Clear cases stop early."""
    from kaimaku.lab.entrant import builtin_entrants
    from kaimaku.lab.folders import run_folder
    from kaimaku.lab.improve import improve_run
    from kaimaku.lab.results import write_improvement

    if not improve:
        raise Fault("say what to do with the deck: --improve")
    with _told():
        mine = _entrant(deck_id, game)
        others = _entrants(against, game) if against else builtin_entrants(game)
        run = improve_run(game, mine, _names(pool), _names(leaving), others, tries=tries, bot=bot, seed=seed)
        folder = folder or run_folder(run)
        found = _raced(run, games, folder, place(on, workers), minutes, fresh)
        file = write_improvement(found, folder)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print_improvement(found)
        out().print(str(file), soft_wrap=True)
    if found.errors:
        raise Fault(_broken(found.errors, folder), 1)


def _raced(run: Run, games: int, folder: Path, where: Place, minutes: float | None, fresh: bool) -> Improvement:
    """All waves of the swaps, as many as they take."""
    from kaimaku.lab.improve import improve

    ends = None if minutes is None else time.monotonic() + minutes * 60
    started = False

    def play(duels: Sequence[Duel]) -> Sequence[Record]:
        nonlocal started
        again, started = fresh and not started, True
        left = None if ends is None else max(0.0, ends - time.monotonic()) / 60
        return _play(run, duels, folder, where, left, again)

    return improve(run, games, folder, play, _now())


@contextmanager
def _told() -> Iterator[None]:
    """Errors that the user can fix, in one line."""
    try:
        with faults(LookupError, ValueError):
            yield
    except OSError as error:
        raise Fault(f"cannot write {error.filename or 'the result'}: {error.strerror}") from None


def _kinds(names: str) -> list[DeckKind]:
    from kaimaku.decks import KINDS

    named = _names(names)
    for name in named:
        if name not in KINDS:
            raise ValueError(f"unknown kind of deck {name!r}; choose from {', '.join(KINDS)}")
    return [kind for kind in KINDS if kind in named]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _entrants(names: str, game: str) -> list[Entrant]:
    return [_entrant(name, game) for name in _names(names)]


def _entrant(name: str, game: str) -> Entrant:
    """A built-in deck by its id, or a file, which goes by its name."""
    from kaimaku.decks import list_builtin
    from kaimaku.lab.entrant import entrant, must_have_decks

    must_have_decks(game)
    found = deck(name, game)
    return entrant(name if name in list_builtin(game) else Path(name).stem, found)


def _play(
    run: Run, duels: Sequence[Duel], folder: Path, where: Place, minutes: float | None, fresh: bool
) -> Sequence[Record]:
    """With a bar on a terminal. Stopped by hand, it says how to go on."""
    from kaimaku.lab.ledger import Ledger
    from kaimaku.lab.playing import play_all

    bar = progress_bar()
    with Ledger(folder, run, fresh) as ledger, bar:
        task = bar.add_task(f"{run.game} {run.kind}", total=len(duels) * 2, completed=len(ledger.records) * 2)
        try:
            return play_all(duels, ledger, where, minutes, lambda done: bar.update(task, completed=done * 2))
        except KeyboardInterrupt:
            bar.stop()
            saved = f"{len(ledger.records) * 2} of {len(duels) * 2} games are saved in {folder}"
            raise Fault(f"stopped; {saved}. Run the same command again to continue", 130) from None


def _broken(errors: int, folder: Path) -> str:
    from kaimaku.lab.matrix import FAILURES

    what = "1 game crashed; its replay is" if errors == 1 else f"{errors} games crashed; their replays are"
    return f"{what} in {folder / FAILURES}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


# --- telling --------------------------------------------------------------------------------------------------------


def _print_matrix(found: Matrix) -> None:
    from kaimaku.lab.picture import told

    console = out()
    run = found.run
    played = sum(cell.games for cell in found.cells)
    console.print(f"{len(run.decks)} {run.game} decks, {played} games, {run.bot} bot on both sides, seed {run.seed}")
    table = Table("deck", "", "games", "win rate against the field (95 %)")
    rows = {row.id: row for row in found.field}
    for each in found.by_strength():
        table.add_row(each.id, each.en, str(rows[each.id].games), told(rows[each.id].rate))
    console.print(table)
    if len(found.cells) <= PAIRS_SHOWN:
        table = Table("pair", "wins", "losses", "draws", "crashed", "win rate of the first (95 %)")
        for cell in found.cells:
            counts = map(str, (cell.wins, cell.losses, cell.draws, cell.errors))
            table.add_row(f"{cell.a}, {cell.b}", *counts, told(cell.rate) if cell.games else "")
        console.print(table)


def _print_worth(found: Worth) -> None:
    console = out()
    run = found.run
    console.print(f"{run.copies} × {run.card} in {run.decks[0].id}, {run.bot} bot on both sides, seed {run.seed}")
    table = Table("opponent", "games", "changed", "with it", "without it", "worth (95 %)")
    for row in found.against:
        table.add_row(row.id, *_worth_cells(row))
    if len(found.against) > 1:
        table.add_section()
        table.add_row("all", *_worth_cells(found.total))
    console.print(table)


def _print_improvement(found: Improvement) -> None:
    from kaimaku.decks import book

    console = out()
    run = found.run
    console.print(f"{run.decks[0].id}: {len(run.swaps)} swaps, {run.bot} bot on both sides, seed {run.seed}")
    table = Table("out", "in", "games", "changed", "gain (95 % for all together)", "")
    for row in found.tried:
        names = []
        for number in (row.swap.out, row.swap.into):
            card = book(run.game).find(number)
            names.append(f"{number} {card.name.en}" if card is not None else number)
        table.add_row(*names, str(row.games), str(row.changed), _points(row.gain), row.verdict)
    console.print(table)


def _points(gain: Estimate) -> str:
    return f"{gain.value * 100:+.1f} points ({gain.low * 100:+.1f} to {gain.high * 100:+.1f})"


def _worth_cells(row: Against) -> tuple[str, ...]:
    return str(row.games), str(row.changed), f"{row.kept.value:.1%}", f"{row.swapped.value:.1%}", _points(row.worth)
