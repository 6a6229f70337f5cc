"""What one viewer of a Danmaku!! table is sent, as bytes, and everything it can point at."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.projection.desk import DESK as DESK
from kaimaku.games.danmaku.projection.shape import DanmakuView
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import Option
from kaimaku.wire.common import Face

BUTTONS = ("pass", "end", "done", "yes", "no", "reveal")
PLACES = ("deck", "discard", "incident", "incidents")
encode = msgspec.json.encode


def faces(view: DanmakuView) -> Iterator[Face]:
    """Every face in sight that has a handle."""
    for player in view.players:
        yield from (face for face in (*player.hand, *player.items) if face is not None)
    yield from (*view.discard, *view.revealed, *view.offered)
    if view.incident is not None:
        for collected in view.incident.collected:
            yield from collected.cards


def things(t: DanmakuTable, viewer: int | None) -> list[str]:
    """Everything a viewer can point at on the table and in its question."""
    view = DESK.view(t, viewer)
    found = [face.id for face in faces(view)] + [played.id for played in view.stack]
    found += [f"p{player.seat}" for player in view.players] + [f"k{p.seat}" for p in view.players if p.character]
    if viewer is not None and viewer in t.asked:
        found += [face.id for face in DESK.question(t, viewer, 0, False).shown]
    return list(dict.fromkeys(found))


def picture(t: DanmakuTable, viewer: int | None, why: bool = True) -> bytes:
    """All a viewer is told at a decision: the view, the question, special actions, and why not, about each thing."""
    told: list[object] = [DESK.view(t, viewer), DESK.veiled(t)]
    if viewer is None:
        return encode(told)
    told += [DESK.asides(t, viewer, words) for words in (True, False)]
    told += [DESK.playing(t, seat) for seat in range(t.seats)]
    told.append(DESK.concerns(t, viewer))
    if viewer in t.asked:
        told += [DESK.question(t, viewer, 7, words) for words in (True, False)]
        told.append(sorted(DESK.holding(t, viewer)))
    if why:
        seen = things(t, viewer)
        told += [DESK.because(t, viewer, thing, "") for thing in (*seen, *BUTTONS, *PLACES)]
        aims = [thing for thing in seen if thing[0] in "pe"]
        mine = [face.id for face in DESK.view(t, viewer).players[viewer].hand if face is not None]
        told += [DESK.because(t, viewer, thing, aim) for thing in mine[:3] for aim in aims[:4]]
    return encode(told)


def told(after: DanmakuTable, viewer: int | None) -> bytes:
    """The lines of a step, with words and without."""
    entries = after.journal or []
    return encode([DESK.narrator(viewer).lines(after, entries, 1, words) for words in (True, False)])


def step(t: DanmakuTable, seat: int, option: Option) -> DanmakuTable:
    new = t.clone()
    new.journal = []
    GAME.decide(new, seat, option)
    return new
