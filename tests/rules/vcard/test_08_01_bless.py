"""8.1: Bless makes Invoke cheaper."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import VT, YOUR_VT, Bless, Draw, Invoke, Swap, lock, plain
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

for _n in (1, 2, 3, 4):
    own(f"bless invoke {_n}", VTUBER, lock(Invoke(_n, Draw(1))))
own("bless any", BOOST, plain(Bless(VT)))
own("bless twice", BOOST, plain(Bless(YOUR_VT, 2)))
own("bless swap", BOOST, plain(Swap()))
own("bless mascot", MASCOT)
own("bless ally", ALLY, lock(Invoke(2, Draw(1))))


@rule(
    "vcard:8.1.0.1/bless",
    "vcard:8.1.0.1/bless/4",
    "vcard:8.1.0.1/bless/6",
    "vcard:8.1.0.1/bless/7",
    "vcard:8.1.0.1/bless/8",
)
@pytest.mark.parametrize(
    ("price", "blessed", "paid", "left"),
    [(3, 0, 3, 0), (3, 1, 2, 0), (2, 1, 1, 0), (4, 2, 2, 0), (3, 5, 1, 3), (3, 2, 1, 0), (1, 1, 1, 1), (1, 3, 1, 3)],
)
def test_each_bless_lowers_the_price_but_not_below_one(price: int, blessed: int, paid: int, left: int) -> None:
    """V-20: only the tokens that lowered the price are discarded; it is automatic."""
    s = Scene(Side(f"bless invoke {price}", mana=9, tokens={0: ["bless"] * blessed}))
    s.play(A, "lock", f"bless invoke {price}")
    s.yes(A)
    assert s.t.mana == [9 - paid, 0] and s.tokens(A).get("bless", 0) == left and len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/bless")
def test_the_lowered_price_is_enough_to_be_offered() -> None:
    s = Scene(Side("bless invoke 3", mana=2, tokens={0: ["bless"]}))
    s.play(A, "lock", "bless invoke 3")
    s.yes(A)
    assert s.t.mana == [0, 0] and len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/bless/4")
def test_an_invoke_that_is_not_triggered_uses_none_up() -> None:
    s = Scene(Side("bless invoke 3", mana=9, tokens={0: ["bless"]}))
    s.play(A, "lock", "bless invoke 3")
    s.no(A)
    assert s.tokens(A) == {"bless": 1} and s.t.mana == [9, 0]


@rule("vcard:8.1.0.1/bless")
def test_the_bless_of_another_vt_does_not_help() -> None:
    s = Scene(Side("bless invoke 3", back=[BLANK], mana=9, tokens={1: ["bless"]}))
    s.play(A, "lock", "bless invoke 3")
    s.yes(A)
    assert s.t.mana == [6, 0] and s.tokens(A, 1) == {"bless": 1}


@rule("vcard:8.1.0.1/bless")
def test_an_ally_invokes_without_the_bless_of_its_vt() -> None:
    """V-55: Bless is for what the VT itself triggers."""
    s = Scene(Side(mana=9, tokens={0: ["bless"]}, allies={0: ["bless ally"]}))
    s.play(A, "lock", "bless ally")
    s.yes(A)
    assert s.t.mana == [7, 0] and s.tokens(A) == {"bless": 1}


@rule("vcard:8.1.0.1/bless")
def test_bless_goes_where_its_vt_goes() -> None:
    s = Scene(Side("bless invoke 3", back=[BLANK], hand=["bless swap"], mana=9, tokens={0: ["bless"]}))
    s.play(A, "boost", "bless swap")
    s.play(A, "lock", "bless invoke 3")
    s.yes(A)
    assert s.t.mana == [7, 0]


@rule("vcard:8.1.0.1/bless/1", "vcard:8.1.0.1/bless/2", "vcard:8.2.6.1-2")
def test_bless_goes_on_ones_own_vts_only() -> None:
    s = Scene(Side(back=[BLANK], hand=["bless any"], mascot="bless mascot", allies={0: ["bless ally"]}), Side())
    s.play(A, "boost", "bless any")
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)], "neither the opponent's VT nor a Mascot, an Ally or a spot"
    s.pick(A, s.vt(A, 1))
    assert s.tokens(A, 1) == {"bless": 1} and s.tokens(B) == {}


@rule("vcard:8.1.0.1/bless/6", "vcard:8.2.6.3")
def test_bless_stacks() -> None:
    s = Scene(Side(hand=["bless twice"], tokens={0: ["bless"]}))
    s.play(A, "boost", "bless twice")
    assert s.tokens(A) == {"bless": 3}


@rule("vcard:8.1.0.1/bless/5")
def test_bless_goes_with_its_vt() -> None:
    s = Scene(Side("bless invoke 2", back=[BLANK], counters={0: 1}, tokens={0: ["bless"] * 3, 1: ["bless"]}), turn=6)
    s.to_combat()
    assert s.stack(A) == [BLANK] and len(s.t.tokens) == 1 and s.tokens(A) == {"bless": 1}, "the other VT keeps its own"
    assert s.log("lift") == ["lift"] * 3
