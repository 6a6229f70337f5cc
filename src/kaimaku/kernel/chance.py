"""Chance as a counter: every roll and shuffle is a hash of the seed and a running number.

Nothing random lives in the table but the seed and how often it was used, so a clone costs nothing and anybody
who is shown the seed can derive every die and every shuffle again. Tests force outcomes and fail on leftovers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .table import Table

DIE: Final = 6
FEWEST_BITS: Final = 1 << 128  # with fewer bits left fresh ones are taken, so that no bias can ever be seen
SMALL: Final = 1 << 28
# for each index to be drawn: in how many ways it and those after it that go into a small number can fall, the next one
TOGETHER: Final[list[tuple[int, int]]] = [(1, -1)]
FACES: Final = (1, 2, 3, 4, 5, 6)
SIDES: Final = (0, 1)  # tails, heads
NO_CHANCE: Final = -1  # the seed of a table on which nothing may be left to chance


class LeftOver(Exception):
    """A test forced an outcome that the game never asked for."""


class Unforeseen(Exception):
    """What happens next is decided by chance or by a face that is not known."""


class Undecided(Unforeseen):
    """A die or a coin is asked for where nothing may be left to chance: these are the outcomes to force."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


def number(t: Table) -> int:
    """The next 512 random bits of this table."""
    if t.seed < 0:
        raise Unforeseen
    t.draws += 1
    return int.from_bytes(blake2b(b"%d:%d" % (t.seed, t.draws)).digest(), "big")


def below(t: Table, n: int) -> int:
    """A number from 0 to n - 1; the bias of 512 bits is far below anything observable."""
    return number(t) % n


def die(t: Table) -> int:
    """One face of a fair die, or the next forced one."""
    face = _forced_face(t, FACES) if t.forced or t.seed < 0 else None
    return number(t) % DIE + 1 if face is None else face


def flip(t: Table) -> bool:
    """A coin; heads is True. A forced 1 is heads, a forced 0 tails."""
    face = _forced_face(t, SIDES) if t.forced or t.seed < 0 else None
    return number(t) % 2 == 1 if face is None else face == 1


def shuffled(t: Table, cards: list[int]) -> list[int]:
    """A new list with the cards in random order."""
    tops = _forced_tops(t, cards) if t.forced else []
    out = [c for c in cards if c not in tops] if tops else cards[:]
    permute(out, lambda: number(t))
    return out + tops[::-1]


def permute(things: list[int], more: Callable[[], int], enough: int = FEWEST_BITS) -> None:
    """Fisher-Yates in place, with indices cut from the big random numbers that `more` gives.

    As many as go into a small number are cut off together: dividing big numbers is what takes time.
    """
    bits = 0
    i = len(things) - 1
    if i >= len(TOGETHER):
        _count_together(i)
    while i > 0:
        if bits <= enough:
            bits = more()
        ways, rest = TOGETHER[i]
        if bits <= enough * ways:  # before all of them are cut off there have to be fresh bits
            ways, rest = i + 1, i - 1
        cut = bits % ways
        bits //= ways
        while i > rest:
            n = i + 1
            j = cut % n
            cut //= n
            things[i], things[j] = things[j], things[i]
            i -= 1


def _count_together(last: int) -> None:
    for i in range(len(TOGETHER), last + 1):
        ways, rest = i + 1, i - 1
        while rest > 0 and ways * (rest + 1) < SMALL:
            ways *= rest + 1
            rest -= 1
        TOGETHER.append((ways, rest))


def force(t: Table, *outcomes: int) -> None:
    """Fix the next dice and coins (tests and scenarios only)."""
    t.forced = t.forced + outcomes


def force_order(t: Table, tops: Sequence[int]) -> None:
    """Fix what the next shuffle of a pile with all these cards leaves on top, the topmost first."""
    t.forced = (*t.forced, tuple(tops))


def _forced_face(t: Table, outcomes: tuple[int, ...]) -> int | None:
    for i, outcome in enumerate(t.forced):
        if isinstance(outcome, int):
            t.forced = t.forced[:i] + t.forced[i + 1 :]
            return outcome
    if t.seed < 0:
        raise Undecided(outcomes)
    return None


def _forced_tops(t: Table, cards: list[int]) -> list[int]:
    for i, outcome in enumerate(t.forced):
        if not isinstance(outcome, int) and all(c in cards for c in outcome):
            t.forced = t.forced[:i] + t.forced[i + 1 :]
            return list(outcome)
    return []


def check_forced(t: Table) -> None:
    if t.forced:
        raise LeftOver(f"forced outcomes never used: {t.forced}")
