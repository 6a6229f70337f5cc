"""Chapter 9: using Arts."""

from __future__ import annotations

from kaimaku.games.hocg.game import GAME
from tests.rule import rule
from tests.rules.hocg.cards_turn import (
    CENTER_HUNTER,
    COLLAB_HUNTER,
    COSTLY,
    DANCER,
    FRAIL,
    PARTNER_DANCER,
    SLAYER,
    STRIKER,
    SWITCHER,
)
from tests.rules.hocg.scene_turn import A, B, Scene, Side, one

SPARE = "x-spare"
THEM: Side = {"center": one(SPARE, "their center"), "back": one(SPARE, "their back")}


def performance(mine: Side, theirs: Side = THEM, **table: object) -> Scene:
    return Scene(mine, theirs, phase="performance", **table)


def users(s: Scene) -> set[str]:
    labels = {i: label for label, i in s.position.mems.items()}
    return {labels[int(o[1])] for o in s.options("art")}


@rule("hocg:9.1.1")
def test_center_and_collab_one_arts_each_in_either_order() -> None:
    mine = {"center": one(STRIKER, "center"), "collab": one(STRIKER, "collab")}
    for first, then in (("center", "collab"), ("collab", "center")):
        s = performance(mine)
        assert users(s) == {"center", "collab"}
        s.use(first, "their center")
        assert s.prompt == "perform" and users(s) == {then}
        s.use(then, "their center")
        assert s.prompt == "perform" and s.options("art") == [] and s.mem("their center").damage == 20


@rule("hocg:9.1.1")
def test_using_none_is_legal() -> None:
    s = performance({"center": one(STRIKER, "center"), "collab": one(STRIKER, "collab")})
    s.do("pass")
    assert s.t.turn == 6 and s.mem("their center").damage == 0


@rule("hocg:9.1.2")
def test_no_arts_in_the_main_phase_nor_in_the_other_players_turn() -> None:
    s = Scene({"center": one(STRIKER, "center")}, THEM)
    assert s.options("art") == [] and s.why_not(s.art("center", "their center")) == "hocg:8.1.2"
    s = Scene({"center": one(STRIKER, "center")}, {"center": one(STRIKER, "theirs")}, phase="performance")
    refusal = GAME.refuse(s.t, B, s.art("theirs", "center"))
    assert refusal is not None and refusal.rule == "hocg:10.6.2"
    assert s.why_not(s.art("theirs", "center")) == "hocg:9.2.1"


@rule("hocg:9.1.2")
def test_the_downs_of_one_arts_are_done_before_the_next_is_chosen() -> None:
    theirs = {"center": one(FRAIL, "frail"), "collab": one(SPARE, "their collab"), "back": one(SPARE, "their back")}
    s = performance({"center": one(SLAYER, "center"), "collab": one(STRIKER, "collab")}, theirs)
    s.use("center", "frail")
    assert s.prompt == "pick" and s.seat == B and s.place_of("frail") == "gone", "the life card is sent first"
    s.quiet()
    assert s.prompt == "perform" and {o[3] for o in s.options("art")} == {s.mem("their collab").id}


@rule("hocg:9.2.1")
def test_back_holomem_and_the_opponents_never_perform() -> None:
    s = performance({"center": one(STRIKER, "center"), "back": one(STRIKER, "back")})
    assert users(s) == {"center"}
    assert s.why_not(s.art("back", "their center")) == "hocg:9.2.1"
    assert s.why("art", 99, 1, "their center") == "hocg:9.2.1"


@rule("hocg:9.2.1.1")
def test_a_holomem_without_an_arts_it_can_play() -> None:
    """R-07: its cheers are missing, or there is nobody it could be aimed at."""
    s = performance({"center": one(COSTLY, "costly"), "collab": one(COLLAB_HUNTER, "hunter")})
    assert s.options("art") == []
    assert s.why_not(s.art("costly", "their center")) == "hocg:12.2.3.1"
    assert s.why_not(s.art("hunter", "their center")) == "hocg:12.2.3.2"
    s = performance(
        {"center": one(COSTLY, "costly", cheers=["white"]), "collab": one(COLLAB_HUNTER, "hunter")},
        {**THEM, "collab": one(SPARE, "their collab")},
    )
    assert users(s) == {"costly", "hunter"}


