"""Paying in full: whatever is chosen on the way, the whole cost can still be paid (10.4.2.1, 10.4.2.2).

Whether that is so is tried out on a copy, which knows no faces but those that the payer knows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from itertools import count
from typing import Final, cast

from kaimaku.kernel.decisions import NO, PASS, Option
from kaimaku.kernel.events import REPLACE, event_of
from kaimaku.kernel.frames import DONE, NEXT, WAIT, Frame, Signal, procedure, push, run
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.phrases import Code, Phrase
from kaimaku.kernel.picks import pick
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.table import Table

from ..defs import BY_ID, CHEER, DEFS, CardDef
from ..facts import Names, Printed
from ..rules import picking
from ..rules.abilities import ANCHOR, HEADER, PAYING, SHORT, Frozen, Grants, doer
from ..rules.events import ARCHIVING
from ..rules.picking import picks_holomem
from ..table import HoloTable, mem_of
from .holomem_nouns import PartNoun

NUMBERS: Final = count(1)
LONG_ENOUGH: Final = 100  # questions of others in a row, as of replacements: whatever asks more goes round in a cycle
# PAYING: a cost is being paid, or it is tried out whether the rest of it can be
OPEN: Final = 1
TRIED: Final = 2


def _stop_here(t: HoloTable, f: Frame) -> Signal:
    t.asked = ()
    return WAIT


TRIAL: Final = procedure("hocg:10.4.2.2", _stop_here, slots=1)  # slot 0: was everything paid?


# --- programs ---------------------------------------------------------------------------------------------------------


def lower_whole(code: Code, parts: Sequence[Phrase]) -> None:
    """Steps of several actions, each only if it can be carried out whole when its turn comes."""
    failed = []
    for part in parts:
        failed.append(code.branch(_whole(part)))
        part.lower(code)
    done = code.jump()
    for out in failed:
        code.land(out)
    code.step(_fall_short)
    code.land(done)


def _whole(part: Phrase) -> Callable[[Table, Frame], bool]:
    def check(t: Table, f: Frame) -> bool:
        return paid_in_full(t, f) and part.possible(t, f)

    return check


def _fall_short(t: HoloTable, f: Frame) -> Signal:
    f.slots[SHORT] = 1
    return NEXT


def paid_in_full(t: Table, f: Frame) -> bool:
    return not f.slots[SHORT]


def lower_payment(code: Code, cost: Phrase) -> None:
    """Steps of a cost whose choices hang together: `narrow` limits them."""
    code.step(_begin)
    cost.lower(code)
    code.step(_end)


def _begin(t: HoloTable, f: Frame) -> Signal:
    f.slots[PAYING] = OPEN
    return NEXT


def _end(t: HoloTable, f: Frame) -> Signal:
    tried = f.slots[PAYING] == TRIED
    f.slots[PAYING] = None
    if not tried:
        return NEXT
    t.frames[0].slots[0] = int(paid_in_full(t, f))
    return DONE


def trial(parts: Sequence[Phrase], goal: Callable[[Table, Frame], bool] | None = None) -> int:
    """A program that only tries the actions out. It has succeeded if then the goal is reached as well."""
    code = Code(f"hocg:10.4.2.2/{next(NUMBERS)}", HEADER)
    lower_whole(code, parts)

    @code.step
    def paid(t: HoloTable, f: Frame) -> Signal:
        t.frames[0].slots[0] = int(paid_in_full(t, f) and (goal is None or goal(t, f)))
        return NEXT

    return code.build()


# --- trying out -------------------------------------------------------------------------------------------------------


def payable(t: HoloTable, f: Frame, program: int) -> bool:
    """Is there a way to pay? Every choice is tried on a copy, one for all cards that are alike."""
    copy = as_known(t, f.seat)
    copy.frames = []
    push(copy, TRIAL, f.seat)
    paying = push(copy, program, f.seat, f.source, *f.slots[:HEADER])
    paying.slots[SHORT] = paying.slots[PAYING] = None
    run(copy)
    return _leads_to_payment(copy)


def narrow(t: HoloTable, f: Frame, options: list[Option]) -> list[Option]:
    """Of what a question of a cost offers, that from which the whole cost can still be paid."""
    if t.frames[0].prog == TRIAL or len(options) < 2:
        return options
    payer = t.frames[-2]
    if len(payer.slots) < HEADER or payer.slots[PAYING] != OPEN or payer.seat != f.seat:
        return options
    start = as_known(t, payer.seat)
    start.frames = start.frames[-2:]
    start.frames[0].slots[PAYING] = TRIED
    start.frames[1].pc = 1  # the step that takes the answer
    push(start, TRIAL, payer.seat)
    start.frames.insert(0, start.frames.pop())
    start.options = options
    start.listed = f.seat
    return [option for option in options if _answered(start.clone(), option)]


HoloTable.questions.narrow = narrow  # type: ignore[assignment]


def as_known(t: HoloTable, seat: int) -> HoloTable:
    """A copy to try things on, as this seat knows the table."""
    copy = t.clone()
    copy.journal = None
    copy.thorough = False
    copy.streak = None
    blank, cheer = unknown("support").number, unknown("cheer").number
    for card in range(len(copy.known)):
        if not copy.known[card] >> seat & 1:
            copy.defs[card] = cheer if DEFS[copy.defs[card]].kind == CHEER else blank
    return copy


@cache
def unknown(kind: str) -> CardDef:
    """A card of which nothing is known: it has no property that a text could ask for."""
    printed = Printed(f"x-unknown-{kind}", "cheer" if kind == "cheer" else "oshi", Names("Unknown", "不明"))
    return BY_ID.setdefault(printed.number, BY_ID.define(printed))


def _answered(t: HoloTable, option: Option) -> bool:
    from ..game import GAME

    GAME.decide(t, t.asked[0], option)
    return _leads_to_payment(t)


def _leads_to_payment(t: HoloTable) -> bool:
    from ..game import GAME

    for _ in range(LONG_ENOUGH):
        if t.frames[-1].prog == TRIAL:
            return t.frames[-1].slots[0] == 1
        if t.result is not None:
            return False
        if t.frames[-2] is t.frames[1] or _stands_in(t):  # a question of the cost itself
            break
        options = GAME.options(t, t.asked[0])
        quiet = [option for option in (NO, PASS, ENOUGH) if option in options]
        GAME.decide(t, t.asked[0], (quiet or options)[0])
    else:
        return False
    seen: set[Hashable] = set()
    for option in GAME.options(t, t.asked[0]):
        kind = _kind(t, option)
        if kind not in seen:
            seen.add(kind)
            if _answered(t.clone(), option):
                return True
    return False


def _stands_in(t: HoloTable) -> bool:
    """Is it asked whether the cost is paid with something else (10.11.4)?"""
    return any(f.prog == REPLACE and event_of(f).kind == ARCHIVING for f in t.frames[2:])


def _kind(t: HoloTable, option: Option) -> Hashable:
    if option[0] != "pick" or picks_holomem(t):
        return option
    card = cast(int, option[1])
    mem = mem_of(t, card)
    return (t.defs[card], t.where[card], 0 if mem is None else mem.id, card in (() if mem is None else mem.stack))


def given_out(
    cards: Sequence[int],
    receivers: Sequence[int],
    fits: Callable[[int, int], bool],
    room: Callable[[int, int], int],
    kind: Callable[[int], str],
) -> int:
    """How many of the cards can go to the receivers, the first ones first (a matching).

    Each receiver has so much room for cards of a kind.
    """
    taken: dict[int, list[int]] = {i: [] for i in receivers}

    def place(card: int, tried: set[int]) -> bool:
        for i in receivers:
            if i in tried or not fits(card, i):
                continue
            tried.add(i)
            alike = [c for c in taken[i] if kind(c) == kind(card)]
            if len(alike) < room(card, i):
                taken[i].append(card)
                return True
            for other in alike:
                if place(other, tried):
                    taken[i].remove(other)
                    taken[i].append(card)
                    return True
        return False

    return sum(place(card, set()) for card in cards)


IN_PLACE_OF_CHEER: Final = 61  # the statistic under which a card offers itself


def substitutes(t: HoloTable, f: Frame, noun: PartNoun) -> list[int]:
    """Cards that may be archived in place of a cheer: for abilities of the very holomem they are on (G-13)."""
    if noun.part != "cheer" or not t.mods.get(IN_PLACE_OF_CHEER):
        return []
    found = []
    for x in t.mods[IN_PLACE_OF_CHEER]:
        mem = mem_of(t, x.source)
        own = mem is not None and mem.id == doer(t, f)
        ability = cast("Grants | Frozen", ABILITIES[x.ability])
        if own and takes_place(noun, ability.mask) and ability.amount(t, x, f.num(ANCHOR)):
            found.append(x.source)
    return found


def takes_place(noun: PartNoun, mask: int) -> bool:
    """May it stand in for a cheer this noun names? One of any color may always, one of a color if that is asked for."""
    return not mask or not noun.filters or all(x.definition(plain_cheer(mask)) for x in noun.filters)


@cache
def plain_cheer(mask: int) -> CardDef:
    return next(d for d in DEFS if d.kind == CHEER and d.colors == mask)


def choose_cost(code: Code, noun: PartNoun) -> int:
    """Choose what to archive; whoever may stand in is among the candidates, even if nothing else is."""
    slot = code.slot()

    @code.step
    def ask_for(t: HoloTable, f: Frame) -> Signal:
        found = noun.find(t, f)
        if noun.all:
            t.picked = tuple(found)
        else:
            pick(t, f.seat, found + substitutes(t, f, noun), *noun.bounds(t, f), why=picking.ARCHIVE)
        return NEXT

    @code.step
    def keep(t: HoloTable, f: Frame) -> Signal:
        f.slots[slot] = t.picked
        return NEXT

    return slot
