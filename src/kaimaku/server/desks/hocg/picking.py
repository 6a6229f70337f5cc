"""Answering a pick with everything at once: the decisions the game would have asked for one by one."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import PICK
from kaimaku.kernel.questions import ENOUGH

from ..desk import BadHandle
from .options import pick_names
from .shown import shown


def picked(t: HoloTable, seat: int, things: Sequence[str]) -> list[Option]:
    """The decisions that choose exactly these; without an order of their own they come as the game lists them."""
    f = t.frames[-1]
    if seat not in t.asked or f.prog != PICK:
        raise ValueError("nothing is to be picked now")
    left, taken, ordered = f.many(0), len(f.many(3)), bool(f.num(4))
    names = {name: c for c, name in pick_names(t, seat, left, shown(t, seat)).items()}
    unknown = [thing for thing in things if thing not in names]
    if unknown:
        raise BadHandle(f"{unknown[0]!r} is not among the things to pick")
    if len(set(things)) < len(things):
        raise ValueError("the same thing is picked twice")
    least, most = f.num(1), f.num(2)
    if not least <= taken + len(things) <= most:
        raise ValueError(f"{max(0, least - taken)} to {most - taken} are to be picked, not {len(things)}")
    chosen = [names[thing] for thing in things]
    if not ordered:
        chosen.sort(key=left.index)
    return _decisions(chosen, left, taken, least, most, ordered, veiled=bool(f.num(6)))


def _decisions(
    chosen: list[int], left: tuple[int, ...], taken: int, least: int, most: int, ordered: bool, veiled: bool
) -> list[Option]:
    """As `kernel.picks` takes them: what must be taken is not asked, and the last one ends it."""
    made: list[Option] = []
    for c in chosen:
        made.append(("pick", c))
        taken += 1
        if taken == most:
            return made
        at = left.index(c)
        left = left[:at] + left[at + 1 :] if ordered else left[at + 1 :]
        if not veiled and least - taken >= len(left) and (not ordered or len(left) <= 1):
            return made
    return [*made, ENOUGH]
