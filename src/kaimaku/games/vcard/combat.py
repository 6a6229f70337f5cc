"""Combat (ch. 7): totals, ties, the point, the steps after combat and the end of the game."""

from __future__ import annotations

from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, finish, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Result

from .events import DISCARD_HAND
from .power import FOOD, power, unmark
from .queue import AFTERS
from .table import (
    AFTER_COMBAT,
    COMBAT,
    HAND,
    MASCOT_SPOT,
    VCardTable,
    active,
    attached,
    backstage,
    clear_stack,
    face,
    in_play,
    other,
    rules,
    scrap,
    vts,
    zone,
)
from .timing import settle, start_effect

POINTS_TO_WIN = 3
HAND_LIMIT = 7

# slots: 0 winner (-1: none), 1 and 2 the helpers of the first and of the other player
WINNER, HELPERS = 0, 1


def _total(t: VCardTable, f: Frame) -> Signal:
    """The higher Power Level wins; no Active VT loses to any (V-07); equal ones call for help (7.3.1.1)."""
    t.phase = COMBAT
    totals = _totals(t, f)
    f.slots[WINNER] = _higher(totals)
    note(t, "combat", t.first, -1, *("none" if n is None else n for n in totals))
    return NEXT


def _totals(t: VCardTable, f: Frame) -> list[int | None]:
    """Active and helpers of each seat; None without an Active VT."""
    found: list[int | None] = [None, None]
    for i, seat in enumerate((t.first, other(t.first))):
        vt = active(t, seat)
        if vt >= 0:
            found[seat] = sum(power(t, x) for x in (vt, *f.many(HELPERS + i)))
    return found


def _higher(totals: list[int | None]) -> int:
    one, two = totals
    if one == two:
        return -1
    if one is None or two is None:
        return 0 if two is None else 1
    return 0 if one > two else 1


def _first_helpers(t: VCardTable, f: Frame) -> Signal:
    return _choose_helpers(t, f, t.first)


def _second_helpers(t: VCardTable, f: Frame) -> Signal:
    if f.num(WINNER) < 0:
        f.slots[HELPERS] = t.picked
    return _choose_helpers(t, f, other(t.first))


def _choose_helpers(t: VCardTable, f: Frame, seat: int) -> Signal:
    """As many as the smaller Backstage holds, each player's own choice, the first player first (V-22)."""
    if f.num(WINNER) < 0:
        n = min(len(backstage(t, s)) for s in range(t.seats))
        pick(t, seat, backstage(t, seat), n, n, why="helpers")
    return NEXT


def _second_total(t: VCardTable, f: Frame) -> Signal:
    if f.num(WINNER) < 0:
        f.slots[HELPERS + 1] = t.picked
        f.slots[WINNER] = _higher(_totals(t, f))
    return NEXT


def _award(t: VCardTable, f: Frame) -> Signal:
    winner = f.num(WINNER)
    if winner >= 0:
        t.points[winner] += 1  # 7.3.0.2
        note(t, "point", winner)
    else:
        for seat in range(t.seats):  # a Complete Tie (7.3.1.8b): Allies and Buffs of the Active VTs go, counters stay
            vt = active(t, seat)
            if vt >= 0:
                for ally in attached(t, vt):
                    scrap(t, ally)
                unmark(t, FOOD, vt)
        note(t, "tie", t.first)
    return NEXT


def _first_of(t: VCardTable, f: Frame) -> int:
    """Who goes first after combat: the winner, in a tie the round's first player (7.4.0.1, V-18)."""
    return f.num(WINNER) if f.num(WINNER) >= 0 else t.first


def _discard_active(t: VCardTable, f: Frame) -> Signal:
    if f.num(WINNER) >= 0:
        for seat in (f.num(WINNER), other(f.num(WINNER))):
            vt = active(t, seat)
            if vt >= 0:
                clear_stack(t, vt)  # 7.4.1.1
    return NEXT


def _procedures(t: VCardTable, f: Frame) -> Signal:
    """Moving up, unlocking, seven cards, then effects: each step by one player, then the other (7.4.0.1)."""
    t.phase = AFTER_COMBAT
    first = t.active = _first_of(t, f)
    push(t, EFFECTS, other(first))  # what is pushed last runs first
    push(t, EFFECTS, first)
    push(t, AFTERS, first, -1, 0)
    push(t, TRIM, other(first))
    push(t, TRIM, first)
    t.locked.clear()  # 7.4.1.3; nothing listens to it
    return settle(t, f)  # 7.4.1.2


def _end_round(t: VCardTable, f: Frame) -> Signal:
    """Three points are looked for after all effects (7.4.3, V-43)."""
    for seat in range(t.seats):
        if t.points[seat] >= POINTS_TO_WIN:
            finish(t, Result((seat,), "vcard:7.4.3.2"))
            return NEXT
    t.first = _first_of(t, f)
    t.taken = [0, 0]
    t.round += 1
    return NEXT


COMBAT_PHASE = rules(
    "vcard:7.1.0.1",
    _total,
    _first_helpers,
    _second_helpers,
    _second_total,
    _award,
    _discard_active,
    _procedures,
    _end_round,
    slots=3,
)


def _choose_surplus(t: VCardTable, f: Frame) -> Signal:
    hand = zone(t, f.seat, HAND)
    surplus = max(0, len(hand) - HAND_LIMIT)
    pick(t, f.seat, hand, surplus, surplus, why="discard")
    return NEXT


def _discard_surplus(t: VCardTable, f: Frame) -> Signal:
    if t.picked:
        happen(t, Event(DISCARD_HAND, f.seat, amount=len(t.picked), extra=t.picked))
    return NEXT


TRIM = rules("vcard:7.4.1.4", _choose_surplus, _discard_surplus, settle, slots=0)


# --- After Combat Effects Phase (7.4.2.2); slot 0: cards whose Echo is still to come ----------------------------------


def _buffs(t: VCardTable, f: Frame) -> Signal:
    """Food goes with the Buffs (C1); then the Echoes are lined up."""
    board = zone(t, f.seat, MASCOT_SPOT)[:]
    for vt in vts(t, f.seat):
        unmark(t, FOOD, vt)
        board += [vt, *attached(t, vt)]
    f.slots[0] = tuple(card for card in board if face(t, card).echo >= 0)
    return NEXT


def _echo(t: VCardTable, f: Frame) -> Signal:
    left = f.many(0)
    if not left:
        t.coins[f.seat] = 0  # last of all
        return DONE
    card = left[0]
    f.slots[0] = left[1:]
    if in_play(t, card):  # it may have left the board meanwhile
        push(t, AFTERS, f.seat, -1, len(t.pending))
        start_effect(t, face(t, card).echo, f.seat, card)
    return AGAIN


EFFECTS = rules("vcard:7.4.2", _buffs, _echo, slots=1)
