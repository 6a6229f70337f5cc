"""7.7: the end phase."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules.stats import ARTS
from kaimaku.games.hocg.table import CENTER, at
from kaimaku.kernel.values import value
from tests.rule import rule
from tests.rules.hocg.cards_turn import (
    BRINGER,
    CENTER_WATCHER,
    END_BOOSTER,
    END_WATCHER,
    FRAIL,
)
from tests.rules.hocg.scene_turn import A, B, Scene, Side, one

SPARE = "x-spare"


def bonus(s: Scene, label: str) -> int:
    return value(s.t, ARTS, s.mem(label).id, 0)


@rule("hocg:7.7.1")
def test_the_end_of_the_turn_is_watched_by_its_player_once() -> None:
    s = Scene({"center": [], "back": [END_WATCHER, one(CENTER_WATCHER, "mover")]}, {"back": END_WATCHER}, phase="end")
    assert s.prompt == "may" and s.seat == A and at(s.t, A, CENTER) is None
    s.do("yes")
    assert s.prompt == "pick", "then the center"
    s.do("pick", "mover")
    assert s.prompt == "may" and s.seat == A and s.t.turn == 5, "woken by the move: back to 7.7.1"
    s.do("no")
    assert s.t.turn == 6, "the watcher of the turn's end was not asked again"


@rule("hocg:7.7.2", "hocg:rb.end.expire")
def test_effects_for_this_turn_last_through_the_end_triggers_and_no_longer() -> None:
    mine = {"center": one(SPARE, "center"), "back": [END_WATCHER, one(CENTER_WATCHER, "mover")]}
    effects = [
        {"arts": 20, "on": "center"},
        {"arts": 1, "on": "center", "until": "end of opponent's next turn"},
        {"arts": 300, "on": "center", "until": "end of game"},
    ]
    s = Scene(mine, phase="end", effects=effects)
    assert s.prompt == "may" and bonus(s, "center") == 321
    s.do("no")
    assert s.t.turn == 6 and bonus(s, "center") == 301
    s.until("main")
    assert s.t.active == B and bonus(s, "center") == 301
    s.until("main")
    assert s.t.active == A and bonus(s, "center") == 300


@rule("hocg:7.7.2", "hocg:7.7.3", "hocg:rb.end.expire")
def test_effects_end_before_the_center_is_filled() -> None:
    mine = {"center": [], "back": [one(SPARE, "one"), one(SPARE, "two")]}
    s = Scene(mine, phase="end", effects=[{"arts": 20, "on": "one"}])
    assert s.prompt == "pick" and bonus(s, "one") == 0


@rule("hocg:7.7.3", "hocg:7.7.3.1", "hocg:rb.end.center")
def test_an_active_back_holomem_takes_the_empty_center() -> None:
    back = [one(SPARE, "awake"), one(SPARE, "tired", resting=True), one(SPARE, "fresh")]
    s = Scene({"center": [], "collab": one(SPARE, "collab"), "back": back}, {"center": [], "back": SPARE}, phase="end")
    assert s.prompt == "pick" and s.seat == A
    assert s.chosen_from() == {"awake", "fresh"}
    assert s.why("pick", "tired") == s.why("pick", "collab") == "hocg:10.7.2.3"
    assert s.why("done") == "hocg:10.7.2.3.1", "one of them must go"
    s.do("pick", "fresh")
    assert s.place_of("fresh") == "center" and s.place_of("collab") == "collab"


@rule("hocg:7.7.3")
def test_only_the_turn_players_center_is_filled() -> None:
    """R-13: the other center stays empty until its own reset phase."""
    s = Scene({"center": []}, {"center": [], "back": [one(SPARE, "theirs"), SPARE]}, phase="end")
    assert s.log("shift")[0][1] == A and s.t.turn == 6
    assert s.prompt == "pick" and s.seat == B and s.phases() == ["end", "reset"]


@rule("hocg:7.7.3.2", "hocg:rb.end.center")
@pytest.mark.parametrize("collab", [[], [one(SPARE, "collab")]])
def test_only_resting_ones_in_the_back_one_of_them_moves_and_stays_resting(collab: list[object]) -> None:
    """R-12: the back counts, not an active collab holomem."""
    back = [one(SPARE, "one", resting=True), one(SPARE, "two", resting=True)]
    s = Scene({"center": [], "collab": collab, "back": back}, phase="end")
    assert s.chosen_from() == {"one", "two"}
    s.do("pick", "two")
    assert s.place_of("two") == "center" and s.mem("two").resting


@rule("hocg:7.7.3.3", "hocg:rb.end.collab-only")
def test_with_only_a_collab_holomem_the_center_stays_empty() -> None:
    s = Scene({"center": [], "collab": one(SPARE, "collab"), "back": []}, phase="end")
    assert s.t.turn == 6 and s.place_of("collab") == "collab" and at(s.t, A, CENTER) is None
    s.until("main")
    assert s.t.active == B and at(s.t, A, CENTER) is None, "empty through the opponent's turn"


@rule("hocg:7.7.4")
def test_an_ability_that_comes_late_still_triggers_before_the_turn_passes() -> None:
    s = Scene({"back": BRINGER, "hand": [END_WATCHER]}, phase="end")
    assert s.prompt == "may" and (s.t.turn, s.t.active) == (5, A), "put on the stage by another end of turn ability"
    s.do("no")
    assert s.t.turn == 6


@rule("hocg:7.7.4", "hocg:7.7.2")
def test_an_effect_for_this_turn_made_in_a_later_pass_ends_in_that_pass() -> None:
    """R-44"""
    mine: Side = {"center": one(SPARE, "center"), "back": [BRINGER], "hand": [END_BOOSTER]}
    s = Scene(mine, phase="end")
    while s.prompt == "pick" and s.t.turn == 5:
        s.do("pick", "center")
    assert s.t.turn == 6 and bonus(s, "center") == 0 and s.t.mods == {}


@rule("hocg:7.7.4")
def test_whoever_goes_down_when_an_effect_ends_does_so_before_the_turn_passes() -> None:
    mine = {"back": [one(FRAIL, "frail", damage=60)], "center": one(SPARE, "center")}
    s = Scene(mine, phase="end", effects=[{"hp": 20, "on": "frail"}])
    assert s.place_of("frail") == "gone"
    assert [e[0] for e in s.log("down", "life", "turn")] == ["down", "life", "turn"]
    assert s.t.turn == 6 and s.t.active == B
