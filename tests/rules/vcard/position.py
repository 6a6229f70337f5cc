"""Positions for rules tests: a Main Phase of seat A with the cards a test names, and a few cards of the tests' own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.card import BOOST, BY_ID, MASCOT, REINFORCEMENT, VTUBER, Facts
from kaimaku.games.vcard.events import FEED
from kaimaku.games.vcard.lang import (
    ANOTHER_VT,
    OPP_ACTIVE,
    OPP_BACKSTAGE,
    OPP_PLAYS_BOOST,
    OPP_PLAYS_SUPPORT,
    PL,
    THIS_VT,
    YOU_PLAY_MASCOT,
    YOUR_ACTIVE,
    YOUR_VT,
    Cancel,
    Clause,
    Comma,
    Discard,
    Draw,
    ReturnToHand,
    Whenever,
    card,
    passive,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.moments import OPP, Moment
from kaimaku.games.vcard.power import power
from kaimaku.games.vcard.setup import bare_table
from kaimaku.games.vcard.table import (
    ACTIVE,
    ALLIES,
    BACKSTAGE,
    DECK,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    SIDE,
    TURN,
    WORLD_SPOT,
    VCardTable,
    face,
    start_work,
    zone,
)
from kaimaku.games.vcard.turn import MAIN, ROUNDS
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.frames import push, run
from kaimaku.kernel.refusals import Refused

A, B = 0, 1
WHITE = "CCD-001"  # a VT whose Lock effect no test of these uses by accident


def _own(name: str, kind: str, *clauses: Clause, element: str | None = None, pl: int = 0) -> None:
    line = name if kind == VTUBER else None
    card(Facts(f"TEST-{name}", name, kind, element, pl=pl, line=line), *clauses)


_own("two for two", BOOST, plain(Comma(Discard(2), Draw(2))))
_own("comma", BOOST, plain(Comma(PL(-1, OPP_BACKSTAGE), Draw(1))))
_own("period", BOOST, plain(PL(-1, OPP_BACKSTAGE), Draw(1)))
_own("then mine", BOOST, plain(Comma(PL(-1, OPP_BACKSTAGE), PL(+1, YOUR_VT))))
_own("plus two", BOOST, plain(PL(+2, YOUR_ACTIVE)))
_own("recall", BOOST, plain(ReturnToHand(YOUR_VT), Draw(1)))
_own("another", VTUBER, snap(Comma(PL(+1, ANOTHER_VT), Draw(1))), pl=8)
_own("snap draw", VTUBER, snap(Draw(1)), pl=8)
_own("snap self", VTUBER, snap(PL(+1, THIS_VT)), pl=8)
_own("after mascot", VTUBER, passive(Whenever(YOU_PLAY_MASCOT.after, PL(+1, THIS_VT))), pl=8)
_own("when mascot", VTUBER, passive(Whenever(YOU_PLAY_MASCOT.when, PL(+1, THIS_VT))), pl=8)
_own("mascot", MASCOT, snap(Draw(1)))
_own("minus one", REINFORCEMENT, reply(OPP_PLAYS_SUPPORT.when, PL(-1, OPP_ACTIVE)))
_own("no boost", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Cancel()))
_own("step back", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, ReturnToHand(YOUR_VT)))
OPP_FEEDS = Moment(FEED, OPP, lambda t, e: True, "your Opp. Feeds a VT", "相手がVTをFeedする")
card(Facts("LATE-envy", "envy", REINFORCEMENT), reply(OPP_FEEDS.after, Draw(1)))  # a set of its own: it opens windows


@dataclass
class Side:
    """What a seat has on the board; a stack is written as its cards from the lowest, in one string."""

    active: str = WHITE
    back: Sequence[str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = (WHITE,) * 20
    discard: Sequence[str] = ()
    mascot: str = ""


class Scene:
    """A table in A's Main Phase, spoken to in the names of cards."""

    def __init__(self, a: Side, b: Side, world: str = "", sets: str = "CCD,TEST", turn: int = 1) -> None:
        t = self.t = bare_table(7, {"format": sets})
        t.journal = []
        t.phase, t.turn, t.taken = TURN, 2 * turn - 1, [turn, turn - 1]
        for seat, side in enumerate((a, b)):
            for kind, ids in ((DECK, side.deck), (HAND, side.hand), (DISCARD, side.discard)):
                known = {DECK: 0, HAND: 1 << seat, DISCARD: t.everyone}[kind]
                for name in ids:
                    self._add(name, seat, seat * SIDE + kind, known)
            board = [(ACTIVE, side.active), (MASCOT_SPOT, side.mascot)]
            for kind, names in board + list(zip(BACKSTAGE, side.back, strict=False)):
                stack = [self._add(n, seat, seat * SIDE + kind, t.everyone) for n in names.split("|") if n]
                if stack:
                    start_work(t, stack[0])
        if world:
            start_work(t, self._add(world, A, WORLD_SPOT, t.everyone))
        push(t, ROUNDS, A)
        push(t, MAIN, A)
        run(t)

    def _add(self, name: str, seat: int, to: int, known: int) -> int:
        return self.t.add_card(BY_ID[_id(name)].number, seat, to, known)

    def do(self, seat: int, verb: str, name: str = "", *more: int) -> None:
        """Take an option; a card is named, anything more is a number."""
        GAME.decide(self.t, seat, self.option(seat, verb, name, *more))

    def option(self, seat: int, verb: str, name: str = "", *more: int) -> Option:
        if not name:
            return (verb, *more)
        found = next(c for c in self.cards(seat) if face(self.t, c).facts.id == _id(name))
        return (verb, found, *more)

    def cards(self, seat: int) -> list[int]:
        """Every card a seat might name: its hand first, then its board."""
        return zone(self.t, seat, HAND) + [c for kind in range(MASCOT_SPOT, SIDE) for c in zone(self.t, seat, kind)]

    def passes(self, seat: int) -> None:
        GAME.decide(self.t, seat, PASS)

    def refused(self, seat: int, option: Option) -> str:
        """The rule that forbids an option; the table must not change."""
        before = self.t.digest()
        why = GAME.refuse(self.t, seat, option)
        assert why is not None and why.en and why.ja
        try:
            GAME.decide(self.t, seat, option)
        except Refused as no:
            assert no.refusal is why
        else:
            raise AssertionError(f"{option} was taken")
        assert self.t.digest() == before
        return why.rule

    def hand(self, seat: int) -> list[str]:
        return sorted(face(self.t, c).facts.id for c in zone(self.t, seat, HAND))

    def discard(self, seat: int) -> list[str]:
        return [face(self.t, c).facts.id for c in zone(self.t, seat, DISCARD)]

    def vt(self, seat: int, kind: int = ACTIVE) -> int:
        return zone(self.t, seat, kind)[0]

    def pl(self, seat: int, kind: int = ACTIVE) -> int:
        return power(self.t, self.vt(seat, kind))

    def log(self, *kinds: str) -> list[str]:
        """What the journal says of these kinds, in order."""
        return [entry[0] for entry in self.t.journal or [] if entry[0] in kinds]


def _id(name: str) -> str:
    return name if name in BY_ID else f"TEST-{name}"


def spot(seat: int, kind: int = ACTIVE) -> int:
    return seat * SIDE + kind


def allies(t: VCardTable, seat: int) -> list[str]:
    return [face(t, c).facts.id for c in zone(t, seat, ALLIES)]
