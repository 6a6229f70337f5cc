"""Rolls that are carried out whatever shows, and numbers that are compared (5.24)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang import DEALT
from tests.rule import rule
from tests.rules.hocg.forms import Scene, actor, one, played, spoken


@rule("hocg:5.24.1")
def test_what_follows_a_roll_reads_the_number_rolled() -> None:
    assert played("Roll(Draw(FACE))", dice=[4]).count("hand") == 4
    assert played("Roll(DrawTo(FACE))", {"hand": ["Item", "Item"]}, dice=[5]).count("hand") == 5
    s = played("Roll(Archive(HAND[each(FACE)]), Draw(1))", {"hand": ["Item", "Nil", "Dot"]}, dice=[2])
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert s.count("hand") == 2


@rule("hocg:5.24.1")
def test_several_dice_come_to_their_total() -> None:
    assert played("Roll(Draw(each(FACE)), n=3)", dice=[1, 2, 4]).count("hand") == 7
    assert played("Roll(Draw(FACE), n=count(HOLOMEM))", dice=[3, 1]).count("hand") == 4


@rule("hocg:5.24.1")
def test_a_roll_may_be_declined_and_branches_come_before_the_rest() -> None:
    s = played("Roll(Draw(FACE), may=True)")
    s.do("no")
    assert s.count("hand") == 0
    s = actor("Roll({ODD: Draw(1)}, Draw(FACE))", dice=[3])
    assert s.count("hand") == 4


@rule("hocg:10.7.2.3.7")
def test_a_roll_of_which_nothing_can_come_is_not_used() -> None:
    from kaimaku.games.hocg.scenario.cards import declare

    def why(text: str, hand: int) -> str:
        cards = declare({"ev": {"kind": "support", "support": "event", "text": f"use({text})"}})
        return Scene({"hand": [one("ev", "ev"), *["Filler"] * hand]}, None, cards).why_not("play", "ev")

    assert why("Roll(DrawTo(FACE))", 5) == ""
    assert why("Roll(DrawTo(FACE))", 6) == "hocg:10.7.2.3.7"


@rule("hocg:5.24.1", "hocg:1.3.5")
@pytest.mark.parametrize(
    ("text", "face", "drawn"),
    [
        ("FACE >= LIFE", 3, 1),
        ("FACE >= LIFE", 2, 0),
        ("FACE <= LIFE", 3, 1),
        ("FACE <= LIFE", 4, 0),
        ("FACE >= 5", 5, 1),
        ("FACE <= count(BACK)", 1, 1),
        ("FACE <= BACK", 2, 0),
    ],
)
def test_the_number_rolled_is_compared(text: str, face: int, drawn: int) -> None:
    s = actor(f"Roll(If({text}, Draw(1)))", {"life": 3, "back": ["Ami"]}, dice=[face])
    assert s.count("hand") == drawn


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        (
            "Roll(If(FACE >= LIFE, Draw(1)))",
            "is greater than or equal to your life",
            "ライフ以上なら",
        ),
        ("Roll(Draw(each(FACE)), n=3, may=True)", "You may roll a die 3 times: ", "サイコロを3回振れる:"),
        ("Roll({ODD: Draw(1)}, n=3)", "Roll a die 3 times. If an odd number appears once", "奇数が1回以上出たなら"),
        ("Roll({face_ge(5): Draw(1)}, n=each(BACK))", "Roll a die once for each", "5以上が1回以上出たなら"),
        ("Roll({face_ge(5): Draw(1)}, n=each(BACK))", "If 5 or greater appears once or more", "サイコロを1回振る。"),
        ("Roll(Draw(each(FACE)), n=3)", "for each point rolled", "出た目の合計数1につき"),
    ],
)
def test_rolls_say_what_is_compared_and_counted(text: str, en: str, ja: str) -> None:
    said = spoken(text)
    assert en in said[0] and ja in said[1]


def test_a_number_of_the_moment_is_compared_in_words() -> None:
    assert (DEALT >= 50).words("ja") == "与えたダメージが50以上"
