"""The numbers of a seat: printed, then changed by roles (and later by Items, characters and Incidents)."""

from __future__ import annotations

from kaimaku.kernel.values import value

from .table import DanmakuTable

RANGE, DISTANCE, DANMAKU_LIMIT, MAX_HAND, MAX_LIFE = range(5)


def max_life(t: DanmakuTable, seat: int) -> int:
    return value(t, MAX_LIFE, seat, 4)  # setup.life


def max_hand(t: DanmakuTable, seat: int) -> int:
    return value(t, MAX_HAND, seat, 4)  # setup.hand


def danmaku_limit(t: DanmakuTable, seat: int) -> int:
    return value(t, DANMAKU_LIMIT, seat, 1)  # turn.main.3
