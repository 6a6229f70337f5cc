"""Words of hOCG cards that other situations leave untouched: conditions beside another reason, choices, two turns."""

from __future__ import annotations

import pytest

from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD01-006"


@rule("hocg:5.6.1")
def test_la_plus_counts_her_own_hand() -> None:
    """hSD03-011 draws up to three from two or fewer, whatever lies in the archive or in the opponent's hand."""
    s = Scene(
        {"center": one("hSD03-011", "me", cheers=["red x2"]), "hand": ["hSD01-016"], "archive": ["hSD01-016 x4"]},
        {"center": one(FOE, "foe"), "hand": ["hSD01-016 x4"]},
    )
    s.use("me", "foe", 2)
    assert s.count("hand") == 3


@rule("hocg:5.9.1")
def test_okayus_event_looks_at_four_cards() -> None:
    top = [
        one("hSD03-002", "a"),
        one("hSD03-003", "b"),
        one("hSD03-004", "c"),
        one("hSD03-005", "d"),
        one("hSD03-006", "e"),
    ]
    s = Scene({"hand": [one("hSD03-012", "event")], "deck": {"top": top, "filler": 2}})
    s.do("play", "event")
    assert s.choices() == {"a", "b", "c", "d"}


@rule("hocg:5.5.1")
def test_a_search_for_the_second_gigi_is_for_gigi_only() -> None:
    s = Scene(
        {
            "oshi": "hSD13-002",
            "power": 5,
            "deck": [one("hSD13-013", "gigi"), one("hSD13-007", "liz"), "hSD01-016 x3"],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"gigi"}


@rule("hocg:5.9.1")
def test_justice_takes_holomem_only() -> None:
    """hSD13-016 takes holomem with #Justice; another card with the tag stays."""
    s = Scene(
        {
            "hand": [one("hSD13-016", "event")],
            "deck": {"top": [one("hSD13-008", "gigi"), one("hSD13-018", "popo")], "filler": 3},
        }
    )
    s.do("play", "event")
    assert s.choices() == {"gigi"}


@rule("hocg:12.1.3", "hocg:12.2.4.4")
def test_mikos_sp_is_for_miko_with_a_fan() -> None:
    """Another holomem with a fan cannot be chosen."""
    s = Scene(
        {
            "oshi": "hSD16-001",
            "power": 4,
            "center": one("hSD07-002", "flare", attached=["hSD07-015"]),
            "back": [
                one("hSD16-003", "miko", attached=["hBP03-107"]),
                one("hSD16-006", "second", attached=["hBP03-107"]),
            ],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"miko", "second"}


@rule("hocg:10.7.2.1.1", "hocg:7.7.2")
def test_the_search_for_marine_is_once_a_turn_by_the_name_of_the_ability() -> None:
    s = Scene(
        {
            "center": one("hBP02-028", "one"),
            "back": [one("hBP02-028", "two")],
            "hand": [one("hBP02-032", "b1"), one("hBP02-032", "b2")],
            "deck": [one("hBP02-030", "found"), one("hBP02-030", "more"), "hSD01-016 x2"],
        }
    )
    s.do("bloom", "b1", "one")
    s.pick("found")
    s.do("bloom", "b2", "two")
    assert s.prompt == "main" and s.lies("more") == "deck"


@rule("hocg:12.1.3", "hocg:5.17.4.2")
@pytest.mark.parametrize(
    ("receivers", "center", "collab"),
    [
        (("center", "center"), ["b1", "r1"], ["g1"]),
        (("collab", "collab"), ["g1"], ["b1", "r1"]),
        (("center", "collab", "center"), ["b1", "g1"], ["r1"]),
    ],
)
def test_chihayas_event_shares_three_cheers_among_both_in_front(
    receivers: tuple[str, ...], center: list[str], collab: list[str]
) -> None:
    """hSD10-011: up to two for each of center and collab; whoever has two is not offered again."""
    s = Scene(
        {
            "spare": False,
            "center": one("hSD10-002", "center"),
            "collab": one("hSD10-003", "collab"),
            "back": [one("hSD10-002", "back")],
            "hand": [one("hSD10-011", "event")],
            "archive": [one("green", "g1"), one("red", "r1"), one("blue", "b1")],
        }
    )
    s.do("play", "event")
    for receiver in receivers:
        assert s.choices() == {"center", "collab"}
        s.pick(receiver)
    assert s.prompt == "main", "the last one goes where there is room"
    assert [s.has("center", cheer) for cheer in center] == [True] * len(center)
    assert [s.has("collab", cheer) for cheer in collab] == [True] * len(collab)


@rule("hocg:11.3.1.1", "hocg:5.17.4.2")
def test_the_skill_hands_on_the_green_cheers_of_the_downed_one_only() -> None:
    """hBP01-004: no other cheer moves, nobody else's moves, and a resting holomem may receive them."""
    s = Scene(
        {
            "oshi": "hBP01-004",
            "power": 4,
            "center": one("hSD01-008", "azki", damage=60, cheers=[one("green", "g"), one("red", "r")]),
            "back": [
                one("hSD01-010", "resting", cheers=[one("green", "h")], resting=True),
                one("hSD01-010", "other", cheers=[one("green", "k")]),
            ],
            "life": [one("white", "life"), "white x3"],
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "azki")
    assert (s.t.asked, s.prompt) == ((A,), "may")
    s.do("yes")
    assert s.choices() == {"resting", "other"}, "not the one that goes down"
    s.pick("resting")
    assert s.prompt == "pick", "the life card is sent"
    s.pick("other")
    assert (s.cheers("resting"), s.cheers("other")) == (["green", "green"], ["green", "white"])
    assert s.has("resting", "g") and s.has("resting", "h") and s.has("other", "k")
    assert (s.lies("r"), s.count("power"), s.place("azki")) == ("archive", 2, "gone")


@rule("hocg:10.8.1", "hocg:5.22.1")
@pytest.mark.parametrize(("hit", "sent"), [("side", 1)])
def test_elizabeth_gets_a_cheer_for_downing_a_collab(hit: str, sent: int) -> None:
    s = Scene(
        {
            "center": one("hSD02-008", "center"),
            "collab": one("hSD13-007", "liz", cheers=["red x3"]),
            "cheer_deck": [one("white", "top"), "red"],
        },
        {"center": one(FOE, "foe"), "collab": one("hSD01-003", "side", damage=50), "life": 4},
    )
    s.use("liz", hit)
    while s.t.asked[0] == B and s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert s.has("liz", "top") is bool(sent)
