"""Random games of VCard for the property tests, and tables that differ only in what a seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.projection.desk import DESK
from kaimaku.games.vcard.rules.setup import is_pl8
from kaimaku.games.vcard.table import DECK, SETUP, SIDE, VCardTable, face, vts, zone
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.knowledge import knows
from kaimaku.usual import any_deck, decks_for
from tests.views import received

LONGEST = 4000
DECKS = ("tidal", "bonfire", "meadow", "choir", "garden", "sparks")
QUIET = "vcard:main"


def decks(seed: int) -> list[object]:
    """Two of three games with built-in decks, the third with decks of any cards of both sets."""
    rng = Random(seed)
    if seed % 3 == 0:
        return [any_deck("vcard", rng), any_deck("vcard", rng)]
    return decks_for("vcard", 2, rng.choices(DECKS, k=2))


def new(seed: int, **rulings: str) -> VCardTable:
    return GAME.new(decks(seed), seed, rulings)


def move(t: VCardTable, rng: Random) -> tuple[int, Option]:
    """The asked seat and one of its options."""
    (seat,) = t.asked
    return seat, rng.choice(GAME.options(t, seat))


def walk(seed: int, every: int = 1, **rulings: str) -> Iterator[VCardTable]:
    """Each table of a random game, or every so-many-th from a random one on, and those of rare prompts always."""
    rng = Random(seed)
    t = new(seed, **rulings)
    seen: dict[int, int] = {}
    at = rng.randrange(every)
    for n in range(LONGEST):
        if t.result is not None:
            return
        seen[t.prompt] = seen.get(t.prompt, 0) + 1
        if n % every == at or seen[t.prompt] <= 2:
            yield t
        GAME.decide(t, *move(t, rng))
    raise AssertionError("the game does not end")


def play_on(t: VCardTable, seed: int, steps: int) -> str:
    """Some random decisions further; the digest there."""
    rng = Random(seed)
    for _ in range(steps):
        if t.result is not None:
            break
        GAME.decide(t, *move(t, rng))
    return t.digest()


def prompt(t: VCardTable) -> str:
    return PROMPTS[t.prompt].name


# --- what a seat may not know ---------------------------------------------------------------------------------------


def hidden(t: VCardTable, seat: int | None) -> list[list[int]]:
    """The cards a seat (None: a spectator) cannot tell, in the groups they may be exchanged within: one player's.

    As long as anything face down is a PL8 by rule, or a hand has one (6.1.1.4), PL8s stay among themselves.
    """
    cards = [c for c in range(len(t.defs)) if not knows(t, c, seat)]
    groups = [[c for c in cards if t.owner[c] == owner] for owner in range(t.seats)]
    if t.phase == SETUP or any(not knows(t, vt, seat) for owner in range(t.seats) for vt in vts(t, owner)):
        return [[c for c in group if is_pl8(face(t, c)) == pl8] for group in groups for pl8 in (False, True)]
    return groups


def exchange(t: VCardTable, groups: list[list[int]], rng: Random) -> VCardTable:
    """A clone in which the faces of each group have changed places, and chance comes from another seed."""
    other = t.clone()
    other.seed = rng.getrandbits(64)
    other.options = None
    for group in groups:
        faces = [t.defs[c] for c in group]
        rng.shuffle(faces)
        for card, definition in zip(group, faces, strict=True):
            other.defs[card] = definition
    return other


def restack(t: VCardTable, seat: int, rng: Random) -> VCardTable:
    """A clone in which the cards a seat cannot tell lie in another order in both decks."""
    other = t.clone()
    other.seed = rng.getrandbits(64)
    other.options = None
    for owner in range(t.seats):
        deck = zone(other, owner, DECK)
        places = [i for i, c in enumerate(deck) if not knows(t, c, seat)]
        cards = [deck[i] for i in places]
        rng.shuffle(cards)
        for i, card in zip(places, cards, strict=True):
            deck[i] = card
    return other


def odd_options(t: VCardTable, rng: Random) -> list[Option]:
    """Options of other moments and seats, of cards in any place, and plain nonsense."""
    cards = [rng.randrange(-2, len(t.defs) + 2), *(rng.choice(cards) for cards in t.zones if cards)]
    made: list[Option] = [(), ("pass",), ("trade",), ("trade", 3), ("done",), ("yes",), ("no",), ("place",)]
    made += [("number", -1), ("number", "x"), ("number", 99), ("play", "x", 5), ("lock", "x"), ("reply",), ("boost",)]
    for card in rng.sample(cards, min(6, len(cards))):
        place, vt = rng.randrange(-1, 2 * SIDE + 2), rng.choice(cards)
        made += [(verb, card) for verb in ("boost", "mascot", "world", "lock", "pick", "reply")]
        made += [(verb, card, place) for verb in ("place", "play", "reply")]
        made += [(verb, card, vt) for verb in ("evolve", "ally", "play")]
    return made


def picture(t: VCardTable, seat: int | None, odd: list[Option]) -> bytes:
    """All that a seat can find out at a decision: what is sent to it, its options, and why not anything else."""
    told: list[object] = [received(DESK, t, seat), prompt(t)]
    if seat is not None:
        told.append(GAME.options(t, seat))
        for option in odd:
            no = GAME.refuse(t, seat, option)
            told.append(None if no is None else [no.rule, no.en, no.ja])
    return json.dumps(told).encode()
