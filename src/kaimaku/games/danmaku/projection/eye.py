"""Eye: one viewer of one table. It decides which faces are sent, and what every thing is called for this viewer.

c12               a card by its public handle, new each time the card comes out of a hidden zone
h1.shoot-spring.0 a card this viewer knows in somebody else's hand: by its face, so that nobody learns when it came
k3                the character of seat 3
p3                the seat itself
e0                what lies at the bottom of the stack
q1                a card that only the open question shows, or a character to choose
x41               any card, for an eye that sees everything
"""

from __future__ import annotations

from kaimaku.games.danmaku.table import CHARACTER, COLLECTED, DISCARD, HAND, ITEMS, RESOLVING, ROLE, ZONES, DanmakuTable
from kaimaku.speech.eye import NOWHERE as NOWHERE
from kaimaku.speech.eye import CardEye
from kaimaku.wire.common import Face

from ..speech.names import NUMBERS

OPEN_ZONES = frozenset({DISCARD, RESOLVING, COLLECTED, *range(ITEMS, ROLE)})


class Eye(CardEye[DanmakuTable]):
    """With the names of Danmaku!! cards."""

    __slots__ = ()

    def number(self, card: int) -> str:
        """The card number of a face; empty if the viewer does not know it."""
        return self.printed(card) if self.sees(card) else ""

    def printed(self, card: int) -> str:
        return NUMBERS[self.t.defs[card]]

    def held(self, seat: int) -> list[int]:
        return self.t.zones[HAND + seat]

    def name(self, card: int) -> str:
        """What a card is called for this viewer; one that is unseen, or lies in a pile, has no name."""
        t = self.t
        zone = t.where[card]
        if CHARACTER <= zone < ZONES and len(t.zones[zone]) == 1:
            return f"k{zone - CHARACTER}"
        if self.all_seeing:
            return f"x{card}"
        if not self.sees(card):
            return NOWHERE
        if HAND <= zone < ITEMS and zone - HAND != self.viewer:
            return self.name_in_hand(card, zone - HAND)
        return f"c{t.handles[card]}" if zone in OPEN_ZONES or HAND <= zone < ITEMS else NOWHERE

    def offered(self) -> list[Face]:
        """The characters the viewer chooses between."""
        t = self.t
        if t.step != "setup" or self.viewer is None or self.viewer in t.answers:
            return []
        cards = t.zones[CHARACTER + self.viewer]
        return [Face(f"q{i}", self.printed(card)) for i, card in enumerate(cards)] if len(cards) > 1 else []
