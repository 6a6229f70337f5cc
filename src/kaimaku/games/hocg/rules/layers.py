"""Continuous effects on information, layer by layer: dependency first, then age (10.10.1).

Whether abilities work comes first (10.10.1.2), then names and colors (10.10.1.3), then numbers (10.10.1.4). An effect
that is applied sees the layers before its own settled, its own as far as it has been applied, and the later ones as
printed. So nothing ever asks itself, and each effect is applied once: a circle ends there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kaimaku.kernel.listeners import ABILITIES, Live
from kaimaku.kernel.values import by_age

from ..table import HoloTable

if TYPE_CHECKING:
    from .abilities import Frozen, Ongoing

# The information that effects change and that texts ask for. Other values are changed but never asked for by an effect
# that stands, so they see all of this settled.
OFF: Final = 0
NAMES: Final = 1
COLORS_TOO: Final = 2
HP: Final = 40
BATON: Final = 43
LAYERS: Final = ((OFF,), (NAMES, COLORS_TOO), (HP, BATON))
LAYER: Final = {stat: n for n, group in enumerate(LAYERS) for stat in group}
AHEAD: Final = tuple(frozenset(stat for group in LAYERS[n:] for stat in group) for n in range(len(LAYERS)))
# Marks: an effect on numbers that looks at numbers is at work; the abilities that work are being settled just now.
LOOKING: Final = 68
FIRST_LAYER: Final = 69

Due = tuple[int, Live]  # an effect with what it changes


def layer(t: HoloTable, stat: int) -> tuple[Live, ...]:
    """The effects on something; if any of them looks at what comes with it or later, what they come to."""
    found = t.mods.get(stat, ())
    for x in found:
        if _looks(x, LAYER[stat]):
            return _settle(t, LAYER[stat])[stat]
    return found


def _looks(x: Live, n: int) -> bool:
    return not cast("Ongoing | Frozen", ABILITIES[x.ability]).sees.isdisjoint(AHEAD[n])


def _settle(t: HoloTable, last: int) -> dict[int, tuple[Live, ...]]:
    """All layers up to this one; meanwhile the table shows nothing but what has been applied."""
    mods = t.mods
    t.mods = {FIRST_LAYER: ()}
    try:
        for n in range(last + 1):
            _apply(t, n, mods)
            t.mods.pop(FIRST_LAYER, None)
        return t.mods
    finally:
        t.mods = mods


def _apply(t: HoloTable, n: int, mods: dict[int, tuple[Live, ...]]) -> None:
    """First those that look at nothing here, on which alone others may depend; then one after the other."""
    left: list[Due] = []
    for stat in LAYERS[n]:
        if stat in mods:
            looking = [x for x in mods[stat] if _looks(x, n)]
            t.mods[stat] = tuple(x for x in mods[stat] if x not in looking)
            left += [(stat, x) for x in looking]
    left.sort(key=_age)
    while left:
        marks = [_marks(t, due) for due in left]
        at = _first(t, left, marks) if len(left) > 1 else 0
        t.mods[left[at][0]] += marks[at]
        del left[at]


def _age(due: Due) -> int:
    return due[1].stamp


def _marks(t: HoloTable, due: Due) -> tuple[Live, ...]:
    """What an effect does to each holomem as things stand."""
    x = due[1]
    ability = cast("Ongoing", ABILITIES[x.ability])
    amounts = ((i, ability.amount(t, x, i)) for i in t.mems)
    return tuple(Live(ability.mark, x.source, x.seat, i, x.stamp, x.until, n) for i, n in amounts if n)


def _first(t: HoloTable, left: list[Due], marks: list[tuple[Live, ...]]) -> int:
    """The oldest of those that depend on nobody, or only on such as depend on them in turn (10.10.1.5, 10.10.1.6)."""
    every = range(len(left))
    before = [{j for j in every if j != i and _depends(t, left, marks, i, j)} for i in every]
    for _ in every:  # … and what those depend on
        before = [found.union(*(before[j] for j in found)) for found in before]
    return next(i for i in every if all(i in before[j] for j in before[i]))


def _depends(t: HoloTable, left: list[Due], marks: list[tuple[Live, ...]], i: int, j: int) -> bool:
    """Would applying j first change what i does?"""
    stat = left[j][0]
    without = t.mods[stat]
    t.mods[stat] = without + marks[j]
    changed = _extent(_marks(t, left[i])) != _extent(marks[i])
    t.mods[stat] = without
    return changed


def _extent(marks: tuple[Live, ...]) -> list[tuple[int, int]]:
    return [(x.anchor, x.amount) for x in marks]


def in_layer(t: HoloTable, stat: int, mem: int) -> list[Live]:
    """The effects of a layer that apply to a holomem, oldest first."""
    return [x for x in by_age(layer(t, stat)) if ABILITIES[x.ability].amount(t, x, mem)]


def settled(t: HoloTable, stat: int, mem: int, printed: int) -> int:
    """A number with all that changes it."""
    return printed + sum(ABILITIES[x.ability].amount(t, x, mem) for x in layer(t, stat))


def is_off(t: HoloTable, mem: int) -> bool:
    """Are this holomem's abilities switched off (10.3.2)?"""
    return bool(t.mods.get(OFF)) and any(ABILITIES[x.ability].amount(t, x, mem) for x in layer(t, OFF))
