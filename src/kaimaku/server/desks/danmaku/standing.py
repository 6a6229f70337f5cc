"""What a window means to one seat: for those who pass until something happens to them, and hold on to some cards."""

from __future__ import annotations

from kaimaku.games.danmaku.table import OPEN, DanmakuTable, at_zero
from kaimaku.games.danmaku.window import BASE, could_react_with, live_entries

from .naming import NUMBERS
from .stack import aims_at_item, targets
from .view import in_window


def concerns(t: DanmakuTable, seat: int) -> bool:
    """Is it attacked or targeted, is something of its own being answered, or is it about to fall?"""
    if not in_window(t):
        return True
    if seat in at_zero(t):
        return True
    return any(_touches(t, place, seat) for place in live_entries(t, t.frames[-1].num(BASE)))


def _touches(t: DanmakuTable, place: int, seat: int) -> bool:
    entry = t.stack[place]
    if entry.defenders & ~entry.avoided & 1 << seat:
        return True
    if entry.you == seat or entry.state != OPEN:
        return False
    if entry.answers >= 0 and t.stack[entry.answers].you == seat:
        return True
    return entry.target >= 0 and seat in targets(t, entry) and (aims_at_item(entry) or not entry.defenders)


def holding(t: DanmakuTable, seat: int) -> set[str]:
    """The cards a seat could play in the open window, whichever it has; its character, if its Spell Card could be."""
    if not in_window(t):
        return set()
    return {NUMBERS[definition] for definition in could_react_with(t, t.frames[-1].num(BASE), seat)}
