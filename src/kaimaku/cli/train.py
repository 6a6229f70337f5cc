"""`kaimaku train`: weights for an evaluation, from how games between bots ended."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kaimaku.cli.common import Fault, GameArgument, JsonOption, out, print_json, progress_bar
from kaimaku.cli.places import OnOption, WorkersOption, place
from kaimaku.jobs.place import LOCAL


def train(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="Number of games to learn from.", min=5)] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.", min=0)] = 0,
    to: Annotated[Path, typer.Option("--out", help="The file to write.", metavar="FILE")] = Path("weights.json"),
    duels: Annotated[
        int, typer.Option(help="Then play this many pairs of games against the hand-written score.", min=0)
    ] = 0,
    playouts: Annotated[int, typer.Option(help="Budget of a decision in these games.", min=2)] = 12,
    workers: WorkersOption = 1,
    on: OnOption = LOCAL,
    as_json: JsonOption = False,
) -> None:
    """Learn what a position is worth from games between bots. A run that was stopped goes on where it was."""
    import msgspec

    from kaimaku.training import compare
    from kaimaku.training import train as learn

    where = place(on, workers)
    try:
        with progress_bar() as bar:
            task = bar.add_task("games", total=games)
            kept = to.with_name(f"{to.name}.games")
            found = learn(game, games, seed, kept, where, lambda done, _: bar.update(task, completed=done))
        to.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        share = compare(found, duels, seed, playouts) if duels else None
    except ValueError as error:
        raise Fault(str(error)) from None
    except ModuleNotFoundError as error:
        raise Fault(f"missing package: install {error.name} (pip install kaimaku[rl])", 1) from None
    except OSError as error:
        raise Fault(f"cannot write {error.filename or to}: {error.strerror}") from None
    if as_json:
        print_json({"file": str(to), "weights": msgspec.to_builtins(found), "wins": share})
        return
    out().print(f"{found.positions} positions of {found.games} games: {to}", soft_wrap=True)
    out().print(f"log loss {found.log_loss}, by hand {found.log_loss_hand_written} (knowing nothing: 0.693)")
    if share is not None:
        out().print(f"in the same search it wins {100 * share:.1f} % of {2 * duels} games")
