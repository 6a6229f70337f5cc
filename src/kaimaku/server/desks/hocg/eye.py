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

from ...wire.common import Face

NOWHERE = "-"  # a face that lies nowhere on the table as this viewer sees it


class Eye:
    """A seat, a spectator (None), or whoever looks at a game that is over and sees it all."""

    __slots__ = ("all_seeing", "bit", "t", "viewer")

    def __init__(self, t: HoloTable, viewer: int | None, all_seeing: bool = False) -> None:
        self.t = t
        self.viewer = viewer
        self.all_seeing = all_seeing
        self.bit = 0 if all_seeing else t.everyone if viewer is None else 1 << viewer

    def sees(self, card: int) -> bool:
        return self.t.known[card] & self.bit == self.bit

    def face(self, card: int) -> Face | None:
        """A card that lies side by side with others; None is a back."""
        t = self.t
        if t.known[card] & self.bit != self.bit:
            return None
        return Face(f"x{card}" if self.all_seeing else f"c{t.handles[card]}", DEFS[t.defs[card]].id)

    def public(self, cards: list[int]) -> list[Face]:
        """Cards everybody sees."""
        defs, handles = self.t.defs, self.t.handles
        if self.all_seeing:
            return [Face(f"x{c}", DEFS[defs[c]].id) for c in cards]
        return [Face(f"c{handles[c]}", DEFS[defs[c]].id) for c in cards]

    def oshi(self, side: int) -> Face:
        return Face(f"o{side}", DEFS[self.t.defs[self.t.zones[OSHI_POSITION + side][0]]].id)

    def hand(self, side: int) -> list[Face | None]:
        """A hand has no order (4.13.2): one's own as it came, of others' what is seen, then the backs."""
        t = self.t
        cards = t.zones[HAND + side]
        if self.all_seeing or side == self.viewer:
            return [self.face(card) for card in cards]
        seen = self.strange_hand(side)
        faces: list[Face | None] = [Face(handle, DEFS[t.defs[card]].id) for handle, card in seen.items()]
        return faces + [None] * (len(cards) - len(faces))

    def strange_hand(self, side: int) -> dict[str, int]:
        """The cards this viewer knows in somebody else's hand, by what they are called there."""
        t = self.t
        found: dict[str, int] = {}
        for card in sorted((c for c in t.zones[HAND + side] if self.sees(c)), key=t.defs.__getitem__):
            nth = 0
            while (handle := f"h{side}.{DEFS[t.defs[card]].id}.{nth}") in found:
                nth += 1
            found[handle] = card
        return found

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
            return next(handle for handle, c in self.strange_hand(zone & 1).items() if c == card)
        return f"c{t.handles[card]}" if base == HAND or base in PUBLIC else NOWHERE
