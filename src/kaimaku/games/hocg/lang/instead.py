"""Holo Power archived in place of cards of the hand: whoever would archive some is asked first (10.11.3, 10.11.4)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event, event_of, happen, replaced
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number

from ..rules.abilities import DID, PAID, doer, origin
from ..rules.events import ARCHIVING, LEAVING
from ..table import ARCHIVE, POWER, HoloTable
from ..table import HAND as HAND_ZONE
from .card_nouns import HOLO_POWER, CardNoun
from .control import Say
from .holomem_nouns import MemNoun, PartNoun
from .nouns import MINE, HoloNoun
from .triggers import Pattern, ability_of, one_of, said
from .words import CAN, PLAIN, article, inflect

ASKED: Final = -1  # stands in the slot of a choice while it is asked whether anything takes its place


def replacing(t: HoloTable) -> bool:
    """Is there anything at the table that could take the place of cards of a hand?"""
    return ~ARCHIVING in t.live


def of_hand(noun: HoloNoun) -> bool:
    return isinstance(noun, CardNoun) and noun.zone == HAND_ZONE and noun.side == MINE


def _archiving(t: HoloTable, f: Frame, noun: HoloNoun, found: int, strict: bool) -> Event:
    """So many cards of the hand are to be archived, of which so many are not there.

    How many of a kind are there is not told by what is asked.
    """
    least, most = noun.bounds(t, f)
    if noun.all or noun.any:
        most = found
    lacking = least - found if strict and not noun.veiled and not noun.all else 0
    return Event(ARCHIVING, f.seat, doer(t, f), most, origin(t, f), max(1, lacking))


def stands_in(t: HoloTable, f: Frame, noun: HoloNoun, found: int) -> int:
    """How many cards could be archived in place of some of the hand."""
    waiting = t.live.get(~ARCHIVING)
    if not waiting or not of_hand(noun):
        return 0
    e = _archiving(t, f, noun, found, True)
    able = any(ABILITIES[x.ability].matches(t, x, e) for x in waiting)
    return min(e.amount, len(t.zones[POWER + f.seat])) if able else 0


def asked_first(t: HoloTable, f: Frame, slot: int, noun: HoloNoun, found: int, strict: bool) -> bool:
    """Something may take the place of these cards, and nobody has been asked yet."""
    if f.slots[slot] == ASKED:
        f.slots[slot] = t.outcome
        f.slots[DID] = f.num(DID) + len(t.outcome)
        return False
    f.slots[slot] = ASKED
    happen(t, _archiving(t, f, noun, found, strict))
    return True


def WOULD_ARCHIVE(what: CardNoun | PartNoun, by: MemNoun | None = None) -> Pattern:
    """Before you archive cards of your hand for an ability of your holomem, as long as there is holo Power.

    Or before a card that a holomem has is archived, by whatever does so.
    """
    if isinstance(what, PartNoun):
        return _would_leave(what)
    assert by is not None
    fits = one_of(by)
    return Pattern(
        ARCHIVING,
        lambda t, f, e: e.seat == f.seat and e.cause <= min(e.amount, _power(t, f)) and fits(t, f, e.subject),
        f"you would archive cards from {what.en.removeprefix('your ')} by {ability_of(by)}",
        f"{said(by, 'ja')}の能力で{what.ja.removeprefix('自分の')}をアーカイブする",
        would=True,
    )


def _would_leave(what: PartNoun) -> Pattern:
    thing, place, whose = what.thing("en"), what.place("en"), what.place("ja")
    found = Pattern(
        LEAVING,
        lambda t, f, e: e.subject in what.find(t, f),
        f"you would archive {article(thing)} {place}",
        f"{whose}{what.joint}{what.thing('ja')}をアーカイブする",
        would=True,
    )
    found.of_card = True
    return found


def _power(t: HoloTable, f: Frame) -> int:
    return len(t.zones[POWER + f.seat])


class InPlaceOfHand(Say):
    """So much holo Power as is paid goes in place of as many cards of the hand: these stay."""

    def ask_x(self, t: HoloTable, f: Frame) -> Signal:
        e = event_of(replaced(t))
        choose_number(t, f.seat, e.cause, min(e.amount, _power(t, f)), "x")
        return NEXT

    def lower(self, code: Code) -> None:
        @code.step
        def replace(t: HoloTable, f: Frame) -> Signal:
            frame = replaced(t)
            e = event_of(frame)
            paid = t.zones[ARCHIVE + f.seat][-f.num(PAID) :] if f.num(PAID) else []
            e.amount -= len(paid)
            e.extra += tuple(paid)
            frame.slots[0] = e.pack()
            return NEXT

    def en(self) -> str:
        return f"you may archive {HOLO_POWER.words('en')} instead for each hand card to be archived"

    def ja(self, mood: int = PLAIN) -> str:
        return f"アーカイブする手札1枚につき{HOLO_POWER.words('ja')}を、かわりに{inflect('アーカイブする', CAN)}"
