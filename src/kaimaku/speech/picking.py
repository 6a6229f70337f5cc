"""Picks on the wire: what may be picked together, and answering with everything at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kaimaku.games.desk import BadHandle
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import OpenPick, picking
from kaimaku.kernel.table import Table
from kaimaku.wire.play import Pick

Names = Callable[[Sequence[int]], Mapping[int, str]]  # what candidates are called; nothing where it is told in words


def wire_pick(pick: OpenPick | None, names: Names) -> Pick | None:
    """Several things chosen together; one of several is an option like any other."""
    if pick is None or pick.room < 2:
        return None
    called = names(pick.left)
    return Pick(pick.missing, pick.room, [called[c] for c in pick.left], pick.ordered) if called else None


def picked(t: Table, seat: int, names: Names, things: Sequence[str]) -> list[Option]:
    """The decisions that choose exactly these; without an order of their own they come as the game lists them."""
    pick = picking(t)
    if pick is None or seat not in t.asked:
        raise ValueError("there is nothing to choose right now")
    return pick.decisions(numbers(names(pick.left), things))


def numbers(names: Mapping[int, str], things: Sequence[str]) -> list[int]:
    called = {name: number for number, name in names.items()}
    unknown = [thing for thing in things if thing not in called]
    if unknown:
        raise BadHandle(f"{unknown[0]!r} isn't one of the choices")
    if len(set(things)) < len(things):
        raise ValueError("the same thing is chosen twice")
    return [called[thing] for thing in things]
