"""After combat (7.4): the procedures step by step, the effects of each player in order, and the end of the game."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event, happen, trigger
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, finish, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import expire, leave_stamp
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Result

from ..table import (
    AFTER_COMBAT,
    ALLIES,
    COINS_KEPT,
    HAND,
    MASCOT_SPOT,
    UNTIL_AFTER_COMBAT,
    UNTIL_COINS_GO,
    WORLD_SPOT,
    VCardTable,
    active,
    attached,
    face,
    other,
    rules,
    spots,
    vts,
    zone,
)
from . import picking
from .events import COINS, COMBAT_OVER, DISCARD_HAND, FALL, LIFT
from .limits import coins_kept
from .power import mark
from .timing import AFTERS, TRIGGERS, let, saved, settle, start_effect
from .tokens import DECAY, FOOD, amount

POINTS_TO_WIN: Final = 3
HAND_LIMIT: Final = 7

# slot 0: who won the combat, -1: nobody
WINNER: Final = 0


def first_of(t: VCardTable, f: Frame) -> int:
    """Who goes first after combat: the winner, in a tie the round's first player (7.4.0.1, V-18)."""
    return f.num(WINNER) if f.num(WINNER) >= 0 else t.first


def _first_falls(t: VCardTable, f: Frame) -> Signal:
    expire(t.mods, UNTIL_AFTER_COMBAT)
    return _fall(t, f, first_of(t, f))


def _second_falls(t: VCardTable, f: Frame) -> Signal:
    return _fall(t, f, other(first_of(t, f)))


def _fall(t: VCardTable, f: Frame, seat: int) -> Signal:
    """The Active VT is discarded with all that is on it (7.4.1.1), unless nobody won."""
    vt = active(t, seat)
    if f.num(WINNER) >= 0 and vt >= 0:
        let(t, f, Event(FALL, seat, vt, extra=(vt,)))
    return NEXT


def _procedures(t: VCardTable, f: Frame) -> Signal:
    """Moving up, unlocking, seven cards, then effects: each step by one player, then the other (7.4.0.1)."""
    t.phase = AFTER_COMBAT
    first = t.active = first_of(t, f)
    push(t, EFFECTS, other(first))  # what is pushed last runs first
    push(t, EFFECTS, first)
    push(t, AFTERS, first, -1, 0)
    push(t, TRIM, other(first))
    push(t, TRIM, first)
    push(t, UNLOCK_ALL, first)
    return settle(t, f)  # 7.4.1.2


def _end_round(t: VCardTable, f: Frame) -> Signal:
    """Three points are looked for after all effects (7.4.3, V-43)."""
    t.mana = [0, 0]
    for seat in range(t.seats):
        if t.points[seat] >= POINTS_TO_WIN:
            finish(t, Result((seat,), "vcard:7.4.3.2"))
            return NEXT
    if t.first != first_of(t, f):  # who took the last turn takes the next one: "last turn" is still the opponent's
        t.used, t.evolved = t.before, t.evolved_before
    t.first = first_of(t, f)
    t.taken = [0, 0]
    t.round += 1
    note(t, "round", t.first, -1, t.round)
    return NEXT


AFTER_COMBAT_PHASE: Final = rules("vcard:7.4", _first_falls, _second_falls, _procedures, _end_round, slots=1)


def _unlock_all(t: VCardTable, f: Frame) -> Signal:
    """Nothing listens to it; the first player's, then the other's (7.4.1.3)."""
    for seat in (f.seat, other(f.seat)):
        mine = [c for c in vts(t, seat) + zone(t, seat, ALLIES) + zone(t, seat, MASCOT_SPOT) if c in t.locked]
        for card in mine:
            note(t, "unlock", seat, card)
    t.locked.clear()
    return NEXT


UNLOCK_ALL: Final = rules("vcard:7.4.1.3", _unlock_all, slots=0)


def _choose_surplus(t: VCardTable, f: Frame) -> Signal:
    hand = zone(t, f.seat, HAND)
    surplus = max(0, len(hand) - HAND_LIMIT)
    pick(t, f.seat, hand, surplus, surplus, why=picking.SURPLUS)
    return NEXT


def _discard_surplus(t: VCardTable, f: Frame) -> Signal:
    if t.picked:
        happen(t, Event(DISCARD_HAND, f.seat, amount=len(t.picked), extra=t.picked))
    return NEXT


