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

from kaimaku.games.danmaku.table import (
    CHARACTER,
    COLLECTED,
    DISCARD,
    HAND,
    ITEMS,
    RESOLVING,
    ROLE,
    ZONES,
    DanmakuTable,
)

from ...wire.common import Face
from .naming import NUMBERS

NOWHERE = "-"  # a face that lies nowhere on the table as this viewer sees it
OPEN_ZONES = frozenset({DISCARD, RESOLVING, COLLECTED, *range(ITEMS, ROLE)})


class Eye:
    """A seat, a spectator (None), or whoever looks at a game that is over and sees it all."""

    __slots__ = ("all_seeing", "bit", "t", "viewer")

    def __init__(self, t: DanmakuTable, viewer: int | None, all_seeing: bool = False) -> None:
        self.t = t
        self.viewer = viewer
        self.all_seeing = all_seeing
        self.bit = 0 if all_seeing else t.everyone if viewer is None else 1 << viewer

    def sees(self, card: int) -> bool:
        return self.t.known[card] & self.bit == self.bit

    def number(self, card: int) -> str:
        """The card number of a face; empty if the viewer does not know it."""
        return NUMBERS[self.t.defs[card]] if self.sees(card) else ""

    def public(self, cards: list[int]) -> list[Face]:
        """Cards everybody sees."""
        defs, handles = self.t.defs, self.t.handles
        if self.all_seeing:
            return [Face(f"x{c}", NUMBERS[defs[c]]) for c in cards]
        return [Face(f"c{handles[c]}", NUMBERS[defs[c]]) for c in cards]

    def hand(self, seat: int) -> list[Face | None]:
        """A hand has no order: one's own as it came, of others' what is known, then the backs."""
        t = self.t
        cards = t.zones[HAND + seat]
        if self.all_seeing or seat == self.viewer:
            return [*self.public(cards)]
        known = self.strange_hand(seat)
        faces: list[Face | None] = [Face(handle, NUMBERS[t.defs[card]]) for handle, card in known.items()]
        return faces + [None] * (len(cards) - len(faces))

    def strange_hand(self, seat: int) -> dict[str, int]:
        """The cards this viewer knows in somebody else's hand, by what they are called there."""
        t = self.t
        found: dict[str, int] = {}
        for card in sorted((c for c in t.zones[HAND + seat] if self.sees(c)), key=t.defs.__getitem__):
            nth = 0
            while (handle := f"h{seat}.{NUMBERS[t.defs[card]]}.{nth}") in found:
                nth += 1
            found[handle] = card
        return found

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
            return next(handle for handle, c in self.strange_hand(zone - HAND).items() if c == card)
        return f"c{t.handles[card]}" if zone in OPEN_ZONES or HAND <= zone < ITEMS else NOWHERE

    def offered(self) -> list[Face]:
        """The characters the viewer chooses between."""
        t = self.t
        if t.step != "setup" or self.viewer is None or self.viewer in t.answers:
            return []
        cards = t.zones[CHARACTER + self.viewer]
        return [Face(f"q{i}", NUMBERS[t.defs[card]]) for i, card in enumerate(cards)] if len(cards) > 1 else []
