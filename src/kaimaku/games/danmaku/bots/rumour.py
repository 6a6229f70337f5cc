"""Rumour: what anybody can make of all that has happened in public, before they think of their own role."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from .deeds import Crowned, Deed, Fact, Fallen, Moved, Shown
from .parts import HEROINE, KINDS, OF_KIND, PARTS, STAGES, Cast, Shares
from .wishes import chances, gains
from .worlds import kinds_given

LEAST: Final = 1e-12  # nothing is ever quite impossible for what somebody did
CARELESS: Final = 0.1  # how many players do whatever comes to their mind


class Rumour:
    """How well what each seat did fits each part, and which roles lie open."""

    __slots__ = ("beliefs", "blind", "cast", "crowned", "down", "fits", "shown", "telling")

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.fits = [[1.0] * len(PARTS) for _ in range(cast.seats)]
        self.blind = [CARELESS] * cast.seats  # how well blind chance explains it
        self.shown: dict[int, int] = {}
        self.down: set[int] = set()
        self.crowned = -1  # a Rival who took over
        self.beliefs: dict[object, list[Shares]] = {}  # what has already been made of it
        self.telling: dict[object, dict[int, float]] = {}  # and what attacks would tell

    def copy(self) -> Rumour:
        new = Rumour(self.cast)
        new.fits = [row[:] for row in self.fits]
        new.blind = self.blind[:]
        new.shown = dict(self.shown)
        new.down = set(self.down)
        new.crowned = self.crowned
        return new

    def weights(self) -> list[list[float]]:
        """By seat and part; a player who fits no part may just be careless, and that tells nothing."""
        return [[x + blind for x in row] for row, blind in zip(self.fits, self.blind, strict=True)]

    @property
    def stages(self) -> int:
        """How many Stage Bosses are not known to be defeated."""
        fallen = sum(self.shown.get(seat, -1) in STAGES for seat in self.down)
        return self.cast.kinds[2] - fallen

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Shown):
            self.shown[fact.seat] = fact.part
        elif isinstance(fact, Fallen):
            self.down.add(fact.seat)
        elif isinstance(fact, Moved):
            self._move(fact)
        elif isinstance(fact, Crowned):
            self.crowned = fact.seat
        elif fact.actor not in self.shown:
            self._weigh(fact)

    def _move(self, fact: Moved) -> None:
        """The card takes along what it was known or thought to be."""
        to, giver = fact.to, fact.giver
        self.fits[to], self.blind[to] = self.fits[giver], self.blind[giver]
        self.fits[giver], self.blind[giver] = [1.0] * len(PARTS), CARELESS
        self.shown.pop(to, None)
        if giver in self.shown:
            self.shown[to] = self.shown[giver]

    def _weigh(self, deed: Deed) -> None:
        row = self.fits[deed.actor]
        at = deed.choices.index(deed.target) if deed.target >= 0 else len(deed.choices)
        tempers = self.tempers(deed.actor, deed.weight, deed.choices)
        if not tempers:
            return
        for part, odds in tempers.items():
            row[part] *= deed.chance * odds[at] + 1.0 - deed.chance
        self.blind[deed.actor] *= deed.chance / (len(deed.choices) + 1) + 1.0 - deed.chance
        best = max(self.blind[deed.actor], *(row[part] for part in tempers))
        self.fits[deed.actor] = [max(x / best, LEAST) for x in row]  # only the proportions count
        self.blind[deed.actor] /= best

    def tempers(self, actor: int, weight: float, choices: Sequence[int]) -> dict[int, list[float]]:
        """For each part the actor may have: how likely each choice is, and last of all none."""
        given = kinds_given(self.cast, self.shown, self.weights(), actor)
        places = {seat: at for at, seat in enumerate(s for s in range(self.cast.seats) if s not in self.shown)}
        found: dict[int, list[float]] = {}
        for kind, rows in given.items():
            for part in OF_KIND[kind]:
                if self.cast.pile[part]:
                    table = gains(part, self.stages)
                    means = [self._mean(table, k) for k in range(len(KINDS))]
                    hopes = [
                        table[HEROINE if seat == self.crowned else self.shown[seat]]
                        if seat in self.shown
                        else sum(x * mean for x, mean in zip(rows[places[seat]], means, strict=True))
                        for seat in choices
                    ]
                    found[part] = chances(weight, hopes)
        return found

    def _mean(self, table: Sequence[float], kind: int) -> float:
        """What harming somebody of a kind is worth: nobody can tell its cards apart, but some are rarer."""
        pile = self.cast.pile
        total = sum(pile[part] for part in OF_KIND[kind])
        return sum(table[part] * pile[part] for part in OF_KIND[kind]) / total if total else 0.0


# --- remembering ----------------------------------------------------------------------------------------------------

CACHED: Final = 256
BACK: Final = 40  # facts that may have come since
_cache: OrderedDict[tuple[Cast, tuple[Fact, ...]], Rumour] = OrderedDict()


def rumour(cast: Cast, facts: Sequence[Fact]) -> Rumour:
    """What these facts make; the same facts always make the same, so what was worked out before is used again."""
    whole = tuple(facts)
    found = _cache.get((cast, whole))
    if found is not None:
        _cache.move_to_end((cast, whole))
        return found
    start, made = 0, Rumour(cast)
    for n in range(len(whole) - 1, max(-1, len(whole) - BACK), -1):
        before = _cache.get((cast, whole[:n]))
        if before is not None:
            start, made = n, before.copy()
            break
    for fact in whole[start:]:
        made.hear(fact)
    _cache[cast, whole] = made
    if len(_cache) > CACHED:
        _cache.popitem(last=False)
    return made


def forget() -> None:
    """Work everything out anew."""
    _cache.clear()
