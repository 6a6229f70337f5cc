"""Training: weights for what an evaluation looks at, found from how games between the usual bots ended.

Each game is played from its number alone and kept as one line of a file, so a run that was stopped goes on where it
was. In a game in which seats want different things, each kind of seat gets weights of its own. Of five games, four are
learned from, and the fifth shows how well its ends are foretold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.bots.planner import Planner, squash, weighed
from kaimaku.bots.searcher import Searcher
from kaimaku.jobs import HERE, Place
from kaimaku.kernel.table import Table
from kaimaku.sim import LIMIT, History, game_seed
from kaimaku.usual import any_pair, decks_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

EVERY: Final = 8  # decisions between two positions that are kept
HELD_OUT: Final = 5  # every so-many-th game only shows how good the weights are
RIDGE: Final = 1.0  # how strongly weights are kept small,
MANY: Final = 30.0  # … and in a game of many, where many positions of few games are alike
TABLES: Final = (5, 5, 5, 4, 5, 5, 5, 6, 5, 5, 5, 7, 5, 5, 5, 8)  # seats of games of many, as often as they are played
STEPS: Final = 30
VERSION: Final = 2


@dataclass
class Lesson:
    """One game to play."""

    game: str
    seed: int
    number: int


class TrainingGame(Struct):
    """Positions of a game: what they are like for a seat, what the score makes of them, and whether that seat won."""

    game: str
    seed: int
    number: int
    rows: list[list[float]]
    hand_written: list[float]
    won: list[bool]
    kinds: list[int] = []  # of the seats, where there are several


class Weights(Struct):
    """What was learned, and how."""

    version: int
    game: str
    made: str
    seed: int
    games: int
    positions: int
    log_loss: float  # of the held-out games
    log_loss_hand_written: float
    names: list[str]
    weights: list[list[float]]  # by kind, then by name, and one that is always added
    kinds: list[str]


def planner_of(game: str) -> Planner[Table]:
    """ValueError if nothing can be learned for the game."""
    found = bot("searcher", game) if "searcher" in games.find(game).bots else None
    if not isinstance(found, Searcher) or found.planner.judge.features is None:
        raise ValueError(f"{game} has no features to learn weights for")
    return found.planner


def play(lesson: Lesson) -> TrainingGame:
    game, planner = games.game(lesson.game), planner_of(lesson.game)
    usual = bot(games.find(lesson.game).bots[0], lesson.game)
    features = planner.judge.features
    assert features is not None
    rng = Random(f"train:{lesson.seed}:{lesson.number}")
    t: Table = game.new(brought(lesson.game, rng), game_seed(lesson.seed, lesson.number))
    t.journal = [] if usual.remembers else None
    histories = [History() for _ in range(t.seats)]
    rows: list[list[float]] = []
    scores: list[float] = []
    seats: list[int] = []
    kinds: list[int] = []
    every = EVERY * (t.seats - 1)
    at = rng.randrange(every)
    for n in range(LIMIT):
        if t.result is not None:
            break
        if n % every == at and t.turn:
            for seat in range(t.seats) if t.seats > 2 else (rng.randrange(2),):
                rows.append(features(t, seat))
                scores.append(planner.chance(planner.judge.score(t, seat)))
                seats.append(seat)
                kinds.append(planner.judge.kind_of(t, seat))
        asked = t.asked[0]
        history = histories[asked].read(t, asked) if usual.remembers else ()
        game.decide(t, asked, usual.choose(game, t, asked, rng, history))
    winners = t.result.winners if t.result is not None else ()
    if not winners or (t.seats == 2 and len(winners) == 2):  # a draw tells nothing
        return TrainingGame(lesson.game, lesson.seed, lesson.number, [], [], [])
    won = [seat in winners for seat in seats]
    return TrainingGame(lesson.game, lesson.seed, lesson.number, rows, scores, won, kinds if any(kinds) else [])


def brought(game: str, rng: Random) -> list[object]:
    """Any two built-in decks, or a table of many."""
    span = games.find(game).seats
    return any_pair(game, rng) if 2 in span else decks_for(game, rng.choice([n for n in TABLES if n in span]))


def train(
    game: str,
    count: int,
    seed: int,
    kept: Path,
    place: Place = HERE,
    progress: Callable[[int, int], None] | None = None,
) -> Weights:
    """Play what is missing of so many games, keep it, and learn from all. ValueError if what is kept is another run."""
    planner = planner_of(game)
    played = _kept(kept, game, seed)
    missing = [Lesson(game, seed, n) for n in range(count) if n not in played]
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("ab") as file:
        for found in place.run(play, missing):
            played[found.number] = found
            file.write(msgspec.json.encode(found) + b"\n")
            file.flush()
            if progress is not None:
                progress(len(played), count)
    every = [played[n] for n in range(count)]
    learned = [each for each in every if (each.number + 1) % HELD_OUT]
    shown = [each for each in every if not (each.number + 1) % HELD_OUT]
    if not any(each.rows for each in learned) or not any(each.rows for each in shown):
        raise ValueError("too few games to learn from; play more")
    names = planner.judge.kinds
    weights = [fit_kind(learned, kind, len(planner.judge.names)) for kind in range(len(names))]
    ends = [won for each in shown for won in each.won]
    foretold = [
        squash(weighed(weights[kind], row))
        for each in shown
        for kind, row in zip(each.kinds or [0] * len(each.rows), each.rows, strict=True)
    ]
    return Weights(
        VERSION,
        game,
        f"kaimaku train {game} --games {count} --seed {seed}",
        seed,
        count,
        sum(len(each.rows) for each in every),
        log_loss(foretold, ends),
        log_loss([chance for each in shown for chance in each.hand_written], ends),
        list(planner.judge.names),
        weights,
        list(names),
    )


def fit_kind(learned: Sequence[TrainingGame], kind: int, names: int) -> list[float]:
    """The weights of one kind of seat; zeros for one that never sat there."""
    rows: list[list[float]] = []
    won: list[bool] = []
    for each in learned:
        for n, row in enumerate(each.rows):
            if (each.kinds[n] if each.kinds else 0) == kind:
                rows.append(row)
                won.append(each.won[n])
    many = any(each.kinds for each in learned)
    return fit(rows, won, MANY if many else RIDGE) if rows else [0.0] * (names + 1)


def fit(rows: Sequence[Sequence[float]], won: Sequence[bool], strong: float = RIDGE) -> list[float]:
    """Logistic regression by Newton's method, with a ridge on all weights but the last."""
    import numpy as np

    x: Array = np.hstack([np.asarray(rows, dtype=np.float64), np.ones((len(rows), 1))])
    y: Array = np.asarray(won, dtype=np.float64)
    ridge: Array = np.full(x.shape[1], strong)
    ridge[-1] = 1e-6
    w: Array = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1.0 / (1.0 + np.exp(-np.clip(x @ w, -30.0, 30.0)))
        slope = x.T @ (y - p) - ridge * w
        bend = (x * (p * (1.0 - p))[:, None]).T @ x + np.diag(ridge)
        step = np.linalg.solve(bend, slope)
        w = w + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return [round(float(each), 6) for each in w]


