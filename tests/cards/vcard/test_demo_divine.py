"""CCD-073 to CCD-084: Divine."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

AURIEL, VESPER, CHOIRMASTER, HALOWEEN, PUG, CHOIRBELL = (f"CCD-{n:03}" for n in (73, 76, 79, 82, 83, 84))


@pytest.mark.parametrize(("other", "mana"), [(CHOIRMASTER, 2), (AURIEL, 0), (BLANK, 0)])
def test_auriel_generates_in_unity(other: str, mana: int) -> None:
    s = Scene(Side(active=AURIEL, back=[other]))
    s.do(A, "lock", "", s.vt(A))
    s.settle()
    assert s.t.mana[A] == mana


def test_vesper_exalts_two_for_two_mana() -> None:
    s = Scene(Side(active=VESPER, mana=3), Side(back=[BLANK, BLANK]))
    s.do(A, "lock", VESPER)
    s.yes(A)
    s.pick(A, s.vt(B, 1))
    assert s.t.mana[A] == 1
    assert s.tokens(B) == {} and s.tokens(B, 1) == s.tokens(B, 2) == {"exalt": 1}


def test_vesper_cannot_pay_with_less() -> None:
    s = Scene(Side(active=VESPER, mana=1))
    s.play(A, "lock", VESPER)
    assert s.prompt() == "vcard:main" and s.t.mana[A] == 1 and s.tokens(B) == {}


def test_choirmaster_needs_unity_and_two_mana() -> None:
    s = Scene(Side(active=CHOIRMASTER, back=[AURIEL], mana=2))
    s.do(A, "lock", CHOIRMASTER)
    s.yes(A)
    assert s.pl(A) == 10 and s.hand(A) == [BLANK] and s.t.mana[A] == 0
    s = Scene(Side(active=CHOIRMASTER, mana=2))
    s.play(A, "lock", CHOIRMASTER)
    assert s.pl(A) == 8 and s.t.mana[A] == 2
    s = Scene(Side(active=CHOIRMASTER, back=[AURIEL], mana=1))
    s.play(A, "lock", CHOIRMASTER)
    assert s.pl(A) == 8 and s.t.mana[A] == 1


def test_haloween_generates_and_blesses_twice() -> None:
    s = Scene(Side(back=[BLANK], hand=[HALOWEEN]))
    s.play(A, "mascot", HALOWEEN)
    s.pick(A, s.vt(A, 1))
    assert s.t.mana[A] == 1 and s.tokens(A, 1) == {"bless": 2}


def test_pug_may_revive_for_two_cards() -> None:
    s = Scene(Side(back=[AURIEL], hand=[PUG], deck=[BLANK] * 5))
    s.play(A, "mascot", PUG)
    s.yes(A)
    s.pick(A, s.vt(A, 1))
    assert len(s.hand(A)) == 2 and len(s.deck(A)) == 4 and not s.t.zones[spot(A, 1)]
    s = Scene(Side(back=[AURIEL], hand=[PUG]))
    s.play(A, "mascot", PUG)
    s.no(A)
    assert s.hand(A) == [] and s.stack(A, 1) == [AURIEL]


@pytest.mark.parametrize(("back", "drawn"), [((AURIEL, BLANK), 2), ((BLANK,), 1)])
def test_choirbell_gives_an_extra_card_in_unity(back: tuple[str, ...], drawn: int) -> None:
    s = Scene(Side(back=back, mascot=CHOIRBELL))
    s.end_turn(A)
    s.end_turn(B)
    assert len(s.hand(A)) == drawn
