"""Cancelling, and taking reactions back."""

from __future__ import annotations

from kaimaku.kernel.decisions import NO, YES, Option, ask
from kaimaku.kernel.frames import BACK, DONE, NEXT, Frame, Signal
from kaimaku.kernel.journal import note

from .piles import take_back
from .stack import text_of
from .table import CANCELLED, DanmakuTable, procedure, prompt, ring

# CANCEL: slots 0 the cancelled entry, 1 the cancelling one, 2 the entries that may still be taken back


def _cancel(t: DanmakuTable, f: Frame) -> Signal:
    """None of its effects happen, and whatever reaction cards did to it never happened (term.cancel.1, D-R08)."""
    cancelled, by = t.stack[f.num(0)], t.stack[f.num(1)]
    t.stack[f.num(0)] = cancelled._replace(state=CANCELLED, defenders=0, avoided=0)
    note(t, "cancel", by.you, cancelled.source, f.num(0))
    answering = [
        i
        for i, entry in enumerate(t.stack)
        if entry.answers == f.num(0) and i != f.num(1) and entry.card == entry.source and text_of(entry).on is not None
    ]
    for i in answering:
        t.stack[i] = t.stack[i]._replace(state=CANCELLED)
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


def _back_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    return [YES, NO]


TAKE_BACK = prompt(
    "take back", "term.cancel.2", "Take the reaction back?", "使ったリアクションを手札に戻しますか?", _back_options
)
CANCEL = procedure("danmaku:term.cancel.1", _cancel, _ask_back, _take_back, slots=3)
