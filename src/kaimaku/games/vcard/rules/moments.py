"""Moments: the events that a passive or a Reinforcement names, with When or After (4.6.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.listeners import AFTER, WHEN, Ability, Live
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..card import CARDS, WORLD
from ..table import VCardTable, endless, vcard
from ..word import Word
from .events import CANCELED, PLAY

EventTest = Callable[[VCardTable, Event, int], bool]  # the last is the card that listens, -1 for a Reinforcement
FrameTest = Callable[[VCardTable, Frame], bool]
YOU: Final = 0
OPP: Final = 1
ANYONE: Final = 2


class Moment(Word):
    """An event somebody causes, in words. It may read only what everybody sees."""

    def __init__(self, kind: int, who: int, test: EventTest, en: str, ja: str) -> None:
        self.kind = kind
        self.who = who
        self.test = test
        self.en = en
        self.ja = ja
        self.when = On(self, WHEN)
        self.after = On(self, AFTER)

    def names(self, t: VCardTable, seat: int, e: Event, source: int = -1) -> bool:
        """Is this the event, read from a seat?"""
        if e.kind != self.kind or (self.who != ANYONE and (e.seat == seat) != (self.who == YOU)):
            return False
        test = self.test
        return test(t, e, source)


ENDINGS: Final = {
    "使う": "使った",
    "勝つ": "勝った",
    "する": "した",
    "す": "した",
    "く": "いた",
    "まる": "まった",
    "わる": "わった",
    "る": "た",
}


def past(ja: str) -> str:
    """A sentence that ends in a verb, told as over."""
    for present, over in ENDINGS.items():
        if ja.endswith(present):
            return ja.removesuffix(present) + over
    return f"{ja}の"


class On(Word):
    """A moment with its phase."""

    def __init__(self, moment: Moment, phase: int) -> None:
        self.moment = moment
        self.phase = phase

    def words(self, lang: Lang) -> str:
        m = self.moment
        if lang == "ja":
            if m.ja.endswith("ば"):  # it says itself when it is
                return m.ja
            return f"{m.ja}時" if self.phase == WHEN else f"{past(m.ja)}後"
        return ("When " if self.phase == WHEN else "After ") + m.en


class Watcher(Ability):
    """A passive that triggers each time its moment comes (4.4.1.4), as far as its gates let it."""

    def __init__(self, on: On, prog: int, gates: Sequence[FrameTest] = (), once: bool = False) -> None:
        self.moment = on.moment
        self.phase = on.phase
        self.prog = prog
        self.gates = gates
        self.once_a_turn = once

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        board = vcard(t)
        seat = reader(board, live.source, live.seat)
        if not self.moment.names(board, seat, e, live.source) or self.too_late(e):
            return False
        if self.gates and not all(gate(board, glance(seat, live.source)) for gate in self.gates):
            return False
        return not endless(board, self.key, live.source) and (
            not self.once_a_turn or board.used[self.key, live.source] == 1
        )

    def too_late(self, e: Event) -> bool:
        """A canceled card was played, but nothing comes after it: it never was on the board (V-37)."""
        return self.phase == AFTER and e.kind == PLAY and e.cause == CANCELED


class Woken(Ability):
    """What happens to a card itself, wherever it is: found on its definition, never entered anywhere."""

    phase = WHEN

    def __init__(self, prog: int) -> None:
        self.prog = prog


class Hearing(Ability):
    """Notes that a seat might answer an event with some Reinforcement in play that names it (C8)."""

    def __init__(self, on: On) -> None:
        self.moment = on.moment
        self.phase = on.phase

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        """Reinforcements answer what the opponent does, so whoever did not do it may hear it."""
        return self.moment.names(t, 1 - e.seat, e)  # type: ignore[arg-type]  # one of ours


def glance(seat: int, source: int) -> Frame:
    """A frame to read a condition or a noun with, where no effect is running."""
    return Frame(-1, 0, seat, source, [None] * 8)


def reader(t: VCardTable, source: int, seat: int) -> int:
    """Who is "you": the controller, but on a World the active player (8.3.3.1, 8.3.3.3)."""
    return t.active if source >= 0 and CARDS[t.defs[source]].facts.type == WORLD else seat
