"""2.4: colors, and what is none."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from tests.rule import rule
from tests.rules.hocg.cards_info import (
    ANTI_ALL,
    ANTI_GREEN,
    ANTI_WHITE,
    COLOR_COUNTER,
    GREEN,
    MATCHER,
    NEUTRAL,
    NEUTRAL_COST,
    RED,
    STRIPED,
    WHITE_GREEN,
)
from tests.rules.hocg.scene_turn import A, Scene, one

COLORS = ("white", "green", "red", "blue", "purple", "yellow")


def damage(attacker: str, target: str, back: str = "x-spare") -> int:
    """What the first Arts of a center does to the other center."""
    s = Scene({"center": one(attacker, "user"), "back": back}, {"center": one(target, "target")}, phase="performance")
    s.use("user", "target")
    return s.mem("target").damage


@rule("hocg:2.4.2.1")
@pytest.mark.parametrize("color", COLORS)
def test_a_neutral_icon_is_paid_by_any_color(color: str) -> None:
    user = one(NEUTRAL_COST, "user", cheers=[color])
    s = Scene({"center": user}, {"center": one("x-spare", "target")}, phase="performance")
    assert s.art("user", "target", 1) in GAME.options(s.t, A)
    assert (s.art("user", "target", 2) in GAME.options(s.t, A)) == (color == "red"), "a colored one is not"
    assert s.why_not(s.art("user", "target", 3)) == "hocg:12.2.3.1", "one cheer does not pay for two icons"


@rule("hocg:2.4.2.1", "hocg:2.4.2.2")
def test_a_neutral_holomem_has_no_color() -> None:
    assert BY_ID[NEUTRAL].colors == 0
    assert damage(ANTI_ALL, NEUTRAL) == 10, "no critical hits it"
    assert damage(ANTI_ALL, RED) == 60


@rule("hocg:2.4.2.2")
def test_neutral_is_not_counted_where_a_text_speaks_of_colors() -> None:
    """10 for each holomem of any color; the performer is red."""
    assert damage(COLOR_COUNTER, "x-spare", back=NEUTRAL) == 10
    assert damage(COLOR_COUNTER, "x-spare", back=GREEN) == 20


@rule("hocg:2.4.3")
def test_a_holomem_of_two_colors_is_each_of_them() -> None:
    assert damage(ANTI_WHITE, WHITE_GREEN) == damage(ANTI_GREEN, WHITE_GREEN) == 60
    assert damage(ANTI_WHITE, GREEN) == 10 and damage(ANTI_GREEN, GREEN) == 60


@rule("hocg:2.4.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "same"),
    [
        (STRIPED["white"], WHITE_GREEN, True),
        (STRIPED["red"], WHITE_GREEN, False),
        (STRIPED["red"], RED, True),
        (STRIPED["red"], NEUTRAL, False),
        (ANTI_WHITE, NEUTRAL, False),
    ],
)
def test_one_color_in_common_is_the_same_color(mine: str, theirs: str, same: bool) -> None:
    """Arts +50 if both centers have the same color; neutral shares none, not even with neutral."""
    assert damage(mine, theirs, back=MATCHER) == (60 if same else 10)
