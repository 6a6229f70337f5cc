"""S1-100 to S1-126: VTubers of Platinum."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

CAMILA, DYA, FREAM, FATHER, LAYNA, NANOLESS, SANSIN, TOTLESS, VEI = (f"S1-{n:03}" for n in range(100, 127, 3))
PUP, BATTLE_CRY, HAPPINESS = "S1-135", "S1-189", "S1-182"


def test_camila_may_keep_three_coins_once() -> None:
    s = Scene(Side(counters={0: 1}, back=[CAMILA, BLANK], coins=5), Side(coins=2), turn=6)
    s.play(A, "lock", CAMILA)
    s.yes(A)
    s.to_combat()
    s.pick(A, s.vt(A, 2))
    assert s.t.round == 2 and s.t.coins == [3, 0]
    s.to_combat()
    assert s.t.coins == [0, 0], "the combat after that takes them"


def test_camila_keeps_no_more_than_there_are() -> None:
    s = Scene(Side(counters={0: 1}, back=[CAMILA], coins=2), turn=6)
    s.play(A, "lock", CAMILA)
    s.yes(A)
    s.to_combat()
    assert s.t.round == 2 and s.t.coins[A] == 2


def test_camila_may_let_them_go() -> None:
    s = Scene(Side(counters={0: 1}, back=[CAMILA], coins=5), turn=6)
    s.play(A, "lock", CAMILA)
    s.no(A)
    s.to_combat()
    assert s.t.round == 2 and s.t.coins[A] == 0


def test_camila_does_nothing_in_front() -> None:
    s = Scene(Side(active=CAMILA, counters={0: 1}, back=[BLANK], coins=5), turn=6)
    s.play(A, "lock", CAMILA)
    s.to_combat()
    assert s.t.round == 2 and s.t.coins[A] == 0


def test_dya_piles_two_coins() -> None:
    s = Scene(Side(active=DYA), Side(coins=1))
    s.play(A, "lock", DYA)
    assert s.t.coins == [2, 1]


def test_fream_may_pay_a_coin_to_swap() -> None:
    s = Scene(Side(active=FREAM, back=[BLANK, "other blank"], coins=2))
    s.do(A, "lock", FREAM)
    s.pick(A, s.vt(A), s.vt(A, 2))
    s.yes(A)
    assert s.stack(A) == ["other blank"] and s.stack(A, 2) == [FREAM] and s.t.coins[A] == 1


def test_fream_may_keep_the_coin() -> None:
    s = Scene(Side(active=FREAM, back=[BLANK], coins=1))
    s.play(A, "lock", FREAM)
    s.no(A)
    assert s.stack(A) == [FREAM] and s.t.coins[A] == 1


def test_fream_swaps_nothing_without_a_coin() -> None:
    s = Scene(Side(active=FREAM, back=[BLANK]))
    s.play(A, "lock", FREAM)
    assert s.stack(A) == [FREAM] and s.prompt() == "vcard:main"


def test_the_heavenly_father_bolsters_a_vt_of_his_player() -> None:
    s = Scene(Side(active=FATHER, back=[BLANK]), Side(back=[BLANK]))
    s.do(A, "lock", FATHER)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)]
    s.pick(A, s.vt(A))
    assert s.tokens(A) == {"bolster": 1} and s.tokens(A, 1) == {}


def test_layna_may_move_an_ally_in_a_chain() -> None:
    s = Scene(Side(back=[DYA], hand=[LAYNA], allies={0: [BATTLE_CRY], 1: [HAPPINESS]}), Side(allies={0: [BATTLE_CRY]}))
    s.play(A, "play", LAYNA, spot(A, 2))
    s.yes(A)
    assert s.offered(A) == [s.card(A, BATTLE_CRY), s.card(A, HAPPINESS)]
    s.pick(A, s.card(A, HAPPINESS))
    assert s.offered(A) == [s.vt(A), s.vt(A, 2)]
    s.pick(A, s.vt(A, 2))
    assert s.allies(A, 2) == [HAPPINESS] and s.allies(A) == [BATTLE_CRY]


def test_nanoless_draws_for_every_two_coins_spent() -> None:
    s = Scene(Side(active=NANOLESS, coins=6))
    s.play(A, "lock", NANOLESS)
    s.yes(A)
    s.number(A, 5)
    assert s.hand(A) == [BLANK, BLANK] and s.t.coins[A] == 1


def test_nanoless_may_keep_the_coins() -> None:
    s = Scene(Side(active=NANOLESS, coins=4))
    s.play(A, "lock", NANOLESS)
    s.no(A)
    assert s.hand(A) == [] and s.t.coins[A] == 4


@pytest.mark.parametrize(("spent", "level"), [(6, 10), (5, 9), (2, 8), (0, 8)])
def test_sansin_strengthens_the_active_vt_for_every_three_coins(spent: int, level: int) -> None:
    s = Scene(Side(hand=[SANSIN], coins=7))
    s.play(A, "play", SANSIN, spot(A, 1))
    s.number(A, spent)
    assert s.pl(A) == level and s.pl(A, 1) == 8 and s.t.coins[A] == 7 - spent


def test_totless_strengthens_two_in_a_chain() -> None:
    s = Scene(Side(back=[BLANK, DYA], hand=[TOTLESS]), Side(back=[BLANK]))
    s.play(A, "play", TOTLESS, spot(A, 3))
    s.yes(A)
    assert s.offered(A) == [s.vt(A, place) for place in range(3)], "the first of two among four of one's own"
    s.pick(A, s.vt(A, 1), s.vt(A, 3))
    assert [s.pl(A, place) for place in range(4)] == [8, 9, 8, 9] and s.pl(B) == s.pl(B, 1) == 8


def test_vei_draws_and_recycles_the_top_discard_in_a_chain() -> None:
    s = Scene(Side(back=[DYA], hand=[VEI], deck=[BLANK, SANSIN], discard=[PUP, BATTLE_CRY]))
    s.play(A, "play", VEI, spot(A, 2))
    s.yes(A)
    assert s.hand(A) == [SANSIN] and s.discard(A) == [PUP]
    assert sorted(s.deck(A)) == sorted([BLANK, BATTLE_CRY]) and s.log("shuffle") == ["shuffle"]


def test_vei_recycles_nothing_if_she_cannot_draw() -> None:
    s = Scene(Side(back=[DYA], hand=[VEI], deck=[], discard=[]))
    s.play(A, "play", VEI, spot(A, 2))
    s.yes(A)
    assert s.hand(A) == s.deck(A) == s.discard(A) == []


@pytest.mark.parametrize("card", [LAYNA, TOTLESS, VEI])
def test_a_chain_may_be_left(card: str) -> None:
    s = Scene(Side(back=[DYA], hand=[card], allies={0: [BATTLE_CRY]}, discard=[PUP]))
    s.play(A, "play", card, spot(A, 2))
    s.no(A)
    assert s.allies(A) == [BATTLE_CRY] and s.discard(A) == [PUP] and s.hand(A) == []
    assert [s.pl(A, place) for place in range(3)] == [8, 8, 8]


@pytest.mark.parametrize("card", [LAYNA, TOTLESS, VEI])
def test_a_chain_needs_a_platinum_neighbour(card: str) -> None:
    s = Scene(Side(active=DYA, back=["S1-094", "", "", DYA], hand=[card], allies={0: [BATTLE_CRY]}, discard=[PUP]))
    s.play(A, "play", card, spot(A, 2))
    assert s.prompt() == "vcard:main" and s.allies(A) == [BATTLE_CRY] and s.discard(A) == [PUP]
