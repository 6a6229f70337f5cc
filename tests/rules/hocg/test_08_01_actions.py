"""8.1 and 8.2: taking actions, and placing holomem."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.table import HAND
from tests.rule import rule
from tests.rules.hocg.cards_turn import BRING_OUT, COLLABER, HANA, HANA_1, HANA_1_SPEAKING, HANA_2, HANA_SPOT, ITEM
from tests.rules.hocg.scene_turn import A, Scene, one

SPARE = "x-spare"


def standing(n: int) -> dict[str, object]:
    """A stage of n holomem."""
    return {"center": SPARE, "back": [SPARE] * (n - 1)}


@rule("hocg:8.1.2")
def test_a_check_follows_every_action() -> None:
    s = Scene({"center": one(HANA, "hana"), "back": one(COLLABER, "collab"), "hand": [one(HANA_1_SPEAKING, "first")]})
    s.do("bloom", "first", "hana")
    assert s.prompt == "may", "the bloom effect comes before the next action"
    assert s.why("pass") == "hocg:10.8.3.1.1"
    s.do("no")
    assert s.prompt == "main"
    s.do("collab", "collab")
    assert s.prompt == "may", "so does the collab effect"
    s.do("yes")
    assert s.prompt == "main" and s.count(HAND + A) == 1


@rule("hocg:8.1.3")
def test_an_action_that_cannot_be_completed_is_no_choice() -> None:
    """The cost of a baton pass is part of it."""
    for cheers, rule_broken in (([], "hocg:8.1.3"), (["white"], "")):
        s = Scene({"center": {"card": SPARE, "cheers": cheers}, "back": one(SPARE, "back")})
        assert s.why("baton", "back") == rule_broken


@rule("hocg:8.2.1")
@pytest.mark.parametrize("number", [HANA, HANA_SPOT])
def test_a_debut_or_spot_goes_face_up_to_the_back(number: str) -> None:
    s = Scene({**standing(5), "hand": [one(number, "card"), one(HANA, "other")]})
    assert s.why("place", "card") == s.why("place", "other") == ""
    s.do("place", "card")
    mem = s.t.mems[s.t.spots[A][-1]]
    assert (mem.stack, mem.resting, mem.damage) == ([s.card("card")], False, 0) and s.t.known[s.card("card")] == 3
    assert s.log("place")[-1][-1] == "back"
    assert s.why("place", "other") == "hocg:8.2.1", "six is the limit"


@rule("hocg:8.2.1")
def test_an_empty_center_is_not_filled_by_placing() -> None:
    """R-13"""
    s = Scene({"center": [], "hand": [one(HANA, "card")]})
    s.do("place", "card")
    assert s.log("place")[-1][-1] == "back"


@rule("hocg:8.2.2")
@pytest.mark.parametrize("number", [HANA_1, HANA_2, ITEM])
def test_other_cards_are_not_placed(number: str) -> None:
    s = Scene({"hand": [one(number, "card")]})
    assert s.options("place") == [] and s.why("place", "card") == "hocg:8.2.2"


@rule("hocg:8.2.1", "hocg:rb.place.multiple")
def test_any_number_may_be_placed_up_to_six() -> None:
    s = Scene({**standing(3), "hand": [one(HANA, f"card {i}") for i in range(4)]})
    for i in range(3):
        s.do("place", f"card {i}")
    assert len(s.t.spots[A]) == 6 and s.options("place") == []
    assert s.why("place", "card 3") == "hocg:8.2.1"


@rule("hocg:8.2.1")
def test_placing_asks_for_a_card_of_the_own_hand() -> None:
    s = Scene({"archive": [one(HANA, "gone")]}, {"hand": [one(HANA, "theirs")]})
    assert s.why("place", "gone") == s.why("place", "theirs") == "hocg:10.7.2.1"


@rule("hocg:rb.main.free-order")
def test_actions_in_any_order_and_as_often_as_possible() -> None:
    hand = [one(ITEM, "item"), one(HANA_1, "first"), one(HANA, "debut"), one(ITEM, "second item"), one(HANA, "late")]
    mine = {"center": one(HANA, "hana", cheers=["white"]), "back": one(SPARE, "back"), "hand": hand}
    s = Scene(mine)
    s.do("play", "item")
    s.do("bloom", "first", "hana")
    s.do("place", "debut")
    s.do("baton", "back")
    s.do("play", "second item")
    s.do("collab", "hana")
    s.do("place", "late")
    assert s.prompt == "main" and s.place_of("hana") == "collab" and s.place_of("back") == "center"
    assert [e[0] for e in s.log("play", "bloom", "place", "baton", "power")] == (
        ["play", "bloom", "place", "baton", "play", "power", "place"]
    )


@rule("hocg:8.2.1")
def test_an_effect_keeps_to_the_same_limit() -> None:
    for count, rule_broken in ((5, ""), (6, "hocg:10.7.2.3.7")):
        s = Scene({**standing(count), "hand": [one(BRING_OUT, "event"), HANA]})
        assert s.why("play", "event") == rule_broken
