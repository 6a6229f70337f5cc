"""Random games of Danmaku!! for the property tests, and tables that differ only in what a seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from kaimaku.games.danmaku.game import GAME, pools
from kaimaku.games.danmaku.projection.desk import DESK
from kaimaku.games.danmaku.table import HAND, DanmakuTable
from kaimaku.kernel.decisions import CONCEDE, PASS, PROMPTS, Option, asides
from tests.depth import at_depth
from tests.views import received

SEATS = at_depth((5, 8), (4, 5, 6, 7, 8))
LONGEST = 12_000  # decisions of one game
QUIET = ("danmaku:main step", "danmaku:discards")


def new(seats: int, seed: int, **rulings: str) -> DanmakuTable:
    return GAME.new([None] * seats, seed, rulings)


def move(t: DanmakuTable, rng: Random, restless: bool = False) -> tuple[int, Option]:
    """A seat that is asked and one of its options, at random; the restless also act when they are not asked."""
    if restless and rng.random() < 0.1:
        seat = rng.randrange(t.seats)
        special = [option for option in asides(t, seat) if option != CONCEDE or rng.random() < 0.01]
        if special:
            return seat, rng.choice(special)
    seat = rng.choice(t.asked)
    return seat, rng.choice(GAME.options(t, seat))


def walk(t: DanmakuTable, rng: Random, every: int = 1, restless: bool = False) -> Iterator[DanmakuTable]:
    """Play to the end at random; the table is shown at every so-many-th decision, and at rare prompts always."""
    seen: dict[int, int] = {}
    at = rng.randrange(every)
    for n in range(LONGEST):
        if t.result is not None:
            return
        seen[t.prompt] = seen.get(t.prompt, 0) + 1
        if n % every == at or seen[t.prompt] <= 2:
            yield t
        GAME.decide(t, *move(t, rng, restless))
    raise AssertionError("the game does not end")


def play_on(t: DanmakuTable, seed: int, steps: int) -> str:
    """Some random decisions further; the digest there."""
    rng = Random(seed)
    for _ in range(steps):
        if t.result is not None:
            break
        GAME.decide(t, *move(t, rng, restless=True))
    return t.digest()


def prompt(t: DanmakuTable) -> str:
    return PROMPTS[t.prompt].name


# --- what a seat may not know ---------------------------------------------------------------------------------------


def hidden(t: DanmakuTable, seat: int | None) -> list[list[int]]:
    """The cards a seat (None: a spectator) cannot tell, in the pools they may be exchanged within.

    A role may be another of its kind that is not in the game, or change places with any other that is.
    """
    bit = t.everyone if seat is None else 1 << seat
    return [[c for c in pool if t.known[c] & bit != bit] for pool in pools(t)]


def committed(t: DanmakuTable) -> set[int]:
    """Hand cards of seats that have already answered a question put to several: their answers go by them."""
    seats = [seat for seat, option in t.answers.items() if option != PASS]
    return {card for seat in seats for card in t.zones[HAND + seat]}


def exchange(t: DanmakuTable, groups: list[list[int]], rng: Random) -> DanmakuTable:
    """A clone in which the faces of each group have changed places."""
    other = t.clone()
    other.options = None
    for group in groups:
        faces = [other.defs[c] for c in group]
        rng.shuffle(faces)
        for card, face in zip(group, faces, strict=True):
            other.defs[card] = face
    return other


def odd_options(t: DanmakuTable, rng: Random) -> list[Option]:
    """Options of other moments and seats, of cards in any place, and plain nonsense."""
    cards = [rng.randrange(-2, len(t.defs) + 2), *(rng.choice(zone) for zone in t.zones if zone)]
    small = [rng.randrange(-1, 9) for _ in range(3)]
    made: list[Option] = [(), ("pass",), ("end",), ("done",), ("yes",), ("no",), ("reveal",), ("look", small[0])]
    made += [("number", -1), ("number", "x"), ("number", 99), ("discard", "x"), ("play",), ("react", "x")]
    for card in rng.sample(cards, min(8, len(cards))):
        half, seat, you = rng.randrange(3), rng.randrange(-1, t.seats + 1), rng.randrange(-1, t.seats)
        made += [("take", card), ("pick", card), ("discard", card), ("play", card, half, seat, you)]
        made += [("react", card, half, small[1], you, seat), ("invoke", card, half, you, small[2], seat)]
        made += [("use", card, half, seat), ("invoke", card, 0, you, -1, -1), ("play", card, 0, -1, you)]
    return made


def picture(t: DanmakuTable, seat: int | None, odd: list[Option]) -> bytes:
    """All that a seat can find out at a decision: what is sent to it, its options, and why not anything else."""
    told: list[object] = [received(DESK, t, seat)]
    if seat is not None:
        told += [GAME.options(t, seat), asides(t, seat)]
        for option in odd:
            no = GAME.refuse(t, seat, option)
            told.append(None if no is None else [no.rule, no.en, no.ja])
    return json.dumps(told).encode()
