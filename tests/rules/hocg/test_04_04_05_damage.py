"""4.4.5: the damage a holomem has taken."""

from __future__ import annotations

from kaimaku.games.hocg.table import stage
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one
from tests.rules.hocg.scene_zones import seen


@rule("hocg:4.4.5", "hocg:4.4.5.2", "hocg:5.22.1")
def test_damage_is_a_number_that_adds_up() -> None:
    s = Scene({"hand": [one(c.HURT_30, "x"), one(c.HURT_20, "y")]}, {"center": one(c.STURDY, "target")})
    assert seen(s, A, B)["stage"][0]["damage"] == 0
    s.do("play", "x")
    assert seen(s, A, B)["stage"][0]["damage"] == 30
    s.do("play", "y")
    assert s.mem("target").damage == 50


@rule("hocg:4.4.5.1")
def test_a_holomem_begins_undamaged_even_if_its_card_was_hurt_before() -> None:
    center = {"stack": [one(c.RIN, "card")], "damage": 40, "as": "rin"}
    s = Scene({"center": center, "hand": [one(c.BOUNCE_CENTER, "bounce")]})
    s.do("play", "bounce")
    s.do("place", "card")
    assert stage(s.t, A)[-1].damage == 0


@rule("hocg:4.4.5.3")
def test_damage_of_exactly_its_hp_downs_a_holomem() -> None:
    for damage, place in ((70, "gone"), (60, "center")):
        s = Scene({"hand": [one(c.HURT_30, "hurt")]}, {"center": one(c.RIN, "rin", damage=damage)})
        s.do("play", "hurt")
        assert s.place_of("rin") == place


@rule("hocg:4.4.5.4")
def test_hp_in_a_text_is_what_is_left_of_it() -> None:
    s = Scene(
        {"hand": [one(c.HURT_WEAK, "hurt")]},
        {"center": one(c.RIN, "half", damage=50), "back": [one(c.RIN, "hale", damage=40)]},
    )
    s.do("play", "hurt")
    assert (s.mem("half").damage, s.mem("hale").damage) == (60, 40)
