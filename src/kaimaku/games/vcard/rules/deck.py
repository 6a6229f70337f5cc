"""The deck: drawing from it, and what an empty one costs (8.2.10)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.events import Event, EventKind, occur
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget
from kaimaku.kernel.table import Table

from ..table import DECK, DISCARD, SIDE, VCardTable, take, vts, zone
from .power import mark


def _heard(t: Table, e: Event) -> None:
    """The deck is shuffled already; this is there to be heard, of an empty deck too (8.3.6.3)."""


SHUFFLED: Final = EventKind("vcard:shuffled", _heard).number


def shuffle_in(t: VCardTable, seat: int, cards: list[int]) -> None:
    """Shuffle cards into their owner's deck (8.3.6)."""
    home = seat * SIDE + DECK
    mixed = shuffled(t, t.zones[home] + cards)
    for card in cards[:]:
        t.zones[t.where[card]].remove(card)
        t.where[card] = home
    t.zones[home] = mixed
    forget(t, mixed)
    note(t, "shuffle", seat)
    occur(t, Event(SHUFFLED, seat))


def renew(t: VCardTable, seat: int, held: int, spared: bool = False) -> None:
    """A card is needed and the deck has none but `held` cards being looked at: every VT -1 PL, the discard goes in."""
    if not spared:
        for vt in vts(t, seat):
            mark(t, vt, -1, -1)
        note(t, "empty deck", seat)
    home = seat * SIDE + DECK
    looked = t.zones[home][len(t.zones[home]) - held :] if held else []
    kept = [t.known[c] for c in looked]
    t.zones[home] = []
    shuffle_in(t, seat, zone(t, seat, DISCARD))
    t.zones[home] += looked
    for card, known in zip(looked, kept, strict=True):
        t.known[card] = known


def reach(t: VCardTable, seat: int, n: int, spared: bool = False) -> list[int]:
    """The top cards of a deck, the topmost first, made anew where it runs out; fewer if there are no more (V-15)."""
    home = seat * SIDE + DECK
    while len(t.zones[home]) < n:
        had = len(t.zones[home])
        renew(t, seat, had, spared)
        if len(t.zones[home]) == had:
            break
        spared = t.rulings.get("empty_deck") == "once"
    return t.zones[home][::-1][:n]


def draw_one(t: VCardTable, seat: int, spared: bool = False) -> int:
    """Draw the top card; -1 if there is none even after the discard pile was shuffled in."""
    home = seat * SIDE + DECK
    deck = t.zones[home]
    if not deck:
        renew(t, seat, 0, spared)
        deck = t.zones[home]
        if not deck:
            return -1
    card = deck[-1]
    take(t, card, seat)
    note(t, "draw", seat, card)
    return card
