"""CCD-061 to CCD-072: Chaos."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST
from kaimaku.games.vcard.lang import Generate, Shuffle, plain
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

MALADY, HAVOKKA, GRIN, INKBLOT, MAYHEMSTER, SNACKRIFICE = (f"CCD-{n:03}" for n in (61, 64, 67, 70, 71, 72))
MANA = own("chaos: one Mana", BOOST, plain(Generate(1)))
BUST = own("chaos: nothing", BOOST, plain(Shuffle()))


def test_malady_corrupts_itself_and_draws_while_paired() -> None:
    s = Scene(Side(back=[MALADY], mascot=MAYHEMSTER))
    s.play(A, "lock", MALADY)
    assert s.tokens(A, 1) == {"corrupt": 1} and s.terms(A, 1)["paired"] == 1
    assert s.hand(A) == [BLANK]


def test_malady_draws_nothing_without_a_mascot() -> None:
    s = Scene(Side(back=[MALADY]))
    s.play(A, "lock", MALADY)
    assert s.tokens(A, 1) == {"corrupt": 1} and s.pl(A, 1) == 8 and s.hand(A) == []


def test_havokka_makes_the_opponent_discard_at_the_start_of_their_turn() -> None:
    s = Scene(Side(hand=[HAVOKKA]), Side(hand=[BLANK, MANA]))
    s.play(A, "play", HAVOKKA, spot(A, 1))
    s.passes(A)
    assert s.t.asked == (B,) and len(s.offered(B)) == 2
    s.pick(B, s.card(B, MANA))
    assert s.discard(B) == [MANA] and s.hand(B) == [BLANK, BLANK], "and then drew"


def test_havokka_brings_calamity_with_chaos_at_both_ends() -> None:
    s = Scene(Side(back=[MALADY], hand=[HAVOKKA]), Side(back=[BLANK, BLANK]))
    s.play(A, "play", HAVOKKA, spot(A, 4))
    s.pick(A, s.vt(B, 1))
    assert [s.pl(B, place) for place in range(3)] == [8, 7, 7]
    s = Scene(Side(back=[MALADY], hand=[HAVOKKA]), Side())
    s.play(A, "play", HAVOKKA, spot(A, 3))
    assert s.pl(B) == 8


@pytest.mark.parametrize(("given", "level"), [(0, 8), (2, 8), (3, 9), (5, 9), (6, 10)])
def test_grin_eats_three_cards_at_a_time(given: int, level: int) -> None:
    s = Scene(Side(active=GRIN, hand=[BLANK] * 6))
    s.do(A, "lock", GRIN)
    s.pick(A, *s.offered(A)[:given])
    assert s.pl(A) == level and len(s.hand(A)) == 6 - given


@pytest.mark.parametrize(("pile", "mana", "drawn"), [(8, 1, True), (7, 1, False), (8, 0, False)])
def test_grin_invokes_from_the_ashes(pile: int, mana: int, drawn: bool) -> None:
    s = Scene(Side(active=GRIN, discard=[BLANK] * pile, mana=mana))
    s.do(A, "lock", GRIN)
    if drawn:
        s.yes(A)
    s.settle()
    assert s.hand(A) == [BLANK] * drawn and s.t.mana[A] == mana - drawn


def test_inkblot_corrupts_any_of_yours() -> None:
    s = Scene(Side(back=[BLANK], hand=[INKBLOT]))
    s.play(A, "mascot", INKBLOT)
    s.pick(A, s.vt(A, 1))
    assert s.pl(A, 1) == 9 and s.tokens(A, 1) == {"corrupt": 1}


def test_mayhemster_caps_the_supports_of_the_next_opposing_turn() -> None:
    s = Scene(Side(hand=[MAYHEMSTER]), Side(hand=[BUST, BUST, BUST]))
    s.play(A, "mascot", MAYHEMSTER)
    s.end_turn(A)
    s.play(B, "boost", BUST)
    assert s.refused(B, s.option(B, "boost", BUST)) == "vcard:4.1.3.2"
    s.end_turn(B)
    s.end_turn(A)
    s.play(B, "boost", BUST)
    s.play(B, "boost", BUST)
    assert s.discard(B) == [BUST] * 3, "only that turn"


def test_snackrifice_gives_mana_and_fractures_in_a_calamity() -> None:
    s = Scene(Side(back=[MALADY, "", "", MALADY], mascot=SNACKRIFICE))
    s.do(A, "lock", SNACKRIFICE)
    assert s.offered(A) == [spot(B, place) for place in range(5)], "empty spots too"
    s.pick(A, spot(B, 3))
    assert s.tokens(B, 3) == {"fracture": 1} and s.t.mana[A] == 1
    s = Scene(Side(mascot=SNACKRIFICE))
    s.play(A, "lock", SNACKRIFICE)
    assert s.t.mana[A] == 1
