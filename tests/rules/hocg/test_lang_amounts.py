"""How many: quantities and ranges wherever a text says a number (1.3.5, 10.7.2.3, G-45)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.scenario.cards import declare
from tests.rule import rule
from tests.rules.hocg.forms import B, Scene, actor, one, played, spoken

CHEERS = {"cheers": ["white", "red", "blue"]}  # three on the stage
BACKS = [one("Ami", "a1"), one("Bea", "a2")]


@rule("hocg:1.3.5", "hocg:5.12.1")
@pytest.mark.parametrize(("number", "left"), [(1, 9), (2, 8), (3, 7)])
def test_a_range_of_a_pile_asks_how_many_before_a_card_is_seen(number: int, left: int) -> None:
    s = played("Archive(DECK_TOP[1, 3])", {"deck": 10})
    assert s.prompt == "number" and [o[1] for o in s.options("number")] == [1, 2, 3]
    assert not any(s.t.known[c] for c in s.t.zones[0])
    s.do("number", number)
    assert (s.prompt, s.count("deck")) == ("main", left)


@rule("hocg:1.3.5", "hocg:5.12.1")
@pytest.mark.parametrize(
    ("noun", "offered"),
    [
        ("DECK_TOP[0, 2]", [0, 1, 2]),
        ("DECK_TOP[ANY]", [0, 1, 2, 3, 4]),
        ("DECK_TOP[2, 9]", [2, 3, 4]),
        ("CHEER_TOP[0, 2]", [0, 1, 2]),
        ("HOLO_POWER[1, 2]", [1, 2]),
        ("HOLO_POWER[ANY]", [0, 1, 2, 3]),
        ("POWER_TOP[1, 2]", [1, 2]),
        ("BOTH_CHEER_TOP[1, 2]", [1, 2]),
    ],
)
def test_ranges_of_every_pile(noun: str, offered: list[int]) -> None:
    s = actor(f"Archive({noun})", {"deck": 4, "power": 3})
    assert [o[1] for o in s.options("number")] == offered


@rule("hocg:5.12.1")
@pytest.mark.parametrize(("noun", "left"), [("DECK_TOP[ALL]", 0), ("DECK_TOP[3]", 1), ("DECK_TOP[9]", 0)])
def test_all_and_more_than_there_are_ask_nothing(noun: str, left: int) -> None:
    s = actor(f"Archive({noun})", {"deck": 4})
    assert (s.prompt, s.count("deck")) == ("main", left)


@rule("hocg:10.4.2.2")
def test_a_range_is_a_cost_that_one_card_can_pay() -> None:
    text = "Pay(Archive(DECK_TOP[1, 3]), Arts(20 * each(ARCHIVED), THIS))"
    assert actor(text, {"deck": 1}).count("deck") == 0
    s = Scene({"deck": 0, "center": "x"}, None, declare({"x": {"text": f"gift({text}, turn=MAIN)"}}))
    assert not s.options("ability")


@rule("hocg:10.7.2.3.1", "hocg:10.7.2.3.3")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Archive(HAND[each(BACK)])", 3),
        ("Archive(HAND[2 * each(BACK)])", 1),
        ("Archive(HAND[count(STAGE.cheer)])", 2),
        ("Archive(HAND[count(OPP_COLLAB)])", 5),
        ("Archive(DECK_TOP[2]), Archive(HAND[each(ARCHIVED)])", 3),
        ("Archive(DECK_TOP[2]), Archive(HAND[each(ARCHIVED, cap=1)])", 4),
        ("Archive(HAND(item)[each(BACK)])", 3),
    ],
)
def test_as_many_as_a_quantity_comes_to_are_chosen(text: str, left: int) -> None:
    s = actor(text, {"self": CHEERS, "back": BACKS, "hand": ["Item"] * 5, "deck": 5})
    while s.prompt == "pick":
        s.answer(s.options("pick")[0] if s.options("pick") else ("done",))
    assert (s.prompt, s.count("hand")) == ("main", left)


@rule("hocg:10.7.2.3.1")
@pytest.mark.parametrize(
    ("text", "zone", "found"),
    [
        ("ToHand(ARCHIVE(item)[each(BACK)])", "hand", 2),
        ("ToHoloPower(DECK_TOP[each(BACK)])", "power", 2),
        ("PutOnStage(ARCHIVE(debut)[count(STAGE.cheer)])", "archive", 3),
        ("RevealTop(count(STAGE.cheer)), ToHand(REVEALED[ALL])", "hand", 3),
        ("RevealTop(each(BACK)), ToHand(REVEALED[ALL])", "hand", 2),
        ("DrawTo(count(STAGE.cheer))", "hand", 3),
        ("DrawTo(2 * each(BACK))", "hand", 4),
        ("Draw(count(STAGE.cheer))", "hand", 3),
        ("LookTop(count(STAGE.cheer), take=each(BACK), rest=ARCHIVE)", "hand", 2),
        ("LookTop(4, take=(1, 2))", "hand", 2),
        ("LookTop(4, take=ALL)", "hand", 4),
        ("Search(item, n=count(STAGE.cheer))", "hand", 3),
        ("Search(n=each(BACK))", "hand", 2),
    ],
)
def test_a_quantity_stands_wherever_a_number_does(text: str, zone: str, found: int) -> None:
    a = {"self": CHEERS, "back": BACKS, "deck": ["Item"] * 9, "archive": ["Item", "Item", "Item", "Ami", "Bea", "Nil"]}
    s = actor(text, a)
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert s.prompt == "main"
    assert s.count(zone) == found


@rule("hocg:10.7.2.3.1")
@pytest.mark.parametrize(("text", "resting"), [("OPP_BACK[count(BACK)]", 2), ("OPP_HOLOMEM[each(BACK)]", 2)])
def test_as_many_holomem(text: str, resting: int) -> None:
    s = actor(f"Rest({text})", {"back": BACKS}, {"back": ["Ami", "Bea", "Dot"]})
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert sum(s.t.mems[i].resting for i in s.t.spots[B]) == resting


@rule("hocg:3.2.1", "hocg:4.4.5.2")
def test_life_and_hp_by_quantity() -> None:
    s = actor("Life(-1 * each(BACK))", {"back": BACKS}, {"life": 3})
    while s.t.asked and s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert s.count("life", B) == 1
    s = actor("SetHp(10 * each(BACK), OPP_CENTER)", {"back": BACKS}, {"center": one("Ami", "foe")})
    assert s.mem("foe").damage == 80


@rule("hocg:10.7.2.3.7")
def test_nothing_is_used_for_a_quantity_of_nothing() -> None:
    for text in ("Archive(DECK_TOP[count(OPP_COLLAB)])", "Draw(count(OPP_COLLAB))", "DrawTo(count(OPP_COLLAB))"):
        cards = declare({"ev": {"kind": "support", "support": "event", "text": f"use({text})"}})
        s = Scene({"hand": [one("ev", "ev")]}, None, cards)
        assert s.why_not("play", "ev") == "hocg:10.7.2.3.7", text


def test_the_colors_of_holomem_are_counted_as_they_are_now() -> None:
    s = actor("Draw(each(HOLOMEM, by=COLOR))", {"back": ["Cora", "Dot"]})
    assert s.count("hand") == 3


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        ("Archive(DECK_TOP[1, 3])", "1 to 3 cards from the top", "上から1～3枚"),
        ("ToHand(ARCHIVE(item)[each(BACK)])", "1 item from", "バックホロメン1人につき"),
        ("ToHand(ARCHIVE(item)[each(BACK)])", "for each of your back holomem.", "アイテム1枚を"),
        ("RevealTop(count(STAGE.cheer))", "as many cards from the top", "と同じ枚数を"),
        ("RevealTop(count(STAGE.cheer))", "as there are cheers on your stage.", "自分のステージのエールと"),
        ("SpecialDamage(20, OPP_BACK[each(STAGE.cheer)])", "(1 for each cheer on your stage)", "のエール1枚につき1人)"),
        ("DrawTo(count(STAGE.cheer))", "until your hand has as many cards as", "同じ枚数になるまで"),
    ],
)
def test_amounts_say_how_many_of_what(text: str, en: str, ja: str) -> None:
    said = spoken(text)
    assert en in said[0] and ja in said[1]
