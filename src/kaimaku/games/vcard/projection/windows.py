"""What a window means to one seat: for those who pass until something happens to them, and hold on to some cards."""

from __future__ import annotations

from ..card import replies
from ..rules.limits import limited
from ..rules.window import BASE, HEARER, past_events, to_answer
from ..speech.events import subjects
from ..table import HAND, MASCOT_SPOT, SIDE, WORLD_SPOT, Item, VCardTable, spots, zone
from .eye import Eye, spot_name
from .queue import targets
from .view import in_window


def concerns(t: VCardTable, seat: int) -> bool:
    """Is something of the seat's aimed at or answered, or has something just happened to it?"""
    if not in_window(t):
        return True
    f = t.frames[-1]
    if any(_touches(t, item, seat) for item in t.queue[f.num(BASE) :]):
        return True
    return seat == f.num(HEARER) and seat in _owners(t)


def _touches(t: VCardTable, item: Item, seat: int) -> bool:
    """A Reinforcement against what the seat has announced, or an effect aimed at its side of the table."""
    if item.seat == seat or item.canceled:
        return False
    if item.verb == "reply" and item.place >= 0 and t.queue[item.place].seat == seat:
        return True
    eye = Eye(t, seat)
    mine = {eye.thing(card) for zone in range(seat * SIDE + MASCOT_SPOT, seat * SIDE + SIDE) for card in t.zones[zone]}
    return not mine.union(map(spot_name, spots(seat))).isdisjoint(targets(eye, item))


def _owners(t: VCardTable) -> set[int]:
    """Whose VTubers, spots or cards something has just happened to."""
    found: set[int] = set()
    for _, e in past_events(t.frames[-1]):
        numbers, are_spots = subjects(e)
        found |= {n // SIDE if are_spots else t.owner[n] for n in numbers if not are_spots or n < WORLD_SPOT}
    return found


def holding(t: VCardTable, seat: int) -> set[str]:
    """The Reinforcements a seat could play in the open window, whichever it has."""
    if not in_window(t) or not zone(t, seat, HAND) or limited(t, seat):
        return set()
    return {d.facts.id for d in replies(t.sets) if d.reply_on is not None and to_answer(t, t.frames[-1], seat, d)}
