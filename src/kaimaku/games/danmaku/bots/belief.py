"""Belief: how likely each part is for each seat, to somebody who sits at the table."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from kaimaku.games.danmaku.rules.roles import holder
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.journal import Line

from .deeds import Watcher
from .parts import (
    ANTI,
    CHALLENGER,
    EXTRA,
    FINAL,
    HEROINE,
    KIND_OF,
    KINDS,
    MIDBOSS,
    OF_KIND,
    STAGE,
    STAGES,
    Shares,
    cast_of,
    certain,
    known_parts,
)
from .posterior import worlds_of
from .rumour import Rumour, rumour

WATCHERS: Final = 32
_watchers: OrderedDict[int, tuple[Sequence[Line], Watcher]] = OrderedDict()


def heard(t: DanmakuTable, history: Sequence[Line]) -> Rumour:
    """What the journal says in public; a history that has only grown is read on from where it was left."""
    kept = _watchers.get(id(history))
    watcher = Watcher(t.seats)
    if kept is not None and kept[0] is history and kept[1].read <= len(history):
        watcher = kept[1]
    watcher.feed(history)
    _watchers[id(history)] = (history, watcher)
    _watchers.move_to_end(id(history))
    if len(_watchers) > WATCHERS:
        _watchers.popitem(last=False)
    return rumour(cast_of(t), watcher.facts)


def believe(t: DanmakuTable, seat: int | None, told: Rumour) -> list[Shares]:
    """What a seat (None: an onlooker) makes of it with what it knows itself. Exact over all worlds."""
    known = known_parts(t, seat)
    gone = over_by_now(t, known)
    heroine = holder(t, "heroine")
    key = (tuple(known.items()), tuple(gone), heroine)
    rows = told.beliefs.get(key)
    if rows is None:
        rows = told.beliefs[key] = worlds_of(told, known, gone).shares()
        if heroine in known:
            rows[heroine] = certain(HEROINE)  # a Rival may have taken over
    return rows


def over_by_now(t: DanmakuTable, known: dict[int, int]) -> list[int]:
    """Parts that nobody can have unseen: the game would be over, or an EX Midboss would have come forward."""
    fallen = [part for seat, part in known.items() if t.down >> seat & 1]
    found = [MIDBOSS] if EXTRA in fallen else []
    if not t.turn or holder(t, "heroine") >= 0:
        return found
    found.append(STAGE)
    if any(KIND_OF[part] == KIND_OF[MIDBOSS] for part in fallen):
        found.append(FINAL)
    if any(part in STAGES for part in fallen):
        found.append(ANTI)
    waits = any(part == MIDBOSS and not t.down >> seat & 1 for seat, part in known.items())
    if not waits and sum(KIND_OF[part] == 3 for part in fallen) == 1:
        found.append(CHALLENGER)
    return found


def by_kind(row: Shares) -> list[float]:
    """How likely each kind is."""
    return [sum(row[part] for part in OF_KIND[kind]) for kind in range(len(KINDS))]
