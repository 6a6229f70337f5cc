"""What one viewer of a hololive OCG table is sent, as bytes, and everything it can point at."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kaimaku.games.hocg.projection.desk import DESK as DESK
from kaimaku.games.hocg.projection.shape import HocgView
from kaimaku.games.hocg.table import HoloTable
from kaimaku.wire.common import Face

BUTTONS = ("pass", "baton", "collab", "done", "skill:0", "skill:1", "skill:2")
PLACES = tuple(
    f"{place}:{side}"
    for place in ("deck", "hand", "archive", "cheer_deck", "life", "power", "center", "collab", "back")
    for side in (0, 1)
)
encode = msgspec.json.encode


def faces(view: HocgView) -> Iterator[Face]:
    """Every face in sight."""
    for side in view.sides:
        yield side.oshi
        for mem in side.stage:
            yield from (face for face in (*mem.stack, *mem.cheers, *mem.supports) if face is not None)
        yield from (face for face in (*side.hand, *side.archive) if face is not None)
    yield from (face for face in view.resolution if face is not None)


def handles(t: HoloTable, viewer: int | None) -> list[str]:
    """Everything a viewer can point at on the table and in its question."""
    view = DESK.view(t, viewer)
    found = [face.id for face in faces(view)] + [mem.id for side in view.sides for mem in side.stage]
    if viewer in t.asked and viewer is not None:
        found += [face.id for face in DESK.question(t, viewer, 0, False).shown]
    return found


def picture(t: HoloTable, viewer: int | None, why: bool = True) -> bytes:
    """All a viewer is told at a decision: the view, the question, and why not, about each thing in sight."""
    told: list[object] = [DESK.view(t, viewer), DESK.veiled(t)]
    if viewer is None:
        return encode(told)
    if viewer in t.asked:
        told += [DESK.question(t, viewer, 7, words) for words in (True, False)]
    if why:
        things = handles(t, viewer)
        told += [DESK.because(t, viewer, thing, "") for thing in (*things, *BUTTONS, *PLACES)]
        mems = [thing for thing in things if thing.startswith("m")]
        told += [DESK.because(t, viewer, thing, mem) for thing in things[:12] for mem in mems[:3]]
    return encode(told)
