"""The same ability of two equal cards waits: does it matter which resolves first? Both orders are tried.

Cards with labels are told apart by the file, so their order is for the file to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.kernel.decisions import Option

if TYPE_CHECKING:
    from kaimaku.kernel.listeners import Pending

    from .stage import HoloStage

ORDERS = frozenset({"order", "down-order"})
MOST_TRIED = 100  # decisions; what needs more counts as a choice


def interchangeable(stage: HoloStage, a: Option, b: Option) -> bool:
    """Is it the same ability of two equal cards, and does either order lead to the same table?"""
    one, other = _pending(stage, a), _pending(stage, b)
    faces, words = stage.table.defs, stage.words
    if (one.ability, one.seat, faces[one.source]) != (other.ability, other.seat, faces[other.source]):
        return False
    labelled = any(p.source in words.labels or p.anchor in words.mem_labels for p in (one, other))
    if one.source == other.source or labelled:
        return False
    tables = stage.copy(), stage.copy()
    for table, option in zip(tables, (a, b), strict=True):
        table.decide(one.seat, option)
    return _come_to_the_same(*tables, other, one, [MOST_TRIED])


def _come_to_the_same(
    one: HoloStage, other: HoloStage, next_one: Pending, next_other: Pending, left: list[int]
) -> bool:
    """… once the second ability has resolved as well, whatever is answered on the way."""
    while not _is_over(one) and not _is_over(other):
        left[0] -= 1
        asked = one.table.asked
        if left[0] < 0 or (asked, one.prompt()) != (other.table.asked, other.prompt()):
            return False
        seat = asked[0]
        options = one.options(seat)
        if one.prompt() in ORDERS:
            mine, theirs = _resolving(one, seat, next_one), _resolving(other, seat, next_other)
            if mine is None or theirs is None:
                break
            one.decide(seat, mine)
            other.decide(seat, theirs)
        elif options != other.options(seat):
            return False
        elif len(options) == 1:
            one.decide(seat, options[0])
            other.decide(seat, options[0])
        else:
            return all(_answered(one, other, next_one, next_other, left, option) for option in options)
    return one.table.digest() == other.table.digest()


def _answered(
    one: HoloStage, other: HoloStage, next_one: Pending, next_other: Pending, left: list[int], option: Option
) -> bool:
    tables = one.copy(), other.copy()
    for table in tables:
        table.decide(table.table.asked[0], option)
    return _come_to_the_same(*tables, next_one, next_other, left)


def _is_over(stage: HoloStage) -> bool:
    return stage.table.result is not None or stage.resting()


def _pending(stage: HoloStage, option: Option) -> Pending:
    at = option[1]
    assert isinstance(at, int)
    return stage.words.pending(at)


def _resolving(stage: HoloStage, seat: int, wanted: Pending) -> Option | None:
    """The option to resolve it next; None if it doesn't wait any more."""
    return next((o for o in stage.options(seat) if _pending(stage, o).to_data() == wanted.to_data()), None)
