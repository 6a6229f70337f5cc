"""What one viewer of a VCard table is sent, as bytes, and everything it can point at."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.projection.desk import DESK as DESK
from kaimaku.games.vcard.projection.shape import VCardView, VTuber
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import Option
from kaimaku.wire.common import Face, Words

BUTTONS = ("pass", "trade", "done", "yes", "no")
PLACES = ("deck:0", "deck:1", "discard:0", "discard:1", "hand:0", "hand:1", "mascot:0", "mascot:1", "world")
encode = msgspec.json.encode


def vtubers(view: VCardView) -> Iterator[VTuber]:
    for board in view.boards:
        yield from (spot.vt for spot in board.spots if spot.vt is not None)


def faces(view: VCardView) -> Iterator[Face]:
    """Every face in sight that has a handle."""
    for board in view.boards:
        yield from (face for face in (*board.hand, *board.discard) if face is not None)
        if board.mascot is not None:
            yield board.mascot.face
    for vt in vtubers(view):
        yield from (face for face in (*vt.stack, *(ally.face for ally in vt.allies)) if face is not None)
    if view.world is not None:
        yield view.world
    yield from (queued.card for queued in view.queue if queued.card is not None)


def things(t: VCardTable, viewer: int | None) -> list[str]:
    """Everything a viewer can point at on the table and in its question."""
    view = DESK.view(t, viewer)
    found = [face.id for face in faces(view)] + [vt.id for vt in vtubers(view)]
    found += [spot.id for board in view.boards for spot in board.spots] + [queued.id for queued in view.queue]
    if viewer is not None and viewer in t.asked:
        found += [face.id for face in DESK.question(t, viewer, 0, False).shown]
    return list(dict.fromkeys(found))


def picture(t: VCardTable, viewer: int | None, why: bool = True) -> bytes:
    """All a viewer is told at a decision: the view, the question, and why not, about each thing."""
    told: list[object] = [DESK.view(t, viewer), DESK.veiled(t), DESK.window(t)]
    if viewer is None:
        return encode(told)
    told.append(DESK.concerns(t, viewer))
    if viewer in t.asked:
        told += [DESK.question(t, viewer, 7, words) for words in (True, False)]
        told += [sorted(DESK.holding(t, viewer)), DESK.idle(t, viewer)]
    if why:
        seen = things(t, viewer)
        told += [DESK.because(t, viewer, thing, "") for thing in (*seen, *BUTTONS, *PLACES)]
        aims = [thing for thing in seen if thing[0] in "mse"]
        mine = [face.id for face in DESK.view(t, viewer).boards[viewer].hand if face is not None]
        told += [DESK.because(t, viewer, thing, aim) for thing in mine[:3] for aim in aims[:6]]
    return encode(told)


def told(after: VCardTable, viewer: int | None) -> bytes:
    """The lines of a step, with words and without."""
    entries = after.journal or []
    return encode([DESK.narrator(viewer).lines(after, entries, 1, words) for words in (True, False)])


def step(t: VCardTable, seat: int, option: Option) -> VCardTable:
    new = t.clone()
    new.journal = []
    GAME.decide(new, seat, option)
    return new


def good(words: Words | None) -> bool:
    """Something to read in both languages, without a gap that nothing fills."""
    if words is None or not words.en or not words.ja:
        return False
    both = words.en + words.ja
    return "  " not in both and not any(f"{{{gap}" in both for gap in ("who", "card", "what", "spot", "n}", "s}"))
