"""8.2.11: returning cards."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import (
    ON_TOP,
    OPP_ALLY,
    OPP_MASCOT,
    OPP_VT,
    THIS_VT,
    TO_BOTTOM,
    TO_DECK,
    TO_HAND,
    YOUR_ALLY,
    YOUR_VT,
    Has,
    PutBack,
    Recycle,
    Return,
    plain,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("return vt", BOOST, plain(Return(YOUR_VT, TO_HAND)))
own("return their vt", BOOST, plain(Return(OPP_VT, TO_HAND)))
own("return ally", BOOST, plain(Return(YOUR_ALLY, TO_HAND)))
own("return their ally", BOOST, plain(Return(OPP_ALLY, ON_TOP)))
own("return mascot", BOOST, plain(Return(OPP_MASCOT, TO_DECK)))
own("return put", BOOST, plain(PutBack(TO_BOTTOM)))
own("return recycle", BOOST, plain(Recycle()))
own("return plus", ALLY, plain(Has(+1, THIS_VT)))
own("return small", MASCOT)
own("return 9", VTUBER, pl=9, line=BLANK)
own("return 10", VTUBER, pl=10, line=BLANK)


@rule("vcard:8.2.11.1")
def test_an_ally_returns_to_the_hand() -> None:
    s = Scene(Side(hand=["return ally"], allies={0: ["return plus"]}))
    s.play(A, "boost", "return ally")
    assert s.hand(A) == ["return plus"] and s.allies(A) == [] and s.pl(A) == 8
    s.play(A, "ally", "return plus", s.vt(A))
    assert s.pl(A) == 9, "and may be played again"


@rule("vcard:8.2.11.1")
def test_cards_return_to_their_owner() -> None:
    """V-41: to the owner's hand or deck, whoever's effect it is."""
    s = Scene(
        Side(hand=["return their ally", "return mascot"]), Side(mascot="return small", allies={0: ["return plus"]})
    )
    s.play(A, "boost", "return their ally")
    assert s.deck(B)[-1] == "return plus" and s.allies(B) == [], "on top of the owner's deck"
    s.play(A, "boost", "return mascot")
    assert (
        "return small" in s.deck(B) and len(s.deck(B)) == 22 and s.t.zones[13] == [] and s.log("shuffle") == ["shuffle"]
    )
    assert len(s.deck(A)) == 20 and s.hand(A) == []


@rule("vcard:8.2.11.1")
def test_a_card_of_the_hand_goes_to_the_bottom_unseen() -> None:
    s = Scene(Side(hand=["return put", "return small", BLANK]))
    s.play(A, "boost", "return put")
    s.pick_only(A, s.card(A, "return small"))
    assert s.prompt() == "vcard:main" and s.hand(A) == [BLANK]
    assert s.deck(A)[0] == "return small" and not s.t.known[s.t.zones[0][0]] & 1 << B


@rule("vcard:8.2.11.1")
def test_the_top_card_of_the_discard_pile_is_shuffled_in() -> None:
    s = Scene(Side(hand=["return recycle"], deck=[BLANK], discard=[BLANK, "return small"]))
    s.play(A, "boost", "return recycle")
    assert sorted(s.deck(A)) == [BLANK, "return small"] and s.discard(A) == [BLANK, "return recycle"]
    assert s.log("shuffle") == ["shuffle"] and not any(s.t.known[c] for c in s.t.zones[0])


@rule("vcard:8.2.11.2")
@pytest.mark.parametrize("stack", [f"{BLANK}|return 9|return 10", f"{BLANK}|return 9", BLANK])
def test_what_lies_beneath_and_is_attached_is_discarded(stack: str) -> None:
    """V-28: the highest card is the one that returns."""
    cards = stack.split("|")
    s = Scene(Side(back=[stack], hand=["return vt"], allies={1: ["return plus", "return plus"]}, tokens={1: ["bless"]}))
    s.play(A, "boost", "return vt")
    s.pick(A, s.vt(A, 1))
    assert s.hand(A) == [cards[-1]] and s.t.zones[spot(A, 1)] == [] and s.t.tokens == () and s.t.hosts == {}
    assert sorted(s.discard(A)) == sorted([*cards[:-1], "return plus", "return plus", "return vt"])


@rule("vcard:8.2.11.2")
def test_a_vt_of_the_opponents_leaves_its_allies_in_their_pile() -> None:
    s = Scene(Side(hand=["return their vt"]), Side(allies={0: ["return plus"]}))
    s.play(A, "boost", "return their vt")
    assert s.hand(B) == [BLANK] and s.discard(B) == ["return plus"] and s.discard(A) == ["return their vt"]
