"""Range and Distance (D-R26)."""

from __future__ import annotations

from kaimaku.kernel.values import value

from .stats import DISTANCE, RANGE
from .table import DanmakuTable, ring


def reach(t: DanmakuTable, seat: int) -> int:
    """A player's Range: 1 and what is added, never below 1 (range.2, range.4)."""
    return max(1, value(t, RANGE, seat, 1))


def distance(t: DanmakuTable, seat: int, to: int) -> int:
    """Active seats by the shorter way round, plus the modifiers of the player counted to (distance.1, distance.4)."""
    circle = ring(t, seat)
    steps = circle.index(to) + 1
    return max(1, min(steps, len(circle) - steps) + value(t, DISTANCE, to, 0))
