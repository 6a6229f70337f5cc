"""Leaving the stage: who watches it, and what left, are judged as the stage was (10.8.4.1, 10.8.4.1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import BACK, DONE, NEXT, Frame, Signal, procedure, push
from kaimaku.kernel.listeners import ABILITIES, Live, Pending, leave_stamp

from ..defs import DEFS
from ..table import ARCHIVE, DECK, POWER, STAGE, HoloTable, archive, leave_stage, mem_of
from .abilities import DID
from .events import ARCHIVED, LEAVING, RETURNED
from .last_known import keep

if TYPE_CHECKING:
    from .abilities import Automatic

RETURNED_ROW: Final = "returned"  # what the history of a turn calls a holomem that went to the deck

Watch = dict[int, tuple[set[int], list[Live]]]  # event kind → whoever listened before, and those at work among them


def watch(t: HoloTable) -> Watch:
    """The abilities that listen for leaving cards, before anything has moved."""
    found: Watch = {}
    for kind in (ARCHIVED, RETURNED):
        if kind in t.live:
            before = t.live[kind]
            awake = [x for x in before if cast("Automatic", ABILITIES[x.ability]).awake(t, x)]
            found[kind] = ({x.stamp for x in before}, awake)
    return found


def tell(t: HoloTable, seen: Watch, kind: int, seat: int, subject: int, cause: int = 0) -> None:
    """Something has left: trigger the abilities that were at work then, and those it brought into play (10.8.4.2)."""
    if kind not in seen and kind not in t.live:
        return
    known, awake = seen.get(kind, (set(), []))
    e = Event(kind, seat, subject, 0, -1, cause)
    found = [x for x in awake if cast("Automatic", ABILITIES[x.ability]).concerns(t, x, e)]
    found += [x for x in t.live.get(kind, ()) if x.stamp not in known and ABILITIES[x.ability].matches(t, x, e)]
    for x in found:
        t.pending.append(Pending(x.ability, x.seat, x.source, x.anchor, x.stamp, e.pack()))
        if ABILITIES[x.ability].once:
            awake.remove(x)
            leave_stamp(t.live, kind, x.stamp)


# SAVING slots: 0 the cards, 1 how many have been asked for, 2 the holomem of the last, 3 those that go after all,
# 4 the slot of the frame below that is told which they are; -1: none
SAVED: Final = ("saved",)  # the answer while whoever archives goes on


def saving(t: HoloTable, seat: int, cards: Sequence[int], slot: int = -1) -> bool:
    """May anything take the place of archiving these, and has not been asked yet? Then it is asked now (10.11.3)."""
    if t.answer == SAVED:
        t.answer = ()
        return False
    if ~LEAVING not in t.live or not cards:
        return False
    push(t, SAVING, seat, -1, tuple(cards), 0, 0, (), slot)
    return True


def save_next(t: HoloTable, f: Frame) -> Signal:
    cards, i = f.many(0), f.num(1)
    if i >= len(cards):
        if f.num(4) >= 0:
            below = t.frames[-2]
            below.slots[DID] = below.num(DID) + len(cards) - len(f.many(3))  # done all the same, in another way
            below.slots[f.num(4)] = f.many(3)
        t.answer = SAVED
        return DONE
    f.slots[1] = i + 1
    mem = mem_of(t, cards[i]) if t.where[cards[i]] >= STAGE else None
    f.slots[2] = 0 if mem is None else mem.id
    if mem is not None and cards[i] in mem.supports:
        happen(t, Event(LEAVING, mem.seat, cards[i], 0, -1, mem.id))
    return NEXT


def keep_going(t: HoloTable, f: Frame) -> Signal:
    """Whatever is with another holomem now stays there."""
    card = f.many(0)[f.num(1) - 1]
    mem = mem_of(t, card) if t.where[card] >= STAGE else None
    if (0 if mem is None else mem.id) == f.num(2):
        f.slots[3] = (*f.many(3), card)
    return BACK


SAVING: Final = procedure("hocg:10.11.3", save_next, keep_going, slots=5)


def archive_cards(t: HoloTable, seat: int, cards: Sequence[int]) -> None:
    """Cards are archived together, wherever they were (5.12, G-43): each sees the others go."""
    seen = watch(t)
    for card in cards:
        archive(t, card)
    for card in cards:
        tell(t, seen, ARCHIVED, seat, card)


def off_stage(t: HoloTable, mems: Sequence[int], base: int, along: Sequence[int] = ()) -> None:
    """Holomem leave together; every card but their top cards, and those named with them, is archived (4.4.7, G-43)."""
    seen = watch(t)
    gone = [t.mems[i] for i in mems]
    for mem in gone:
        keep(t, mem)
    for mem in gone:
        leave_stage(t, mem, base, along=along)
    for mem in gone:
        top = mem.stack[-1]
        for card in mem.cards():
            if card != top and card not in along:
                tell(t, seen, ARCHIVED, mem.seat, card)
        if base == DECK:
            t.history.append((RETURNED_ROW, mem.seat, DEFS[t.defs[top]].id, mem.id))
        if base != POWER:  # what becomes holo Power is neither archived nor returned
            tell(t, seen, ARCHIVED if base == ARCHIVE else RETURNED, t.owner[top], top, mem.id)
