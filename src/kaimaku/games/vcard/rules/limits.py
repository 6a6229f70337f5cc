"""What a seat may do at most: Supports in a turn, searching, keeping Coins. A "can't" beats a "may" (1.1.0.2)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.values import value

from ..table import (
    BARRED,
    COINS_KEPT,
    MAIN_PHASE,
    NO_SEARCH,
    SUPPORTS_CAP,
    SUPPORTS_MORE,
    SUPPORTS_PLAYED,
    VCardTable,
    in_turn,
)

SUPPORT_LIMIT: Final = 2  # 4.1.3.2
NO_LIMIT: Final = 99


def support_limit(t: VCardTable, seat: int) -> int:
    """How many Supports a seat may play in this turn: two and what is allowed besides, and the lowest cap.

    In the opponent's turn there is no limit (4.1.3.3) but what a text says can't be (1.1.0.2).
    """
    limit = value(t, SUPPORTS_MORE, seat, SUPPORT_LIMIT) if seat == t.active else NO_LIMIT
    for x in t.mods.get(SUPPORTS_CAP, ()):
        cap = ABILITIES[x.ability].amount(t, x, seat)
        if cap:
            limit = min(limit, cap)
    return limit


def limited(t: VCardTable, seat: int) -> bool:
    """Has this seat used up the Supports of this turn (4.6.4.4, V-16)?"""
    played = t.used.get((SUPPORTS_PLAYED, seat), 0)
    return played > 0 and played >= support_limit(t, seat)


def may_answer(t: VCardTable, seat: int) -> bool:
    """In its own turn a seat answers in the Main Phase only, in the opponent's in any phase (6.2.2.2c, V-17)."""
    return t.phase == MAIN_PHASE or (seat != t.active and in_turn(t))


def may_search(t: VCardTable, seat: int) -> bool:
    return not value(t, NO_SEARCH, seat, 0)


def barred(t: VCardTable, card: int) -> bool:
    """May this one card not be played for now?"""
    return bool(t.mods.get(BARRED)) and any(x.anchor == card for x in t.mods[BARRED])


def coins_kept(t: VCardTable, seat: int) -> int:
    return value(t, COINS_KEPT, seat, 0)
