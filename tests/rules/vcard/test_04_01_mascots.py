"""4.1.2: Mascots, their element and their pairing."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import YOUR_VT, Corrupt, Draw, Swap, lock, plain, snap
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

SILVER = own("4.1.2 silver", VTUBER, element="fire", line="4.1.2 silver")
SILVER_9 = own("4.1.2 silver 9", VTUBER, pl=9, element="fire", line=SILVER)
SILVER_10 = own("4.1.2 silver 10", VTUBER, pl=10, element="fire", line=SILVER)
RIVER = own("4.1.2 river", VTUBER, element="water")
FAR_SILVER = own("4.1.2 far silver", VTUBER, element="fire", line=SILVER, series="ELSE")
WOLF = own("4.1.2 wolf", MASCOT, element="fire", pairs=SILVER)
WET_WOLF = own("4.1.2 wet wolf", MASCOT, element="water", pairs=SILVER)
FOX = own("4.1.2 fox", MASCOT, snap(Draw(1)), element="fire", pairs="somebody else")
PLAIN_DOG = own("4.1.2 dog", MASCOT, lock(Draw(1)))
SWITCH = own("4.1.2 switch", BOOST, plain(Swap()))
TEMPT = own("4.1.2 tempt", BOOST, plain(Corrupt(YOUR_VT)))


@rule("vcard:4.1.2.1", "vcard:6.2.2.2d")
def test_a_mascot_is_played_in_the_main_phase() -> None:
    s = Scene(Side(hand=[FOX]), Side(hand=[FOX]))
    assert s.refused(B, s.option(B, "mascot", FOX)) == "vcard:4.6.5.1"
    s.play(A, "mascot", FOX)
    assert s.told("play", "draw") == [("play", A, FOX), ("draw", A, BLANK)], "it came from the hand: its Snap"


@rule("vcard:4.1.2.3", "vcard:3.1.1.2")
def test_the_old_mascot_is_discarded() -> None:
    s = Scene(Side(mascot=PLAIN_DOG, hand=[FOX], discard=[BLANK]))
    dog = s.card(A, PLAIN_DOG)
    s.play(A, "mascot", FOX)
    assert s.discard(A) == [BLANK, PLAIN_DOG] and s.terms(A) == {"printed": 8}
    assert s.refused(A, ("lock", dog)) == "vcard:4.4.2.7", "it is not in play any more"


@rule("vcard:4.1.2.4", "vcard:6.2.2.2d")
def test_one_mascot_in_a_turn() -> None:
    s = Scene(Side(hand=[FOX, WOLF, WOLF]))
    s.play(A, "mascot", FOX)
    assert s.refused(A, s.option(A, "mascot", WOLF)) == "vcard:4.1.2.4"
    assert not [o for o in s.options(A) if o[0] == "mascot"]
    s.end_turn(A)
    s.end_turn(B)
    s.play(A, "mascot", WOLF)
    assert s.discard(A) == [FOX]


@rule("vcard:4.1.2.5")
def test_a_mascot_of_its_element_helps_the_active_vt() -> None:
    s = Scene(Side(active=SILVER, back=[RIVER, SILVER], mascot=FOX, hand=[SWITCH]), Side(active=SILVER))
    assert s.terms(A) == {"printed": 8, "element": 1} and s.pl(A) == 9
    assert s.pl(A, 2) == 8, "not on the Backstage"
    assert s.pl(B) == 8, "its Active VT, not the opponent's"
    s.do(A, "boost", SWITCH)
    s.pick(A, s.vt(A), s.vt(A, 1))
    assert s.stack(A) == [RIVER] and s.terms(A) == {"printed": 8} and s.pl(A, 1) == 8


@rule("vcard:4.1.2.5", "vcard:4.3.0.3")
def test_neutral_is_no_element_in_common() -> None:
    s = Scene(Side(active=BLANK, mascot=PLAIN_DOG))
    assert s.pl(A) == 8


@rule("vcard:4.1.2.6a", "vcard:4.1.2.6c")
@pytest.mark.parametrize("stack", [SILVER, f"{SILVER}|{SILVER_9}", f"{SILVER}|{SILVER_9}|{SILVER_10}"])
def test_paired_with_the_vtuber_it_shows_and_its_evolutions(stack: str) -> None:
    s = Scene(Side(active=stack, mascot=WET_WOLF))
    assert s.terms(A)["paired"] == 1 and "element" not in s.terms(A)
    assert s.pl(A) == 9 + stack.count("|")


@rule("vcard:4.1.2.6c", "vcard:4.1.2.5")
def test_both_bonuses_add_up() -> None:
    s = Scene(Side(active=SILVER, mascot=WOLF))
    assert s.pl(A) == 10 and s.terms(A) == {"printed": 8, "paired": 1, "element": 1}


@rule("vcard:4.1.2.6a")
def test_another_vtuber_is_not_paired() -> None:
    s = Scene(Side(active=RIVER, mascot=WET_WOLF))
    assert s.terms(A) == {"printed": 8, "element": 1}


@rule("vcard:4.1.2.6b", "vcard:4.1.1.2g")
def test_pairing_needs_one_set() -> None:
    s = Scene(Side(active=FAR_SILVER, mascot=WET_WOLF))
    assert s.terms(A) == {"printed": 8}


@rule("vcard:4.1.2.6a", "vcard:4.1.2.6c")
def test_only_the_active_vt_is_paired_by_name() -> None:
    """V-23, C2: what brings the pairing to the Backstage is Corrupt."""
    s = Scene(Side(active=RIVER, back=[SILVER], mascot=WOLF), Side(active=SILVER))
    assert (s.pl(A), s.pl(A, 1), s.pl(B)) == (8, 8, 8)


@rule("vcard:4.1.2.5", "vcard:4.1.2.6a", "vcard:6.1.1.6e")
def test_a_face_down_vt_shows_neither_name_nor_element() -> None:
    """V-45: no pairing and no bonus until it is turned up."""
    s = Scene(Side(), Side(active=SILVER, mascot=WOLF, face_down=[0]))
    assert s.pl(B) == 8
    s.end_turn(A)
    assert s.pl(B) == 10


@rule("vcard:4.1.2.6d")
def test_a_changed_pairing_takes_the_bonus_along() -> None:
    s = Scene(Side(active=SILVER, back=[RIVER], mascot=WET_WOLF, hand=[TEMPT]))
    assert (s.pl(A), s.pl(A, 1)) == (9, 8)
    s.do(A, "boost", TEMPT)
    s.pick(A, s.vt(A, 1))
    assert (s.pl(A), s.pl(A, 1)) == (8, 9) and s.terms(A, 1) == {"printed": 8, "paired": 1}
