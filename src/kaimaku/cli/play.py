"""`kaimaku play`: a game at the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from kaimaku.cli.common import Fault, GameArgument, GameName, LangOption, Language, deck, faults, pairs, read_bytes

if TYPE_CHECKING:
    from kaimaku.kernel.replay import Replay


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Example: kaimaku play hocg --deck azki --bot greedy --lang ja")(play)


def play(
    game: GameArgument,
    deck_name: Annotated[str, typer.Option("--deck", help="Your deck: sora, azki or a file.", metavar="DECK")] = "sora",
    against: Annotated[str, typer.Option("--against", help="The bot's deck.", metavar="DECK")] = "azki",
    bot: Annotated[str, typer.Option(help="Who plays the other side: greedy or random.")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="Play the same shuffles and dice again.", min=0)] = None,
    lang: LangOption = Language.en,
    rulings: Annotated[
        list[str] | None, typer.Option("--rulings", help="A house ruling, name=value; may be repeated.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="Where replays are kept.", metavar="DIR")] = None,
) -> None:
    """Play at the terminal against a bot. Starts at once."""
    from kaimaku import bots
    from kaimaku.tools.play import InputEnded, Left, Session

    if game is not GameName.hocg:
        raise Fault(f"the terminal table plays hocg; kaimaku sim {game} lets bots play {game}")
    with faults(LookupError):
        player = bots.bot(bot)
    start = _resumed(resume) if resume else _fresh(deck_name, against, seed, pairs(rulings or []))
    if sys.stdin.isatty():
        import readline  # noqa: F401  (lines can be edited and recalled)
    console = Console(highlight=False)
    session = Session(console, start, player, lang.lang, save or folder())
    try:
        session.run()
    except (Left, KeyboardInterrupt) as left:
        console.print()
        path = session.save()
        if path is not None:
            session.tell("resume", command=f"kaimaku play hocg --resume {path}")
        if isinstance(left, Left) and not isinstance(left, InputEnded):
            return
        if isinstance(left, KeyboardInterrupt):
            raise
        raise Fault("the input ended before the game did", 1) from None
    path = session.save()
    if path is not None:
        session.tell("review", command=f"kaimaku replay show {path}")


def folder() -> Path:
    """Where replays go unless told otherwise."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "kaimaku" / "replays"


def _fresh(mine: str, theirs: str, seed: int | None, rulings: dict[str, str]) -> Replay:
    from kaimaku import replays
    from kaimaku.games.hocg.rulings import UnknownRuling, settle

    with faults(UnknownRuling):
        settle(rulings)
    chosen = secrets.randbits(48) if seed is None else seed
    return replays.header("hocg", [deck(mine), deck(theirs)], chosen, rulings)


def _resumed(path: Path) -> Replay:
    from kaimaku import replays
    from kaimaku.kernel.replay import BadReplay, Replay

    with faults(BadReplay, LookupError):
        replay = Replay.from_bytes(read_bytes(path))
        if replay.game != "hocg":
            raise Fault(f"{path} is a game of {replay.game}; the terminal table plays hocg")
        if replay.result is not None:
            raise Fault(f"the game in {path} is over; kaimaku replay show {path} shows it")
        replays.verify(replay)
    return replay
