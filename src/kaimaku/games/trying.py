"""Trying a choice that may not be allowed: every pick of it really happens, or is refused with the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaimaku.kernel.game import Game
from kaimaku.kernel.picks import PICK
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.table import Table


def try_choice(game: Game[Any], t: Table, seat: int, things: Sequence[int]) -> None:
    """Choose exactly these, in this order where order matters, and no more; Refused says why that cannot be."""
    f = t.frames[-1]
    if f.prog != PICK or seat not in t.asked:  # nothing is to be chosen, or not by this seat
        game.decide(t, seat, ("pick", things[0]) if things else ENOUGH)
        return
    candidates, room = f.many(0), f.num(2) - len(f.many(3))
    if not f.num(4):  # asked in their own order; what is no candidate is refused first
        things = sorted(things, key=lambda x: candidates.index(x) if x in candidates else -1)
    for n, thing in enumerate(things):
        if n == room:
            raise Refused(t.questions.too_many)
        game.decide(t, seat, ("pick", thing))
    if t.frames and t.frames[-1] is f:
        game.decide(t, seat, ENOUGH)
