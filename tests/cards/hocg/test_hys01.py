"""hYS01, the Oshi of the Start Cheer Set, and the promotion card hPR-001."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

OWN = {"hYS01-001": "hSD14-002", "hYS01-002": "hSD15-002", "hYS01-003": "hSD16-002", "hYS01-004": "hSD17-002"}


@played("hYS01-001..004", "skill")
@rule("hocg:12.1.3", "hocg:8.5.1.1")
@pytest.mark.parametrize("oshi", OWN)
@pytest.mark.parametrize("right", [True, False], ids=["its color", "another color"])
def test_the_baton_strengthens_a_collab_of_its_color(oshi: str, right: bool) -> None:
    collab = OWN[oshi] if right else "hSD18-002"
    s = Scene(
        {
            "oshi": oshi,
            "power": 2,
            "center": one(OWN[oshi], "center", cheers=["white"]),
            "collab": one(collab, "collab", cheers=["white"]),
        },
        {"center": one("Spare", "foe"), "collab": one("Spare", "beside")},
    )
    s.do("skill", 0)
    assert s.count("power") == 0
    s.use("center", "foe")
    s.use("collab", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (20, 40 if right else 20)


def struck(victim: str) -> Scene:
    """A has the Oshi; B hits for 30."""
    s = Scene(
        {"oshi": "hYS01-001", "power": 2, "center": one(victim, "victim"), "back": one("hSD14-002", "friend")},
        {"center": one("hSD16-003", "foe", cheers=["red"])},
        active="B",
        phase="performance",
    )
    s.use("foe", "victim")
    return s


@played("hYS01-001", "sp")
@rule("hocg:10.11.1", "hocg:8.5.1.2", "hocg:12.1.5")
@pytest.mark.parametrize("used", [True, False])
def test_quick_guard_takes_20_off_one_hit_on_a_white_holomem(used: bool) -> None:
    s = struck("hSD14-002")
    assert s.t.asked == (A,)
    if used:
        s.replace()
    else:
        s.do("pass")
    assert (s.mem("victim").damage, s.count("power")) == ((10, 1) if used else (30, 2))


@played("hYS01-001", "sp")
@rule("hocg:10.11.1")
def test_quick_guard_is_for_white_holomem() -> None:
    s = struck("hSD18-002")
    assert s.mem("victim").damage == 30
    assert s.count("power") == 2


GRUMPY = {"Grumpy": {"text": ["gift(SpecialDamage(30, either(CENTER, COLLAB)), on=TAKES(THIS))"]}}
THORNS = {"Thorns": {"hp": 900, "text": ["gift(SpecialDamage(30, OPP_CENTER), on=TAKES(THIS))"]}}


@played("hYS01-001", "sp")
@rule("hocg:10.11.1", "hocg:12.1.5")
def test_quick_guard_is_for_a_collab_holomem_too() -> None:
    mine = {"center": one("hSD18-002", "center"), "collab": one("hSD14-002", "victim")}
    s = Scene(
        {"oshi": "hYS01-001", "power": 2, **mine},
        {"center": one("hSD16-003", "foe", cheers=["red"])},
        active="B",
        phase="performance",
    )
    s.use("foe", "victim")
    s.replace()
    assert s.mem("victim").damage == 10


@played("hYS01-001", "sp")
@rule("hocg:10.11.1", "hocg:12.1.5")
def test_quick_guard_is_for_the_opponents_turn() -> None:
    s = Scene(
        {"oshi": "hYS01-001", "power": 2, "center": one("hSD14-002", "victim", cheers=["white"])},
        {"center": one("Thorns", "foe")},
        cards=declare(THORNS),
        phase="performance",
    )
    s.use("victim", "foe")
    assert (s.mem("victim").damage, s.count("power")) == (30, 2)


@played("hYS01-001", "sp")
@rule("hocg:10.11.1", "hocg:12.1.5")
def test_quick_guard_is_against_the_opponents_damage() -> None:
    mine = {"center": one("hSD14-002", "white"), "collab": one("Grumpy", "grumpy")}
    s = Scene(
        {"oshi": "hYS01-001", "power": 2, **mine},
        {"center": one("hSD16-003", "foe", cheers=["red"])},
        cards=declare(GRUMPY),
        active="B",
        phase="performance",
    )
    s.use("foe", "grumpy")
    s.pick("white")
    assert (s.mem("white").damage, s.count("power")) == (30, 2)


RAIN = {
    "Rain": {"arts": [{"name": "Rain", "power": 0}], "text": ["art(SpecialDamage(30, OPP_HOLOMEM[ALL]))"]},
    "Drop": {"arts": [{"name": "Drop", "power": 0}], "text": ["art(SpecialDamage(30, OPP_BACK))"]},
}


@played("hYS01-001", "sp")
@rule("hocg:10.11.1", "hocg:12.1.5")
@pytest.mark.parametrize(("foe", "center", "back"), [("Drop", 0, 10), ("Rain", 30, 10)])
def test_quick_guard_is_for_a_back_holomem_too_and_for_one_alone(foe: str, center: int, back: int) -> None:
    mine = {"center": one("hSD18-002", "center"), "back": one("hSD14-002", "victim")}
    s = Scene(
        {"oshi": "hYS01-001", "power": 2, **mine},
        {"center": one(foe, "foe")},
        cards=declare(RAIN),
        active="B",
        phase="performance",
    )
    s.use("foe", "center")
    s.replace()
    assert (s.mem("center").damage, s.mem("victim").damage, s.prompt) == (center, back, "perform")


@played("hYS01-001", "sp")
@rule("hocg:10.11.1")
def test_quick_guard_is_for_one_of_two_white_holomem() -> None:
    mine = {"center": one("hSD14-002", "first"), "back": one("hSD14-002", "second")}
    s = Scene(
        {"oshi": "hYS01-001", "power": 2, **mine},
        {"center": one("Rain", "foe")},
        cards=declare(RAIN),
        active="B",
        phase="performance",
    )
    s.use("foe", "first")
    s.replace()
    assert (s.mem("first").damage, s.mem("second").damage, s.count("power")) == (10, 30, 1)


@played("hYS01-002", "sp")
@rule("hocg:8.5.1.2", "hocg:5.21.1")
def test_everybody_green_is_healed() -> None:
    s = Scene(
        {
            "oshi": "hYS01-002",
            "power": 1,
            "center": one("hSD15-002", "center", damage=30),
            "back": [one("hSD15-003", "back", damage=10), one("hSD18-002", "purple", damage=30)],
        }
    )
    s.do("skill", 1)
    assert [s.mem(name).damage for name in ("center", "back", "purple")] == [10, 0, 30]
    assert (s.count("power"), s.why_not("skill", 1)) == (0, "hocg:12.1.3")


@played("hYS01-003", "sp")
@rule("hocg:8.5.1.2")
def test_a_red_holomem_comes_back_from_the_archive() -> None:
    archive = [one("hSD16-002", "red"), one("hSD18-002", "purple"), one("hSD01-016", "support"), one("red", "cheer")]
    s = Scene({"oshi": "hYS01-003", "power": 1, "archive": [*archive, one("hSD16-003", "also")]})
    s.do("skill", 1)
    assert s.choices() == {"red", "also"}
    s.pick("also")
    assert (s.lies("also"), s.lies("red")) == ("hand", "archive")


@played("hYS01-004", "sp")
@rule("hocg:8.5.1.2", "hocg:12.1.5")
@pytest.mark.parametrize("used", [True, False])
def test_the_back_holomem_that_was_hit_is_hit_again(used: bool) -> None:
    """A Collab effect hits one of two in the back for 10; the Oshi hits the same one for 50."""
    s = Scene(
        {"oshi": "hYS01-004", "power": 1, "center": one("Spare", "me"), "back": [one("hSD12-003", "hitter")]},
        {"center": one("hSD02-008", "front"), "back": [one("hSD02-008", "foe"), one("hSD02-008", "beside")]},
    )
    s.do("collab", "hitter")
    s.pick("foe")
    s.do("yes" if used else "no")
    assert [s.mem(name).damage for name in ("front", "foe", "beside")] == [0, 60 if used else 10, 0]
    assert s.count("power") == (1 if used else 2)  # the collab puts one there


@played("hYS01-004", "sp")
@rule("hocg:12.1.5")
def test_nobody_is_hit_again_who_stands_in_front() -> None:
    s = Scene(
        {"oshi": "hYS01-004", "power": 1, "center": one("hSD14-002", "me", cheers=["white"])},
        {"center": one("hSD02-008", "front"), "back": [one("hSD02-008", "beside")]},
        phase="performance",
    )
    s.use("me", "front")
    assert (s.mem("front").damage, s.count("power"), s.prompt) == (20, 1, "perform")


@played("hPR-001", "collab_effect1")
@rule("hocg:5.24.2", "hocg:5.17.1")
@pytest.mark.parametrize(("face", "found"), [(1, True), (2, False), (3, True), (4, False), (5, True), (6, False)])
def test_an_odd_roll_brings_a_red_or_blue_cheer_to_the_back(face: int, found: bool) -> None:
    s = Scene(
        {
            "center": one("Spare", "center"),
            "back": [one("hPR-001", "miko"), one("Spare", "back")],
            "cheer_deck": [one("red", "r"), one("green", "g"), one("blue", "b")],
        },
        dice=[face],
    )
    s.do("collab", "miko")
    s.do("yes")
    if found:
        assert s.choices() == {"r", "b"}
        s.pick("b")
    assert s.cheers("back") == (["blue"] if found else [])
    s.done()


@played("hPR-001", "collab_effect1")
@rule("hocg:5.24.2")
def test_the_roll_may_be_left_out() -> None:
    s = Scene({"center": one("Spare", "center"), "back": [one("hPR-001", "miko"), one("Spare", "back")]})
    s.do("collab", "miko")
    s.do("no")
    assert (s.prompt, s.cheers("back")) == ("main", [])
