"""Ongoing effects (4.4.1.5): what lasts as long as its card is in play, and which of them work on a VT now."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.listeners import ABILITIES, Ability, Live
from kaimaku.kernel.table import Table

from ..card import WORLD
from ..table import NO_ADVANTAGE, PL, VCardTable, face, vcard
from .elements import beaten


class Ongoing(Ability):
    """Changes a value of whatever it reaches, but not of a VT on which Bolster has canceled it (V-05)."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        board = vcard(t)
        if board.spared and (live.stamp, subject) in board.spared:
            return 0
        return self.reach(board, live, subject)

    def reach(self, t: VCardTable, live: Live, subject: int) -> int:
        raise NotImplementedError


# ongoing effects that may reach VTs of both players, so that Bolster has to look at them
REACHING: Final[set[int]] = set()


def opposing(t: VCardTable, seat: int) -> list[tuple[Live, bool]]:
    """The opponent's ongoing effects that may reach VTs of a seat; a World is nobody's (8.3.2.2).

    True: one that denies an Elemental Advantage.
    """
    found = [(x, False) for x in t.mods[PL] if x.ability in REACHING and x.seat != seat]
    if NO_ADVANTAGE in t.mods:
        found += [(x, True) for x in t.mods[NO_ADVANTAGE] if x.ability in REACHING and x.seat != seat]
    return [row for row in found if face(t, row[0].source).facts.type != WORLD] if found else found


def upon(t: VCardTable, vt: int) -> list[int]:
    """The opponent's ongoing effects that reach a VT now, by their stamps.

    Whoever is denied an Elemental Advantage is reached, although it is the other VT that the effect is looked up by.
    """
    return reaching(t, vt, opposing(t, t.owner[vt]))


def reaching(t: VCardTable, vt: int, effects: list[tuple[Live, bool]]) -> list[int]:
    """Which of these do."""
    found = []
    for x, denies in effects:
        ability = ABILITIES[x.ability]
        assert isinstance(ability, Ongoing)
        subject = beaten(t, vt) if denies else vt
        if subject >= 0 and ability.reach(t, x, subject):
            found.append(x.stamp)
    return found
