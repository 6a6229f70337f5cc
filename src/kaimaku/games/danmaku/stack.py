"""The stack: something is announced and paid for, waits, and is performed or cancelled."""

from __future__ import annotations

from kaimaku.kernel.frames import BY_NAME, NEXT, PROGRAMS, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.picks import pick
from kaimaku.kernel.values import value

from .definitions import ENTRY, TEXTS, Text
from .drops import drop
from .piles import play
from .stats import DODGE_TAX
from .table import BEGUN, CANCELLED, OPEN, RESOLVED, DanmakuTable, Entry, hand, procedure

COST, TAX = 1, 2  # slots of the frames that announce: the program that pays, and cards to discard besides


def text_of(entry: Entry) -> Text:
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
    t.stack.append(Entry(text.number, card, source, you, payer, target, answers, event))
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
        pick(t, f.seat, hand(t, f.seat), tax, tax, why="card:cost")
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
        t.stack[number] = entry._replace(state=BEGUN)
        push(t, text_of(entry).prog, entry.you, entry.source, number, entry.target)
    return NEXT


def conclude(t: DanmakuTable, f: Frame) -> Signal:
    number = f.num(ENTRY)
    entry = t.stack[number]
    if entry.state != CANCELLED:
        t.stack[number] = entry._replace(state=RESOLVED)
    return NEXT


REACT = procedure("danmaku:type.reaction.1", pay, pay_tax, drop_tax, slots=3)
RESOLVE = procedure("danmaku:type.reaction.6", perform, conclude)
