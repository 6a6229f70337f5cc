"""What many games cost: processor time and bytes of a game, and what it takes to hand jobs over."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import count
from statistics import mean

from msgspec import Struct
from rich.table import Table

from kaimaku import games
from kaimaku.bots import levels
from kaimaku.jobs.files import kept_files
from kaimaku.jobs.place import LOCAL, Place
from kaimaku.sim import Plan, play
from kaimaku.usual import decks_for

HOUR = 3600
MILLION = 1_000_000
SAVED = 3  # games whose replays are weighed
SIZES = (1, 10, 100, 1000)  # jobs of a batch
BATCHES = 100  # of each size


class GameCost(Struct, frozen=True):
    """A game between bots of one kind; processor time of one process."""

    game: str
    seats: int
    bot: str
    games: int
    decisions: float
    seconds: float
    replay_bytes: float

    @property
    def per_core_hour(self) -> float:
        return HOUR / self.seconds

    @property
    def core_hours_of_a_million(self) -> float:
        return MILLION * self.seconds / HOUR


class Overhead(Struct, frozen=True):
    """What a job costs that does nothing: by the clock, and of the processor of whoever hands it over."""

    on: str
    batch: int
    start: float  # seconds until the first result
    wall: float  # microseconds a job, after that
    driver: float


class Costs(Struct, frozen=True):
    games: list[GameCost]
    overhead: list[Overhead]


def measure(seconds: float, places: Sequence[Place], only: Sequence[str] = ()) -> Costs:
    """About so many seconds of processor time for each bot of each game."""
    found = [
        game_cost(manifest.name, bot, seconds)
        for manifest in games.all()
        if manifest.players is not None and (not only or manifest.name in only)
        for bot in dict.fromkeys([*manifest.bots, *(level.name for level in levels(manifest.name))])
    ]
    return Costs(found, [overhead(place, size) for place in places for size in SIZES])


def game_cost(game: str, bot: str, seconds: float) -> GameCost:
    seats = games.find(game).sizes[0]
    plan = Plan(game, MILLION, 0, (bot,) * seats, tuple(decks_for(game, seats)))
    play(plan, 0)  # what is only made once, is made here
    began, decisions = time.process_time(), []
    for index in count(1):
        decisions.append(play(plan, index).decisions)
        spent = time.process_time() - began
        if spent >= seconds:
            break
    saved = Plan(game, MILLION, 0, plan.bots, plan.decks, save="replays")
    with kept_files() as files:
        for index in range(1, 1 + min(SAVED, len(decisions))):
            play(saved, index)
    weight = mean(len(data) for data in files.values())
    return GameCost(game, seats, bot, len(decisions), mean(decisions), spent / len(decisions), weight)


def overhead(place: Place, size: int) -> Overhead:
    place = Place(place.workers, place.on, size, place.told)
    began = time.perf_counter()
    results: Iterator[int] = place.run(nothing, range(size * (BATCHES + 1)))
    for _ in range(size):
        next(results)
    first, driver = time.perf_counter(), time.process_time()
    done = sum(1 for _ in results)
    wall, spent = time.perf_counter() - first, time.process_time() - driver
    on = f"{place.workers} processes" if place.on == LOCAL else place.on
    return Overhead(on, size, first - began, wall / done * MILLION, spent / done * MILLION)


def nothing(number: int) -> int:
    return number


def grids(found: Costs) -> list[Table]:
    played = Table("game", "seats", "bots", "games", "decisions", "games/core-hour", "core-hours/million", "replay")
    for one in found.games:
        played.add_row(
            one.game,
            str(one.seats),
            one.bot,
            str(one.games),
            f"{one.decisions:,.0f}",
            f"{one.per_core_hour:,.0f}",
            f"{one.core_hours_of_a_million:,.1f}",
            f"{one.replay_bytes / 1000:.1f} kB",
        )
    handed = Table("jobs that do nothing", "batch", "first result (s)", "µs/job", "of it, here (CPU)")
    for each in found.overhead:
        handed.add_row(each.on, str(each.batch), f"{each.start:.1f}", f"{each.wall:,.0f}", f"{each.driver:,.0f}")
    return [played, handed]
