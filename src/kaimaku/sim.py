"""Simulations: many games between bots, wherever there is room, with the same outcome everywhere.

Every game draws from its own seed, made of the simulation's seed and the game's number, so a game can be found again
by its number alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from random import Random

from kaimaku import replays
from kaimaku.bots import bot
from kaimaku.games import game as game_of
from kaimaku.jobs import HERE, Place, keep
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.journal import Line, redact
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.usual import decks_for

LIMIT = 20_000  # decisions; a game that takes more does not end
Z = 1.959964  # of a 95 % interval

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. Entrants are counted in the order of `bots`; seats are where they sit in a given game."""

    game: str
    games: int
    seed: int
    bots: tuple[str, ...]
    decks: tuple[object, ...]
    swap_decks: bool = False  # entrants exchange their decks every other game
    swap_seats: bool = False  # … and their seats every other pair of games; more than two move on by one each game
    rulings: Mapping[str, str] = field(default_factory=dict)
    save: str | None = None  # a folder for the replays of all games
    save_errors: str = "sim-failures"  # … and of those that broke

    def entrants(self, index: int) -> list[int]:
        seats = len(self.bots)
        if self.swap_seats and seats > 2:
            return [(seat - index) % seats for seat in range(seats)]
        order = list(range(seats))
        return order[::-1] if self.swap_seats and index // 2 % 2 else order

    def dealt_decks(self, index: int) -> list[int]:
        """Which of the decks each seat has in a game."""
        decks = list(range(len(self.decks)))
        if self.swap_decks and index % 2:
            decks.reverse()
        return [decks[entrant] for entrant in self.entrants(index)]

    def decks_of(self, index: int) -> list[object]:
        """The deck of every seat in a game."""
        return [self.decks[number] for number in self.dealt_decks(index)]


@dataclass(frozen=True, slots=True)
class SimGame:
    index: int
    decisions: int
    turns: int
    winners: tuple[int, ...]  # entrants
    winning_seats: tuple[int, ...]
    first: int  # the seat that went first
    rule: str
    error: str = ""
    replay: str = ""
    roles: tuple[str, ...] = ()  # dealt to each entrant, in a game that has roles


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games with its 95 % Wilson interval."""

    wins: int
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Failure:
    game: int
    error: str
    replay: str


@dataclass(frozen=True, slots=True)
class Report:
    """What a simulation found. `wins` are by entrant, in the order the bots were named."""

    game: str
    seed: int
    bots: list[str]
    games: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[int]
    draws: int
    turns: float
    by_entrant: list[Rate]
    by_seat: list[Rate]
    by_deck: list[Rate]  # in the order the decks were named; none in a game that nobody brings a deck to
    by_bot: dict[str, Rate]
    by_role: dict[str, dict[str, Rate]]  # by bot and role, in a game that has roles
    by_place: list[dict[str, Rate]]  # by entrant and role, in the order the bots were named
    first_player: Rate
    endings: dict[str, int]
    failures: list[Failure]


def simulate(
    game: str,
    *,
    games: int = 100,
    seed: int = 0,
    bots: Sequence[str] = ("random", "random"),
    decks: Sequence[object] | None = None,
    swap_decks: bool = False,
    swap_seats: bool = False,
    rulings: Mapping[str, str] | None = None,
    place: Place = HERE,
    save: str | Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play `games` games. Decks are `Deck`s, names of built-in ones, or whatever the game takes."""
    known = game_of(game).name
    for name in bots:
        bot(name, known)
    plan = Plan(
        known,
        games,
        seed,
        tuple(bots),
        tuple(decks_for(game, len(bots), decks)),
        swap_decks,
        swap_seats,
        dict(rulings or {}),
        None if save is None else str(save),
    )
    game_of(game).new(plan.decks_of(0), seed, plan.rulings)  # a bad deck or ruling is told once, not per game
    began = time.perf_counter()
    played: list[SimGame] = []
    for each in place.run(partial(play, plan), range(games)):
        played.append(each)
        if progress is not None:
            progress(len(played), games)
    return report(plan, played, time.perf_counter() - began)


# --- playing --------------------------------------------------------------------------------------------------------


def game_seed(seed: int, index: int) -> int:
    return int.from_bytes(blake2b(f"{seed}:{index}".encode(), digest_size=8).digest(), "big")


def play(plan: Plan, index: int) -> SimGame:
    """One game of the plan, from its number alone."""
    game = game_of(plan.game)
    entrants = plan.entrants(index)
    taken: list[tuple[int, Option]] = []
    try:
        t: Table = game.new(plan.decks_of(index), game_seed(plan.seed, index), plan.rulings)
        first = t.active
        roles = game.parts(t)
        for seat, option in moves(plan, index, t):
            taken.append((seat, option))
            before = t.turn
            game.decide(t, seat, option)
            if before == 0:
                first = t.active
    except Exception as error:
        path = _keep(plan, index, taken, plan.save_errors)
        return SimGame(index, len(taken), 0, (), (), 0, "", f"{type(error).__name__}: {error}", path)
    assert t.result is not None
    path = "" if plan.save is None else _keep(plan, index, taken, plan.save)
    seats = t.result.winners
    winners = tuple(sorted(entrants[seat] for seat in seats))
    of_entrants = tuple(roles[entrants.index(e)] for e in range(len(roles)))
    return SimGame(index, len(taken), t.turn, winners, seats, first, t.result.rule, "", path, of_entrants)


