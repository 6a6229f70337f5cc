"""When this Arts downs or deals: what an Arts' text says of its own outcome (11.3.1.1, G-42)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import Live
from kaimaku.kernel.phrases import Code, Phrase
from kaimaku.kernel.table import Table

from .. import events
from ..abilities import ANCHOR
from ..performance import WHICH, art_frame
from ..table import HoloTable
from .control import If, clauses
from .holomem_nouns import OPP_HOLOMEM, MemNoun
from .later import Later, Timed
from .triggers import Pattern, among, said
from .words import PLAIN


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

        def make(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            user = f.num(ANCHOR)
            art = art_frame(h)
            if art is None or user not in h.mems:
                return NEXT
            others = tuple(x for x in t.live.get(self.on.kind, ()) if x.ability != ability.number or x.anchor != user)
            live = Live(ability.number, f.source, f.seat, user, h.mems[user].epoch, h.turn, art.num(WHICH))
            t.live[self.on.kind] = (*others, live)
            return NEXT

        code.step(make)

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
            yield from outcomes(vars(part).values())
        elif isinstance(part, tuple | list | dict):
            yield from outcomes(part.values() if isinstance(part, dict) else part)


def THIS_ART_DOWNS(b: MemNoun = OPP_HOLOMEM) -> Pattern:
    """Done inside that holomem's down."""
    down = among(b)
    return Pattern(
        events.DOWNED,
        lambda t, f, e: down(t, f, e.subject),
        f"this Arts downed {said(b, 'en')}",
        f"このアーツで{said(b, 'ja')}をダウンさせた",
    )


def THIS_ART_DEALS(b: MemNoun = OPP_HOLOMEM) -> Pattern:
    """After the HP fell (G-38)."""
    hit = among(b)
    return Pattern(
        events.DAMAGE,
        lambda t, f, e: hit(t, f, e.subject),
        f"this Arts dealt damage to {said(b, 'en')}",
        f"このアーツで{said(b, 'ja')}にダメージを与えた",
    )
