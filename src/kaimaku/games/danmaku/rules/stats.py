"""The numbers of a seat and what holds for it: printed, then changed by Items, characters, roles and Incidents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaimaku.kernel.listeners import ABILITIES, STANDING, Live, enter, leave_source
from kaimaku.kernel.values import value

from ..table import ITEMS, ROLE, DanmakuTable

if TYPE_CHECKING:
    from ..definitions import Bearer

RANGE: Final = 0
DISTANCE: Final = 1
DANMAKU_LIMIT: Final = 2
BASE_HAND: Final = 3
MAX_HAND: Final = 4
MAX_LIFE: Final = 5
DRAW_STEP: Final = 6
NO_LIMIT: Final = 7
ALL_IN_RANGE: Final = 8
SET_DISTANCE: Final = 9
FAR_SIGHTED: Final = 10
SUPPRESSED: Final = 11
DODGE_TAX: Final = 12
KEEP_POWERUPS: Final = 13
ON_BEHALF: Final = 14
MAY_SKIP: Final = 15
DRAW_LESS: Final = 16
FORBIDDEN: Final = 17
NO_SPELLS: Final = 18
NO_GAIN: Final = 19
FROM_DISCARD: Final = 20
NO_ITEMS: Final = 21


def has(t: DanmakuTable, stat: int, seat: int) -> bool:
    """Does something of this kind hold for the seat?"""
    found = t.mods.get(stat)
    return found is not None and any(ABILITIES[x.ability].amount(t, x, seat) for x in found)


def idle(t: DanmakuTable, card: int, seat: int) -> bool:
    """Is it an Item without effect for its controller (faq.nitori.1)?"""
    return SUPPRESSED in t.mods and ITEMS <= t.where[card] < ROLE and has(t, SUPPRESSED, seat)


def max_life(t: DanmakuTable, seat: int) -> int:
    return value(t, MAX_LIFE, seat, 4)  # setup.life


def max_hand(t: DanmakuTable, seat: int) -> int:
    """The base is 4 or what a card sets it to; roles add to it (setup.hand, setup.hand.patchouli)."""
    base = 4
    for x in t.mods.get(BASE_HAND, ()):
        base = max(base, ABILITIES[x.ability].amount(t, x, seat))
    return value(t, MAX_HAND, seat, base)


def danmaku_limit(t: DanmakuTable, seat: int) -> int | None:
    """How many Danmaku cards a seat may play in a round; None: any number (turn.main.3)."""
    return None if has(t, NO_LIMIT, seat) else value(t, DANMAKU_LIMIT, seat, 1)


def take_effect(t: DanmakuTable, bearer: Bearer, card: int, seat: int) -> None:
    """The lasting texts of a card begin to work for a seat."""
    t.calm = False
    for modifier in bearer.modifiers:
        enter(t.mods, modifier.stat, Live(modifier.number, card, seat, -1, t.tick(), STANDING, 0))


def lose_effect(t: DanmakuTable, bearer: Bearer, card: int) -> None:
    """They stop working at once (type.item.4)."""
    t.calm = False
    for modifier in bearer.modifiers:
        leave_source(t.mods, modifier.stat, card)
