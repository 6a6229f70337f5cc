"""Range and Distance (D-R26)."""

from __future__ import annotations

from kaimaku.kernel.values import value

from ..table import DanmakuTable, ring
from .stats import ALL_IN_RANGE, DISTANCE, FAR_SIGHTED, RANGE, SET_DISTANCE, has


def reach(t: DanmakuTable, seat: int) -> int:
    """A player's Range: 1 and what is added, never below 1 (range.2, range.4)."""
    return max(1, value(t, RANGE, seat, 1))


def seats_between(t: DanmakuTable, seat: int, to: int) -> tuple[int, int]:
    """How many active seats on a player sits, to the left and to the right."""
    if not t.down:
        steps = (to - seat) % t.seats
        return steps, t.seats - steps
    circle = ring(t, seat)
    steps = circle.index(to) + 1
    return steps, len(circle) - steps


def set_distance(t: DanmakuTable) -> int:
    """The Distance that an effect has set for all, 0 for none; the latest counts (faq.suika.2)."""
    found = t.mods.get(SET_DISTANCE)
    return max(found, key=lambda x: x.stamp).amount if found else 0


def distance(t: DanmakuTable, seat: int, to: int) -> int:
    """Active seats by the shorter way round, plus the modifiers of the player counted to (distance.1, distance.4)."""
    if SET_DISTANCE in t.mods:
        return set_distance(t)
    left, right = seats_between(t, seat, to)
    return max(1, min(left, right) + value(t, DISTANCE, to, 0))


def in_range(t: DanmakuTable, seat: int, to: int, bonus: int = 0) -> bool:
    """Is an active player in range of another (range.1)? The bonus is for one attack only (faq.shoot.1)."""
    if ALL_IN_RANGE in t.mods and has(t, ALL_IN_RANGE, seat):
        return True
    span = reach(t, seat) + bonus
    if FAR_SIGHTED in t.mods and has(t, FAR_SIGHTED, seat):
        return far_sighted(t, seat, to, span)
    return distance(t, seat, to) <= span


def far_sighted(t: DanmakuTable, seat: int, to: int, span: int) -> bool:
    """At Distance 1 is too near, unless the other way round will do or nobody else is left (faq.cirno.1)."""
    ways = seats_between(t, seat, to)
    if sum(ways) < 3:
        return distance(t, seat, to) <= span
    if SET_DISTANCE in t.mods:
        return 2 <= set_distance(t) <= span
    modifiers = value(t, DISTANCE, to, 0)
    return any(2 <= max(1, way + modifiers) <= span for way in ways)
