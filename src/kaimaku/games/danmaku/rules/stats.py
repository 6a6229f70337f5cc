"""The numbers of a seat and what holds for it: printed, then changed by Items, characters, roles and Incidents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.kernel.listeners import ABILITIES, STANDING, Live, enter, leave_source
from kaimaku.kernel.values import value

from ..table import ITEMS, ROLE, DanmakuTable

if TYPE_CHECKING:
    from ..definitions import Bearer

(
    RANGE,
    DISTANCE,
    DANMAKU_LIMIT,
    BASE_HAND,
    MAX_HAND,
    MAX_LIFE,
    DRAW_STEP,
    NO_LIMIT,
    ALL_IN_RANGE,
    SET_DISTANCE,
    FAR_SIGHTED,
    SUPPRESSED,
    DODGE_TAX,
    KEEP_POWERUPS,
    ON_BEHALF,
    MAY_SKIP,
    DRAW_LESS,
    FORBIDDEN,
    NO_SPELLS,
    NO_GAIN,
    FROM_DISCARD,
    NO_ITEMS,
) = range(22)


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
