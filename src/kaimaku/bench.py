"""Measurements: how fast the games run, with random legal chess on the same machine as the yardstick.

A machine is never quiet, so processor time is measured, short rounds of everything take turns and the figures are
medians: a ratio compares only what was measured within the same round, and comes with the range of the middle rounds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any, NamedTuple

import msgspec
from rich.table import Table as Grid

from kaimaku import games, replays
from kaimaku.decks import list_builtin
from kaimaku.engine import engine_kind
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import redact
from kaimaku.kernel.table import Table
from kaimaku.sim import recorded
from kaimaku.usual import any_pair, decks_for

Figures = dict[str, float]
ROUNDS = 9
PLIES = 150  # of one game of chess
SAMPLES = 60  # tables on which single operations are timed
ROLLOUTS = 2  # from each of a few tables along a game
APART = 12  # decisions between two of them
RANGED = ("ratio_to_chess", "every_deck_ratio")  # medians told with the range of all rounds but the two at each end
clock = time.process_time


class Bout(NamedTuple):
    """A game with a number of players, with the usual decks or with two of all built-in ones."""

    game: str
    seats: int
    every: bool = False

    @property
    def name(self) -> str:
        return self.game if len(games.game(self.game).seats) == 1 else f"{self.game} ({self.seats})"

    def decks(self, seed: int = 0) -> list[object]:
        return any_pair(self.game, Random(seed)) if self.every else decks_for(self.game, self.seats)

    def of_every_deck(self) -> Bout | None:
        """The same game with all decks, if there are more than the usual ones."""
        return self._replace(every=True) if len(list_builtin(self.game)) > self.seats else None


def bouts() -> list[Bout]:
    """Every game, and one for several players at more than one size."""
    return [Bout(manifest.name, seats) for manifest in games.all() for seats in manifest.sizes]


def run_bench(seconds: float = 20.0) -> dict[str, Figures]:
    """Measure for about so long; {"chess": {…}, and one for each game and number of players}."""
    measured = bouts()
    slot = seconds / (ROUNDS * (1 + sum(4 + bool(bout.of_every_deck()) for bout in measured)))
    rows: dict[str, list[Figures]] = {name: [] for name in ("chess", *(bout.name for bout in measured))}
    latencies: dict[str, list[float]] = {bout.name: [] for bout in measured}
    for number in range(ROUNDS):
        plies = chess_plies(slot, number)
        rows["chess"].append({"plies_per_second": plies})
        for bout in measured:
            row = one_round(bout, slot, number, latencies[bout.name])
            row["ratio_to_chess"] = row["decisions_per_second"] / plies
            rows[bout.name].append(row)
    found = {name: {key: median(row[key] for row in rows[name]) for key in rows[name][0]} for name in rows}
    for bout in measured:
        for key in RANGED:
            if key in found[bout.name]:
                met = sorted(row[key] for row in rows[bout.name])
                found[bout.name] |= {f"{key}_low": met[2], f"{key}_high": met[-3]}
        taken = sorted(latencies[bout.name])
        found[bout.name]["p50_us"] = taken[len(taken) // 2]
        found[bout.name]["p99_us"] = taken[len(taken) * 99 // 100]
        found[bout.name]["replay_bytes"] = median(replay_size(bout, seed) for seed in range(5))
    return found


def one_round(bout: Bout, slot: float, number: int, latencies: list[float]) -> Figures:
    """Plain play and play with updates side by side, then single operations on tables along one game."""
    bare = play_rate(bout, slot, number, updates=False)
    told = play_rate(bout, slot, number, updates=True)
    row = {"decisions_per_second": bare, "with_updates_per_second": told, "updates_ratio": told / bare}
    every = bout.of_every_deck()
    if every is not None:
        rate = play_rate(every, slot, number, updates=False)
        row |= {"every_deck_per_second": rate, "every_deck_ratio": rate / bare}
    row["observed_per_second"] = observed_rate(bout, slot, number)
    row.update(rollouts(bout, number))
    row.update(operations(bout, number))
    latencies += decision_times(bout, number)
    return row


# --- chess ----------------------------------------------------------------------------------------------------------


def chess_plies(seconds: float, seed: int) -> float:
    """Random legal play: all moves listed, one pushed."""
    import chess

    rng = Random(seed)
    plies = 0
    began = clock()
    while clock() - began < seconds:
        board = chess.Board()
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(rng.random() * len(legal))])
            plies += 1
    return plies / (clock() - began)


# --- our games ------------------------------------------------------------------------------------------------------


def begin(bout: Bout, seed: int, journal: bool = False) -> Table:
    """A new table; without a journal unless one is wanted, whatever the game does by itself."""
    t: Table = games.game(bout.game).new(bout.decks(seed), seed)
    t.journal = [] if journal else None
    return t


def random_move(game: Game[Any], t: Table, rng: Random) -> tuple[int, Option]:
    """All options listed, one applied."""
    seat = t.asked[0]
    options = game.options(t, seat)
    option = options[int(rng.random() * len(options))]
    game.decide(t, seat, option)
    return seat, option


def play_rate(bout: Bout, seconds: float, seed: int, updates: bool) -> float:
    """Decisions per second of random play, set-up not counted; with updates: all that the seats are sent, encoded."""
    game = games.game(bout.game)
    rng = Random(seed)
    encode = msgspec.msgpack.Encoder().encode
    decisions, spent = 0, 0.0
    while spent < seconds:
        t = begin(bout, rng.getrandbits(60), journal=updates)
        began = clock()
        while t.result is None:
            random_move(game, t, rng)
            decisions += 1
            if updates:
                send_updates(game, t, encode)
        spent += clock() - began
    return decisions / spent


def observed_rate(bout: Bout, seconds: float, seed: int) -> float:
    """Decisions per second if whoever decides looks at the table first: its view, as a program that learns needs it."""
    game = games.game(bout.game)
    rng = Random(seed)
    t = begin(bout, seed)
    decisions, began = 0, clock()
    while clock() - began < seconds:
        if t.result is not None:
            t = begin(bout, rng.getrandbits(60))
        game.view(t, t.asked[0])
        random_move(game, t, rng)
        decisions += 1
    return decisions / (clock() - began)


def rollouts(bout: Bout, seed: int) -> Figures:
    """Random play from a copy of a table, to the end of the game and to the end of the turn, per second."""
    game = games.game(bout.game)
    rng = Random(seed)
    spent = {"rollouts_per_second": 0.0, "turn_rollouts_per_second": 0.0}
    played = 0
    for n, t in enumerate(along(bout, seed)):
        if n % APART or n >= SAMPLES:
            continue
        played += ROLLOUTS
        for _ in range(ROLLOUTS):
            for key in spent:
                began = clock()
                copy = t.clone()
                while copy.result is None and (key == "rollouts_per_second" or copy.turn == t.turn):
                    random_move(game, copy, rng)
                spent[key] += clock() - began
    return {key: played / took for key, took in spent.items()}


def send_updates(game: Game[Any], t: Table, encode: Callable[[object], bytes]) -> int:
    """What each seat is told after a decision: its own reading of the journal, and its options if it is asked."""
    entries = t.journal or []
    size = 0
    for seat in range(t.seats):
        lines = redact(t, entries, seat)
        size += len(encode({"lines": lines, "asked": t.asked, "options": game.options(t, seat)}))
    t.journal = []
    return size


def along(bout: Bout, seed: int) -> Iterator[Table]:
    game = games.game(bout.game)
    rng = Random(seed)
    t = begin(bout, seed)
    while t.result is None:
        yield t
        random_move(game, t, rng)


def timed(act: Callable[[], object], times: int) -> float:
    began = clock()
    for _ in range(times):
        act()
    return (clock() - began) / times * 1e6


def operations(bout: Bout, seed: int) -> Figures:
    """Clone (also in mid-resolution), determinize and set-up, in microseconds."""
    game = games.game(bout.game)
    resting = games.find(bout.game).resting
    rng = Random(seed)
    clones: list[float] = []
    inside: list[float] = []
    dealt: list[float] = []
    for n, t in enumerate(along(bout, seed)):
        if n >= SAMPLES:
            break
        took = timed(t.clone, 20)
        clones.append(took)
        if PROMPTS[t.prompt].name not in resting:
            inside.append(took)
        seat = t.asked[0]
        dealt.append(timed(lambda t=t, seat=seat: game.determinize(t, seat, rng), 5))  # type: ignore[misc]
    decks = bout.decks()
    return {
        "clone_us": median(clones),
        "clone_mid_resolution_us": median(inside),
        "determinize_us": median(dealt),
        "setup_us": median(timed(lambda: game.new(decks, seed), 3) for _ in range(5)),
    }


def decision_times(bout: Bout, seed: int) -> list[float]:
    """Microseconds of each decision of one random game: options listed, one applied."""
    game = games.game(bout.game)
    rng = Random(seed)
    t = begin(bout, seed)
    times = []
    while t.result is None:
        began = clock()
        random_move(game, t, rng)
        times.append((clock() - began) * 1e6)
    return times


def replay_size(bout: Bout, seed: int) -> int:
    """Bytes of the replay file of a whole random game."""
    rng = Random(seed)
    t = begin(bout, seed)
    taken = []
    while t.result is None:
        taken.append(random_move(games.game(bout.game), t, rng))
    return len(recorded(replays.header(bout.game, bout.decks(), seed), taken).to_bytes())


# --- for people -----------------------------------------------------------------------------------------------------

ROWS = (
    ("decisions_per_second", "decisions/s", "{:,.0f}"),
    ("ratio_to_chess", "… per chess ply/s", "{:.2f}"),
    ("every_deck_per_second", "decisions/s, all decks (random pairs)", "{:,.0f}"),
    ("every_deck_ratio", "… of the usual decks' speed", "{:.2f}"),
    ("with_updates_per_second", "decisions/s, all seats told", "{:,.0f}"),
    ("updates_ratio", "… of the plain speed", "{:.0%}"),
    ("observed_per_second", "decisions/s, with the decider's view", "{:,.0f}"),
    ("rollouts_per_second", "rollouts/s to the end of the game", "{:,.0f}"),
    ("turn_rollouts_per_second", "rollouts/s to the end of the turn", "{:,.0f}"),
    ("p50_us", "one decision, median (µs)", "{:.1f}"),
    ("p99_us", "one decision, 99 % (µs)", "{:.1f}"),
    ("clone_us", "clone (µs)", "{:.1f}"),
    ("clone_mid_resolution_us", "clone in mid-resolution (µs)", "{:.1f}"),
    ("determinize_us", "determinize (µs)", "{:.1f}"),
    ("setup_us", "new table (µs)", "{:,.0f}"),
    ("replay_bytes", "replay file (bytes)", "{:,.0f}"),
)


def grid(found: dict[str, Figures]) -> Grid:
    games = [name for name in found if name != "chess"]
    plies = found["chess"]["plies_per_second"]
    table = Grid(title=f"random play, engine: {engine_kind()}; python-chess on this machine: {plies:,.0f} plies/s")
    table.add_column("")
    for name in games:
        table.add_column(name, justify="right")
    for key, label, form in ROWS:
        table.add_row(label, *(said(found[name], key, form) for name in games))
    return table


def said(figures: Figures, key: str, form: str) -> str:
    """A figure, with its range if it has one; nothing where it was not measured."""
    if key not in figures:
        return ""
    ends = [form.format(figures[f"{key}_{end}"]) for end in ("low", "high") if f"{key}_{end}" in figures]
    return f"{form.format(figures[key])} ({' to '.join(ends)})" if ends else form.format(figures[key])
