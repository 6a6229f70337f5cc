"""A position as plain text: both sides, the queue, and who is asked what."""

from __future__ import annotations

from kaimaku.kernel.decisions import options

from .position_seats import PLACES, SEATS
from .power import power, terms
from .scenario_terms import Terms
from .scenario_verbs import asked, distinct, say
from .scenario_vts import tokens_on
from .table import ACTIVE, DECK, DISCARD, HAND, MASCOT_SPOT, PHASES, SIDE, WORLD_SPOT, attached, face_up, spots, zone

WIDTH = 13


def draw(w: Terms) -> str:
    t = w.table
    taken = ", ".join(f"{SEATS[s]} {t.taken[s]}" for s in range(t.seats))
    lines = [
        f"round {t.round}, turns taken: {taken}; {SEATS[t.active]}'s {PHASES[t.phase]} phase, "
        f"{SEATS[t.first]} began; points {t.points[0]}-{t.points[1]}"
    ]
    if t.zones[WORLD_SPOT]:
        lines.append(row("world", ", ".join(w.names(t.zones[WORLD_SPOT]))))
    for seat in range(t.seats):
        lines += ["", *draw_side(w, seat)]
    if t.queue:
        lines += ["", row("queue", ", ".join(w.item_name(n) for n in range(len(t.queue))))]
    lines += ["", f"asked: {asked(w)}"]
    for seat in t.asked:
        lines += [f"  {text}" for text in dict.fromkeys(say(w, seat, o) for o in distinct(w, options(t, seat)))]
    return "\n".join(lines)


def draw_side(w: Terms, seat: int) -> list[str]:
    t = w.table
    counts = f"hand {len(zone(t, seat, HAND))}, deck {len(zone(t, seat, DECK))}, discard {len(zone(t, seat, DISCARD))}"
    riches = "".join(f", {name} {n}" for name, n in (("coins", t.coins[seat]), ("mana", t.mana[seat])) if n)
    lines = [f"{SEATS[seat]}  {counts}{riches}"]
    for spot in spots(seat):
        held = tokens_on(w, spot)
        if t.zones[spot] or held:
            told = draw_vt(w, t.zones[spot][0]) if t.zones[spot] else "nobody"
            some = ", ".join(name if n == 1 else f"{name} x{n}" for name, n in held.items())
            lines.append(row(PLACES[spot % SIDE - ACTIVE], told + (f", {some}" if some else "")))
    for name, kind in (("mascot", MASCOT_SPOT), ("hand", HAND), ("discard", DISCARD)):
        cards = zone(t, seat, kind)
        if cards:
            names = [w.card_name(c) + (" (Locked)" if c in t.locked else "") for c in cards]
            counted = [f"{x} x{names.count(x)}" if names.count(x) > 1 else x for x in dict.fromkeys(names)]
            lines.append(row(name, ", ".join(counted)))
    return lines


def draw_vt(w: Terms, vt: int) -> str:
    t = w.table
    stack = t.zones[t.where[vt]]
    label = next((w.labels[c] for c in stack if c in w.labels), "")
    sums = " ".join(f"{n:+} {kind}" if kind != "printed" else str(n) for kind, _, n in terms(t, vt))
    parts = [w.def_name(t.defs[stack[-1]], label or None), f"total {power(t, vt)} ({sums})"]
    if not face_up(t, vt):
        parts.append("face down")
    if vt in t.locked:
        parts.append("Locked")
    if len(stack) > 1:
        parts.append(f"over {' + '.join(w.names(stack[:-1]))}")
    allies = [w.card_name(c) + (" (Locked)" if c in t.locked else "") for c in attached(t, vt)]
    if allies:
        parts.append(f"with {' + '.join(allies)}")
    return ", ".join(parts)


def row(name: str, text: str) -> str:
    return f"   {name:<{WIDTH}}{text}"
