"""Playing a league: what is missing, over as many processes as asked for; the outcome is the same for any number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.usual import usual_decks

from .ledger import Ledger
from .match import Played, play_fixture
from .schedule import Entrant, Fixture, League, fixtures


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
    league: League, rounds: int, folder: Path, workers: int = 1, progress: Callable[[int, int], None] | None = None
) -> list[Played]:
    """Play all rounds, those that are kept in the folder excepted."""
    ledger = Ledger(folder, league)
    every = list(fixtures(league, rounds))
    missing = ledger.missing(every)
    for game in _played(league, missing, folder, workers):
        ledger.add(game)
        if progress is not None:
            progress(len(ledger.in_order(every)), len(every))
    return ledger.in_order(every)


def _played(league: League, missing: list[Fixture], folder: Path, workers: int) -> Iterator[Played]:
    if workers <= 1:
        for fixture in missing:
            yield play_fixture(league, fixture, str(folder))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_fixture, [league] * len(missing), missing, [str(folder)] * len(missing))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
