"""The stack: a card is announced and paid for, waits, and is performed or cancelled."""

from __future__ import annotations

from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note

from .definitions import ENTRY, half_of
from .piles import play
from .table import BEGUN, CANCELLED, RESOLVED, DanmakuTable, Entry, procedure


def announce(t: DanmakuTable, payer: int, card: int, half: int, you: int, target: int = -1, answers: int = -1) -> int:
    """A card is played: open to all, counted for the limit, on top of the stack. Returns its place there."""
    play(t, card)
    entry = Entry(card, half, you, payer, target, answers)
    chosen = half_of(t, entry)
    if chosen.do[0].attacks:
        entry = entry._replace(defenders=1 << target)
    t.stack.append(entry)
    if "danmaku" in chosen.types:  # avoided and cancelled ones count too (type.danmaku.3)
        t.fired[you] += 1
    note(t, "play", payer, card, you, target, answers)
    return len(t.stack) - 1


def pay(t: DanmakuTable, f: Frame) -> Signal:
    entry = t.stack[f.num(ENTRY)]
    half = half_of(t, entry)
    prog = half.cost_prog if entry.you == entry.payer else half.behalf_prog
    if prog >= 0:
        push(t, prog, entry.payer, entry.card, f.num(ENTRY))
    return NEXT


def perform(t: DanmakuTable, f: Frame) -> Signal:
    """Do what the card says, unless it was cancelled meanwhile; from here on it cannot be (ruling S3)."""
    entry = t.stack[f.num(ENTRY)]
    if entry.state != CANCELLED:
        change(t, f.num(ENTRY), entry._replace(state=BEGUN))
        push(t, half_of(t, entry).prog, entry.you, entry.card, f.num(ENTRY))
    return NEXT


def conclude(t: DanmakuTable, f: Frame) -> Signal:
    entry = t.stack[f.num(ENTRY)]
    if entry.state != CANCELLED:
        change(t, f.num(ENTRY), entry._replace(state=RESOLVED))
    return NEXT


def change(t: DanmakuTable, number: int, entry: Entry) -> None:
    t.stack[number] = entry


REACT = procedure("danmaku:type.reaction.1", pay)
RESOLVE = procedure("danmaku:type.reaction.6", perform, conclude)
