"""8.4: collab."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import DECK, POWER
from kaimaku.wire.common import Pile
from tests.rule import rule
from tests.rules.hocg.cards_turn import COLLAB_BACK, COLLABER, DOWN_OWN_COLLAB, ITEM
from tests.rules.hocg.scene_turn import A, B, Scene, one

SPARE = "x-spare"


@rule("hocg:8.4.1")
def test_not_while_the_collab_position_is_taken() -> None:
    s = Scene({"collab": SPARE, "back": one(SPARE, "back")})
    assert s.options("collab") == [] and s.why("collab", "back") == "hocg:8.4.1"


@rule("hocg:8.4.1")
@pytest.mark.parametrize("event", [COLLAB_BACK, DOWN_OWN_COLLAB])
def test_once_a_turn_even_if_the_position_is_free_again(event: str) -> None:
    s = Scene({"back": [one(SPARE, "one"), one(SPARE, "two")], "hand": [one(event, "event")]})
    s.do("collab", "one")
    s.do("play", "event")
    while s.prompt == "pick":  # the life card of a down
        s.quiet()
    assert s.place_of("one") != "collab"
    assert s.options("collab") == [] and s.why("collab", "two") == "hocg:8.4.1"
    s.until("main")
    assert s.t.active == B and s.options("collab")
    s.until("main")
    assert s.t.active == A and s.why("collab", "two") == ""


@rule("hocg:8.4.2")
def test_an_active_back_holomem() -> None:
    mine = {"center": one(SPARE, "center"), "back": [one(SPARE, "awake"), one(SPARE, "tired", resting=True)]}
    s = Scene(mine, {"back": one(SPARE, "theirs")})
    assert [o[1] for o in s.options("collab")] == [s.mem("awake").id]
    for label in ("center", "tired", "theirs"):
        assert s.why("collab", label) == "hocg:8.4.2"


@rule("hocg:8.4.2")
def test_a_center_is_not_needed() -> None:
    """R-13"""
    s = Scene({"center": [], "back": one(SPARE, "back")})
    assert s.why("collab", "back") == ""


@rule("hocg:8.4.3", "hocg:8.4.4", "hocg:rb.collab.steps")
def test_the_top_card_becomes_holo_power_then_the_holomem_moves() -> None:
    mine = {"back": one(COLLABER, "collab"), "deck": {"top": [one(ITEM, "top")], "filler": 4}, "power": 2}
    s = Scene(mine)
    s.do("collab", "collab")
    assert s.t.zones[POWER + A][-1] == s.card("top") and s.count(POWER + A) == 3 and s.count(DECK + A) == 4
    for seat in (A, B, None):
        assert GAME.view(s.t, seat).sides[A].power == Pile(3), "face down for everybody"
    assert s.place_of("collab") == "collab" and not s.mem("collab").resting
    assert s.log("power", "shift") == [("power", A), ("shift", A, s.mem("collab").id, "collab")]
    assert s.prompt == "may", "the collab effect waits for the check and is asked now"


@rule("hocg:8.4.3", "hocg:rb.collab.empty-deck")
def test_without_a_deck_there_is_no_collab() -> None:
    """R-01"""
    mine = {"back": one(SPARE, "back"), "deck": 0}
    s = Scene(mine)
    assert s.options("collab") == [] and s.why("collab", "back") == "hocg:8.4.3"
    s = Scene(mine, rulings={"collab_empty_deck": "allow"})
    s.do("collab", "back")
    assert s.place_of("back") == "collab" and s.count(POWER + A) == 0


@rule("hocg:rb.collab.no-member")
@pytest.mark.parametrize("back", [[], [one(SPARE, "tired", resting=True)]])
def test_no_holo_power_without_somebody_who_collabs(back: list[object]) -> None:
    s = Scene({"center": one(SPARE, "center", resting=True), "back": back})
    assert GAME.options(s.t, A) == [("pass",)]
    s.until("main")
    assert s.count(POWER + A) == 0


@rule("hocg:8.4.4")
def test_a_move_into_the_collab_position_is_no_collab_action() -> None:
    """R-34: the action of the turn is still there."""
    s = Scene({"collab": one(COLLABER, "moved"), "back": one(SPARE, "back"), "hand": [one(COLLAB_BACK, "event")]})
    s.do("play", "event")
    assert s.prompt == "main" and s.place_of("moved") == "back"
    s.do("collab", "moved")
    assert s.prompt == "may"
