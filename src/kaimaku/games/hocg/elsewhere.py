"""Abilities that name a zone other than the stage work while their card lies there (10.3.4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.kernel.listeners import STANDING, Live, enter, leave_source

from .defs import DEFS

if TYPE_CHECKING:
    from .table import HoloTable

CARDS: set[int] = set()  # definitions that have such an ability; nearly every table holds none of them


def wake(t: HoloTable, card: int, zone: int) -> None:
    """The card has come to a zone; its player is the zone's."""
    for changes_value, key, ability in DEFS[t.defs[card]].elsewhere.get(zone & ~1, ()):
        live = Live(ability.number, card, zone & 1, 0, t.tick(), STANDING, 0)
        enter(t.mods if changes_value else t.live, key, live)


def hush(t: HoloTable, card: int, zone: int) -> None:
    """The card has left it."""
    for changes_value, key, _ in DEFS[t.defs[card]].elsewhere.get(zone & ~1, ()):
        leave_source(t.mods if changes_value else t.live, key, card)
