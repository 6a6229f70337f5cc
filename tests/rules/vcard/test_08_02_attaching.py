"""8.2.3: playing and attaching."""

from __future__ import annotations

from kaimaku.games.vcard.card import ALLY, BOOST, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    ALLY_PLAYED,
    OPP_ATTACHES,
    OPP_PLAYS_SUPPORT,
    THIS_VT,
    YOUR_VT,
    Attach,
    Cancel,
    Draw,
    Has,
    If,
    Mill,
    MoveAlly,
    Whenever,
    lock,
    passive,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("attach watcher", VTUBER, passive(Whenever(OPP_ATTACHES.after, Level(+1, THIS_VT))))
own("attach snap ally", ALLY, snap(Mill(1)))
own("attach plus", ALLY, plain(Has(+1, THIS_VT)))
own("attach from discard", VTUBER, lock(Attach(YOUR_VT)))
own("attach move", VTUBER, lock(MoveAlly()))
own("attach asks", VTUBER, lock(If(ALLY_PLAYED, Draw(1))))
own("attach snap vt", VTUBER, snap(Mill(1)))
own("attach lock vt", VTUBER, lock(Mill(1)))
own("attach boost", BOOST, plain(Mill(1)))
own("attach cancel", REINFORCEMENT, reply(OPP_PLAYS_SUPPORT.when, Cancel()), series="ATTACH")


@rule("vcard:8.2.3.1")
def test_what_comes_from_the_discard_pile_is_not_played() -> None:
    s = Scene(
        Side("attach from discard", back=["attach asks"], hand=["attach boost"] * 3, discard=["attach snap ally"])
    )
    s.play(A, "lock", "attach from discard")
    s.pick(A, s.vt(A))
    assert s.allies(A) == ["attach snap ally"] and not s.log("mill", "play"), "no Snap"
    s.play(A, "lock", "attach asks")
    assert not s.log("draw"), "no Ally was played"
    s.play(A, "boost", "attach boost")
    s.play(A, "boost", "attach boost")
    assert s.log("mill") == ["mill", "mill"], "it was no Support of this turn"
    assert s.refused(A, s.option(A, "boost", "attach boost")) == "vcard:4.1.3.2"


@rule("vcard:8.2.3.1")
def test_which_ally_of_the_pile_and_to_which_vt() -> None:
    pile = ["attach plus", BLANK, "attach boost", "attach snap ally"]
    s = Scene(Side("attach from discard", back=[BLANK, BLANK], discard=pile, tokens={1: ["submerge"]}))
    s.play(A, "lock", "attach from discard")
    assert s.offered(A) == [s.card(A, "attach plus"), s.card(A, "attach snap ally")]
    s.pick(A, s.card(A, "attach plus"))
    assert s.offered(A) == [s.vt(A), s.vt(A, 2)]
    s.pick(A, s.vt(A, 2))
    assert s.pl(A, 2) == 9 and s.discard(A) == pile[1:]


@rule("vcard:8.2.3.1", "vcard:8.2.3.3")
def test_an_ally_from_the_discard_pile_works_at_once() -> None:
    s = Scene(Side("attach from discard", discard=["attach plus"]), Side("attach watcher"))
    s.play(A, "lock", "attach from discard")
    assert s.pl(A) == 9 and s.pl(B) == 9 and s.discard(A) == []


@rule("vcard:8.2.3.1", "vcard:8.2.3.2")
def test_playing_moves_a_card_from_the_hand_to_its_place() -> None:
    s = Scene(Side(back=["attach asks"], hand=["attach snap ally", "attach snap vt", "attach lock vt"]))
    s.play(A, "ally", "attach snap ally", s.vt(A))
    assert s.allies(A) == ["attach snap ally"] and s.log("play", "mill") == ["play", "mill"], "its Snap triggers"
    s.play(A, "play", "attach snap vt", spot(A, 2))
    assert s.stack(A, 2) == ["attach snap vt"] and s.log("mill") == ["mill", "mill"]
    s.play(A, "play", "attach lock vt", spot(A, 3))
    assert s.stack(A, 3) == ["attach lock vt"] and s.log("mill") == ["mill", "mill"], "a Lock does not"
    s.play(A, "lock", "attach asks")
    assert s.log("draw") == ["draw"], "an Ally was played this turn"


@rule("vcard:8.2.3.3")
def test_playing_an_ally_is_attaching_it() -> None:
    s = Scene(Side(hand=["attach plus"]), Side("attach watcher"))
    s.play(A, "ally", "attach plus", s.vt(A))
    assert s.pl(B) == 9


@rule("vcard:8.2.3.3")
def test_moving_an_ally_is_attaching_it_but_not_playing_it() -> None:
    """V-16: and it is no Support of the turn."""
    s = Scene(
        Side("attach move", back=[BLANK], hand=["attach boost"] * 2, allies={0: ["attach snap ally"]}),
        Side("attach watcher"),
    )
    s.play(A, "lock", "attach move")
    assert s.allies(A, 1) == ["attach snap ally"] and s.pl(B) == 9 and not s.log("mill", "play")
    s.play(A, "boost", "attach boost")
    s.play(A, "boost", "attach boost")
    assert s.log("mill") == ["mill", "mill"]


@rule("vcard:8.2.3.4", "vcard:8.3.4.2")
def test_a_canceled_support_uses_up_one_of_two() -> None:
    s = Scene(Side(hand=["attach boost"] * 3), Side(hand=["attach cancel"]), sets="TEST,ATTACH")
    s.do(A, "boost", "attach boost")
    s.do(B, "reply", "attach cancel", 0)
    s.settle()
    assert not s.log("mill") and s.discard(A) == ["attach boost"]
    s.play(A, "boost", "attach boost")
    assert s.log("mill") == ["mill"]
    assert s.refused(A, s.option(A, "boost", "attach boost")) == "vcard:4.1.3.2"
