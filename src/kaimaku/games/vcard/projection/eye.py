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
from kaimaku.speech.eye import NOWHERE as NOWHERE
from kaimaku.speech.eye import CardEye


def spot_name(spot: int) -> str:
    """s0.0 is the Active Spot of seat 0, s0.1 to s0.4 are its Backstage."""
    return f"s{spot // SIDE}.{spot % SIDE - ACTIVE}"


def hidden(t: VCardTable, card: int, seat: int | None) -> bool:
    """Does it lie in a deck, or in a hand that is not the seat's?"""
    where = t.where[card]
    if where >= WORLD_SPOT:
        return False
    return where % SIDE == DECK or (where % SIDE == HAND and where // SIDE != seat)


class Eye(CardEye[VCardTable]):
    """With the names of VCard cards."""

    __slots__ = ()

    def number(self, card: int) -> str:
        """The card number of a face; empty if there is no card, or the viewer does not know it."""
        return self.printed(card) if card >= 0 and self.sees(card) else ""

    def printed(self, card: int) -> str:
        return CARDS[self.t.defs[card]].facts.id

    def held(self, seat: int) -> list[int]:
        return zone(self.t, seat, HAND)

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
            return self.name_in_hand(card, where // SIDE)
        return NOWHERE if hidden(t, card, self.viewer) else f"c{t.handles[card]}"

    def thing(self, card: int) -> str:
        """A VTuber by its own name, any other card by its card's."""
        return self.vt(card) if on_spot(self.t, card) else self.name(card)
