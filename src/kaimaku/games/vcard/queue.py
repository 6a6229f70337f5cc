"""The queue and priority (4.6.2-4.6.5): announcing, answering, and resolving from the top down."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.decisions import PASS, Option, ask
from kaimaku.kernel.events import Event, happen, unpack
from kaimaku.kernel.frames import AGAIN, BACK, DONE, NEXT, Frame, Signal, Value, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES, WHEN
from kaimaku.kernel.refusals import Refusal

from .card import MASCOT, REINFORCEMENT, SUPPORTS, WORLD, CardDef, replies
from .events import CANCELED, DRAW, EVOLVE, LOCK, PLAY, has_place
from .moments import Hearing
from .table import (
    CARDS_PLAYED,
    HAND,
    MASCOTS_PLAYED,
    QUEUE_ZONE,
    SUPPORTS_PLAYED,
    TURN,
    WORLDS_PLAYED,
    Item,
    VCardTable,
    bin_card,
    count,
    face,
    in_play,
    other,
    prompt,
    put,
    rules,
    tally,
    zone,
)
from .timing import ANNOUNCE, NOW, RESOLVE_IT, TRIGGERS, in_order, settle, start_about, start_effect

SUPPORT_LIMIT = 2

NO_CARD = Refusal("vcard:3.2.0.2", "That card is not in your hand.", "そのカードは手札にありません。")
TOO_SLOW = Refusal(
    "vcard:4.6.4.3", "Only Reinforcements may be added to a Queue.", "キューに加えられるのは増援だけです。"
)
NO_CONDITION = Refusal("vcard:4.1.3.6a", "Its condition is not met by that.", "その増援の条件を満たしていません。")
TWO_SUPPORTS = Refusal(
    "vcard:4.1.3.2", "You have played two Supports this turn.", "このターンはもうサポートを2枚使いました。"
)


def announce(t: VCardTable, item: Item) -> None:
    """Put an action on the queue. A card counts as played from here on, canceled or not (8.2.3.4)."""
    seat, card = item.seat, item.card
    definition = face(t, card)
    if item.verb != "lock":
        put(t, card, QUEUE_ZONE)
        kind = definition.facts.type
        item = item._replace(order=count(t, CARDS_PLAYED, seat))
        tally(t, CARDS_PLAYED, seat)
        for types, what in ((SUPPORTS, SUPPORTS_PLAYED), ({MASCOT}, MASCOTS_PLAYED), ({WORLD}, WORLDS_PLAYED)):
            if kind in types:
                tally(t, what, seat)
    note(t, "announce", seat, card, item.verb)
    t.queue = (*t.queue, item)
    if item.verb == "reply":
        start_about(t, definition.reply, seat, card, ANNOUNCE, item.about)
    elif effect_of(t, item) >= 0:
        start_effect(t, effect_of(t, item), seat, card, ANNOUNCE, item.order)


def effect_of(t: VCardTable, item: Item) -> int:
    """The effect that triggers on announcing and waits on the queue; -1: none (C7)."""
    definition = face(t, item.card)
    return {"lock": definition.lock, "boost": definition.boost, "reply": definition.reply}.get(item.verb, -1)


def what_happens(t: VCardTable, item: Item) -> list[Event]:
    """What an item does by being played or done, apart from its effect; what left the board is not Locked any more."""
    if item.verb == "lock":
        return [Event(LOCK, item.seat, item.card)] if in_play(t, item.card) else []
    cause = 0 if not item.canceled and has_place(t, item.card, item.place) else CANCELED
    found = [Event(PLAY, item.seat, item.card, item.place, cause=cause)]
    if item.verb == "evolve" and not cause:
        found.append(Event(EVOLVE, item.seat, item.place, origin=item.card))
    return found


# --- windows --------------------------------------------------------------------------------------------------------
# slots: 0 length of the queue beneath, 1 who has priority, 2 has acted?, 3 finished events, 4 who may answer those
BASE, HOLDER, ACTED, PAST, HEARER = range(5)
Rows = tuple[tuple[Value, ...], ...]


def to_answer(t: VCardTable, f: Frame, seat: int, definition: CardDef) -> list[tuple[int, Event]]:
    """What a seat may answer with a Reinforcement, numbered: open items by When, finished events by After (C8)."""
    on = definition.reply_on
    assert on is not None
    found: list[tuple[int, Event]]
    if on.phase == WHEN:
        base = f.num(BASE)
        found = [(base + i, e) for i, item in enumerate(t.queue[base:]) for e in what_happens(t, item)]
    else:
        found = [(i, unpack(row)) for i, row in enumerate(cast("Rows", f.slots[PAST])) if seat == f.num(HEARER)]
    return [(i, e) for i, e in found if on.moment.names(t, seat, e)]


def limited(t: VCardTable, seat: int) -> bool:
    """Has this seat used up the Supports of its own turn (4.6.4.4, V-16)?"""
    return seat == t.active and count(t, SUPPORTS_PLAYED, seat) >= SUPPORT_LIMIT


def window_options(t: VCardTable, f: Frame, seat: int) -> list[Option]:
    options: list[Option] = [PASS]
    if limited(t, seat):
        return options
    for card in zone(t, seat, HAND):
        if face(t, card).reply_on is not None:
            options += [("reply", card, i) for i, _ in to_answer(t, f, seat, face(t, card))]
    return options


def why_no_reply(t: VCardTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    if option[:1] != ("reply",) or len(option) < 2:
        return TOO_SLOW
    card = option[1]
    if not isinstance(card, int) or card not in zone(t, seat, HAND):
        return NO_CARD
    if face(t, card).facts.type != REINFORCEMENT:
        return TOO_SLOW
    return TWO_SUPPORTS if limited(t, seat) else NO_CONDITION


WINDOW = prompt(
    "vcard:window",
    "vcard:4.6.4.3",
    "You have Priority: play a Reinforcement or pass.",
    "優先権があります。増援を使うか、パスしてください。",
    window_options,
    why_no_reply,
)


def _offer(t: VCardTable, f: Frame) -> Signal:
    """Ask only if some Reinforcement of the format could answer, whatever the hands hold."""
    holder = f.num(HOLDER)
    if any(to_answer(t, f, holder, definition) for definition in replies(t.format)):
        return ask(t, WINDOW, holder)
    t.answer = PASS
    return NEXT


def _take_reply(t: VCardTable, f: Frame) -> Signal:
    holder = f.num(HOLDER)
    if t.answer != PASS:
        _, card, number = t.answer
        assert isinstance(card, int) and isinstance(number, int)
        event = next(e for i, e in to_answer(t, f, holder, face(t, card)) if i == number)
        f.slots[ACTED] = 1  # and keeps priority (4.6.3.3)
        announce(t, Item("reply", holder, card, about=event.pack()))
        return BACK
    if not f.num(ACTED):  # one idle pass is enough (4.6.4.6, V-01)
        return NEXT
    f.slots[HOLDER] = other(holder)
    f.slots[ACTED] = 0
    return BACK


def _resolve_top(t: VCardTable, f: Frame) -> Signal:
    """From the last card played to the first, without another window in between (4.6.4.7)."""
    if len(t.queue) <= f.num(BASE):
        return DONE
    push(t, RESOLVE, t.queue[-1].seat, t.queue[-1].card, len(t.pending))
    return AGAIN


QUEUE = rules("vcard:4.6.4", _offer, _take_reply, _resolve_top, slots=5)


def open_queue(t: VCardTable, opener: int) -> None:
    """The item just announced may be answered; priority goes to the opponent (4.6.4.2)."""
    push(t, QUEUE, opener, -1, len(t.queue) - 1, other(opener), 0, (), -1)


# --- resolving one item; slots: 0 how many pendings are older than it, 1 did it arrive? -------------------------------


def _arrive(t: VCardTable, f: Frame) -> Signal:
    events = what_happens(t, t.queue[-1])
    f.slots[1] = int(bool(events) and events[0].cause != CANCELED)
    if events:
        happen(t, events[0])
    return NEXT


def _evolved(t: VCardTable, f: Frame) -> Signal:
    item = t.queue[-1]
    if item.verb == "evolve" and f.num(1):
        happen(t, Event(EVOLVE, item.seat, item.place, origin=item.card))
    return NEXT


def _rest(t: VCardTable, f: Frame) -> Signal:
    """What else the rules or its text make of it: the evolution's draw, its Snap or Echo, the waiting effect."""
    item = t.queue[-1]
    if not f.num(1):
        return NEXT
    if item.aimed:
        push(t, effect_of(t, item), item.seat, item.card, RESOLVE_IT, *item.aimed[1:])
    elif item.verb == "evolve":
        happen(t, Event(DRAW, item.seat, amount=face(t, item.card).facts.pl - 8))  # 4.1.1.5b, 4.1.1.6b
    elif item.verb != "lock":
        on_play(t, item.card, item.seat, item.order)
    return NEXT


