"""8.1: Crit flips a coin, Surge counts the opponent's points."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_PLAYS_BOOST,
    OPPS,
    YOUR_VT,
    CopyIt,
    Crit,
    Draw,
    Havoc,
    Immediately,
    Mill,
    Surge,
    lock,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from kaimaku.kernel.chance import check_forced
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("crit plain", BOOST, plain(Crit(Draw(1))))
own("crit both", BOOST, plain(Crit(Draw(1), Mill(1))))
own("crit fail", BOOST, plain(Crit(lose=Mill(1))))
own("crit opp", BOOST, plain(Crit(Draw(1), flips=OPPS)))
own("crit havoc", VTUBER, snap(Havoc(Crit(Draw(1), flips=OPPS))))
own("crit twice", BOOST, plain(Crit(Draw(1)), Crit(Mill(1))))
own("crit copy", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Immediately(CopyIt())), series="CRIT")
own("surge lock", VTUBER, lock(Surge(Level(+1, YOUR_VT))))


@rule("vcard:8.1.0.1/crit", "vcard:8.1.0.1/crit/2", "vcard:8.1.0.1/crit/3", "vcard:8.1.0.1/crit/5")
@pytest.mark.parametrize(("coin", "drawn", "face"), [(1, 1, "heads"), (0, 0, "tails")])
def test_without_a_word_about_it_crit_happens_on_heads(coin: int, drawn: int, face: str) -> None:
    s = Scene(Side(hand=["crit plain"]))
    s.force(coin)
    s.play(A, "boost", "crit plain")
    assert len(s.hand(A)) == drawn and s.said("flip coin") == [("flip coin", A, "crit plain", (face,))]
    check_forced(s.t)


@rule("vcard:8.1.0.1/crit/3", "vcard:8.1.0.1/crit/4")
@pytest.mark.parametrize(
    ("card", "coin", "drawn", "milled"),
    [("crit both", 1, 1, 0), ("crit both", 0, 0, 1), ("crit fail", 1, 0, 0), ("crit fail", 0, 0, 1)],
)
def test_one_thing_on_a_success_another_on_a_fail(card: str, coin: int, drawn: int, milled: int) -> None:
    s = Scene(Side(hand=[card]))
    s.force(coin)
    s.play(A, "boost", card)
    assert (len(s.hand(A)), len(s.discard(B))) == (drawn, milled)


@rule("vcard:8.1.0.1/crit")
def test_each_crit_has_its_own_flip() -> None:
    s = Scene(Side(hand=["crit twice"]))
    s.force(0, 1)
    s.play(A, "boost", "crit twice")
    assert (len(s.hand(A)), len(s.discard(B))) == (0, 1) and s.log("flip coin") == ["flip coin"] * 2


@rule("vcard:8.1.0.1/crit/1")
def test_the_coin_is_fair() -> None:
    heads = 0
    for seed in range(400):
        s = Scene(Side(hand=["crit plain"]), seed=seed)
        s.play(A, "boost", "crit plain")
        heads += len(s.hand(A))
    assert 170 < heads < 230


@rule("vcard:8.1.0.1/crit/7")
def test_who_resolves_the_effect_flips() -> None:
    s = Scene(Side(hand=["crit plain"]), Side(hand=["crit copy"]), sets="TEST,CRIT")
    s.force(1, 0)
    s.do(A, "boost", "crit plain")
    s.do(B, "reply", "crit copy", 0)
    s.settle()
    assert [(seat, more) for _, seat, _, more in s.said("flip coin")] == [(B, ("heads",)), (A, ("tails",))]
    assert (len(s.hand(A)), len(s.hand(B))) == (0, 1), "who plays the copy resolves it"


@rule("vcard:8.1.0.1/crit", "vcard:8.1.0.1/crit/6")
def test_the_opponent_is_that_of_the_card() -> None:
    s = Scene(Side(hand=["crit opp"]))
    s.force(1)
    s.play(A, "boost", "crit opp")
    assert s.said("flip coin") == [("flip coin", B, "crit opp", ("heads",))] and len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/crit/6", "vcard:8.3.3.5")
def test_and_stays_so_in_the_opponents_turn() -> None:
    s = Scene(Side(hand=["crit havoc"]))
    s.play(A, "play", "crit havoc", spot(A, 1))
    s.force(1)
    s.end_turn(A)
    assert s.t.active == B and s.said("flip coin") == [("flip coin", B, "crit havoc", ("heads",))]
    assert len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/surge", "vcard:8.1.0.1/surge/1")
@pytest.mark.parametrize(("points", "mine"), [(0, 2), (1, 0), (2, 1)])
def test_surge_happens_once_for_each_point_of_the_opponent(points: int, mine: int) -> None:
    s = Scene(Side("surge lock", points=mine), Side(points=points))
    s.play(A, "lock", "surge lock")
    assert s.pl(A) == 8 + points and s.log("counter") == ["counter"] * points


@rule("vcard:8.1.0.1/surge")
def test_each_time_has_its_own_target() -> None:
    s = Scene(Side("surge lock", back=[BLANK]), Side(points=2))
    s.play(A, "lock", "surge lock")
    s.pick(A, s.vt(A))
    s.pick(A, s.vt(A, 1))
    assert (s.pl(A), s.pl(A, 1)) == (9, 9)


@rule("vcard:8.1.0.1/surge/1")
def test_without_points_nothing_is_asked() -> None:
    """V-46."""
    s = Scene(Side("surge lock", back=[BLANK]))
    s.play(A, "lock", "surge lock")
    assert s.prompt() == "vcard:main" and s.vt(A) in s.t.locked
