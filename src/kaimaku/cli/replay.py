"""`kaimaku replay`: show a recorded game, and verify it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from kaimaku.cli.common import Fault, JsonOption, LangOption, Language, faults, out, print_json, read_bytes

if TYPE_CHECKING:
    from kaimaku.kernel.replay import Replay

File = Annotated[Path, typer.Argument(help="A replay file.", metavar="FILE")]

replays_app = typer.Typer(
    no_args_is_help=True, help="Show and verify replays.", epilog="Example: kaimaku replay verify game.kaimaku"
)


def _load(path: Path) -> Replay:
    from kaimaku.kernel.replay import BadReplay, Replay

    with faults(BadReplay):
        return Replay.from_bytes(read_bytes(path))


@replays_app.command(epilog="Example: kaimaku replay show game.kaimaku --seat 1 --at 40")
def show(
    file: File,
    seat: Annotated[int | None, typer.Option(help="As this player saw it (default: as a spectator).")] = None,
    at: Annotated[int | None, typer.Option(help="Draw the table after this many moves.", min=0)] = None,
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Show a game's journal, or draw one moment of it."""
    from kaimaku import games, replays
    from kaimaku.kernel.replay import BadReplay

    replay = _load(file)
    if as_json:
        print_json(_data(replay))
        return
    with faults(BadReplay, LookupError):
        table = replay.fork(games.game(replay.game), replays.new(replay), len(replay.moves) if at is None else at)
    if seat is not None and not 1 <= seat <= table.seats:
        raise Fault(f"--seat must be 1 to {table.seats}")
    console = out()
    console.print(Text(f"{replay.game}, kaimaku {replay.version}, {len(replay.moves)} moves", style="bold"))
    from kaimaku.terminal.side import side

    shown = side(replay.game)
    if at is not None:
        console.print(shown.draw(table, (seat or 1) - 1, lang.lang))
        return
    story = shown.story(None if seat is None else seat - 1)
    for line in story.tell(table, table.journal or [], lang.lang, all=True):
        console.print(Text(line), soft_wrap=not console.is_terminal)


def _data(replay: Replay) -> dict[str, object]:
    return {
        "game": replay.game,
        "version": replay.version,
        "cards": replay.cards,
        "setup": replay.setup,
        "seed": str(replay.seed),
        "decisions": [[seat, *option] for seat, option in replay.moves],
        "result": replay.result,
    }


@replays_app.command(epilog="Example: kaimaku replay verify game.kaimaku --json")
def verify(file: File, as_json: JsonOption = False) -> None:
    """Play a replay again from its seed and check every step. Exit code 1 if anything differs."""
    from kaimaku import replays
    from kaimaku.kernel.replay import BadReplay

    replay = _load(file)
    try:
        with faults(LookupError):
            found = replays.verify(replay)
    except BadReplay as error:
        hint = "" if replay.version == _version() else f" (it was played with kaimaku {replay.version})"
        raise Fault(f"{file}: {error}{hint}", 1) from None
    if as_json:
        print_json({"verified": True, "seed": str(replay.seed), **asdict(found)})
        return
    console = out()
    console.print(Text("verified", style="bold green"))
    console.print(f"{found.decisions} moves, {found.digests} digests match")
    console.print(f"{found.shuffles} shuffles and {found.dice} dice derived from the seed ({found.draws} draws)")
    console.print(f"seed {replay.seed}, commitment {found.commitment}", soft_wrap=True)
    if found.result is not None:
        winners, rule = found.result
        who = "draw" if not winners else "winner: player " + ", ".join(str(w + 1) for w in winners)
        console.print(f"{who} ({rule})")
    if not found.same_cards:
        console.print("its cards have changed since it was played, but that made no difference here")
    if not found.same_version:
        console.print(f"it was played with kaimaku {replay.version}")


def _version() -> str:
    from kaimaku import __version__

    return __version__
