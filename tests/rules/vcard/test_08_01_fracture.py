"""8.1: Fracture makes Invoke dearer on its spot."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, VTUBER
from kaimaku.games.vcard.lang import OPP_SPOT, Draw, Fracture, Invoke, Swap, lock, plain
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("fracture invoke", VTUBER, lock(Invoke(2, Draw(1))))
own("fracture spot", BOOST, plain(Fracture(OPP_SPOT)))
own("fracture swap", BOOST, plain(Swap()))


@rule("vcard:8.1.0.1/fracture", "vcard:8.1.0.1/fracture/3", "vcard:8.1.0.1/fracture/5")
@pytest.mark.parametrize(
    ("fractured", "blessed", "paid", "left"), [(0, 0, 2, 0), (1, 0, 3, 0), (2, 0, 4, 0), (2, 2, 2, 0), (1, 4, 1, 2)]
)
def test_each_fracture_costs_one_more(fractured: int, blessed: int, paid: int, left: int) -> None:
    """V-20: Fracture first, then Bless, never below 1."""
    tokens = ["fracture"] * fractured + ["bless"] * blessed
    s = Scene(Side("fracture invoke", mana=9, tokens={0: tokens}))
    s.play(A, "lock", "fracture invoke")
    s.yes(A)
    assert s.t.mana == [9 - paid, 0] and s.tokens(A).get("bless", 0) == left
    assert s.tokens(A).get("fracture", 0) == fractured, "the spot stays Fractured"


@rule("vcard:8.1.0.1/fracture")
def test_the_dearer_price_must_be_there() -> None:
    """V-46."""
    s = Scene(Side("fracture invoke", mana=2, tokens={0: ["fracture"]}))
    s.play(A, "lock", "fracture invoke")
    assert s.prompt() == "vcard:main" and s.hand(A) == [] and s.t.mana == [2, 0] and s.vt(A) in s.t.locked


@rule("vcard:8.1.0.1/fracture/3", "vcard:8.1.0.1/fracture/4")
def test_whoever_leaves_the_spot_pays_the_normal_price() -> None:
    s = Scene(
        Side("fracture invoke", back=["fracture invoke"], hand=["fracture swap"], mana=9, tokens={0: ["fracture"]})
    )
    left = s.vt(A)
    s.play(A, "boost", "fracture swap")
    assert s.tokens(A) == {"fracture": 1} and s.tokens(A, 1) == {}
    s.do(A, "lock", "", left)
    s.settle()
    s.yes(A)
    assert s.t.mana == [7, 0]
    s.do(A, "lock", "", s.vt(A))
    s.settle()
    s.yes(A)
    assert s.t.mana == [4, 0], "the newcomer is Fractured"


@rule("vcard:8.1.0.1/fracture/1", "vcard:8.1.0.1/fracture/2", "vcard:8.2.7.1")
def test_fracture_goes_on_the_opponents_spots() -> None:
    s = Scene(Side(back=[BLANK], hand=["fracture spot"]), Side(back=[BLANK]))
    s.play(A, "boost", "fracture spot")
    assert s.offered(A) == [spot(B, place) for place in range(5)], "empty ones too, and no VT, Mascot or spot of mine"
    s.pick(A, spot(B, 3))
    assert [(x.at, x.seat) for x in s.t.tokens] == [(spot(B, 3), A)]


@rule("vcard:8.1.0.1/fracture/5", "vcard:8.2.7.3")
def test_fracture_stacks() -> None:
    s = Scene(Side(hand=["fracture spot", "fracture spot"]))
    for n in (1, 2):
        s.play(A, "boost", "fracture spot")
        s.pick(A, spot(B))
        assert s.tokens(B) == {"fracture": n}


@rule("vcard:8.1.0.1/fracture/4", "vcard:8.2.7.2")
def test_fracture_stays_on_an_empty_spot_and_after_combat() -> None:
    s = Scene(Side(back=[BLANK], counters={0: 1}, tokens={0: ["fracture"], 1: ["fracture"]}), turn=6)
    s.to_combat()
    assert s.t.round == 2 and {x.at for x in s.t.tokens} == {spot(A), spot(A, 1)}
