"""The command's entry point: its subcommands, and how errors are reported."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Annotated

import typer

from kaimaku import __version__, games
from kaimaku.cli import (
    backup,
    bench,
    cards,
    data,
    deck,
    lab,
    league,
    packs,
    play,
    puzzles,
    replay,
    review,
    rules,
    scenario,
    serve,
    sim,
    train,
    workshop,
)
from kaimaku.cli.common import Fault
from kaimaku.cli.screen import printable
from kaimaku.engine import engine_kind
from kaimaku.jobs import PlaceError

STOPPED, BROKEN_PIPE, UNEXPECTED = 130, 141, 70

app = typer.Typer(
    name="kaimaku",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help=f"Card games by their exact rules: {', '.join(f'{m.title[0]} ({m.name})' for m in games.all())}.",
    epilog=f"Start with: kaimaku play {games.names()[0]}",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"kaimaku {__version__}, engine: {engine_kind()}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


# Every option of the server can be set by an environment variable: --bot-pause, KAIMAKU_BOT_PAUSE.
VARIABLES = {"auto_envvar_prefix": "KAIMAKU"}
app.command(
    epilog="Examples: kaimaku play GAME --lang ja; kaimaku play GAME --deck DECK --bot greedy; "
    "kaimaku play GAME --players 6"
)(play.play)
app.command(epilog="Example: kaimaku serve --open", context_settings=VARIABLES)(serve.serve)
app.command(
    epilog="Examples: kaimaku sim GAME --games 200 --seats greedy,random --swap --workers 2; "
    "kaimaku sim GAME --games 400 --seats greedy,random*4 --swap --compare"
)(sim.sim)
app.command(epilog="Examples: kaimaku rules GAME 8.3.1 --lang ja; kaimaku rules GAME --coverage")(rules.rules)
app.command(epilog="Examples: kaimaku workshop card.yaml; kaimaku workshop card.yaml --play")(workshop.workshop)
app.command(epilog="Example: kaimaku packs my-packs")(packs.packs)
app.command(epilog="Examples: kaimaku puzzle; kaimaku puzzle GAME --list; kaimaku puzzle GAME NAME --lang ja")(
    puzzles.puzzle
)
app.command(epilog="Examples: kaimaku review game.kaimaku; kaimaku review game.kaimaku --lang ja")(review.review)
app.command(epilog="Example: kaimaku train GAME --games 400 --seed 1 --out weights.json")(train.train)
app.command(epilog="Example: kaimaku data replays/ --out games.jsonl")(data.data)
app.command(epilog="Example: kaimaku backup /mnt/backups")(backup.backup)
app.add_typer(lab.labs, name="lab")
app.add_typer(league.leagues, name="league")
app.add_typer(cards.group(), name="cards")
app.add_typer(deck.decks, name="deck")
app.add_typer(scenario.scenarios, name="scenario")
app.add_typer(puzzles.puzzles_app, name="puzzles")
app.add_typer(replay.replays_app, name="replay")
app.add_typer(bench.benches, name="bench")


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    """Run the command; whatever happens ends in an exit code and at most one line about it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without Japanese shows ? instead of failing
    try:
        code = app(_with_last(args), prog_name="kaimaku", standalone_mode=False)
        sys.stdout.flush()
    except Fault as fault:
        return _tell(str(fault), fault.code)
    except PlaceError as error:
        return _tell(str(error), 1)
    except (KeyboardInterrupt, typer.Abort):
        return _tell("stopped", STOPPED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        return _unexpected(error)
    return code if isinstance(code, int) else 0


def _with_last(args: list[str]) -> list[str]:
    """`--resume` may stand alone: it means the last game."""
    found: list[str] = []
    for arg, behind in zip(args, [*args, "--"][1:], strict=True):
        found += [arg, str(play.LAST)] if arg == "--resume" and behind.startswith("-") else [arg]
    return found


def _tell(message: str, code: int) -> int:
    print(printable("kaimaku: " + " ".join(message.split())), file=sys.stderr)
    return code


# What a value is checked by speaks to programmers.
PLAINLY = {
    "Value error, ": "",
    "Input should be a valid integer, unable to parse string as an integer": "this must be a whole number",
    "Input should be a valid number, unable to parse string as a number": "this must be a number",
    "Input should be": "this must be",
}


def _usage(error: Exception, words: str) -> str:
    """What was typed wrongly, as one says it to a player."""
    if getattr(getattr(error, "param", None), "name", "") == "game" and words.startswith("Missing"):
        return f"say which game: {', '.join(games.names())}"
    for checked, plain in PLAINLY.items():
        words = words.replace(checked, plain)
    return words.rstrip(".")


def _unexpected(error: Exception) -> int:
    """Wrong usage is one line; anything else is our fault, and says what to report."""
    words = getattr(error, "format_message", None)
    if words is not None:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(words(), file=sys.stderr)
            return 2
        command = getattr(getattr(error, "ctx", None), "command_path", "kaimaku")
        return _tell(f"{_usage(error, words())}. Try {command} --help", 2)
    if os.environ.get("KAIMAKU_DEBUG"):
        raise error
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{os.path.basename(last.filename)}:{last.lineno}"
    return _tell(
        f"internal error: {type(error).__name__} at {place}: {error}. Please report this line with your "
        f"command and version {__version__} (KAIMAKU_DEBUG=1 shows the traceback)",
        UNEXPECTED,
    )
