"""What each player has done is that player's own (1.3.4)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.hocg.forms import A, B, Scene, actor, one, played, spoken


def _all(s: Scene) -> Scene:
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    return s


@rule("hocg:1.3.4", "hocg:1.3.4.1")
def test_both_draw_as_many_as_they_returned() -> None:
    text = "BothPlayers(ToDeck(HAND[ALL], SHUFFLED_IN), Draw(each(RETURNED)))"
    s = played(text, {"hand": ["Item"] * 4}, {"hand": ["Item"] * 2})
    assert (s.count("hand", A), s.count("hand", B)) == (4, 2)


@rule("hocg:1.3.4", "hocg:1.3.4.2")
def test_each_chooses_how_many_and_goes_by_that() -> None:
    s = actor("BothPlayers(Archive(HAND[ANY]), Draw(count(ARCHIVED)))", {"hand": ["Item"] * 3}, {"hand": ["Item"] * 3})
    assert s.t.asked == (A,)
    s.answer(s.options("pick")[0])
    s.do("done")
    assert s.t.asked == (B,)
    s.do("done")
    assert (s.count("archive", A), s.count("archive", B)) == (1, 0)
    assert (s.count("hand", A), s.count("hand", B)) == (3, 3)


@rule("hocg:1.3.4")
def test_whether_it_was_done_is_each_players_own_too() -> None:
    s = _all(actor("BothPlayers(IfDid(Archive(HAND), Draw(2)))", {"hand": ["Item"]}, {"hand": []}))
    assert (s.count("hand", A), s.count("hand", B)) == (2, 0)
    s = _all(actor("BothPlayers(RevealTop(1), ToHand(REVEALED))", {"deck": [one("Ami", "a"), "Item"]}))
    assert s.lies("a") == "hand" and s.count("hand", B) == 1


@rule("hocg:1.3.4")
def test_the_rest_of_the_text_speaks_of_the_cards_of_both() -> None:
    s = _all(actor("BothPlayers(Archive(HAND)), Draw(each(ARCHIVED))", {"hand": ["Item"]}, {"hand": ["Item"]}))
    assert s.count("hand", A) == 2


@rule("hocg:1.3.4")
def test_a_text_goes_on_with_what_the_opponent_has_done() -> None:
    s = _all(actor("Opponent(Archive(HAND[2])), Draw(each(ARCHIVED))", None, {"hand": ["Item"] * 3}))
    assert (s.count("hand", A), s.count("hand", B)) == (2, 1)
    s = actor("IfDid(Opponent(May(Archive(HAND))), Draw(1))", None, {"hand": ["Item"]})
    s.do("no")
    assert s.count("hand", A) == 0
    s = actor("IfDid(Opponent(May(Archive(HAND))), Draw(1))", None, {"hand": ["Item"]})
    s.do("yes")
    assert _all(s).count("hand", A) == 1


@rule("hocg:10.7.2.3.7")
def test_a_support_for_both_is_used_if_only_the_opponent_is_changed() -> None:
    assert played("BothPlayers(Draw(1))", {"deck": 0}).count("hand", B) == 1


def test_it_reads_as_on_a_card() -> None:
    assert spoken("BothPlayers(Archive(HAND[7]), Draw(2 * each(ARCHIVED)))") == (
        "Both players archive 7 cards from their hand. Then, draw 2 cards from their deck for each card archived.",
        "お互い、自身の手札7枚をアーカイブする。アーカイブしたカード1枚につき、自身のデッキを2枚引く。",
    )
    assert spoken("Opponent(Attach(HAND(tool), HOLOMEM))")[0] == (
        "Your opponent attaches 1 tool from their hand to their holomem."
    )


def test_if_as_many_were_done_is_said_of_every_verb() -> None:
    assert spoken("IfDid(Archive(HAND[ANY]), Draw(1), n=2)") == (
        "Archive any number of cards from your hand. If 2 or more cards were archived, draw 1 card from your deck.",
        "自分の手札好きな枚数をアーカイブする。カードを2枚以上アーカイブしたなら、自分のデッキを1枚引く。",
    )
    assert spoken("IfDid(Rest(OPP_BACK[2]), Draw(1), n=2)")[1].endswith(
        "それを2回以上行ったなら、自分のデッキを1枚引く。"
    )
    s = _all(actor("IfDid(Archive(HAND[2]), Draw(3), n=2)", {"hand": ["Item"]}))
    assert s.count("hand") == 0
