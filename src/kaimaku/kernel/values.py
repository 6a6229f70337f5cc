"""Values: the printed number, then what changes it. All changes add, so a value can show its terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .listeners import ABILITIES, Live

if TYPE_CHECKING:
    from .table import Table


def value(t: Table, stat: int, subject: int, printed: int) -> int:
    """The present value of a statistic; without a modifier for it, the printed number and no loop."""
    found = t.mods.get(stat)
    if not found:
        return printed
    for x in found:
        ability = ABILITIES[x.ability]
        if not ability.bound or x.anchor == subject:
            printed += ability.amount(t, x, subject)
    return printed


def breakdown(t: Table, stat: int, subject: int, printed: int) -> list[tuple[int, int]]:
    """The terms of a value for people: (source card or -1, amount), the printed one first, the rest by age."""
    terms = [(-1, printed)]
    for x in by_age(t.mods.get(stat, ())):
        amount = ABILITIES[x.ability].amount(t, x, subject)
        if amount:
            terms.append((x.source, amount))
    return terms


def applying(t: Table, stat: int, subject: int) -> list[Live]:
    """The effects under a statistic that apply to the subject, oldest first."""
    found = []
    for x in by_age(t.mods.get(stat, ())):
        ability = ABILITIES[x.ability]
        if (not ability.bound or x.anchor == subject) and ability.amount(t, x, subject):
            found.append(x)
    return found


def by_age(found: tuple[Live, ...]) -> list[Live]:
    return sorted(found, key=_stamp)


def _stamp(x: Live) -> int:
    return x.stamp
