"""Eye: one viewer of one table. It decides which faces are sent, and what every thing is called for this viewer.

c12              a card by its public handle, new each time the card comes out of a hidden zone
h1.CCD-003.0     a card this viewer has seen in somebody else's hand: by its face, so that nobody learns when it came
m7               a VTuber, by the handle of its lowest card
s0.2             a spot
e0               a place on the Queue
q3               a card that only the open question shows (see `shown.py`)
x41              any card, for an eye that sees everything
"""

from __future__ import annotations

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.table import ACTIVE, DECK, HAND, SIDE, WORLD_SPOT, VCardTable, on_spot, zone

from ...wire.common import Face
from ...wire.hocg import Known, Pile

NOWHERE = "-"  # a face that lies nowhere on the table as this viewer sees it


def spot_name(spot: int) -> str:
    """s0.0 is the Active Spot of seat 0, s0.1 to s0.4 are its Backstage."""
    return f"s{spot // SIDE}.{spot % SIDE - ACTIVE}"


def hidden(t: VCardTable, card: int, seat: int | None) -> bool:
    """Does it lie in a deck, or in a hand that is not the seat's?"""
    where = t.where[card]
    if where >= WORLD_SPOT:
        return False
    return where % SIDE == DECK or (where % SIDE == HAND and where // SIDE != seat)


class Eye:
    """A seat, a spectator (None), or whoever looks at a game that is over and sees it all."""

    __slots__ = ("all_seeing", "bit", "t", "viewer")

    def __init__(self, t: VCardTable, viewer: int | None, all_seeing: bool = False) -> None:
        self.t = t
        self.viewer = viewer
        self.all_seeing = all_seeing
        self.bit = 0 if all_seeing else t.everyone if viewer is None else 1 << viewer

    def sees(self, card: int) -> bool:
        return self.t.known[card] & self.bit == self.bit

    def number(self, card: int) -> str:
        """The card number of a face; empty if there is no card, or the viewer does not know it."""
        return CARDS[self.t.defs[card]].facts.id if card >= 0 and self.sees(card) else ""

    def face(self, card: int) -> Face | None:
        """A card that lies in sight of all; None is a back."""
        t = self.t
        if not self.sees(card):
            return None
        return Face(f"x{card}" if self.all_seeing else f"c{t.handles[card]}", CARDS[t.defs[card]].facts.id)

    def public(self, cards: list[int]) -> list[Face]:
        """Cards everybody sees."""
        t = self.t
        return [Face(f"x{c}" if self.all_seeing else f"c{t.handles[c]}", CARDS[t.defs[c]].facts.id) for c in cards]

    def hand(self, side: int) -> list[Face | None]:
        """A hand has no order: one's own as it came, of the other's what is known, then the backs."""
        t = self.t
        cards = zone(t, side, HAND)
        if self.all_seeing or side == self.viewer:
            return [self.face(card) for card in cards]
        known = self.strange_hand(side)
        faces: list[Face | None] = [Face(handle, CARDS[t.defs[card]].facts.id) for handle, card in known.items()]
        return faces + [None] * (len(cards) - len(faces))

    def strange_hand(self, side: int) -> dict[str, int]:
        """The cards this viewer knows in somebody else's hand, by what they are called there."""
        t = self.t
        found: dict[str, int] = {}
        for card in sorted((c for c in zone(t, side, HAND) if self.sees(c)), key=t.defs.__getitem__):
            nth = 0
            while (handle := f"h{side}.{CARDS[t.defs[card]].facts.id}.{nth}") in found:
                nth += 1
            found[handle] = card
        return found

    def pile(self, cards: list[int]) -> Pile:
        """How many cards lie there, and those the viewer has seen there."""
        top = len(cards) - 1
        seen = [Known(top - i, CARDS[self.t.defs[c]].facts.id) for i, c in enumerate(cards) if self.sees(c)]
        return Pile(top + 1, seen[::-1])

    def vt(self, vt: int) -> str:
        return f"m{self.t.handles[vt]}"

    def name(self, card: int) -> str:
        """What a card is called for this viewer; one that is unseen, or lies in a deck, has no name."""
        t = self.t
        if self.all_seeing:
            return f"x{card}"
        if not self.sees(card):
            return NOWHERE
        where = t.where[card]
        if where < WORLD_SPOT and where % SIDE == HAND and where // SIDE != self.viewer:
            return next(handle for handle, c in self.strange_hand(where // SIDE).items() if c == card)
        return NOWHERE if hidden(t, card, self.viewer) else f"c{t.handles[card]}"

    def thing(self, card: int) -> str:
        """A VTuber by its own name, any other card by its card's."""
        return self.vt(card) if on_spot(self.t, card) else self.name(card)
