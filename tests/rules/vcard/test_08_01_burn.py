"""8.1: Burn lies on a spot and costs whoever stands there 2 PL."""

from __future__ import annotations

from kaimaku.games.vcard.card import BOOST, VTUBER
from kaimaku.games.vcard.lang import (
    ANY_VT_SPOT,
    OCCUPIED_SPOT,
    OPP_BURNED,
    OPP_SPOT,
    TO_HAND,
    YOUR_VT,
    Burn,
    Comma,
    Draw,
    If,
    Move,
    Return,
    Swap,
    lock,
    plain,
)
from kaimaku.games.vcard.lang.nouns import Where
from kaimaku.games.vcard.table import spots
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, alike, own, spot

own("burn spot", BOOST, plain(Burn(OPP_SPOT)))
own(
    "burn a spot",
    BOOST,
    plain(Burn(alike(Where(lambda t, f: [*spots(A), *spots(B)], "a VT spot", "VTスポット"), OPP_SPOT))),
)
own("burn any", BOOST, plain(Burn(ANY_VT_SPOT)))
own("burn taken", BOOST, plain(Burn(OCCUPIED_SPOT)))
own("burn swap", BOOST, plain(Swap()))
own("burn move", BOOST, plain(Move(YOUR_VT)))
own("burn asks", VTUBER, lock(If(OPP_BURNED, Draw(1))))
own("burn comma", BOOST, plain(Comma(Burn(OPP_SPOT), Draw(1))))
own("burn 9", VTUBER, pl=9, line=BLANK)
own("burn recall", BOOST, plain(Return(YOUR_VT, TO_HAND)))


@rule("vcard:8.1.0.1/burn")
def test_a_vt_on_a_burned_spot_has_two_less() -> None:
    s = Scene(Side(hand=["burn spot"]), Side(back=[BLANK]))
    s.play(A, "boost", "burn spot")
    s.pick(A, spot(B))
    assert (s.pl(B), s.pl(B, 1)) == (6, 8) and s.terms(B)["burn"] == -2


@rule("vcard:8.1.0.1/burn/1", "vcard:8.1.0.1/burn/2", "vcard:8.2.7.1")
def test_burn_goes_on_the_opponents_spots() -> None:
    s = Scene(Side(back=[BLANK], hand=["burn spot"]), Side(back=[BLANK]))
    s.play(A, "boost", "burn spot")
    assert s.offered(A) == [spot(B, place) for place in range(5)], "empty ones too, none of mine, no VT"
    s.pick(A, spot(B, 4))
    assert [(x.at, x.seat) for x in s.t.tokens] == [(spot(B, 4), A)] and s.pl(B) == 8


@rule("vcard:8.1.0.1/burn/1", "vcard:8.2.7.1")
def test_a_spot_is_the_opponents_unless_the_text_says_any() -> None:
    """V-21."""
    s = Scene(Side(back=[BLANK], hand=["burn a spot"]))
    s.play(A, "boost", "burn a spot")
    assert s.offered(A) == [spot(B, place) for place in range(5)]


@rule("vcard:8.1.0.1/burn/2", "vcard:8.2.7.1")
def test_any_vt_spot_is_either_players() -> None:
    """V-21, C5: the card says "any", and a card beats a rule; empty spots too."""
    s = Scene(Side(hand=["burn any"]))
    s.play(A, "boost", "burn any")
    assert s.offered(A) == [spot(seat, place) for seat in (B, A) for place in range(5)]
    s.pick(A, spot(A))
    assert s.pl(A) == 6
    s = Scene(Side(hand=["burn any"]), rulings={"any_spot": "opponent"})
    s.play(A, "boost", "burn any")
    assert s.offered(A) == [spot(B, place) for place in range(5)]


@rule("vcard:8.1.0.1/burn/2")
def test_a_spot_a_vt_is_on() -> None:
    s = Scene(Side(hand=["burn taken"]), Side(back=["", BLANK]))
    s.play(A, "boost", "burn taken")
    assert s.offered(A) == [spot(B), spot(B, 2), spot(A)]


