"""A small deep Q-network in nothing but numpy learns a seat against random play, and draws its curve.

    pip install kaimaku[rl]
    python examples/learn.py --game vcard --minutes 2 --curve learning.svg

One hidden layer reads the array and scores every action; the mask leaves those that are legal. Games are played against
the random bot from either seat, at first with any legal action, later more and more with the best. What was done is
learned from in small batches, towards how the game ended: the whole return, as in DouZero, because a reward comes only
after a hundred decisions. Now and then it plays games without exploring, which is what the curve shows.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kaimaku.envs.gym import SingleSeat
from kaimaku.sim import wilson

Floats = NDArray[np.float32]
HIDDEN = 32
BATCH = 128
KEPT = 15_000  # decisions to learn from
DISCOUNT = 0.99
RATE = 5e-4
UPDATES = 10  # after each game
LOOKS = 5  # at how well it plays


class Network:
    """Array → the worth of every action."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            (rng.standard_normal((inputs, HIDDEN)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]  # moments of Adam
        self.second = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def worth(self, x: Floats) -> Floats:
        w1, b1, w2, b2 = self.weights
        found: Floats = np.maximum(x @ w1 + b1, 0) @ w2 + b2
        return found

    def learn(self, x: Floats, actions: NDArray[np.int64], targets: Floats) -> None:
        """One step of Adam towards the targets of the chosen actions; errors count at most 1."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(x @ w1 + b1, 0)
        chosen = (hidden * w2[:, actions].T).sum(1) + b2[actions]
        error = (np.clip(chosen - targets, -1, 1) / len(x)).astype(np.float32)
        g2 = np.zeros_like(w2)
        np.add.at(g2.T, actions, error[:, None] * hidden)
        gb2 = np.zeros_like(b2)
        np.add.at(gb2, actions, error)
        back = (error[:, None] * w2[:, actions].T) * (hidden > 0)
        self.updates += 1
        for w, m, v, g in zip(self.weights, self.first, self.second, [x.T @ back, back.sum(0), g2, gb2], strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            fair = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            w -= RATE * fair * m / (np.sqrt(v) + 1e-8)


class Memory:
    """The last decisions: what was seen, done, and what came of it in the end."""

    def __init__(self, inputs: int) -> None:
        self.seen = np.zeros((KEPT, inputs), np.float16)
        self.done = np.zeros(KEPT, np.int64)
        self.earned = np.zeros(KEPT, np.float32)
        self.count = 0

    def keep(self, game: list[tuple[Floats, int]], reward: float) -> None:
        """All decisions of a game; the last ones count most."""
        for left, (seen, action) in enumerate(reversed(game)):
            at = self.count % KEPT
            self.seen[at], self.done[at], self.earned[at] = seen, action, reward * DISCOUNT**left
            self.count += 1


def scaled(observation: Floats, high: Floats) -> Floats:
    """Numbers of cards are large: every field between 0 and 1."""
    found: Floats = observation / high
    return found


def best(network: Network, x: Floats, mask: Floats) -> int:
    return int(np.where(mask > 0, network.worth(x), -np.inf).argmax())


def evaluate(game: str, network: Network, high: Floats, games: int, seed: int) -> int:
    """How many of so many games it wins without exploring."""
    seat = SingleSeat(game, "random")
    won = 0
    for number in range(games):
        observation, _ = seat.reset(seed=seed + number)
        over = False
        while not over:
            action = best(network, scaled(observation["observation"], high), observation["action_mask"])
            observation, reward, ended, cut, _ = seat.step(action)
            over = ended or cut
        won += reward > 0
    return won


def train(game: str, minutes: float, seed: int, games: int) -> list[tuple[float, int, int]]:
    """(minutes, games learned from, games won of `games`) whenever it was looked at; looking does not count."""
    rng = np.random.default_rng(seed)
    env = SingleSeat(game, "random")
    inputs = env.rules.observing.size
    high = np.maximum(env.rules.observing.bounds()[1], 1)
    network = Network(inputs, env.rules.actions.size, rng)
    memory = Memory(inputs)
    curve: list[tuple[float, int, int]] = []
    spent, played = 0.0, 0
    while True:
        if spent >= minutes * len(curve) / LOOKS:
            won = evaluate(game, network, high, games, 1_000_000)
            curve.append((spent, played, won))
            print(f"{spent:5.1f} minutes, {played:5d} games: wins {won / games:.1%} against random", flush=True)
        if spent >= minutes:
            return curve
        began = time.process_time()
        memory.keep(*explored(env, network, high, max(0.05, 1 - 2 * spent / minutes), rng))
        for _ in range(UPDATES):
            rows = rng.integers(min(memory.count, KEPT), size=BATCH)
            network.learn(memory.seen[rows].astype(np.float32), memory.done[rows], memory.earned[rows])
        played += 1
        spent += (time.process_time() - began) / 60


def explored(
    env: SingleSeat, network: Network, high: Floats, explore: float, rng: np.random.Generator
) -> tuple[list[tuple[Floats, int]], float]:
    """A game with a share of random actions, and its reward."""
    observation, _ = env.reset(seed=int(rng.integers(1 << 31)))
    game: list[tuple[Floats, int]] = []
    while True:
        seen, mask = scaled(observation["observation"], high), observation["action_mask"]
        action = int(rng.choice(np.flatnonzero(mask))) if rng.random() < explore else best(network, seen, mask)
        game.append((seen, action))
        observation, reward, ended, cut, _ = env.step(action)
        if ended or cut:
            return game, reward


def drawn(curve: list[tuple[float, int, int]], games: int, game: str) -> str:
    """The curve with its 95 % intervals, as SVG."""
    width, height, left, top = 560, 260, 50, 20
    most = max(minutes for minutes, _, _ in curve) or 1.0
    points, bars = [], []
    for minutes, _, won in curve:
        rate = wilson(won, games)
        x = left + minutes / most * width
        y, low, high = (top + (1 - value) * height for value in (rate.rate, rate.low, rate.high))
        points.append(f"{x:.1f},{y:.1f}")
        bars.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="#0a7f8a"/>')
    lines = "".join(
        f'<line x1="{left}" x2="{left + width}" y1="{top + (1 - v) * height}" y2="{top + (1 - v) * height}" '
        f'stroke="#999" stroke-dasharray="{"4" if v == 0.5 else "1 5"}"/>'
        f'<text x="6" y="{top + (1 - v) * height + 4}">{v:.0%}</text>'
        for v in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 20} {height + 70}" width="640" '
        'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
        f'{lines}{"".join(bars)}<polyline points="{" ".join(points)}" fill="none" stroke="#0a7f8a" stroke-width="2"/>'
        f'<text x="{left}" y="{height + 45}">0</text>'
        f'<text x="{left + width - 90}" y="{height + 45}">{most:.1f} minutes</text>'
        f'<text x="{left}" y="{height + 62}">{game}: wins against random play, {games} games each, 95 % intervals'
        f"; {curve[-1][1]} games learned from</text></svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="vcard")
    parser.add_argument("--minutes", type=float, default=2, help="of processor time to learn for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100, help="to look at how well it plays")
    parser.add_argument("--curve", type=Path, help="an SVG file")
    options = parser.parse_args()
    curve = train(options.game, options.minutes, options.seed, options.games)
    if options.curve is not None:
        options.curve.write_text(drawn(curve, options.games, options.game), encoding="utf-8")


if __name__ == "__main__":
    main()
