"""When and After (4.6.6): what an event woke, in order, and the empty Active Spot that is filled at once (1.1.0.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kaimaku.kernel.events import KINDS, Event, occur
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, Value, push
from kaimaku.kernel.listeners import ABILITIES, ABILITY_BY_NAME, AFTER, WHEN, Pending
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Table, program

from ..table import ACTIVE, COMBAT, SETUP, SIDE, VCardTable, active, backstage, in_turn, other, rules, vcard, vt_of
from . import picking
from .bolster import BOLSTERED, guard, is_calm
from .events import MOVE
from .moments import Hearing, reader

# How an effect begins: at once, to choose its targets and wait on the queue, with the targets it chose before, or at
# once because another effect triggers it.
NOW: Final = 0
ANNOUNCE: Final = 1
RESOLVE_IT: Final = 2
CALLED: Final = 3
# Slots every effect has: how it began, the event it is about, "that VT", the cards being looked at, and how often an
# amount counts.
MODE: Final = 0
ABOUT: Final = 1
THAT: Final = 2
LOOKED: Final = 3
TIMES: Final = 4
FIRST_SLOT: Final = 5
QUEUE_NAME: Final = "vcard:4.6.4"
MOVED: Final = KINDS[MOVE].name


def start_effect(t: VCardTable, prog: int, seat: int, source: int, mode: int = NOW) -> Frame:
    """Begin an effect that is about no event."""
    return push(t, prog, seat, source, mode, (), ())


RESUMES: Final[dict[int, int]] = {}  # program → the step with which an effect that has its targets goes on


def resume(t: VCardTable, prog: int, seat: int, source: int, aimed: tuple[Value, ...]) -> None:
    """An effect that waited on the queue is carried out."""
    push(t, prog, seat, source, RESOLVE_IT, *aimed[1:]).pc = RESUMES[prog]


def start_about(t: VCardTable, prog: int, seat: int, source: int, mode: int, row: tuple[Value, ...]) -> Frame:
    """Begin an effect about an event; "that VT" is what it was done to, of a swap either, of an Ally its VT."""
    subject = cast("int", row[2])
    done_to = (subject, *cast("tuple[int, ...]", row[6])) if row[0] == MOVED else (subject,)
    that = tuple([vt for card in done_to if (vt := vt_of(t, card)) >= 0])
    return push(t, prog, seat, source, mode, row, that)


def start_part(t: VCardTable, f: Frame, prog: int, seat: int) -> Frame:
    """Begin a part of a running effect as an effect of its own, maybe by the other player."""
    return push(t, prog, seat, f.source, within(f), f.slots[ABOUT], f.slots[THAT], f.slots[LOOKED])


def within(f: Frame) -> int:
    """How a part of an effect begins: what another effect triggered it triggered with all its parts."""
    return CALLED if f.slots[MODE] == CALLED else NOW


def in_order(t: VCardTable, found: Sequence[Pending]) -> tuple[Value, ...]:
    """The active player's first, then the other's; of each the one whose card was played first (V-06)."""

    def age(p: Pending) -> tuple[bool, int]:
        return reader(t, p.source, p.seat) != t.active, p.stamp

    return tuple(saved(p) for p in sorted(found, key=age))


def saved(p: Pending) -> Value:
    """A triggered ability as it is kept in a slot, by its stable name."""
    return (ABILITIES[p.ability].name, p.seat, p.source, p.event)


def settle(t: Table, f: Frame) -> Signal:
    """The step after every event: fill an empty Active Spot, then let the When effects happen (4.6.6.2)."""
    board = vcard(t)
    if (board.kinds & BOLSTERED or board.spared or (board.borne and board.tokens)) and not is_calm(board):
        guard(board)
    for pending in board.pending:
        if ABILITIES[pending.ability].phase == WHEN:
            _start_whens(board)
            break
    if board.phase != COMBAT and board.phase != SETUP:
        zones = board.zones
        if not zones[ACTIVE] or not zones[SIDE + ACTIVE]:
            for seat in (other(board.active), board.active):  # the one pushed last is asked first
                if active(board, seat) < 0 and backstage(board, seat):
                    push(board, REFILL, seat)
    return NEXT


def _start_whens(t: VCardTable) -> None:
    whens = [p for p in t.pending if ABILITIES[p.ability].phase == WHEN]
    t.pending = [p for p in t.pending if ABILITIES[p.ability].phase != WHEN]
    hear(t, [p for p in whens if isinstance(ABILITIES[p.ability], Hearing)], WHEN)
    woken = [p for p in whens if not isinstance(ABILITIES[p.ability], Hearing)]
    if woken:
        start_woken(t, woken)


def let(t: Table, f: Frame, e: Event) -> None:
    """Let an event happen, then what follows from it at once. Nothing in this game replaces events."""
    occur(t, e)
    settle(t, f)


def hear(t: VCardTable, heard: Sequence[Pending], phase: int) -> None:
    """Each seat that some Reinforcement in play would let answer is asked, the opponent of whose turn it is first."""
    if not heard or not in_turn(t):  # no Turn Action, so no Reinforcement, in combat and after it (V-17)
        return
    for seat in (t.active, other(t.active)):  # the one pushed last is asked first
        found = [p.event for p in heard if p.event[1] != seat]  # what the other player did
        if found:
            past = tuple(dict.fromkeys(found))
            push(t, program(QUEUE_NAME), other(seat), -1, len(t.queue), seat, 0, past, seat, phase)


# --- triggered effects; slot 0: those still to come, as saved pendings ----------------------------------------------


def _next_trigger(t: VCardTable, f: Frame) -> Signal:
    rows = f.slots[0]
    assert isinstance(rows, tuple)
    if not rows:
        return DONE
    f.slots[0] = rows[1:]
    name, seat, source, event = cast("tuple[str, int, int, tuple[Value, ...]]", rows[0])
    start_about(t, ABILITY_BY_NAME[name].prog, reader(t, source, seat), source, NOW, event)
    return AGAIN if len(rows) > 1 else DONE


TRIGGERS: Final = rules("vcard:4.4.1.4", _next_trigger, slots=1)


def start_woken(t: VCardTable, woken: Sequence[Pending]) -> None:
    """Begin what an event woke; several one after the other."""
    if len(woken) == 1:
        p = woken[0]
        start_about(t, ABILITIES[p.ability].prog, reader(t, p.source, p.seat), p.source, NOW, p.event)
    else:
        push(t, TRIGGERS, t.active, -1, in_order(t, woken))


# --- After effects and the window behind them; slot 0: how many pendings are older -----------------------------------


def _run_afters(t: VCardTable, f: Frame) -> Signal:
    """All After effects (4.6.6.3), and those that these cause in turn."""
    base = f.num(0)
    woken = [p for p in t.pending[base:] if not isinstance(ABILITIES[p.ability], Hearing)]
    if woken:
        t.pending = [p for i, p in enumerate(t.pending) if i < base or p not in woken]
        start_woken(t, woken)
        return AGAIN
    heard, t.pending = t.pending[base:], t.pending[:base]
    hear(t, heard, AFTER)
    return DONE


AFTERS: Final = rules("vcard:4.6.6.3", _run_afters, slots=1)


def finish(t: VCardTable, f: Frame, base: int) -> None:
    """What was woken since there were `base` pendings happens next, and the window behind it."""
    for p in t.pending[base:]:
        if not isinstance(ABILITIES[p.ability], Hearing):
            push(t, AFTERS, f.seat, -1, base)
            return
    heard, t.pending = t.pending[base:], t.pending[:base]
    hear(t, heard, AFTER)


# --- the empty Active Spot ------------------------------------------------------------------------------------------


def _choose_next_active(t: VCardTable, f: Frame) -> Signal:
    left = backstage(t, f.seat)
    if active(t, f.seat) >= 0 or not left:  # both spots were empty, and filling the other one has led to this
        return DONE
    pick(t, f.seat, left, 1, 1, why=picking.ACTIVE)
    return NEXT


def _move_up(t: VCardTable, f: Frame) -> Signal:
    let(t, f, Event(MOVE, f.seat, t.picked[0], f.seat * SIDE + ACTIVE))
    return NEXT


REFILL: Final = rules("vcard:1.1.0.5", _choose_next_active, _move_up, slots=0)
