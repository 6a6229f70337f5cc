"""Soak: tens of thousands of random games, with invariants checked on the way.

    python tools/soak.py [GAMES] [--game hocg|danmaku|vcard] [--workers 2] [--seed 0]

Without `--game`, for every 20 games of hOCG there are 5 of Danmaku!! with each number of players and 20 of VCard.
Whatever breaks is saved as a replay under soak-failures/; `python tools/soak.py --again FILE` plays it again under
the same checks and fails in the same way.
"""

from __future__ import annotations

import argparse
import json
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

from kaimaku import games, replays
from kaimaku.bots import Bot, Greedy, bot
from kaimaku.games.danmaku.definitions import main_card
from kaimaku.games.danmaku.rules.stats import max_life
from kaimaku.games.danmaku.table import RESOLVING, DanmakuTable, items
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.rules.tokens import SPOT_STATUS
from kaimaku.games.vcard.table import ACTIVE, MASCOT_SPOT, QUEUE_ZONE, SIDE, VCardTable, in_play, on_spot
from kaimaku.kernel.decisions import CONCEDE, PROMPTS, Option, asides
from kaimaku.kernel.game import Game
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.sim import game_seed, recorded
from kaimaku.usual import any_deck, any_pair, decks_for

GAMES = 20_000
SHARES = {"hocg": 1.0, "danmaku": 1.25, "vcard": 1.0}
LIMIT = 12_000  # decisions of one game
LOOKED_AT = 0.01  # the share of decisions
CHUNK = 50
FOLDER = "soak-failures"


class Broken(AssertionError):
    """An invariant does not hold."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a run of games came to."""

    games: int
    decisions: int
    sizes: Counter[int]  # games by number of players
    prompts: Counter[str]
    endings: Counter[str]
    failures: list[str]

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.sizes + other.sizes,
            self.prompts + other.prompts,
            self.endings + other.endings,
            self.failures + other.failures,
        )


NOTHING = Tally(0, 0, Counter(), Counter(), Counter(), [])


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_decision(game: Game[Any], t: Table, at: float = 0.0) -> int:
    """A state that is not final names who must act, and everybody it names has options, each once.

    Returns one of them: the first, or another if several are asked together.
    """
    require(bool(t.asked), "nobody is asked, but the game isn't over")
    require(len(set(t.asked)) == len(t.asked) and all(0 <= seat < t.seats for seat in t.asked), f"asked: {t.asked}")
    seat = t.asked[int(at * len(t.asked))]
    options = game.options(t, seat)
    require(bool(options), f"seat {seat} has no option at {PROMPTS[t.prompt].name}")
    require(len(set(options)) == len(options), f"duplicate options at {PROMPTS[t.prompt].name}: {options}")
    return seat


def check_cards(t: Table, faces: list[int]) -> None:
    """Every card lies in exactly one place, its own, and no face came or went."""
    copied: dict[int, int] = getattr(t, "copied", {})  # a card played as a copy is its own again when it leaves
    require(sorted(copied.get(card, face) for card, face in enumerate(t.defs)) == faces, "the faces have changed")
    lying = [(card, zone) for zone, cards in enumerate(t.zones) for card in cards]
    holomem: dict[int, Any] = getattr(t, "mems", {})
    lying += [(card, t.where[card]) for mem in holomem.values() for card in mem.cards()]
    require(sorted(card for card, _ in lying) == list(range(len(t.defs))), "a card is lost or in two places")
    require(all(t.where[card] == zone for card, zone in lying), "a card isn't where it says it is")


def check_danmaku(t: DanmakuTable) -> None:
    """Numbers within their bounds, and nothing left over from one turn to the next."""
    for seat in range(t.seats):
        require(0 <= t.life[seat] <= max_life(t, seat), f"seat {seat} has {t.life[seat]} life")
        types = Counter(kind for card in items(t, seat) for kind in main_card(t, card).types)
        require(types["defense"] < 2 and types["artifact"] < 2, f"seat {seat} has two of {types}")
    if PROMPTS[t.prompt].name == "danmaku:main step":
        require(not t.zones[RESOLVING] and not t.stack, "something is still being resolved")


