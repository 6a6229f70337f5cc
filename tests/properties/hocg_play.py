"""Random games of the hololive OCG for the property tests, and tables that differ only in what a seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from random import Random

from kaimaku.bots import bot
from kaimaku.games.hocg.defs import CHEER, DEFS, OSHI
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.projection.desk import DESK
from kaimaku.games.hocg.table import DECK, HAND, HoloTable
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.usual import any_deck, any_pair, decks_for
from tests.views import received

LONGEST = 4000
QUIET = ("hocg:main", "hocg:perform")


def new(seed: int, journal: bool = False) -> HoloTable:
    """With two of all built-in decks; every fourth game with the usual ones, every fourth with decks of any cards."""
    return GAME.new(decks_of(seed), seed, journal=journal)


def decks_of(seed: int) -> list[object]:
    rng = Random(seed)
    if seed % 4 == 0:
        return [any_deck("hocg", rng), any_deck("hocg", rng)]
    return decks_for("hocg", 2) if seed % 4 == 1 else any_pair("hocg", rng)


def pick(t: HoloTable, rng: Random, fierce: bool = False) -> tuple[int, Option]:
    """The asked seat and one of its options; without some greed holomem would hardly ever be downed."""
    seat = t.asked[0]
    player = bot("greedy" if fierce and rng.random() < 0.8 else "random", GAME.name)
    return seat, player.choose(GAME, t, seat, rng)


def walk(seed: int, every: int = 1, journal: bool = False) -> Iterator[HoloTable]:
    """Each table of a random game, or every so-many-th from a random one on, and those of rare prompts always."""
    rng = Random(seed)
    t = new(seed, journal)
    seen: dict[int, int] = {}
    at = rng.randrange(every)
    for n in range(LONGEST):
        if t.result is not None:
            return
        seen[t.prompt] = seen.get(t.prompt, 0) + 1
        if n % every == at or seen[t.prompt] <= 2:
            yield t
        GAME.decide(t, *pick(t, rng, fierce=seed % 5 > 1))
    raise AssertionError("the game does not end")


def walk_far(seed: int, every: int, least: int) -> Iterator[HoloTable]:
    """The same through one game after the other, until there are so many tables: some games are over soon."""
    found = 0
    for number in count(seed):
        for t in walk(number, every):
            found += 1
            yield t
        if found >= least:
            return


def play_on(t: HoloTable, seed: int, steps: int) -> str:
    """Some random decisions further; the digest there."""
    rng = Random(seed)
    for _ in range(steps):
        if t.result is not None:
            break
        GAME.decide(t, *pick(t, rng))
    return t.digest()


def prompt(t: HoloTable) -> str:
    return PROMPTS[t.prompt].name


# --- what a seat may not know ---------------------------------------------------------------------------------------


def pools(t: HoloTable) -> list[list[int]]:
    """Cards that may be each other: those of one player's deck, those of their cheer deck."""
    kinds = [DEFS[d].kind for d in t.defs]
    return [
        [c for c, kind in enumerate(kinds) if kind != OSHI and t.owner[c] == side and (kind == CHEER) == cheer]
        for side in (0, 1)
        for cheer in (False, True)
    ]


def hidden(t: HoloTable, seat: int | None) -> list[list[int]]:
    """The cards a seat (None: a spectator) cannot tell, in the pools they may be exchanged within."""
    bit = 3 if seat is None else 1 << seat
    return [[c for c in pool if t.known[c] & bit != bit] for pool in pools(t)]


def exchange(t: HoloTable, groups: list[list[int]], rng: Random) -> HoloTable:
    """A clone in which the faces of each group have changed places, and chance comes from another seed."""
    other = t.clone()
    other.seed = rng.getrandbits(64)
    other.options = None
    for group in groups:
        faces = [t.defs[c] for c in group]
        rng.shuffle(faces)
        for card, face in zip(group, faces, strict=True):
            other.defs[card] = face
    return other


def restack(t: HoloTable, seat: int, rng: Random) -> HoloTable:
    """A clone in which the cards a seat cannot tell lie in another order in both decks."""
    other = t.clone()
    other.seed = rng.getrandbits(64)
    other.options = None
    for side in (0, 1):
        deck = other.zones[DECK + side]
        places = [i for i, c in enumerate(deck) if not t.known[c] & 1 << seat]
        cards = [deck[i] for i in places]
        rng.shuffle(cards)
        for i, card in zip(places, cards, strict=True):
            deck[i] = card
    return other


def odd_options(t: HoloTable, rng: Random) -> list[Option]:
    """Options of other moments and seats, of cards in any place, and plain nonsense."""
    cards = [rng.randrange(-2, len(t.defs) + 2) for _ in range(2)]
    cards += [rng.choice(hand) for hand in (t.zones[HAND], t.zones[HAND + 1]) if hand]
    mems = [rng.randrange(-1, t.last_mem + 2), *rng.sample(sorted(t.mems), min(2, len(t.mems)))]
    made: list[Option] = [(), ("pass",), ("done",), ("yes",), ("keep",), ("first",), ("number", -1), ("number", "x")]
    for card in cards:
        made += [("place", card), ("play", card), ("pick", card), ("center", card), ("place", "x")]
        made += [(verb, card, mem) for verb in ("bloom", "play") for mem in mems]
    for mem in mems:
        made += [("collab", mem), ("baton", mem), ("ability", rng.randrange(9), mem), ("bloom", cards[0])]
        made += [("art", mem, rng.randrange(40), other) for other in mems]
    made += [("skill", n) for n in (-1, 0, 1, 2)]
    return made


def picture(t: HoloTable, seat: int | None, odd: list[Option]) -> bytes:
    """All that a seat can find out at a decision: what is sent to it, its options, and why not anything else."""
    told: list[object] = [received(DESK, t, seat), prompt(t)]
    if seat is not None:
        told.append(GAME.options(t, seat))
        for option in odd:
            no = GAME.refuse(t, seat, option)
            told.append(None if no is None else [no.rule, no.en, no.ja])
    return json.dumps(told).encode()