TRIM: Final = rules("vcard:7.4.1.4", _choose_surplus, _discard_surplus, settle, slots=0)


# --- After Combat Effects Phase (7.4.2.2); slot 0: cards that were looked at in this step -----------------------------


def in_board_order(t: VCardTable, seat: int) -> list[int]:
    """World, Mascot, Active VT and its Allies, then Backstage from the left, each with its Allies (7.4.2.2-7.4.2.3)."""
    found = t.zones[WORLD_SPOT] + zone(t, seat, MASCOT_SPOT)
    for spot in spots(seat):
        if t.zones[spot]:
            found = [*found, t.zones[spot][0], *attached(t, t.zones[spot][0])]
    return found


def _buffs(t: VCardTable, f: Frame) -> Signal:
    """Food goes with the Buffs (C1); "you" on the World is this player now (V-38)."""
    t.active = f.seat
    note(t, "effects", f.seat)
    if t.rulings.get("food") != "last":
        _discard_food(t, f.seat)
    return NEXT


def _discard_food(t: VCardTable, seat: int) -> None:
    mine = vts(t, seat)
    food = tuple(x.stamp for x in t.tokens if x.kind == FOOD and x.at in mine)
    if food:
        happen(t, Event(LIFT, seat, extra=food))


def _debuffs(t: VCardTable, f: Frame) -> Signal:
    """Each Decay costs a Power Level, and stays (V-24)."""
    for vt in vts(t, f.seat):
        rot = amount(t, DECAY, vt)
        if rot:
            mark(t, vt, -1, -rot)
            note(t, "decayed", f.seat, vt, -rot, t.where[vt])
    return NEXT


def _passives(t: VCardTable, f: Frame) -> Signal:
    """What is to happen after combat, in board order."""
    waiting = t.live.get(COMBAT_OVER, ())
    card = _next_card(t, f, [x.source for x in waiting])
    if card < 0:
        return NEXT
    base = len(t.pending)
    trigger(t, tuple([x for x in waiting if x.source == card]), Event(COMBAT_OVER, f.seat))
    woken, t.pending = t.pending[base:], t.pending[:base]
    push(t, AFTERS, f.seat, -1, base)
    push(t, TRIGGERS, f.seat, -1, tuple(saved(p) for p in woken))
    return AGAIN


def _echo(t: VCardTable, f: Frame) -> Signal:
    card = _next_card(t, f, [card for card in in_board_order(t, f.seat) if face(t, card).echo >= 0])
    if card < 0:
        return NEXT
    push(t, AFTERS, f.seat, -1, len(t.pending))
    start_effect(t, face(t, card).echo, f.seat, card)
    return AGAIN


def _next_card(t: VCardTable, f: Frame, among: list[int]) -> int:
    """The next of some cards in board order as it is now (V-54): what left the board meanwhile does not trigger.

    -1 after the last one.
    """
    left = [card for card in in_board_order(t, f.seat) if card in among and card not in f.many(0)] if among else []
    f.slots[0] = (*f.many(0), left[0]) if left else ()
    return left[0] if left else -1


def _last_food(t: VCardTable, f: Frame) -> Signal:
    if t.rulings.get("food") == "last":
        _discard_food(t, f.seat)
    return NEXT


def _coins_go(t: VCardTable, f: Frame) -> Signal:
    """Last of all, but for those a card lets stay (Coin Pile, V-33)."""
    lost = max(0, t.coins[f.seat] - coins_kept(t, f.seat))
    once = [x for x in t.mods.get(COINS_KEPT, ()) if x.until == UNTIL_COINS_GO and x.seat == f.seat]
    for x in once:
        leave_stamp(t.mods, COINS_KEPT, x.stamp)
    if lost:
        happen(t, Event(COINS, f.seat, amount=-lost))
    return NEXT


def _afters(t: VCardTable, f: Frame) -> Signal:
    push(t, AFTERS, f.seat, -1, 0)
    return DONE


EFFECTS: Final = rules(
    "vcard:7.4.2",
    _buffs,
    settle,
    _debuffs,
    _passives,
    _echo,
    _last_food,
    settle,
    _coins_go,
    _afters,
    slots=1,
)
