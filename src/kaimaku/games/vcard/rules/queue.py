"""The queue (4.6.4): announcing, answering, and resolving from the top down."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.decisions import PASS
from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import AGAIN, BACK, DONE, NEXT, SKIP, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import WHEN

from ..card import ALLY, BOOST, CARDS, MASCOT, REINFORCEMENT, VTUBER, WORLD
from ..table import (
    ACTIONS,
    MASCOTS_PLAYED,
    QUEUE_ZONE,
    REPLIES_PLAYED,
    SUPPORTS_PLAYED,
    WORLDS_PLAYED,
    Item,
    VCardTable,
    bin_card,
    count_played,
    face,
    other,
    put,
    rules,
    tally,
)
from .events import CANCELED, DISCARD_HAND, DRAW, SNAP
from .timing import ANNOUNCE, NOW, QUEUE_NAME, finish, let, resume, start_about, start_effect
from .window import ACTED, ALSO, BASE, HOLDER, also, arrival, could_answer, offer, to_answer

COUNTED: Final[dict[str, tuple[int, ...]]] = {
    VTUBER: (),
    MASCOT: (MASCOTS_PLAYED,),
    WORLD: (WORLDS_PLAYED,),
    BOOST: (SUPPORTS_PLAYED,),
    ALLY: (SUPPORTS_PLAYED,),
    REINFORCEMENT: (SUPPORTS_PLAYED, REPLIES_PLAYED),
}
# 6.2.2.2a
TRADED: Final = 3
GAINED: Final = 2


def announce(t: VCardTable, item: Item) -> None:
    """Put an action on the queue. A card counts as played from here on, canceled or not (8.2.3.4)."""
    verb, seat, card, _, about, _, _ = item
    tally(t, ACTIONS, seat)
    if card >= 0 and verb != "lock":
        put(t, card, QUEUE_ZONE)
        count_played(t, seat, card)
        for what in COUNTED[CARDS[t.defs[card]].facts.type]:
            tally(t, what, seat)
    note(t, "announce", seat, card, verb)
    t.queue = (*t.queue, item)
    prog = effect_of(t, verb, card)
    if verb == "reply":
        start_about(t, prog, seat, card, ANNOUNCE, about)
    elif prog >= 0:
        start_effect(t, prog, seat, card, ANNOUNCE)


def effect_of(t: VCardTable, verb: str, card: int) -> int:
    """The effect that triggers on announcing and waits on the queue; -1: none (C7)."""
    if verb == "lock":
        return CARDS[t.defs[card]].lock
    if verb == "boost":
        return CARDS[t.defs[card]].boost
    return CARDS[t.defs[card]].reply if verb == "reply" else -1


def _take_reply(t: VCardTable, f: Frame) -> Signal:
    if t.answer != PASS:
        holder = f.num(HOLDER)
        _, card, number = t.answer
        assert isinstance(card, int) and isinstance(number, int)
        event = next(e for i, e in to_answer(t, f, holder, face(t, card)) if i == number)
        f.slots[ACTED] = 1  # and keeps priority (4.6.3.3)
        if face(t, card).immediate:  # it breaks in before anybody can answer (4.6.1.1)
            push(t, RESOLVE, holder, card, len(t.pending))
        announce(t, Item("reply", holder, card, number if number >= 0 else -1, about=event.pack()))
        return BACK
    if not f.slots[ACTED]:  # one idle pass is enough (4.6.4.6, V-01)
        return NEXT
    f.slots[HOLDER] = other(f.num(HOLDER))
    f.slots[ACTED] = 0
    return BACK


def _resolve_top(t: VCardTable, f: Frame) -> Signal:
    """From the last card played to the first, without another window in between (4.6.4.7)."""
    left = len(t.queue) - f.num(BASE)
    if left > 0:
        push(t, RESOLVE, t.queue[-1].seat, t.queue[-1].card, len(t.pending))
    return AGAIN if left > 1 else DONE


QUEUE: Final = rules(QUEUE_NAME, offer, _take_reply, _resolve_top, slots=7)


def open_queue(t: VCardTable, opener: int) -> None:
    """The item just announced may be answered; priority goes to the opponent (4.6.4.2).

    Where nothing in play could answer, that is an idle pass, and it resolves.
    """
    base = len(t.queue) - 1
    opponent = other(opener)
    if could_answer(t, base, opponent):
        push(t, QUEUE, opener, -1, base, opponent, 0, (), -1, WHEN, 1)
    else:
        push(t, RESOLVE, opener, t.queue[-1].card, len(t.pending))


# --- resolving one item; slots: 0 how many pendings are older than it, 1 did it arrive? -------------------------------


def _arrive(t: VCardTable, f: Frame) -> Signal:
    item = t.queue[-1]
    event = arrival(t, item)
    if event is None:
        f.slots[1] = int(item.card < 0)
        return SKIP
    arrived = event.cause != CANCELED
    f.slots[1] = int(arrived)
    let(t, f, event)
    return NEXT if arrived and item.verb in ALSO else SKIP


def _evolved(t: VCardTable, f: Frame) -> Signal:
    """Playing was also evolving, or attaching (8.2.3.3)."""
    let(t, f, also(t.queue[-1]))
    return NEXT


def _rest(t: VCardTable, f: Frame) -> Signal:
    """What else the rules or its text make of it: the evolution's draw, its Snap or Echo, the waiting effect."""
    if not f.slots[1]:
        return NEXT
    verb, seat, card, _, _, aimed, _ = t.queue[-1]
    if verb == "trade":
        push(t, TRADE, seat, -1, aimed)
    elif aimed:
        resume(t, effect_of(t, verb, card), seat, card, aimed)
    elif verb == "evolve":
        let(t, f, Event(DRAW, seat, -1, face(t, card).facts.pl - 8))  # 4.1.1.5b, 4.1.1.6b
    elif verb != "lock":
        on_play(t, card, seat)
    return NEXT


