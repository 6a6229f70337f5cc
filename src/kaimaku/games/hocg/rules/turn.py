"""The steps of a turn (ch. 7)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.cycles import fresh
from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import DONE, NEXT, RESTART, SKIP, Frame, Signal, Value, procedure, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES, Live, Pending, expire, leave_stamp
from kaimaku.kernel.picks import pick

from ..table import (
    BACK,
    CENTER,
    CHEER_DECK,
    COLLAB,
    DECK,
    HoloTable,
    appear,
    at,
    attach,
    back,
    draw,
    first_turn,
    opening_turn,
    shift,
    stage,
)
from ..table import TURN as THIS_TURN
from . import picking
from .events import ATTACHED, ENDS, MOVED, READIED, RESTED, STARTS, announce
from .main_phase import MAIN_PHASE
from .performance import PERFORMANCE_PHASE
from .resolution import due, end
from .stats import NO_MOVE, NO_READY, NO_READY_RESET, NO_REST, NO_REST_BACK, NO_REST_RESET, banned
from .timing import check, quiet_check

# Steps that start and end: the cause of STARTS and ENDS events.
TURN_STEP: Final = 0
RESET: Final = 1
DRAW: Final = 2
CHEER: Final = 3
MAIN: Final = 4
PERFORMANCE: Final = 5
GAME_START: Final = 6
END: Final = 7
STEP_NAMES: Final = ("turn", "reset", "draw", "cheer", "main", "performance", "game", "end")
NEXT_TURN_OF: Final = -10  # `until` of effects that last to the end of a seat's next turn: NEXT_TURN_OF - seat


def begin_turn(t: HoloTable, f: Frame) -> Signal:
    fresh(t)
    t.turn += 1
    t.own_turns[t.active] += 1
    t.history = []
    theirs = NEXT_TURN_OF - t.active
    for index in (t.mods, t.live):
        for key, found in index.items():
            for x in found:
                if x.until == theirs:
                    index[key] = tuple(_dated(t, each) for each in found)
                    break
    f.seat = t.active
    if t.journal is not None:
        note(t, "turn", t.active, -1, t.turn)
    return NEXT


def _dated(t: HoloTable, x: Live) -> Live:
    """An effect until the end of this player's next turn now knows which turn that is."""
    if x.until != NEXT_TURN_OF - t.active:
        return x
    return Live(x.ability, x.source, x.seat, x.anchor, x.stamp, t.turn, x.amount)


def enter_phase(t: HoloTable, step: int) -> None:
    t.phase = STEP_NAMES[step]
    if t.journal is not None:
        note(t, "phase", t.active, -1, STEP_NAMES[step])


def starts(t: HoloTable, step: int) -> None:
    enter_phase(t, step)
    for x in t.live.get(STARTS, ()):
        if getattr(ABILITIES[x.ability], "cause", step) in (-1, step):
            announce(t, STARTS, t.active, -1, 0, -1, step)
            return


# --- reset (7.2) ----------------------------------------------------------------------------------------------------


def reset_stage(t: HoloTable, f: Frame) -> Signal:
    """Skipped on one's own first turn (7.2.1), though the turn does start (R-06)."""
    if t.turn == 1:
        announce(t, STARTS, t.active, -1, 0, -1, GAME_START)
    if first_turn(t, t.active):
        announce(t, STARTS, t.active, -1, 0, -1, TURN_STEP)
        return NEXT
    enter_phase(t, RESET)
    for mem in stage(t, t.active):
        if mem.resting and banned(t, NO_READY_RESET, mem) is None:
            set_resting(t, mem.id, False)
    collab = at(t, t.active, COLLAB)
    if collab is not None and banned(t, NO_MOVE, collab) is None:  # one that cannot move does not rest (G-89)
        shift(t, collab, BACK)
        announce(t, MOVED, t.active, collab.id, 0, -1, BACK)
        if banned(t, NO_REST_BACK, collab) is None and banned(t, NO_REST_RESET, collab) is None:
            set_resting(t, collab.id, True)
    if STARTS in t.live:  # only now (7.2.4)
        announce(t, STARTS, t.active, -1, 0, -1, TURN_STEP)
        announce(t, STARTS, t.active, -1, 0, -1, RESET)
    return quiet_check(t, f)  # 7.2.5


def set_resting(t: HoloTable, mem_id: int, resting: bool) -> bool:
    """Rest or ready a holomem; False if it already is so or must not (1.3.2.1, 1.3.3)."""
    mem = t.mems[mem_id]
    if mem.resting == resting or banned(t, NO_REST if resting else NO_READY, mem) is not None:
        return False
    mem.resting = resting
    if t.journal is not None:
        note(t, "rest" if resting else "ready", mem.seat, -1, mem_id)
    announce(t, RESTED if resting else READIED, mem.seat, mem_id)
    return True


def check_in_reset(t: HoloTable, f: Frame) -> Signal:
    return NEXT if first_turn(t, t.active) else quiet_check(t, f)


def fill_in_reset(t: HoloTable, f: Frame) -> Signal:
    return SKIP if first_turn(t, t.active) else fill_center(t, f)


def fill_center(t: HoloTable, f: Frame) -> Signal:
    """An empty center is filled from the back: an active holomem, a resting one only if all rest (7.2.6, 7.7.3)."""
    if at(t, t.active, CENTER) is not None:
        return SKIP
    able = [m for m in back(t, t.active) if banned(t, NO_MOVE, m) is None]
    awake = [m.id for m in able if not m.resting]
    pick(t, t.active, awake or [m.id for m in able], 1, 1, why=picking.CENTER)
    return NEXT


