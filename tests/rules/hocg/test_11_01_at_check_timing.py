"""11.1: rules resolution looks at the table at check timings only, and deals with all that is due."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.hocg import cards_downs as c
from tests.rules.hocg.scene_downs import SPARE, A, B, Play, one


@rule("hocg:11.1.2")
def test_a_holomem_healed_by_the_same_effect_stays() -> None:
    s = Play({"center": one(c.FRAIL, "frail"), "hand": [one(c.HURT_AND_HEAL, "event")]})
    s.do("play", "event")
    assert s.story("damage", "heal", "down") == ["damage frail", "heal frail"], "50 damage on 50 HP, for a moment"
    assert s.place_of("frail") == "center" and s.mem("frail").damage == 40
    s = Play({"center": one(c.FRAIL, "frail"), "hand": [one(c.HURT_OWN_CENTER, "event")]})
    s.do("play", "event")
    assert s.place_of("frail") == "gone"


@rule("hocg:11.1.2")
def test_hp_lost_in_mid_effect_and_made_up_for() -> None:
    """G-70"""
    frail = one(c.FRAIL, "frail", damage=60, attached=[one(c.SHIELD, "shield")])
    s = Play({"center": frail, "hand": [one(c.SHIELD_BREAKER, "event")]})
    s.do("play", "event")
    assert s.archived("shield") and s.place_of("frail") == "center" and s.mem("frail").damage == 40


@rule("hocg:11.1.2")
def test_until_the_check_a_lethally_hurt_holomem_is_still_there() -> None:
    """R-46"""
    theirs = {"center": one(c.FRAIL, "frail"), "back": [one(SPARE, "spare")]}
    s = Play({"hand": [one(c.HURT_THEN_COUNT, "event")]}, theirs)
    s.do("play", "event")
    assert s.story("damage", "down") == ["damage frail", "damage frail", "down frail"]


@rule("hocg:11.1.3", "hocg:11.2.1")
def test_everything_due_at_one_check_is_done_before_anybody_loses() -> None:
    """R-09, R-10: with the first down the last life is gone, and the second down is still carried out."""
    theirs = {"center": one(c.MOURNER, "first"), "collab": one(c.MOURNER, "second"), "back": SPARE, "life": 1}
    s = Play({"hand": [one(c.HURT_ALL, "event")]}, theirs)
    s.do("play", "event")
    assert s.seat == B
    s.send("first")
    assert s.story("effect", "leave", "life") == ["effect first", "leave first", "life B"]
    s.send("second")
    assert s.story("effect", "leave", "life")[3:] == ["effect second", "leave second"]
    assert s.t.result is not None and s.t.result.winners == (A,) and s.hand(B) == 2
