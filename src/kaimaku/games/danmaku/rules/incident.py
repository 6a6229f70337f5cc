"""Incidents: coming into play, collecting, being resolved."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget, reveal

from ..definitions import Incident, incident_of, main_card
from ..table import COLLECTED, DISCARD, INCIDENT, INCIDENT_DISCARD, INCIDENTS, DanmakuTable
from ..templates import Term
from .stats import lose_effect, take_effect

A_DEFEAT: Final = Term("a player is defeated", "誰かが敗北する")
RESHUFFLE: Final = Term("the Main Deck is reshuffled", "山札が切り直される")
AT_ONCE: Final = Term("at once, when it has done this", "以上を行ったらすぐ")
SUMMER_SHOWS: Final = Term("a Summer card is flipped in the incident step", "異変ステップで夏のカードがめくられる")


def next_incident(t: DanmakuTable) -> Incident | None:
    """The top Incident comes into play (turn.incident.1); an empty deck is made anew (D-R24)."""
    if not t.zones[INCIDENTS]:
        cards = shuffled(t, t.zones[INCIDENT_DISCARD])
        forget(t, cards)
        for card in cards:
            t.where[card] = INCIDENTS
        t.zones[INCIDENTS] = cards
        t.zones[INCIDENT_DISCARD] = []
    if not t.zones[INCIDENTS]:
        return None
    card = t.zones[INCIDENTS].pop()
    t.zones[INCIDENT].append(card)
    t.where[card] = INCIDENT
    reveal(t, card)
    note(t, "incident", t.active, card)
    found = incident_of(t)
    assert found is not None
    take_effect(t, found.always, card, t.active)  # it works at once (incident.3)
    return found


def resolve_incident(t: DanmakuTable) -> None:
    """It is put away at once, and what it collected goes to the discard pile, shuffled (collect.3, incident.5)."""
    found = incident_of(t)
    if found is None:
        return
    card = t.zones[INCIDENT].pop()
    lose_effect(t, found.always, card)
    t.zones[INCIDENT_DISCARD].append(card)
    t.where[card] = INCIDENT_DISCARD
    note(t, "resolve", -1, card)
    if t.zones[COLLECTED]:
        cards = shuffled(t, t.zones[COLLECTED])
        for collected in cards:
            t.where[collected] = DISCARD
        t.zones[DISCARD] += cards
        t.zones[COLLECTED] = []


def room_for(t: DanmakuTable, card: int) -> int:
    """How many more cards of this one's kind the Incident collects (collect.2); 0 if it does not want it."""
    if not t.zones[INCIDENT]:
        return 0
    found = incident_of(t)
    assert found is not None
    wanted = found.wanted
    if wanted is None:
        return 0
    kind = wanted.kind(main_card(t, card))
    if kind < 0:
        return 0
    if len(wanted.kinds()) == 1:  # whatever it has taken counts
        return found.need - len(t.zones[COLLECTED])
    return found.need - sum(wanted.kind(main_card(t, c)) == kind for c in t.zones[COLLECTED])


def on_reshuffle(t: DanmakuTable) -> None:
    """The Main Deck was shuffled anew: some Incidents wait for that."""
    found = incident_of(t)
    if found is not None and found.until is RESHUFFLE:
        resolve_incident(t)


def on_defeat(t: DanmakuTable) -> None:
    found = incident_of(t)
    if found is not None and found.until is A_DEFEAT:
        resolve_incident(t)
