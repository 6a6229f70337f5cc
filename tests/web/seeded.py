"""`kaimaku serve` as browser tests run it: every game is dealt alike, and bots think alike.

What a test sees depends on nothing but what its people do, in whatever order tests share a server.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps
from random import Random

from kaimaku.cli import main as command
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table
from kaimaku.server.rooms.bots.thinking import Thought, thought
from kaimaku.server.rooms.lobby.registry import Rooms
from kaimaku.server.rooms.shell import bot_seats

SEED = 20240920


def chance(bits: int) -> int:
    return Random(SEED).getrandbits(bits)


@wraps(thought)
def alike(
    game: Game[Table],
    table: Table,
    seat: int,
    name: str,
    rng: Random,
    scenario: str = "",
    history: Sequence[Entry] | None = None,
) -> Thought:
    """The same at the same moment of the same game."""
    return thought(game, table, seat, name, Random(f"{SEED} {seat} {len(history or ())}"), scenario, history)


def main() -> None:
    assert Rooms.__init__.__kwdefaults__ is not None
    Rooms.__init__.__kwdefaults__["chance"] = chance
    vars(bot_seats)["thought"] = alike
    command()


if __name__ == "__main__":
    main()
