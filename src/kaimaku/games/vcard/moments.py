"""Moments: the events that a passive or a Reinforcement names, with When or After (4.6.6)."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.events import Event
from kaimaku.kernel.listeners import AFTER, WHEN, Ability, Live
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .card import BOOST, MASCOT, REINFORCEMENT, SUPPORTS, VTUBER, WORLD
from .events import EVOLVE, LOCK, PLAY
from .table import VCardTable, face, vcard

Test = Callable[[VCardTable, Event], bool]
YOU, OPP = 0, 1


class Moment:
    """An event somebody causes, in words. It may read only what everybody sees."""

    def __init__(self, kind: int, who: int, test: Test, en: str, ja: str) -> None:
        self.kind = kind
        self.who = who
        self.test = test
        self.en = en
        self.ja = ja
        self.when = On(self, WHEN)
        self.after = On(self, AFTER)

    def names(self, t: VCardTable, seat: int, e: Event) -> bool:
        """Is this the event, read from a seat?"""
        return e.kind == self.kind and (e.seat == seat) == (self.who == YOU) and self.test(t, e)


class On:
    """A moment with its phase."""

    def __init__(self, moment: Moment, phase: int) -> None:
        self.moment = moment
        self.phase = phase

    def words(self, lang: Lang) -> str:
        m = self.moment
        if lang == "ja":
            return m.ja + ("時" if self.phase == WHEN else "処理の後")
        return ("When " if self.phase == WHEN else "After ") + m.en


class Watcher(Ability):
    """A passive that triggers each time its moment comes (4.4.1.4)."""

    def __init__(self, on: On, prog: int, itself: bool = False) -> None:
        self.on = on
        self.phase = on.phase
        self.prog = prog
        self.itself = itself  # only for what happens to its own card

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        if self.itself and e.subject != live.source:
            return False
        board = vcard(t)
        return self.on.moment.names(board, reader(board, live.source, live.seat), e)


class Hearing(Ability):
    """Notes that a seat might answer an event with some After Reinforcement of the format (C8)."""

    def __init__(self, on: On) -> None:
        self.on = on

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        return self.on.moment.names(vcard(t), live.seat, e)


def reader(t: VCardTable, source: int, seat: int) -> int:
    """Who is "you": the controller, but on a World the active player (8.3.3.1, 8.3.3.3)."""
    return t.active if source >= 0 and face(t, source).facts.type == WORLD else seat


def _is(*types: str) -> Test:
    def test(t: VCardTable, e: Event) -> bool:
        return face(t, e.subject).facts.type in types

    return test


def _vt_of(element: str) -> Test:
    def test(t: VCardTable, e: Event) -> bool:
        facts = face(t, e.subject).facts
        return facts.type == VTUBER and facts.element == element

    return test


def _any(t: VCardTable, e: Event) -> bool:
    return True


OPP_PLAYS_SUPPORT = Moment(PLAY, OPP, _is(*SUPPORTS), "your Opp. plays a Support", "相手がサポートを使う")
OPP_PLAYS_BOOST = Moment(PLAY, OPP, _is(BOOST), "your Opp. plays a Boost", "相手がブーストを使う")
OPP_PLAYS_REPLY = Moment(PLAY, OPP, _is(REINFORCEMENT), "your Opp. plays a Reinforcement", "相手が増援を使う")
OPP_EVOLVES = Moment(EVOLVE, OPP, _any, "your Opp. evolves a VT", "相手がVTを進化させる")
OPP_LOCKS_VT = Moment(LOCK, OPP, _is(VTUBER), "your Opp. Locks a VT", "相手がVTをLockする")
YOU_EVOLVE = Moment(EVOLVE, YOU, _any, "you evolve a VT", "自分がVTを進化させる")
YOU_PLAY_MASCOT = Moment(PLAY, YOU, _is(MASCOT), "you play a Mascot", "自分がマスコットを使う")
YOU_PLAY_PLATINUM = Moment(PLAY, YOU, _vt_of("platinum"), "you play a Platinum VT", "自分がプラチナのVTを使う")
