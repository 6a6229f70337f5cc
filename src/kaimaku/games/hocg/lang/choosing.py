"""Choosing: how a verb comes by the cards or holomem its noun speaks of (K10), and keeps them in mind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from kaimaku.kernel.frames import AGAIN, NEXT, Frame, Signal
from kaimaku.kernel.knowledge import show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number, pick
from kaimaku.kernel.table import Table

from ..abilities import DID, IT, MOVED, SHORT
from ..table import HoloTable
from .card_nouns import HIDDEN, CardNoun
from .holomem_nouns import MemNoun, Pair, Spoken
from .nouns import HoloNoun
from .uses import Text, agree_if_chosen

Act = Callable[[HoloTable, Frame, int], "bool | None"]  # False: nothing was done (1.3.2.1)
Fit = Callable[[HoloTable, Frame, int], bool]
Room = Callable[[HoloTable, Frame], int]


class Together(Text):
    """A text that both players carry out at the same time (1.3.4)."""


def choose(
    code: Code,
    noun: HoloNoun,
    why: str = "",
    ordered: bool = False,
    fit: Fit | None = None,
    strict: bool = False,
    room: Room | None = None,
    in_turn: bool = False,
) -> int:
    """Steps that let the player choose what the noun names; returns the slot with the chosen ones.

    As many as asked for must be taken if they are there (10.7.2.3.1, .3); what leaves no choice is not asked.
    Strict: it is a cost, so nobody finds less than is there (10.4.2.2).
    Room: with more than that nothing could be done.
    In turn: some of them are chosen in the order in which they come next; nobody is asked for an order alone.
    """
    if isinstance(noun, Pair):
        return _choose_both(code, [choose(code, part, why, ordered, fit, strict) for part in noun.parts])
    slot = code.slot()
    if isinstance(noun, CardNoun) and noun.ranged:
        _announce(code, noun, slot)
        return slot
    sees = noun.chooser_sees()
    if isinstance(noun, MemNoun) and why in ("archive", "to-hand", "to-deck", "bottom"):
        why += "-holomem"  # the numbers of cards and of holomem look alike: the question says which are meant

    def ask_for(t: Table, f: Frame) -> Signal:
        h = cast(HoloTable, t)
        found = noun.find(t, f)
        if fit is not None:
            found = [x for x in found if fit(h, f, x)]
        least, most = noun.bounds(h, f)
        if isinstance(noun, CardNoun) and noun.piled:
            t.picked = tuple(noun.uppermost(h, f, most))
            return NEXT
        settled = noun.all or isinstance(noun, Spoken)
        if settled and not (noun.all and ordered):
            t.picked = tuple(found)
            return NEXT
        if not sees:
            for card in found:
                show(t, card, f.seat)
        if strict and noun.veiled and len(found) < least:  # it is asked for all the same, so as to tell nothing
            found = []
        if not strict:
            least = noun.floor(h, f)
        if room is not None:
            most = min(most, room(h, f))
        least = min(least, most)
        pick(t, f.seat, found, least, most, ordered or (in_turn and len(found) > least), why, noun.veiled)
        return NEXT

    def keep(t: Table, f: Frame) -> Signal:
        f.slots[slot] = t.picked
        if strict and len(t.picked) < noun.needed(cast(HoloTable, t), f):
            f.slots[SHORT] = 1
        return NEXT

    code.step(ask_for)
    code.step(keep)
    if noun.least == 0:
        agree_if_chosen(code, slot)
    if isinstance(code, Together) and isinstance(noun, CardNoun) and noun.zone in HIDDEN:
        code.step(_meet)
    return slot


def _announce(code: Code, noun: CardNoun, slot: int) -> None:
    """How many cards of a pile is said before any of them is seen (Q523)."""

    def ask_number(t: Table, f: Frame) -> Signal:
        h = cast(HoloTable, t)
        height = noun.height(h, f)
        least, most = noun.bounds(h, f)
        choose_number(t, f.seat, min(least, height), min(most, height), "how-many")
        return NEXT

    def take(t: Table, f: Frame) -> Signal:
        f.slots[slot] = tuple(noun.uppermost(cast(HoloTable, t), f, t.picked[0]))
        return NEXT

    code.step(ask_number)
    code.step(take)


def _choose_both(code: Code, slots: list[int]) -> int:
    both = code.slot()

    def join(t: Table, f: Frame) -> Signal:
        f.slots[both] = tuple(x for slot in slots for x in f.many(slot))
        return NEXT

    code.step(join)
    return both


def _meet(t: Table, f: Frame) -> Signal:
    """What is chosen from a hidden zone is not shown before the other player has chosen too (1.3.4.2)."""
    mine, theirs = t.frames[-1], t.frames[-2]
    if theirs.prog == mine.prog and theirs.seat != mine.seat:
        t.frames[-1], t.frames[-2] = theirs, mine
    return NEXT


def for_each(code: Code, slot: int, act: Act) -> None:
    """Do something with each chosen one, one event at a time; counts what was done."""
    at = code.slot()

    def begin(t: Table, f: Frame) -> Signal:
        f.slots[at] = 0
        return NEXT

    def next_one(t: Table, f: Frame) -> Signal:
        chosen = f.many(slot)
        i = f.num(at)
        if i >= len(chosen):
            return NEXT
        f.slots[at] = i + 1
        if act(cast(HoloTable, t), f, chosen[i]) is not False:
            f.slots[DID] = f.num(DID) + 1
        return AGAIN

    code.step(begin)
    code.step(next_one)


def exists(noun: HoloNoun, t: Table, f: Frame) -> bool:
    """Is there any of it to be taken, as far as its player can tell? A deck is not known before the look (R-39)."""
    h = cast(HoloTable, t)
    if noun.amount is not None and noun.amount.value(h, f) <= 0:
        return False
    return noun.some(h, f) if noun.chooser_sees() else noun.seems(h, f)


def remember(code: Code, slot: int) -> None:
    """ "It" is whoever was chosen last."""

    def keep(t: Table, f: Frame) -> Signal:
        if f.many(slot):
            f.slots[IT] = f.slots[slot]
        return NEXT

    code.step(keep)


def keep_moved(code: Code, slot: int, x: HoloNoun | None = None) -> None:
    """The text goes on speaking of these cards wherever they are (4.1.4.1); of a holomem, of its top card."""

    def keep(t: Table, f: Frame) -> Signal:
        f.slots[MOVED] = tops(cast(HoloTable, t), f.many(slot)) if isinstance(x, MemNoun) else f.slots[slot]
        return NEXT

    code.step(keep)


def tops(t: HoloTable, mems: Sequence[int]) -> tuple[int, ...]:
    return tuple(t.mems[i].stack[-1] for i in mems)
