"""Triggered abilities: not last in first out, but the causer first, then clockwise, each to its end (D-R04)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from kaimaku.kernel.cycles import happened
from kaimaku.kernel.frames import AGAIN, DONE, Frame, Signal, push

from ..definitions import ROLE_CARDS, TEXTS, After, character_of, main_card, role_of
from ..registry import text_number
from ..table import BEGUN, CHARACTER, ROLE, DanmakuTable, StackEntry, items, procedure, ring
from .stats import idle


def listeners(t: DanmakuTable, event: int, seat: int) -> list[tuple[int, After]]:
    """The abilities of a seat that follow on an event, with the card each stands on."""
    found = [(t.zones[CHARACTER + seat][0], a) for a in character_of(t, seat).bearer.after if a.when == event]
    for card in items(t, seat):
        bearer = main_card(t, card).bearer
        if bearer.after and not idle(t, card, seat):
            found += [(card, a) for a in bearer.after if a.when == event]
    role = role_of(t, seat) if heard_by_roles(event, len(ROLE_CARDS)) else None
    if role is not None and role.bearer.after:
        found += [(t.zones[ROLE + seat][0], a) for a in role.bearer.after if a.when == event]
    return found


@cache
def heard_by_roles(event: int, declared: int) -> bool:
    """Does any role hear of it? Otherwise it makes no difference who holds which."""
    return any(a.when == event for role in ROLE_CARDS[:declared] for a in role.bearer.after)


def fire(t: DanmakuTable, causer: int, concerned: Iterable[tuple[int, int]], number: int = -1, who: int = -1) -> None:
    """Abilities of the concerned, as (event, seat), follow on what an entry did; the last act of a step."""
    order = [causer, *ring(t, causer)]
    found = []
    for event, seat in concerned:
        if t.down >> seat & 1 or not t.zones[CHARACTER + seat]:
            continue
        for card, after in listeners(t, event, seat):
            if after.limit is None or after.limit.refuse(t, after, card, seat, number) is None:
                found.append((order.index(seat), seat, card, after.name))
    if found:
        found.sort(key=lambda row: row[0])
        push(t, TRIGGERS, causer, -1, tuple(x for row in found for x in row[1:]), number, who)


# TRIGGERS: slots 0 seats, cards and names of texts that wait, 1 the entry they follow on, 2 the player it was about


def _next(t: DanmakuTable, f: Frame) -> Signal:
    waiting = f.slots[0]
    assert isinstance(waiting, tuple)
    if not waiting:
        return DONE
    seat, card, name = waiting[:3]
    assert isinstance(seat, int) and isinstance(card, int)
    f.slots[0] = waiting[3:]
    text = text_number(str(name))
    if happened(t, (TEXTS[text].key, seat)):  # it would go on for ever (D-R36)
        return DONE
    follow(t, seat, card, text, f.num(1), f.num(2))
    return AGAIN


def follow(t: DanmakuTable, seat: int, card: int, text: int, number: int, who: int) -> None:
    """An ability is carried out; nobody can answer it, only what it does."""
    event = t.stack[number].attack if number >= 0 else 0
    t.stack.append(StackEntry(text, -1, card, seat, seat, answers=number, event=event, state=BEGUN))
    push(t, TEXTS[text].prog, seat, card, len(t.stack) - 1, who)


TRIGGERS: Final = procedure("danmaku:ability.1", _next, slots=3)
