"""Answering a pick with everything at once: the decisions the game would have asked for one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.questions import ENOUGH

from .desk import BadHandle


def decisions(f: Frame, names: Mapping[int, str], things: Sequence[str]) -> list[Option]:
    """Those that choose exactly these things; without an order of their own they come as the game lists them."""
    left, taken, ordered = f.many(0), len(f.many(3)), bool(f.num(4))
    numbers = {name: number for number, name in names.items()}
    unknown = [thing for thing in things if thing not in numbers]
    if unknown:
        raise BadHandle(f"{unknown[0]!r} is not among the things to pick")
    if len(set(things)) < len(things):
        raise ValueError("the same thing is picked twice")
    least, most = f.num(1), f.num(2)
    if not least <= taken + len(things) <= most:
        raise ValueError(f"{max(0, least - taken)} to {most - taken} are to be picked, not {len(things)}")
    chosen = [numbers[thing] for thing in things]
    if not ordered:
        chosen.sort(key=left.index)
    return _one_by_one(chosen, left, taken, least, most, ordered, veiled=bool(f.num(6)))


def _one_by_one(
    chosen: list[int], left: tuple[int, ...], taken: int, least: int, most: int, ordered: bool, veiled: bool
) -> list[Option]:
    """As `kernel.picks` takes them: what must be taken is not asked, and the last one ends it."""
    made: list[Option] = []
    for number in chosen:
        made.append(("pick", number))
        taken += 1
        if taken == most:
            return made
        at = left.index(number)
        left = left[:at] + left[at + 1 :] if ordered else left[at + 1 :]
        if not veiled and least - taken >= len(left) and (not ordered or len(left) <= 1):
            return made
    return [*made, ENOUGH]
