"""What weights are learned for: the parts that the score is made of, in sizes of about one."""

from __future__ import annotations

from typing import Final

from kaimaku.games.vcard.rules.after_combat import POINTS_TO_WIN
from kaimaku.games.vcard.rules.turn import TURNS
from kaimaku.games.vcard.table import HAND, SIDE, VCardTable
from kaimaku.kernel.table import Table

from .hand import hand
from .levels import levels
from .score import chances, mana, waiting, world
from .side import Side
from .weights import WEIGHTS

NAMES: Final = (
    "points",
    "own match point",
    "their match point",
    "combat",
    "combat near the end of the round",
    "own prospects",
    "their prospects",
    "worth of the own hand",
    "size of their hand",
    "Mana",
    "effects to come",
    "World",
    "turns left",
)


def features(table: Table, seat: int) -> list[float]:
    assert isinstance(table, VCardTable)
    t, w, rival = table, WEIGHTS, 1 - seat
    power = levels(t)
    left, their_left = TURNS - t.taken[seat], TURNS - t.taken[rival]
    mine, theirs = Side(t, seat, power, not left, w), Side(t, rival, power, not their_left, w)
    combat = chances(mine, theirs, left, their_left, w) - 0.5
    ahead, behind = t.points[seat], t.points[rival]
    return [
        float(ahead - behind),
        combat if ahead == POINTS_TO_WIN - 1 else 0.0,
        combat if behind == POINTS_TO_WIN - 1 else 0.0,
        combat,
        combat if left + their_left <= TURNS else 0.0,
        mine.later / 50.0,
        theirs.later / 50.0,
        hand(t, seat, b"", w) / 20.0,
        len(t.zones[rival * SIDE + HAND]) / 4.0,
        mana(t, seat, w),
        waiting(t, seat, w) / 4.0,
        world(t, seat, w) / 3.0,
        (left - their_left) / 2.0,
    ]
