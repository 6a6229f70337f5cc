"""Start and end of a turn (6.2.1, 6.2.3): what waited for it, in the order in which it was set up or played."""

from __future__ import annotations

from typing import Final, cast

from kaimaku.kernel.events import Event, occur
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, Value, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES, WHEN
from kaimaku.kernel.table import program

from ..table import EXTRA_DRAWS, START, VCardTable, rules
from .events import BY_EFFECT, DRAW, TURN_END, TURN_START
from .moments import Hearing
from .timing import AFTERS, TRIGGERS, hear, let, saved, start_effect

# slot 0: rows (rank, stamp, kind, …) still to come
DUE: Final = "due"
WOKEN: Final = "woken"
EXTRA: Final = "extra"


def _gather(t: VCardTable, f: Frame) -> Signal:
    """Delayed effects that are due, passives that name this moment, and extra draws."""
    mine = [d for d in t.due if d.when == t.phase and d.whose == f.seat and d.born < t.turn]
    t.due = tuple(d for d in t.due if d not in mine)
    rows: list[tuple[Value, ...]] = [(d.first, d.stamp, DUE, d.prog, d.seat, d.source) for d in mine]
    base = len(t.pending)
    occur(t, Event(TURN_START if t.phase == START else TURN_END, f.seat))
    woken, t.pending = t.pending[base:], t.pending[:base]
    rows += [(1, p.stamp, WOKEN, saved(p)) for p in woken if not isinstance(ABILITIES[p.ability], Hearing)]
    if t.phase == START:
        for x in t.mods.get(EXTRA_DRAWS, ()):
            n = ABILITIES[x.ability].amount(t, x, f.seat)
            rows += [(1, x.stamp, EXTRA, n, x.source)] if n else []
    f.slots[0] = tuple(sorted(rows, key=lambda row: cast("tuple[int, ...]", row)[:2]))
    hear(t, [p for p in woken if isinstance(ABILITIES[p.ability], Hearing)], WHEN)  # 6.2.2.2c
    return NEXT


def _next_effect(t: VCardTable, f: Frame) -> Signal:
    rows = f.slots[0]
    assert isinstance(rows, tuple)
    if not rows:
        return DONE
    f.slots[0] = rows[1:]
    row = rows[0]
    assert isinstance(row, tuple)
    push(t, AFTERS, f.seat, -1, len(t.pending))
    kind = row[2]
    if kind == DUE:
        _, _, _, prog, seat, source = row
        assert isinstance(seat, int) and isinstance(source, int)
        note(t, "due", seat, source)
        start_effect(t, program(str(prog)), seat, source)
    elif kind == WOKEN:
        push(t, TRIGGERS, f.seat, -1, (row[3],))
    else:
        push(t, EXTRA_DRAW, f.seat, int(str(row[4])), row[3])
    return AGAIN


WAITING: Final = rules("vcard:6.2.1.1-1", _gather, _next_effect, slots=1)


def wait_for(t: VCardTable, seat: int) -> bool:
    """Do what waited for this phase; nothing at all where nobody could have set anything up."""
    starting = TURN_START in t.live or EXTRA_DRAWS in t.mods
    waits = starting if t.phase == START else TURN_END in t.live
    for d in t.due:
        waits = waits or (d.when == t.phase and d.whose == seat and d.born < t.turn)
    if waits:
        push(t, WAITING, seat)
    return waits


def _draw_extra(t: VCardTable, f: Frame) -> Signal:
    let(t, f, Event(DRAW, f.seat, amount=f.num(0), origin=f.source, cause=BY_EFFECT))
    return NEXT


EXTRA_DRAW: Final = rules("vcard:4.4.1.5b", _draw_extra, slots=1)
