"""Picks: choosing some of several things, one question at a time.

An unordered choice is asked in a canonical order (each pick comes after the one before it in the list), so that a
set has one way to be chosen; an ordered one may take the rest in any order. What must be taken is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .decisions import Option, ask
from .frames import BACK, DONE, NEXT, Frame, Signal, procedure, push
from .questions import ENOUGH
from .reasons import NO_REASON, Reason

if TYPE_CHECKING:
    from .table import Table

# slots: 0 candidates, 1 at least, 2 at most, 3 picked so far, 4 ordered?, 5 what for, 6 veiled?, 7 the cards that
# something is chosen for. Nobody else reads them: `picking` tells what stands in them.


def pick(
    t: Table,
    seat: int,
    candidates: Sequence[int],
    least: int,
    most: int,
    ordered: bool = False,
    why: Reason = NO_REASON,
    veiled: bool = False,
    about: tuple[int, ...] = (),
) -> None:
    """Let a seat choose; the next step of the caller finds the choice in `t.picked`. What is no choice is not asked.

    Veiled: the candidates depend on faces the others cannot see. Then whether there is a choice is nobody's business,
    and the question is put even if the only answer is that nothing (more) is taken.
    """
    count = len(candidates)
    if most > 0 and (veiled or (t.thorough and count)):
        push(t, PICK, seat, -1, tuple(candidates), min(least, count), most, (), int(ordered), why, 1, about)
        return
    if most > count:
        most = count
    if least >= count and (not ordered or count < 2):
        t.picked = tuple(candidates)
    elif most <= 0:
        t.picked = ()
    else:
        push(t, PICK, seat, -1, tuple(candidates), min(least, count), most, (), int(ordered), why, 0, about)


def _ask_pick(t: Table, f: Frame) -> Signal:
    return ask(t, t.questions.pick, f.seat)


def _take_pick(t: Table, f: Frame) -> Signal:
    """Take one; ask again unless that was the last there is to choose."""
    slots = f.slots
    picked: tuple[int, ...] = slots[3] or ()  # type: ignore[assignment]
    if t.answer == ENOUGH:
        t.picked = picked
        return DONE
    chosen = t.answer[1]
    assert isinstance(chosen, int)
    picked = (*picked, chosen)
    if len(picked) == slots[2]:
        t.picked = picked
        return DONE
    left = _without(f, f.many(0), chosen)
    if _settled(f, left, len(picked)):
        t.picked = picked + left
        return DONE
    slots[3] = picked
    slots[0] = left
    return BACK


def _without(f: Frame, left: tuple[int, ...], chosen: int) -> tuple[int, ...]:
    """What may be picked after this one."""
    at = left.index(chosen)
    return left[:at] + left[at + 1 :] if f.slots[4] else left[at + 1 :]


def _settled(f: Frame, left: tuple[int, ...], taken: int) -> bool:
    """Nothing is left, or all of it must be taken."""
    slots = f.slots
    return not slots[6] and f.num(1) - taken >= len(left) and (not slots[4] or len(left) <= 1)


PICK: Final = procedure("kernel:pick", _ask_pick, _take_pick, slots=8)


class OpenPick:
    """What a seat is picking, and how far it has got."""

    __slots__ = ("_frame", "about", "kind", "least", "left", "most", "ordered", "seat", "taken", "veiled", "why")

    def __init__(self, t: Table, f: Frame) -> None:
        self._frame = f
        self.seat = f.seat
        self.why = Reason(str(f.slots[5]))
        self.kind = t.questions.reasons.kinds[self.why]
        self.left = f.many(0)  # the candidates, without those taken or passed over
        self.taken = f.many(3)
        self.least = f.num(1)
        self.most = f.num(2)
        self.ordered = bool(f.slots[4])
        self.veiled = bool(f.slots[6])
        self.about = f.many(7)  # the cards that something is chosen for

    @property
    def missing(self) -> int:
        """How many must still be taken."""
        return max(0, self.least - len(self.taken))

    @property
    def room(self) -> int:
        """How many may still be taken."""
        return min(self.most - len(self.taken), len(self.left))

    def in_order(self, chosen: Sequence[int]) -> list[int]:
        """In the order in which they are asked for: their own, where that matters; what is no candidate comes first."""
        at = {thing: n for n, thing in enumerate(self.left)}
        return list(chosen) if self.ordered else sorted(chosen, key=lambda thing: at.get(thing, -1))

    def decisions(self, chosen: Sequence[int]) -> list[Option]:
        """Those that pick exactly these candidates; ValueError if they are too many or too few."""
        least, most = self.missing, self.most - len(self.taken)
        if not least <= len(chosen) <= most:
            raise ValueError(f"choose {least if least == most else f'{least} to {most}'}, not {len(chosen)}")
        made: list[Option] = []
        left, taken = self.left, len(self.taken)
        for thing in self.in_order(chosen):
            made.append(("pick", thing))
            taken += 1
            left = _without(self._frame, left, thing)
            if taken == self.most or _settled(self._frame, left, taken):
                return made
        return [*made, ENOUGH]


def picking(t: Table) -> OpenPick | None:
    """The open pick, if that is what is asked."""
    f = t.frames[-1]
    return OpenPick(t, f) if f.prog == PICK and t.asked else None


def unreasonable(t: Table) -> str | None:
    """A reason of a pick that the game does not know, on a table from outside."""
    kinds = t.questions.reasons.kinds
    return next((str(f.slots[5]) for f in t.frames if f.prog == PICK and f.slots[5] not in kinds), None)


def picks_kind(t: Table, kind: str) -> bool:
    """Are things of this kind to be picked now?"""
    f = t.frames[-1]
    return f.prog == PICK and t.questions.reasons.kinds[str(f.slots[5])] == kind


def choose_number(t: Table, seat: int, low: int, high: int, why: str = "", apart: int = 1) -> None:
    """Let a seat name a whole number of a range, ends included, or each so many of it; found in `t.picked`."""
    if high <= low:
        t.picked = (high,)
    else:
        push(t, NUMBER, seat, -1, low, high, why, *([apart] if apart > 1 else []))


def _ask_number(t: Table, f: Frame) -> Signal:
    return ask(t, t.questions.number, f.seat)


def _take_number(t: Table, f: Frame) -> Signal:
    n = t.answer[1]
    assert isinstance(n, int)
    t.picked = (n,)
    return NEXT


NUMBER: Final = procedure("kernel:number", _ask_number, _take_number, slots=3)


def naming(t: Table) -> str | None:
    """What a number is to be named for, if that is what is asked."""
    f = t.frames[-1]
    return str(f.slots[2]) if f.prog == NUMBER and t.asked else None
