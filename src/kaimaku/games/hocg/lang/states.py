"""Adjectives of what a holomem is like at the moment: resting, damaged, carrying something."""

from __future__ import annotations

from collections.abc import Callable

from ..defs import BY_ID
from ..last_known import Gone
from ..layers import HP
from ..stats import hp
from ..table import HoloTable, Mem
from .filters import Filter, adjective
from .words import article, many


class State(Filter):
    """What a holomem is like at the moment."""

    rank = 1
    printed = False

    def __init__(
        self, en: str, ja: str, test: Callable[[HoloTable, Mem | Gone], bool], sees: frozenset[int] = frozenset()
    ) -> None:
        self.sees = sees
        self.en = en
        self.ja = ja
        self.test = test
        self.after = en.startswith(("that ", "with ", "placed "))

    def mem(self, t: HoloTable, mem: Mem) -> bool:
        return self.test(t, mem)

    def was(self, t: HoloTable, gone: Gone) -> bool:
        return self.test(t, gone)

    def card(self, t: HoloTable, card: int) -> bool:
        return False


class Having(Filter):
    """A holomem that carries something."""

    rank = 1
    printed = False
    after = True

    def __init__(self, what: Filter, none: bool = False) -> None:
        self.what = what
        self.none = none
        en, ja = what.noun_en or what.words("en"), what.noun_ja or what.words("ja")
        self.en = f"with no {many(en)} attached" if none else f"with {article(en)} attached"
        self.ja = f"{ja}が付いていない" if none else f"{ja}が付いている"

    def mem(self, t: HoloTable, mem: Mem) -> bool:
        return any(self.what.card(t, c) for c in mem.supports + mem.cheers) != self.none

    def was(self, t: HoloTable, gone: Gone) -> bool:
        return any(self.what.definition(BY_ID[held]) for held in gone.held) != self.none

    def card(self, t: HoloTable, card: int) -> bool:
        return False


resting = State("resting", "お休みしている", lambda t, m: m.resting)
active = State("non-resting", "お休みしていない", lambda t, m: not m.resting)
damaged = State("damaged", "HPが減っている", lambda t, m: m.damage > 0)
bloomed_now = State("that bloomed this turn", "このターンにBloomした", lambda t, m: m.bloomed == t.turn)
placed_now = State("placed this turn", "このターンに出した", lambda t, m: m.placed == t.turn)


def damaged_by(k: int) -> Filter:
    return State(f"with {k} or more damage", f"HPが{k}以上減っている", lambda t, m: m.damage >= k)


def _hp(t: HoloTable, mem: Mem | Gone) -> int:
    return mem.hp if isinstance(mem, Gone) else hp(t, mem)


def hp_at_most(k: int) -> Filter:
    en, ja = f"with {k} or less HP remaining", f"残りHP{k}以下の"
    return State(en, ja, lambda t, m: _hp(t, m) - m.damage <= k, frozenset({HP}))


def having(what: Filter | str) -> Filter:
    return Having(adjective(what))


def without(what: Filter | str) -> Filter:
    return Having(adjective(what), none=True)
