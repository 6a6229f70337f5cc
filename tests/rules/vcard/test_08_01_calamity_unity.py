"""8.1: Calamity and Unity look at what a player controls."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER, WORLD, Facts
from kaimaku.games.vcard.lang import THIS_VT, YOUR_ACTIVE, Calamity, Draw, Has, Unity, card, lock, passive, plain, snap
from tests.rule import rule
from tests.vcard.scene import BLANK, OWN, A, B, Scene, Side, own, spot

own("calamity chaos", VTUBER, element="chaos")
own("calamity fire", VTUBER, element="fire")
own("calamity boost", BOOST, plain(Calamity(Draw(1))))
own("calamity snap", VTUBER, snap(Calamity(Draw(1))), element="chaos")
own("calamity lock", VTUBER, lock(Calamity(Draw(1))), element="chaos")
own("calamity stands", VTUBER, passive(Calamity(Has(+2, THIS_VT))))

own("unity two", VTUBER, snap(Unity(2, Draw(1))))
card(Facts("UNITY-2", "unity two", VTUBER, pl=8, line="unity two"), snap(Unity(2, Draw(1))))
OWN["unity promo"], OWN["unity promo of set 2"] = "TEST-unity two-promo", "UNITY-3"
card(Facts(OWN["unity promo"], "unity two", VTUBER, pl=8, line="unity two"), snap(Unity(2, Draw(1))))
card(Facts(OWN["unity promo of set 2"], "unity two", VTUBER, pl=8, line="unity two"), snap(Unity(2, Draw(1))))
own("unity two evolved", VTUBER, pl=9, line="unity two")
own("unity one", VTUBER, snap(Unity(1, Draw(1))))
own("unity lock", VTUBER, lock(Unity(2, Draw(1))))
own("unity stands", VTUBER, passive(Unity(2, Has(+2, THIS_VT))))
own("unity ally", ALLY, plain(Unity(2, Has(+1, THIS_VT))))
own("unity mascot", MASCOT, passive(Unity(9, Has(+1, YOUR_ACTIVE))))
own("unity world", WORLD, passive(Unity(9, Has(+1, YOUR_ACTIVE))))
own("unity three", BOOST, plain(Unity(3, Draw(1))))

CHAOS, FIRE = "calamity chaos", "calamity fire"


@rule("vcard:8.1.0.1/calamity")
@pytest.mark.parametrize(
    ("back", "drawn"),
    [
        ((CHAOS, "", "", CHAOS), 1),
        ((CHAOS, FIRE, FIRE, CHAOS), 1),
        ((CHAOS, "", CHAOS), 0),
        ((CHAOS, CHAOS), 0),
        (("", CHAOS, CHAOS, CHAOS), 0),
        ((CHAOS, "", "", FIRE), 0),
        ((FIRE, "", "", CHAOS), 0),
    ],
)
def test_chaos_on_both_outer_backstage_spots(back: tuple[str, ...], drawn: int) -> None:
    """V-40: the spots 1 and 4 themselves, not the outermost that are taken."""
    s = Scene(Side(CHAOS, back=back, hand=["calamity boost"]), Side(back=(CHAOS, "", "", CHAOS)))
    s.play(A, "boost", "calamity boost")
    assert s.hand(A) == [BLANK] * drawn


@rule("vcard:8.1.0.1/calamity")
def test_a_face_down_vt_is_no_chaos_vt() -> None:
    """V-45: nothing that must be read of it is known."""
    s = Scene(Side(back=(CHAOS, "", "", CHAOS), hand=["calamity boost"], face_down=(4,)))
    s.play(A, "boost", "calamity boost")
    assert s.hand(A) == []


@rule("vcard:8.1.0.1/calamity/1")
def test_calamity_of_a_snap_is_looked_at_on_play_only() -> None:
    s = Scene(Side(back=(CHAOS,), hand=["calamity snap", CHAOS]))
    s.play(A, "play", "calamity snap", spot(A, 2))
    s.play(A, "play", CHAOS, spot(A, 4))
    assert not s.log("draw"), "met too late"
    s = Scene(Side(back=(CHAOS,), hand=["calamity snap"]))
    s.play(A, "play", "calamity snap", spot(A, 4))
    assert s.log("draw") == ["draw"], "the card that is played may be one of the two"


@rule("vcard:8.1.0.1/calamity/1")
def test_calamity_of_a_lock_is_looked_at_when_locking() -> None:
    s = Scene(Side(back=(CHAOS, "calamity lock"), hand=[CHAOS]))
    s.play(A, "play", CHAOS, spot(A, 4))
    assert not s.log("draw")
    s.play(A, "lock", "calamity lock")
    assert s.log("draw") == ["draw"]


@rule("vcard:8.1.0.1/calamity/1")
def test_calamity_of_a_passive_is_looked_at_all_the_time() -> None:
    s = Scene(Side("calamity stands", back=(CHAOS,), hand=[CHAOS]))
    assert s.pl(A) == 8
    s.play(A, "play", CHAOS, spot(A, 4))
    assert s.pl(A) == 10


@rule("vcard:8.1.0.1/unity")
@pytest.mark.parametrize(
    ("side", "drawn"),
    [
        (Side(back=["unity lock"]), 1),
        (Side(allies={0: ["unity ally"]}), 1),
        (Side(mascot="unity mascot"), 1),
        (Side(back=[BLANK]), 0),
        (Side(deck=["unity lock"] * 9, discard=["unity lock"]), 0),
        (Side(back=["unity lock"], face_down=(1,)), 0),
    ],
)
def test_different_cards_with_unity_are_counted(side: Side, drawn: int) -> None:
    side.hand = ["unity two"]
    s = Scene(side)
    s.play(A, "play", "unity two", spot(A, 2))
    assert len(s.hand(A)) == drawn


@rule("vcard:8.1.0.1/unity")
def test_the_cards_of_the_opponent_do_not_count() -> None:
    s = Scene(Side(hand=["unity two"]), Side("unity lock", back=["unity stands"]))
    s.play(A, "play", "unity two", spot(A, 1))
    assert s.hand(A) == []


@rule("vcard:8.1.0.1/unity/2")
def test_copies_count_once() -> None:
    s = Scene(Side("unity two", back=["unity two"], hand=["unity two"]))
    s.play(A, "play", "unity two", spot(A, 2))
    assert s.hand(A) == []


@rule("vcard:8.1.0.1/unity/2")
def test_the_same_name_of_another_set_is_another_card() -> None:
    """V-39."""
    s = Scene(Side("UNITY-2", hand=["unity two"]))
    s.play(A, "play", "unity two", spot(A, 1))
    assert len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/unity/2")
def test_an_evolved_vt_still_has_its_unity_and_is_no_second_card() -> None:
    """V-40."""
    s = Scene(Side("unity two|unity two evolved", back=["unity two"], hand=["unity lock"]))
    s.play(A, "play", "unity lock", spot(A, 2))
    s.play(A, "lock", "unity lock")
    assert len(s.hand(A)) == 1, "with the evolved one there are two different cards"
    s = Scene(Side("unity two|unity two evolved", back=["unity two", "unity lock"], hand=["unity three"]))
    s.play(A, "boost", "unity three")
    assert s.hand(A) == [], "three are controlled, but two are copies"


@rule("vcard:8.1.0.1/unity/3")
def test_the_card_that_is_played_counts_itself() -> None:
    s = Scene(Side(hand=["unity one"]))
    s.play(A, "play", "unity one", spot(A, 1))
    assert len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/unity/1")
def test_unity_of_a_snap_is_looked_at_on_play_only() -> None:
    s = Scene(Side(hand=["unity two", "unity lock"]))
    s.play(A, "play", "unity two", spot(A, 1))
    s.play(A, "play", "unity lock", spot(A, 2))
    assert not s.log("draw")
    s.play(A, "lock", "unity lock")
    assert s.log("draw") == ["draw"], "that of a Lock when it is Locked"


@rule("vcard:8.1.0.1/unity/1")
def test_unity_of_a_passive_is_looked_at_all_the_time() -> None:
    s = Scene(Side("unity stands", hand=["unity two"]), Side("unity stands"))
    assert s.pl(A) == 8
    s.play(A, "play", "unity two", spot(A, 1))
    assert (s.pl(A), s.pl(B)) == (10, 8)


@rule("vcard:8.3.2.2")
def test_nobody_controls_the_world() -> None:
    s = Scene(Side(hand=["unity two"]), world="unity world")
    s.play(A, "play", "unity two", spot(A, 1))
    assert s.hand(A) == []


@rule("vcard:8.1.0.1/unity/2", "vcard:5.1.2.1", "vcard:5.1.2.2")
@pytest.mark.parametrize(("variant", "drawn"), [("unity promo", 0), ("unity promo of set 2", 1)])
def test_a_card_and_its_promo_are_one_card(variant: str, drawn: int) -> None:
    """V-39: name, set, type, PL and element make the card, not its number."""
    s = Scene(Side("unity two", hand=[variant]))
    s.play(A, "play", variant, spot(A, 1))
    assert len(s.hand(A)) == drawn