@rule("vcard:8.1.0.1/burn/3")
def test_whoever_comes_to_stand_there_is_burned() -> None:
    s = Scene(Side(hand=["burn 9", BLANK], tokens={0: ["burn"]}))
    s.play(A, "evolve", "burn 9", s.vt(A))
    assert s.pl(A) == 7, "an evolution stands where its VT stood"
    s = Scene(Side("", hand=[BLANK], tokens={0: ["burn"]}))
    s.play(A, "play", BLANK, spot(A))
    assert s.pl(A) == 6, "so does one that is played there"


@rule("vcard:8.1.0.1/burn/3")
def test_an_effect_may_ask_for_burn() -> None:
    s = Scene(Side("burn asks"), Side(tokens={0: ["burn"]}))
    s.play(A, "lock", "burn asks")
    assert len(s.hand(A)) == 1
    s = Scene(Side("burn asks", tokens={0: ["burn"]}), Side())
    s.play(A, "lock", "burn asks")
    assert s.hand(A) == [], "ones own Burn is not the opponent's"


@rule("vcard:8.1.0.1/burn/4")
def test_who_leaves_the_spot_is_no_longer_burned() -> None:
    s = Scene(Side("burn asks", back=[BLANK], hand=["burn swap"], tokens={0: ["burn"]}))
    assert (s.pl(A), s.pl(A, 1)) == (6, 8)
    s.play(A, "boost", "burn swap")
    assert s.stack(A) == [BLANK] and (s.pl(A), s.pl(A, 1)) == (6, 8), "the newcomer is Burned instead"


@rule("vcard:8.1.0.1/burn/4")
def test_moving_to_an_empty_spot_leaves_the_burn_behind() -> None:
    s = Scene(Side(back=[BLANK], hand=["burn move"], tokens={1: ["burn"]}))
    s.play(A, "boost", "burn move")
    s.pick(A, s.vt(A, 1))
    s.pick(A, spot(A, 3))
    assert s.pl(A, 3) == 8 and [x.at for x in s.t.tokens] == [spot(A, 1)]


@rule("vcard:8.1.0.1/burn/5", "vcard:8.2.7.3")
def test_burn_does_not_stack() -> None:
    """V-19: a Burned spot is no legal target, so what follows a comma fails without another."""
    everywhere = {place: ["burn"] for place in range(1, 5)}
    burned = Side(back=[BLANK] * 4, tokens=everywhere)
    s = Scene(Side(hand=["burn comma", "burn comma"]), burned)
    s.play(A, "boost", "burn comma")
    assert s.tokens(B) == {"burn": 1} and len(s.hand(A)) == 2, "the only spot left was taken"
    s.play(A, "boost", "burn comma")
    assert (s.pl(B), s.tokens(B)) == (6, {"burn": 1}) and len(s.hand(A)) == 1, "now there is none"


@rule("vcard:8.2.7.2")
def test_burn_outlasts_its_vt_and_every_combat() -> None:
    s = Scene(Side(back=[BLANK], counters={0: 3}, tokens={0: ["burn"]}), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.t.points == [1, 0] and s.tokens(A) == {"burn": 1} and s.pl(A) == 6


@rule("vcard:8.1.0.1/burn/2", "vcard:8.1.0.1/burn/4")
def test_a_spot_is_not_taken_for_the_card_that_has_its_number() -> None:
    """Cards and spots are numbered apart; tokens of the one are never those of the other."""
    s = Scene(Side(deck=[], hand=["burn recall", *[BLANK] * 4], tokens={0: ["burn", "decay"]}), Side(deck=[]))
    assert s.vt(A) == spot(A) and s.pl(A) == 6
    s.play(A, "boost", "burn recall")
    assert s.tokens(A) == {"burn": 1} and len(s.t.tokens) == 1
