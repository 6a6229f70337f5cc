"""CCD-013 to CCD-024: Fire."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST
from kaimaku.games.vcard.lang import Draw, plain
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

BRASA, KETTLE, VULCA, TOASTLING, SOOTSPRITE, MAGMALLOW = (f"CCD-{n:03}" for n in (13, 16, 19, 22, 23, 24))
HYPE = "CCD-114"
DRAW = own("fire: draw", BOOST, plain(Draw(1)))


def test_brasa_burns_a_spot_for_an_ally() -> None:
    s = Scene(Side(active=BRASA, allies={0: [HYPE]}), Side(back=["", BLANK]))
    s.do(A, "lock", BRASA)
    s.pick(A, s.card(A, HYPE))
    assert s.offered(A) == [spot(B), spot(B, 2)], "spots the opponent's VTs are on"
    s.pick(A, spot(B, 2))
    assert s.tokens(B, 2) == {"burn": 1} and s.pl(B, 2) == 6
    assert s.discard(A) == [HYPE] and s.pl(A) == 8


def test_brasa_may_keep_the_ally() -> None:
    s = Scene(Side(active=BRASA, allies={0: [HYPE]}))
    s.do(A, "lock", BRASA)
    s.pick(A)
    assert s.tokens(B) == {} and s.allies(A) == [HYPE] and s.vt(A) in s.t.locked


def test_kettle_discards_two_of_the_opposing_deck() -> None:
    s = Scene(Side(active=KETTLE, allies={0: [HYPE]}), Side(deck=[BLANK, BRASA, VULCA]))
    s.do(A, "lock", KETTLE)
    s.pick(A, s.card(A, HYPE))
    assert s.discard(B) == [VULCA, BRASA] and s.deck(B) == [BLANK]


def test_vulca_erupts_when_drawn() -> None:
    s = Scene(Side(hand=[DRAW], deck=[BLANK, VULCA]), Side(back=[BLANK, "other blank"]))
    s.play(A, "boost", DRAW)
    assert s.offered(A) == [s.vt(B, 1), s.vt(B, 2)]
    s.pick(A, s.vt(B, 2))
    assert s.pl(B, 2) == 7 and s.pl(B) == 8
    assert s.t.known[s.card(A, VULCA)] == s.t.everyone, "it was shown"


def test_vulca_does_not_erupt_when_played() -> None:
    s = Scene(Side(hand=[VULCA]), Side(back=[BLANK]))
    s.play(A, "play", VULCA, spot(A, 1))
    assert s.pl(B, 1) == 8


@pytest.mark.parametrize(("pile", "burned"), [(12, {"burn": 1}), (11, {})])
def test_toastling_burns_from_the_ashes(pile: int, burned: dict[str, int]) -> None:
    s = Scene(Side(hand=[TOASTLING], discard=[BLANK] * pile))
    s.play(A, "mascot", TOASTLING)
    assert s.tokens(B) == burned


@pytest.mark.parametrize(("pile", "drawn", "level"), [(12, [BLANK], 9), (11, [], 8)])
def test_sootsprite_feeds_on_the_opponents_ashes(pile: int, drawn: list[str], level: int) -> None:
    s = Scene(Side(mascot=SOOTSPRITE, discard=[BLANK] * 20), Side(discard=[BLANK] * pile))
    s.play(A, "lock", SOOTSPRITE)
    assert s.hand(A) == drawn and s.pl(A) == level


def test_magmallow_may_exchange_a_card_when_drawn() -> None:
    s = Scene(Side(hand=[DRAW, BRASA], deck=[KETTLE, MAGMALLOW]))
    s.play(A, "boost", DRAW)
    s.yes(A)
    s.pick(A, s.card(A, BRASA))
    assert s.hand(A) == [KETTLE, MAGMALLOW] and BRASA in s.discard(A)


def test_magmallow_may_leave_it() -> None:
    s = Scene(Side(hand=[DRAW, BRASA], deck=[KETTLE, MAGMALLOW]))
    s.play(A, "boost", DRAW)
    s.no(A)
    assert s.hand(A) == [BRASA, MAGMALLOW] and s.deck(A) == [KETTLE]
