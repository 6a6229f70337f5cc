"""Eye: one viewer of one table. It decides which faces are sent, and what every thing is called for this viewer.

c12              a card by its public handle, new each time the card comes out of a hidden zone (4.1.4)
h1.hSD01-003.0   a card this viewer has seen in somebody else's hand: by its face, so that nobody learns when it came
m7               a holomem
o0               the Oshi of seat 0
q3               a card that only the open question shows (see `shown.py`)
x41              any card, for an eye that sees everything
"""

from __future__ import annotations

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.table import HAND, OSHI_POSITION, PUBLIC, HoloTable
from kaimaku.speech.eye import NOWHERE as NOWHERE
from kaimaku.speech.eye import CardEye
from kaimaku.wire.common import Face


class Eye(CardEye[HoloTable]):
    """With the names of hololive OCG cards."""

    __slots__ = ()

    def printed(self, card: int) -> str:
        return DEFS[self.t.defs[card]].id

    def held(self, seat: int) -> list[int]:
        return self.t.zones[HAND + seat]

    def oshi(self, side: int) -> Face:
        return Face(f"o{side}", self.printed(self.t.zones[OSHI_POSITION + side][0]))

    def name(self, card: int) -> str:
        """What a card is called for this viewer; one that is unseen, or lies in a pile, has no name."""
        t = self.t
        if self.all_seeing:
            return f"x{card}"
        if not self.sees(card):
            return NOWHERE
        zone = t.where[card]
        base = zone & ~1
        if base == OSHI_POSITION:
            return f"o{zone & 1}"
        if base == HAND and zone & 1 != self.viewer:
            return self.name_in_hand(card, zone & 1)
        return f"c{t.handles[card]}" if base == HAND or base in PUBLIC else NOWHERE
