"""What a window means to one seat: for those who pass until something happens to them, and hold on to some cards."""

from __future__ import annotations

from collections.abc import Iterator

from kaimaku.games.vcard.card import replies
from kaimaku.games.vcard.limits import limited
from kaimaku.games.vcard.table import HAND, SIDE, WORLD_SPOT, Item, VCardTable, zone
from kaimaku.games.vcard.window import BASE, HEARER, past_events, to_answer

from .eye import Eye
from .happened import subjects
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
    mine = {name for name, owner in _sides(t) if owner == seat}
    return not mine.isdisjoint(targets(Eye(t, seat), item))


def _sides(t: VCardTable) -> Iterator[tuple[str, int]]:
    """Everything on the boards that can be aimed at, and whose it is."""
    for board in (0, 1):
        for kind in range(3, SIDE):
            for card in t.zones[board * SIDE + kind]:
                yield Eye(t, board).thing(card), board
        for place in range(5):
            yield f"s{board}.{place}", board


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
