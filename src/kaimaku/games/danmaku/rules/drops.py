"""Discarding several cards of one player at once; if the Incident cannot collect all, the player chooses (D-R23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaimaku.kernel.frames import AGAIN, BACK, DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.picks import pick

from ..definitions import incident_of, main_card
from ..table import DanmakuTable, procedure
from . import picking
from .incident import room_for
from .piles import discard, expose

# DROP: slots 0 the cards, 1 those that were chosen to be collected


def drop(t: DanmakuTable, seat: int, cards: Sequence[int]) -> None:
    """The last act of a step: it may have to ask which of the cards are collected."""
    if len(cards) > 1 and contested(t, cards):
        for card in cards:  # that there is a choice tells of them
            expose(t, card)
        push(t, DROP, seat, -1, tuple(cards), ())
    else:
        for card in tuple(cards):
            discard(t, seat, card)


def contested(t: DanmakuTable, cards: Sequence[int]) -> list[int]:
    """Cards of one kind of which the Incident wants some, but not all."""
    found = incident_of(t)
    if found is None or found.wanted is None:
        return []
    kinds: dict[int, list[int]] = {}
    for card in cards:
        kinds.setdefault(found.wanted.kind(main_card(t, card)), []).append(card)
    for kind, alike in kinds.items():
        if kind >= 0 and 0 < room_for(t, alike[0]) < len(alike):
            return alike
    return []


def _ask_which(t: DanmakuTable, f: Frame) -> Signal:
    """A kind whose share is chosen is left out of the next question."""
    settled = {kind_of(t, card) for card in f.many(1)}
    alike = contested(t, [card for card in f.many(0) if kind_of(t, card) not in settled])
    if not alike:
        chosen = f.many(1)
        for card in (*chosen, *(c for c in f.many(0) if c not in chosen)):
            discard(t, f.seat, card)
        return DONE
    room = room_for(t, alike[0])
    pick(t, f.seat, alike, room, room, why=picking.COLLECT)
    return NEXT


def _take_which(t: DanmakuTable, f: Frame) -> Signal:
    f.slots[1] = f.many(1) + t.picked
    return BACK


def kind_of(t: DanmakuTable, card: int) -> int:
    found = incident_of(t)
    return -1 if found is None or found.wanted is None else found.wanted.kind(main_card(t, card))


DROP: Final = procedure("danmaku:collect.2", _ask_which, _take_which, slots=2)

# DROPS: slot 0 what each seat discards, one after the other


def _next_drop(t: DanmakuTable, f: Frame) -> Signal:
    waiting = f.slots[0]
    assert isinstance(waiting, tuple)
    if not waiting:
        return DONE
    first = waiting[0]
    assert isinstance(first, tuple)
    seat, cards = first
    assert isinstance(seat, int) and isinstance(cards, tuple)
    f.slots[0] = waiting[1:]
    drop(t, seat, [card for card in cards if isinstance(card, int)])
    return AGAIN


DROPS: Final = procedure("danmaku:term.discard.4", _next_drop, slots=1)


def drop_in_turn(t: DanmakuTable, batches: Sequence[tuple[int, Sequence[int]]]) -> None:
    """Several players discard, one after the other in this order; the last act of a step."""
    push(t, DROPS, -1, -1, tuple((seat, tuple(cards)) for seat, cards in batches if cards))