def on_play(t: VCardTable, card: int, seat: int) -> None:
    """Snap and Echo trigger when a card comes from the hand to the board (4.4.3.1, 4.4.4.1, V-11)."""
    definition = face(t, card)
    if definition.snap >= 0:
        trigger_snap(t, card, seat)
    elif definition.echo >= 0 and t.rulings.get("echo") != "combat":
        start_effect(t, definition.echo, seat, card)


def trigger_snap(t: VCardTable, card: int, seat: int, mode: int = NOW) -> None:
    definition = face(t, card)
    frame = start_effect(t, definition.snap, seat, card, mode)
    if definition.facts.type == VTUBER:
        let(t, frame, Event(SNAP, seat, card))  # what happens when it triggers lies above it (4.6.6.2)


def _afters(t: VCardTable, f: Frame) -> Signal:
    if t.pending and len(t.pending) > f.num(0):
        finish(t, f, f.num(0))
        return NEXT
    return _leave(t, f)


def _leave(t: VCardTable, f: Frame) -> Signal:
    card = t.queue[-1].card
    t.queue = t.queue[:-1]
    if card >= 0 and t.where[card] == QUEUE_ZONE:  # a Boost or Reinforcement that is done (4.1.3.4c)
        bin_card(t, card)
    return DONE


RESOLVE: Final = rules("vcard:4.6.4.7", _arrive, _evolved, _rest, _afters, _leave, slots=2)


# --- discarding three to draw two (6.2.2.2a); slot 0: the three -------------------------------------------------------


def _trade_discard(t: VCardTable, f: Frame) -> Signal:
    let(t, f, Event(DISCARD_HAND, f.seat, amount=TRADED, extra=f.many(0)))
    return NEXT


def _trade_draw(t: VCardTable, f: Frame) -> Signal:
    let(t, f, Event(DRAW, f.seat, amount=GAINED))
    return NEXT


TRADE: Final = rules("vcard:6.2.2.2a", _trade_discard, _trade_draw, slots=1)
