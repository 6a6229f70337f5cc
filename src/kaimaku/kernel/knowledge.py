"""Who may know which face: one bit per seat and card. Views and determinization rest on these bits alone."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Final, TypeVar

from .chance import permute
from .decisions import PROMPTS
from .table import Table

T = TypeVar("T", bound=Table)
# for each seat: of what may stand in `known`, whether that seat is among those who see the face
KNOWN_TO: Final = tuple([bytes([mask >> seat & 1 for mask in range(256)]) for seat in range(8)])


def reveal(t: Table, card: int) -> None:
    t.known[card] = t.everyone


def show(t: Table, card: int, seat: int) -> None:
    t.known[card] |= 1 << seat


def forget(t: Table, cards: Sequence[int]) -> None:
    """Nobody can tell these cards any more (a shuffle)."""
    for card in cards:
        t.known[card] = 0


def forget_order(t: Table, cards: Sequence[int], seat: int) -> None:
    """The others cannot tell several cards apart whose order only one seat set."""
    if len(cards) > 1:
        for card in cards:
            t.known[card] &= 1 << seat


def knows(t: Table, card: int, seat: int | None) -> bool:
    """May this seat see the face? A spectator (None) sees what everybody sees."""
    bit = t.everyone if seat is None else 1 << seat
    return t.known[card] & bit == bit


def public_handle(t: Table, card: int) -> None:
    """A card that comes out of a hidden zone is a new object for whoever watches."""
    t.handle += 1
    t.handles[card] = t.handle


def faces(t: Table, cards: Sequence[int], seat: int | None) -> list[list[int] | None]:
    """Cards of a zone as a seat sees them: [definition, handle], or None for a back."""
    bit = t.everyone if seat is None else 1 << seat
    known, defs, handles = t.known, t.defs, t.handles
    return [[defs[c], handles[c]] if known[c] & bit == bit else None for c in cards]


def unknown(t: Table, cards: Sequence[int], seat: int) -> list[int]:
    bit = 1 << seat
    return [c for c in cards if not t.known[c] & bit]


def resample(t: Table, pools: Sequence[Sequence[int]], seat: int, rng: Random) -> None:
    """Deal the faces a seat cannot know anew, within each pool, and take a seed nobody has seen."""
    defs = t.defs
    known = bytes(t.known).translate(KNOWN_TO[seat])
    for pool in pools:
        hidden = [c for c in pool if not known[c]]
        dealt = sorted([defs[c] for c in hidden])  # how they really lie must not even steer the dealing
        permute(dealt, lambda: rng.getrandbits(64), 1 << 32)
        for i in range(len(hidden)):
            defs[hidden[i]] = dealt[i]
    t.seed = rng.getrandbits(64)
    t.draws = 0
    t.forced = ()
    t.options = None


def answer_anew(t: Table, seat: int, rng: Random) -> None:
    """What others have already answered in a question put to several is as unknown as their hands."""
    for other in t.answers:
        if other != seat:
            t.answers[other] = rng.choice(PROMPTS[t.prompt].options(t, t.frames[-1], other))


def commitment(seed: int) -> str:
    """The hash that is shown at the start; the seed shown at the end must have it."""
    return blake2b(str(seed).encode(), digest_size=32).hexdigest()
