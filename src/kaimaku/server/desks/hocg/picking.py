"""Answering a pick with everything at once."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import PICK

from ..picked import decisions
from .options import pick_names
from .shown import shown


def picked(t: HoloTable, seat: int, things: Sequence[str]) -> list[Option]:
    """The decisions that choose exactly these."""
    f = t.frames[-1]
    if seat not in t.asked or f.prog != PICK:
        raise ValueError("nothing is to be picked now")
    return decisions(f, pick_names(t, seat, f.many(0), shown(t, seat)), things)
