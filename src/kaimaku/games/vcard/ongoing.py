"""Ongoing effects (4.4.1.5): what lasts as long as its card is in play, and which of them work on a VT now."""

from __future__ import annotations

from kaimaku.kernel.listeners import ABILITIES, Ability, Live
from kaimaku.kernel.table import Table

from .card import WORLD
from .elements import beaten
from .table import NO_ADVANTAGE, PL, VCardTable, face, vcard


class Ongoing(Ability):
    """Changes a value of whatever it reaches, but not of a VT on which Bolster has canceled it (V-05)."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        board = vcard(t)
        if board.spared and (live.stamp, subject) in board.spared:
            return 0
        return self.reach(board, live, subject)

    def reach(self, t: VCardTable, live: Live, subject: int) -> int:
        raise NotImplementedError


REACHING: set[int] = set()  # ongoing effects that may reach VTs of both players, so that Bolster has to look at them


def reaching(t: VCardTable) -> bool:
    """Does anything in play reach VTs of the other side?"""
    return not REACHING.isdisjoint([x.ability for x in (*t.mods[PL], *t.mods.get(NO_ADVANTAGE, ()))])


def upon(t: VCardTable, vt: int) -> list[int]:
    """The opponent's ongoing effects that reach a VT now, by their stamps; a World is nobody's (8.3.2.2).

    Whoever is denied an Elemental Advantage is reached, although it is the other VT that the effect is looked up by.
    """
    rows = [(x, vt) for x in t.mods[PL]]
    foe = beaten(t, vt) if t.mods.get(NO_ADVANTAGE) else -1
    if foe >= 0:
        rows += [(x, foe) for x in t.mods[NO_ADVANTAGE]]
    found = []
    for x, subject in rows:
        if x.ability not in REACHING or x.seat == t.owner[vt] or face(t, x.source).facts.type == WORLD:
            continue
        ability = ABILITIES[x.ability]
        assert isinstance(ability, Ongoing)
        if ability.reach(t, x, subject):
            found.append(x.stamp)
    return found
