"""A trial of a position from outside: dealt anew for every seat, and played on at random for a while.

What the checks of plain data cannot see shows here: a question that breaks when it is answered, a program further
down that fails as soon as its turn comes, a table that cannot be dealt anew. Nothing of it counts.
"""

from __future__ import annotations

from random import Random
from typing import Any

from kaimaku.kernel.game import Game
from kaimaku.kernel.plain_data import Unsound
from kaimaku.kernel.table import Table

GAMES = 3
DECISIONS = 40  # in each


def try_out(game: Game[Any], t: Table) -> None:
    """Raise Unsound unless the table can be dealt anew and played on. The table itself stays as it is."""
    try:
        for seat in range(t.seats):
            game.view(game.determinize(t, seat, Random(seat)), seat)
        for attempt in range(GAMES):
            _play_on(game, t.clone(), Random(attempt))
    except (Unsound, MemoryError):
        raise
    except Exception as error:
        raise Unsound(f"playing on from it fails ({type(error).__name__}: {error})") from None


def _play_on(game: Game[Any], t: Table, rng: Random) -> None:
    for _ in range(DECISIONS):
        if t.result is not None:
            return
        seat = rng.choice(t.asked)
        found = game.options(t, seat)
        if not found:
            raise Unsound(f"seat {seat} is asked but has no options")
        game.decide(t, seat, rng.choice(found))
