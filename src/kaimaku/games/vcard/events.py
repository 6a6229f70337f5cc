"""Everything that can happen on the board: how it changes the table and what the journal says of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.events import Apply, Event, EventKind
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget

from .card import ALLY, MASCOT, VTUBER, WORLD
from .power import COUNTER, FOOD, mark
from .table import (
    ALLIES,
    DECK,
    DISCARD,
    MASCOT_SPOT,
    SIDE,
    WORLD_SPOT,
    VCardTable,
    bin_card,
    clear_stack,
    face,
    on_spot,
    put,
    scrap,
    start_work,
    take,
    top,
    vts,
    zone,
)

CANCELED = 1  # cause of a PLAY that never reaches its place (8.3.4.1)


def _kind(name: str, apply: Callable[[VCardTable, Event], None]) -> int:
    return EventKind(f"vcard:{name}", cast("Apply", apply)).number


def _silent(t: VCardTable, e: Event) -> None:
    """What changed was changed by the event before it; this one is there to be heard."""


def has_place(t: VCardTable, card: int, place: int) -> bool:
    """Can the card still go where it was announced to go?"""
    facts = face(t, card).facts
    if facts.type == VTUBER and facts.pl == 8:
        return not t.zones[place]
    if facts.type in (VTUBER, ALLY):
        return on_spot(t, place)
    return True


def _play(t: VCardTable, e: Event) -> None:
    """The card arrives (8.2.3.1); Boosts and Reinforcements stay on the queue until they are done."""
    card, place = e.subject, e.amount
    facts = face(t, card).facts
    note(t, "cancel" if e.cause == CANCELED else "play", e.seat, card)
    if e.cause == CANCELED:
        bin_card(t, card)
    elif facts.type == VTUBER and facts.pl == 8:
        put(t, card, place)
        start_work(t, card)
    elif facts.type == VTUBER:
        put(t, card, t.where[place])  # the card beneath keeps its effect, its listeners and its tokens (4.1.1.3e, g)
    elif facts.type in (MASCOT, WORLD):
        spot = WORLD_SPOT if facts.type == WORLD else e.seat * SIDE + MASCOT_SPOT
        for old in t.zones[spot][:]:  # 4.1.2.3, V-27
            scrap(t, old)
        put(t, card, spot)
        start_work(t, card)
    elif facts.type == ALLY:
        put(t, card, e.seat * SIDE + ALLIES)
        t.hosts[card] = place
        start_work(t, card)


def _lock(t: VCardTable, e: Event) -> None:
    t.locked.add(e.subject)
    note(t, "lock", e.seat, e.subject)


def draw_one(t: VCardTable, seat: int) -> bool:
    """Draw the top card; an empty deck costs every VT 1 PL and is made anew from the discard pile (8.2.10.1)."""
    deck = zone(t, seat, DECK)
    if not deck:
        for vt in vts(t, seat):
            mark(t, COUNTER, vt, -1, -1)
        note(t, "empty deck", seat)
        renew(t, seat, zone(t, seat, DISCARD))
        deck = zone(t, seat, DECK)
        if not deck:  # nothing to draw at all: the rest is dropped (V-15)
            return False
    card = deck[-1]
    take(t, card, seat)
    note(t, "draw", seat, card)
    return True


def renew(t: VCardTable, seat: int, cards: list[int]) -> None:
    """Shuffle cards into their owner's deck (8.3.6)."""
    home = seat * SIDE + DECK
    mixed = shuffled(t, t.zones[home] + cards)
    for card in cards[:]:
        t.zones[t.where[card]].remove(card)
        t.where[card] = home
    t.zones[home] = mixed
    forget(t, mixed)
    note(t, "shuffle", seat)


def _draw(t: VCardTable, e: Event) -> None:
    for _ in range(e.amount):
        if not draw_one(t, e.seat):
            return


def _discard(t: VCardTable, e: Event) -> None:
    for card in e.extra:
        assert isinstance(card, int)
        bin_card(t, card)
        note(t, "discard", e.seat, card)


def _counter(t: VCardTable, e: Event) -> None:
    for vt in e.extra:
        assert isinstance(vt, int)
        mark(t, COUNTER, vt, e.origin, e.amount)
        note(t, "counter", e.seat, vt, e.amount, t.where[vt])


def _feed(t: VCardTable, e: Event) -> None:
    for vt in e.extra:
        assert isinstance(vt, int)
        for _ in range(e.amount):
            mark(t, FOOD, vt, e.origin, 1)
        note(t, "feed", e.seat, vt, e.amount, t.where[vt])


def _coin(t: VCardTable, e: Event) -> None:
    t.coins[e.seat] += e.amount
    note(t, "coins", e.seat, -1, e.amount)


def _move(t: VCardTable, e: Event) -> None:
    """To an empty spot, or to another VT's spot, which takes this one's: a swap moves both (8.2.2)."""
    here, there = t.where[e.subject], e.amount
    t.zones[here], t.zones[there] = t.zones[there], t.zones[here]
    for spot in (here, there):
        for card in t.zones[spot]:
            t.where[card] = spot
    note(t, "move", e.seat, e.subject, there % SIDE)


def _return(t: VCardTable, e: Event) -> None:
    """The highest card goes back to its owner's hand, what it lay on and what was attached is discarded (V-28)."""
    card = top(t, e.subject)
    clear_stack(t, e.subject, keep=card)
    take(t, card, t.owner[card])
    note(t, "return", e.seat, card)


PLAY = _kind("play", _play)
EVOLVE = _kind("evolve", _silent)
LOCK = _kind("lock", _lock)
DRAW = _kind("draw", _draw)
DISCARD_HAND = _kind("discard", _discard)
COUNTERS = _kind("counters", _counter)
FEED = _kind("feed", _feed)
COINS = _kind("coins", _coin)
MOVE = _kind("move", _move)
RETURN = _kind("return", _return)
