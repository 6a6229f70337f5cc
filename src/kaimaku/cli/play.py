"""`kaimaku play`: a game at the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kaimaku.cli.common import Fault, GameArgument, GameName, LangOption, Language, deck, faults, pairs, read_bytes
from kaimaku.cli.screen import Screen

if TYPE_CHECKING:
    from kaimaku.kernel.replay import Replay

USUAL_PLAYERS = 5


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog="Examples: kaimaku play hocg --deck azki --bot greedy --lang ja, kaimaku play danmaku --players 6, "
        "kaimaku play vcard --deck meadow"
    )(play)


def play(
    game: GameArgument,
    deck_name: Annotated[
        str | None,
        typer.Option("--deck", help="hocg, vcard: your deck: a built-in one or a file.", metavar="DECK"),
    ] = None,
    against: Annotated[
        str | None, typer.Option("--against", help="hocg, vcard: the bot's deck.", metavar="DECK")
    ] = None,
    players: Annotated[int | None, typer.Option(help="danmaku: how many sit at the table, 4 to 8.")] = None,
    bot: Annotated[
        str | None, typer.Option(help="Who plays the other seats: greedy or random; danmaku: seeker or random.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Play the same shuffles and dice again.", min=0)] = None,
    lang: LangOption = Language.en,
    rulings: Annotated[
        list[str] | None, typer.Option("--rulings", help="A house ruling, name=value; may be repeated.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="Where replays are kept.", metavar="DIR")] = None,
) -> None:
    """Play at the terminal against bots. Starts at once."""
    from kaimaku import bots
    from kaimaku.tools.play import InputEnded, Left, Session
    from kaimaku.tools.side import side

    if game is GameName.danmaku and (deck_name or against):
        raise Fault(f"--deck and --against are for hocg and vcard: {game} has no decks to choose")
    if game is not GameName.danmaku and players is not None:
        raise Fault(f"--players is for danmaku: {game} has two players")
    with faults(LookupError):
        player = bots.bot(bot or side(game).bot, game)
    if resume:
        start = _resumed(resume, game)
    else:
        brought = _round_table(players) if game is GameName.danmaku else _brought(game, deck_name, against)
        start = _fresh(game, brought, seed, pairs(rulings or []))
    if sys.stdin.isatty():
        import readline  # noqa: F401  (lines can be edited and recalled)
    console = Screen()
    session = Session(console, start, player, lang.lang, save or folder())
    try:
        session.run()
    except (Left, KeyboardInterrupt) as left:
        console.print()
        path = session.save()
        if path is not None:
            session.tell("resume", command=f"kaimaku play {game} --resume {path}")
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


def _brought(game: str, mine: str | None, theirs: str | None) -> list[object]:
    """Both decks, as the game's set-up takes them."""
    from kaimaku.usual import USUAL, decks_for

    chosen = [name or usual for name, usual in zip((mine, theirs), USUAL[game], strict=True)]
    return decks_for(game, len(chosen), [deck(name, game) for name in chosen])


def _round_table(players: int | None) -> list[object]:
    """Nobody brings a deck."""
    return [None] * (players or USUAL_PLAYERS)


def _fresh(game: str, decks: list[object], seed: int | None, rulings: dict[str, str]) -> Replay:
    from kaimaku import replays

    chosen = secrets.randbits(48) if seed is None else seed
    with faults(ValueError, LookupError):
        replays.game(game).new(decks, chosen, rulings)
    return replays.header(game, decks, chosen, rulings)


def _resumed(path: Path, game: str) -> Replay:
    from kaimaku import replays
    from kaimaku.kernel.replay import BadReplay, Replay

    with faults(BadReplay, LookupError):
        replay = Replay.from_bytes(read_bytes(path))
        if replay.game != game:
            raise Fault(f"{path} is a game of {replay.game}; kaimaku play {replay.game} goes on with it")
        if replay.result is not None:
            raise Fault(f"the game in {path} is over; kaimaku replay show {path} shows it")
        replays.verify(replay)
    return replay
