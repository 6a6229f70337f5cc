"""11.3 with several downs at one check: R-10, switches down_processing and down_order."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hocg import cards_downs as c
from tests.rules.hocg.scene_downs import SPARE, A, B, Play, one

THEIRS = {"center": one(c.MOURNER, "one"), "collab": one(c.MOURNER, "two"), "back": one(SPARE, "spare")}
STORIES = {
    "one_by_one_with_life": [
        *("effect one", "leave one", "life B", "attach two"),
        *("effect two", "leave two", "life B", "attach spare"),
    ],
    "one_by_one_life_last": [
        *("effect one", "leave one", "effect two", "leave two"),
        *("life B", "attach spare", "life B", "attach spare"),
    ],
    "batch": [
        *("effect one", "effect two", "leave one", "leave two"),
        *("life B", "attach spare", "life B", "attach spare"),
    ],
}


@rule("hocg:11.1.3", "hocg:11.3.1", "hocg:rb.down.one-by-one", "hocg:rb.life.after-downs", "hocg:11.3.1.2")
@pytest.mark.parametrize("processing", STORIES)
def test_two_downed_at_one_check(processing: str) -> None:
    s = Play({"hand": [one(c.HURT_ALL, "event")]}, THEIRS, rulings={"down_processing": processing})
    s.do("play", "event")
    if processing == "batch":
        assert s.prompt == "down-order" and s.seat == B
        s.do("resolve", 0)
    else:
        s.send("one")
    if processing == "one_by_one_with_life":
        assert s.chosen_from() == {"two", "spare"}, "the second, doomed one is still there"
        s.send("two")
    assert s.story("effect", "leave", "life", "attach") == STORIES[processing]
    assert s.life(B) == 1 and s.prompt == "main" and s.hand(B) == 2


@rule("hocg:11.3.1.2", "hocg:rb.life.after-downs", "hocg:11.5.1")
def test_a_life_card_sent_to_the_next_doomed_holomem_is_lost_with_it() -> None:
    theirs = {**THEIRS, "life": [one("red", "first life"), one("blue", "second life"), "white"]}
    s = Play({"hand": [one(c.HURT_ALL, "event")]}, theirs)
    s.do("play", "event")
    s.send("one", "two")
    assert s.archived("first life") and s.mem("spare").cheers == [s.card("second life")]


@rule("hocg:11.3.1", "hocg:rb.down.one-by-one")
@pytest.mark.parametrize(("switch", "chooser"), [("controller", B), ("turn_player", A)])
def test_who_says_which_holomem_comes_first(switch: str, chooser: int) -> None:
    for first, second in (("one", "two"), ("two", "one")):
        s = Play({"hand": [one(c.HURT_ALL, "event")]}, THEIRS, rulings={"down_order": switch})
        s.do("play", "event")
        assert s.prompt == "pick" and s.seat == chooser and s.chosen_from() == {"one", "two"}
        s.send(first)
        s.settle()
        assert s.story("down") == [f"down {first}", f"down {second}"]


@rule("hocg:11.3.1", "hocg:11.5.1.1")
@pytest.mark.parametrize("active", "AB")
def test_the_turn_players_side_comes_first_its_life_included(active: str) -> None:
    mine = {"center": one(c.FRAIL, "mine"), "hand": [one(c.HURT_EVERYBODY, "event")]}
    theirs = {"center": one(c.FRAIL, "theirs")}
    s = Play(*((mine, theirs) if active == "A" else (theirs, mine)), active=active)
    s.do("play", "event")
    s.settle()
    other = "BA"["AB".index(active)]
    assert s.story("leave", "life") == ["leave mine", f"life {active}", "leave theirs", f"life {other}"]


@rule("hocg:11.3.1")
@pytest.mark.parametrize(("switch", "choosers"), [("controller", [A, B]), ("turn_player", [A, A])])
def test_each_side_is_put_in_order_by_itself(switch: str, choosers: list[int]) -> None:
    mine = {"center": one(c.FRAIL, "a1"), "collab": one(c.FRAIL, "a2"), "hand": [one(c.HURT_EVERYBODY, "event")]}
    theirs = {"center": one(c.FRAIL, "b1"), "collab": one(c.FRAIL, "b2")}
    s = Play(mine, theirs, rulings={"down_order": switch})
    s.do("play", "event")
    asked = []
    for label in ("a2", "b2"):
        asked.append(s.seat)
        s.send(label)
    assert asked == choosers
    s.settle()
    assert s.story("down") == ["down a2", "down a1", "down b2", "down b1"]


@rule("hocg:rb.down.one-by-one", "hocg:11.3.1.1")
def test_each_down_is_looked_at_by_those_still_there() -> None:
    """Q452: two that watch all downs of their side, and both go down: two for the first, one for the second."""
    theirs = {"center": one(c.PALLBEARER, "one"), "collab": one(c.PALLBEARER, "two"), "back": one(SPARE, "spare")}
    for processing, cards in (("one_by_one_with_life", 3), ("one_by_one_life_last", 3), ("batch", 4)):
        s = Play({"hand": [one(c.HURT_ALL, "event")]}, theirs, rulings={"down_processing": processing})
        s.do("play", "event")
        s.settle()
        assert s.hand(B) == cards
