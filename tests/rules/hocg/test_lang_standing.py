"""Standing texts with an "instead", all colors, and replacements for a time (10.10, 10.11)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.rules.stats import ARTS, colors
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.kernel.values import value
from tests.rule import rule
from tests.rules.hocg.forms import PEOPLE, A, B, Scene, actor, one, spoken

HIT = {"hit": {"arts": [{"power": 50}]}}


@rule("hocg:10.10.1.4", "hocg:10.1.1.3")
@pytest.mark.parametrize(("backs", "bonus"), [(0, 20), (1, 20), (2, 40)])
def test_a_standing_text_with_an_instead(backs: int, bonus: int) -> None:
    text = "gift(If(BACK >= 2, Arts(40, THIS), instead_of=Arts(20, THIS)))"
    s = Scene({"center": one("x", "x"), "back": ["Ami"] * backs}, None, declare({**PEOPLE, "x": {"text": text}}))
    assert value(s.t, ARTS, s.mem("x").id, 0) == bonus


def test_it_is_said_without_a_duration() -> None:
    d = declare({"x": {"text": "gift(If(BACK >= 2, Arts(40, THIS), instead_of=Arts(20, THIS)))"}})["x"]
    assert texts(d, "en")["gift1"] == (
        "This holomem gets Arts+20. If you have 2 or more back holomem, this holomem gets Arts+40 instead."
    )
    assert texts(d, "ja")["gift1"] == (
        "このホロメンのアーツ+20。自分のバックホロメンが2人以上いるなら、かわりに、このホロメンのアーツ+40。"
    )


@rule("hocg:2.4.3", "hocg:10.10.1.3")
def test_all_colors() -> None:
    assert spoken('AlsoColors("all", CENTER)') == (
        "During this turn, your center holomem is regarded as a holomem of all colors.",
        "このターンの間、自分のセンターホロメンはすべての色を持つホロメンとして扱う。",
    )
    s = actor('AlsoColors("all", THIS)')
    assert colors(s.t, s.mem("own")) == 63


def _struck(text: str, times: int = 1) -> Scene:
    """A makes a replacement for a time; then A's own holomem are hit by A's special damage so many times."""
    strikes = ", ".join(["SpecialDamage(50, OPP_CENTER)"] * times)
    foe = {"text": f"gift({text}, turn=MAIN)"}
    s = actor(
        f"Opponent({text}), {strikes}",
        None,
        {"center": one("foe", "foe"), "back": [one("Ami", "b")]},
        cards={"foe": foe},
    )
    return s


@rule("hocg:10.11.1", "hocg:10.10.2")
def test_during_this_turn_each_time_it_would_take_damage() -> None:
    s = _struck("During(WOULD_TAKE(CENTER), Takes(-20, CENTER))", 2)
    assert s.mem("foe").damage == 60


@rule("hocg:10.11.1", "hocg:10.8.5.1")
def test_the_next_time_and_only_then() -> None:
    s = _struck("Later(WOULD_TAKE(CENTER), Nothing())", 2)
    assert s.mem("foe").damage == 50


@rule("hocg:10.11.1", "hocg:10.11.3")
def test_a_replacement_for_a_time_that_asks() -> None:
    s = _struck("Later(WOULD_TAKE(CENTER), Redirect(BACK, may=True))", 2)
    assert s.t.asked == (B,)
    s.do("yes")
    assert (s.mem("foe").damage, s.mem("b").damage) == (50, 50)


@rule("hocg:10.11.1")
def test_life_and_dice_for_a_time() -> None:
    s = actor("Opponent(During(WOULD_LOSE_LIFE(), LifeLoss(-1))), Life(-2)", None, {"life": 3})
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert s.count("life", B) == 2
    s = actor("Later(WOULD_ROLL(HOLOMEM), SetFace(6)), Roll(Draw(FACE)), Roll(Draw(FACE))", dice=[2])
    assert s.count("hand", A) == 8


@rule("hocg:10.10.2")
def test_it_ends_with_the_turn() -> None:
    facts = {"text": "gift(During(WOULD_TAKE(CENTER), Nothing()), turn=MAIN)"}
    s = Scene({"center": one("x", "x")}, {"center": "hit"}, declare({"x": facts, **HIT}))
    s.answer(s.options("ability")[0])
    while s.t.active == A:
        s.do("pass")
    while s.prompt != "main":
        s.answer(s.options("pick")[0])
    s.do("pass")
    s.answer(s.options("art")[0])
    assert s.mem("x").damage == 50
