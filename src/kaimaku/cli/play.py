"""`kaimaku play`: a game at the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kaimaku import games
from kaimaku.cli.common import Fault, GameArgument, LangOption, Language, deck, faults, pairs, read_bytes
from kaimaku.cli.packs import PacksOption, open_packs
from kaimaku.cli.screen import Screen

if TYPE_CHECKING:
    from kaimaku.bots.bot import Bot
    from kaimaku.kernel.replay import Replay
    from kaimaku.packs import Packs


LAST = Path("last")  # what --resume means without a file


def play(
    game: GameArgument,
    deck_name: Annotated[
        str | None,
        typer.Option("--deck", help="Your deck, if the game has decks: built-in or a file.", metavar="DECK"),
    ] = None,
    against: Annotated[
        str | None, typer.Option("--against", help="The bot's deck, if the game has decks.", metavar="DECK")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Number of players, if the game allows a choice.")] = None,
    bot: Annotated[
        str | None,
        typer.Option(help="The bot for the other seats: a name or a level, beginner to master (default: strong)."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Repeat the shuffles and dice of this seed.", min=0)] = None,
    lang: LangOption = Language.en,
    rulings: Annotated[
        list[str] | None, typer.Option("--rulings", help="A house ruling, name=value; repeat for more.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Continue a saved game; without FILE, the last one.", metavar="[FILE]")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Folder for replays.", metavar="DIR")] = None,
    packs: PacksOption = None,
) -> None:
    """Play against bots in the terminal."""
    from kaimaku import bots
    from kaimaku.decks.shape import shapes
    from kaimaku.terminal.side import side
    from kaimaku.usual import said_seats

    manifest = games.find(game)
    if manifest.decks is None and (deck_name or against):
        raise Fault(f"{game} has no decks; --deck and --against are for {' and '.join(shapes())}")
    if players is not None and players not in manifest.seats:
        raise Fault(f"{game} needs {said_seats(manifest.seats)} players, not {players}")
    with faults(LookupError):
        player = bots.bot(bot or side(game).bot, game)
    if resume:
        start = _resumed(_last(game, save or folder()) if resume == LAST else resume, game)
    else:
        brought = (
            _round_table(game, players)
            if manifest.decks is None
            else _brought(game, deck_name, against, open_packs(packs))
        )
        start = _fresh(game, brought, seed, pairs(rulings or []))
    sit_down(start, player, lang, save or folder())


def sit_down(start: Replay, player: Bot, lang: Language, saved: Path) -> None:
    """The whole session, from the first question to the result; whoever leaves can come back."""
    from kaimaku.terminal.play import InputEnded, Left, Session

    if sys.stdin.isatty():
        import readline  # noqa: F401  (lines can be edited and recalled)
    console = Screen()
    session = Session(console, start, player, lang.lang, saved)
    try:
        session.run()
    except (Left, KeyboardInterrupt) as left:
        console.print()
        path = session.save()
        if path is not None:
            session.tell("resume", command=f"kaimaku play {start.game} --resume {path}")
        if isinstance(left, Left) and not isinstance(left, InputEnded):
            return
        if isinstance(left, KeyboardInterrupt):
            raise
        raise Fault("input ended before the game was over", 1) from None
    path = session.save()
    if path is not None:
        session.tell("review", command=f"kaimaku replay show {path}")


def folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "kaimaku" / "replays"


def _brought(game: str, mine: str | None, theirs: str | None, packs: Packs | None) -> list[object]:
    """Both decks, as the game's set-up takes them."""
    from kaimaku.usual import decks_for, usual_decks

    chosen = [name or usual for name, usual in zip((mine, theirs), usual_decks(game), strict=True)]
    return decks_for(game, len(chosen), [deck(name, game, packs) for name in chosen])


def _round_table(game: str, players: int | None) -> list[object]:
    return [None] * (players or games.find(game).sizes[0])


def _fresh(game: str, decks: list[object], seed: int | None, rulings: dict[str, str]) -> Replay:
    from kaimaku import games, replays

    chosen = secrets.randbits(48) if seed is None else seed
    with faults(ValueError, LookupError):
        games.game(game).new(decks, chosen, rulings)
    return replays.header(game, decks, chosen, rulings)


def _last(game: str, saved: Path) -> Path:
    """The game of this kind that was left last."""
    from kaimaku.kernel.replay import BadReplay, Replay

    found = sorted(saved.glob(f"{game}-*.kaimaku"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        try:
            if Replay.from_bytes(path.read_bytes()).result is None:
                return path
        except (BadReplay, OSError):
            continue
    raise Fault(f"no unfinished game of {game} in {saved}")


def _resumed(path: Path, game: str) -> Replay:
    from kaimaku import replays
    from kaimaku.kernel.replay import BadReplay, Replay

    with faults(BadReplay, LookupError):
        replay = Replay.from_bytes(read_bytes(path))
        if replay.game != game:
            raise Fault(f"{path} is a game of {replay.game}; run kaimaku play {replay.game} --resume {path}")
        if replay.result is not None:
            raise Fault(f"the game in {path} is over; run kaimaku replay show {path}")
        replays.verify(replay)
    return replay
