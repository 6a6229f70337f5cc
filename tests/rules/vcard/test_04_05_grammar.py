"""4.5.2: commas, periods, "you" and "may"."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, BY_ID, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import (
    ANOTHER_VT,
    OPP_BACKSTAGE,
    OPP_PLAYS_BOOST,
    OPPS,
    PL,
    YOU_EVOLVED,
    YOUR_ACTIVE,
    YOUR_VT,
    Comma,
    Discard,
    Draw,
    If,
    May,
    Mill,
    plain,
    reply,
    snap,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, number, own, spot

T = "T452"
COMMA = own("4.5.2 comma", BOOST, plain(Comma(PL(-1, OPP_BACKSTAGE), Draw(1))))
PERIOD = own("4.5.2 period", BOOST, plain(PL(-1, OPP_BACKSTAGE), Draw(1)))
CHAIN = own("4.5.2 chain", BOOST, plain(Comma(Discard(1), Discard(1, whose=OPPS), Draw(2))))
FRIEND = own("4.5.2 friend", VTUBER, snap(Comma(PL(+1, ANOTHER_VT), Draw(1))))
MAYBE = own("4.5.2 maybe", BOOST, plain(May(Comma(Discard(1), Draw(2)))))
SHY = own("4.5.2 shy", VTUBER, snap(May(PL(+1, YOUR_VT)), Draw(1)))
PAYER = own("4.5.2 payer", VTUBER, snap(May(Comma(Discard(1), Draw(2)))))
PAYING = own("4.5.2 paying", BOOST, plain(May(Comma(Discard(1), Draw(2)))))
IF_EVOLVED = own("4.5.2 if evolved", BOOST, plain(If(YOU_EVOLVED, PL(+1, YOUR_VT))))
MINE = own("4.5.2 mine", BOOST, plain(PL(+1, YOUR_ACTIVE), Draw(1)))
ALSO_MINE = own("4.5.2 also mine", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Draw(1), Mill(1)), series=T)


@rule("vcard:4.5.2.2", "vcard:4.5.1.3")
def test_a_comma_makes_a_condition() -> None:
    s = Scene(Side(hand=[COMMA, COMMA], deck=[BLANK] * 9), Side(back=[BLANK]))
    s.play(A, "boost", COMMA)
    assert s.pl(B, 1) == 7 and len(s.deck(A)) == 8
    s = Scene(Side(hand=[COMMA], deck=[BLANK] * 9), Side())
    s.play(A, "boost", COMMA)
    assert len(s.deck(A)) == 9


@rule("vcard:4.5.2.2")
def test_another_vt_is_never_the_card_itself() -> None:
    s = Scene(Side(hand=[FRIEND], deck=[BLANK] * 9))
    s.play(A, "play", FRIEND, spot(A, 1))
    assert (s.pl(A), s.pl(A, 1), len(s.deck(A))) == (9, 8, 8)
    s = Scene(Side(active="", hand=[FRIEND], deck=[BLANK] * 9))
    s.play(A, "play", FRIEND, spot(A))
    assert (s.pl(A), len(s.deck(A))) == (8, 9)


@rule("vcard:4.5.2.2", "vcard:1.1.0.3")
def test_each_part_is_a_condition_of_the_next() -> None:
    for theirs, drawn in (([BLANK], 2), ([], 0)):
        s = Scene(Side(hand=[CHAIN, FRIEND], deck=[BLANK] * 9), Side(hand=theirs))
        s.play(A, "boost", CHAIN)
        assert 9 - len(s.deck(A)) == drawn


@rule("vcard:4.5.2.3")
def test_a_period_makes_none() -> None:
    s = Scene(Side(hand=[PERIOD], deck=[BLANK] * 9), Side())
    s.play(A, "boost", PERIOD)
    assert s.hand(A) == [BLANK] and len(s.deck(A)) == 8


@rule("vcard:4.5.2.1")
def test_the_text_says_which_it_is() -> None:
    for name, en, ja in (
        (COMMA, " controls, draw 1 card.", "そうしたなら"),
        (PERIOD, " controls. Draw 1 card.", "。1枚引く。"),
    ):
        card = BY_ID[number(name)]
        assert GAME.describe(card.number, "en").endswith(en)
        assert ja in GAME.describe(card.number, "ja")
    assert "そうしたなら" not in BY_ID[number(PERIOD)].words["ja"]


@rule("vcard:4.5.2.5")
def test_you_is_whoever_plays_the_card() -> None:
    """In either turn: A's Boost draws for A, B's answer to it for B."""
    s = Scene(Side(hand=[MINE], deck=[BLANK] * 9), Side(hand=[ALSO_MINE], deck=[BLANK] * 9), sets=T)
    s.do(A, "boost", MINE)
    s.do(B, "reply", ALSO_MINE, 0)
    s.settle()
    assert (s.pl(A), s.pl(B)) == (9, 8)
    assert s.told("draw", "mill") == [("draw", B, BLANK), ("mill", A, BLANK), ("draw", A, BLANK)]
    assert "draw 1 card" in BY_ID[number(ALSO_MINE)].words["en"]


@rule("vcard:4.5.2.7")
def test_may_is_asked_and_may_be_declined() -> None:
    for agree, hand in ((True, [BLANK, BLANK]), (False, [FRIEND])):
        s = Scene(Side(hand=[MAYBE, FRIEND]))
        s.play(A, "boost", MAYBE)
        assert s.t.asked == (A,) and s.options(A) == [("yes",), ("no",)]
        (s.yes if agree else s.no)(A)
        assert s.hand(A) == hand


@rule("vcard:4.5.2.7", "vcard:4.5.2.3")
def test_declining_does_not_touch_what_follows_a_period() -> None:
    s = Scene(Side(hand=[SHY], deck=[BLANK] * 9))
    s.play(A, "play", SHY, spot(A, 1))
    s.no(A)
    assert not s.log("counter") and len(s.deck(A)) == 8
    s = Scene(Side(hand=[SHY], deck=[BLANK] * 9))
    s.play(A, "play", SHY, spot(A, 1))
    s.yes(A)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)], "agreed first, then the target is chosen"
    s.pick(A, s.vt(A, 1))
    assert s.pl(A, 1) == 9 and len(s.deck(A)) == 8


@rule("vcard:4.5.2.7", "vcard:4.5.2.2")
@pytest.mark.parametrize("agree", [True, False])
@pytest.mark.parametrize("verb", ["play", "boost"])
def test_what_was_declined_is_a_condition_not_met(verb: str, agree: bool) -> None:
    """ "You may discard 1 card, draw 2 cards": asked at once for a Snap, on resolving for a Boost."""
    name, place = {"play": (PAYER, [spot(A, 1)]), "boost": (PAYING, [])}[verb]
    s = Scene(Side(hand=[name, FRIEND], deck=[BLANK] * 9))
    s.play(A, verb, name, *place)
    (s.yes if agree else s.no)(A)
    assert s.hand(A) == ([BLANK, BLANK] if agree else [FRIEND]) and len(s.deck(A)) == (7 if agree else 9)


@rule("vcard:4.5.0.3", "vcard:4.5.1.2")
def test_a_target_behind_an_if_is_chosen_only_where_it_holds() -> None:
    s = Scene(Side(back=[BLANK], hand=[IF_EVOLVED]))
    s.play(A, "boost", IF_EVOLVED)
    assert s.prompt() == "vcard:main" and not s.log("counter")
    s = Scene(Side(back=["CCD-001|CCD-002"], hand=[IF_EVOLVED]))
    s.do(A, "boost", IF_EVOLVED)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)]
    s.pick(A, s.vt(A))
    assert s.pl(A) == 9


@rule("vcard:4.5.2.7", "vcard:1.1.0.3")
def test_what_cannot_be_done_is_not_asked() -> None:
    s = Scene(Side(hand=[MAYBE]))
    s.play(A, "boost", MAYBE)
    assert s.prompt() == "vcard:main" and not s.log("draw", "discard")
