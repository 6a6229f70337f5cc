"""The turn: start, incident, draw, main, discard, and on to the next active player."""

from __future__ import annotations

from kaimaku.kernel.cycles import happened
from kaimaku.kernel.decisions import YES, Option, ask
from kaimaku.kernel.frames import NEXT, RESTART, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import expire

from .defeat import FINISH
from .definitions import SKIPS, TURN_STARTS
from .discard_step import DISCARD_STEP
from .draw_step import DRAW_STEP
from .incident_step import INCIDENT_STEP
from .main_step import MAIN
from .stats import MAY_SKIP, has
from .table import END_OF_TURN, DanmakuTable, active, procedure, prompt, ring
from .triggers import fire


def _start(t: DanmakuTable, f: Frame) -> Signal:
    """Limits start afresh and "until your next turn" ends, even if the turn is skipped (turn.start.1, turn.start.2)."""
    t.turn += 1
    t.active = f.seat
    t.step = "start"
    t.fired[f.seat] = 0
    t.spent &= ~(1 << f.seat)
    t.drawn = 0
    t.omit = False
    t.used.clear()
    expire(t.mods, f.seat)
    note(t, "turn", f.seat, -1, t.turn)
    if happened(t, ("turn", f.seat)):  # nobody has been able to do anything for a long time (D-R36)
        return NEXT
    fire(t, f.seat, [(TURN_STARTS, f.seat)])
    return NEXT


def _finish_start(t: DanmakuTable, f: Frame) -> Signal:
    push(t, FINISH, f.seat)
    return NEXT


def _must_skip(t: DanmakuTable, f: Frame) -> Signal:
    """Nobody skips two turns in a row; a skip that cannot happen is lost (term.skip.4, term.skip.5)."""
    bit = 1 << f.seat
    skip = bool(t.skip & bit) and not t.skipped & bit
    t.skip &= ~bit
    if not skip and not t.skipped & bit and active(t, f.seat) and has(t, MAY_SKIP, f.seat):
        return ask(t, SKIPPING, f.seat)
    t.answer = YES if skip else ()
    return NEXT


def _skip(t: DanmakuTable, f: Frame) -> Signal:
    bit = 1 << f.seat
    if t.answer != YES:
        t.skipped &= ~bit
        return NEXT
    t.skipped |= bit
    note(t, "skip", f.seat)
    fire(t, f.seat, [(SKIPS, f.seat)])
    return SKIPPED


def _incident(t: DanmakuTable, f: Frame) -> Signal:
    if active(t, f.seat) and not t.omit:
        t.step = "incident"
        push(t, INCIDENT_STEP, f.seat)
    return NEXT


def _draw(t: DanmakuTable, f: Frame) -> Signal:
    if active(t, f.seat):
        t.step = "draw"
        push(t, DRAW_STEP, f.seat)
    return NEXT


def _main(t: DanmakuTable, f: Frame) -> Signal:
    if active(t, f.seat):
        t.step = "main"
        push(t, MAIN, f.seat)
    return NEXT


def _discard(t: DanmakuTable, f: Frame) -> Signal:
    """The turn of a player who was defeated in it, or gave up, ends without a discard step (D-R13)."""
    if active(t, f.seat) and not t.left >> f.seat & 1:
        t.step = "discard"
        push(t, DISCARD_STEP, f.seat)
    return NEXT


def _finish_turn(t: DanmakuTable, f: Frame) -> Signal:
    push(t, FINISH, f.seat)
    return NEXT


def _next(t: DanmakuTable, f: Frame) -> Signal:
    """Whoever is passed over because of a defeat still sees the end of what lasts until their turn (D-R13)."""
    expire(t.mods, END_OF_TURN)
    following = ring(t, f.seat)[0]
    seat = (f.seat + 1) % t.seats
    while seat != following:
        expire(t.mods, seat)
        seat = (seat + 1) % t.seats
    f.seat = following
    return RESTART


SKIPPED = 8  # the step after a skipped turn
TURN = procedure(
    "danmaku:turn.order",
    *(_start, _finish_start, _must_skip, _skip, _incident, _draw, _main, _discard, _finish_turn, _next),
)


def _skip_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    return [YES, ("no",)]


SKIPPING = prompt("skip", "term.skip.1", "Skip your turn?", "自分のターンを飛ばしますか?", _skip_options)
