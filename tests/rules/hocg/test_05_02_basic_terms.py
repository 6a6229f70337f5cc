"""5.2 to 5.7: orientation, facing, placing, shuffling, drawing."""

from __future__ import annotations

from collections import Counter

from kaimaku.games.hocg.table import ARCHIVE, DECK, HAND, LIFE
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, Scene, one
from tests.rules.hocg.scene_zones import VIEWERS, seen


@rule("hocg:5.2.1")
def test_a_center_put_to_rest_neither_passes_the_baton_nor_performs() -> None:
    s = Scene(
        {
            "center": one(c.RIN, "rin", cheers=["white"]),
            "back": [one(c.STURDY, "sturdy")],
            "hand": [one(c.REST_ONE, "rest"), one(c.READY_ONE, "ready")],
        },
        {"center": one(c.STURDY, "target")},
    )
    assert s.offers("baton", "sturdy")
    s.do("play", "rest")
    s.do("pick", "rin")
    assert s.mem("rin").resting
    assert s.why("baton", "sturdy") == "hocg:8.7.2"
    performing = s.t.clone()
    s.do("pass")
    assert s.why_not(s.art("rin", "target")) == "hocg:9.2.1.2"
    s.t = performing
    s.do("play", "ready")
    s.do("pick", "rin")
    assert not s.mem("rin").resting and s.offers("baton", "sturdy")


@rule("hocg:5.3.1")
def test_life_is_laid_face_down() -> None:
    s = Scene(
        {"hand": [c.RIN], "cheer_deck": [one("green", "first"), one("red", "second"), "blue x8"]},
        {"hand": [c.RIN]},
        phase="set center",
    )
    while s.t.phase == "setup":
        s.quiet()
    assert s.t.zones[LIFE][:2] == [s.card("first"), s.card("second")]
    assert all(seen(s, viewer, A)["life"] == {"count": 5, "known": []} for viewer in VIEWERS)


@rule("hocg:5.5.1")
def test_returning_a_card_moves_it_from_zone_to_zone() -> None:
    s = Scene({"archive": [one(c.RIN, "rin")], "hand": [one(c.RECALL, "recall")]})
    s.do("play", "recall")
    assert s.t.where[s.card("rin")] == DECK
    assert (s.count(DECK), s.t.zones[ARCHIVE]) == (21, [s.card("recall")])


@rule("hocg:5.6.1")
def test_a_shuffle_changes_the_order_and_nothing_else() -> None:
    orders = set()
    for seed in range(1, 6):
        s = Scene({"deck": [c.RIN, c.ITEM, c.FRAIL, f"{c.STURDY} x6"], "hand": [one(c.SEARCH_DEBUT, "x")]}, seed=seed)
        before = s.t.zones[DECK][:]
        s.do("play", "x")
        s.do("done")
        assert Counter(s.t.zones[DECK]) == Counter(before)
        orders.add(tuple(s.t.zones[DECK]))
    assert len(orders) > 3


@rule("hocg:5.6.1.1")
def test_shuffling_an_empty_deck_is_still_shuffling() -> None:
    for deck in (0, 1):
        s = Scene({"deck": deck, "center": one(c.SEEKER, "seeker"), "back": [c.SHUFFLE_WATCHER]})
        before = s.t.zones[DECK][:]
        s.do("ability", c.key(c.SEEKER), "seeker")
        if deck:
            s.do("done")
        assert s.prompt == "may"  # the watcher of shuffles
        assert s.t.zones[DECK] == before


@rule("hocg:5.7.1")
def test_a_draw_takes_the_top_card() -> None:
    s = Scene({"deck": [one(c.RIN, "top"), one(c.ITEM, "next")], "hand": [one(c.DRAW_1, "draw")]})
    s.do("play", "draw")
    assert s.t.zones[HAND] == [s.card("top")]
    assert s.t.zones[DECK] == [s.card("next")]


@rule("hocg:5.7.2")
def test_drawing_three_is_drawing_one_three_times() -> None:
    deck = [one(c.RIN, "x"), one(c.ITEM, "y"), one(c.FRAIL, "z"), c.ITEM]
    s = Scene({"deck": deck, "hand": [one(c.DRAW_3, "draw")]})
    s.do("play", "draw")
    drawn = [entry[2] for entry in s.t.journal or [] if entry[0] == "draw"]
    assert drawn == [s.card(label) for label in ("x", "y", "z")]
    assert s.count(HAND) == 3


@rule("hocg:5.7.2")
def test_a_deck_that_is_too_small_is_drawn_as_far_as_it_goes() -> None:
    s = Scene({"deck": 2, "hand": [one(c.DRAW_3, "draw")]})
    s.do("play", "draw")
    assert s.count(HAND) == 2 and s.t.result is None


@rule("hocg:5.7.3", "hocg:5.7.3.3", "hocg:5.7.3.4")
def test_drawing_up_to_two_asks_before_each_card_and_ends_by_itself() -> None:
    s = Scene({"hand": [one(c.DRAW_UP_TO_2, "draw")]})
    s.do("play", "draw")
    for hand in (0, 1):
        assert (s.prompt, s.count(HAND)) == ("number", hand)
        s.do("number", 1)
    assert (s.prompt, s.count(HAND)) == ("main", 2)


@rule("hocg:5.7.3.2")
def test_the_player_may_stop_before_any_card() -> None:
    for draws in (0, 1):
        s = Scene({"hand": [one(c.DRAW_UP_TO_2, "draw")]})
        s.do("play", "draw")
        for _ in range(draws):
            s.do("number", 1)
        s.do("number", 0)
        assert (s.prompt, s.count(HAND)) == ("main", draws)


@rule("hocg:5.7.3", "hocg:5.7.3.2")
def test_what_depends_on_such_a_draw_depends_on_its_being_done() -> None:
    for drawn in (0, 1):
        s = Scene({"center": one(c.RIN, "rin"), "hand": [one(c.DRAW_UP_TO_THEN, "draw")]})
        s.do("play", "draw")
        s.do("number", drawn)
        assert s.mem("rin").resting == bool(drawn)


@rule("hocg:5.7.3.1")
def test_drawing_up_to_none_asks_nothing() -> None:
    s = Scene({"center": one(c.DRAW_UP_TO_0, "idler")})
    s.do("ability", c.key(c.DRAW_UP_TO_0), "idler")
    assert (s.prompt, s.count(HAND)) == ("main", 0)


@rule("hocg:5.7.4")
def test_drawing_from_the_bottom_takes_the_bottommost_first() -> None:
    deck = [c.ITEM, one(c.RIN, "above"), one(c.FRAIL, "bottom")]
    s = Scene({"deck": deck, "hand": [one(c.DRAW_BOTTOM, "draw")]})
    s.do("play", "draw")
    assert s.t.zones[HAND] == [s.card("bottom"), s.card("above")]
    assert s.count(DECK) == 1
