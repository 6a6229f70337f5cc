"""A position as plain text: both sides, and who is asked what."""

from __future__ import annotations

from kaimaku.kernel.decisions import options

from .position_data import SEATS
from .scenario_terms import Terms
from .scenario_verbs import asked, distinct, say
from .stats import hp
from .table import ARCHIVE, CHEER_DECK, DECK, HAND, LIFE, OSHI_POSITION, POWER, RESOLUTION, Mem, stage

WIDTH = 9


def draw(w: Terms) -> str:
    t = w.table
    lines = [f"turn {t.turn}, {SEATS[t.active]}'s {t.phase} phase, {SEATS[t.first]} went first"]
    for seat in (0, 1):
        lines += ["", *draw_side(w, seat)]
    if t.zones[RESOLUTION]:
        lines += ["", row("resolves", ", ".join(w.card_name(c) for c in t.zones[RESOLUTION]))]
    lines += ["", f"asked: {asked(w)}"]
    for seat in t.asked:
        lines += [f"  {said}" for said in dict.fromkeys(say(w, seat, o) for o in distinct(w, options(t, seat)))]
    return "\n".join(lines)


def draw_side(w: Terms, seat: int) -> list[str]:
    t = w.table
    zones = t.zones
    counts = (("life", LIFE), ("holo Power", POWER), ("deck", DECK), ("cheer deck", CHEER_DECK))
    leader = ", ".join(w.card_name(c) for c in zones[OSHI_POSITION + seat])
    lines = [f"{SEATS[seat]}  {leader}: " + ", ".join(f"{name} {len(zones[zone + seat])}" for name, zone in counts)]
    lines += [row(w.place(mem), draw_mem(w, mem)) for mem in stage(t, seat)]
    for name, zone in (("hand", HAND), ("archive", ARCHIVE)):
        if zones[zone + seat]:
            lines.append(row(name, ", ".join(w.card_name(c) for c in zones[zone + seat])))
    return lines


def draw_mem(w: Terms, mem: Mem) -> str:
    label = w.mem_labels.get(mem.id)
    parts = [w.card_name(mem.stack[-1]) + (f" [{label}]" if label else "")]
    parts.append(f"damage {mem.damage} of {hp(w.table, mem)}")
    if mem.resting:
        parts.append("resting")
    for name, cards in (("over", mem.stack[:-1]), ("cheers", mem.cheers), ("with", mem.supports)):
        if cards:
            parts.append(f"{name} {' + '.join(w.card_name(c) for c in cards)}")
    return ", ".join(parts)


def row(name: str, text: str) -> str:
    return f"   {name:<{WIDTH}}{text}"
