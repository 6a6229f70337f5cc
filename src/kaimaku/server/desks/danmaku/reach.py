"""How far everybody is from the viewer, and what makes it so."""

from __future__ import annotations

from kaimaku.games.danmaku.reach import distance, in_range, seats_between
from kaimaku.games.danmaku.stats import DISTANCE, SET_DISTANCE
from kaimaku.games.danmaku.table import active
from kaimaku.kernel.values import breakdown

from ...wire.danmaku import Reach
from ...wire.hocg import Change
from .eye import Eye


def reach_to(eye: Eye, seat: int) -> Reach | None:
    """From the viewer's seat; the defeated are at no Distance from anybody."""
    t, viewer = eye.t, eye.viewer
    if viewer is None or viewer == seat or t.turn == 0 or not active(t, viewer) or not active(t, seat):
        return None
    seats = min(seats_between(t, viewer, seat))
    far = distance(t, viewer, seat)
    return Reach(seats, far, in_range(t, viewer, seat), _changes(eye, seat, far - seats))


def _changes(eye: Eye, seat: int, difference: int) -> list[Change]:
    """An effect that sets all Distances stands for itself; otherwise what the player counted to adds."""
    t = eye.t
    fixed = t.mods.get(SET_DISTANCE)
    if fixed:
        source = max(fixed, key=lambda live: live.stamp).source
        return [Change(difference, eye.number(source))] if difference else []
    return [Change(amount, eye.number(source)) for source, amount in breakdown(t, DISTANCE, seat, 0)[1:]]
