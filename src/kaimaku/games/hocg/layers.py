"""One layer of continuous effects in the order they apply: dependency first, then age (10.10.1.5, 10.10.1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kaimaku.kernel.listeners import ABILITIES, Live
from kaimaku.kernel.values import by_age

from .table import HoloTable

if TYPE_CHECKING:
    from .abilities import Frozen, Standing


def layer(t: HoloTable, stat: int) -> tuple[Live, ...]:
    """The effects of a layer; those that look at their own layer are replaced by what they come to."""
    found = t.mods.get(stat, ())
    if any(cast("Standing | Frozen", ABILITIES[x.ability]).reads() for x in found):
        return _settle(t, stat, found)
    return found


def _settle(t: HoloTable, stat: int, found: tuple[Live, ...]) -> tuple[Live, ...]:
    """Apply one effect after the other; each sees only what was applied before it."""
    left = by_age(found)
    done: tuple[Live, ...] = ()
    try:
        while left:
            reach = [_marks(t, stat, done, x) for x in left]
            free = (i for i in range(len(left)) if not _depends(t, stat, done, left, reach, i))
            at = next(free, 0)  # each depends on another: the oldest
            done += reach[at]
            del left[at]
    finally:
        t.mods[stat] = found
    return done


def _marks(t: HoloTable, stat: int, seen: tuple[Live, ...], x: Live) -> tuple[Live, ...]:
    """What an effect does to each holomem if that is all its layer holds so far."""
    ability = cast("Standing | Frozen", ABILITIES[x.ability])
    if ability.mark == x.ability:
        return (x,)  # a mark already
    t.mods[stat] = seen
    amounts = ((i, ability.amount(t, x, i)) for i in t.mems)
    return tuple(Live(ability.mark, x.source, x.seat, i, x.stamp, x.until, n) for i, n in amounts if n)


def _depends(
    t: HoloTable, stat: int, done: tuple[Live, ...], left: list[Live], reach: list[tuple[Live, ...]], at: int
) -> bool:
    """Would applying another one first change what this one does?"""
    before = _extent(reach[at])
    others = (reach[i] for i in range(len(left)) if i != at)
    return any(_extent(_marks(t, stat, done + other, left[at])) != before for other in others)


def _extent(marks: tuple[Live, ...]) -> list[tuple[int, int]]:
    return [(x.anchor, x.amount) for x in marks]
