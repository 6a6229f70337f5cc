"""11.2: no life or no holomem; both players at once (R-09, switch both_life_zero)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rulings import SWITCHES
from tests.rule import rule
from tests.rules.hocg import cards_downs as c
from tests.rules.hocg.scene_downs import SPARE, A, B, Play, one, performance

PROCESSING = SWITCHES["down_processing"]


def outcome(s: Play) -> tuple[tuple[int, ...], str] | None:
    return None if s.t.result is None else (s.t.result.winners, s.t.result.rule)


@rule("hocg:11.2.1", "hocg:rb.life.zero")
def test_the_last_life_card_is_sent_then_the_game_is_lost() -> None:
    """R-40: what waits does not resolve any more."""
    theirs = {"center": one(c.FRAIL, "frail"), "back": [one(SPARE, "one"), one(SPARE, "two")], "life": 1}
    s = performance({"center": one(c.AVENGER, "avenger"), "life": 1}, theirs)
    s.use("avenger", "frail")
    assert s.seat == B and s.t.result is None and s.waiting_effects() == ["avenger"]
    s.send("one")
    assert len(s.mem("one").cheers) == 1 and s.life(B) == 0
    assert outcome(s) == ((A,), "hocg:11.2.1")
    assert s.story("effect") == [], "or the avenger would have lost its own player's last life"


@rule("hocg:11.2.1", "hocg:rb.life.zero")
def test_with_one_life_left_the_game_goes_on() -> None:
    theirs = {"center": one(c.FRAIL, "frail"), "back": one(SPARE, "one"), "life": 2}
    s = performance({"center": one(c.HUNTER, "hunter")}, theirs)
    s.use("hunter", "frail")
    assert s.life(B) == 1 and s.t.result is None and s.prompt == "perform"


@rule("hocg:11.2.2")
def test_without_a_holomem_on_the_stage_one_loses_even_with_life() -> None:
    s = performance({"center": one(c.HUNTER, "hunter")}, {"center": one(c.FRAIL, "frail"), "back": [], "life": 3})
    s.use("hunter", "frail")
    assert outcome(s) == ((A,), "hocg:11.2.2") and s.life(B) == 2


@rule("hocg:11.2.2")
def test_an_empty_center_alone_is_no_loss() -> None:
    theirs = {"center": one(c.FRAIL, "frail"), "back": one(SPARE, "spare")}
    s = performance({"center": one(c.HUNTER, "hunter")}, theirs)
    s.use("hunter", "frail")
    assert s.t.result is None and s.place_of("spare") == "back"


def both_at_their_last_life(active: str, **rulings: str) -> Play:
    side = {"center": c.FRAIL, "back": SPARE, "life": 1}
    acting = {**side, "hand": [one(c.HURT_EVERYBODY, "event")]}
    sides = (acting, side) if active == "A" else (side, acting)
    s = Play(*sides, active=active, rulings=rulings)
    s.do("play", "event")
    s.settle()
    return s


@rule("hocg:11.5.1.1", "hocg:11.2.1")
@pytest.mark.parametrize("active", "AB")
@pytest.mark.parametrize("processing", PROCESSING)
def test_both_out_of_life_by_the_downs_of_one_check(processing: str, active: str) -> None:
    s = both_at_their_last_life(active, down_processing=processing)
    assert outcome(s) == ((), "hocg:11.2.1") and s.life(A) == s.life(B) == 0
    s = both_at_their_last_life(active, down_processing=processing, both_life_zero="turn_player_loses")
    assert outcome(s) == (("BA".index(active),), "hocg:11.2.1"), "strictly read the turn player's life is lost first"


@rule("hocg:11.5.1.1", "hocg:11.2.1")
@pytest.mark.parametrize("active", "AB")
def test_both_out_of_life_by_one_effect(active: str) -> None:
    acting = {"life": 1, "hand": [one(c.LIFE_1_EACH, "event")]}
    sides = (acting, {"life": 1}) if active == "A" else ({"life": 1}, acting)
    for rulings, winners in (({}, ()), ({"both_life_zero": "turn_player_loses"}, ("BA".index(active),))):
        s = Play(*sides, active=active, rulings=rulings)
        s.do("play", "event")
        s.settle()
        assert outcome(s) == (winners, "hocg:11.2.1")


@rule("hocg:11.2.1", "hocg:11.2.2")
def test_one_out_of_life_the_other_out_of_holomem_is_a_draw() -> None:
    """R-09"""
    mine = {"center": c.FRAIL, "back": SPARE, "life": 1, "hand": [one(c.HURT_EVERYBODY, "event")]}
    s = Play(mine, {"center": c.FRAIL, "back": []})
    s.do("play", "event")
    s.settle()
    assert outcome(s) == ((), "hocg:11.2.1")


@rule("hocg:11.2.1")
def test_losses_of_different_checks_are_not_together() -> None:
    """The special damage of the avenger would cost its player's last life one check later."""
    theirs = {"center": one(c.FRAIL, "frail"), "back": one(SPARE, "one"), "life": 1}
    s = performance({"center": one(c.AVENGER, "avenger"), "life": 1}, theirs)
    s.use("avenger", "frail")
    assert outcome(s) == ((A,), "hocg:11.2.1")
    s = performance({"center": one(c.AVENGER, "avenger"), "life": 1}, {**theirs, "life": 2})
    s.use("avenger", "frail")
    assert outcome(s) == ((B,), "hocg:11.2.1")
