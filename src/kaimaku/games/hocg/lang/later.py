"""Timed triggers: an effect makes an ability for a later moment (10.8.5)."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.events import event_of, replaced
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import GAME_LONG, Live, enter, leave_stamp
from kaimaku.kernel.phrases import Code, Phrase
from kaimaku.kernel.table import Table

from ..abilities import ANCHOR, Automatic, Replacing
from ..table import HoloTable
from .control import Say, clauses
from .triggers import Pattern
from .uses import Text, lower_parts
from .words import PLAIN


class Timed(Automatic):
    """It belongs to no card any more: nothing switches it off but its time (10.8.7)."""

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        return True


class TimedReplacing(Replacing):
    """The same for a replacement."""

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        return True


def _use_up(t: Table, f: Frame) -> Signal:
    """It was for the next time only (10.8.5.1)."""
    frame = replaced(t)
    leave_stamp(t.live, ~event_of(frame).kind, frame.num(2))
    return NEXT


class Later(Say):
    """The next time this happens, and only then (10.8.5.1)."""

    once = True

    def __init__(self, on: Pattern, *do: Phrase) -> None:
        self.on = on
        self.do = do

    def ability(self, code: Code, kind: type[Timed] = Timed, limit: str | None = None) -> Timed:
        """What it leaves behind to wait for the moment."""
        name = f"{code.name}/later{len(code.steps)}"
        ability = kind(self.on)
        ability.once = self.once
        ability.register(name)
        ability.limit = limit
        inner = Text(name, given=isinstance(code, Text) and code.given, ability=ability)
        lower_parts(inner, self.do)
        ability.prog = inner.build()
        return ability

    def replacing(self, code: Code) -> Replacing:
        """… for a time in which it puts something else in the place of what would happen (10.11)."""
        name = f"{code.name}/later{len(code.steps)}"
        ability = TimedReplacing(self.on, None, self.on.rank)
        ability.register(name)
        inner = Text(name, given=isinstance(code, Text) and code.given, ability=ability)
        if self.once:
            inner.step(_use_up)
        lower_parts(inner, self.do)
        ability.option = self.do[0] if cast(Say, self.do[0]).offers else None
        ability.prog = inner.build()
        return ability

    def lower(self, code: Code) -> None:
        number = (self.replacing(code) if self.on.would else self.ability(code)).number
        kind = ~self.on.kind if self.on.would else self.on.kind

        def make(t: Table, f: Frame) -> Signal:
            """Its origin is the ability that makes it (10.13.2)."""
            h = cast(HoloTable, t)
            until = GAME_LONG if self.once else h.turn
            enter(t.live, kind, Live(number, f.source, f.seat, f.num(ANCHOR), t.tick(), until, 0))
            return NEXT

        code.step(make)

    def _moment(self) -> tuple[str, str]:
        en, ja = self.on.words("en"), self.on.words("ja")
        return (en if en.startswith("at the ") else f"the next time {en}"), f"次に{ja}時"

    def en(self) -> str:
        return f"{self._moment()[0]}, {clauses(self.do, 'en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self._moment()[1]}、{clauses(self.do, 'ja')}"


class During(Later):
    """For this turn, each time it happens."""

    once = False

    def _moment(self) -> tuple[str, str]:
        return f"during this turn, each time {self.on.words('en')}", f"このターンの間、{self.on.words('ja')}時"
