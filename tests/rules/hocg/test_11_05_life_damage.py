"""11.5: life that is lost becomes cheers."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.table import LIFE
from tests.rule import rule
from tests.rules.hocg import cards_downs as c
from tests.rules.hocg.scene_downs import SPARE, B, Play, Side, one, performance
from tests.rules.hocg.scene_zones import seen

LIVES = [one("red", "top"), one("blue", "next"), one("green", "last")]
THEIRS: Side = {"center": one(c.FRAIL, "frail"), "back": [one(SPARE, "one"), one(SPARE, "two")], "life": LIVES}


@rule("hocg:11.5.1", "hocg:rb.life.send")
def test_the_top_life_card_is_turned_up_then_its_holomem_is_chosen() -> None:
    s = performance({"center": one(c.HUNTER, "hunter")}, THEIRS)
    s.use("hunter", "frail")
    assert s.prompt == "pick" and s.seat == B and s.chosen_from() == {"one", "two"}
    assert s.t.where[s.card("top")] == LIFE + B, "turned up, but not sent yet"
    for viewer in (0, 1, None):
        assert [place for place, _ in seen(s, viewer, B)["life"]["known"]] == [0]
    assert s.why("done") == "hocg:10.7.2.3.1", "it must be sent (R-17 g)"
    s.send("two")
    assert s.mem("two").cheers == [s.card("top")] and s.t.zones[LIFE + B] == [s.card("last"), s.card("next")]
    assert s.t.life_damage[B] == 0 and s.prompt == "perform"


@rule("hocg:11.5.1", "hocg:rb.life.send")
def test_two_cards_are_sent_one_after_the_other() -> None:
    s = performance({"center": one(c.HUNTER, "hunter")}, {**THEIRS, "center": one(c.FRAIL_BUZZ, "frail")})
    s.use("hunter", "frail")
    assert s.t.life_damage[B] == 1, "one is on its way, one is left"
    s.send("one")
    assert s.prompt == "pick" and s.t.life_damage[B] == 0
    s.send("two")
    assert s.mem("one").cheers == [s.card("top")] and s.mem("two").cheers == [s.card("next")] and s.life(B) == 1


@rule("hocg:11.5.1", "hocg:rb.life.send")
def test_a_life_card_is_attached_like_any_cheer_that_is_sent() -> None:
    s = performance({"center": one(c.HUNTER, "hunter")}, {**THEIRS, "back": [one(c.GATHERER, "gatherer")]})
    s.use("hunter", "frail")
    assert s.hand(B) == 1, "the gatherer saw a cheer being attached"


@rule("hocg:11.5.1")
def test_it_waits_until_everything_else_is_done_if_the_text_is_followed() -> None:
    """CR 11.5.1 against R-10: the same two downs."""
    theirs = {**THEIRS, "collab": one(c.FRAIL, "other")}
    s = Play({"hand": [one(c.HURT_ALL, "event")]}, theirs, rulings={"down_processing": "batch"})
    s.do("play", "event")
    assert s.chosen_from() == {"one", "two"} and s.place_of("other") == "gone"
    s = Play({"hand": [one(c.HURT_ALL, "event")]}, theirs)
    s.do("play", "event")
    s.send("frail")
    assert s.chosen_from() == {"one", "two", "other"}


@rule("hocg:11.5.1.1")
@pytest.mark.parametrize("active", "AB")
def test_the_turn_player_first(active: str) -> None:
    acting = {"hand": [one(c.LIFE_1_EACH, "event")]}
    s = Play(*((acting, {}) if active == "A" else ({}, acting)), active=active)
    s.do("play", "event")
    assert s.story("life") == [f"life {active}"] and s.seat == "AB".index(active)
    s.quiet()
    assert s.story("life", "attach")[1:] == [f"attach {active}", f"life {'BA'['AB'.index(active)]}"]


@rule("hocg:rb.term.life-minus")
def test_life_minus_one_by_an_effect_is_sent_as_with_a_down() -> None:
    s = Play({"hand": [one(c.LIFE_1, "event")]}, THEIRS)
    s.do("play", "event")
    assert s.prompt == "pick" and s.seat == B and s.chosen_from() == {"frail", "one", "two"}
    s.send("frail")
    assert s.mem("frail").cheers == [s.card("top")] and s.life(B) == 2


@rule("hocg:rb.term.life-minus")
def test_it_is_added_to_what_a_down_costs() -> None:
    """R-17 b: 2 for the Buzz holomem and 1 for the Arts."""
    for card, left in ((c.FRAIL, 2), (c.FRAIL_BUZZ, 1)):
        s = performance({"center": one(c.REAPER, "reaper")}, {"center": one(card, "frail"), "back": SPARE, "life": 4})
        s.use("reaper", "frail")
        assert s.life(B) == left


@rule("hocg:rb.term.life-reduction-minus")
@pytest.mark.parametrize(
    ("card", "user", "lost"),
    [
        (c.FRAIL, c.HUNTER, 0),
        (c.FRAIL_BUZZ, c.HUNTER, 1),
        (c.FRAIL, c.REAPER, 1),
        (c.FRAIL_BUZZ, c.REAPER, 2),
    ],
)
def test_life_to_be_lost_minus_one(card: str, user: str, lost: int) -> None:
    """R-17 c: taken from the total of that down, never below 0."""
    theirs = {"center": one(card, "frail"), "back": c.WARDEN, "life": 4}
    s = performance({"center": one(user, "user")}, theirs)
    s.use("user", "frail")
    assert s.place_of("frail") == "gone" and s.life(B) == 4 - lost
