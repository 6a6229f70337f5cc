"""A small PPO in nothing but numpy learns a seat against random play, and draws its curve.

    pip install kaimaku[rl]
    python examples/learn.py --game vcard --minutes 2 --curve learning.svg

One hidden layer reads the array and gives every action a preference and the position a value; the mask leaves the
actions that are legal. Games are played against the random bot from either seat. After some games, everything that was
done in them becomes likelier if the game ended better than the value said, and less likely otherwise, by a few small
steps that stay near the old preferences (proximal policy optimization). Now and then games are played for the curve.
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
HIDDEN = 48
GAMES = 16  # played between two updates
EPOCHS = 4  # times that everything in them is learned from
BATCH = 256
CLIP = 0.2
RATE = 2e-3
ENTROPY = 0.003
LOOKS = 5  # at how well it plays


class Network:
    """Array → preferences of all actions, and the value of the position as the last output."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions + 1), np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]  # moments of Adam
        self.second = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def hidden(self, x: Floats) -> Floats:
        found: Floats = np.tanh(x @ self.weights[0] + self.weights[1])
        return found

    def chances(self, hidden: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """How likely each legal action is, and what the position is worth."""
        out = hidden @ self.weights[2] + self.weights[3]
        legal = np.where(masks, out[..., :-1], -np.inf)
        raised = np.exp(legal - legal.max(-1, keepdims=True))
        return raised / raised.sum(-1, keepdims=True), out[..., -1]

    def learn(self, x: Floats, masks: NDArray[np.bool_], done: NDArray[np.int64], old: Floats, won: Floats) -> None:
        """One step of Adam on the clipped objective of PPO and the error of the value."""
        hidden = self.hidden(x)
        chances, value = self.chances(hidden, masks)
        rows = np.arange(len(x))
        gain = won - value
        scale = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chances[rows, done] / old
        free = np.where(scale > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (scale * ratio * free)[:, None]
        gradient = np.zeros((len(x), chances.shape[1] + 1), np.float32)
        gradient[:, :-1] = push * chances
        gradient[rows, done] -= push[:, 0]
        logs = np.log(np.maximum(chances, 1e-12))
        gradient[:, :-1] += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        gradient[:, -1] = -gain
        gradient /= len(x)
        back = (gradient @ self.weights[2].T) * (1 - hidden * hidden)
        self.updates += 1
        fair = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        grads = [x.T @ back, back.sum(0), hidden.T @ gradient, gradient.sum(0)]
        for w, m, v, g in zip(self.weights, self.first, self.second, grads, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            w -= RATE * fair * m / (np.sqrt(v) + 1e-8)


class Batch:
    """Everything that was done in some games, and how they ended."""

    def __init__(self) -> None:
        self.seen: list[Floats] = []
        self.masks: list[NDArray[np.bool_]] = []
        self.done: list[int] = []
        self.chance: list[float] = []
        self.won: list[float] = []


def scaled(observation: Floats, high: Floats) -> Floats:
    """Numbers of cards are large: every field between 0 and 1."""
    found: Floats = observation / high
    return found


def play(env: SingleSeat, network: Network, high: Floats, rng: np.random.Generator, seed: int, batch: Batch) -> float:
    """A game as the preferences will have it; its decisions go into the batch."""
    observation, _ = env.reset(seed=seed)
    count = 0
    while True:
        seen, mask = scaled(observation["observation"], high), observation["action_mask"] > 0
        chances, _ = network.chances(network.hidden(seen), mask)
        action = int(np.searchsorted(np.cumsum(chances), rng.random() * chances.sum() * (1 - 1e-6), side="right"))
        batch.seen.append(seen)
        batch.masks.append(mask)
        batch.done.append(action)
        batch.chance.append(float(chances[action]))
        count += 1
        observation, reward, ended, cut, _ = env.step(action)
        if ended or cut:
            batch.won += [reward] * count
            return reward


def learn(network: Network, batch: Batch, rng: np.random.Generator) -> None:
    seen, masks = np.array(batch.seen), np.array(batch.masks)
    done, old, won = np.array(batch.done), np.array(batch.chance, np.float32), np.array(batch.won, np.float32)
    for _ in range(EPOCHS):
        order = rng.permutation(len(done))
        for at in range(0, len(order), BATCH):
            rows = order[at : at + BATCH]
            network.learn(seen[rows], masks[rows], done[rows], old[rows], won[rows])


def train(game: str, minutes: float, seed: int, games: int) -> list[tuple[float, int, int]]:
    """(minutes, games learned from, games won of `games`) whenever it was looked at; looking does not count."""
    rng = np.random.default_rng(seed)
    env = SingleSeat(game, "random")
    high = np.maximum(env.rules.observing.bounds()[1], 1)
    network = Network(env.rules.observing.size, env.rules.actions.size, rng)
    curve: list[tuple[float, int, int]] = []
    spent, played = 0.0, 0
    while True:
        if spent >= minutes * len(curve) / LOOKS:
            won = sum(play(env, network, high, rng, 1_000_000 + n, Batch()) > 0 for n in range(games))
            curve.append((spent, played, won))
            print(f"{spent:5.1f} minutes, {played:5d} games: wins {won / games:.1%} against random", flush=True)
        if spent >= minutes:
            return curve
        began = time.process_time()
        batch = Batch()
        for _ in range(GAMES):
            play(env, network, high, rng, int(rng.integers(1 << 31)), batch)
        learn(network, batch, rng)
        played += GAMES
        spent += (time.process_time() - began) / 60


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
