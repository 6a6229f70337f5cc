"""8.1: Jolt asks for the place of its own card among those of the turn, whatever makes its text happen (V-52)."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_PLAYS_SUPPORT,
    TO_HAND,
    YOUR_VT,
    AnyOf,
    Both,
    CopyIt,
    Draw,
    Grow,
    Immediately,
    Jolt,
    Mill,
    Positive,
    Return,
    SnapOfYours,
    echo,
    lock,
    plain,
    reply,
    snap,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("again snap", VTUBER, snap(Jolt(Draw(1))))
own("again lock", VTUBER, lock(Jolt(Draw(1))))
own("again echo", VTUBER, echo(Jolt(Mill(1))))
own("again both", VTUBER, snap(Jolt(Both(Draw(1)))))
own("again grow", VTUBER, snap(Grow(Jolt(Draw(1)))))
own("again positive", VTUBER, lock(Positive(Jolt(Draw(1)))))
own("again boost", BOOST, plain(SnapOfYours()))
own("again ally", ALLY, snap(SnapOfYours()))
own("again clause", BOOST, plain(AnyOf("Positive")))
own("again home", BOOST, plain(Return(YOUR_VT, TO_HAND)))
own("again jolted", BOOST, plain(Jolt(Draw(1))))
own("again copy", REINFORCEMENT, reply(OPP_PLAYS_SUPPORT.when, Immediately(CopyIt())), series="AGAIN")


@rule("vcard:8.1.0.1/jolt")
@pytest.mark.parametrize("card", ["again boost", "again ally"])
def test_what_triggers_a_snap_again_does_not_take_its_place(card: str) -> None:
    s = Scene(Side("again snap", hand=[card]))
    s.play(A, "boost" if card == "again boost" else "ally", card, *([] if card == "again boost" else [s.vt(A)]))
    assert s.log("trigger") == ["trigger"] and not s.log("draw"), "the VT was not played in this turn"


@rule("vcard:8.1.0.1/jolt")
@pytest.mark.parametrize("card", ["again snap", "again both"])
def test_the_first_card_of_the_turn_stays_the_first(card: str) -> None:
    s = Scene(Side(hand=[card, "again boost"]))
    s.play(A, "play", card, spot(A, 1))
    drawn = len(s.log("draw"))
    s.play(A, "boost", "again boost")
    assert drawn > 0 and len(s.log("draw")) == 2 * drawn


@rule("vcard:8.1.0.1/jolt")
def test_the_second_card_stays_the_second() -> None:
    s = Scene(Side(hand=[BLANK, "again snap", "again boost"]))
    s.play(A, "play", BLANK, spot(A, 1))
    s.play(A, "play", "again snap", spot(A, 2))
    s.play(A, "boost", "again boost")
    assert not s.log("draw")


@rule("vcard:8.1.0.1/jolt")
def test_a_card_that_is_played_anew_has_a_new_place() -> None:
    s = Scene(Side(hand=["again snap", "again home"]))
    s.play(A, "play", "again snap", spot(A, 1))
    s.play(A, "boost", "again home")
    s.pick(A, s.vt(A, 1))
    assert len(s.log("draw")) == 1
    s.play(A, "play", "again snap", spot(A, 1))
    assert len(s.log("draw")) == 1, "now it is the third"


@rule("vcard:8.1.0.1/jolt")
def test_a_lock_of_the_first_card() -> None:
    s = Scene(Side(hand=["again lock", BLANK]))
    s.play(A, "play", "again lock", spot(A, 1))
    s.play(A, "play", BLANK, spot(A, 2))
    s.play(A, "lock", "again lock")
    assert s.log("draw") == ["draw"]


@rule("vcard:8.1.0.1/jolt")
def test_a_clause_that_another_card_triggers() -> None:
    s = Scene(Side("again positive", hand=["again clause"]))
    s.play(A, "boost", "again clause")
    assert s.log("trigger") == ["trigger"] and not s.log("draw")


@rule("vcard:8.1.0.1/jolt")
def test_in_a_later_turn_it_is_no_card_of_that_turn() -> None:
    s = Scene(Side(hand=["again grow"]))
    s.play(A, "play", "again grow", spot(A, 1))
    s.end_turn(A)
    s.end_turn(B)
    assert s.log("due") == ["due"] and len(s.log("draw")) == 2, "one for each Draw Phase"


@rule("vcard:8.1.0.1/jolt", "vcard:7.1.0.2")
def test_after_combat_is_no_turn() -> None:
    s = Scene(Side(), Side(hand=["again echo"]), turn=6)
    s.end_turn(A)
    s.play(B, "play", "again echo", spot(B, 1))
    assert s.log("mill") == ["mill"]
    s.passes(B)
    s.settle()
    while s.t.round == 1:
        s.pick(s.t.asked[0], s.offered(s.t.asked[0])[0])
    assert s.log("mill") == ["mill"]


@rule("vcard:8.1.0.1/jolt")
@pytest.mark.parametrize("before", [0, 1])
def test_a_copy_is_a_card_of_its_own(before: int) -> None:
    """V-50: its Jolt asks for the place of the card that was played as a copy."""
    s = Scene(Side(hand=["again boost", "again jolted"]), Side(hand=["again copy"] * (1 + before)), sets="TEST,AGAIN")
    if before:
        s.do(A, "boost", "again boost")
        s.do(B, "reply", "again copy", 0)
        s.settle()
    s.do(A, "boost", "again jolted")
    s.do(B, "reply", "again copy", 0)
    s.settle()
    assert [seat for _, seat, _ in s.told("draw")] == ([] if before else [B, A])
