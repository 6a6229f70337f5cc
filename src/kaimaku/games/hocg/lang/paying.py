"""Paying in full: can a cost of several actions be paid, one after the other (10.4.2.1, 10.4.2.2)? It is tried out."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import count
from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import DONE, NEXT, WAIT, Frame, Signal, procedure, push
from kaimaku.kernel.phrases import Code, Phrase
from kaimaku.kernel.table import Table

from ..abilities import HEADER, SHORT
from ..picking import picks_holomem
from ..table import HoloTable, mem_of

NUMBERS = count(1)


def _stop_here(t: Table, f: Frame) -> Signal:
    t.asked = ()
    return WAIT


TRIAL = procedure("hocg:10.4.2.2", _stop_here, slots=1)  # slot 0: was everything paid?


def trial(parts: Sequence[Phrase], goal: Callable[[Table, Frame], bool] | None = None) -> int:
    """A program that carries the actions out, each only if it can be carried out whole when its turn comes.

    It has succeeded if then the goal is reached as well.
    """
    code = Code(f"hocg:10.4.2.2/{next(NUMBERS)}", HEADER)
    for part in parts:
        code.step(_unless_short(part))
        part.lower(code)

    def paid(t: Table, f: Frame) -> Signal:
        if not f.slots[SHORT] and (goal is None or goal(t, f)):
            t.frames[t.frames.index(f) - 1].slots[0] = 1
        return NEXT

    code.step(paid)
    return code.build()


def _unless_short(part: Phrase) -> Callable[[Table, Frame], Signal]:
    def check(t: Table, f: Frame) -> Signal:
        return DONE if f.slots[SHORT] or not part.possible(t, f) else NEXT

    return check


def payable(t: HoloTable, f: Frame, program: int) -> bool:
    """Is there a way to pay? Every choice is tried on a copy, one for all cards that are alike."""
    copy = t.clone()
    copy.journal = None
    copy.thorough = False
    copy.frames = []
    push(copy, TRIAL, f.seat)
    push(copy, program, f.seat, f.source, *f.slots[:SHORT])
    return _leads_to_payment(copy, None)


def _leads_to_payment(t: HoloTable, answer: Option | None) -> bool:
    from kaimaku.kernel.frames import run

    from ..game import GAME

    if answer is None:
        run(t)
    else:
        GAME.decide(t, t.asked[0], answer)
    if t.frames[-1].prog == TRIAL:
        return t.frames[-1].slots[0] == 1
    if t.result is not None:
        return False
    seen: set[Hashable] = set()
    for option in GAME.options(t, t.asked[0]):
        kind = _kind(t, option)
        if kind not in seen:
            seen.add(kind)
            if _leads_to_payment(t.clone(), option):
                return True
    return False


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
