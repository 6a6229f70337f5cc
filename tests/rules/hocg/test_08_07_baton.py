"""8.7: baton pass (with rb.baton)."""

from __future__ import annotations

from kaimaku.games.hocg.table import ARCHIVE
from tests.rule import rule
from tests.rules.hocg.cards_turn import COLORFUL, EVENT, LIGHT, TOOL
from tests.rules.hocg.scene_turn import A, B, Scene, one

SPARE = "x-spare"


def cheers(*colors: str) -> list[object]:
    """Cheers labelled by their color and number."""
    return [{"card": color, "as": f"{color} {i}"} for i, color in enumerate(colors, start=1)]


@rule("hocg:8.7.1", "hocg:rb.rest.baton-both")
def test_an_active_back_holomem() -> None:
    mine = {
        "center": one(SPARE, "center", cheers=["white"]),
        "collab": one(SPARE, "collab"),
        "back": [one(SPARE, "awake"), one(SPARE, "tired", resting=True)],
    }
    s = Scene(mine, {"back": one(SPARE, "theirs")})
    assert s.options("baton") == [s.option("baton", "awake")]
    for label in ("center", "collab", "tired", "theirs"):
        assert s.why("baton", label) == "hocg:8.7.1"
    mine["back"] = [one(SPARE, "tired", resting=True)]
    assert Scene(mine).options("baton") == []


@rule("hocg:8.7.2", "hocg:rb.rest.baton-both")
def test_an_active_center() -> None:
    centers: list[object] = [one(SPARE, "center", cheers=["white"], resting=True), []]
    for center in centers:
        s = Scene({"center": center, "back": one(SPARE, "back", cheers=["white"])})
        assert s.options("baton") == [] and s.why("baton", "back") == "hocg:8.7.2"


@rule("hocg:8.7.2", "hocg:8.7.3")
def test_a_chosen_cheer_is_archived_and_the_two_trade_places() -> None:
    center = one(SPARE, "center", cheers=cheers("white", "green"), damage=30, attached=[TOOL])
    back = one(SPARE, "back", cheers=cheers("red"), damage=50)
    s = Scene({"center": center, "back": [one(SPARE, "other"), back]})
    tool = s.mem("center").supports[:]
    s.do("baton", "back")
    assert [o[1] for o in s.options("pick")] == [s.card("white 1"), s.card("green 2")], "of the center alone"
    assert s.place_of("center") == "center", "paid first"
    s.do("pick", "green 2")
    assert s.t.zones[ARCHIVE + A] == [s.card("green 2")]
    assert (s.place_of("center"), s.place_of("back"), s.place_of("other")) == ("back", "center", "back")
    old, new = s.mem("center"), s.mem("back")
    assert (old.cheers, old.supports, old.damage, old.resting) == ([s.card("white 1")], tool, 30, False)
    assert (new.cheers, new.damage, new.resting) == ([s.card("red 1")], 50, False)


@rule("hocg:8.7.2")
def test_the_number_of_cheers_is_the_printed_one_as_changed() -> None:
    """G-14: changes are summed; R-41: nothing to pay is legal."""
    s = Scene({"center": one(LIGHT, "center"), "back": one(SPARE, "back")})
    s.do("baton", "back")
    assert s.place_of("back") == "center" and s.t.zones[ARCHIVE + A] == []
    mine = {"center": one(SPARE, "center", cheers=cheers("white", "white")), "back": one(SPARE, "back")}
    s = Scene(mine, effects=[{"baton": 1, "on": "center"}])
    s.do("baton", "back")
    assert len(s.t.zones[ARCHIVE + A]) == 2
    s = Scene(mine, effects=[{"baton": 2, "on": "center"}])
    assert s.why("baton", "back") == "hocg:8.1.3"
    s = Scene(mine, effects=[{"baton": -3, "on": "center"}])
    s.do("baton", "back")
    assert s.t.zones[ARCHIVE + A] == []


@rule("hocg:8.7.2")
def test_the_cheers_match_in_color() -> None:
    s = Scene({"center": one(COLORFUL, "center", cheers=cheers("green", "red", "red")), "back": one(SPARE, "back")})
    assert s.why("baton", "back") == "hocg:8.1.3", "one of them must be white"
    cards = cheers("green", "red", "white", "blue")
    mine = {"center": one(COLORFUL, "center", cheers=cards), "back": one(SPARE, "back")}
    s = Scene(mine)
    s.do("baton", "back")
    assert [o[1] for o in s.options("pick")] == [s.card("red 2"), s.card("blue 4")], "white and green are no question"
    s.do("pick", "red 2")
    assert set(s.t.zones[ARCHIVE + A]) == {s.card("white 3"), s.card("green 1"), s.card("red 2")}
    s = Scene(mine, effects=[{"baton": -5, "on": "center"}])
    s.do("baton", "back")
    assert set(s.t.zones[ARCHIVE + A]) == {s.card("white 3"), s.card("green 1")}, "only neutral icons change"


@rule("hocg:rb.baton.own-cheers", "hocg:rb.baton.insufficient")
def test_cheers_of_others_do_not_pay() -> None:
    center = {"card": "hSD01-006", "as": "center", "cheers": ["white"]}  # asks for two
    mine = {"center": center, "collab": {"card": SPARE, "cheers": ["white x3"]}}
    s = Scene({**mine, "back": one(SPARE, "back", cheers=["white x3"])})
    assert s.options("baton") == [] and s.why("baton", "back") == "hocg:8.1.3"
    center["cheers"] = ["white x2"]
    s = Scene({**mine, "back": one(SPARE, "back", cheers=["white x3"])})
    s.do("baton", "back")
    assert (len(s.mem("center").cheers), len(s.mem("back").cheers)) == (0, 3)


@rule("hocg:8.7.4", "hocg:rb.baton.once")
def test_once_a_turn_but_effects_still_swap() -> None:
    mine = {
        "center": one(SPARE, "one", cheers=["white x2"]),
        "back": one(SPARE, "two", cheers=["white"]),
        "hand": [one(EVENT, "swap")],
    }
    s = Scene(mine)
    s.do("baton", "two")
    s.quiet()  # which of two cheers pays
    assert s.options("baton") == [] and s.why("baton", "one") == "hocg:8.7.4"
    s.do("play", "swap")
    assert s.place_of("one") == "center" and s.why("baton", "two") == "hocg:8.7.4"
    s.until("main")
    assert s.t.active == B
    s.until("main")
    assert s.t.active == A and s.why("baton", "two") == ""


@rule("hocg:8.7.4", "hocg:rb.baton.once")
def test_a_swap_by_effect_does_not_use_it_up() -> None:
    mine = {"center": one(SPARE, "one"), "back": one(SPARE, "two", cheers=["white"]), "hand": [one(EVENT, "swap")]}
    s = Scene(mine)
    s.do("play", "swap")
    assert s.why("baton", "one") == ""


@rule("hocg:8.7.3")
def test_the_former_center_may_collab_in_the_same_turn() -> None:
    """R-41: it is active in the back."""
    s = Scene({"center": one(SPARE, "one", cheers=["white"]), "back": one(SPARE, "two")})
    s.do("baton", "two")
    s.do("collab", "one")
    assert s.place_of("one") == "collab"
