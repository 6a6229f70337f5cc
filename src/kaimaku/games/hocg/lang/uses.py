"""Counting uses: a limit is spent by the first act that was agreed to, not by being asked (10.7.2.1.1, G-02)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

from kaimaku.kernel.events import REPLACE
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code, Phrase

from ..rules.abilities import GIVEN, HEADER, STAMP, HoloAbility
from ..table import HoloTable

if TYPE_CHECKING:
    from .control import Say

HoloStep = Callable[[HoloTable, Frame], Signal]


class AbilityCode(Code):
    """The program of an ability: whose ability it is, and what counts its use as long as that may be open."""

    def __init__(self, name: str, slots: int = HEADER, given: bool = False, ability: HoloAbility | None = None) -> None:
        super().__init__(name, slots)
        self.given = given
        self.count: HoloStep | None = (
            None if ability is None or not ability.limited else count_use(ability, self.slot())
        )
        if given:
            self.step(mark_given)

    def use(self) -> None:
        """From here on it has been used, whatever comes of it (G-03)."""
        if self.count is not None:
            self.step(self.count)

    def use_if(self, test: Callable[[HoloTable, Frame], bool]) -> None:
        """… if this is so."""
        if self.count is not None:
            no = self.branch(test)
            self.step(self.count)
            self.land(no)


class UseCode(Code):
    """The program of a support, which is not used for nothing: what may be declined elsewhere may be all it does."""

    first: Phrase | None = None  # the sentence before which nothing is done
    after: tuple[Phrase, ...] = ()  # … and those that follow it

    def begin(self, parts: Sequence[Phrase], within: Phrase | None = None) -> None:
        """These sentences come next: of the text itself, or of the first one."""
        if parts and self.first is within:
            self.first, self.after = parts[0], (*parts[1:], *self.after)


def mark_given(t: HoloTable, f: Frame) -> Signal:
    """An additional ability is the holomem's, wherever its words send us (5.19.1)."""
    f.slots[GIVEN] = 1
    return NEXT


def count_use(ability: HoloAbility, counted: int) -> HoloStep:
    def count(t: HoloTable, f: Frame) -> Signal:
        if not f.slots[counted]:
            f.slots[counted] = 1
            ability.spend(t, f.source, stamp_of(t, f), f.seat, f.num(0))
        return NEXT

    return count


def stamp_of(t: HoloTable, f: Frame) -> int:
    """Which instance of an ability a frame carries out: the one that waited, that replaces, or that stands there."""
    stamp = f.slots[STAMP]
    if isinstance(stamp, int):
        return stamp
    below = t.frames[t.frames.index(f) - 1]
    if below.prog == REPLACE:
        return below.num(2)
    mem = t.mems.get(f.num(0))
    return 0 if mem is None else mem.epoch


def agree(code: Code) -> None:
    """Its player has said yes, or paid."""
    if isinstance(code, AbilityCode):
        code.use()


def agree_if_chosen(code: Code, slot: int) -> None:
    """Whoever may choose nobody and does so has declined."""
    if isinstance(code, AbilityCode):
        code.use_if(lambda t, f: bool(f.many(slot)))


class Agreed(Phrase):
    """Stands in a text where its player has agreed to it."""

    def lower(self, code: Code) -> None:
        agree(code)


AGREED: Final = Agreed()


class CountedUse(Phrase):
    """Several sentences of one text: a compulsory one is a use, an optional one counts what is agreed to by itself."""

    def __init__(self, *parts: Phrase) -> None:
        self.parts = parts

    def lower(self, code: Code) -> None:
        lower_parts(code, self.parts)


def lower_parts(code: Code, parts: Sequence[Phrase]) -> None:
    open_ = True  # has nothing compulsory been said yet?
    for i, part in enumerate(parts):
        if isinstance(code, AbilityCode) and open_ and not cast("Say", part).optional:
            open_ = False
            if i == 0:
                code.use()
            else:  # after an option that was declined, what depends on it is no use either
                code.use_if(cast("Say", part).could_change)
        part.lower(code)