@rule("hocg:9.2.1.1")
def test_nobody_in_front_nobody_to_hit() -> None:
    theirs = {"center": [], "back": one(SPARE, "their back")}
    s = performance({"center": one(STRIKER, "center")}, theirs)
    assert s.options("art") == [] and s.why_not(s.art("center", "their back")) == "hocg:12.2.3.2"
    s = performance({"center": one(CENTER_HUNTER, "center")}, {**theirs, "collab": one(SPARE, "their collab")})
    assert s.options("art") == []


@rule("hocg:9.2.1.2")
def test_a_resting_holomem_does_not_perform() -> None:
    s = performance({"center": one(STRIKER, "center", resting=True), "collab": one(STRIKER, "collab")})
    assert users(s) == {"collab"} and s.why_not(s.art("center", "their center")) == "hocg:9.2.1.2"


@rule("hocg:9.2.1.3", "hocg:9.2.1.5")
def test_a_new_center_does_not_perform_after_the_old_one_did() -> None:
    """R-11: one Arts from each position, one per holomem."""
    mine = {"center": one(DANCER, "dancer"), "collab": one(STRIKER, "collab"), "back": one(STRIKER, "new")}
    s = performance(mine)
    s.use("dancer", "their center")
    assert (s.place_of("dancer"), s.place_of("new")) == ("back", "center")
    assert users(s) == {"collab"} and s.why_not(s.art("new", "their center")) == "hocg:9.2.1.3"
    s = performance(mine, rulings={"arts_limit": "holomem_only"})
    s.use("dancer", "their center")
    assert users(s) == {"new", "collab"}, "a table may count holomem only"


@rule("hocg:9.2.1.4")
def test_a_new_collab_holomem_does_not_perform_after_the_old_one_did() -> None:
    """Q364"""
    mine = {"center": one(STRIKER, "center"), "collab": one(PARTNER_DANCER, "dancer"), "back": one(STRIKER, "new")}
    s = performance(mine)
    s.use("dancer", "their center")
    assert (s.place_of("dancer"), s.place_of("new")) == ("back", "collab")
    assert users(s) == {"center"} and s.why_not(s.art("new", "their center")) == "hocg:9.2.1.4"


@rule("hocg:9.2.1.5", "hocg:9.2.1.3")
def test_who_performed_does_not_perform_again_from_elsewhere() -> None:
    mine = {"center": one(SWITCHER, "switcher"), "collab": one(STRIKER, "other")}
    s = performance(mine)
    s.use("switcher", "their center")
    assert (s.place_of("switcher"), s.place_of("other")) == ("collab", "center")
    assert s.options("art") == []
    assert s.why_not(s.art("switcher", "their center")) == "hocg:9.2.1.5"
    assert s.why_not(s.art("other", "their center")) == "hocg:9.2.1.3", "whose position is used up"
    s = performance(mine, rulings={"arts_limit": "holomem_only"})
    s.use("switcher", "their center")
    assert users(s) == {"other"} and s.why_not(s.art("switcher", "their center")) == "hocg:9.2.1.5"


@rule("hocg:9.1.1", "hocg:9.2.1.3", "hocg:9.2.1.4")
def test_the_limits_are_those_of_one_performance_phase() -> None:
    s = performance({"center": one(STRIKER, "center")})
    s.use("center", "their center")
    assert s.options("art") == []
    while s.t.turn < 7 or s.prompt != "perform":
        s.quiet()
    assert s.t.active == A and users(s) == {"center"}


@rule("hocg:9.2.2")
def test_only_its_own_arts_with_their_costs_met() -> None:
    s = performance({"center": one(STRIKER, "center", cheers=["white", "red"]), "collab": one(SLAYER, "slayer")})
    mine = [o for o in s.options("art") if o[1] == s.mem("center").id]
    assert mine == [s.art("center", "their center"), s.art("center", "their center", 2)]
    assert s.why_not(s.art("center", "their center", 3)) == "hocg:12.2.3.1", "green is missing"
    borrowed = s.art("slayer", "their center")
    assert s.why("art", "center", int(borrowed[2]), "their center") == "hocg:9.2.2"
    s.use("center", "their center", 2)
    assert s.mem("their center").damage == 30 and len(s.mem("center").cheers) == 2, "played, its cheers stay"
