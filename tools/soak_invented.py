"""Soak with cards that nobody wrote: random games with decks full of invented cards, invariants checked.

    python -m tools.soak_invented [CARDS] [--game hocg|danmaku|vcard] [--workers 2] [--seed 0]

Each batch invents its cards anew in a process of its own, so a failure names all that is needed to see it again:
`--game NAME --only SEED` plays that batch alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from random import Random

from kaimaku import games
from kaimaku.games.danmaku.lang.invented import Invention as DanmakuInvention
from kaimaku.games.danmaku.lang.invented import table
from kaimaku.games.hocg import game as hocg
from kaimaku.games.hocg.lang.invented import Invention
from kaimaku.games.vcard import game as vcard
from kaimaku.games.vcard.lang.invented import invent_cards, invent_deck
from kaimaku.kernel.table import Table
from tools.soak import check_cards, check_decision, check_whole

CARDS = 100_000
STEPS = 400  # decisions of one game
LOOKED_AT = 0.05  # the share of decisions


def deal_hocg(seed: int) -> tuple[int, list[Table]]:
    invention = Invention(seed)
    decks = [invention.deck(), invention.deck()]
    return invention.count, [hocg.GAME.new(decks, seed), hocg.GAME.new(decks[::-1], seed + 1)]


def deal_danmaku(seed: int) -> tuple[int, list[Table]]:
    invention = DanmakuInvention(seed)
    cards = invention.cards()
    return invention.count, [table(cards, seats, seed) for seats in (4, 6, 8)]


def deal_vcard(seed: int) -> tuple[int, list[Table]]:
    rng = Random(seed)
    cards, _ = invent_cards(rng, f"s{seed}", 120)
    decks = [invent_deck(rng, cards) for _ in range(2)]
    return len(cards), [vcard.GAME.new(decks, seed), vcard.GAME.new(decks[::-1], seed + 1)]


DEAL: dict[str, Callable[[int], tuple[int, list[Table]]]] = {
    "hocg": deal_hocg,
    "danmaku": deal_danmaku,
    "vcard": deal_vcard,
}
BATCH = {"hocg": 44, "danmaku": 112, "vcard": 120}  # about how many cards one invention makes


def play(name: str, t: Table, rng: Random) -> int:
    """So many random decisions, everything looked at on the way."""
    game = games.game(name)
    faces = sorted(t.defs)
    for n in range(STEPS):
        if t.result is not None:
            return n
        seat = check_decision(game, t, rng.random() if t.seats > 2 else 0.0)
        check_cards(t, faces)
        if rng.random() < LOOKED_AT:
            check_whole(game, t, n)
        game.decide(t, seat, rng.choice(game.options(t, seat)))
    return STEPS


def batch(name: str, seed: int) -> tuple[int, int, list[str]]:
    """Cards, decisions and failures of one invention."""
    cards, decisions = 0, 0
    failures: list[str] = []
    try:
        cards, tables = DEAL[name](seed)
        for n, t in enumerate(tables):
            decisions += play(name, t, Random(f"{seed}:{n}"))
    except Exception as error:
        failures.append(f"--game {name} --only {seed}: {type(error).__name__}: {error}")
    return cards, decisions, failures


def run(name: str, cards: int, seed: int, workers: int) -> bool:
    """So many cards of one game; whether all went well."""
    seeds = [seed * 1_000_000 + n for n in range(max(1, cards // BATCH[name]))]
    began = time.perf_counter()
    made, decisions = 0, 0
    failures: list[str] = []
    with get_context("spawn").Pool(workers, maxtasksperchild=8) as pool:
        for count, taken, failed in pool.imap_unordered(partial(batch, name), seeds):
            made, decisions, failures = made + count, decisions + taken, failures + failed
    spent = time.perf_counter() - began
    print(f"{name}: {made} invented cards, {decisions} decisions in {spent:.0f} s, failures: {len(failures)}")
    for line in failures[:20]:
        print(f"    {line}")
    return not failures


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games with invented cards, invariants checked.")
    parser.add_argument("cards", nargs="?", type=int, default=int(os.environ.get("SOAK_CARDS", CARDS)))
    parser.add_argument("--game", choices=DEAL)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, metavar="SEED")
    chosen = parser.parse_args()
    if chosen.only is not None:
        _, _, failures = batch(chosen.game or "hocg", chosen.only)
        print("\n".join(failures) or "nothing fails")
        return 1 if failures else 0
    games = [chosen.game] if chosen.game else list(DEAL)
    return 0 if all([run(game, chosen.cards // len(games), chosen.seed, chosen.workers) for game in games]) else 1


if __name__ == "__main__":
    sys.exit(main())
