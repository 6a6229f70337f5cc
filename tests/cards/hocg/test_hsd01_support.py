"""hSD01, support cards: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule


@rule("hocg:5.7.2", "hocg:10.7.2.5.1.1", "hocg:8.6.2")
@played("hSD01-016", "text")
def test_016_draws_three_and_is_limited() -> None:
    s = Scene({"hand": [one("hSD01-016", "nodoka"), one("hSD01-016", "again")]})
    s.do("play", "nodoka")
    assert (s.count("hand"), s.lies("nodoka")) == (4, "archive")
    assert s.why_not("play", "again") == "hocg:8.6.2"


@rule("hocg:5.6.1", "hocg:5.7.2")
@played("hSD01-017", "text")
def test_017_shuffles_the_hand_into_the_deck_and_draws_five() -> None:
    s = Scene(
        {
            "hand": [one("hSD01-017", "manager"), one("hSD01-003", "old"), one("hSD01-008", "older")],
            "deck": 10,
            "shuffles": [["old"]],
        }
    )
    s.do("play", "manager")
    assert (s.count("hand"), s.count("deck"), s.count("archive")) == (5, 7, 1)
    assert s.lies("old") == "hand"
    s.done()


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:2.12.1")
@played("hSD01-018", "text")
def test_018_takes_a_limited_support_of_the_top_five() -> None:
    s = Scene(
        {
            "hand": [one("hSD01-018", "pc")],
            "deck": {
                "top": [
                    one("hSD01-016", "limited"),
                    one("hSD01-018", "item"),
                    one("hSD01-003", "sora"),
                    one("hSD01-007", "irys"),
                    one("hSD01-008", "azki"),
                    one("hSD01-017", "sixth"),
                ],
                "filler": 2,
            },
        }
    )
    s.do("play", "pc")
    assert s.choices() == {"limited"}
    s.pick("limited")
    assert s.known("limited") == 3
    assert s.choices() == {"item", "sora", "irys", "azki"}
    s.pick("irys", "item", "azki")
    assert s.lies("limited") == "hand"
    assert s.pile("deck") == ["sixth", "-", "-", "irys", "item", "azki", "sora"]


@rule("hocg:10.7.2.3.5")
@played("hSD01-018", "text")
def test_018_may_find_nothing() -> None:
    s = Scene({"hand": [one("hSD01-018", "pc")], "deck": {"top": [one("hSD01-016", "limited")], "filler": 1}})
    s.do("play", "pc")
    s.do("done")
    s.pick("limited")
    assert (s.lies("limited"), s.count("hand")) == ("deck", 0)


@rule("hocg:10.7.2.4.1", "hocg:10.4.2.2", "hocg:5.12.1")
@played("hSD01-019", "text")
def test_019_archives_a_cheer_and_finds_a_first_or_second_that_is_no_buzz() -> None:
    s = Scene(
        {
            "hand": [one("hSD01-019", "pc")],
            "center": one("hSD01-003", "center", cheers=[one("white", "w")]),
            "back": [one("hSD01-008", "back", cheers=[one("green", "g")])],
            "deck": [
                one("hSD01-005", "first"),
                one("hSD01-011", "second"),
                one("hSD01-006", "buzz"),
                one("hSD01-003", "debut"),
                one("hSD01-014", "spot"),
            ],
        }
    )
    s.do("play", "pc")
    assert s.choices() == {"w", "g"}
    s.pick("g")
    assert s.lies("g") == "archive"
    assert s.choices() == {"first", "second"}
    s.pick("second")
    assert (s.lies("second"), s.known("second")) == ("hand", 3)
    assert (s.count("deck"), s.lies("pc")) == (4, "archive")


@rule("hocg:5.6.1")
@played("hSD01-019", "text")
def test_019_shuffles_the_deck() -> None:
    s = Scene(
        {
            "hand": [one("hSD01-019", "pc")],
            "center": one("hSD01-003", "center", cheers=["white"]),
            "deck": [one("hSD01-005", "first"), one("hSD01-003", "x"), one("hSD01-003", "y")],
            "shuffles": [["y", "x"]],
        }
    )
    s.do("play", "pc")
    s.pick("first")
    assert s.pile("deck") == ["y", "x"]
    s.done()


@rule("hocg:5.24.1", "hocg:5.21.1")
@pytest.mark.parametrize(("face", "sent"), [(2, []), (3, ["green"]), (6, ["green"])])
@played("hSD01-020", "text")
def test_020_sends_an_archived_cheer_on_3_or_more(face: int, sent: list[str]) -> None:
    s = Scene(
        {
            "hand": [one("hSD01-020", "circle")],
            "archive": [one("green", "g"), one("white", "w")],
            "center": one("hSD01-003", "center"),
            "back": [one("hSD01-008", "back")],
        },
        dice=[face],
    )
    s.do("play", "circle")
    if sent:
        assert s.choices() == {"g", "w"}
        s.pick("g")
        assert s.choices() == {"center", "back"}
        s.pick("back")
    assert (s.cheers("back"), s.prompt, s.lies("circle")) == (sent, "main", "archive")
    s.done()


@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:2.1.2")
@played("hSD01-021", "text")
def test_021_takes_any_number_of_sora_and_azki_of_the_top_four() -> None:
    s = Scene(
        {
            "hand": [one("hSD01-021", "gravity")],
            "deck": {
                "top": [
                    one("hSD01-003", "sora"),
                    one("hSD01-007", "irys"),
                    one("hSD01-011", "azki"),
                    one("hSD01-005", "kept"),
                    one("hSD01-008", "fifth"),
                ],
                "filler": 1,
            },
        }
    )
    s.do("play", "gravity")
    assert s.choices() == {"sora", "azki", "kept"}
    s.pick("sora", "azki")
    s.do("done")
    s.pick("kept")
    assert (s.lies("sora"), s.lies("azki"), s.lies("kept"), s.lies("fifth")) == ("hand", "hand", "deck", "deck")
    assert (s.known("sora"), s.known("kept")) == (3, 1)


@rule("hocg:10.7.2.4.1")
@pytest.mark.parametrize(("others", "why"), [(6, ""), (7, "hocg:10.7.2.4.1")])
@played("hSD01-021", "text")
def test_021_asks_for_six_or_fewer_other_cards_in_hand(others: int, why: str) -> None:
    s = Scene({"hand": [one("hSD01-021", "gravity"), f"hSD01-003 x{others}"]})
    assert s.why_not("play", "gravity") == why
