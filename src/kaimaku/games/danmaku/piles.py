"""The Main Deck, the discard pile and the hands: the ways in which a card moves."""

from __future__ import annotations

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget, public_handle, reveal, show

from .table import DECK, DISCARD, HAND, RESOLVING, DanmakuTable


def move(t: DanmakuTable, card: int, zone: int) -> None:
    t.zones[t.where[card]].remove(card)
    t.zones[zone].append(card)
    t.where[card] = zone


def draw(t: DanmakuTable, seat: int, count: int) -> None:
    """Draw, reshuffling only when the deck is empty and a card is needed; what is not there is lost (D-R24, D-R25)."""
    for _ in range(count):
        if not t.zones[DECK]:
            reshuffle(t)
        if not t.zones[DECK]:
            return
        card = t.zones[DECK].pop()
        t.zones[HAND + seat].append(card)
        t.where[card] = HAND + seat
        show(t, card, seat)
        public_handle(t, card)
        note(t, "draw", seat, card)


def reshuffle(t: DanmakuTable) -> None:
    """The discard pile becomes a new Main Deck (deck.reshuffle.1); nobody can tell its cards any more."""
    cards = shuffled(t, t.zones[DISCARD])
    forget(t, cards)
    t.zones[DISCARD].clear()
    t.zones[DECK].extend(cards)
    for card in cards:
        t.where[card] = DECK
    note(t, "shuffle", -1, -1, len(cards))


def lay_open(t: DanmakuTable, card: int, zone: int) -> None:
    """A card leaves a hand for all to see."""
    move(t, card, zone)
    reveal(t, card)
    public_handle(t, card)


def play(t: DanmakuTable, card: int) -> None:
    """A played card waits in the resolving zone until the card at the bottom of the stack is over."""
    lay_open(t, card, RESOLVING)


def discard(t: DanmakuTable, seat: int, card: int) -> None:
    lay_open(t, card, DISCARD)
    note(t, "discard", seat, card)


def take_back(t: DanmakuTable, seat: int, card: int) -> None:
    """A played reaction returns; everybody has seen it and goes on knowing it (term.cancel.2)."""
    move(t, card, HAND + seat)
    note(t, "return", seat, card)
