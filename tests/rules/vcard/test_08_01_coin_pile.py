"""8.1: Coins come from Coin Pile alone, are spent on effects, and go after combat; so Mana comes from Generate."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.vcard.card import BOOST, CARDS, VTUBER
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import PL as Level
from kaimaku.games.vcard.lang import (
    YOUR_ACTIVE,
    CoinPile,
    CoinsStay,
    Comma,
    Draw,
    KeepCoins,
    PerCoins,
    Spend,
    echo,
    lock,
    passive,
    plain,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, Scene, Side, own

own("coin pile", VTUBER, lock(CoinPile()))
own("coin piles", VTUBER, lock(CoinPile(3)))
own("coin spend", BOOST, plain(Comma(Spend(2), Draw(1))))
own("coin per two", VTUBER, lock(PerCoins(2, Draw(1))))
own("coin levels", VTUBER, lock(PerCoins(3, Level(+1, YOUR_ACTIVE))))
own("coin echo", VTUBER, echo(Comma(Spend(2), Draw(1))))
own("coin keep", VTUBER, lock(KeepCoins(3)))
own("coin stay", VTUBER, passive(CoinsStay(1)))


@rule("vcard:8.1.0.1/coin-pile")
def test_coin_pile_gives_its_player_a_coin() -> None:
    s = Scene(Side("coin pile", coins=1))
    s.play(A, "lock", "coin pile")
    assert s.t.coins == [2, 0]
    s = Scene(Side("coin piles"))
    s.play(A, "lock", "coin piles")
    assert s.t.coins == [3, 0]


@rule("vcard:8.1.0.1/coin-pile/2", "vcard:8.1.0.1/coin-pile/3")
@pytest.mark.parametrize(("coins", "drawn", "left"), [(3, 1, 1), (2, 1, 0), (1, 0, 1), (0, 0, 0)])
def test_coins_pay_for_an_effect(coins: int, drawn: int, left: int) -> None:
    s = Scene(Side(hand=["coin spend"], coins=coins), Side(coins=5))
    s.play(A, "boost", "coin spend")
    assert len(s.hand(A)) == drawn and s.t.coins == [left, 5]


@rule("vcard:8.1.0.1/coin-pile/2", "vcard:8.1.0.1/coin-pile/3")
@pytest.mark.parametrize(("spent", "drawn"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_any_number_of_coins_may_be_spent(spent: int, drawn: int) -> None:
    s = Scene(Side("coin per two", coins=5))
    s.play(A, "lock", "coin per two")
    s.number(A, spent)
    assert len(s.hand(A)) == drawn and s.t.coins == [5 - spent, 0]


@rule("vcard:8.1.0.1/coin-pile/2")
@pytest.mark.parametrize(("spent", "pl"), [(0, 8), (2, 8), (3, 9), (7, 10)])
def test_an_amount_counts_once_for_every_so_many_coins(spent: int, pl: int) -> None:
    s = Scene(Side("coin levels", coins=7))
    s.play(A, "lock", "coin levels")
    s.number(A, spent)
    assert s.pl(A) == pl and s.t.coins == [7 - spent, 0] and s.terms(A).get("counter", 0) == pl - 8


@rule("vcard:8.1.0.1/coin-pile/4")
def test_coins_go_when_after_combat_ends() -> None:
    """V-33: directly after the owner's Echo step, in which they may still be spent."""
    s = Scene(Side(back=["coin echo"], coins=5, counters={0: 1}), Side(back=[BLANK], coins=2), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.t.coins == [0, 0]
    assert s.said("coins") == [("coins", A, "", (-2,)), ("coins", A, "", (-3,)), ("coins", 1, "", (-2,))]
    assert s.log("effects", "coins", "round") == ["effects", "coins", "coins", "effects", "coins", "round"]


@rule("vcard:8.1.0.1/coin-pile/4")
def test_coins_outlast_every_turn() -> None:
    s = Scene(Side(coins=5), turn=3)
    s.end_turn(A)
    s.end_turn(1)
    assert s.t.coins == [5, 0]


@rule("vcard:8.1.0.1/coin-pile/4")
def test_a_card_may_let_coins_stay() -> None:
    """1.1.0.1: a card beats the rule; one that said so once says it for one combat."""
    s = Scene(Side(back=["coin keep"], coins=5, counters={0: 1}), Side(back=["coin stay"], coins=5), turn=6)
    s.play(A, "lock", "coin keep")
    s.to_combat()
    assert s.t.coins == [3, 1]


@rule("vcard:8.1.0.1/coin-pile/1", "vcard:8.1.0.1/generate/1")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_else_gives_coins_or_mana(seed: int) -> None:
    """A whole game of cards without Coin Pile and Generate, played at random: nobody ever has any."""
    rng = Random(seed)
    plain_cards = [
        d.facts.id
        for d in CARDS
        if d.facts.set == "CCD" and not {"Coin Pile", "Generate"} & d.keywords and "Coin" not in d.words["en"]
    ]
    decks = [[*rng.choices(plain_cards, k=60), "CCD-001"] for _ in range(2)]
    t = GAME.new(decks, seed)
    while t.result is None:
        seat = t.asked[0]
        GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
        assert t.coins == [0, 0] and t.mana == [0, 0]
    assert t.round > 1, "with combats and all"
