"""The end of an action: played cards are discarded, whoever is at 0 life is defeated, goals are looked at."""

from __future__ import annotations

from kaimaku.kernel.frames import DONE, NEXT, SKIP, Frame, Signal, finish, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.picks import pick

from .definitions import role_of
from .piles import discard, move
from .roles import holder, lay_down, shared_fate, show_role, succeed, verdict
from .table import DISCARD, RESOLVING, DanmakuTable, from_current, hand, procedure


def _clear_stack(t: DanmakuTable, f: Frame) -> Signal:
    """What was played goes to the discard pile in the order of play (ruling S8)."""
    for card in t.zones[RESOLVING][:]:
        move(t, card, DISCARD)
    t.stack.clear()
    if any(t.life[seat] == 0 for seat in from_current(t)):
        push(t, DEFEATS, t.active)
    return NEXT


# DEFEATS: slot 0 the seats that fall together (defeat.5)


def _fall(t: DanmakuTable, f: Frame) -> Signal:
    """All at 0 life together: they discard clockwise from the current player, then reveal (defeat.8, D-R13)."""
    fallen = tuple(seat for seat in from_current(t) if t.life[seat] == 0)
    for seat in fallen:
        note(t, "defeat", seat)
        for card in hand(t, seat)[:]:
            discard(t, seat, card)
    for seat in fallen:
        t.down |= 1 << seat
        lay_down(t, seat)
        show_role(t, seat)
    f.slots[0] = fallen
    return NEXT


def _succession(t: DanmakuTable, f: Frame) -> Signal:
    for seat in f.many(0):
        held = role_of(t, seat)
        if held is not None and held.kind == "heroine":
            succeed(t, seat)
    return NEXT


def _share_fate(t: DanmakuTable, f: Frame) -> Signal:
    """The Heroine suffers at once and without an answer; she chooses what she keeps."""
    keep = shared_fate(t, f.many(0))
    heroine = holder(t, "heroine")
    if keep < 0 or heroine < 0:
        return SKIP
    pick(t, heroine, hand(t, heroine), 0, keep, why="keep")
    return NEXT


def _keep(t: DanmakuTable, f: Frame) -> Signal:
    heroine = holder(t, "heroine")
    for card in [c for c in hand(t, heroine) if c not in t.picked]:
        discard(t, heroine, card)
    return NEXT


def _judge(t: DanmakuTable, f: Frame) -> Signal:
    """Whoever wins reveals and declares, the turn goes on otherwise (defeat.9, defeat.10)."""
    result = verdict(t)
    if result is not None:
        finish(t, result)
        for seat in result.winners:
            show_role(t, seat)
        note(t, "end", -1, -1, *result.winners)
    return DONE


FINISH = procedure("danmaku:term.discard.4", _clear_stack)
DEFEATS = procedure("danmaku:defeat.5", _fall, _succession, _share_fate, _keep, _judge)