def on_play(t: VCardTable, card: int, seat: int, order: int) -> None:
    """Snap and Echo trigger when a card comes from the hand to the board (4.4.3.1, 4.4.4.1, V-11)."""
    definition = face(t, card)
    prog = definition.snap if definition.snap >= 0 else definition.echo
    if prog >= 0:
        start_effect(t, prog, seat, card, NOW, order)


def _afters(t: VCardTable, f: Frame) -> Signal:
    push(t, AFTERS, f.seat, -1, f.num(0))
    return NEXT


def _leave(t: VCardTable, f: Frame) -> Signal:
    item = t.queue[-1]
    t.queue = t.queue[:-1]
    if t.where[item.card] == QUEUE_ZONE:  # a Boost or Reinforcement that is done (4.1.3.4c)
        bin_card(t, item.card)
    return NEXT


RESOLVE = rules("vcard:4.6.4.7", _arrive, _evolved, settle, _rest, settle, _afters, _leave)


# --- After effects and the window behind them; slot 0: how many pendings are older -----------------------------------


def _run_afters(t: VCardTable, f: Frame) -> Signal:
    """All After effects (4.6.6.3), and those that these cause in turn."""
    base = f.num(0)
    woken = [p for p in t.pending[base:] if not isinstance(ABILITIES[p.ability], Hearing)]
    if not woken:
        return NEXT
    t.pending = [p for i, p in enumerate(t.pending) if i < base or p not in woken]
    push(t, TRIGGERS, t.active, -1, in_order(t, woken))
    return AGAIN


def _after_window(t: VCardTable, f: Frame) -> Signal:
    """Each seat that some After Reinforcement of the format would let answer is asked, the opponent first (C8)."""
    base = f.num(0)
    heard, t.pending = t.pending[base:], t.pending[:base]
    if t.phase == TURN:  # no Turn Action, so no Reinforcement, in combat and after it (V-17)
        for seat in (f.seat, other(f.seat)):  # the one pushed last is asked first
            past = tuple(dict.fromkeys(p.event for p in heard if p.seat == seat))
            if past:
                push(t, QUEUE, other(seat), -1, len(t.queue), seat, 0, past, seat)
    return NEXT


AFTERS = rules("vcard:4.6.6.3", _run_afters, _after_window, slots=1)
