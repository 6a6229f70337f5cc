"""The turn (6.2): start, draw, Main Phase, end; six for each player, then combat (7.1.0.1)."""

from __future__ import annotations

from kaimaku.kernel.decisions import PASS, ask
from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, RESTART, Frame, Signal, push
from kaimaku.kernel.journal import note

from .actions import action_options, why_no_action
from .combat import COMBAT_PHASE
from .events import DRAW
from .queue import AFTERS, announce, open_queue
from .setup import REVEAL
from .table import TURN, Item, VCardTable, other, prompt, rules
from .timing import settle

TURNS = 6

MAIN_PROMPT = prompt(
    "vcard:main",
    "vcard:6.2.2.1",
    "Take a Turn Action or pass.",
    "ターンアクションを行うか、パスしてください。",
    action_options,
    why_no_action,
)


def _ask_action(t: VCardTable, f: Frame) -> Signal:
    return ask(t, MAIN_PROMPT, f.seat)


def _take_action(t: VCardTable, f: Frame) -> Signal:
    if t.answer == PASS:
        return DONE
    verb, card, *place = t.answer
    assert isinstance(card, int)
    announce(t, Item(str(verb), f.seat, card, int(place[0]) if place else -1))
    return NEXT


def _open_queue(t: VCardTable, f: Frame) -> Signal:
    open_queue(t, f.seat)
    return RESTART


MAIN = rules("vcard:6.2.2", _ask_action, _take_action, _open_queue, slots=0)


def _begin(t: VCardTable, f: Frame) -> Signal:
    t.phase = TURN
    t.turn += 1
    t.active = f.seat
    t.taken[f.seat] += 1
    t.used.clear()
    note(t, "turn", f.seat, -1, t.taken[f.seat])
    return NEXT


def _reveal(t: VCardTable, f: Frame) -> Signal:
    """Only the first turn of each player finds anything face down (6.1.1.6a)."""
    push(t, REVEAL, f.seat)
    return NEXT


def _draw(t: VCardTable, f: Frame) -> Signal:
    happen(t, Event(DRAW, f.seat, amount=1))
    return NEXT


def _main(t: VCardTable, f: Frame) -> Signal:
    push(t, MAIN, f.seat)
    return NEXT


def _after_draw(t: VCardTable, f: Frame) -> Signal:
    push(t, AFTERS, f.seat, -1, 0)
    return NEXT


TURN_OF = rules("vcard:6.2.0.1", _begin, _reveal, _draw, settle, _after_draw, _main, slots=0)


def _next_turn(t: VCardTable, f: Frame) -> Signal:
    """Turns alternate (6.2.3.3), the round's first player beginning, until both have taken six (V-14)."""
    if min(t.taken) == TURNS:
        push(t, COMBAT_PHASE, t.first)
    else:
        push(t, TURN_OF, t.first if t.taken[0] == t.taken[1] else other(t.first))
    return AGAIN


ROUNDS = rules("vcard:8.2.12.1", _next_turn, slots=0)
