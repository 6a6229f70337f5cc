"""Playing a league: what is missing, wherever there is room; the outcome is the same everywhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.jobs import HERE, Place
from kaimaku.usual import usual_decks

from .ledger import Ledger
from .match import FixtureResult, play_fixture
from .schedule import Entrant, League, fixtures


def league_of(
    game: str,
    entrants: list[Entrant],
    *,
    seats: int | None = None,
    seed: int = 0,
    decks: tuple[str, ...] = (),
    seconds: float = 10.0,
) -> League:
    """Checked: ValueError or LookupError if it cannot be played."""
    manifest = games.find(game)
    if len(entrants) < 2:
        raise ValueError("a league needs at least two bots or programs")
    names = [entrant.name for entrant in entrants]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"two entrants are called {name!r}: give them names, NAME=BOT")
    for entrant in entrants:
        if entrant.bot:
            bot(entrant.bot, game)
    count = seats or manifest.sizes[0]
    if count not in manifest.seats:
        raise ValueError(f"{game} isn't for {count} players")
    chosen = list(decks or usual_decks(game)) if manifest.decks is not None else []
    return League(game, count, seed, entrants, chosen, seconds)


def run(
    league: League, rounds: int, folder: Path, place: Place = HERE, progress: Callable[[int, int], None] | None = None
) -> list[FixtureResult]:
    """Play all rounds, those that are kept in the folder excepted."""
    ledger = Ledger(folder, league)
    every = list(fixtures(league, rounds))
    for game in place.run(partial(play_fixture, league, folder=str(folder)), ledger.missing(every)):
        ledger.add(game)
        if progress is not None:
            progress(len(ledger.in_order(every)), len(every))
    return ledger.in_order(every)
