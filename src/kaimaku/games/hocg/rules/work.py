"""A card at work: its abilities listen and change values while it lies where they work (10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaimaku.kernel.listeners import STANDING, Live, enter, leave_source

from ..defs import DEFS

if TYPE_CHECKING:
    from ..table import HoloTable

# Rows of a turn's history that are kept only where a card asks for them: life that was lost, cards that were archived
# and where they had lain, the position in which an Arts was used.
LIFE_ROW: Final = "life"
ARCHIVED_ROW: Final = "archived"
ART_ROW: Final = "art-at"
# What a definition asks for (`CardDef.asks`): the rows, and to be looked at in a zone other than the stage (10.3.4.3).
ELSEWHERE: Final = 1
ASKED_ROWS: Final = {LIFE_ROW: 2, ARCHIVED_ROW: 4, ART_ROW: 8}


def asks(t: HoloTable) -> int:
    """What any card of this game asks for. Looked up again only if cards have been added."""
    if t.asked_of != len(t.defs):
        t.asked_rows = 0
        for number in sorted({*t.defs}):
            t.asked_rows |= DEFS[number].asks
        t.asked_of = len(t.defs)
    return t.asked_rows


def keeps(t: HoloTable, row: str) -> bool:
    """Does any card of this game ask for such rows?"""
    return asks(t) & ASKED_ROWS[row] != 0


def works_elsewhere(t: HoloTable) -> bool:
    """Does any card of this game work in a zone other than the stage?"""
    return asks(t) & ELSEWHERE != 0


def start(t: HoloTable, card: int, seat: int, mem: int) -> None:
    """A card's standing abilities begin to work: its stamp is the moment it came to its place (10.10.1.6.1)."""
    for changes_value, key, ability in DEFS[t.defs[card]].watch:
        live = Live(ability.number, card, seat, mem, t.tick(), STANDING, 0)
        enter(t.mods if changes_value else t.live, key, live)


def stop(t: HoloTable, card: int) -> None:
    """A card's standing abilities cease."""
    for changes_value, key, _ in DEFS[t.defs[card]].watch:
        leave_source(t.mods if changes_value else t.live, key, card)


def start_in_zone(t: HoloTable, card: int, zone: int) -> None:
    """The card has come to a zone where it has abilities that work there; its player is the zone's."""
    for changes_value, key, ability in DEFS[t.defs[card]].elsewhere.get(zone & ~1, ()):
        live = Live(ability.number, card, zone & 1, 0, t.tick(), STANDING, 0)
        enter(t.mods if changes_value else t.live, key, live)


def stop_in_zone(t: HoloTable, card: int, zone: int) -> None:
    for changes_value, key, _ in DEFS[t.defs[card]].elsewhere.get(zone & ~1, ()):
        leave_source(t.mods if changes_value else t.live, key, card)


def rebind(t: HoloTable, card: int, mem: int) -> None:
    """A card's standing abilities go on at another holomem; a state they wait for is a new one there (10.8.6.1)."""
    for changes_value, key, _ in DEFS[t.defs[card]].watch:
        index = t.mods if changes_value else t.live
        found = []
        for x in index[key]:
            if x.source == card and x.until == STANDING and x.anchor != mem:
                t.used.pop((2, x.stamp), None)
                x = Live(x.ability, card, x.seat, mem, x.stamp, STANDING, x.amount)
            found.append(x)
        index[key] = tuple(found)
