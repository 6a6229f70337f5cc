"""Choosing: how a verb comes by the cards or holomem its noun speaks of (K10), and keeps them in mind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from kaimaku.kernel.frames import AGAIN, BACK, NEXT, Frame, Signal
from kaimaku.kernel.knowledge import show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number, pick
from kaimaku.kernel.reasons import CARD, Reason
from kaimaku.kernel.table import Table

from ..rules.abilities import DID, IT, MOVED, SHORT
from ..rules.picking import HOLOMEM, picked_for
from ..table import HoloTable
from .both_nouns import PartsOfBoth
from .card_nouns import HIDDEN, CardNoun
from .groups import Group
from .holomem_nouns import MemNoun, Spoken
from .instead import asked_first, replacing
from .joined_nouns import Pair
from .nouns import HoloNoun
from .uses import AbilityCode, agree_if_chosen

Act = Callable[[HoloTable, Frame, int], "bool | None"]  # False: nothing was done (1.3.2.1)
Fit = Callable[[HoloTable, Frame, int], bool]
Room = Callable[[HoloTable, Frame], int]


class Together(AbilityCode):
    """A text that both players carry out at the same time (1.3.4)."""


def choose(
    code: Code,
    noun: HoloNoun,
    why: Reason,
    ordered: bool = False,
    fit: Fit | None = None,
    strict: bool = False,
    room: Room | None = None,
    in_turn: bool = False,
    replaceable: bool = False,
) -> int:
    """Steps that let the player choose what the noun names; returns the slot with the chosen ones.

    As many as asked for must be taken if they are there (10.7.2.3.1, .3); what leaves no choice is not asked.
    Strict: it is a cost, so nobody finds less than is there (10.4.2.2).
    Room: with more than that nothing could be done.
    In turn: some of them are chosen in the order in which they come next; nobody is asked for an order alone.
    Replaceable: something else may be taken in place of some of them, which is asked first.
    """
    if noun.group is not None:
        return _choose_together(code, noun, noun.group, why, fit, strict)
    if isinstance(noun, Pair | PartsOfBoth):
        return _choose_both(code, [choose(code, part, why, ordered, fit, strict) for part in noun.parts])
    slot = code.slot()
    if isinstance(noun, CardNoun) and noun.ranged:
        _announce(code, noun, slot)
        return slot
    sees = noun.chooser_sees()
    why = picked_for(why, HOLOMEM if isinstance(noun, MemNoun) else CARD)

    @code.step
    def ask_for(t: HoloTable, f: Frame) -> Signal:
        found = noun.find(t, f)
        if fit is not None:
            found = [x for x in found if fit(t, f, x)]
        least, most = noun.bounds(t, f)
        if replaceable and replacing(t):
            if asked_first(t, f, slot, noun, len(found), strict):
                return AGAIN
            return _ask_rest(t, f, slot, noun, found, strict, why)
        if isinstance(noun, CardNoun) and noun.piled:
            t.picked = tuple(noun.uppermost(t, f, most))
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
            least = noun.floor(t, f)
        if room is not None:
            most = min(most, room(t, f))
        least = min(least, most)
        pick(t, f.seat, found, least, most, ordered or (in_turn and len(found) > least), why, noun.veiled)
        return NEXT

    @code.step
    def keep(t: HoloTable, f: Frame) -> Signal:
        f.slots[slot] = f.many(slot) + t.picked if replaceable and replacing(t) else t.picked
        if strict and len(f.many(slot)) < noun.needed(t, f):
            f.slots[SHORT] = 1
        return NEXT

    if noun.least == 0:
        agree_if_chosen(code, slot)
    if isinstance(code, Together) and isinstance(noun, CardNoun) and noun.zone in HIDDEN:
        code.step(_meet)
    return slot


def _ask_rest(
    t: HoloTable, f: Frame, slot: int, noun: HoloNoun, found: Sequence[int], strict: bool, why: Reason
) -> Signal:
    """Choose what is left to be chosen; a cost that is not there is not paid in part (10.4.2.2)."""
    least, most = noun.bounds(t, f) if not noun.all else (len(found), len(found))
    floor = least if strict or noun.all else noun.floor(t, f)
    taken = len(f.many(slot))
    if strict and taken + len(found) < least:
        found = []
    pick(t, f.seat, found, max(0, floor - taken), max(0, most - taken), why=why, veiled=noun.veiled)
    return NEXT


def _choose_together(code: Code, noun: HoloNoun, group: Group, why: Reason, fit: Fit | None, strict: bool) -> int:
    def found(t: HoloTable, f: Frame) -> list[int]:
        return [x for x in noun.find(t, f) if fit is None or fit(t, f, x)]

    return lower_together(code, noun, group, found, picked_for(why, HOLOMEM if noun.person else CARD), strict)


def going_along(
    t: HoloTable, f: Frame, noun: HoloNoun, group: Group, able: list[int], taken: tuple[int, ...], more: int
) -> list[int]:
    """Those that can be taken next so that it can be so many in all; copies of a card can or can't alike."""
    alike = group.printed and not noun.person
    known: dict[int, bool] = {}
    found = []
    for x in able:
        if x in taken:
            continue
        key = t.defs[x] if alike else x
        fits = known.get(key)
        if fits is None:
            fits = known[key] = noun.together(t, f, able, (*taken, x)) >= more
        if fits:
            found.append(x)
    return found