def moves(plan: Plan, index: int, t: Table) -> Iterator[tuple[int, Option]]:
    """What the bots of a game answer, one decision after the other, until it is over."""
    game = game_of(plan.game)
    players = [(bot(plan.bots[e], plan.game), Random(f"{plan.seed}:{index}:{e}")) for e in plan.entrants(index)]
    if any(player.remembers for player, _ in players):
        t.journal = []
    histories = [History() for _ in players]
    for _ in range(LIMIT):
        if t.result is not None:
            return
        seat = t.asked[0]
        player, rng = players[seat]
        history = histories[seat].read(t, seat) if player.remembers else ()
        yield seat, player.choose(game, t, seat, rng, history)
    raise Endless(f"the game isn't over after {LIMIT:,} decisions")


class History:
    """The journal as one seat reads it, as far as it has been read."""

    __slots__ = ("_entries", "lines")

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._entries = 0

    def read(self, t: Table, seat: int) -> list[Line]:
        entries = t.journal or []
        self.lines += redact(t, entries[self._entries :], seat)
        self._entries = len(entries)
        return self.lines


def recorded(replay: Replay, taken: Sequence[tuple[int, Option]]) -> Replay:
    """Fill a header with decisions and their digests; one that breaks the game is the last, and has no digest."""
    game = game_of(replay.game)
    t = replays.begin(replay, journal=False)
    for seat, option in taken:
        try:
            game.decide(t, seat, option)
        except Exception:
            replay.moves.append((seat, option))
            break
        replay.record(t, seat, option)
    return replay


def _keep(plan: Plan, index: int, taken: Sequence[tuple[int, Option]], folder: str) -> str:
    header = replays.header(plan.game, plan.decks_of(index), game_seed(plan.seed, index), plan.rulings)
    path = Path(folder) / f"{plan.game}-{plan.seed}-{index}.kaimaku"
    keep(path, recorded(header, taken).to_bytes())
    return str(path)


# --- reporting ------------------------------------------------------------------------------------------------------


def wilson(wins: int, games: int) -> Rate:
    if not games:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    return Rate(wins, games, wins / games, *wilson_interval(wins / games, games))


def wilson_interval(p: float, games: float) -> tuple[float, float]:
    """The 95 % interval that stays honest near 0 and 1. Games that depend on each other count as fewer."""
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def report(plan: Plan, played: Sequence[SimGame], seconds: float) -> Report:
    good = [p for p in played if not p.error]
    entrants = range(len(plan.bots))
    wins = [sum(e in p.winners for p in good) for e in entrants]
    seats = [sum(seat in p.winning_seats for p in good) for seat in entrants]
    decisions = sum(p.decisions for p in played)
    by_bot: dict[str, Rate] = {}
    for name in dict.fromkeys(plan.bots):
        mine = [e for e in entrants if plan.bots[e] == name]
        by_bot[name] = wilson(sum(wins[e] for e in mine), len(good) * len(mine))
    by_role: dict[str, dict[str, Rate]] = {}
    if any(p.roles for p in good):
        by_role = {name: _by_role(good, [e for e in entrants if plan.bots[e] == name]) for name in by_bot}
    endings: dict[str, int] = {}
    for p in good:
        endings[p.rule] = endings.get(p.rule, 0) + 1
    return Report(
        game=plan.game,
        seed=plan.seed,
        bots=list(plan.bots),
        games=len(played),
        errors=len(played) - len(good),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        wins=wins,
        draws=sum(not p.winners for p in good),
        turns=sum(p.turns for p in good) / max(1, len(good)),
        by_entrant=[wilson(n, len(good)) for n in wins],
        by_seat=[wilson(n, len(good)) for n in seats],
        by_deck=[_by_deck(plan, good, n) for n, deck in enumerate(plan.decks) if deck is not None],
        by_bot=by_bot,
        by_role=by_role,
        by_place=[_by_role(good, [e]) for e in entrants],
        first_player=wilson(sum(p.first in p.winning_seats for p in good), len(good)),
        endings=dict(sorted(endings.items())),
        failures=[Failure(p.index, p.error, p.replay) for p in played if p.error],
    )


def _by_deck(plan: Plan, played: Sequence[SimGame], number: int) -> Rate:
    """How a deck fared, whoever had it."""
    return wilson(sum(plan.dealt_decks(p.index).index(number) in p.winning_seats for p in played), len(played))


def _by_role(played: Sequence[SimGame], entrants: Sequence[int]) -> dict[str, Rate]:
    """How some entrants fared with each role they had."""
    held = [(p.roles[e], e in p.winners) for p in played if p.roles for e in entrants]
    roles = sorted({role for role, _ in held})
    return {r: wilson(sum(won for role, won in held if role == r), sum(role == r for role, _ in held)) for r in roles}
