"""The Main Deck, the discard pile and the hands: the ways in which a card moves."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget, public_handle, reveal, show

from ..definitions import incident_of, main_card
from ..table import COLLECTED, DECK, DISCARD, HAND, ITEMS, RESOLVING, ROLE, DanmakuTable, hand
from .incident import on_reshuffle, resolve_incident, room_for
from .stats import FROM_DISCARD, lose_effect


def move(t: DanmakuTable, card: int, zone: int) -> None:
    t.zones[t.where[card]].remove(card)
    t.zones[zone].append(card)
    t.where[card] = zone


def top(t: DanmakuTable) -> int:
    """The top card of the Main Deck, reshuffling only now that one is needed (D-R25); -1 if there is none at all."""
    deck = t.zones[DECK]
    if not deck:
        reshuffle(t)
        deck = t.zones[DECK]
    return deck[-1] if deck else -1


def draw(t: DanmakuTable, seat: int, count: int) -> None:
    """Draw one by one; what is not there is lost (D-R24)."""
    for _ in range(count):
        if FROM_DISCARD in t.mods and t.zones[DISCARD] and not t.drawn >> seat & 1:
            card = t.zones[DISCARD][-1]  # everybody has seen it and goes on knowing it
        else:
            card = top(t)
            if card < 0:
                return
        t.drawn |= 1 << seat
        into_hand(t, seat, card)
        note(t, "draw", seat, card)


def into_hand(t: DanmakuTable, seat: int, card: int) -> None:
    """A card comes into a hand; whoever knew it goes on knowing it."""
    hidden = t.where[card] == DECK
    move(t, card, HAND + seat)
    show(t, card, seat)
    if hidden:
        public_handle(t, card)
    t.calm = False


def reshuffle(t: DanmakuTable) -> None:
    """The discard pile becomes a new Main Deck (deck.reshuffle.1); nobody can tell its cards any more."""
    if not t.zones[DISCARD]:
        return
    cards = shuffled(t, t.zones[DISCARD])
    forget(t, cards)
    t.zones[DISCARD].clear()
    t.zones[DECK].extend(cards)
    for card in cards:
        t.where[card] = DECK
    note(t, "shuffle", -1, -1, len(cards))
    on_reshuffle(t)


def lay_open(t: DanmakuTable, card: int, zone: int) -> None:
    """A card is put where all see it."""
    move(t, card, zone)
    expose(t, card)


def expose(t: DanmakuTable, card: int) -> None:
    """A card is shown to all."""
    if t.known[card] != t.everyone:
        reveal(t, card)
        public_handle(t, card)


def play(t: DanmakuTable, card: int) -> None:
    """A played card waits in the resolving zone until what lies at the bottom of the stack is over (ruling S8)."""
    lay_open(t, card, RESOLVING)


def discard(t: DanmakuTable, seat: int, card: int) -> None:
    """To the discard pile, or to the Incident if it collects such cards (collect.1)."""
    if ITEMS <= t.where[card] < ROLE:
        lose_effect(t, main_card(t, card).bearer, card)
    collected = room_for(t, card) > 0
    lay_open(t, card, COLLECTED if collected else DISCARD)
    note(t, "collect" if collected else "discard", seat, card)
    if collected:
        count_collected(t)


def collect(t: DanmakuTable, seat: int, card: int) -> None:
    """The Incident takes a card that it names itself; a surplus is discarded."""
    incident = incident_of(t)
    if incident is None or len(t.zones[COLLECTED]) >= incident.need:
        lay_open(t, card, DISCARD)
        note(t, "discard", seat, card)
        return
    lay_open(t, card, COLLECTED)
    note(t, "collect", seat, card)
    count_collected(t)


def count_collected(t: DanmakuTable) -> None:
    """As soon as the Incident has what it wants it is resolved (collect.3)."""
    incident = incident_of(t)
    if incident is not None and incident.wanted is not None:
        kinds = len(incident.wanted.kinds())
        if len(t.zones[COLLECTED]) >= incident.need * kinds:
            resolve_incident(t)


def flip(t: DanmakuTable, seat: int) -> int:
    """Show the top card to all and discard it (term.flip); -1 if there is none."""
    card = top(t)
    if card >= 0:
        reveal(t, card)
        public_handle(t, card)
        note(t, "flip", seat, card, main_card(t, card).season)
        discard(t, seat, card)
    return card


def take_back(t: DanmakuTable, seat: int, card: int) -> None:
    """A played reaction returns; everybody has seen it and goes on knowing it (term.cancel.2)."""
    move(t, card, HAND + seat)
    note(t, "return", seat, card)
    t.calm = False


def blur(t: DanmakuTable, cards: Sequence[int], seats: int) -> None:
    """One of these is moved unseen: whoever has no part in it cannot tell any more which card is where."""
    if len(cards) > 1:
        for card in cards:
            t.known[card] &= seats


def give(t: DanmakuTable, seat: int, card: int, to: int, among: Sequence[int] = ()) -> None:
    """A card goes to another's hand; both know it, nobody refuses (faq.sanae.1)."""
    blur(t, among, 1 << seat | 1 << to)
    show(t, card, seat)
    into_hand(t, to, card)
    note(t, "give", seat, card, to)


def swap_hands(t: DanmakuTable, a: int, b: int) -> None:
    """Two hands change places; whoever gives a card away has seen it."""
    mine, theirs = hand(t, a), hand(t, b)
    for seat, cards in ((a, theirs), (b, mine)):
        for card in cards:
            show(t, card, seat)
            t.where[card] = HAND + seat
    t.zones[HAND + a], t.zones[HAND + b] = theirs, mine
    note(t, "swap", a, -1, b)
    t.calm = False


def to_deck(t: DanmakuTable, seat: int, card: int, bottom: bool) -> None:
    """A hand card goes to one end of the Main Deck; only its player can tell it there."""
    blur(t, hand(t, seat), 1 << seat)
    move(t, card, DECK)
    if bottom:
        deck = t.zones[DECK]
        deck.insert(0, deck.pop())
    note(t, "put back", seat, card, "bottom" if bottom else "top")


def owner_of_item(t: DanmakuTable, card: int) -> int:
    """Who controls an Item in play; -1 for a card that is none."""
    zone = t.where[card]
    return zone - ITEMS if ITEMS <= zone < ITEMS + t.seats else -1