def take_center(t: HoloTable, f: Frame) -> Signal:
    if t.picked:
        shift(t, t.mems[t.picked[0]], CENTER)
        announce(t, MOVED, t.active, t.picked[0], 0, -1, CENTER)
    return NEXT


# --- draw and cheer (7.3, 7.4) --------------------------------------------------------------------------------------


def start_draw(t: HoloTable, f: Frame) -> Signal:
    starts(t, DRAW)
    return quiet_check(t, f)


def draw_one(t: HoloTable, f: Frame) -> Signal:
    """The one draw that loses the game on an empty deck (7.3.2.1)."""
    if not t.zones[DECK + t.active]:
        end(t, [t.active], "hocg:7.3.2.1")
        return NEXT
    draw(t, t.active)
    return quiet_check(t, f)  # 7.3.3


def start_cheer(t: HoloTable, f: Frame) -> Signal:
    starts(t, CHEER)
    return quiet_check(t, f)


def turn_up_cheer(t: HoloTable, f: Frame) -> Signal:
    """The card is turned up, then its holomem is chosen; an empty cheer deck is skipped (7.4.2, R-16)."""
    deck = t.zones[CHEER_DECK + t.active]
    if not deck:
        return SKIP
    appear(t, deck[-1])
    note(t, "cheer", t.active, deck[-1])
    pick(t, t.active, t.spots[t.active], 1, 1, why=picking.SEND, about=(deck[-1],))
    return NEXT


def send_cheer(t: HoloTable, f: Frame) -> Signal:
    if t.picked:
        card = t.zones[CHEER_DECK + t.active][-1]
        attach(t, card, t.mems[t.picked[0]])
        announce(t, ATTACHED, t.active, card, 0, -1, CHEER_DECK, t.picked[0])
    return quiet_check(t, f)  # 7.4.3


# --- main and performance (7.5, 7.6) --------------------------------------------------------------------------------


def start_main(t: HoloTable, f: Frame) -> Signal:
    starts(t, MAIN)
    push(t, MAIN_PHASE, t.active, -1, None, 1)
    return NEXT


def start_performance(t: HoloTable, f: Frame) -> Signal:
    """Skipped on the first player's first turn (7.6.1)."""
    if opening_turn(t):
        return SKIP
    starts(t, PERFORMANCE)
    push(t, PERFORMANCE_PHASE, t.active, -1, 1)
    return NEXT


def end_performance(t: HoloTable, f: Frame) -> Signal:
    announce(t, ENDS, t.active, -1, 0, -1, PERFORMANCE)
    return quiet_check(t, f)


# --- end (7.7) ------------------------------------------------------------------------------------------------------


def end_phase(t: HoloTable, f: Frame) -> Signal:
    starts(t, END)
    push(t, END_PHASE, t.active)
    return NEXT


# END_PHASE slots: 0 has it been gone through before?


def end_triggers(t: HoloTable, f: Frame) -> Signal:
    """Each end-of-turn ability triggers once in a turn (7.7.1)."""
    for x, event in untriggered(t):
        t.used[(THIS_TURN, -1, x.stamp)] = 1
        t.pending.append(Pending(x.ability, x.seat, x.source, x.anchor, x.stamp, event))
        if ABILITIES[x.ability].once:
            leave_stamp(t.live, ENDS, x.stamp)
    return check(t, f) if f.slots[0] else quiet_check(t, f)


def untriggered(t: HoloTable) -> list[tuple[Live, tuple[Value, ...]]]:
    if ENDS not in t.live:
        return []
    e = Event(ENDS, t.active, -1, 0, -1, TURN_STEP)
    found = [x for x in t.live.get(ENDS, ()) if (THIS_TURN, -1, x.stamp) not in t.used]
    return [(x, e.pack()) for x in found if ABILITIES[x.ability].matches(t, x, e)]


def end_turn_effects(t: HoloTable, f: Frame) -> Signal:
    """Effects for this turn end after the check timing (7.7.2); with nothing left to see to, the turn is over."""
    quiet = not t.pending and ENDS not in t.live and at(t, t.active, CENTER) is not None
    standing = sum(map(len, t.mods.values()))
    expire(t.mods, t.turn)
    expire(t.live, t.turn)
    return DONE if quiet and sum(map(len, t.mods.values())) == standing else NEXT


def finish_turn(t: HoloTable, f: Frame) -> Signal:
    """Over if nothing waits, nothing is due and nothing is left to trigger (7.7.4)."""
    if t.pending or due(t) or untriggered(t):
        f.slots[0] = 1  # on a second pass something may be due without anything waiting
        return RESTART
    return DONE


def next_turn(t: HoloTable, f: Frame) -> Signal:
    """Extra turns come before the turn that would be next, the last created first (5.27)."""
    t.used = {key: n for key, n in t.used.items() if key[0] != THIS_TURN}
    t.gone = {}
    before = t.active
    if t.extra_turns:
        t.active = t.extra_turns.pop()
    else:
        t.active = t.natural = 1 - t.natural
    if t.active != before:
        t.past = t.history
    return RESTART


END_PHASE: Final = procedure("hocg:7.7", end_triggers, end_turn_effects, fill_center, take_center, finish_turn)
TURN: Final = procedure(
    "hocg:7.1.2",
    begin_turn,
    reset_stage,
    fill_in_reset,
    take_center,
    check_in_reset,
    start_draw,
    draw_one,
    start_cheer,
    turn_up_cheer,
    send_cheer,
    start_main,
    quiet_check,
    start_performance,
    end_performance,
    end_phase,
    next_turn,
)
