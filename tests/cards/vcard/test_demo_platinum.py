"""CCD-037 to CCD-048: Platinum."""

from __future__ import annotations

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

AURELIO, LYNX, BULWARK, PIGGY, RIVET, SHIELDON = (f"CCD-{n:03}" for n in (37, 40, 43, 46, 47, 48))


def test_aurelio_piles_two_coins() -> None:
    s = Scene(Side(active=AURELIO))
    s.play(A, "lock", AURELIO)
    assert s.t.coins == [2, 0]


def test_lynx_chains_with_a_neighbour_of_its_element() -> None:
    s = Scene(Side(back=[AURELIO, "", BLANK], hand=[LYNX]))
    s.play(A, "play", LYNX, spot(A, 2))
    s.yes(A)
    s.pick(A, s.vt(A, 3))
    assert [s.pl(A, place) for place in range(4)] == [8, 8, 10, 10]


def test_lynx_may_leave_the_chain() -> None:
    s = Scene(Side(back=[AURELIO], hand=[LYNX]))
    s.play(A, "play", LYNX, spot(A, 2))
    s.no(A)
    assert s.pl(A, 1) == s.pl(A, 2) == 8


def test_lynx_needs_a_platinum_neighbour() -> None:
    s = Scene(Side(active=AURELIO, back=[BLANK], hand=[LYNX]))
    s.play(A, "play", LYNX, spot(A, 2))
    assert s.prompt() == "vcard:main" and s.pl(A, 2) == 8


def test_bulwark_bolsters() -> None:
    s = Scene(Side(back=[BULWARK, AURELIO]))
    s.do(A, "lock", BULWARK)
    s.yes(A)
    s.pick(A, s.vt(A))
    assert s.tokens(A) == {"bolster": 1}


def test_piggy_banksy_gives_a_coin_and_may_sell_three() -> None:
    s = Scene(Side(hand=[PIGGY], coins=2))
    s.play(A, "mascot", PIGGY)
    s.yes(A)
    assert s.t.coins[A] == 0 and s.hand(A) == [BLANK, BLANK]
    s = Scene(Side(hand=[PIGGY], coins=1))
    s.play(A, "mascot", PIGGY)
    assert s.t.coins[A] == 2 and s.hand(A) == [] and s.prompt() == "vcard:main", "two Coins buy nothing"


def test_rivet_swaps_after_a_chain_of_this_turn() -> None:
    s = Scene(Side(active=BLANK, back=[AURELIO], hand=[LYNX], mascot=RIVET))
    s.play(A, "play", LYNX, spot(A, 2))
    s.yes(A)
    s.do(A, "lock", RIVET)
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert s.stack(A) == [LYNX] and s.stack(A, 2) == [BLANK]


def test_rivet_does_nothing_without_a_chain() -> None:
    s = Scene(Side(back=[AURELIO], mascot=RIVET))
    s.play(A, "lock", RIVET)
    assert s.prompt() == "vcard:main" and s.stack(A) == [BLANK]


def test_shieldon_bolsters_and_flips_for_a_card() -> None:
    for heads, drawn in ((1, [BLANK]), (0, [])):
        s = Scene(Side(hand=[SHIELDON], back=[BLANK]))
        s.force(heads)
        s.play(A, "mascot", SHIELDON)
        assert s.tokens(A) == {"bolster": 1} and s.tokens(A, 1) == {} and s.hand(A) == drawn


def test_the_opponent_has_no_part_in_it() -> None:
    s = Scene(Side(active=AURELIO), Side(coins=1))
    s.play(A, "lock", AURELIO)
    assert s.t.coins[B] == 1
