"""Soak: tens of thousands of random games, with the house rules checked on the way.

    python tools/soak.py [GAMES] [--game hocg|danmaku|vcard] [--workers 2] [--seed 0]

Without `--game` most games are hOCG and a tenth each are the others. Whatever breaks is saved as a replay under
soak-failures/; `python tools/soak.py --again FILE` plays it again under the same checks and fails in the same way.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from kaimaku import replays
from kaimaku.bots import bot
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.sim import game_seed, recorded
from kaimaku.usual import any_deck, decks_for, usual_seats

GAMES = 20_000
LIMIT = 5_000  # decisions of one game
CHUNK = 50
FOLDER = "soak-failures"


class Broken(AssertionError):
    """A house rule does not hold."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a run of games came to."""

    games: int
    decisions: int
    prompts: Counter[str]
    endings: Counter[str]
    failures: list[str]


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_decision(game: Game[Any], t: Table) -> int:
    """A state that is not final names who must act, and everybody it names has options, each once."""
    require(bool(t.asked), "nobody is asked, but the game is not over")
    require(len(set(t.asked)) == len(t.asked) and all(0 <= seat < t.seats for seat in t.asked), f"asked: {t.asked}")
    seat = t.asked[0]
    options = game.options(t, seat)
    require(bool(options), f"seat {seat} has no option at {PROMPTS[t.prompt].name}")
    require(len(set(options)) == len(options), f"options twice at {PROMPTS[t.prompt].name}: {options}")
    return seat


def check_cards(t: Table, faces: list[int]) -> None:
    """Every card lies in exactly one place, its own, and no face came or went."""
    require(sorted(t.defs) == faces, "the faces have changed")
    lying = [(card, zone) for zone, cards in enumerate(t.zones) for card in cards]
    holomem: dict[int, Any] = getattr(t, "mems", {})
    lying += [(card, t.where[card]) for mem in holomem.values() for card in mem.cards()]
    require(sorted(card for card, _ in lying) == list(range(len(t.defs))), "a card is lost or lies in two places")
    require(all(t.where[card] == zone for card, zone in lying), "a card is not where it says it is")


def play(game: Game[Any], t: Table, rng: Random, taken: list[tuple[int, Option]], prompts: Counter[str]) -> None:
    """A random game to its end; cards are counted once a turn. In one of 25 most moves are greedy: more is fought."""
    greed = 0.8 if rng.random() < 0.04 else 0.0
    faces = sorted(t.defs)
    turn = -1
    while t.result is None:
        seat = check_decision(game, t)
        if t.turn != turn:
            turn = t.turn
            check_cards(t, faces)
        prompts[PROMPTS[t.prompt].name] += 1
        player = bot("greedy" if rng.random() < greed else "random")
        option = player.choose(game, t, seat, rng)
        taken.append((seat, option))
        require(len(taken) < LIMIT, f"no result after {LIMIT} decisions")
        game.decide(t, seat, option)
    check_cards(t, faces)
    require(t.asked == (), "the game is over, but somebody is asked")


def header(name: str, seed: int, index: int) -> Replay:
    """Every third hOCG game uses decks of any cards; Danmaku!! is played by four to eight in turn."""
    seats = usual_seats(name)
    if name == "danmaku":
        seats += index % len(replays.game(name).seats)
    decks = decks_for(name, seats)
    if name == "hocg" and index % 3 == 0:
        rng = Random(f"{seed}:{index}:decks")
        decks = [any_deck(rng), any_deck(rng)]
    return replays.header(name, decks if index % 2 else decks[::-1], game_seed(seed, index))


def soak(name: str, seed: int, span: range) -> Tally:
    """Some games in a row; a failure is saved and does not stop the others."""
    game = replays.game(name)
    prompts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    failures = []
    decisions = 0
    for index in span:
        replay = header(name, seed, index)
        taken: list[tuple[int, Option]] = []
        try:
            t = replays.begin(replay, journal=index % 4 == 0)
            play(game, t, Random(replay.seed), taken, prompts)
            endings[t.result.rule if t.result is not None and t.result.winners else "draw"] += 1
        except Exception as error:
            path = Path(FOLDER) / f"{name}-{seed}-{index}.kaimaku"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(recorded(replay, taken).to_bytes())
            failures.append(f"{path}: {type(error).__name__}: {error}")
        decisions += len(taken)
    return Tally(len(span), decisions, prompts, endings, failures)


def again(path: str) -> str | None:
    """What breaks when a saved game is played again; None if nothing does any more.

    First its decisions are taken, then it is played anew from its seed: a bot may have broken while it thought.
    """
    replay = Replay.from_bytes(Path(path).read_bytes())
    game = replays.game(replay.game)
    try:
        follow(game, replays.begin(replay), replay.moves)
        play(game, replays.begin(replay), Random(replay.seed), [], Counter())
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


def follow(game: Game[Any], t: Table, moves: list[tuple[int, Option]]) -> None:
    """Take these decisions, with the checks before and after each."""
    faces = sorted(t.defs)
    for seat, option in moves:
        check_decision(game, t)
        check_cards(t, faces)
        game.decide(t, seat, option)
    check_cards(t, faces)
    if t.result is None:
        check_decision(game, t)


def run(name: str, games: int, seed: int, workers: int) -> Tally:
    """All games of one kind, over processes."""
    spans = [range(at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    began = time.perf_counter()
    total = Tally(0, 0, Counter(), Counter(), [])
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for part in pool.map(soak, [name] * len(spans), [seed] * len(spans), spans):
            total = Tally(
                total.games + part.games,
                total.decisions + part.decisions,
                total.prompts + part.prompts,
                total.endings + part.endings,
                total.failures + part.failures,
            )
    spent = time.perf_counter() - began
    rate = total.decisions / spent if spent else 0.0
    print(
        f"{name}: {total.games} games, {total.decisions} decisions in {spent:.0f} s ({rate:,.0f}/s, {workers} workers)"
    )
    print(f"  prompts: {', '.join(f'{k} {n}' for k, n in total.prompts.most_common())}")
    print(f"  endings: {', '.join(f'{k} {n}' for k, n in total.endings.most_common())}")
    print(f"  failures: {len(total.failures)}")
    for line in total.failures[:20]:
        print(f"    {line}")
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games with the house rules checked on the way.")
    parser.add_argument("games", nargs="?", type=int, default=int(os.environ.get("SOAK_GAMES", GAMES)))
    parser.add_argument("--game", choices=replays.GAMES)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--again", metavar="FILE")
    chosen = parser.parse_args()
    if chosen.again:
        error = again(chosen.again)
        print(error or "nothing breaks")
        return 0 if error is None else 1
    shares = {chosen.game: chosen.games} if chosen.game else {"hocg": chosen.games}
    if not chosen.game:
        shares |= {name: chosen.games // 10 for name in ("danmaku", "vcard")}
    totals = [run(name, games, chosen.seed, chosen.workers) for name, games in shares.items()]
    return 1 if any(total.failures for total in totals) else 0


if __name__ == "__main__":
    sys.exit(main())