def lower_together(
    code: Code,
    noun: HoloNoun,
    group: Group,
    found: Callable[[HoloTable, Frame], list[int]],
    why: Reason,
    strict: bool = False,
    room: Room | None = None,
    hidden: bool = False,
) -> int:
    """Steps that let the player take some that go together, one after the other; then they are what was picked.

    Whatever is taken first leaves as many for the rest as there must be. Hidden: nobody has to find any (G-18).
    """
    slot = code.slot()
    veiled = hidden or noun.veiled

    def most(t: HoloTable, f: Frame) -> int:
        able = min(noun.most, group.kinds_now(t, f))
        return able if room is None else min(able, room(t, f))

    @code.step
    def begin(t: HoloTable, f: Frame) -> Signal:
        f.slots[slot] = ()
        return NEXT

    @code.step
    def ask_one(t: HoloTable, f: Frame) -> Signal:
        able, taken = found(t, f), f.many(slot)
        goal = 0 if hidden else min(noun.needed(t, f), noun.most if strict else noun.together(t, f, able))
        more = max(goal, len(taken) + 1)
        able = going_along(t, f, noun, group, able, taken, more)
        left = min(1, most(t, f) - len(taken))
        settled = len(taken) + len(able) == goal and not veiled  # all of them: that is no choice
        if settled and not t.thorough:
            t.picked = tuple(able)
        else:
            pick(t, f.seat, able[:1] if settled else able, int(len(taken) < goal), left, why=why, veiled=veiled)
        return NEXT

    @code.step
    def keep_one(t: HoloTable, f: Frame) -> Signal:
        f.slots[slot] = f.many(slot) + t.picked
        if t.picked and len(f.many(slot)) < most(t, f):
            return BACK
        t.picked = f.many(slot)
        if strict and len(t.picked) < noun.needed(t, f):
            f.slots[SHORT] = 1
        return NEXT

    return slot


def _announce(code: Code, noun: CardNoun, slot: int) -> None:
    """How many cards of a pile is said before any of them is seen (Q523)."""

    @code.step
    def ask_number(t: HoloTable, f: Frame) -> Signal:
        height = noun.height(t, f)
        least, most = noun.bounds(t, f)
        choose_number(t, f.seat, min(least, height), min(most, height), "how-many")
        return NEXT

    @code.step
    def take(t: HoloTable, f: Frame) -> Signal:
        f.slots[slot] = tuple(noun.uppermost(t, f, t.picked[0]))
        return NEXT


def _choose_both(code: Code, slots: list[int]) -> int:
    both = code.slot()

    @code.step
    def join(t: HoloTable, f: Frame) -> Signal:
        f.slots[both] = tuple(dict.fromkeys(x for slot in slots for x in f.many(slot)))
        return NEXT

    return both


def _meet(t: HoloTable, f: Frame) -> Signal:
    """What is chosen from a hidden zone is not shown before the other player has chosen too (1.3.4.2)."""
    mine, theirs = t.frames[-1], t.frames[-2]
    if theirs.prog == mine.prog and theirs.seat != mine.seat:
        t.frames[-1], t.frames[-2] = theirs, mine
    return NEXT


def for_each(code: Code, slot: int, act: Act) -> None:
    """Do something with each chosen one, one event at a time; counts what was done."""
    at = code.slot()

    @code.step
    def begin(t: HoloTable, f: Frame) -> Signal:
        f.slots[at] = 0
        return NEXT

    @code.step
    def next_one(t: HoloTable, f: Frame) -> Signal:
        chosen = f.many(slot)
        i = f.num(at)
        if i >= len(chosen):
            return NEXT
        f.slots[at] = i + 1
        if act(t, f, chosen[i]) is not False:
            f.slots[DID] = f.num(DID) + 1
        return AGAIN


def exists(noun: HoloNoun, t: Table, f: Frame) -> bool:
    """Is there any of it to be taken, as far as its player can tell? A deck is not known before the look (R-39)."""
    h = cast(HoloTable, t)
    if noun.amount is not None and noun.amount.value(h, f) <= 0:
        return False
    return noun.some(h, f) if noun.chooser_sees() else noun.seems(h, f)


def remember(code: Code, slot: int) -> None:
    """ "It" is whoever was chosen last."""

    @code.step
    def keep(t: HoloTable, f: Frame) -> Signal:
        if f.many(slot):
            f.slots[IT] = f.slots[slot]
        return NEXT


def keep_moved(code: Code, slot: int, x: HoloNoun | None = None) -> None:
    """The text goes on speaking of these cards wherever they are (4.1.4.1); of a holomem, of its top card."""

    @code.step
    def keep(t: HoloTable, f: Frame) -> Signal:
        f.slots[MOVED] = tops(t, f.many(slot)) if isinstance(x, MemNoun) else f.slots[slot]
        return NEXT


def tops(t: HoloTable, mems: Sequence[int]) -> tuple[int, ...]:
    return tuple(t.mems[i].stack[-1] for i in mems)
