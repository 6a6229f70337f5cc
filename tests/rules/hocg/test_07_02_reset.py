"""7.2: the reset phase."""

from __future__ import annotations

from kaimaku.games.hocg.table import CENTER, HAND, at
from tests.rule import rule
from tests.rules.hocg.cards_turn import (
    BACK_RESET_WATCHER,
    CENTER_WATCHER,
    READY_ONE,
    RESET_WATCHER,
    TURN_WATCHER,
)
from tests.rules.hocg.scene_turn import A, B, Scene, one

SPARE = "x-spare"


def tired(label: str) -> dict[str, object]:
    return one(SPARE, label, resting=True)


@rule("hocg:7.2.2", "hocg:7.2.3", "hocg:7.2.4", "hocg:7.2.5")
def test_ready_then_collab_back_then_the_start_of_the_turn() -> None:
    mine = {"center": tired("center"), "collab": one(SPARE, "collab"), "back": [tired("back"), TURN_WATCHER]}
    theirs = {"center": tired("their center"), "collab": one(SPARE, "their collab"), "back": tired("their back")}
    s = Scene(mine, theirs, phase="reset")
    assert s.prompt == "may" and s.phases() == ["reset"], "the turn's start is watched, in the reset phase"
    assert not s.mem("center").resting and not s.mem("back").resting
    assert s.place_of("collab") == "back" and s.mem("collab").resting, "back and resting"
    assert s.mem("their center").resting and s.mem("their back").resting, "only the turn player's stage"
    assert s.place_of("their collab") == "collab"


@rule("hocg:7.2.2", "hocg:7.2.3")
def test_everybody_is_readied_before_the_collab_holomem_rests() -> None:
    s = Scene({"center": tired("center"), "collab": tired("collab"), "back": tired("back")}, phase="reset")
    assert s.log("ready", "rest", "shift") == [
        ("ready", A, s.mem("center").id),
        ("ready", A, s.mem("collab").id),
        ("ready", A, s.mem("back").id),
        ("shift", A, s.mem("collab").id, "back"),
        ("rest", A, s.mem("collab").id),
    ]


@rule("hocg:7.2.4")
def test_the_start_of_the_reset_phase_is_looked_at_after_the_collab_holomem_moved() -> None:
    s = Scene({"collab": one(BACK_RESET_WATCHER, "watcher")}, phase="reset")
    assert s.prompt == "may" and s.place_of("watcher") == "back", "an ability of the back position triggers"


@rule("hocg:7.2.4", "hocg:7.2.5")
def test_start_of_turn_and_start_of_reset_wait_together_and_come_before_the_center_is_filled() -> None:
    s = Scene({"center": [], "back": [TURN_WATCHER, RESET_WATCHER]}, phase="reset")
    assert s.prompt == "order" and len(s.options("resolve")) == 2
    s.do("resolve", 0)
    assert s.prompt == "may" and at(s.t, A, CENTER) is None
    s.do("no")
    assert s.prompt == "may" and at(s.t, A, CENTER) is None
    s.do("no")
    assert s.prompt == "pick", "now the center"
    s.quiet()
    assert at(s.t, A, CENTER) is not None


@rule("hocg:7.2.4")
def test_the_other_players_turn_is_not_watched() -> None:
    s = Scene({}, {"back": [TURN_WATCHER, RESET_WATCHER]}, phase="reset")
    assert s.prompt == "pick" and s.phases() == ["reset", "draw", "cheer"]


@rule("hocg:7.2.6")
def test_an_empty_center_is_filled_by_an_active_holomem() -> None:
    """R-12: the former collab holomem rests by now and is no choice beside an active one."""
    s = Scene({"center": [], "collab": tired("collab"), "back": [one(SPARE, "one"), tired("two")]}, phase="reset")
    assert s.chosen_from() == {"one", "two"}, "two was readied a moment ago"
    assert s.why("pick", "collab") == "hocg:10.7.2.3"
    s.do("pick", "two")
    assert s.place_of("two") == "center" and not s.mem("two").resting


@rule("hocg:7.2.6")
def test_only_resting_ones_left_one_of_those_moves_and_stays_resting() -> None:
    s = Scene({"center": [], "collab": one(SPARE, "collab"), "back": []}, phase="reset")
    assert s.place_of("collab") == "center" and s.mem("collab").resting


@rule("hocg:7.2.6")
def test_filling_the_center_is_no_choice_and_concerns_one_side() -> None:
    s = Scene({"center": []}, {"center": [], "back": [one(SPARE, "theirs"), SPARE]}, phase="reset")
    assert s.prompt == "main" and at(s.t, A, CENTER) is not None and at(s.t, B, CENTER) is None
    s = Scene({"center": [], "back": [one(SPARE, "one"), SPARE]}, phase="reset")
    assert s.why("done") == "hocg:10.7.2.3.1" and s.why("pass") == "hocg:10.7.2.3"


@rule("hocg:7.2.7")
def test_what_the_move_to_the_center_woke_comes_before_the_draw() -> None:
    s = Scene({"center": [], "back": one(CENTER_WATCHER, "watcher"), "deck": 5}, phase="reset")
    assert s.prompt == "may" and s.place_of("watcher") == "center"
    assert s.phases() == ["reset"] and s.count(HAND + A) == 0
    s.do("no")
    assert s.phases()[:2] == ["reset", "draw"] and s.count(HAND + A) == 1


@rule("hocg:rb.rest.recover")
def test_a_former_collab_holomem_is_active_again_after_the_next_reset() -> None:
    s = Scene({"back": one(SPARE, "collab")})
    s.do("collab", "collab")
    s.until("main")
    assert s.t.active == B and s.place_of("collab") == "collab"
    s.until("main")
    assert s.t.active == A and s.place_of("collab") == "back" and s.mem("collab").resting
    s.until("main")
    assert s.t.active == B and s.mem("collab").resting, "the other player's reset does not concern it"
    s.until("main")
    assert s.t.active == A and not s.mem("collab").resting


@rule("hocg:rb.rest.recover")
def test_an_effect_readies_as_well() -> None:
    """R-28: the reset phase is not the only way."""
    s = Scene({"back": tired("back"), "hand": [one(READY_ONE, "event")]})
    s.do("play", "event")
    s.do("pick", "back")
    assert not s.mem("back").resting
