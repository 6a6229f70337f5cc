"""CCD-049 to CCD-060: Electric."""

from __future__ import annotations

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

AMPERE, JOULE, SAL, PLUGSLEY, FUSEBOX, DYNAMOLE = (f"CCD-{n:03}" for n in (49, 52, 55, 58, 59, 60))
MARLO = "CCD-001"


def test_ampere_draws_in_front_and_helps_from_behind() -> None:
    s = Scene(Side(active=AMPERE))
    s.play(A, "lock", AMPERE)
    assert s.hand(A) == [BLANK] and s.pl(A) == 8
    s = Scene(Side(back=[AMPERE]))
    s.play(A, "lock", AMPERE)
    assert s.hand(A) == [] and s.pl(A) == 9 and s.pl(A, 1) == 8


def test_joule_swaps_two_and_draws_as_the_first_card() -> None:
    s = Scene(Side(back=["other blank"], hand=[JOULE]))
    s.play(A, "play", JOULE, spot(A, 2))
    s.pick(A, s.vt(A), s.vt(A, 1))
    assert s.stack(A) == ["other blank"] and s.stack(A, 1) == [BLANK] and s.hand(A) == [BLANK]


def test_joule_needs_to_be_the_first_card() -> None:
    s = Scene(Side(back=["other blank"], hand=[BLANK, JOULE]))
    s.play(A, "play", BLANK, spot(A, 3))
    s.play(A, "play", JOULE, spot(A, 2))
    assert s.prompt() == "vcard:main" and s.hand(A) == []


def test_sal_shocks_from_the_front_a_turn_later() -> None:
    s = Scene(Side(active=SAL))
    s.play(A, "lock", SAL)
    s.end_turn(A)
    s.end_turn(B)
    assert s.pl(B) == 8, "the end of this turn is not meant"
    s.end_turn(A)
    assert s.pl(B) == 7


def test_sal_closes_the_circuit_from_behind() -> None:
    s = Scene(Side(active=AMPERE, back=[SAL]))
    s.play(A, "lock", SAL)
    assert s.hand(A) == [BLANK]
    s = Scene(Side(back=[SAL]))
    s.play(A, "lock", SAL)
    assert s.hand(A) == [], "nobody in front has Positive"


def test_plugsley_charges_both_ends_of_a_circuit() -> None:
    s = Scene(Side(active=AMPERE, back=[SAL, BLANK], hand=[PLUGSLEY]))
    s.play(A, "mascot", PLUGSLEY)
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2)]
    s.pick(A, s.vt(A, 2))
    assert s.terms(A)["counter"] == 1 and s.pl(A, 2) == 9 and s.pl(A, 1) == 8


def test_fusebox_unlocks_as_the_first_card() -> None:
    s = Scene(Side(active=MARLO, back=[BLANK], hand=[FUSEBOX], locked=[MARLO]))
    s.play(A, "mascot", FUSEBOX)
    assert s.vt(A) not in s.t.locked


def test_fusebox_does_nothing_as_the_second_card() -> None:
    s = Scene(Side(active=MARLO, hand=[BLANK, FUSEBOX], locked=[MARLO]))
    s.play(A, "play", BLANK, spot(A, 1))
    s.play(A, "mascot", FUSEBOX)
    assert s.vt(A) in s.t.locked


def test_dynamole_draws_at_the_end_of_the_next_turn_and_surges() -> None:
    s = Scene(Side(mascot=DYNAMOLE), Side(points=2))
    s.play(A, "lock", DYNAMOLE)
    assert s.pl(A) == 10
    s.end_turn(A)
    s.end_turn(B)
    assert s.hand(A) == [BLANK]
    s.end_turn(A)
    assert s.hand(A) == [BLANK, BLANK]


def test_dynamole_does_not_surge_without_points() -> None:
    s = Scene(Side(mascot=DYNAMOLE))
    s.play(A, "lock", DYNAMOLE)
    assert s.pl(A) == 8
