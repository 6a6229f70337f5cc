"""What happens in seeded random games, in a few letters each, to prove that play got faster and no different.

    python tools/digests.py FILE               play the games in FILE again and compare
    python tools/digests.py FILE --record      write FILE anew
    python tools/digests.py FILE --record --games 1000 --seed 7

Record before a change, compare after it. FILE names the decks, so new decks change nothing; where a declaration of a
card in a deck has changed meanwhile, the game is left out and counted. tests/tools/digests.jsonl is a small sample that
`make test` compares: record it anew after a change of the rules.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random

from kaimaku import games, replays
from kaimaku.decks import list_builtin
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.sim import game_seed
from kaimaku.usual import decks_for

GAMES = 12  # of each game in the sample
EVERY = 20  # decisions between two looks at the whole table


@dataclass(frozen=True)
class GameDigest:
    """One random game: what it was played with, and what came of it."""

    game: str
    decks: tuple[str, ...]  # none where nobody brings a deck
    seats: int
    seed: int
    cards: str  # what the cards say, in a few letters
    decisions: int
    digest: str

    @property
    def start(self) -> tuple[object, ...]:
        return self.game, self.decks, self.seats, self.seed


def play(game: str, decks: tuple[str, ...], seats: int, seed: int) -> GameDigest:
    """Every question with all that it offers, the table every few decisions, and the result."""
    brought = decks_for(game, seats, decks or None)
    engine = games.game(game)
    rng = Random(seed)
    told = blake2b(digest_size=8)
    t = engine.new(brought, seed)
    t.journal = None
    decisions = 0
    while t.result is None:
        seat = t.asked[int(rng.random() * len(t.asked))]
        options = engine.options(t, seat)
        told.update(repr((PROMPTS[t.prompt].name, t.asked, seat, options)).encode())
        engine.decide(t, seat, options[int(rng.random() * len(options))])
        decisions += 1
        if decisions % EVERY == 0:
            told.update(t.digest().encode())
    told.update(repr((t.result, t.digest())).encode())
    cards = replays.header(game, brought, seed).cards
    return GameDigest(game, decks, seats, seed, cards, decisions, told.hexdigest())


def starts(count: int, seed: int) -> Iterator[tuple[str, tuple[str, ...], int, int]]:
    """So many games of each game: any decks, every number of players."""
    for manifest in games.all():
        known = list_builtin(manifest.name)
        for number in range(count):
            each = game_seed(seed, number)
            seats = manifest.seats[number % len(manifest.seats)]
            decks = tuple(Random(each).choices(known, k=seats)) if known else ()
            yield manifest.name, decks, seats, each


def differences(recorded: Iterable[GameDigest]) -> tuple[list[str], Counter[str]]:
    """The games that go another way than recorded, and how many were compared or could not be, by game."""
    found: list[str] = []
    counted: Counter[str] = Counter()
    for old in recorded:
        new = play(*old.start)  # type: ignore[arg-type]
        if new.cards != old.cards:
            counted[f"{old.game}, with cards declared anew"] += 1
            continue
        counted[old.game] += 1
        if new != old:
            found.append(
                f"{old.game} {'/'.join(old.decks)} seed {old.seed}: {old.decisions} → {new.decisions} decisions"
            )
    return found, counted


def read(path: Path) -> list[GameDigest]:
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [GameDigest(**{**row, "decks": tuple(row["decks"])}) for row in rows]


def record(path: Path, count: int, seed: int) -> int:
    rows = [json.dumps(asdict(play(*start))) for start in starts(count, seed)]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return len(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--record", action="store_true", help="write the file instead of comparing with it")
    parser.add_argument("--games", type=int, default=GAMES, help="how many of each game to record")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.record:
        print(f"{record(given.file, given.games, given.seed)} games recorded")
        return 0
    found, counted = differences(read(given.file))
    for line in found:
        print(line)
    print(", ".join(f"{n} of {what}" for what, n in counted.items()) + f": {len(found)} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
