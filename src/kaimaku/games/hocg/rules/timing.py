"""Check timing and play timing, and the abilities that wait for them (10.6, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kaimaku.kernel.cycles import happened
from kaimaku.kernel.decisions import Prompt, ask
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, RESTART, Frame, Signal, procedure, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES, Pending

from ..defs import DEFS
from ..table import HoloTable
from .abilities import STAMP
from .events import STATE
from .layers import NAMES, OFF
from .resolution import due, resolve_rules
from .stats import HP_FALLS, HP_SHIFTS, LIMIT_FALLS, LIMIT_SHIFTS

if TYPE_CHECKING:
    from .abilities import Automatic

# What rules resolution asks effects for; of those on HP and limits only the ones that a quiet moment may change.
RULED_BY: Final = frozenset({OFF, NAMES, HP_FALLS, HP_SHIFTS, LIMIT_FALLS, LIMIT_SHIFTS})


def is_settled(t: HoloTable) -> bool:
    """Would a check timing find nothing to do (10.6.3.4)?"""
    return not (t.pending or t.again or due(t)) and not (STATE in t.live and state_changed(t))


def is_quiet(t: HoloTable) -> bool:
    """… after something that by itself makes no rule apply (a draw, a cheer, a placement, the start of a phase)."""
    if t.pending or t.again or STATE in t.live or not RULED_BY.isdisjoint(t.mods):
        return is_settled(t)
    return True


def hold_check(t: HoloTable) -> Signal:
    """A check timing comes first; then the asking step again."""
    push(t, CHECK_TIMING, t.active)
    return AGAIN


def check(t: HoloTable, f: Frame) -> Signal:
    """A check timing occurs; nothing is pushed when it would find nothing to do."""
    if not is_settled(t):
        push(t, CHECK_TIMING, t.active)
    return NEXT


def quiet_check(t: HoloTable, f: Frame) -> Signal:
    if not is_quiet(t):
        push(t, CHECK_TIMING, t.active)
    return NEXT


def rules_resolution(t: HoloTable, f: Frame) -> Signal:
    """All due rules processing first, repeated until none remains (10.6.3.1)."""
    if due(t):
        resolve_rules(t)
        return AGAIN
    state_triggers(t)
    return NEXT


def choose_pending(t: HoloTable, f: Frame) -> Signal:
    """The turn player's waiting abilities, then the other player's (10.6.3.2, 10.6.3.3)."""
    for seat in (t.active, 1 - t.active):
        mine = [i for i, p in enumerate(t.pending) if p.seat == seat]
        if not mine:
            continue
        f.seat = seat
        if len(mine) == 1 and not t.thorough:
            t.answer = ("resolve", mine[0])
            return NEXT
        return ask(t, ORDER, seat)
    if t.again:  # 5.25.1: once nothing else waits
        from .once_more import perform_again

        if not happened(t, ("again", t.again[0][1])):
            perform_again(t)
        return RESTART
    return DONE


def play_pending(t: HoloTable, f: Frame) -> Signal:
    """Play the chosen one; it stops waiting whether or not it does anything (10.8.3)."""
    at = t.answer[1]
    assert isinstance(at, int)
    if not begins(t, t.pending[at]):
        start_ability(t, t.pending.pop(at))
    return RESTART


def begins(t: HoloTable, p: Pending) -> bool:
    """A waiting ability is going to be played. True: it would go on for ever, and the game is over (14.1.1.3)."""
    return happened(t, (ABILITIES[p.ability].key, p.seat, DEFS[t.defs[p.source]].key))


def start_ability(t: HoloTable, p: Pending) -> None:
    """Put a waiting ability into play unless its use limit is reached (10.7.2.1.1, 10.8.3.2)."""
    ability = cast("Automatic", ABILITIES[p.ability])
    if ability.spent(t, p.source, p.stamp, p.seat, p.anchor):
        return
    note(t, "effect", p.seat, p.source)
    frame = push(t, ability.prog, p.seat, p.source, p.anchor, p.event, *ability.registers(p))
    frame.slots[STAMP] = p.stamp


def state_changed(t: HoloTable) -> bool:
    """Has any watched state been reached or left since it was last looked at?"""
    return any(
        cast("Automatic", ABILITIES[x.ability]).state_holds(t, x) != ((2, x.stamp) in t.used) for x in t.live[STATE]
    )


def state_triggers(t: HoloTable) -> None:
    """A state that is newly reached wakes its ability once; after resolving it may wake again (10.8.6.1)."""
    for x in t.live.get(STATE, ()):
        ability = cast("Automatic", ABILITIES[x.ability])
        key = (2, x.stamp)
        holds = ability.state_holds(t, x)
        if holds and not t.used.get(key):
            t.used[key] = 1
            t.pending.append(Pending(x.ability, x.seat, x.source, x.anchor, x.stamp, ()))
        elif not holds and key in t.used and all(p.stamp != x.stamp for p in t.pending):
            del t.used[key]


ORDER: Final = Prompt(
    "hocg:order",
    "hocg:10.8.3.1",
    "Which ability resolves first?",
    "待機中の能力のうち、どれを先に使いますか？",
    lambda t, f, seat: [("resolve", i) for i, p in enumerate(t.pending) if p.seat == seat],
)
CHECK_TIMING: Final = procedure("hocg:10.6.3", rules_resolution, choose_pending, play_pending, slots=0)
