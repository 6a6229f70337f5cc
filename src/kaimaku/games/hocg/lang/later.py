"""Abilities for a later moment: timed triggers (10.8.5), and what comes of this Arts (11.3.1.1, G-42)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from kaimaku.kernel.attributes import attributes
from kaimaku.kernel.events import Event, event_of, replaced
from kaimaku.kernel.frames import NEXT, Frame, Signal, Value
from kaimaku.kernel.listeners import GAME_LONG, Live, enter, leave_stamp
from kaimaku.kernel.phrases import Code, Phrase
from kaimaku.kernel.table import Table
from kaimaku.language.words import source

from ..rules import events
from ..rules.abilities import ANCHOR, CHOSEN, Automatic, Replacing
from ..rules.performance import WHICH, art_frame
from ..table import HoloTable
from .control import If, Say, clauses
from .holomem_nouns import OPP_HOLOMEM, MemNoun
from .triggers import Pattern, one_of, said
from .uses import AbilityCode, lower_parts, stamp_of
from .words import PLAIN


class Timed(Automatic):
    """It belongs to no card any more: nothing switches it off but its time (10.8.7)."""

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        return True

    def concerns(self, t: HoloTable, live: Live, e: Event) -> bool:
        assert self.pattern is not None
        return self.pattern.fits(t, _recalling(self.looking(live, e.pack()), live), e)


class TimedReplacing(Replacing):
    """The same for a replacement."""

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        return True

    def looking(self, x: Live, event: tuple[Value, ...] = ()) -> Frame:
        return _recalling(super().looking(x, event), x)


def _recalling(f: Frame, x: Live) -> Frame:
    """Whom its text had chosen is its amount."""
    f.slots[CHOSEN] = x.amount or None
    return f


def _use_up(t: HoloTable, f: Frame) -> Signal:
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
        inner = AbilityCode(name, given=isinstance(code, AbilityCode) and code.given, ability=ability)
        self._recall(inner)
        lower_parts(inner, self.do)
        ability.prog = inner.build()
        return ability

    def replacing(self, code: Code) -> Replacing:
        """… for a time in which it puts something else in the place of what would happen (10.11)."""
        name = f"{code.name}/later{len(code.steps)}"
        ability = TimedReplacing(self.on, None, self.on.rank)
        ability.register(name)
        inner = AbilityCode(name, given=isinstance(code, AbilityCode) and code.given, ability=ability)
        if self.once:
            inner.step(_use_up)
        self._recall(inner)
        lower_parts(inner, self.do)
        ability.option = self.do[0] if cast(Say, self.do[0]).offers else None
        ability.prog = inner.build()
        return ability

    def _recall(self, code: Code) -> None:
        """Each time it happens it may speak of whom its text had chosen."""

    def lower(self, code: Code) -> None:
        number = (self.replacing(code) if self.on.would else self.ability(code)).number
        kind = ~self.on.kind if self.on.would else self.on.kind
        of_chosen = "CHOSEN_ONE" in source(self.on)

        @code.step
        def make(t: HoloTable, f: Frame) -> Signal:
            """Its origin is the ability that makes it (10.13.2)."""
            if of_chosen and not f.many(CHOSEN):  # nobody was chosen whom it could wait for
                return NEXT
            until = GAME_LONG if self.once else t.turn
            for chosen in (not self.once and f.many(CHOSEN)) or (0,):
                enter(t.live, kind, Live(number, f.source, f.seat, f.num(ANCHOR), t.tick(), until, chosen))
            return NEXT

    def _moment(self) -> tuple[str, str]:
        en, ja = self.on.words("en"), self.on.words("ja")
        soon = ja.startswith("このターン")
        return (en if en.startswith("at the ") else f"the next time {en}"), f"{'' if soon else '次に'}{ja}時"

    def en(self) -> str:
        return f"{self._moment()[0]}, {clauses(self.do, 'en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self._moment()[1]}、{clauses(self.do, 'ja')}"


class During(Later):
    """For this turn, each time it happens."""

    once = False

    def _recall(self, code: Code) -> None:
        kind = ~self.on.kind if self.on.would else self.on.kind

        @code.step
        def recall(t: HoloTable, f: Frame) -> Signal:
            stamp = stamp_of(t, f)
            f.slots[CHOSEN] = tuple(x.amount for x in t.live.get(kind, ()) if x.stamp == stamp and x.amount)
            return NEXT

    def _moment(self) -> tuple[str, str]:
        return f"during this turn, each time {self.on.words('en')}", f"このターンの間、{self.on.words('ja')}時"


class Outcome(Timed):
    """It waits for what one use of an Arts leads to: its amount is that Arts."""

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        arts = [row for row in cast(HoloTable, t).history if row[0] == "art"]
        used_last = bool(arts) and arts[-1][3:5] == (live.anchor, live.amount)
        by_it = e.extra[:1] == (live.anchor,) and bool(e.cause & events.ART)
        return used_last and by_it and super().matches(t, live, e)


class When(Later):
    """It speaks once this use of the Arts has come to something; another use starts anew."""

    once = False
    limit: str | None = None  # set by the Arts

    def lower(self, code: Code) -> None:
        ability = self.ability(code, Outcome, self.limit)

        @code.step
        def make(t: HoloTable, f: Frame) -> Signal:
            user = f.num(ANCHOR)
            art = art_frame(t)
            if art is None or user not in t.mems:
                return NEXT
            others = tuple(x for x in t.live.get(self.on.kind, ()) if x.ability != ability.number or x.anchor != user)
            live = Live(ability.number, f.source, f.seat, user, t.mems[user].epoch, t.turn, art.num(WHICH))
            t.live[self.on.kind] = (*others, live)
            return NEXT

    def en(self) -> str:
        said = clauses(self.do, "en")
        return f"if {self.on.words('en')}, {said.replace('if ', 'and ', 1) if isinstance(self.do[0], If) else said}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.on.words('ja')}時、{clauses(self.do, 'ja')}"


def outcomes(parts: Iterable[object]) -> Iterator[When]:
    """What several sentences say of the outcome, behind conditions and choices too."""
    for part in parts:
        if isinstance(part, When):
            yield part
        elif isinstance(part, Phrase):
            yield from outcomes(attributes(part).values())
        elif isinstance(part, tuple | list | dict):
            yield from outcomes(part.values() if isinstance(part, dict) else part)


def THIS_ART_DOWNS(b: MemNoun = OPP_HOLOMEM) -> Pattern:
    """Done inside that holomem's down."""
    down = one_of(b)
    return Pattern(
        events.DOWNED,
        lambda t, f, e: down(t, f, e.subject),
        f"this Arts downed {said(b, 'en')}",
        f"このアーツで{said(b, 'ja')}をダウンさせた",
    )


def THIS_ART_DEALS(b: MemNoun = OPP_HOLOMEM) -> Pattern:
    """After the HP fell (G-38)."""
    hit = one_of(b)
    return Pattern(
        events.DAMAGE,
        lambda t, f, e: hit(t, f, e.subject),
        f"this Arts dealt damage to {said(b, 'en')}",
        f"このアーツで{said(b, 'ja')}にダメージを与えた",
    )
