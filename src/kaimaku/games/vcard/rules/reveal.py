"""The Reveal Phase of each first turn (6.1.1.6): VTs are turned up one by one, then Erupts of the hand happen."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal
from kaimaku.kernel.picks import pick

from ..table import HAND, VCardTable, count_played, face, face_up, rules, vts, zone
from . import picking
from .bolster import guard
from .queue import on_play
from .timing import AFTERS, settle, start_effect
from .work import start_work

# slots: 0 the VT being turned up, 1 Erupt cards of the hand still to come


def _flip_next(t: VCardTable, f: Frame) -> Signal:
    """The Active VT, then from the left, each as if drawn and played; other cards do not see it (V-12)."""
    hidden = [vt for vt in vts(t, f.seat) if not face_up(t, vt)]
    if not hidden:
        f.slots[1] = tuple(c for c in zone(t, f.seat, HAND) if face(t, c).erupt is not None and not face_up(t, c))
        return NEXT  # what erupted before, or came from the board, has been seen by all (V-12: once for each draw)
    vt = hidden[0]
    reveal(t, vt)
    note(t, "flip", f.seat, vt)
    start_work(t, vt)
    guard(t)
    count_played(t, f.seat, vt)
    push(t, AFTERS, f.seat, -1, len(t.pending))
    on_play(t, vt, f.seat)
    erupt = face(t, vt).erupt
    if erupt is not None:  # as drawn, then as played: what is pushed last runs first
        note(t, "erupt", f.seat, vt)
        start_effect(t, erupt.prog, f.seat, vt)
    return AGAIN


def _choose_erupt(t: VCardTable, f: Frame) -> Signal:
    """In an order the owner chooses; that there are any is shown by each."""
    left = tuple(c for c in f.many(1) if c in zone(t, f.seat, HAND))
    f.slots[1] = left
    if not left:
        return DONE
    pick(t, f.seat, left, len(left), len(left), ordered=True, why=picking.ERUPT)
    return NEXT


def _take_order(t: VCardTable, f: Frame) -> Signal:
    f.slots[1] = t.picked
    return NEXT


def _erupt_next(t: VCardTable, f: Frame) -> Signal:
    left = f.many(1)
    if not left:
        return DONE
    f.slots[1] = left[1:]
    card = left[0]
    erupt = face(t, card).erupt
    if erupt is not None and card in zone(t, f.seat, HAND):
        reveal(t, card)
        note(t, "erupt", f.seat, card)
        push(t, AFTERS, f.seat, -1, len(t.pending))
        start_effect(t, erupt.prog, f.seat, card)
    return AGAIN


REVEAL: Final = rules("vcard:6.1.1.6", _flip_next, settle, _choose_erupt, _take_order, _erupt_next, slots=2)
