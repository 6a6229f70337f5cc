"""S1-160 to S1-168: Mascots of Platinum."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

CIMP, CHATBLIN, SPIKE, EVILBOT, CHIBI, NANOMONO, OLLIE, MIMI, TENKI = (f"S1-{n}" for n in range(160, 169))
DYA, TOTLESS, VEI, PUP = "S1-103", "S1-121", "S1-124", "S1-135"


def test_cimp_discards_a_card_and_piles_a_coin() -> None:
    s = Scene(Side(mascot=CIMP, hand=[PUP, BLANK]))
    s.play(A, "lock", CIMP)
    s.pick(A, s.card(A, PUP))
    assert s.hand(A) == [BLANK] and s.discard(A) == [PUP] and s.t.coins == [1, 0]


def test_cimp_piles_a_coin_with_an_empty_hand() -> None:
    s = Scene(Side(mascot=CIMP))
    s.play(A, "lock", CIMP)
    assert s.t.coins == [1, 0]


def test_chatblin_keeps_a_coin_after_every_combat() -> None:
    s = Scene(Side(mascot=CHATBLIN, counters={0: 1}, coins=4), Side(coins=4), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.t.coins == [1, 0]
    s.to_combat()
    assert s.t.round == 3 and s.t.coins == [1, 0]


def test_spike_weakens_ones_own_and_piles_two_coins() -> None:
    s = Scene(Side(hand=[SPIKE], back=[BLANK]), Side(back=[BLANK]))
    s.play(A, "mascot", SPIKE)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)]
    s.pick(A, s.vt(A, 1))
    assert s.pl(A, 1) == 7 and s.pl(A) == 8 and s.t.coins == [2, 0]


@pytest.mark.parametrize("agrees", [True, False])
def test_evilbot_may_swap_after_a_chain_of_this_turn(agrees: bool) -> None:
    s = Scene(Side(back=[DYA], hand=[VEI], mascot=EVILBOT))
    s.play(A, "play", VEI, spot(A, 2))
    s.yes(A)
    s.do(A, "lock", EVILBOT)
    s.pick(A, s.vt(A), s.vt(A, 2))
    if agrees:
        s.yes(A)
    else:
        s.no(A)
    assert s.stack(A) == ([VEI] if agrees else [BLANK])


def test_evilbot_needs_a_chain_of_this_turn() -> None:
    s = Scene(Side(back=[DYA], hand=[VEI], mascot=EVILBOT))
    s.play(A, "play", VEI, spot(A, 2))
    s.yes(A)
    s.end_turn(A)
    s.end_turn(B)
    s.play(A, "lock", EVILBOT)
    assert s.prompt() == "vcard:main" and s.stack(A) == [BLANK]


def test_chibi_layna_may_remove_a_status_effect_anywhere() -> None:
    s = Scene(Side(hand=[CHIBI], tokens={0: ["burn"]}), Side(tokens={0: ["decay", "decay"]}))
    s.play(A, "mascot", CHIBI)
    s.yes(A)
    burn, decay = (x.stamp for x in s.t.tokens[:2])
    assert sorted(s.offered(A)) == [burn, decay], "one Decay is as good as the other"
    s.pick(A, burn)
    assert s.tokens(A) == {} and s.tokens(B) == {"decay": 2}


def test_chibi_layna_removes_one_only_and_no_buff() -> None:
    s = Scene(Side(hand=[CHIBI], tokens={0: ["food"]}), Side(tokens={0: ["decay", "decay"]}))
    s.play(A, "mascot", CHIBI)
    s.yes(A)
    assert s.tokens(B) == {"decay": 1} and s.tokens(A) == {"food": 1}


def test_chibi_layna_may_leave_it_and_does_not_ask_without_one() -> None:
    s = Scene(Side(hand=[CHIBI], tokens={0: ["burn"]}))
    s.play(A, "mascot", CHIBI)
    s.no(A)
    assert s.tokens(A) == {"burn": 1}
    s = Scene(Side(hand=[CHIBI], tokens={0: ["food"]}))
    s.play(A, "mascot", CHIBI)
    assert s.prompt() == "vcard:main" and s.tokens(A) == {"food": 1}


def test_nanomono_piles_a_coin_and_looks() -> None:
    s = Scene(Side(hand=[NANOMONO]), Side(deck=[BLANK, PUP, DYA]))
    s.play(A, "mascot", NANOMONO)
    assert s.t.coins == [1, 0] and s.deck(B) == [BLANK, PUP, DYA]
    assert s.t.known[s.card(B, DYA)] == 1 << A, "the one who looks knows it, not the owner"
    assert s.t.known[s.card(B, PUP)] == 0


def test_ollie_bolsters_a_backstage_vt_of_ones_own() -> None:
    s = Scene(Side(hand=[OLLIE], back=[BLANK, BLANK]), Side(back=[BLANK]))
    s.play(A, "mascot", OLLIE)
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2)]
    s.pick(A, s.vt(A, 2))
    assert s.tokens(A, 2) == {"bolster": 1} and s.tokens(A, 1) == {}


def test_mimi_strengthens_the_vt_that_chains() -> None:
    s = Scene(Side(back=[DYA], hand=[VEI], mascot=MIMI))
    s.play(A, "play", VEI, spot(A, 2))
    s.yes(A)
    assert s.pl(A, 2) == 9 and s.pl(A, 1) == 8
    assert s.log("counter", "draw") == ["counter", "draw"], "when, not after"


def test_mimi_gives_nothing_for_a_chain_left_or_the_opponents() -> None:
    s = Scene(Side(back=[DYA], hand=[VEI, VEI], mascot=MIMI))
    s.play(A, "play", VEI, spot(A, 2))
    s.no(A)
    assert s.pl(A, 2) == 8
    s = Scene(Side(back=[DYA], hand=[VEI]), Side(mascot=MIMI))
    s.play(A, "play", VEI, spot(A, 2))
    s.yes(A)
    assert s.pl(A, 2) == 8


def test_tenki_weakens_two_and_discards_from_hand_and_deck() -> None:
    s = Scene(Side(mascot=TENKI, hand=[PUP, BLANK], deck=[BLANK, DYA]), Side(back=[BLANK, BLANK]))
    s.do(A, "lock", TENKI)
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)], "the first of two among three of theirs"
    s.pick(A, s.vt(B), s.vt(B, 2))
    s.pick(A, s.card(A, PUP))
    assert [s.pl(B, place) for place in range(3)] == [7, 8, 7] and s.pl(A) == 8
    assert s.hand(A) == [BLANK] and s.discard(A) == [PUP, DYA] and s.deck(A) == [BLANK]


def test_tenki_does_what_it_can() -> None:
    s = Scene(Side(mascot=TENKI, deck=[BLANK, DYA]))
    s.play(A, "lock", TENKI)
    assert s.pl(B) == 7 and s.discard(A) == [DYA], "one VT there, no card in hand"
