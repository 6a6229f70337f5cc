"""4.5.1: who carries an effect out, and what it may be done to."""

from __future__ import annotations

from kaimaku.games.vcard.card import BOOST, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_BACKSTAGE,
    OPP_PLAYS_BOOST,
    OPP_VT,
    OPPS,
    PL,
    TO_HAND,
    VT,
    YOUR_BACKSTAGE,
    YOUR_VT,
    Bolster,
    Comma,
    Discard,
    Draw,
    Return,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.lang.nouns import Who, of_element
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, alike, own, spot

T = "T451"
CHOOSER = own("4.5.1 chooser", BOOST, plain(PL(+1, YOUR_VT), PL(-1, OPP_VT)))
TAKER = own("4.5.1 taker", BOOST, plain(Discard(1, whose=OPPS)))
HIT_AND_DRAW = own("4.5.1 hit and draw", BOOST, plain(Comma(PL(-1, OPP_BACKSTAGE), Draw(1))))
PAY_AND_GUARD = own("4.5.1 pay and guard", BOOST, plain(Comma(Discard(1), Bolster(YOUR_BACKSTAGE))))
BURNT = alike(Who(of_element("fire"), "a Fire VT", "火のVT1体", 1, 1), VT)
DOUSE = own("4.5.1 douse", BOOST, plain(PL(-1, BURNT)))
FIRE = own("4.5.1 fire", VTUBER, element="fire")
FIRE_9 = own("4.5.1 fire 9", VTUBER, pl=9, line=FIRE, element="fire")
BITER = own("4.5.1 biter", VTUBER, snap(PL(-1, OPP_VT)))
SNATCH = own("4.5.1 snatch", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Return(OPP_VT, TO_HAND)), series=T)
HIDE = own("4.5.1 hide", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Return(YOUR_VT, TO_HAND)), series=T)


@rule("vcard:4.5.1.1", "vcard:4.5.2.5")
def test_whoever_triggers_an_effect_makes_its_choices() -> None:
    s = Scene(Side(back=[BLANK], hand=[CHOOSER]), Side(back=[BLANK]))
    s.do(A, "boost", CHOOSER)
    assert s.t.asked == (A,) and s.offered(A) == [s.vt(A), s.vt(A, 1)]
    s.pick(A, s.vt(A, 1))
    assert s.t.asked == (A,) and s.offered(A) == [s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(B))
    assert (s.pl(A, 1), s.pl(B)) == (9, 7)


@rule("vcard:4.5.1.1")
def test_unless_it_says_otherwise() -> None:
    s = Scene(Side(hand=[TAKER]), Side(hand=[FIRE, BITER]))
    s.play(A, "boost", TAKER)
    assert s.t.asked == (B,) and s.offered(B) == [s.card(B, FIRE), s.card(B, BITER)]
    s.pick(B, s.card(B, BITER))
    assert s.hand(B) == [FIRE]


@rule("vcard:4.5.1.2", "vcard:4.5.1.5")
def test_what_is_offered_is_what_the_text_names() -> None:
    s = Scene(Side(active=FIRE, back=[BLANK], hand=[DOUSE, BITER]), Side(active=BLANK, back=["", f"{FIRE}|{FIRE_9}"]))
    s.do(A, "boost", DOUSE)
    assert s.offered(A) == [s.vt(A), s.vt(B, 2)], "every Fire VT on the board, whoever controls it"
    assert s.refused(A, ("pick", s.vt(B))) == "vcard:4.5.1.2"
    s.pick(A, s.vt(B, 2))
    s.play(A, "play", BITER, spot(A, 2))
    assert s.offered(A) == [s.vt(B), s.vt(B, 2)], "an Opp's VT: one its player does not control"


@rule("vcard:4.5.1.3", "vcard:4.5.2.2")
def test_no_target_for_the_condition_is_no_effect() -> None:
    s = Scene(Side(hand=[HIT_AND_DRAW], deck=[BLANK] * 9), Side())
    s.play(A, "boost", HIT_AND_DRAW)
    assert s.hand(A) == [] and len(s.deck(A)) == 9 and s.discard(A) == [HIT_AND_DRAW]


@rule("vcard:4.5.1.4", "vcard:4.5.2.2")
def test_no_target_for_the_last_part_leaves_the_rest() -> None:
    """V-30: only the last part of a chain may come to nothing."""
    s = Scene(Side(hand=[PAY_AND_GUARD, FIRE]))
    s.play(A, "boost", PAY_AND_GUARD)
    assert s.discard(A) == [FIRE, PAY_AND_GUARD] and not s.log("token")


@rule("vcard:4.5.1.2", "vcard:4.5.1.3")
def test_targets_are_chosen_when_the_effect_triggers() -> None:
    """V-04: publicly, before the opponent answers; gone when it resolves, the part does nothing."""
    s = Scene(
        Side(hand=[HIT_AND_DRAW], deck=[BLANK] * 9),
        Side(back=[BLANK, BLANK], hand=[HIDE]),
        sets=T,
    )
    s.do(A, "boost", HIT_AND_DRAW)
    s.pick_only(A, s.vt(B, 1))
    assert s.t.asked == (B,) and not s.log("counter"), "chosen, and not yet done"
    s.do(B, "reply", HIDE, 0)
    s.pick_only(B, s.vt(B, 1))
    s.settle()
    assert s.pl(B, 2) == 8 and len(s.deck(A)) == 9, "the other one was not chosen, and the draw was conditional"


@rule("vcard:4.5.1.5")
def test_the_opponent_of_whoever_plays_the_card() -> None:
    """In A's turn, B's Reinforcement takes a VT that A controls."""
    s = Scene(Side(back=[FIRE], hand=[CHOOSER]), Side(hand=[SNATCH]), sets=T)
    s.do(A, "boost", CHOOSER)
    s.pick_only(A, s.vt(A))
    s.do(B, "reply", SNATCH, 0)
    assert s.offered(B) == [s.vt(A), s.vt(A, 1)]