def log_loss(chances: Sequence[float], won: Sequence[bool]) -> float:
    """The mean surprise, in nats; 0.693 for whoever knows nothing."""
    total = 0.0
    for chance, end in zip(chances, won, strict=True):
        p = min(max(chance if end else 1.0 - chance, 1e-6), 1.0)
        total -= log(p)
    return round(total / max(1, len(won)), 4)


def compare(weights: Weights, pairs: int, seed: int, playouts: int) -> float:
    """How often the search with these weights beats the same search with the hand-written score: each pair of decks
    and each seed is played from both seats. ValueError for a game of many."""
    if 2 not in games.find(weights.game).seats:
        raise ValueError(f"{weights.game} has no duels; `kaimaku sim` plays games with several bots")
    game = games.game(weights.game)
    usual = bot("searcher", weights.game)
    assert isinstance(usual, Searcher)
    planner = type(usual.planner)(usual.planner.judge, usual.planner.scale)
    planner.weights = weights.weights
    learned, known = type(usual)(planner, playouts), usual.with_budget(playouts)
    score = 0.0
    for number in range(pairs):
        decks = any_pair(weights.game, Random(f"compare:{seed}:{number}"))
        for seat in (0, 1):
            t: Table = game.new(decks if seat == 0 else decks[::-1], game_seed(seed, number))
            rngs = [Random(f"{seed}:{number}:{each}") for each in (0, 1)]
            for _ in range(LIMIT):
                if t.result is not None:
                    break
                asked = t.asked[0]
                player = learned if asked == seat else known
                game.decide(t, asked, player.choose(game, t, asked, rngs[asked]))
            winners = t.result.winners if t.result is not None else ()
            score += 0.5 if len(winners) != 1 else float(winners[0] == seat)
    return score / (2 * pairs)


def _kept(path: Path, game: str, seed: int) -> dict[int, TrainingGame]:
    found: dict[int, TrainingGame] = {}
    if not path.exists():
        return found
    lines = path.read_bytes().split(b"\n")
    if lines[-1]:  # a line that was being written when the run ended is played again
        path.write_bytes(b"".join(line + b"\n" for line in lines[:-1]))
    for line in lines[:-1]:
        try:
            each = msgspec.json.decode(line, type=TrainingGame)
        except msgspec.DecodeError:
            raise ValueError(f"{path} isn't a file of played games") from None
        if (each.game, each.seed) != (game, seed):
            raise ValueError(f"{path} has games of {each.game} with seed {each.seed}; choose another --out")
        found[each.number] = each
    return found
