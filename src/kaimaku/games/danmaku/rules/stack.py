"""The stack: something is announced and paid for, waits, and is performed or cancelled."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.decisions import YES, ask
from kaimaku.kernel.frames import BACK, BY_NAME, DONE, NEXT, PROGRAMS, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.picks import pick
from kaimaku.kernel.questions import may_options
from kaimaku.kernel.values import value

from ..definitions import TEXTS, Text
from ..phrases import ENTRY
from ..table import BEGUN, CANCELLED, OPEN, RESOLVED, DanmakuTable, StackEntry, hand, procedure, prompt, ring
from . import picking
from .drops import drop
from .piles import play, take_back
from .stats import DODGE_TAX

# slots of the frames that announce: the program that pays, and cards to discard besides
COST: Final = 1
TAX: Final = 2


def text_of(entry: StackEntry) -> Text:
    return TEXTS[entry.text]


def announce(
    t: DanmakuTable,
    text: Text,
    source: int,
    card: int,
    you: int,
    payer: int,
    target: int = -1,
    answers: int = -1,
    copied: bool = False,
) -> int:
    """It is played: open to all, counted for the limits, on top of the stack. Returns its place there."""
    if card >= 0:
        play(t, card)
    event = t.stack[answers].attack if answers >= 0 else 0
    t.stack.append(StackEntry(text.number, card, source, you, payer, target, answers, event))
    if not copied:
        if text.spell:  # even if it is cancelled (type.invocation.3)
            t.spent |= 1 << you
        elif "danmaku" in text.types and not text.free:  # avoided and cancelled ones count too (type.danmaku.3)
            t.fired[you] += 1
    if card >= 0 and card != source:
        note(t, "invoke", payer, card)
    kind = "copy" if copied else "spell" if text.spell else "use" if text.ability else "play"
    note(t, kind, payer, source, you, target, answers)
    return len(t.stack) - 1


def price(prog: int) -> str:
    """What a frame remembers of the program that pays: its name, which is the same in every process."""
    return PROGRAMS[prog].name if prog > 0 else ""


def pay(t: DanmakuTable, f: Frame) -> Signal:
    name = f.slots[COST]
    if name:
        entry = t.stack[f.num(ENTRY)]
        push(t, BY_NAME[str(name)].number, entry.payer, entry.card, f.num(ENTRY))
    return NEXT


def dodge_tax(t: DanmakuTable, text: Text, number: int) -> int:
    """How many more cards a Dodge card costs against this attack."""
    if DODGE_TAX not in t.mods or number < 0 or "dodge" not in text.types:
        return 0
    return value(t, DODGE_TAX, t.stack[number].you, 0)


def pay_tax(t: DanmakuTable, f: Frame) -> Signal:
    tax = f.num(TAX)
    t.picked = ()
    if tax:
        pick(t, f.seat, hand(t, f.seat), tax, tax, why=picking.COST)
    return NEXT


def drop_tax(t: DanmakuTable, f: Frame) -> Signal:
    if f.num(TAX):
        drop(t, f.seat, t.picked)
    return NEXT


def perform(t: DanmakuTable, f: Frame) -> Signal:
    """Do what it says, unless it was cancelled meanwhile; from here on it cannot be (ruling S3)."""
    number = f.num(ENTRY)
    entry = t.stack[number]
    if entry.state == OPEN:
        t.stack[number] = entry.but(state=BEGUN)
        push(t, text_of(entry).prog, entry.you, entry.source, number, entry.target)
    return NEXT


def conclude(t: DanmakuTable, f: Frame) -> Signal:
    number = f.num(ENTRY)
    entry = t.stack[number]
    if entry.state != CANCELLED:
        t.stack[number] = entry.but(state=RESOLVED)
    return NEXT


REACT: Final = procedure("danmaku:type.reaction.1", pay, pay_tax, drop_tax, slots=3)
RESOLVE: Final = procedure("danmaku:type.reaction.6", perform, conclude)


# CANCEL: slots 0 the cancelled entry, 1 the cancelling one, 2 the entries that may still be taken back


def _cancel(t: DanmakuTable, f: Frame) -> Signal:
    """None of its effects happen, and whatever reaction cards did to it never happened (term.cancel.1, D-R08)."""
    cancelled, by = t.stack[f.num(0)], t.stack[f.num(1)]
    t.stack[f.num(0)] = cancelled.but(state=CANCELLED, defenders=0, avoided=0)
    note(t, "cancel", by.you, cancelled.source, f.num(0))
    answering = [
        i
        for i, entry in enumerate(t.stack)
        if entry.answers == f.num(0) and i != f.num(1) and entry.card == entry.source and text_of(entry).on is not None
    ]
    for i in answering:
        t.stack[i] = t.stack[i].but(state=CANCELLED)
    clockwise = ring(t, by.payer)
    answering.sort(key=lambda i: clockwise.index(t.stack[i].payer))
    f.slots[2] = tuple(answering)
    return NEXT


def _ask_back(t: DanmakuTable, f: Frame) -> Signal:
    waiting = f.many(2)
    return ask(t, TAKE_BACK, t.stack[waiting[0]].payer) if waiting else DONE


def _take_back(t: DanmakuTable, f: Frame) -> Signal:
    waiting = f.many(2)
    entry = t.stack[waiting[0]]
    if t.answer == YES:
        take_back(t, entry.payer, entry.card)
    f.slots[2] = waiting[1:]
    return BACK


TAKE_BACK: Final = prompt(
    "take back",
    "term.cancel.2",
    "Return the Reaction to your hand?",
    "リアクションを手札に戻しますか？",
    may_options,
)
CANCEL: Final = procedure("danmaku:term.cancel.1", _cancel, _ask_back, _take_back, slots=3)
