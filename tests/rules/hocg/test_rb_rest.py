"""rb.rest: what a resting holomem can and cannot do."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.hocg.cards_turn import COLLAB_BACK, EVENT, HANA, HANA_1, REST_ONE, STRIKER
from tests.rules.hocg.scene_turn import Scene, one

SPARE = "x-spare"


@rule("hocg:rb.rest.cannot")
def test_no_arts_no_collab_no_baton_pass() -> None:
    center = one(STRIKER, "center", resting=True, cheers=["white"])
    mine = {"center": center, "collab": [], "back": [one(SPARE, "back", resting=True), one(SPARE, "awake")]}
    s = Scene(mine)
    assert s.why("collab", "back") == "hocg:8.4.2"
    assert s.why("baton", "awake") == "hocg:8.7.2", "as the center of a baton pass"
    center["resting"] = False
    s = Scene(mine)
    assert s.why("baton", "back") == "hocg:8.7.1" and s.why("baton", "awake") == "", "as its new center"
    center["resting"] = True
    s = Scene(mine, {"center": one(SPARE, "target")}, phase="performance")
    assert s.options("art") == [] and s.why_not(s.art("center", "target")) == "hocg:9.2.1.2"


@rule("hocg:rb.rest.can")
def test_it_blooms_and_stays_resting() -> None:
    s = Scene({"center": one(HANA, "hana", resting=True), "hand": [one(HANA_1, "first")]})
    s.do("bloom", "first", "hana")
    assert s.mem("hana").resting and len(s.mem("hana").stack) == 2


@rule("hocg:rb.rest.can")
def test_abilities_swap_and_move_it() -> None:
    """G-30: it keeps its orientation."""
    back = one(SPARE, "back", resting=True)
    collab = one(SPARE, "collab", resting=True)
    hand = [one(EVENT, "swap"), one(COLLAB_BACK, "move")]
    s = Scene({"center": one(SPARE, "center"), "collab": collab, "back": back, "hand": hand})
    s.do("play", "swap")
    assert s.place_of("back") == "center" and s.mem("back").resting and not s.mem("center").resting
    s.do("play", "move")
    assert s.place_of("collab") == "back" and s.mem("collab").resting


@rule("hocg:rb.rest.cannot")
def test_whoever_is_rested_in_the_main_phase_is_out_at_once() -> None:
    s = Scene({"back": [one(SPARE, "one"), one(SPARE, "two")], "hand": [one(REST_ONE, "event")]})
    s.do("play", "event")
    s.do("pick", "one")
    assert s.why("collab", "one") == "hocg:8.4.2" and s.why("collab", "two") == ""
