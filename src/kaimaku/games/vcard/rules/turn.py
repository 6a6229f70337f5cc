"""The turn (6.2): start, draw, Main Phase, end; six for each player, then combat (7.1.0.1)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.decisions import PASS, ask
from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, RESTART, SKIP, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import expire

from ..table import (
    DRAW_PHASE,
    END,
    MAIN_PHASE,
    REVEAL_PHASE,
    START,
    SUPPORTS_CAP,
    UNTIL_TURN_ENDS,
    Item,
    VCardTable,
    face_up,
    other,
    rules,
    vts,
)
from .actions import MAIN_ACTIONS, MAIN_PROMPT, TRADE
from .bolster import guard
from .combat import COMBAT_PHASE
from .events import DRAW
from .queue import announce, open_queue
from .reveal import REVEAL
from .timing import AFTERS, let
from .waiting import wait_for

TURNS: Final = 6


# --- the Main Phase; slot 0: has three-for-two been chosen? -----------------------------------------------------------


def _ask_action(t: VCardTable, f: Frame) -> Signal:
    if t.pending:  # what payments of an announced effect woke
        push(t, AFTERS, f.seat, -1, 0)
        return AGAIN
    return ask(t, MAIN_PROMPT, f.seat)


def _take_action(t: VCardTable, f: Frame) -> Signal:
    if t.answer == PASS:
        return DONE
    MAIN_ACTIONS.do(t, f, t.answer)
    if t.answer == TRADE:
        return NEXT
    if t.frames[-1] is not f:  # its effect chooses targets first
        return SKIP
    open_queue(t, f.seat)
    return RESTART


def _announce_trade(t: VCardTable, f: Frame) -> Signal:
    announce(t, Item("trade", f.seat, -1, aimed=t.picked))
    return NEXT


def _open_queue(t: VCardTable, f: Frame) -> Signal:
    open_queue(t, f.seat)
    return DONE if f.num(0) else RESTART  # three-for-two leads straight to the end of the turn (6.2.2.2a)


MAIN: Final = rules("vcard:6.2.2", _ask_action, _take_action, _announce_trade, _open_queue, slots=1)


# --- phases; where nothing holds a phase up, the next one begins in the same step ------------------------------------

# steps of a turn
STARTING: Final = 1
DRAWING: Final = 2
ACTING: Final = 3


def _begin(t: VCardTable, f: Frame) -> Signal:
    t.turn += 1
    t.active = f.seat
    t.taken[f.seat] += 1
    t.before, t.used = t.used, {}
    guard(t)  # the number of the turn may let something begin or end
    t.evolved_before, t.evolved, t.moved = t.evolved, (), ()
    if sum(t.taken) > 1:  # through the first turn of a round the last combat can still be looked at
        t.fought = ()
    note(t, "turn", f.seat, -1, t.taken[f.seat], t.round)
    if t.turn <= t.seats and any(not face_up(t, vt) for vt in vts(t, f.seat)):  # each player's first turn (6.1.1.6a)
        t.phase = REVEAL_PHASE
        push(t, REVEAL, f.seat)
        return STARTING
    return _start(t, f)


def _start(t: VCardTable, f: Frame) -> Signal:
    t.phase = START
    return DRAWING if wait_for(t, f.seat) else _draw(t, f)


def _draw(t: VCardTable, f: Frame) -> Signal:
    t.phase = DRAW_PHASE
    let(t, f, Event(DRAW, f.seat, amount=1))
    return ACTING if t.frames[-1] is not f else _act(t, f)


def _act(t: VCardTable, f: Frame) -> Signal:
    """The Main Phase, when everything the draw has woken is done."""
    if t.pending:
        push(t, AFTERS, f.seat, -1, 0)
        return ACTING
    t.phase = MAIN_PHASE
    push(t, TURN_REST, f.seat)
    push(t, MAIN, f.seat)
    return DONE


TURN_OF: Final = rules("vcard:6.2.0.1", _begin, _start, _draw, _act, slots=0)


def _end(t: VCardTable, f: Frame) -> Signal:
    t.phase = END
    return NEXT if wait_for(t, f.seat) or t.pending else _over(t, f)


def _after_end(t: VCardTable, f: Frame) -> Signal:
    if t.pending:
        push(t, AFTERS, f.seat, -1, 0)
        return AGAIN
    return NEXT


def _over(t: VCardTable, f: Frame) -> Signal:
    """Mana of both is gone (V-32), and what lasted for this turn."""
    t.mana = [0, 0]
    if SUPPORTS_CAP in t.mods:
        expire(t.mods, UNTIL_TURN_ENDS)
    return DONE


TURN_REST: Final = rules("vcard:6.2.3", _end, _after_end, _over, slots=0)


def _next_turn(t: VCardTable, f: Frame) -> Signal:
    """Turns alternate (6.2.3.3), the round's first player beginning, until both have taken six (V-14)."""
    if min(t.taken) == TURNS:
        push(t, COMBAT_PHASE, t.first)
    else:
        push(t, TURN_OF, t.first if t.taken[0] == t.taken[1] else other(t.first))
    return AGAIN


ROUNDS: Final = rules("vcard:8.2.12.1", _next_turn, slots=0)
