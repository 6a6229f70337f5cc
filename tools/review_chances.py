"""How likely a position is won, from games between the usual bots: the numbers of the reviews of each game.

python tools/review_chances.py GAME [--games 60]

Prints the scale of a lead, or the weights by kind of role, and how often positions that are called so likely were won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from kaimaku import bots, games
from kaimaku.bots.bot import Sight
from kaimaku.decks import list_builtin
from kaimaku.games.danmaku.bots.parts import KIND_OF, KINDS
from kaimaku.games.danmaku.review import features, true_parts
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.games.hocg.bots.evaluation import score as hocg_score
from kaimaku.games.vcard.bots.score import score as vcard_score
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.journal import Line, redact
from kaimaku.kernel.table import Table
from kaimaku.usual import decks_for

Floats = npt.NDArray[np.float64]
FROM, EVERY = 15, 12  # positions that are looked at
MOST = 10_000.0  # a lead beyond it is a win
SIZES = (4, 5, 5, 6, 7, 8)  # of Danmaku!! games
Row = tuple[str, list[float], int]  # kind, features, the seat


def positions(t: Table) -> list[Row]:
    if isinstance(t, DanmakuTable):
        parts = true_parts(t)
        return [(KINDS[KIND_OF[parts[seat]]], features(t, seat, parts), seat) for seat in range(t.seats)]
    scores = [vcard_score(t, seat) if isinstance(t, VCardTable) else hocg_score(t, seat) for seat in (0, 1)]
    first, second = (max(-MOST, min(MOST, score)) for score in scores)
    return [("lead", [(first - second) / 2], 0)]


def played(name: str, number: int) -> Iterator[tuple[Row, bool]]:
    game, rng = games.game(name), Random(number)
    seats = rng.choice(SIZES) if name == "danmaku" else 2
    builtin = list(list_builtin(name))
    decks = decks_for(name, seats, [rng.choice(builtin) for _ in range(seats)] if builtin else None)
    t = game.new(decks, number, {}, True)
    bot = bots.bot(games.find(name).bots[0], name)
    histories: list[list[Line]] = [[] for _ in range(seats)]
    rows: list[Row] = []
    read = taken = 0
    while t.result is None:
        fresh = (t.journal or [])[read:]
        read += len(fresh)
        for seat, history in enumerate(histories):
            history += redact(t, fresh, seat)
        taken += 1
        if taken > FROM and taken % EVERY == 0:
            rows += positions(t)
        asked = t.asked[0]
        game.decide(t, asked, bot.answer(Sight(game, t, asked, histories[asked]), rng))
    for row in rows:
        yield row, row[2] in t.result.winners


def fit(x: Floats, y: Floats, ridge: float) -> Floats:
    """Logistic regression by Newton's method."""
    w = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ w))
        curve = x.T @ (x * (p * (1 - p))[:, None]) + ridge * np.eye(len(w))
        w = w + np.linalg.solve(curve, x.T @ (y - p) - ridge * w)
    return w


def report(kind: str, x: Floats, y: Floats) -> None:
    spread = x.std() if x.shape[1] == 1 else 1.0
    w = fit(x / spread, y, 0.01 if x.shape[1] == 1 else 2.0) / spread
    p = 1 / (1 + np.exp(-x @ w))
    found = f"scale {1 / w[0]:.1f}" if len(w) == 1 else ", ".join(f"{each:.3f}" for each in w)
    print(f"{kind}, {len(y)} rows: {found}; Brier score {np.mean((p - y) ** 2):.3f}")
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        there = (p >= low) & (p < low + 0.2)
        if there.any():
            print(f"  called {p[there].mean():.2f}: won {y[there].mean():.2f} of {there.sum()}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.OWN)
    parser.add_argument("--games", type=int, default=60)
    arguments = parser.parse_args()
    rows: dict[str, list[tuple[list[float], bool]]] = {}
    for number in range(arguments.games):
        for (kind, x, _), won in played(arguments.game, number):
            rows.setdefault(kind, []).append((x, won))
    for kind, found in sorted(rows.items()):
        report(kind, np.array([x for x, _ in found]), np.array([float(won) for _, won in found]))


if __name__ == "__main__":
    main()