def check_vcard(t: VCardTable) -> None:
    """Every card on its owner's side, stacks in order, and whatever lies on something lies on something there."""
    for number, cards in enumerate(t.zones[: 2 * SIDE]):
        require(all(t.owner[card] == number // SIDE for card in cards), f"zone {number} holds a card of the other's")
        require(number % SIDE != MASCOT_SPOT or len(cards) <= 1, "two Mascots on a side")
        if number % SIDE >= ACTIVE:
            levels = [CARDS[t.defs[card]].facts.pl for card in cards]
            require(levels == list(range(8, 8 + len(cards))), f"a stack of {levels}")
    require(all(on_spot(t, vt) for vt in t.hosts.values()), "an Ally without a VT")
    require(all(in_play(t, card) for card in t.locked), "a card is Locked that is not in play")
    spots = [x.at for x in t.tokens if x.kind in SPOT_STATUS]
    require(all(at < 2 * SIDE and at % SIDE >= ACTIVE for at in spots), f"tokens on {spots}")
    require(all(on_spot(t, x.at) for x in t.tokens if x.kind not in SPOT_STATUS), "a token without a VT")
    if PROMPTS[t.prompt].name == "vcard:main":
        require(not t.queue and not t.pending and not t.zones[QUEUE_ZONE], "something is still on the queue")


def check_whole(game: Game[Any], t: Table, seed: int) -> None:
    """A table can be cloned and saved without loss, and dealt anew for any seat without anything it would notice."""
    before = t.digest()
    require(t.clone().digest() == before, "a clone differs")
    require(game.load(json.loads(json.dumps(t.to_data()))).digest() == before, "a saved table differs")
    quiet = t.clone()  # as a dealt one it has no journal
    desk = games.find(game.name).desk()
    game.view(t, None)
    for seat in range(t.seats):
        dealt = game.determinize(t, seat, Random(seed))
        kept = all(dealt.defs[card] == face for card, face in enumerate(t.defs) if t.known[card] >> seat & 1)
        require(kept and sorted(dealt.defs) == sorted(t.defs), f"seat {seat} would notice that faces changed")
        require(game.view(dealt, seat) == game.view(quiet, seat), f"seat {seat} sees another table dealt anew")
        require(game.options(dealt, seat) == game.options(t, seat), f"seat {seat} has other options dealt anew")
        if seat in t.asked:
            asked = [desk.question(table, seat, 0, True) for table in (dealt, quiet)]
            require(asked[0] == asked[1], f"seat {seat} is asked something else dealt anew")
    require(t.digest() == before, "looking at a table changed it")


def greedy(game: str) -> Bot:
    """The greedy bot of a game, or one that looks at nothing but the result."""
    return bot("greedy", game) if "greedy" in games.find(game).bots else Greedy()


def besides(t: Table, rng: Random) -> tuple[int, Option] | None:
    """Something a seat does though it need not: a special action, or, seldom, giving up."""
    seat = rng.randrange(t.seats)
    found = [option for option in asides(t, seat) if option != CONCEDE or rng.random() < 0.02]
    return (seat, rng.choice(found)) if found else None


def play(game: Game[Any], t: Table, rng: Random, taken: list[tuple[int, Option]], prompts: Counter[str]) -> None:
    """A random game to its end; cards are counted once a turn, and every so often all is looked at.

    In one game of 25 most moves are greedy: more is fought.
    """
    greed = 0.8 if rng.random() < 0.04 else 0.0
    faces = sorted(t.defs)
    turn = -1
    several = t.seats > 2
    while t.result is None:
        seat = check_decision(game, t, rng.random() if several else 0.0)
        if t.turn != turn:
            turn = t.turn
            check_cards(t, faces)
            if isinstance(t, DanmakuTable) and turn:
                check_danmaku(t)
            elif isinstance(t, VCardTable):
                check_vcard(t)
        if rng.random() < LOOKED_AT:
            check_whole(game, t, len(taken))
        prompts[PROMPTS[t.prompt].name] += 1
        extra = besides(t, rng) if several and rng.random() < 0.02 else None
        if extra is not None:
            seat, option = extra
        else:
            player = greedy(game.name) if rng.random() < greed else bot("random", game.name)
            option = player.choose(game, t, seat, rng)
        taken.append((seat, option))
        require(len(taken) < LIMIT, f"no result after {LIMIT} decisions")
        game.decide(t, seat, option)
    check_cards(t, faces)
    require(t.asked == (), "the game is over, but somebody is asked")


def header(name: str, seed: int, index: int) -> Replay:
    """Danmaku!! is played by four to eight in turn; every third game of the others uses random decks of any cards.

    Their other games are played with all built-in decks against each other.
    """
    sizes = games.game(name).seats
    seats = sizes[index % len(sizes)]
    rng = Random(f"{seed}:{index}:decks")
    decks: list[object]
    if games.find(name).decks is None:
        decks = decks_for(name, seats)
    elif index % 3 == 0:
        decks = [any_deck(name, rng), any_deck(name, rng)]
    else:
        decks = any_pair(name, rng)
    return replays.header(name, decks, game_seed(seed, index))


def soak(name: str, seed: int, span: range) -> Tally:
    """Some games in a row; a failure is saved and does not stop the others."""
    game = games.game(name)
    sizes: Counter[int] = Counter()
    prompts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    failures = []
    decisions = 0
    for index in span:
        replay = header(name, seed, index)
        taken: list[tuple[int, Option]] = []
        try:
            t = replays.begin(replay, journal=index % 4 == 0)
            sizes[t.seats] += 1
            play(game, t, Random(replay.seed), taken, prompts)
            endings[t.result.rule if t.result is not None and t.result.winners else "draw"] += 1
        except Exception as error:
            path = Path(FOLDER) / f"{name}-{seed}-{index}.kaimaku"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(recorded(replay, taken).to_bytes())
            failures.append(f"{path}: {type(error).__name__}: {error}")
        decisions += len(taken)
    return Tally(len(span), decisions, sizes, prompts, endings, failures)


def again(path: str) -> str | None:
    """What breaks when a saved game is played again; None if nothing does any more.

    First its decisions are taken, then it is played anew from its seed: a bot may have broken while it thought.
    """
    replay = Replay.from_bytes(Path(path).read_bytes())
    game = games.game(replay.game)
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
    total = NOTHING
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for part in pool.map(soak, [name] * len(spans), [seed] * len(spans), spans):
            total += part
    spent = time.perf_counter() - began
    rate = total.decisions / spent if spent else 0.0
    print(
        f"{name}: {total.games} games, {total.decisions} decisions in {spent:.0f} s ({rate:,.0f}/s, {workers} workers)"
    )
    print(f"  seats: {', '.join(f'{size}: {n} games' for size, n in sorted(total.sizes.items()))}")
    print(f"  prompts: {', '.join(f'{k} {n}' for k, n in total.prompts.most_common())}")
    print(f"  endings: {', '.join(f'{k} {n}' for k, n in total.endings.most_common())}")
    print(f"  failures: {len(total.failures)}")
    for line in total.failures[:20]:
        print(f"    {line}")
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games with invariants checked on the way.")
    parser.add_argument("games", nargs="?", type=int, default=int(os.environ.get("SOAK_GAMES", GAMES)))
    parser.add_argument("--game", choices=games.names())
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--again", metavar="FILE")
    chosen = parser.parse_args()
    if chosen.again:
        error = again(chosen.again)
        print(error or "nothing fails")
        return 0 if error is None else 1
    shares = {name: round(chosen.games * share) for name, share in SHARES.items()}
    if chosen.game:
        shares = {chosen.game: chosen.games}
    totals = [run(name, games, chosen.seed, chosen.workers) for name, games in shares.items()]
    return 1 if any(total.failures for total in totals) else 0


if __name__ == "__main__":
    sys.exit(main())
