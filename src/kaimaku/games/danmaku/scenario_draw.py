"""A position as plain text: everybody round the table, the stack, and who is asked what."""

from __future__ import annotations

from kaimaku.kernel.decisions import options

from .definitions import character_of, incident_of, role_of
from .reach import reach
from .scenario_options import distinct
from .scenario_say import asked, say
from .scenario_terms import Terms
from .stats import max_life
from .table import CHARACTER, COLLECTED, DECK, DISCARD, HAND, INCIDENTS, ITEMS, STATES

WIDTH = 11


def draw(w: Terms) -> str:
    t = w.table
    lines = [f"turn {t.turn}, {w.seats[t.active]}, {t.step} step"]
    there = incident_of(t)
    said = "none" if there is None else there.name.en
    if there is not None and there.wanted is not None:
        said += f", {len(t.zones[COLLECTED])} of {there.need * len(there.wanted.kinds())} collected"
    lines.append(row("incident", said))
    lines.append(row("piles", f"deck {len(t.zones[DECK])}, incidents {len(t.zones[INCIDENTS])}"))
    for name, zone in (("collected", COLLECTED), ("discard", DISCARD)):
        if t.zones[zone]:
            lines.append(row(name, ", ".join(w.names(t.zones[zone][::-1]))))
    for seat in range(t.seats):
        lines += ["", *draw_seat(w, seat)]
    for number, entry in enumerate(t.stack):
        hit = [w.seats[s] for s in range(t.seats) if entry.defenders >> s & 1]
        attack = f", attacks {', '.join(hit)}" if hit else ""
        lines += ["", row(f"#{number + 1}", f"{w.entry_told(number)}, {STATES[entry.state]}{attack}")]
    lines += ["", f"asked: {asked(w)}"]
    for seat in t.asked:
        said_options = dict.fromkeys(say(w, seat, o) for o in distinct(w, options(t, seat)))
        lines += [f"  {w.seats[seat]}: {text}" for text in said_options]
    return "\n".join(lines)


def draw_seat(w: Terms, seat: int) -> list[str]:
    t = w.table
    cards = t.zones[CHARACTER + seat]
    who = character_of(t, seat).name.en if len(cards) == 1 else " or ".join(w.names(cards))
    role = role_of(t, seat)
    state = "defeated" if t.down >> seat & 1 else f"life {t.life[seat]} of {max_life(t, seat)}, Range {reach(t, seat)}"
    lines = [f"{w.seats[seat]}  {who}, {role.name.en if role is not None else 'no role'}: {state}"]
    for name, zone in (("items", ITEMS), ("hand", HAND)):
        if t.zones[zone + seat]:
            lines.append(row(name, ", ".join(w.names(t.zones[zone + seat]))))
    return lines


def row(name: str, text: str) -> str:
    return f"   {name:<{WIDTH}}{text}"
