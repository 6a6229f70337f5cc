"""The turn: start, incident, draw, main, discard, and on to the next active player."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kaimaku.kernel.cycles import happened
from kaimaku.kernel.decisions import YES, Option, ask
from kaimaku.kernel.frames import DONE, NEXT, RESTART, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES, expire
from kaimaku.kernel.picks import pick
from kaimaku.kernel.questions import may_options
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.values import by_age, value

from ..definitions import incident_of
from ..phrases import SKIPS, TURN_STARTS
from ..table import END_OF_TURN, INCIDENT, DanmakuTable, active, from_current, hand, items, procedure, prompt, ring
from . import picking
from .defeat import finish_up
from .drops import drop_in_turn
from .incident import next_incident
from .items import control
from .main_step import MAIN
from .piles import draw
from .stats import DRAW_LESS, MAY_SKIP, has, max_hand
from .stats import DRAW_STEP as STEP
from .triggers import fire

# --- the incident step ------------------------------------------------------------------------------------------------

# INCIDENT_STEP: slot 0 the Incident whose text is done


def _enter(t: DanmakuTable, f: Frame) -> Signal:
    if not t.zones[INCIDENT]:
        new = next_incident(t)
        if new is None:
            return DONE
        if new.enter_prog >= 0:
            push(t, new.enter_prog, f.seat, t.zones[INCIDENT][0], -1)
    f.slots[0] = t.zones[INCIDENT][0]
    return NEXT


def _perform(t: DanmakuTable, f: Frame) -> Signal:
    """New or old (turn.incident.2); one that resolved itself has no step any more."""
    there = incident_of(t)
    if there is not None and t.zones[INCIDENT][0] == f.slots[0] and there.step_prog >= 0 and active(t, f.seat):
        push(t, there.step_prog, f.seat, t.zones[INCIDENT][0], -1)
    return NEXT


INCIDENT_STEP: Final = procedure("danmaku:turn.incident.1", _enter, _perform, finish_up, slots=1)


# --- the draw step ----------------------------------------------------------------------------------------------------

DRAWN: Final = 2  # turn.draw
# DRAW_STEP: slot 0 how many cards fewer


def _ask_less(t: DanmakuTable, f: Frame) -> Signal:
    """One card fewer for control of an Item: choosing the Item is choosing to do it."""
    t.picked = ()
    if DRAW_LESS in t.mods and has(t, DRAW_LESS, f.seat):
        there = [card for seat in range(t.seats) if seat != f.seat for card in items(t, seat)]
        pick(t, f.seat, there, 0, 1, why=picking.CONTROL)
    return NEXT


def _take_less(t: DanmakuTable, f: Frame) -> Signal:
    f.slots[0] = len(t.picked)
    for card in t.picked:
        control(t, f.seat, card)
    return NEXT


def _draw_cards(t: DanmakuTable, f: Frame) -> Signal:
    draw(t, f.seat, value(t, STEP, f.seat, DRAWN) - f.num(0))
    return NEXT


def _then(t: DanmakuTable, f: Frame) -> Signal:
    for live in reversed(by_age(t.mods.get(STEP, ()))):  # the last one pushed runs first
        ability = ABILITIES[live.ability]
        if live.seat == f.seat and ability.prog >= 0:
            push(t, ability.prog, f.seat, live.source, -1)
    return NEXT


DRAW_STEP: Final = procedure("danmaku:turn.draw", _ask_less, _take_less, _draw_cards, _then, finish_up, slots=1)


# --- the discard step -------------------------------------------------------------------------------------------------

# DISCARD_STEP: slot 0 who has to choose


def surplus(t: DanmakuTable, seat: int) -> int:
    return len(hand(t, seat)) - max_hand(t, seat)


def _ask_discards(t: DanmakuTable, f: Frame) -> Signal:
    over = tuple(seat for seat in from_current(t) if surplus(t, seat) > 0)
    if not over:
        return DONE
    f.slots[0] = over
    return ask(t, DISCARDS, *over)


def _take_discards(t: DanmakuTable, f: Frame) -> Signal:
    """Nothing is told before all have chosen; then clockwise from the current player (turn.discard.1)."""
    seats = f.many(0)
    answers = t.answers or {seats[0]: t.answer}
    t.answers = {}
    drop_in_turn(t, [(seat, [c for c in answers[seat][1:] if isinstance(c, int)]) for seat in seats])
    return NEXT


def _discard_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    """Every set of cards in one way: in the order of the hand."""
    return [("discard", *cards) for cards in combinations(hand(t, seat), surplus(t, seat))]


NOT_IN_HAND: Final = Refusal(
    "danmaku:term.discard.5", "That card isn't in your hand.", "そのカードは手札にありません。"
)
COUNT: Final = Refusal(
    "danmaku:turn.discard.1",
    "Discard exactly the cards over your maximum hand size, in hand order.",
    "手札上限を超えた枚数だけ、手札の並び順に選んでください。",
)


def _why_no_discard(t: DanmakuTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    if option[0] != "discard":
        return None
    return COUNT if all(card in hand(t, seat) for card in option[1:]) else NOT_IN_HAND


DISCARDS: Final = prompt(
    "discards",
    "turn.discard.1",
    "Discard down to your maximum hand size.",
    "手札上限まで捨ててください。",
    _discard_options,
    _why_no_discard,
)
DISCARD_STEP: Final = procedure("danmaku:turn.discard.1", _ask_discards, _take_discards, slots=1)


# --- the turn ---------------------------------------------------------------------------------------------------------


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


SKIPPED: Final = 8  # the step after a skipped turn
TURN: Final = procedure(
    "danmaku:turn.order",
    *(_start, finish_up, _must_skip, _skip, _incident, _draw, _main, _discard, finish_up, _next),
)


SKIPPING: Final = prompt("skip", "term.skip.1", "Skip your turn?", "自分のターンを飛ばしますか？", may_options)
