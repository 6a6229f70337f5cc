"""Effects (4.5): parts joined by commas and periods, their targets, and the program both become.

A program has two halves. The first tests the gates and chooses the targets, when the effect triggers (C7); the second
carries the text out. An effect on the queue runs the first half when it is announced and the second when it resolves.
"""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code, Phrase, Test, lower_may
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .table import vcard
from .timing import ANNOUNCE, FIRST_SLOT, MODE, RESOLVE_IT


class Part(Phrase):
    """A piece of a text. Each belongs to one effect: what it chose lies in that effect's slots."""

    def aim(self, code: Code) -> None:
        """Write the first half: gates and targets."""

    def aimed(self, t: Table, f: Frame) -> bool:
        """Did it find the targets it needs, as a condition of what follows (4.5.1.3)?"""
        return True


def compile_effect(name: str, sentences: Sequence[Part]) -> int:
    code = Code(name, FIRST_SLOT)
    with_targets = code.branch(_not_resolving)
    for sentence in sentences:
        sentence.aim(code)
    code.step(_park)
    code.land(with_targets)
    for sentence in sentences:
        sentence.lower(code)
    return code.build()


def _not_resolving(t: Table, f: Frame) -> bool:
    return f.slots[MODE] != RESOLVE_IT


def _park(t: Table, f: Frame) -> Signal:
    """An announced effect waits on the queue with its targets; any other goes on."""
    if f.slots[MODE] != ANNOUNCE:
        return NEXT
    board = vcard(t)
    board.queue = (*board.queue[:-1], board.queue[-1]._replace(aimed=tuple(f.slots)))
    return DONE


def set_slot(code: Code, slot: int) -> None:
    def step(t: Table, f: Frame) -> Signal:
        f.slots[slot] = 1
        return NEXT

    code.step(step)


def slot_set(slot: int) -> Test:
    def test(t: Table, f: Frame) -> bool:
        return f.slots[slot] == 1

    return test


class Comma(Part):
    """Parts joined by commas: each is a condition of the next and must be possible in full (4.5.2.2, V-30)."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.triggered = -1

    def words(self, lang: Lang) -> str:
        return ("。そうしたなら、" if lang == "ja" else ", ").join(p.words(lang) for p in self.parts)

    def aim(self, code: Code) -> None:
        self.triggered = code.slot()
        missing = []
        for part in self.parts[:-1]:
            part.aim(code)
            missing.append(code.branch(part.aimed))
        self.parts[-1].aim(code)
        set_slot(code, self.triggered)
        for place in missing:
            code.land(place)

    def lower(self, code: Code) -> None:
        stops = [code.branch(slot_set(self.triggered))]
        for part in self.parts[:-1]:
            stops.append(code.branch(part.possible))
            part.lower(code)
        self.parts[-1].lower(code)  # the last may do as much as it can (4.5.1.4)
        for place in stops:
            code.land(place)

    def aimed(self, t: Table, f: Frame) -> bool:
        return f.slots[self.triggered] == 1

    def possible(self, t: Table, f: Frame) -> bool:
        return self.aimed(t, f) and self.parts[0].possible(t, f)


class May(Part):
    """An effect that need not be used (4.5.2.7); asked when it is reached, and only if it can be done."""

    def __init__(self, do: Part) -> None:
        self.do = do

    def words(self, lang: Lang) -> str:
        return f"任意で、{self.do.words(lang)}" if lang == "ja" else f"you may {self.do.words(lang)}"

    def aim(self, code: Code) -> None:
        self.do.aim(code)

    def aimed(self, t: Table, f: Frame) -> bool:
        return self.do.aimed(t, f)

    def possible(self, t: Table, f: Frame) -> bool:
        return self.do.possible(t, f)

    def lower(self, code: Code) -> None:
        lower_may(code, self.do.possible, (self.do,))
