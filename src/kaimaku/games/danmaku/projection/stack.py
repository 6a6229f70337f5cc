"""The stack on the wire: what was played, by whom, at whom, and what has become of it."""

from __future__ import annotations

from typing import Literal, cast

from kaimaku.games.danmaku.rules.piles import owner_of_item
from kaimaku.games.danmaku.rules.stack import text_of
from kaimaku.games.danmaku.table import CHARACTER, ITEMS, OPEN, STATES, DanmakuTable, StackEntry, at_zero

from ..rules.window import BASE, REACTION, could_react_with, live_entries
from ..speech.names import NUMBERS, entry_definition, entry_name, half_of, kind_of, number_on_wire
from .eye import Eye
from .shape import Played

Kind = Literal["card", "spell", "ability", "copy"]
State = Literal["open", "begun", "resolved", "cancelled"]


def stack(eye: Eye) -> list[Played]:
    return [_played(eye.t, place) for place in range(len(eye.t.stack))]


def _played(t: DanmakuTable, place: int) -> Played:
    entry = t.stack[place]
    via = entry.card if entry.card >= 0 and entry.card != entry.source else -1
    return Played(
        id=f"e{place}",
        kind=cast(Kind, kind_of(t, place)),
        card=number_on_wire(entry_definition(t, entry).id),
        name=entry_name(t, entry),
        you=entry.you,
        payer=entry.payer,
        via=NUMBERS[t.defs[via]] if via >= 0 else "",
        half=half_of(t, entry),
        targets=targets(t, entry),
        answers=entry.answers if entry.answers >= 0 else None,
        state=STATES[entry.state],
        defenders=seats(t, entry.defenders),
        avoided=seats(t, entry.avoided),
    )


def seats(t: DanmakuTable, mask: int) -> list[int]:
    return [seat for seat in range(t.seats) if mask >> seat & 1]


def aims_at_item(entry: StackEntry) -> bool:
    """Is its target an Item and not a player?"""
    aim = text_of(entry).aim
    return aim is not None and aim.cards


def targets(t: DanmakuTable, entry: StackEntry) -> list[int]:
    """Whom it was announced against, or everybody it has attacked; for an Item, whoever controls it."""
    if entry.target < 0:
        return seats(t, entry.aimed)
    if aims_at_item(entry):
        owner = owner_of_item(t, entry.target)
        return [owner] if owner >= 0 else []
    return [entry.target]


def in_window(t: DanmakuTable) -> bool:
    """May somebody react now? Whether a window opens is told from public facts."""
    return t.result is None and bool(t.asked) and t.prompt == REACTION.number


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


def own(t: DanmakuTable, seat: int) -> bool:
    """Did the seat itself play what came last, and can nothing that lies open before it answer that?

    Whoever is attacked too, or about to fall, is asked all the same.
    """
    if not in_window(t) or concerns(t, seat):
        return False
    entries = live_entries(t, t.frames[-1].num(BASE))
    if not entries or t.stack[entries[-1]].payer != seat:
        return False
    before = t.zones[CHARACTER + seat] + t.zones[ITEMS + seat]
    return holding(t, seat).isdisjoint(NUMBERS[t.defs[card]] for card in before)


def holding(t: DanmakuTable, seat: int) -> set[str]:
    """The cards a seat could play in the open window, whichever it has; its character, if its Spell Card could be."""
    if not in_window(t):
        return set()
    return {NUMBERS[definition] for definition in could_react_with(t, t.frames[-1].num(BASE), seat)}
